/**
 * The accessibility statement in English, and the pattern for other languages. It says what was tested and what was not;
 * whoever changes the program so that a sentence is no longer true changes the sentence, in every language.
 */

/** @typedef {{ title: string, text?: readonly string[], points?: readonly string[] }} Part */

/** @type {readonly Part[]} */
export const statement = [
  {
    title: "Aim",
    text: [
      "Guli is meant to be played by everyone. It aims at level AA of the Web Content Accessibility Guidelines 2.2.",
      "Programs check it: every screen in every language with axe, and whole games played by the keyboard alone and by what is announced alone. No person with a disability has tested it yet, and no screen reader was used in the tests. So this is a promise to mend things rather than a certificate.",
    ],
  },
  {
    title: "What works",
    points: [
      "Everything can be done by keyboard. The board is one stop of the Tab key; arrow keys walk on it, Enter or the number of a hole sows.",
      "Each hole is a button that says its number, its seeds and whose it is. Each sowing is announced in a whole sentence, or in few words if you prefer that in the settings.",
      "A command box answers in words, so that a whole game can be played without the board.",
      "The page can be enlarged to 400 per cent, and letters and lines set wider apart, without scrolling sideways or losing text.",
      "Where the device asks for less motion, seeds do not fly: the board shows the result at once. Else the speed can be chosen, and a sowing paused, stepped through and skipped.",
      "Nothing is told by colour alone. There is a plain board of high contrast and one of numbers only, and colours set by the device are obeyed.",
      "Sounds are off until you ask for them. Then each hole can have a note of its own.",
      "There is no time limit anywhere.",
    ],
  },
  {
    title: "With a screen reader",
    points: [
      "Go to the board with Tab. If arrow keys do not walk on it, switch to focus mode first: NVDA and JAWS do that with Enter, or by themselves.",
      "Press / on the board, or choose the command box in the settings. Type ? to hear all commands, P for the position, M for what can be sown, and a number to sow.",
      "On a touch screen each hole lies where it is seen: explore with a finger, and double-tap to sow.",
      "The list of moves can be read at any time; each row takes the board back to that moment.",
    ],
  },
  {
    title: "Known limits",
    points: [
      "The letters of the commands are those of the English words, in every language.",
      "The picture of the board is not described: the buttons, the counts and the announcements say what it shows.",
      "The drawings beside the rules are described by their captions alone.",
      "At 400 per cent, or on a very low screen, the board and the lines under it are not in sight at once.",
      "Only English has been read by a native speaker. Errors in the other languages may make announcements harder to follow.",
    ],
  },
  {
    title: "Tell us",
    text: [
      "If something is in your way, please say so: to the project, as an issue where its source is kept, or to whoever runs the site where you found the game. Say what you wanted to do, and which browser and which aids you use. A barrier counts as a fault, like a wrong rule.",
    ],
  },
];
