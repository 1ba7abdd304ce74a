// Where things stand.

import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The folder with the built page. */
export const dist = resolve(root, process.env.GULI_DIST ?? "dist");
