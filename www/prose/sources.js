/**
 * What the text rests on. Titles are in the language of their book, so there is one list for all languages.
 */

/**
 * @typedef {object} Source
 * @property {string} who
 * @property {string} title
 * @property {string} lang of the title
 * @property {string} where place and year
 */

/** @type {Record<import("./demo.js").GameName, Source[]>} */
export const SOURCES = {
  "ali-guli-mane": [
    { who: "Mancala World", title: "Ali Guli Mane", lang: "kn-Latn", where: "mancala.fandom.com" },
    { who: "Roll the Dice", title: "How to play aLaguLi mane", lang: "en", where: "rollthedice.in" },
    { who: "Wikipedia", title: "Ali Guli Mane", lang: "kn-Latn", where: "en.wikipedia.org" },
  ],
  mangala: [
    { who: "Jean de Thévenot", title: "Relation d’un voyage fait au Levant", lang: "fr", where: "Paris 1664" },
    { who: "Thomas Hyde", title: "De ludis orientalibus", lang: "la", where: "Oxford 1694" },
    { who: "Corneille Le Brun", title: "Voyage au Levant", lang: "fr", where: "Delft 1700" },
    { who: "Joseph Pitton de Tournefort", title: "Relation d’un voyage du Levant", lang: "fr", where: "Paris 1717" },
    { who: "Pierre-Augustin Guys", title: "Voyage littéraire de la Grèce", lang: "fr", where: "Paris 1771" },
    { who: "Sydney Owenson", title: "Woman; or, Ida of Athens", lang: "en", where: "London 1809" },
    { who: "Edward Daniel Clarke", title: "Travels in Various Countries of Europe, Asia and Africa", lang: "en", where: "London 1810" },
    { who: "Thomas Hope", title: "Anastasius", lang: "en", where: "London 1819" },
    { who: "Peter Edmund Laurent", title: "Recollections of a Classical Tour", lang: "en", where: "London 1821" },
    {
      who: "Metin And",
      title: "Some Notes on Aspects and Functions of Turkish Folk Games",
      lang: "en",
      where: "Journal of American Folklore 92, 1979",
    },
    { who: "Mancala World", title: "Mangala II", lang: "tr", where: "mancala.fandom.com" },
  ],
};
