/**
 * English: every sentence of the page, and the pattern for other languages.
 *
 * For translators. A message is a whole sentence; move its parts as your language wants. The syntax is ICU's:
 * `{name}` is a value, `{count, plural, one {…} other {…}}` chooses by number (add `few`, `many`… where your
 * language has them; `#` is the number), `{who, select, south {…} other {…}}` chooses by word. `[kn-Latn:saada|saada]`
 * marks a traditional word in its own language: keep it, or write it in its own script (`[kn:…]`). {hole} and
 * {holes} are hole numbers, names rather than quantities. {seat} is "South" or "North" as below; wherever it is
 * given, {who} is `south` or `north` too, for languages that bend names. Nothing may be shouted: no exclamation
 * marks. Buttons may grow by two fifths before they wrap.
 */

/** @typedef {keyof typeof messages} Key */
/** @typedef {Readonly<Record<Key, string>>} Messages */

/** For numbers, lists and plural forms. British English writes "8, 1 and 2". */
export const locale = "en-GB";

export const direction = "ltr";

/** Whether a native speaker has read the whole file. Where not, the menu of languages says so. */
export const reviewed = true;

export const messages = {
  // Names. South sits at the bottom of the picture and is the sources' Player 0.
  "page.title": "Guli",
  // The title of the window.
  "page.titleOf": "{game} · {page}",
  "seat.south": "South",
  "seat.north": "North",
  "game.ali-guli-mane": "[kn-Latn:Ali Guli Mane]",
  "game.mangala": "[tr:Mangala]",
  "game.ali-guli-mane-4": "[kn-Latn:Ali Guli Mane] with four seeds",
  "game.ali-guli-mane-6": "[kn-Latn:Ali Guli Mane] with six seeds",
  "game.ali-guli-mane-leftovers": "[kn-Latn:Ali Guli Mane], leftovers count",
  "game.ali-guli-mane-pair": "[kn-Latn:Ali Guli Mane], captures in pairs",
  "game.ali-guli-mane-free": "[kn-Latn:Ali Guli Mane], free direction",
  "game.simple-saada": "Simple [kn-Latn:saada]",
  "game.mangala-metin-and": "[tr:Mangala] after [tr:Metin And]",
  "game.mangala-opponent-row": "[tr:Mangala], opposite row only",
  "game.mangala-bohnenspiel": "[tr:Mangala], [de:Bohnenspiel] end",
  "kind.match": "match, round {round}",
  "kind.matchOf": "match, round {round} of {limit}",

  // The menu of languages. {language} is a language's own name. The note stands only where a file is not reviewed.
  "language.title": "Languages",
  "language.button": "Language: {language}",
  "language.unreviewed": "No native speaker has read this translation yet. Corrections are welcome.",
  "language.changed": "The page is in English now.",

  // Whose turn it is: the line under the board.
  "turn.move": "{seat} to move",
  "turn.passed": "{seat} to move again: {other} has no seeds and passes",
  "turn.bonus": "{seat} sows again: bonus sowing",
  "turn.thinking": "{seat} thinks",
  "turn.waits": "{seat} to move: the computer waits",
  "turn.variation": "Variation: {sentence}",
  "turn.telling": "{seat} sows from {hole}",
  "turn.refill": "The holes are filled again for round {round}",
  "turn.roundOver": "Round {round} is over",
  "turn.gameOver": "The game is over",
  "turn.matchOver": "The match is over",

  // The log and the spoken sentence. One sowing, made from its events. {second} is `yes` for a bonus sowing;
  // {bonus} is `due`, `lost` or `no`; {capture} is `yes` or `no`.
  "log.relay":
    "{second, select, yes {bonus {hole}} other {{hole}}}: {laps, plural, one {# lap} other {# laps}}, "
    + "ends before the empty {saada}, "
    + "{capture, select, yes {captures {holes}: {captured, plural, one {# seed} other {# seeds}}} other {no capture}}"
    + "{bonus, select, due {; bonus sowing} lost {; bonus sowing lost, nothing to lift} other {}}",
  "log.single":
    "{hole}: {sown, plural, one {# seed} other {# seeds}}, ends in {last}, "
    + "{capture, select, yes {captures {holes}: {captured, plural, one {# seed} other {# seeds}}} other {no capture}}",
  "log.pass": "{seat} has no seeds and passes",
  "log.row": "{seat}, {sentence}",
  // A sowing, and how good it was: a verdict as under "mark" below. Both as they are seen, one after the other.
  "log.judged": "{sentence} {verdict}",
  "log.start": "Start of the game",
  "log.startRound": "Start of round {round}",
  "log.empty": "Moves are written here as they are played.",

  // Said by screen readers when something happened. The parts are whole sentences in a row.
  "say.sow": "{seat}, {sentence}.",
  "say.pass": "{seat} has no seeds and passes.",
  "say.turn": "{seat} to move.",
  "say.bonus": "{seat} sows again.",
  "say.stopped": "Stopped after sowing {ply}.",
  "say.undone": "Taken back to sowing {ply} of {plies}.",
  "say.redone": "Played again up to sowing {ply} of {plies}.",
  "say.refill": "The holes are filled again for round {round}.",
  "say.result": "{result}.",
  "say.start": "{game}, a new game. {seat} to move.",
  "say.loaded": "{game}, opened. {seat} to move.",
  "say.vary": "A variation: the game stays as it is.",
  "say.passedOn": "The board is turned to {seat}.",
  "say.return": "Back in the game.",

  // The same in few words, where the player wants that.
  "brief.sow": "{seat} {hole}: {capture, select, yes {captures {captured}} other {no capture}}{bonus, select, lost {, bonus sowing lost} other {}}.",
  "brief.turn": "{seat}.",

  // The box for typed commands. Letters of commands, and the sign ?, are the same in all languages. {seeds} in a row is a list
  // of the counts of its holes, {holes} a list of holes, {sowings} one of holes and passes.
  "command.open": "Command box",
  "command.label": "Command",
  "command.note": "Type a hole’s number to sow it, or a letter: P for the position, ? for all commands.",
  "command.do": "Do it",
  "command.help": "A hole’s number sows it; with a question mark, as in 9?, you hear what it would do. P: position. M: what can be sown. Where the direction is free, an r behind the number, as in 9r, sows the other way round. L: last sowing. G: the game so far. S: score. T: whose turn. U: take back. R: play again what was taken back. B: hint. N: go on when a game or round is over. V: short or full announcements. X: close this box.",
  "command.unknown": "{typed} is no command. A question mark tells which there are.",
  "command.cannot": "That cannot be done now.",
  "command.none": "Nothing has been sown yet.",
  "command.row": "{seat}’s holes {first} to {last}, with their seeds: {seeds}.",
  "command.row.brief": "{seat}, {first} to {last}: {seeds}.",
  "command.cell": "{hole}: {seeds}",
  "command.cell.closed": "{hole}: closed",
  "command.closed": "closed",
  "command.moves": "Can be sown: {holes}.",
  "command.game": "Sown so far: {sowings}.",
  "command.verbosity": "{how, select, short {Short announcements.} other {Full announcements.}}",

  // The line under the board while seeds move: what is being told just now.
  "tell.lap": "Lap {lap}: {seeds, plural, one {# seed} other {# seeds}} from {hole}",
  "tell.lift": "{seeds, plural, one {# seed} other {# seeds}} from {hole}",
  "tell.relay": "{hole} holds seeds: they are lifted next",
  "tell.saada": "{hole} is empty: the sowing ends",
  "tell.capture": "Captures {holes}: {captured, plural, one {# seed} other {# seeds}}",

  // What a hole would do: shown for the hole that is pointed at or focused.
  "preview.idle": "Choose one of your holes. Pointing at a hole shows what it would do.",
  "preview.idle.touch": "Choose one of your holes.",
  "preview.relay":
    "{hole}: {laps, plural, one {# lap} other {# laps}}, {sown, plural, one {# seed} other {# seeds}} sown, "
    + "ends before the empty {saada}, "
    + "{capture, select, yes {captures {captured, plural, one {# seed} other {# seeds}} from {holes}} other {no capture}}"
    + "{bonus, select, yes {, earns a bonus sowing} other {}}",
  "preview.single":
    "{hole}: {sown, plural, one {# seed} other {# seeds}} sown, ends in {last}, "
    + "{capture, select, yes {captures {captured, plural, one {# seed} other {# seeds}} from {holes}} other {no capture}}",
  "preview.empty": "{hole}: empty, nothing to lift",
  "preview.closed": "{hole}: closed for this round",
  "preview.notYours": "{hole}: belongs to {seat}",
  "preview.endless": "{hole}: cannot be sown, its relay would never end",
  "preview.over": "{hole}: the round is over",
  "preview.pass": "{hole}: {seat} has to pass",
  "preview.typing": "Hole {typed}…: type the second digit ({choices}), or Escape",
  "preview.typing.whole": "Hole {typed}: Enter chooses it. Or type the second digit ({choices}), or Escape",
  "preview.noHole": "There is no hole {typed} on this board",
  "preview.computer": "It is the computer’s turn",
  "preview.computer.waits": "It is the computer’s turn: Go on lets it move",
  "preview.viewing": "This board is here to be looked at: nothing can be sown on it",

  // Names of the buttons over the board, as screen readers say them.
  "board.label": "Board, {game}. Arrow keys move, Enter or a hole’s number sows it.",
  "board.row": "{seat}’s holes",
  "hole.yours": "hole {hole}, {seeds, plural, =0 {empty} one {# seed} other {# seeds}}, yours",
  "hole.theirs": "hole {hole}, {seeds, plural, =0 {empty} one {# seed} other {# seeds}}, {seat}’s",
  "hole.plain": "hole {hole}, {seeds, plural, =0 {empty} one {# seed} other {# seeds}}",
  "hole.endless": "hole {hole}, {seeds, plural, one {# seed} other {# seeds}}, yours, its relay would never end",
  "hole.closed": "hole {hole}, closed",
  "hole.valued": "{name}, {value}",

  // Banks: the captured seeds of each player.
  "bank.name": "{seat}: {seeds, plural, one {# seed} other {# seeds}} captured",

  // Notices.
  "notice.decided": "{seat} holds {seeds} of {all} seeds: the game is decided. Play on, or stop here.",
  "notice.quiet": "{quiet, plural, one {# turn} other {# turns}} without a capture. At {limit} the {what, select, round {round} other {game}} ends.",
  "notice.lost": "{seat} earned a bonus sowing, but has nothing to lift.",
  "notice.stop": "Stop here",
  "notice.close": "Close",
  "notice.newer": "A newer version of this program is ready. The game is kept.",
  "notice.newer.use": "Use it",

  // Results.
  "result.win": "{seat} wins, {more} to {fewer}",
  "result.draw": "A draw, {more} each",
  "result.undecided": "South {south}, North {north}",
  "result.round": "Round {round}: {result}",
  "result.match": "{seat} wins the match",
  "result.matchDraw": "The match is a draw",
  "end.no-sowing": "{seat} has nothing to sow. Seeds left on the board count for nobody.",
  "end.left": "{seat} has nothing to sow. Seeds left on the board count: South gets {south}, North {north}.",
  "end.empty-board": "Every seed is captured.",
  "end.quiet-limit": "{limit} turns passed without a capture. Seeds left on the board count for nobody.",
  // The same in a match, where what is left in a row stays its owner's for the next round.
  "end.match.no-sowing": "{seat} has nothing to sow. Seeds left in a row stay with its owner.",
  "end.match.empty-board": "Every seed is captured.",
  "end.match.quiet-limit": "{limit} turns passed without a capture. Seeds left in a row stay with its owner.",
  "end.cannot-fill": "{seat} owns fewer than {needed} seeds and cannot fill a hole.",
  "end.round-limit": "All {rounds, plural, one {# round} other {# rounds}} are played: South owns {south} seeds, North {north}.",
  "result.stocks": "For the next round South owns {south} seeds, North {north}. {seat} starts.",
  "result.again": "Play again, {seat} starts",
  "result.next": "Start round {round}",

  // A line of folklore when a game has ended; each from a written source.
  "lore.ali-guli-mane.1": "The name says what it is: a block of wood with holes.",
  "lore.ali-guli-mane.2": "In old houses the board was carved into the stone of the veranda floor.",
  "lore.ali-guli-mane.3": "Sowing and reaping: the board keeps the farmer’s year.",
  "lore.mangala.1": "Ottoman painters showed the game as early as the sixteenth century.",
  "lore.mangala.2": "Jean de Thévenot watched it on his travels and described it in 1664.",
  "lore.mangala.3": "In the Constantinople of 1771 the game was a favourite, a French traveller wrote.",

  // Controls. Short labels; the longer ones are for screen readers and tooltips.
  "control.group": "Controls",
  "control.new": "New game",
  "control.undo": "Undo",
  "control.hint": "Hint",
  "control.redo": "Redo",
  "control.turn": "Other way",
  "control.replay": "Replay",
  "control.back": "Step back",
  "control.forward": "Step on",
  "control.pause": "Pause",
  "control.resume": "Go on",
  "control.skip": "Skip",
  "control.speed": "Speed",
  "control.more": "More",
  "direction.backward": "The next sowing goes the other way round.",
  "direction.forward": "The next sowing goes the usual way round.",
  "speed.slowest": "very slow",
  "speed.slow": "slow",
  "speed.calm": "normal",
  "speed.quick": "quick",
  "speed.quicker": "quicker",
  "speed.fast": "very quick",
  "speed.instant": "instant",

  // New game.
  "setup.title": "New game",
  "setup.game": "Game",
  "setup.ali-guli-mane.note": "South India. Two rows of seven holes; sowings run on in relays.",
  "setup.mangala.note": "Ottoman lands. Two rows of six holes; captures come in chains.",
  "variant.ali-guli-mane-4.note": "Four seeds in each hole, as in the north of Karnataka.",
  "variant.ali-guli-mane-6.note": "Six seeds in each hole, as in Andhra Pradesh and Tamil Nadu.",
  "variant.ali-guli-mane-leftovers.note": "At the end of a round the seeds left on the board go to the owner of their row. Told of by other descriptions of the game.",
  "variant.ali-guli-mane-pair.note": "The facing hole is captured only together with the hole beyond the empty one. Told of by other descriptions of the game.",
  "variant.ali-guli-mane-free.note": "Each sowing goes either way round, as the player chooses; its relays go the same way. An r behind a hole means the other way round, as in 13r. As told on Wikipedia.",
  "variant.simple-saada.note": "Only the hole beyond the empty one is captured, and there is no bonus sowing. For the next round both fill equally many holes, and the winner starts. The simple form, and a widespread one.",
  "variant.mangala-metin-and.note": "Five seeds in each hole; only two or four are captured. As the Turkish historian [tr:Metin And] describes it.",
  "variant.mangala-opponent-row.note": "Seeds are captured in the other player’s row only. Told of by other descriptions of the game.",
  "variant.mangala-bohnenspiel.note": "Whoever has nothing to lift ends the game, and the other player takes the rest. As in the [de:Bohnenspiel] of the Baltic Germans, a relative.",
  "setup.kind": "Kind",
  "setup.single": "Single round",
  "setup.single.note": "Whoever captures more seeds wins.",
  "setup.match": "Traditional match",
  "setup.match.note": "Several rounds: holes are refilled from the captured seeds.",
  "setup.rounds": "Rounds",
  "setup.rounds.none": "as many as it takes",
  "setup.rounds.some": "at most {rounds}",
  "setup.rules": "Rules",
  "setup.starter": "Who starts",
  "setup.start": "Start",
  "setup.cancel": "Cancel",
  "setup.training": "Training",
  "setup.first": "First game",

  // Who plays. {level} is the number of the level, {name} one of the eight below.
  "players.title": "Who plays",
  "players.person": "a person",
  "players.computer": "the computer",
  "players.versus": "{seat}: computer, level {level}",
  "level.name": "{level} – {name}",
  "level.1": "a child’s first game",
  "level.2": "knows the rules, not much more",
  "level.3": "plays for fun",
  "level.4": "sees what comes next",
  "level.5": "seldom careless",
  "level.6": "an experienced player",
  "level.7": "forgives little",
  "level.8": "gives nothing away",

  // The values of sowings. {value} is what the mover captures more than the other from here on, with its sign.
  "value.exact": "{value} exact",
  "value.about": "about {value}, {depth, plural, one {# sowing} other {# sowings}} deep",
  "value.atLeast": "at least {value}",
  "value.atMost": "at most {value}",

  // What is known of the best play of some rules, under their name: solved from the start of a round; exact in endgames, with
  // so many seeds on the board or fewer; nothing. Be short.
  "known.solved": "Solved: the first player wins by {ahead, plural, one {# seed} other {# seeds}}.",
  "known.endgames": "Exact from {seeds, plural, one {# seed} other {# seeds}} down; before that looked ahead, as far as time allows.",
  "known.nothing": "Not solved: looked ahead, as far as time allows.",

  // Analysis: values, best play, review.
  "analysis.values": "Values on the board",
  "analysis.values.note": "Worth to {seat}, from here to the end: captured by {seat} less captured by the other.",
  "analysis.off": "Every sowing can be given its value: what it captures more than the other side, with best play to the end.",
  "analysis.over": "Nothing is left to be valued here.",
  "analysis.wait": "The sowings are being valued",
  "analysis.list": "Values of the sowings, the best first",
  "analysis.row": "hole {hole}: {value}",
  "analysis.row.best": "hole {hole}, best: {value}",
  "analysis.solved": "Solved to the end; {nodes} positions looked at.",
  "analysis.looked": "{depth, plural, one {# sowing} other {# sowings}} ahead; {nodes} positions looked at.",
  "analysis.looking": "Looking {depth, plural, one {# sowing} other {# sowings}} ahead…",
  "analysis.failed": "The engine stopped ({reason}).",
  "analysis.banks": "Captured so far: South {south}, North {north}",
  "analysis.ahead.exact": "With best play {seat} ends {seeds, plural, one {# seed} other {# seeds}} ahead.",
  "analysis.ahead.about": "{seat} will end about {seeds, plural, one {# seed} other {# seeds}} ahead.",
  "analysis.ahead.even": "With best play both end with as many.",
  "analysis.ahead.evenAbout": "Both will end with about as many.",
  "line.title": "Best play",
  "line.title.from": "Best play after {hole}",
  "line.steps": "Sowings of the line",
  "line.pass": "pass",
  "line.end": "It is as good as over: nothing more is to be won.",
  "line.more": "The line was followed as far as the engine looks.",
  "line.back": "Step back",
  "line.on": "Step on",
  "line.leave": "Return to the game",
  "line.varying": "A variation is on the board. The game stays as it is.",

  // Review: how good each sowing was, by the seeds it gave away.
  "review.title": "Review",
  "review.text": "Each sowing is compared with the best one.",
  "review.start": "Review this game",
  "review.again": "Review again",
  "review.running": "{done} of {all} sowings reviewed",
  "review.exact": "Values are exact.",
  "review.about": "Values are estimates (about), {depth, plural, one {# sowing} other {# sowings}} deep.",
  "review.nothing": "There is nothing to review before the first sowing.",
  "review.table": "How good the sowings were",
  "review.lost": "seeds lost",
  "review.where": "Sowing",
  "review.point": "After sowing {ply}: {ahead}",
  "review.start.point": "At the start: {ahead}",
  "review.ahead": "{seat} {seeds} ahead",
  "review.even": "even",
  "mark.best": "best",
  "mark.good": "good",
  "mark.slip": "slip",
  "mark.blunder": "blunder",
  "mark.only": "the only sowing",
  "mark.lost": "{mark}, {about, select, yes {about } other {}}{lost} given away; better {better}",

  // Hint: one best hole.
  "hint.say": "{sentence}; {value}",
  "hint.wait": "Looking for the best sowing",

  // Training: puzzles on the board. {level} is the difficulty, from 1 to {hardest}.
  "training.title": "Training",
  "training.kind": "What to practise",
  "training.where": "Where does it end?",
  "training.where.note": "Follow a sowing with your eyes to its last seed.",
  "training.best": "The best sowing",
  "training.best.note": "Find the one hole that is better than all others.",
  "training.difficulty": "Difficulty",
  "training.adapts": "follows your answers",
  "training.fixed": "always {level} of {hardest}",
  "training.level": "Difficulty {level} of {hardest}, follows your answers",
  "training.level.fixed": "Difficulty {level} of {hardest}",
  "training.tally":
    "{asked, plural, =0 {None answered yet} one {{right} of # right} other {{right} of # right}}"
    + "{streak, plural, =0 {} one {} other {, # in a row}}{longest, plural, =0 {} one {} other {, at best #}}",
  "training.making": "A puzzle is being made",
  "training.failed": "No puzzle could be made. The game that was interrupted is safe.",
  "training.again": "Try again",
  "training.solution": "Show the solution",
  "training.step": "Step {step} of {steps}",
  "training.other.named": "What {hole} leads to",
  "training.other.best": "Back to best play",
  "training.next": "Next puzzle",
  "training.skip": "Another puzzle",
  "training.choose": "Change",
  "training.leave": "Leave training",
  "training.up": "The next puzzles are harder: difficulty {level}.",
  "training.down": "The next puzzles are easier: difficulty {level}.",
  // Where does it end? {last} is the hole of the last seed, {saada} the empty one after it.
  "training.where.ask": "{seat} sows {hole}. Where does the last seed fall?",
  "training.where.how": "Choose that hole, in either row.",
  "training.where.how.saada": "Choose that hole, in either row, or the empty hole that ends the sowing.",
  "training.where.verdict":
    "{verdict, select, right {Right: the last seed falls in {last}} wrong {Not {named}: the last seed falls in {last}} "
    + "other {The last seed falls in {last}}}",
  "training.where.why": "{sown, plural, one {# seed is} other {# seeds are}} sown from {hole}, one by one.",
  "training.where.why.saada":
    "{sown, plural, one {# seed is} other {# seeds are}} sown in {laps, plural, one {# lap} other {# laps}}. "
    + "After the last one, {saada} is empty.",
  // The best sowing. Values are what the player captures more than the other from here on: +6, 0, −2.
  "training.best.ask": "{seat} to move. Which sowing is the best?",
  "training.best.how": "One hole captures more than any other, all that follows counted.",
  "training.best.right": "Right: {best} is the best sowing",
  "training.best.wrong": "{named} gives away {away, plural, one {# seed} other {# seeds}}: {best} is the best sowing",
  "training.best.shown": "{best} is the best sowing",
  "training.best.why": "All that follows counted, {best} is worth {value}, {next} is worth {nextValue}.",
  "training.best.why.right": "All that follows counted, it is worth {value}, and the next best, {next}, {nextValue}.",
  // What a wrong answer leads to. {seat} has answered {named}, {other} plays {reply}; {own} and {theirs} are what
  // {seat} and {other} capture from the puzzle's board on.
  "training.best.reply":
    "After {named}, {other} plays {reply}"
    + "{captured, plural, =0 {} one { and captures # seed} other { and captures # seeds}}; from here to the end {seat} captures {own}, {other} {theirs}.",
  "training.best.noReply": "After {named}, {other} has nothing to sow; from here to the end {seat} captures {own}, {other} {theirs}.",
  "training.best.why.greedy": "{greedy, select, no {Taking the most at once misses it.} other {}}",

  // Asked only when something would be lost.
  "ask.title": "Leave this game?",
  "ask.text": "{plies, plural, one {# sowing} other {# sowings}} of an unfinished game would be lost.",
  "ask.textMatch": "The unfinished match would be lost.",
  "ask.stay": "Keep this game",
  "ask.leave": "Leave it",

  // More: settings and sharing.
  "more.title": "More",
  "more.settings": "Settings",
  "more.asPrinted": "As printed",
  "more.asPrinted.note": "Mirrors the picture, as the sources print the board.",
  "more.numbers": "Hole numbers",
  "more.values": "Values on the board",
  "more.values.note": "What every sowing is worth, with best play to the end.",
  "more.theme": "Colours",
  "more.theme.system": "as the device",
  "more.theme.light": "light",
  "more.theme.dark": "dark",
  "more.board": "Board of this game",
  "more.piece": "Seeds of this game",
  "more.seating": "How the players sit",
  "more.leftHanded": "Left-handed",
  "more.leftHanded.note": "Captured seeds, the buttons and the column beside the board change sides.",
  "more.full": "Full screen",
  "more.full.leave": "Leave full screen",
  "more.sound": "Sound",
  "more.sound.on": "Sounds",
  "more.sound.on.note": "Seeds fall on wood, metal, stone or earth, whatever the board is made of.",
  "more.pitch": "Pitch tells the hole",
  "more.pitch.note": "Each hole has a note of its own, rising along the way of sowing.",
  "more.vibrate": "Vibration",
  "more.vibrate.note": "Each seed is felt as it falls, on a device that can do that.",
  "more.voice": "Without seeing the board",
  "more.commands": "Command box",
  "more.commands.note": "Play by typing a hole’s number or a letter. On the board, the key / brings it.",
  "more.brief": "Short announcements",
  "more.brief.note": "Who sowed what and what it captured, without the laps.",
  "more.statement": "Accessibility",
  "look.board.teak": "carved hardwood",
  "look.board.metal": "bell metal",
  "look.board.stone": "veranda stone",
  "look.board.box": "folding box",
  "look.board.earth": "holes in the earth",
  "look.board.plain": "plain, high contrast",
  "look.board.numbers": "numbers only",
  "look.piece.tamarind": "tamarind seeds",
  "look.piece.gulaganji": "[kn-Latn:gulaganji], wild liquorice",
  "look.piece.cowrie": "[kn-Latn:kavade], cowries",
  "look.piece.coral": "seeds of the coral tree",
  "look.piece.glass": "glass beads, [tr:boncuk]",
  "seating.fixed": "on one side",
  "seating.fixed.note": "South below, North above.",
  "seating.facing": "face to face",
  "seating.facing.note": "The upper row is written for the player opposite.",
  "seating.turning": "passing the board on",
  "seating.turning.note": "Whoever is to move has the lower row.",
  "more.share": "Keep or share this game",
  "more.copy.position": "Copy position",
  "more.copy.line": "Copy game line",
  "more.copy.link": "Copy link",
  "more.save": "Save as a file",
  "more.embed": "Put this board on a page of yours",
  "more.copied": "Copied.",
  "more.copyByHand": "The browser does not allow copying. The text is selected: copy it from here.",
  "more.copyField": "Text to copy",
  "more.open": "Open a position or a game line",
  "more.open.do": "Open",
  "more.close": "Close",
  "more.about.plain": "Guli {program}, rules {rules}",
  "more.about.build": "Guli {program}, rules {rules}, build {build}",

  // Side panels.
  "panel.list": "About this game",
  "panel.log": "Moves",
  "panel.match": "Match",
  "panel.analysis": "Analysis",
  "panel.rules": "How to play",

  // The match in a table. Stocks are what a player owns for the next round.
  "match.caption": "Seeds captured in each round, and what both own after it",
  "match.round": "Round",
  "match.began": "{seat} began",
  "match.stocks": "Owned",
  "match.owned": "{south} : {north}",
  "match.closed": "{closed, plural, =0 {Every hole is open.} one {Closed in this round: hole {holes}.} other {Closed in this round: holes {holes}.}}",
  "match.none": "The first round is being played.",

  // Errors: what is wrong, and that the game stands.
  "error.save": "The saved game could not be read ({reason}). It was set aside in this browser, and a new game is on the board.",
  "error.storage": "This browser keeps nothing for this page, so the game ends when the page is closed.",
  "error.link": "The link holds no position or game that can be read: {reason}. The game on the board stands.",
  "error.long": "the text is longer than {limit} characters",
  "error.encoding": "a % sign is not followed by two hexadecimal digits",
  "error.nothing": "the field is empty",
  "error.open": "This is no position or game that can be read: {reason}.",
  "error.play": "That cannot be played: {reason}.",
  "error.language": "The page could not be loaded in this language ({language}). It stays as it is.",
  "error.computer": "The computer’s sowing could not be found ({reason}). Go on asks again.",
  "embed.failed": "The board could not be started here. Reloading may help.",
  // A board in another page was set up with something it cannot use. {field} is the name of it: position, line…
  "embed.wrong": "The page asks this board for something that cannot be read: {field}.",
  // A board in a museum: the computer plays until somebody comes. Large letters, so be short.
  "kiosk.call": "Touch the board to play",
  "kiosk.ask": "Is anybody still playing?",
  "kiosk.left":
    "{seconds, plural, one {The board begins anew in # second.} other {The board begins anew in # seconds.}}",
  "kiosk.stay": "Go on playing",
  "error.part": "This part of the page could not be fetched ({reason}). Opening it again tries again; the game stands.",
  "error.start.title": "The game could not start",
  "error.start.noWasm": "This browser has no WebAssembly, or it is switched off. The rules of the game are a WebAssembly program; any browser of the last years runs it.",
  "error.start.network": "The program of the game could not be fetched: there is no connection, or something on the way stops it. Reload the page when there is one again.",
  "error.start.answer": "The server does not send the program of the game (guli-play). Reloading may help; else the file is missing there.",
  "error.start.program": "The program of the game came, but this browser cannot run it: it is too old for it, does not allow it here, or got a damaged file. Reloading may help, or a newer browser.",
  "error.start.memory": "There is not enough memory for the game. Close other pages, and load this one again.",
  "error.start.other": "Something unexpected went wrong. Reloading may help.",
  "error.start.detail": "What the browser says:",

  // Why a position, a record or a sowing was refused. These stand in brackets or after a colon, so they begin small and
  // have no full stop. {reason} is another of these.
  "fault.and": "{one}; {other}",
  "fault.atLine": "line {line}: {reason}",
  "fault.atColumn": "column {column}: {reason}",
  "fault.atLineColumn": "line {line}, column {column}: {reason}",
  "fault.atHole": "{hole} cannot be sown: {reason}",
  // A fault of the program, in the program's own words, which are English.
  "fault.program": "the program says: {message}",
  "fault.damaged": "it is damaged",
  // Of the engine, the part of the program that values sowings.
  "fault.engine-start": "the engine could not be started",
  "fault.engine-silent": "the engine does not answer",
  "fault.total": "holes and banks add up to {total, plural, one {# seed} other {# seeds}} instead of {seeds}",
  "fault.closes-none": "{game} closes no holes",
  "fault.row-closed": "all holes of {seat} are closed",
  "fault.bonus-unknown": "{game} has no bonus sowing",
  "fault.bonus-stale": "a bonus sowing follows a capture, so no turn can have passed since the last one",
  "fault.bonus-impossible": "a bonus sowing is due, but the player to move has nothing to lift",
  "fault.quiet": "{quiet, plural, one {# turn} other {# turns}} without a capture are more than the {limit} that end a round",
  // What notation should have had in a place. Signs of the notation, such as x, 0 and +, stay as they are.
  "fault.expected-game": "the name of a game is expected, {names}",
  "fault.expected-blank": "a blank is expected",
  "fault.expected-hole": "a number of seeds is expected, or x for a closed hole",
  "fault.expected-comma": "a comma is expected, and the next hole of {seat}’s row",
  "fault.expected-slash": "a slash is expected, and South’s row",
  "fault.expected-bank": "the number of seeds in {seat}’s bank is expected",
  "fault.expected-hyphen": "a hyphen is expected, and North’s bank",
  "fault.expected-mover": "the player to move is expected: 0 for South, 1 for North",
  "fault.expected-phase": "- is expected, or + where a bonus sowing is due",
  "fault.expected-quiet": "the number of turns since the last capture is expected",
  "fault.expected-end": "nothing more is expected",
  "fault.expected-turn": "a hole is expected, such as 9, or a hole with its bonus sowing, such as 13+9, or -- for a pass",
  "fault.no-pass": "there is no pass here",
  "fault.must-pass": "the row is empty, so this must be a pass: --",
  "fault.bonus-missing": "the bonus sowing is missing, as in 13+9",
  "fault.no-bonus": "there is no bonus sowing here",
  "fault.no-direction": "this game is sown one way round only, so no r belongs behind a hole",
  "fault.choice-too-long": "one of the holes to choose from relays for longer than anybody would watch",
  "fault.relay-too-long": "the relay from {hole} takes longer than anybody would watch",
  "fault.next-too-long": "the relay from {hole} would then take too long to show",
  "fault.round-over": "the round is over",
  "fault.no-such-hole": "the board has no such hole",
  "fault.hole-closed": "the hole is closed",
  "fault.not-yours": "the hole is in the other player’s row",
  "fault.hole-empty": "the hole is empty",
  "fault.endless": "its relay would never end",
  "fault.one-line": "only a match has more than one line",
  "fault.other-start": "this round of the match starts from {position}",
  "fault.record-empty": "the record is empty",
  "fault.no-match": "{game} is played in single rounds, not in matches",
  "fault.match-over": "the match is over",
  "fault.round-runs": "the round is not over",
  "fault.other-round": "the position does not belong to this round of the match",

  // How to play. The rules themselves are in www/prose, a file a language.
  "rules.failed": "The text of the rules could not be fetched ({reason}). Reloading the page may help; the game stands.",

  // The glossary: a sentence or two for each marked word, shown beside it. The word itself is not repeated.
  "term.ane": "The board itself: a block of wood with two rows of hollows.",
  "term.saada": "The empty hole after the last seed. It ends the sowing, and what lies beyond it is captured.",
  "term.pussa": "Sowing on: the hole after the last seed is not empty, so its seeds are lifted and sown in turn.",
  "term.hunase": "Tamarind seed: dark brown, glossy, and at hand in every kitchen of Karnataka.",
  "term.gulaganji": "The seed of the wild liquorice, scarlet with a black eye. It is poisonous when chewed.",
  "term.kavade": "Cowrie, the shell of a sea snail; in India it was money, and still is a piece of many games.",
  "term.boncuk": "Bead, most often of blue glass, as it is also worn against the evil eye.",

  "rules.keys.title": "Keys",
  "rules.keys.1": "On the board: arrow keys, Home and End choose a hole; Enter or Space sows it; typing a hole’s number sows it at once. Where the direction is free, D chooses the other way round.",
  "rules.keys.2": "While seeds move: Escape skips, P pauses and goes on, comma and full stop step back and on. U takes back, R plays again what was taken back.",
  "rules.keys.3": "Without seeing the board: / opens a box for commands, which answers in words. A question mark there lists them.",
};
