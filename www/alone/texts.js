/**
 * The style sheets of a board, when they lie inside the script.
 */
import { styles } from "./inside.js";

export const styleTexts = async () => styles;
