// All journeys, in the order of the table.

import { hosts } from "./journeys/hosts.mjs";
import { offline } from "./journeys/offline.mjs";
import { page } from "./journeys/page.mjs";
import { single } from "./journeys/single.mjs";

/** @type {import("./types.d.ts").Journey[]} */
export const journeys = [...page, ...offline, ...single, ...hosts];
