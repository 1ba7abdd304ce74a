/**
 * English: the words of the builder, and the pattern for other languages. How messages are written is said in ../en.js.
 */

/** @typedef {keyof typeof messages} Key */
/** @typedef {Readonly<Record<Key, string>>} Messages */

export const messages = {
  // The head of the page, and its parts.
  "builder.title": "A board for your page",
  "builder.home": "To the game",
  "builder.lead": "Choose, look at it, and copy a few lines into a page of yours. The board keeps nothing, sets no cookie and asks no other server.",
  "builder.wrong": "The address asks for something that cannot be read, and that was left out: {fields}.",
  "builder.form": "What stands there",
  "builder.live": "How it looks",
  "builder.frame": "The board as it will look",
  "builder.copy": "What to copy",
  "builder.mend": "A field above cannot be read yet: what stands here leaves it out.",

  // Shown in a page where the board cannot start. {game} is the name of a game.
  "builder.instead": "{game} is played here by browsers with JavaScript.",

  // The form. The names of games, boards, seeds and levels are those of the game itself.
  "builder.group.game": "Game",
  "builder.group.look": "Language and look",
  "builder.group.play": "Play",
  "builder.field.game": "Game and rules",
  "builder.field.mode": "For what",
  "builder.mode.play": "to play",
  "builder.mode.view": "to look at",
  "builder.mode.puzzle": "puzzles",
  "builder.mode.kiosk": "a museum",
  "builder.field.puzzle": "The question",
  "builder.puzzle.best": "which sowing is best",
  "builder.puzzle.where": "where a sowing ends",
  "builder.field.idle": "Seconds until it asks whether anybody is there",
  "builder.idle.wrong": "A whole number from {least} to {most} is wanted here.",
  "builder.field.notation": "Position or game line",
  "builder.notation.note": "Empty: a new game. The game copies both under “More”; they name their game themselves.",

  // {reason} is a part of a sentence: what the rules say.
  "builder.notation.wrong": "This cannot be read: {reason}.",
  "builder.notation.long": "This is too long for an address.",
  "builder.field.language": "Language",
  "builder.language.auto": "as the page",
  "builder.usual": "as usual",
  "builder.field.theme": "Colours",
  "builder.field.board": "Board",
  "builder.field.pieces": "Seeds",
  "builder.field.controls": "Buttons",
  "builder.controls.none": "none",
  "builder.controls.few": "few",
  "builder.controls.full": "all",
  "builder.field.motion": "Motion",
  "builder.motion.auto": "usual",
  "builder.motion.slow": "slow",
  "builder.motion.quick": "quick",
  "builder.motion.none": "none",
  "builder.field.sound": "Sound",
  "builder.sound.off": "off",
  "builder.sound.on": "after the first touch",
  "builder.field.undo": "Taking back",
  "builder.undo.yes": "allowed",
  "builder.undo.no": "not allowed",

  // What can be copied, and what is to be known of it.
  "builder.out.frame": "Frame",
  "builder.out.frame.copy": "Copy the frame",
  "builder.out.frame.note": "Shares nothing with the page around it, and needs no script there.",
  "builder.out.element": "Element",
  "builder.out.element.copy": "Copy the element",
  "builder.out.element.note": "Is a part of the page: as wide as its place, in its colours if you like, and cheaper where there are several.",
  "builder.out.oembed": "oEmbed address",
  "builder.out.oembed.copy": "Copy the oEmbed address",
  "builder.out.oembed.note": "For programs that fetch a description of what they show.",
  "builder.out.oembed.near": "There is a file for each game and way of playing only: your other choices are not in it.",
  "builder.out.oembed.mode": "There is no oEmbed file for boards of this kind: take the frame or the element.",
  "builder.out.oembed.none": "This copy of the program was published without knowing its own address, so it has no oEmbed files.",
  "builder.out.share": "This page with your choices",
  "builder.out.share.copy": "Copy the address",
  "builder.out.share.note": "For whoever is to go on choosing.",
};
