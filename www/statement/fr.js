/** La déclaration d’accessibilité. No native speaker has read this file yet. */

/** @type {readonly import("./en.js").Part[]} */
export const statement = [
  {
    title: "But",
    text: [
      "Guli doit pouvoir être joué par tout le monde. Il vise le niveau AA des règles WCAG 2.2.",
      "Des programmes le vérifient : chaque écran dans chaque langue avec axe, et des parties entières jouées au clavier seul et d’après les seules annonces. Aucune personne handicapée ne l’a encore essayé, et aucun lecteur d’écran n’a servi aux essais. C’est donc une promesse de corriger plutôt qu’un certificat.",
    ],
  },
  {
    title: "Ce qui marche",
    points: [
      "Tout peut se faire au clavier. Le plateau est un seul arrêt de la touche Tab ; les flèches s’y déplacent, Entrée ou le numéro d’une case sème.",
      "Chaque case est un bouton qui dit son numéro, ses graines et à qui elle est. Chaque semis est annoncé par une phrase entière, ou en peu de mots si vous le préférez dans les réglages.",
      "Une zone de commande répond en mots, si bien qu’une partie entière peut se jouer sans le plateau.",
      "La page peut être agrandie à 400 pour cent, les lettres et les lignes espacées, sans défilement de côté ni texte perdu.",
      "Quand l’appareil demande moins de mouvement, les graines ne volent pas : le plateau montre aussitôt le résultat. Sinon la vitesse se choisit, et un semis peut être mis en pause, suivi pas à pas ou passé.",
      "Rien n’est dit par la couleur seule. Il y a un plateau simple très contrasté et un plateau de nombres, et les couleurs fixées par l’appareil sont respectées.",
      "Les sons se taisent tant que vous ne les demandez pas. Chaque case peut alors avoir sa note.",
      "Il n’y a nulle part de limite de temps.",
    ],
  },
  {
    title: "Avec un lecteur d’écran",
    points: [
      "Allez au plateau par Tab. Si les flèches ne s’y déplacent pas, passez d’abord en mode formulaire : NVDA et JAWS le font avec Entrée, ou d’eux-mêmes.",
      "Sur le plateau, appuyez sur /, ou choisissez la zone de commande dans les réglages. Un point d’interrogation dit toutes les commandes, P la position, M ce qui peut être semé, et un numéro sème.",
      "Sur un écran tactile chaque case est là où on la voit : explorez du doigt, et touchez deux fois pour semer.",
      "La liste des coups peut être lue à tout moment ; chaque ligne ramène le plateau à cet instant.",
    ],
  },
  {
    title: "Limites connues",
    points: [
      "Les lettres des commandes viennent des mots anglais, dans toutes les langues.",
      "L’image du plateau n’est pas décrite : les boutons, les nombres et les annonces disent ce qu’elle montre.",
      "Les dessins à côté des règles ne sont décrits que par leurs légendes.",
      "À 400 pour cent, ou sur un écran très bas, le plateau et les lignes dessous ne se voient pas en même temps.",
      "Seul l’anglais a été relu par un lecteur de langue maternelle. Dans les autres langues, des fautes peuvent rendre les annonces plus difficiles à suivre.",
    ],
  },
  {
    title: "Dites-le-nous",
    text: [
      "Si quelque chose vous fait obstacle, dites-le : au projet, là où se trouve son code source, ou à qui tient le site où vous avez trouvé le jeu. Dites ce que vous vouliez faire, avec quel navigateur et quelles aides. Un obstacle compte comme un défaut, autant qu’une règle fausse.",
    ],
  },
];
