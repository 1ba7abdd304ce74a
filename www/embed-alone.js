/**
 * The frame as one plain script, for sandboxes: what else would be fetched lies inside it (`alone/`). Only as it is
 * built; where the page is served as it was written, a sandboxed frame can't start.
 */
import "./embed.js";
