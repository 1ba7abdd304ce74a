// All journeys, in the order of the table.

import { hosts } from "./journeys/hosts.mjs";
import { page } from "./journeys/page.mjs";

/** @type {import("./types.d.ts").Journey[]} */
export const journeys = [...page, ...hosts];
