/**
 * Reglerne og deres baggrund på dansk. The pattern, with notes for translators, is the English file.
 */

/** @type {import("./en.js").Prose} */
export const prose = {
  locale: "da",
  reviewed: false,

  labels: {
    title: "Regler og baggrund",
    contents: "Indhold",
    large: "Læs i stor visning",
    close: "Luk",
    play: "Sådan spilles der",
    history: "Historie og steder",
    board: "Brættet og dets frø",
    customs: "Skikke",
    origins: "Hvor hver regel kommer fra",
    disputes: "Hvor kilderne er uenige",
    sources: "Kilder",
    show: "Vis",
    showHint: "Trekanten ved en regel viser den på brættet.",
    showRule: "Vis: {rule}",
    shown: "Vist på brættet",
    first: "Et første parti, skridt for skridt",
    firstNote: "To minutter på det rigtige bræt. Dit eget parti bliver gemt.",
    step: "Skridt {step} af {steps}",
    waits: "Lige nu venter brættet på hul {hole}.",
    on: "Videre",
    again: "En gang til",
    back: "Tilbage til teksten",
    leave: "Tilbage til partiet",
    said: "Der står:",
    chosen: "Her:",
    source: "kildetekst",
    sourceNote: "Det siger de tekster, som spillet følger.",
    tradition: "anden overlevering",
    traditionNote: "Teksterne tier; andre beskrivelser og spillere har det sådan.",
    digital: "digital regel",
    digitalNote: "Ingen kilde afgør det, men et program må vide det.",
    sourcesNote: "Hver sætning er vores egen. Den bygger på:",
    unread: "Ingen med dansk som modersmål har læst denne tekst igennem endnu. Rettelser er velkomne.",
  },

  "ali-guli-mane": {
    lead: "Frøene løber brættet rundt, håndfuld efter håndfuld, til de kommer til et tomt hul. Det, der ligger bag det, er dit.",
    titles: {
      sow: "At så",
      relay: "Stafetten",
      capture: "At fange",
      bonus: "Den ekstra såning",
      endless: "Hullet uden ende",
      end: "Når runden slutter",
      match: "Matchen",
    },
    rules: {
      board: "To rækker med syv huller, fem frø i hvert, halvfjerds i alt. Den nederste række er Syds, den øverste Nords.",
      lift: "Tag alle frø op af et af dine huller, og så dem ét for ét i de følgende huller, mod uret.",
      long: "En håndfuld på fjorten frø eller flere når hele vejen rundt og lægger også et i det hul, den kom fra.",
      relay: "Se efter det sidste frø på det næste hul. Ligger der frø i det, tager du dem op og sår videre: det er stafetten, [kn-Latn:pussa kanawa|pussa].",
      saada: "Er det næste hul tomt, er det [kn-Latn:saada|saada], og såningen slutter.",
      capture: "Ved [kn-Latn:saada] fanger du det, der ligger i hullet bag det tomme, og i hullet over for dét.",
      either: "Det er lige meget, hvis række de ligger i.",
      one: "Er det ene af de to tomt, tager du det, der er i det andet.",
      none: "Er begge tomme, bliver intet fanget.",
      bonus: "Fangede turens første såning noget, skal du så en gang til, fra et hvilket som helst af dine huller. Den fanger som den første og slutter turen.",
      lost: "Har du da ikke mere at tage op, er den ekstra såning tabt.",
      endless: "Et hul, hvis stafet ville løbe for evigt, må ikke vælges.",
      end: "Runden slutter, når den, der skal trække, intet har at tage op. Kun fangede frø tæller; det, der er tilbage på brættet, tæller for ingen.",
      quiet: "Hundrede ture i træk uden fangst slutter den også.",
      stock: "I en match ejer du efter hver runde dit forråd og de frø, der er tilbage i din række.",
      fill: "Til næste runde fylder begge deres huller med fem frø i hvert, begyndende fra venstre. Huller, der ikke kan fyldes, bliver lukket og mærket med en kvist.",
      closed: "Et lukket hul er ude af spillet: såningen går forbi det.",
      opposite: "Ligger der et lukket hul overfor, regnes det for tomt.",
      starters: "Spillerne begynder på skift, en runde hver.",
      ruin: "Den, der ikke kan fylde et eneste hul, har tabt matchen.",
      limit: "Er der aftalt et antal runder, vinder den, der ejer mest efter den sidste.",
    },
    notes: {
      long: "Teksterne taler ikke om så stor en håndfuld. Hvor et hul skal springes over, siger beskrivelser af den slags spil det.",
      bonus: "Teksterne siger, at en spiller kan så to gange. At den ekstra såning er en pligt, er overlevering.",
      lost: "Det følger af reglen: for at så må man have et frø i hånden.",
      endless: "Et sådant hul er meget sjældent. Ved et rigtigt bræt ville spillerne holde op før eller siden; et program må vide det på forhånd. En stafet, der vender tilbage til sin egen begyndelse, gør det altid igen.",
      quiet: "Ellers kunne to forsigtige spillere blive ved i det uendelige.",
      stock: "At frøene i en række bliver hos ejeren, er vores valg: så er alle halvfjerds stadig med i matchen.",
      fill: "Kvisten kommer fra teksterne, rækkefølgen fra spillere. Hvor mange huller der lukkes, regnes ud forfra i hver runde.",
      opposite: "Det følger af teksterne, som tager den slags huller ud af spillet.",
      starters: "I det enkle spil, som er et andet, begynder vinderen.",
      limit: "For dem, der ikke kan spille hele aftenen.",
    },
    history: [
      "[kn-Latn:Ali Guli Mane] er kannada og siger, hvad det er: en træblok med fordybninger. Som mange spil af sin slags har det navn efter brættet.",
      "Det hører hjemme i Karnataka, i det nordlige Kerala og i det sydlige Andhra Pradesh. De samme fjorten fordybninger bruges til mange andre spil, og brættet skifter navn fra egn til egn.",
      "Det er et spil for folk, der lever af jorden. Dets årstider er såtid og høst, og hånden gør på brættet, hvad den gør på marken: den lader frøet falde, ét ad gangen, og samler det ind igen.",
      "Ingen ved, hvor gammelt det er. Fordybninger i sten bærer intet årstal, og de, der spillede, havde ikke brug for at skrive reglerne ned; den beskrivelse, der følges her, er fra 2001.",
      "Maleren G. L. N. Simha har vist spillet, mens det bliver spillet. I Mysore har foreningen Chintana Balaga holdt turneringer, så unge igen sætter sig til det.",
    ],
    board: [
      "Brættet, [kn-Latn:ane|ane], er en blok af hårdt træ med to rækker på syv fordybninger. Nogle blev støbt i klokkemetal. Andre kan ikke bæres væk: de er hugget i verandaernes sten og i templernes trin, hvor man venter og har tid.",
      "Man sår, hvad landet giver: tamarindfrø, [kn-Latn:hunase beeja|hunase], brune og blanke; [kn-Latn:gulaganji|gulaganji], de skarlagenrøde frø af koraltræet eller den vilde lakrids; små kaurier, [kn-Latn:kavade|kavade].",
      "Til de fangede frø er der ingen fordybning. De forlader brættet og ligger foran deres ejer, så alle kan se dem.",
    ],
    customs: [
      "Gamle og unge spiller det sammen; mange har lært det af deres bedsteforældre.",
      "Den, der taber matchen, må betale, men ikke med penge. Der er sange, som taberen skal synge. Eller brættet bliver sat på taberens hoved. Eller der lægges aske i de fjorten fordybninger, og taberen må puste den ud.",
    ],
    disputes: [
      {
        said: "Alle kilder lader frøene løbe mod uret. Alligevel løber tegningen med hullernes numre, som den er trykt, med uret.",
        chosen: "Mod uret, som der spilles. Et spejlbillede er det samme spil: indstillingen »Som trykt« viser det andet.",
      },
      {
        said: "Et leksikon lader spillerne vælge retning ved hver såning.",
        chosen: "Én retning for alle, som i teksterne fra Karnataka.",
      },
      {
        said: "Der lægges fire frø i hvert hul i det nordlige Karnataka, fem i Mysore og ved kysten, seks længere mod syd og øst.",
        chosen: "Fem, som i Mysore.",
      },
      {
        said: "I det enkle spil tages kun ét hul ved [kn-Latn:saada], der er ingen ekstra såning, begge fylder lige mange huller, og vinderen begynder.",
        chosen: "Det fulde spil: to huller, en ekstra såning, og hver fylder, hvad de kan.",
      },
      {
        said: "Én tekst lader spille, til alt er taget, en anden, til en række er tom. Nogle giver de frø, der er tilbage, til deres ejer.",
        chosen: "Til den, der skal trække, intet har at tage op. Resten tæller ikke i runden, men går med sin række over i den næste.",
      },
    ],
    guide: [
      [
        {
          ask: "Tryk på hul {hole}: dets fem frø bliver sået ét for ét.",
          told: "Der lå hver gang frø i det næste hul, så det gik videre, {laps, plural, one {# håndfuld} other {# håndfulde}} i alt. Så var {saada} tomt: det er [kn-Latn:saada]. Du fangede det, der lå bagved og overfor, {captured, plural, one {# frø} other {# frø}}.",
        },
        {
          ask: "Den, der fanger, sår en gang til. Tryk på hul {hole}: der er ét frø i det.",
          told: "Ét frø, og {captured, plural, one {# mere er dit} other {# flere er dine}}. Den ekstra såning slutter turen.",
        },
        {
          ask: "Spil nu for Nord, som sidder overfor. Tryk på hul {hole}.",
          told: "Bag det tomme hul lå der ingenting, og heller intet overfor. Nord fangede ikke, så der er ingen ekstra såning.",
        },
        {
          ask: "Syd igen. Tryk på hul {hole}.",
          told: "Det kan også ske for dig. Så se efter først: hvor vil det sidste frø falde?",
        },
      ],
      [
        {
          ask: "Langt senere: der er få frø tilbage. Tryk på hul {hole}.",
          told: "Du fangede {captured, plural, one {# frø} other {# frø}}, og nu er Nords række tom.",
        },
        {
          ask: "Du fangede, så du skal så en gang til. Tryk på hul {hole}.",
          told: "Nord har intet at tage op: runden er slut. Frøet på brættet tæller for ingen. Syd vinder, {south} mod {north}.",
        },
      ],
    ],
  },

  mangala: {
    lead: "Én håndfuld, én gang. To, fire eller seks frø i det sidste hul er dine, og hullerne før det kan følge med ét for ét.",
    titles: {
      sow: "At så",
      capture: "At fange",
      pass: "At melde pas",
      end: "Slutningen",
    },
    rules: {
      board: "To rækker med seks huller, seks frø i hvert, tooghalvfjerds i alt. Den nederste række er Syds, den øverste Nords.",
      lift: "Tag alle frø op af et af dine huller, og så dem ét for ét i de følgende huller, mod uret. Det er turen.",
      long: "En håndfuld på tolv frø eller flere når hele vejen rundt og lægger også et i det hul, den kom fra.",
      capture: "Bringer det sidste frø sit hul op på to, fire eller seks, fanger du de frø.",
      either: "Det kan være et hul i begge rækker.",
      none: "Er der da et andet antal i hullet, for eksempel otte, bliver intet fanget.",
      chain: "Se efter en fangst på hullet før. Er der to, fire eller seks i det, tager du også dem, og så videre baglæns, indtil et hul ikke har det.",
      pass: "Den, hvis række er tom, melder pas. Det må ingen andre.",
      strip: "Man må gerne tage de sidste frø i den anden række.",
      end: "Partiet slutter, når brættet er tomt. Den, der har fanget flest, har vundet.",
      decided: "Med syvogtredive frø er partiet afgjort; det kan alligevel spilles til ende.",
      draw: "Seksogtredive til hver er uafgjort.",
      quiet: "Hundrede ture i træk uden fangst slutter partiet. De frø, der er tilbage, tæller for ingen.",
    },
    notes: {
      long: "Teksterne taler ikke om så stor en håndfuld. Hvor et hul skal springes over, siger beskrivelser af den slags spil det.",
      pass: "At man melder pas, står i teksterne; at man ikke må, så længe der er et frø, ligger i det.",
      decided: "Mere end halvdelen af frøene kan ingen indhente. Meldingen er vores, regnestykket er kildernes.",
      quiet: "Ellers kunne to spillere gå i ring for evigt. Med få frø er alt regnet igennem: i det bedste spil venter ingen på en fangst bare halvt så længe.",
    },
    history: [
      "[tr:Mangala] var fra det syttende til det nittende århundrede de osmanniske landes såspil: i Anatolien og Levanten, på de ægæiske øer, på Krim. Det arabiske ord i navnet betyder at flytte fra sted til sted.",
      "Metin And, som skrev de tyrkiske lege og spils historie, satte det i forbindelse med spillet i Tusind og én nat. Miniaturer fra det sekstende århundrede viser det i kaffehuset.",
      "Rejsende mødte det overalt. Jean de Thévenot beskrev det i 1664, Thomas Hyde i 1694; Tournefort kaldte det i 1717 tyrkernes yndlingsspil, og for Guys var det på mode i Konstantinopel i 1771. Clarke så det i Balaklava i 1801, Laurent på Chios i 1818.",
      "Fra rejsebøgerne kom det ind i romanerne: i Sydney Owensons »Ida of Athens« (1809) og Thomas Hopes »Anastasius« (1819). I 1863 blev der taget engelsk ophavsret på det i navnet Whitmore Jones, og firmaet Jaques solgte spillet som »Mangola«, måske det første af sin slags i en europæisk butik.",
      "De baltiske tyskeres Bohnenspiel er en nær slægtning. I Gaziantep og blandt beduinerne spilles spil af samme navn efter andre regler. Og det tyrkiske mangala fra 2009, med fire frø og to forrådshuller, er et andet, nyt spil.",
    ],
    board: [
      "Brættet er en trækasse med to fløje, der klappes sammen som et tric-trac-spil, med seks fordybninger i hver fløj. Den, der intet har, graver tolv huller i jorden.",
      "Man sår glasperler, [tr:boncuk|boncuk], eller kaurier; Le Brun kalder det omkring 1700 slet og ret skallernes spil. Tournefort tæller seksogtredive til hver spiller: seks til hver af seks fordybninger.",
      "De fangede frø bliver i hånden eller lægges ved siden af brættet, som ikke har plads til dem.",
    ],
    customs: [
      "Det er kaffehusets spil, hvor man sidder i timevis. Metin And fortæller, hvor hurtigt der blev spillet; sæt farten på det hurtigste, og du ser, hvad gæsten ved nabobordet så.",
      "Rig og fattig spiller det, skriver Le Brun, og intet spil er mere på mode. Han siger også, at tyrkerne aldrig spiller om penge, hvad de anser for synd, og hverken viser glæde eller sorg.",
    ],
    disputes: [
      {
        said: "Alle kilder lader frøene løbe mod uret. Alligevel løber tegningen med hullernes numre, som den er trykt, med uret.",
        chosen: "Mod uret, som der blev spillet. Et spejlbillede er det samme spil: indstillingen »Som trykt« viser det andet.",
      },
      {
        said: "Metin And beskriver fem frø i hvert hul og kun fangster på to og fire.",
        chosen: "Seks frø, som Tournefort tæller dem, og fangster på to, fire og seks.",
      },
      {
        said: "I nogle spil af familien fanges der kun i modpartens række.",
        chosen: "I begge rækker, som teksterne vil have det for dette spil.",
      },
      {
        said: "Bohnenspiel slutter, så snart en spiller ikke kan trække.",
        chosen: "Den spiller melder pas, og der spilles, til brættet er tomt.",
      },
    ],
    guide: [
      [
        {
          ask: "Tryk på hul {hole}: dets seks frø bliver sået ét for ét.",
          told: "Det sidste frø gjorde seks til syv i hul {last}. Syv fanger ikke.",
        },
        {
          ask: "Spil nu for Nord, som sidder overfor. Tryk på hul {hole}.",
          told: "Heller intet til Nord: hullerne er for fulde endnu. Men et af dem var tomt.",
        },
        {
          ask: "Syd igen: det sidste frø skal gøre to. Tryk på hul {hole}.",
          told: "I hul {last} lå der ét; nu var der to, og de er dine.",
        },
      ],
      [
        {
          ask: "Senere i et parti. Tryk på hul {hole}, og se, hvad der sker baglæns.",
          told: "To i det sidste hul, fire i det før, seks i det før igen: {captured, plural, one {# frø} other {# frø}} på én gang. I det næste baglæns lå der tre, og der stoppede det.",
        },
      ],
      [
        {
          ask: "Slutningen. Nord har ét frø tilbage. Tryk på hul {hole}.",
          told: "Du tog det. Nords række er tom, så Nord melder pas, og det er din tur igen.",
        },
        {
          ask: "Gør to endnu en gang. Tryk på hul {hole}.",
          told: "Brættet er tomt, og partiet er slut. Syd vinder, {south} mod {north}.",
        },
      ],
    ],
  },
};
