/**
 * The engine's worker: a room of its own for the work.
 */
import { createWorkroom } from "./workroom.js";

const hear = createWorkroom((message) => postMessage(message));
onmessage = ({ data }) => hear(data);
