/**
 * Import this for `<guli-board>`:
 *
 *     <script type="module" src="…/guli-board.js"></script>
 *     <guli-board game="mangala" level="0,3"></guli-board>
 */
import { GuliBoard } from "./element.js";

if (!customElements.get("guli-board")) customElements.define("guli-board", GuliBoard);

export { GuliBoard };
