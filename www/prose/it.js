/**
 * Le regole e ciò che le circonda, in italiano. The pattern, with notes for translators, is the English file.
 */

/** @type {import("./en.js").Prose} */
export const prose = {
  locale: "it",
  reviewed: false,

  labels: {
    title: "Regole e storia",
    contents: "Indice",
    large: "Leggi in grande",
    close: "Chiudi",
    play: "Come si gioca",
    history: "Storia e luoghi",
    board: "La tavola e i suoi semi",
    customs: "Usanze",
    origins: "Da dove viene ogni regola",
    disputes: "Dove le fonti non concordano",
    sources: "Fonti",
    show: "Mostra",
    showHint: "Il triangolo accanto a una regola la mostra sulla tavola.",
    showRule: "Mostra: {rule}",
    shown: "Mostrato sulla tavola",
    first: "Una prima partita, passo per passo",
    firstNote: "Due minuti sulla tavola vera. La partita in corso resta al suo posto.",
    step: "Passo {step} di {steps}",
    waits: "Per ora la tavola aspetta la buca {hole}.",
    on: "Avanti",
    again: "Ancora una volta",
    back: "Torna al testo",
    leave: "Torna alla partita",
    said: "Si legge:",
    chosen: "Qui:",
    source: "testo fonte",
    sourceNote: "Lo dicono i testi che questo gioco segue.",
    tradition: "altra tradizione",
    traditionNote: "Quei testi tacciono; lo riportano altre descrizioni e altri giocatori.",
    digital: "regola digitale",
    digitalNote: "Nessuna fonte lo decide, ma un programma deve saperlo.",
    sourcesNote: "Ogni frase è scritta da noi. Ecco su che cosa si fonda:",
    unread: "Nessuna persona di madrelingua ha ancora riletto questo testo. Le correzioni sono benvenute.",
  },

  "ali-guli-mane": {
    lead: "I semi corrono intorno alla tavola, manciata dopo manciata, finché incontrano una buca vuota. Quel che sta più in là è tuo.",
    titles: {
      sow: "Seminare",
      relay: "La staffetta",
      capture: "Catturare",
      bonus: "La seconda semina",
      endless: "La buca senza fine",
      end: "La fine di una manche",
      match: "L’incontro",
    },
    rules: {
      board: "Due file di sette buche, cinque semi in ognuna, settanta in tutto. La fila in basso è di Sud, quella in alto di Nord.",
      lift: "Prendi in mano tutti i semi di una tua buca e seminali uno a uno nelle buche che seguono, in senso antiorario.",
      long: "Una manciata di quattordici semi o più fa tutto il giro e ne lascia uno anche nella buca di partenza.",
      relay: "Dopo l’ultimo seme guarda la buca seguente. Se contiene semi, prendili e continua a seminare: è la staffetta, [kn-Latn:pussa kanawa|pussa].",
      saada: "Se la buca seguente è vuota, è [kn-Latn:saada|saada], e la semina finisce.",
      capture: "A [kn-Latn:saada] catturi i semi della buca che sta oltre quella vuota e quelli della buca che le sta di fronte.",
      either: "Non importa di chi sia la fila.",
      one: "Se una delle due è vuota, prendi quel che c’è nell’altra.",
      none: "Se sono vuote entrambe, non si cattura nulla.",
      bonus: "Se la prima semina del tuo turno ha catturato, devi seminare una seconda volta, da una qualsiasi delle tue buche. Cattura come la prima, e chiude il turno.",
      lost: "Se a quel punto non ti resta nulla da prendere in mano, la seconda semina è perduta.",
      endless: "Una buca la cui staffetta non finirebbe mai non si può scegliere.",
      end: "La manche finisce quando chi deve muovere non ha nulla da prendere in mano. Contano solo i semi catturati; quelli rimasti sulla tavola non contano per nessuno.",
      quiet: "La chiudono anche cento turni di fila senza cattura.",
      stock: "In un incontro, dopo ogni manche, i tuoi averi sono la tua riserva e i semi rimasti nella tua fila.",
      fill: "Per la manche seguente ciascuno riempie le proprie buche con cinque semi, cominciando da sinistra. Le buche che non si possono riempire si chiudono e si segnano con un rametto.",
      closed: "Una buca chiusa è fuori gioco: la semina la salta.",
      opposite: "Quando di fronte c’è una buca chiusa, vale come vuota.",
      starters: "I giocatori cominciano a turno, una manche ciascuno.",
      ruin: "Chi non può riempire neppure una buca ha perso l’incontro.",
      limit: "Se si è convenuto un numero di manche, dopo l’ultima vince chi ha più averi.",
    },
    notes: {
      long: "I testi non parlano di una manciata così grande. Dove una buca va saltata, le descrizioni di questi giochi lo dicono.",
      bonus: "I testi dicono che un giocatore può seminare due volte. Che la seconda semina sia obbligatoria è tradizione.",
      lost: "Discende dalla regola: per seminare bisogna avere un seme in mano.",
      endless: "Una buca così è rarissima. Su una tavola vera i giocatori prima o poi smetterebbero; un programma deve saperlo prima. Una staffetta che ritorna al proprio inizio vi ritornerà per sempre.",
      quiet: "Altrimenti due giocatori prudenti potrebbero andare avanti senza fine.",
      stock: "Che i semi di una fila restino al suo padrone è scelta nostra: così tutti e settanta rimangono nell’incontro.",
      fill: "Il rametto viene dai testi, l’ordine di riempimento dai giocatori. Quante buche si chiudano si calcola da capo a ogni manche.",
      opposite: "Discende dai testi, che mettono queste buche fuori gioco.",
      starters: "Nel gioco semplice, che è un altro gioco, comincia chi ha vinto.",
      limit: "Per chi non può giocare tutta la sera.",
    },
    history: [
      "[kn-Latn:Ali Guli Mane] è kannada e dice che cos’è: un blocco di legno con delle cavità. Come molti giochi della sua famiglia porta il nome della tavola.",
      "È di casa nel Karnataka, nel nord del Kerala e nel sud dell’Andhra Pradesh. Le stesse quattordici cavità servono a molti altri giochi, e la tavola cambia nome da un distretto all’altro.",
      "È il gioco di chi vive della terra. Le sue stagioni sono quelle della semina e del raccolto, e la mano fa sulla tavola quello che fa nei campi: lascia cadere il seme, uno per volta, e poi lo raccoglie.",
      "Nessuno sa quanto sia antico. Le cavità nella pietra non portano date, e chi giocava non aveva bisogno di scrivere le regole; la descrizione che qui si segue è del 2001.",
      "Il pittore G. L. N. Simha ha ritratto il gioco mentre lo si gioca. A Mysore l’associazione Chintana Balaga ha organizzato tornei, perché i giovani tornino a sedervisi.",
    ],
    board: [
      "La tavola, [kn-Latn:ane|ane], è un blocco di legno duro con due file di sette cavità. Alcune furono fuse in bronzo da campane. Altre non si portano via: sono scavate nella pietra delle verande e nei gradini dei templi, dove si aspetta e si ha tempo.",
      "Si semina quel che dà il paese: semi di tamarindo, [kn-Latn:hunase beeja|hunase], bruni e lucidi; [kn-Latn:gulaganji|gulaganji], i semi scarlatti dell’albero corallo o della liquirizia selvatica; piccoli cauri, [kn-Latn:kavade|kavade].",
      "Per i semi catturati non c’è una cavità. Lasciano la tavola e stanno davanti al loro padrone, in vista di tutti.",
    ],
    customs: [
      "Vecchi e giovani vi giocano insieme; molti l’hanno imparato dai nonni.",
      "Chi perde l’incontro paga, e non in denaro. Ci sono canzoni che il perdente deve cantare. Oppure gli si posa la tavola sulla testa. O si mette cenere nelle quattordici cavità, e tocca a lui soffiarla via.",
    ],
    disputes: [
      {
        said: "Tutte le fonti fanno correre i semi in senso antiorario. Eppure il disegno che numera le buche, così com’è stampato, gira in senso orario.",
        chosen: "In senso antiorario, come si gioca. Un’immagine allo specchio è lo stesso gioco: l’impostazione «Come stampato» mostra l’altra.",
      },
      {
        said: "Un’enciclopedia lascia scegliere ai giocatori il verso di ogni semina.",
        chosen: "Un solo verso per tutti, come nei testi del Karnataka.",
      },
      {
        said: "Si mettono quattro semi per buca nel nord del Karnataka, cinque a Mysore e sulla costa, sei più a sud e a est.",
        chosen: "Cinque, il numero di Mysore.",
      },
      {
        said: "Nel gioco semplice a [kn-Latn:saada] si prende una sola buca, non c’è una seconda semina, i due giocatori riempiono lo stesso numero di buche e comincia chi ha vinto.",
        chosen: "Il gioco pieno: due buche, una seconda semina, e ciascuno riempie quel che può.",
      },
      {
        said: "Un testo fa giocare finché tutto è stato preso, un altro finché una fila è vuota. C’è chi dà i semi rimasti al loro padrone.",
        chosen: "Finché chi deve muovere non ha nulla da prendere in mano. Quel che resta non conta nella manche, ma passa con la sua fila alla seguente.",
      },
    ],
    guide: [
      [
        {
          ask: "Tocca la buca {hole}: i suoi cinque semi vengono seminati uno a uno.",
          told: "La buca seguente aveva sempre semi, e così si è andati avanti per {laps, plural, one {# manciata} other {# manciate}}. Poi la {saada} era vuota: è [kn-Latn:saada]. Hai catturato quel che stava oltre e di fronte, {captured, plural, one {# seme} other {# semi}}.",
        },
        {
          ask: "Chi cattura semina una seconda volta. Tocca la buca {hole}: contiene un seme.",
          told: "Un seme solo, e {captured, plural, one {# in più è tuo} other {# in più sono tuoi}}. La seconda semina chiude il turno.",
        },
        {
          ask: "Ora gioca per Nord, di fronte. Tocca la buca {hole}.",
          told: "Oltre la buca vuota non c’era nulla, e nulla di fronte. Nord non ha catturato: niente seconda semina.",
        },
        {
          ask: "Di nuovo Sud. Tocca la buca {hole}.",
          told: "Può succedere anche a te. Guarda dunque prima: dove cadrà l’ultimo seme?",
        },
      ],
      [
        {
          ask: "Molto più tardi: restano pochi semi. Tocca la buca {hole}.",
          told: "Hai catturato {captured, plural, one {# seme} other {# semi}}, e ora la fila di Nord è vuota.",
        },
        {
          ask: "Hai catturato: bisogna seminare ancora. Tocca la buca {hole}.",
          told: "Nord non ha nulla da prendere in mano: la manche è finita. Il seme sulla tavola non conta per nessuno. Vince Sud, {south} a {north}.",
        },
      ],
    ],
  },

  mangala: {
    lead: "Una manciata, un giro. Due, quattro o sei semi nell’ultima buca sono tuoi, e le buche prima possono seguirla una a una.",
    titles: {
      sow: "Seminare",
      capture: "Catturare",
      pass: "Passare",
      end: "La fine",
    },
    rules: {
      board: "Due file di sei buche, sei semi in ognuna, settantadue in tutto. La fila in basso è di Sud, quella in alto di Nord.",
      lift: "Prendi in mano tutti i semi di una tua buca e seminali uno a uno nelle buche che seguono, in senso antiorario. Il turno è questo.",
      long: "Una manciata di dodici semi o più fa tutto il giro e ne lascia uno anche nella buca di partenza.",
      capture: "Se l’ultimo seme porta la sua buca a due, quattro o sei, catturi quei semi.",
      either: "Può essere una buca dell’una o dell’altra fila.",
      none: "Se la buca contiene allora un altro numero, per esempio otto, non si cattura nulla.",
      chain: "Dopo una cattura guarda la buca precedente. Se contiene due, quattro o sei semi, prendi anche quelli, e così via all’indietro, finché una buca non li contiene.",
      pass: "Chi ha la fila vuota passa. Nessun altro può farlo.",
      strip: "Si possono prendere gli ultimi semi dell’altra fila.",
      end: "La partita finisce quando la tavola è vuota. Ha vinto chi ha catturato di più.",
      decided: "Con trentasette semi la partita è decisa; la si può comunque giocare fino in fondo.",
      draw: "Trentasei a testa, è patta.",
      quiet: "Cento turni di fila senza cattura chiudono la partita. I semi rimasti non contano per nessuno.",
    },
    notes: {
      long: "I testi non parlano di una manciata così grande. Dove una buca va saltata, le descrizioni di questi giochi lo dicono.",
      pass: "Che si passi è nei testi; che non si possa passare finché c’è un seme è sottinteso.",
      decided: "Più della metà dei semi non si raggiunge. L’annuncio è nostro, il conto è delle fonti.",
      quiet: "Altrimenti due giocatori potrebbero girare senza fine. Con pochi semi tutto è stato calcolato: giocando al meglio, nessuno aspetta una cattura nemmeno la metà di quel tempo.",
    },
    history: [
      "Il [tr:mangala] fu, dal Seicento all’Ottocento, il gioco di semina delle terre ottomane: dell’Anatolia e del Levante, delle isole dell’Egeo, della Crimea. La parola araba che si sente nel nome vuol dire spostare da un posto all’altro.",
      "Metin And, storico dei giochi e degli spettacoli turchi, lo ha accostato al gioco di cui parlano le Mille e una notte. Miniature del Cinquecento lo mostrano nei caffè.",
      "I viaggiatori lo trovarono dappertutto. Jean de Thévenot lo descrisse nel 1664, Thomas Hyde nel 1694; Tournefort nel 1717 lo dice il gioco preferito dei Turchi, e per Guys era di moda nella Costantinopoli del 1771. Clarke lo vide a Balaklava nel 1801, Laurent a Chio nel 1818.",
      "Dai libri di viaggio passò ai romanzi: «Ida of Athens» di Sydney Owenson (1809), «Anastasius» di Thomas Hope (1819). Nel 1863 i diritti furono registrati in Inghilterra a nome di Whitmore Jones, e la casa Jaques vendette il gioco con il nome di «Mangola»: forse il primo della sua famiglia in una bottega d’Europa.",
      "Il Bohnenspiel dei tedeschi del Baltico è un parente stretto. A Gaziantep e fra i beduini si giocano con altre regole giochi dello stesso nome. E il mangala turco del 2009, con quattro semi e due granai, è un gioco diverso e nuovo.",
    ],
    board: [
      "La tavola è una cassetta di legno a due ante che si chiude come un tric-trac, con sei cavità per anta. Chi non l’ha scava dodici buche nella terra.",
      "Si seminano perle di vetro, [tr:boncuk|boncuk], o cauri; Le Brun, verso il 1700, lo chiama semplicemente il gioco delle conchiglie. Tournefort ne conta trentasei per giocatore: sei per ciascuna delle sei cavità.",
      "I semi catturati si tengono in mano o accanto alla tavola, che non ha un posto per loro.",
    ],
    customs: [
      "È il gioco del caffè, dove si resta seduti per ore. Metin And parla della velocità con cui vi si giocava; regola il passo al più svelto, e vedrai quel che vedeva chi sedeva al tavolo accanto.",
      "Vi giocano ricchi e poveri, scrive Le Brun, e nessun gioco è più in voga. Dice anche che i Turchi non giocano mai per denaro, cosa che ritengono peccato, e non mostrano né gioia né tristezza.",
    ],
    disputes: [
      {
        said: "Tutte le fonti fanno correre i semi in senso antiorario. Eppure il disegno che numera le buche, così com’è stampato, gira in senso orario.",
        chosen: "In senso antiorario, come si giocava. Un’immagine allo specchio è lo stesso gioco: l’impostazione «Come stampato» mostra l’altra.",
      },
      {
        said: "Metin And descrive cinque semi per buca, e catture di due e di quattro soltanto.",
        chosen: "Sei semi, come li conta Tournefort, e catture di due, quattro e sei.",
      },
      {
        said: "In alcuni giochi della famiglia si cattura solo nella fila avversaria.",
        chosen: "In entrambe le file, come vogliono i testi per questo.",
      },
      {
        said: "Il Bohnenspiel finisce appena un giocatore non può muovere.",
        chosen: "Quel giocatore passa, e si va avanti finché la tavola è vuota.",
      },
    ],
    guide: [
      [
        {
          ask: "Tocca la buca {hole}: i suoi sei semi vengono seminati uno a uno.",
          told: "L’ultimo seme ha portato da sei a sette la buca {last}. Con sette non si cattura.",
        },
        {
          ask: "Ora gioca per Nord, di fronte. Tocca la buca {hole}.",
          told: "Nulla neanche per Nord: le buche sono ancora troppo piene. Ma una di esse era vuota.",
        },
        {
          ask: "Di nuovo Sud: l’ultimo seme deve fare due. Tocca la buca {hole}.",
          told: "Nella buca {last} ce n’era uno; ora erano due, e sono tuoi.",
        },
      ],
      [
        {
          ask: "Più avanti in una partita. Tocca la buca {hole}, e guarda che cosa succede all’indietro.",
          told: "Due nell’ultima buca, quattro in quella prima, sei in quella prima ancora: {captured, plural, one {# seme} other {# semi}} in un colpo. La seguente all’indietro ne aveva tre, e la serie finisce lì.",
        },
      ],
      [
        {
          ask: "La fine. A Nord resta un seme. Tocca la buca {hole}.",
          told: "L’hai preso. La fila di Nord è vuota: Nord passa, e tocca ancora a te.",
        },
        {
          ask: "Fai due ancora una volta. Tocca la buca {hole}.",
          told: "La tavola è vuota, e la partita è finita. Vince Sud, {south} a {north}.",
        },
      ],
    ],
  },
};
