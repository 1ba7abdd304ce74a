// Every screen there is: what is looked at by people in pictures, and by the tests of access.

import { DIALOGS } from "./dialogs.mjs";
import { ELSEWHERE } from "./elsewhere.mjs";
import { LOOKS } from "./looks.mjs";
import { PANELS } from "./panels.mjs";
import { PLAY } from "./play.mjs";
import { TRAINING } from "./training.mjs";

export const SCREENS = [...PLAY, ...PANELS, ...DIALOGS, ...TRAINING, ...LOOKS, ...ELSEWHERE];
