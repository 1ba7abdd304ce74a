// Every screen there is: what is looked at by people in pictures, and by the tests of access.

import { DIALOGS } from "./dialogs.mjs";
import { ELSEWHERE } from "./elsewhere.mjs";
import { FAILURES } from "./failures.mjs";
import { FOREIGN } from "./foreign.mjs";
import { LOOKS } from "./looks.mjs";
import { PANELS } from "./panels.mjs";
import { PLAY } from "./play.mjs";
import { TRAINING } from "./training.mjs";

export const SCREENS = [...PLAY, ...PANELS, ...DIALOGS, ...TRAINING, ...LOOKS, ...ELSEWHERE, ...FOREIGN, ...FAILURES];

/** What can be seen in a language. @param {string} language */
export const screensIn = (language) => SCREENS.filter(({ spoken }) => spoken?.includes(language) ?? true);
