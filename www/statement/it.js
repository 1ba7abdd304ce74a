/** La dichiarazione di accessibilità. No native speaker has read this file yet. */

/** @type {readonly import("./en.js").Part[]} */
export const statement = [
  {
    title: "Scopo",
    text: [
      "Guli deve poter essere giocato da tutti. Mira al livello AA delle linee guida WCAG 2.2.",
      "Lo controllano dei programmi: ogni schermata in ogni lingua con axe, e partite intere giocate con la sola tastiera e in base ai soli annunci. Nessuna persona con disabilità lo ha ancora provato, e nelle prove non è stato usato nessun lettore di schermo. È dunque una promessa di correggere più che un certificato.",
    ],
  },
  {
    title: "Che cosa funziona",
    points: [
      "Tutto si può fare con la tastiera. La tavola è una sola fermata del tasto Tab; le frecce vi si muovono, Invio o il numero di una buca semina.",
      "Ogni buca è un pulsante che dice il suo numero, i suoi semi e di chi è. Ogni semina è annunciata con una frase intera, o in poche parole se lo preferisci nelle impostazioni.",
      "Una riga di comando risponde a parole, così che una partita intera si può giocare senza la tavola.",
      "La pagina si può ingrandire al 400 per cento, e lettere e righe si possono distanziare, senza scorrere di lato né perdere testo.",
      "Dove il dispositivo chiede meno movimento, i semi non volano: la tavola mostra subito il risultato. Altrimenti si sceglie la velocità, e una semina si può fermare, seguire passo passo e saltare.",
      "Nulla è detto dal solo colore. C’è una tavola semplice ad alto contrasto e una di soli numeri, e i colori scelti dal dispositivo sono rispettati.",
      "I suoni tacciono finché non li chiedi. Allora ogni buca può avere la sua nota.",
      "Non c’è nessun limite di tempo.",
    ],
  },
  {
    title: "Con un lettore di schermo",
    points: [
      "Raggiungi la tavola con Tab. Se le frecce non vi si muovono, passa prima alla modalità focus: NVDA e JAWS lo fanno con Invio, o da soli.",
      "Sulla tavola premi /, o scegli la riga di comando nelle impostazioni. Scrivi ? per sentire tutti i comandi, P per la posizione, M per ciò che si può seminare, e un numero per seminare.",
      "Su uno schermo tattile ogni buca è dove la si vede: esplora con un dito, e tocca due volte per seminare.",
      "L’elenco delle mosse si può leggere in ogni momento; ogni riga riporta la tavola a quell’istante.",
    ],
  },
  {
    title: "Limiti noti",
    points: [
      "Le lettere dei comandi sono quelle delle parole inglesi, in ogni lingua.",
      "L’immagine della tavola non è descritta: i pulsanti, i numeri e gli annunci dicono ciò che mostra.",
      "I disegni accanto alle regole sono descritti solo dalle loro didascalie.",
      "Al 400 per cento, o su uno schermo molto basso, la tavola e le righe sotto di essa non si vedono insieme.",
      "Solo l’inglese è stato letto da un madrelingua. Nelle altre lingue degli errori possono rendere gli annunci più difficili da seguire.",
    ],
  },
  {
    title: "Scrivici",
    text: [
      "Se qualcosa ti è d’ostacolo, dillo: al progetto, dove si trova il suo codice, o a chi tiene il sito in cui hai trovato il gioco. Di’ che cosa volevi fare, con quale browser e quali ausili. Un ostacolo conta come un difetto, quanto una regola sbagliata.",
    ],
  },
];
