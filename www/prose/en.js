/**
 * The rules and their background in English, and the pattern for other languages.
 *
 * For translators. The sentences stand by themselves: each rule is shown on the board when a reader asks for it, and
 * must say what is shown there and nothing else. Messages are written as in the page's own file of words: `{name}` is a
 * value, `{n, plural, …}` chooses by number, `[kn-Latn:saada]` marks a traditional word in its language. Titles of books
 * and names of people stay as they are. Where the sources know nothing, the text says nothing.
 */

/** @typedef {typeof prose} Prose what every language has */

export const prose = {
  /** For numbers and plural forms. */
  locale: "en-GB",
  /** A native speaker has read all of it. */
  reviewed: true,

  labels: {
    title: "Rules and background",
    contents: "Contents",
    large: "Read on in a large view",
    close: "Close",
    play: "How to play",
    variants: "Variants",
    variantsNote: "What is not said of a variant is as in the main game. It is chosen with the rules of a new game.",
    history: "History and places",
    board: "The board and its seeds",
    customs: "Customs",
    origins: "Where each rule comes from",
    disputes: "Where the sources disagree",
    disputesNote: "Some of what was not chosen can be played as a variant.",
    sources: "Sources",
    show: "Show this",
    showHint: "The triangle beside a rule shows it on the board.",
    showRule: "Show this: {rule}",
    shown: "Shown on the board",
    first: "A first game, step by step",
    firstNote: "Two minutes on the real board. The game that you are playing is kept.",
    step: "Step {step} of {steps}",
    waits: "For now the board waits for hole {hole}.",
    on: "Go on",
    again: "Once more",
    back: "Back to the text",
    leave: "Back to the game",
    said: "They say:",
    chosen: "Played here:",
    source: "source text",
    sourceNote: "The texts that this game goes by say so.",
    tradition: "other tradition",
    traditionNote: "Those texts are silent or say otherwise; other descriptions and players have it so.",
    digital: "digital rule",
    digitalNote: "No source settles it, but a program has to know.",
    sourcesNote: "Every sentence here is our own. What it rests on:",
    unread: "No native speaker has read this text yet. Corrections are welcome.",
  },

  "ali-guli-mane": {
    lead: "Seeds run round the board, lap after lap, until they come to an empty hole. What lies beyond it is yours.",
    titles: {
      sow: "Sowing",
      relay: "Running on",
      capture: "Capturing",
      bonus: "The second sowing",
      endless: "The hole that never ends",
      end: "The end of a round",
      match: "The match",
    },
    rules: {
      board: "Two rows of seven holes, five seeds in each, seventy in all. The lower row is South’s, the upper one North’s.",
      lift: "Lift all the seeds of one of your holes, and sow them one by one into the holes that follow, counter-clockwise.",
      long: "A hand of fourteen or more goes all the way round, and drops a seed into the lifted hole too.",
      relay: "After the last seed look at the next hole. If it holds seeds, lift them and sow on: this is the relay, [kn-Latn:pussa kanawa|pussa].",
      saada: "If the next hole is empty, that is [kn-Latn:saada|saada], and the sowing ends.",
      capture: "At [kn-Latn:saada] you capture what lies in the hole beyond the empty one, and in the hole opposite that one.",
      either: "It does not matter in whose row they lie.",
      one: "If one of the two is empty, you take what is in the other.",
      none: "If both are empty, nothing is captured.",
      bonus: "If the first sowing of your turn captured, you have to sow a second time, from any of your holes. It captures like the first, and ends the turn.",
      lost: "If you have nothing left to lift by then, the second sowing is lost.",
      endless: "A hole whose relay would run for ever may not be chosen.",
      end: "The round ends when the player to move has nothing to lift. Only captured seeds count; what is left on the board counts for nobody.",
      quiet: "A hundred turns in a row without a capture end it too.",
      stock: "In a match you own, after each round, your bank and the seeds left in your row.",
      fill: "For the next round both players fill their holes with five seeds each, beginning at their left hand. Holes that cannot be filled are closed, and marked with a twig.",
      closed: "A closed hole is out of play: sowing passes over it.",
      opposite: "Where a closed hole lies opposite, it counts as empty.",
      starters: "The players begin in turn, one round each.",
      ruin: "Whoever cannot fill a single hole has lost the match.",
      limit: "If a number of rounds was agreed, the larger stock wins after the last.",
      // Rules of the variants. {each} is what a hole holds at the start, {seeds} all seeds.
      fourSeeds: "{each} seeds in each hole, {seeds} in all.",
      fourFill: "For the next round of a match, too, a hole is filled with {each} seeds.",
      sixSeeds: "{each} seeds in each hole, {seeds} in all.",
      sixFill: "For the next round of a match, too, a hole is filled with {each} seeds.",
      ownersCount: "At the end of a round the seeds left on the board go to the owner of their row, and count.",
      ownersQuiet: "If the round ends after a hundred turns without a capture, they go to nobody.",
      pairBoth: "If the hole beyond the empty one holds seeds, you capture them, and with them what lies in the hole opposite.",
      pairBeyond: "If nothing lies opposite, you capture only what is beyond.",
      pairNone: "If the hole beyond is empty, nothing is captured, whatever lies opposite.",
      freeWay: "Each sowing goes either way round, as the player chooses.",
      freeRelay: "The relay goes on the same way, and what is beyond the empty hole lies that way too.",
      simpleOne: "At [kn-Latn:saada] only the hole beyond the empty one is captured; the hole opposite keeps its seeds.",
      simpleOnce: "A capture earns no second sowing: the turn ends with the first.",
      simpleFill: "For the next round both players fill equally many holes: as many as the poorer one can.",
      simpleWinner: "Whoever won the round begins the next.",
      simpleDraw: "After a draw the players begin in turn.",
    },
    notes: {
      long: "The texts do not speak of so large a hand. Where a hole is to be skipped, descriptions of such games say so.",
      bonus: "The texts say that a player may sow twice. That the second sowing has to be made is tradition.",
      lost: "It follows from the rule that one must lift a seed to sow.",
      endless: "Such a hole is very rare. On a real board the players would stop sooner or later; a program has to know beforehand. A relay that comes back to its own beginning will do so for ever.",
      quiet: "Two careful players could otherwise go on without end.",
      stock: "That the seeds left in a row stay with its owner is ours: in this way all seventy remain in the match.",
      fill: "The twig comes from the texts, the order of filling from players. How many holes are closed is reckoned anew each round.",
      opposite: "It follows from the texts, which take such holes out of play.",
      starters: "In the simple game, which is another one, the winner begins.",
      limit: "For those who cannot play all evening.",
      ownersQuiet: "So that endless play is worth nothing to either.",
      simpleDraw: "The descriptions speak of a winner only.",
    },
    /** Who plays a variant, in a sentence under its name. What is known of its best play follows. */
    variants: {
      "ali-guli-mane-4": "Played so in the north of Karnataka.",
      "ali-guli-mane-6": "Played so in Andhra Pradesh and Tamil Nadu.",
      "ali-guli-mane-leftovers": "Other descriptions of the game have it so.",
      "ali-guli-mane-pair": "Other descriptions of the game have it so.",
      "ali-guli-mane-free": "Described so on Wikipedia.",
      "simple-saada": "Other descriptions have it as the simple form of the game, and a widespread one.",
    },
    history: [
      "[kn-Latn:Ali Guli Mane] is Kannada and says what it is: a wooden block with hollows. Like many games of its kind it is named after its board.",
      "It is at home in Karnataka, in the north of Kerala and in the south of Andhra Pradesh. The same fourteen hollows serve many other games, and the board changes its name from district to district.",
      "It belongs to people who live by the field. Its seasons are those of sowing and harvest, and what the hand does on the board is what it does on the land: it lets seed fall, grain by grain, and gathers it in.",
      "Nobody knows how old it is. Hollows in stone bear no date, and those who played had no need to write the rules down; the account that is followed here was published in 2001.",
      "The painter G. L. N. Simha has shown the game at play. At Mysore the society Chintana Balaga has held tournaments, so that young people sit down to it again.",
    ],
    board: [
      "The board, the [kn-Latn:ane|ane], is a block of hardwood with two rows of seven hollows. Some were cast in bell metal. Others cannot be carried away: they are cut into the stone of verandas, and into temple steps, where people wait and have time.",
      "What is sown is what the country gives: tamarind seeds, [kn-Latn:hunase beeja|hunase], brown and glossy; [kn-Latn:gulaganji|gulaganji], the scarlet seeds of the coral tree or of wild liquorice; small cowries, [kn-Latn:kavade|kavade].",
      "There is no hollow for the captured seeds. They leave the board, and lie before their owner for all to see.",
    ],
    customs: [
      "Old and young play it together; many have learned it from their grandparents.",
      "Whoever loses the match pays for it, and not with money. There are songs that the loser has to sing. The board may be set on the loser’s head. Or ash is laid into the fourteen hollows, and the loser has to blow it out.",
    ],
    disputes: [
      {
        said: "All sources let the seeds run counter-clockwise. Yet the diagram that numbers the holes, printed as it is, runs clockwise.",
        chosen: "Counter-clockwise, as it is played. A mirror image is the same game: the setting “As printed” shows the other one.",
      },
      {
        said: "An encyclopedia lets the players choose their direction with every sowing.",
        chosen: "One direction for all, as in the texts of Karnataka.",
      },
      {
        said: "Four seeds are sown in northern Karnataka, five in Mysore and on the coast, six farther to the south and the east.",
        chosen: "Five, the number of Mysore.",
      },
      {
        said: "In the simple game only one hole is taken at [kn-Latn:saada], there is no second sowing, both players fill the same number of holes, and the winner begins.",
        chosen: "The fuller game: two holes, a second sowing, and each fills what they can.",
      },
      {
        said: "One text plays until every seed has been taken, another until a row is empty. Some give the seeds that are left to their owner.",
        chosen: "Until the player to move has nothing to lift. What is left does not count in the round, but goes with its row into the next.",
      },
    ],
    guide: [
      [
        {
          ask: "Press hole {hole}: its five seeds are sown one by one.",
          told: "The next hole always held seeds, so it ran on for {laps, plural, one {# lap} other {# laps}}. Then {saada} was empty: that is [kn-Latn:saada]. You captured what lay beyond it and opposite, {captured, plural, one {# seed} other {# seeds}}.",
        },
        {
          ask: "Whoever captures sows a second time. Press hole {hole}: it holds one seed.",
          told: "One seed, and {captured, plural, one {# more is} other {# more are}} yours. The second sowing ends the turn.",
        },
        {
          ask: "Now play for North, who sits opposite. Press hole {hole}.",
          told: "Beyond the empty hole there was nothing, and nothing opposite. North captured nothing, so there is no second sowing.",
        },
        {
          ask: "South again. Press hole {hole}.",
          told: "It can happen to you too. So look first: where will the last seed fall?",
        },
      ],
      [
        {
          ask: "Much later: few seeds are left. Press hole {hole}.",
          told: "You captured {captured, plural, one {# seed} other {# seeds}}, and North’s row is empty now.",
        },
        {
          ask: "You captured, so you have to sow once more. Press hole {hole}.",
          told: "North has nothing to lift: the round is over. The seed on the board counts for nobody. South wins, {south} to {north}.",
        },
      ],
    ],
  },

  mangala: {
    lead: "One handful, one lap. Two, four or six in the last hole are yours, and the holes before it may follow one by one.",
    titles: {
      sow: "Sowing",
      capture: "Capturing",
      pass: "Passing",
      end: "The end",
    },
    rules: {
      board: "Two rows of six holes, six seeds in each, seventy-two in all. The lower row is South’s, the upper one North’s.",
      lift: "Lift all the seeds of one of your holes, and sow them one by one into the holes that follow, counter-clockwise. That is the turn.",
      long: "A hand of twelve or more goes all the way round, and drops a seed into the lifted hole too.",
      capture: "If the last seed makes its hole hold two, four or six, you capture those seeds.",
      either: "It may be a hole of either row.",
      none: "If the hole holds any other number then, eight for instance, nothing is captured.",
      chain: "After a capture look at the hole before. If it holds two, four or six, take them as well, and so on backward, until a hole does not.",
      pass: "A player whose row is empty passes. Nobody else may.",
      strip: "You may take the last seeds of the other row.",
      end: "The game ends when the board is empty. Whoever has captured more has won.",
      decided: "With thirty-seven seeds the game is decided; it may be played to the end all the same.",
      draw: "Thirty-six each is a draw.",
      quiet: "A hundred turns in a row without a capture end the game. The seeds left count for nobody.",
      // Rules of the variants. {each} is what a hole holds at the start, {seeds} all seeds.
      fiveSeeds: "{each} seeds in each hole, {seeds} in all.",
      fiveChain: "Only two or four are captured; going backward, a hole that holds six stops you.",
      fiveSix: "If the last seed makes its hole hold six, nothing is captured.",
      theirsOnly: "Only holes of the other player’s row are captured. In your own row the last seed captures nothing.",
      theirsChain: "Going backward, the captures stop at your own row.",
      restTaken: "Whoever has nothing to lift ends the game, and the other player takes the rest.",
      restQuiet: "If the game ends after a hundred turns without a capture, the rest goes to nobody.",
    },
    notes: {
      long: "The texts do not speak of so large a hand. Where a hole is to be skipped, descriptions of such games say so.",
      pass: "That one passes is in the texts; that one may not pass as long as there is a seed is meant by it.",
      decided: "More than half of the seeds cannot be overtaken. The announcement is ours, the counting is theirs.",
      quiet: "Two players could otherwise circle for ever. With few seeds it has been reckoned through: in best play nobody waits even half as long for a capture.",
      restQuiet: "So that endless play is worth nothing to either.",
    },
    variants: {
      "mangala-metin-and": "Described so by Metin And, who wrote the history of Turkish play.",
      "mangala-opponent-row": "Other descriptions of the game have it so.",
      "mangala-bohnenspiel": "The ending of the Bohnenspiel, the related game of the Baltic Germans.",
    },
    history: [
      "[tr:Mangala] was the sowing game of the Ottoman lands from the seventeenth to the nineteenth century: of Anatolia and the Levant, of the Aegean islands, of the Crimea. The Arabic word in its name means to move from place to place.",
      "Metin And, who wrote the history of Turkish play, linked it with the game in the Thousand and One Nights. Miniatures of the sixteenth century show it in the coffee-house.",
      "Travellers met it everywhere. Jean de Thévenot described it in 1664, Thomas Hyde in 1694; Tournefort called it the Turks’ favourite in 1717, and for Guys it was in fashion in the Constantinople of 1771. Clarke saw it at Balaklava in 1801, Laurent on Chios in 1818.",
      "From the books of travel it came into novels: into Sydney Owenson’s “Ida of Athens” (1809) and Thomas Hope’s “Anastasius” (1819). In 1863 an English copyright was taken out in the name of Whitmore Jones, and the house of Jaques sold the game as “Mangola”, perhaps the first of its kind in a European shop.",
      "The Bohnenspiel of the Baltic Germans is a near relation. In Gaziantep and among the Bedouin games of the same name are played by other rules. And the Turkish Mangala of 2009, with four seeds and two stores, is a different, new game.",
    ],
    board: [
      "The board is a wooden box of two leaves that folds like a backgammon board, with six hollows in each leaf. Who has none scoops twelve holes into the earth.",
      "Glass beads are sown, [tr:boncuk|boncuk], or cowries; Le Brun, around 1700, simply calls it the game of shells. Tournefort counts thirty-six for each player: six for each of six hollows.",
      "The captured seeds are kept in the hand or laid beside the board, which has no place for them.",
    ],
    customs: [
      "It is the game of the coffee-house, where one sits for hours. Metin And speaks of the speed of the play there; set the pace to “very quick”, and you see what a guest at the next table saw.",
      "Rich and poor play it, writes Le Brun, and no other game is more in fashion. He also says that the Turks never play for money, which they hold to be a sin, and show neither joy nor sadness.",
    ],
    disputes: [
      {
        said: "All sources let the seeds run counter-clockwise. Yet the diagram that numbers the holes, printed as it is, runs clockwise.",
        chosen: "Counter-clockwise, as it was played. A mirror image is the same game: the setting “As printed” shows the other one.",
      },
      {
        said: "Metin And describes five seeds to a hole, and captures of two and four only.",
        chosen: "Six seeds, as Tournefort counts them, and captures of two, four and six.",
      },
      {
        said: "In some games of the family only the opponent’s row is captured from.",
        chosen: "Both rows, as the texts have it for this one.",
      },
      {
        said: "The Bohnenspiel ends as soon as one player cannot move.",
        chosen: "That player passes, and the game goes on until the board is empty.",
      },
    ],
    guide: [
      [
        {
          ask: "Press hole {hole}: its six seeds are sown one by one.",
          told: "The last seed made seven of the six in hole {last}. Seven is no number to capture.",
        },
        {
          ask: "Now play for North, who sits opposite. Press hole {hole}.",
          told: "Nothing for North either: every hole holds too many as yet. But one of them held none.",
        },
        {
          ask: "South again: you want the last seed to make two. Press hole {hole}.",
          told: "In hole {last} there lay one; now there were two, and they are yours.",
        },
      ],
      [
        {
          ask: "Later in a game. Press hole {hole}, and watch what happens backward.",
          told: "Two in the last hole, four in the one before, six in the one before that: {captured, plural, one {# seed} other {# seeds}} at once. The next one back held three, and stopped you.",
        },
      ],
      [
        {
          ask: "The end. North has one seed left. Press hole {hole}.",
          told: "You took it. North’s row is empty, so North passes, and it is your turn again.",
        },
        {
          ask: "Make two once more. Press hole {hole}.",
          told: "The board is empty, and the game is over. South wins, {south} to {north}.",
        },
      ],
    ],
  },
};
