/** Tilgængelighedserklæringen. No native speaker has read this file yet. */

/** @type {readonly import("./en.js").Part[]} */
export const statement = [
  {
    title: "Mål",
    text: [
      "Guli skal kunne spilles af alle. Det sigter mod niveau AA i retningslinjerne WCAG 2.2.",
      "Programmer prøver det: hvert skærmbillede på hvert sprog med axe, og hele partier spillet med tastaturet alene og efter meddelelserne alene. Ingen med et handicap har prøvet det endnu, og ingen skærmlæser blev brugt i prøverne. Det er altså et løfte om at rette fejl snarere end et bevis.",
    ],
  },
  {
    title: "Hvad der virker",
    points: [
      "Alt kan gøres med tastaturet. Brættet er ét stop for Tab-tasten; piletasterne går rundt på det, Enter eller et huls nummer sår.",
      "Hvert hul er en knap, der siger sit nummer, sine frø og hvis det er. Hver såning meddeles i en hel sætning, eller i få ord, hvis du vælger det i indstillingerne.",
      "Et kommandofelt svarer i ord, så et helt parti kan spilles uden brættet.",
      "Siden kan forstørres til 400 procent, og bogstaver og linjer kan stå længere fra hinanden, uden at der skal rulles sidelæns eller tekst går tabt.",
      "Hvor enheden beder om mindre bevægelse, flyver frøene ikke: brættet viser straks resultatet. Ellers kan farten vælges, og en såning kan holdes i pause, følges trin for trin og springes over.",
      "Intet siges med farve alene. Der er et enkelt bræt med høj kontrast og et med tal alene, og enhedens egne farver bliver respekteret.",
      "Lyde er slukket, til du beder om dem. Så kan hvert hul have sin egen tone.",
      "Der er ingen tidsgrænse noget sted.",
    ],
  },
  {
    title: "Med en skærmlæser",
    points: [
      "Gå til brættet med Tab. Hvis piletasterne ikke går rundt på det, så skift først til fokustilstand: NVDA og JAWS gør det med Enter, eller af sig selv.",
      "Tryk / på brættet, eller vælg kommandofeltet i indstillingerne. Skriv ? for at høre alle kommandoer, P for stillingen, M for hvad der kan sås, og et nummer for at så.",
      "På en trykfølsom skærm ligger hvert hul, hvor det ses: føl dig frem med en finger, og tryk to gange for at så.",
      "Listen over træk kan læses når som helst; hver række fører brættet tilbage til det øjeblik.",
    ],
  },
  {
    title: "Kendte grænser",
    points: [
      "Kommandoernes bogstaver kommer fra de engelske ord, på alle sprog.",
      "Billedet af brættet er ikke beskrevet: knapperne, tallene og meddelelserne siger, hvad det viser.",
      "Tegningerne ved reglerne er kun beskrevet af teksten under dem.",
      "Ved 400 procent, eller på en meget lav skærm, ses brættet og linjerne under det ikke på én gang.",
      "Kun engelsk er læst af en, der har det som modersmål. På de andre sprog kan fejl gøre meddelelserne sværere at følge.",
    ],
  },
  {
    title: "Sig til",
    text: [
      "Hvis noget står i vejen for dig, så sig det: til projektet, dér hvor dets kildekode ligger, eller til den, der driver siden, hvor du fandt spillet. Fortæl, hvad du ville gøre, og hvilken browser og hvilke hjælpemidler du bruger. En hindring regnes for en fejl, ligesom en forkert regel.",
    ],
  },
];
