/**
 * Les règles et leur arrière-plan, en français. The pattern, with notes for translators, is the English file.
 */

/** @type {import("./en.js").Prose} */
export const prose = {
  locale: "fr",
  reviewed: false,

  labels: {
    title: "Règles et histoire",
    contents: "Sommaire",
    large: "Lire en grand",
    close: "Fermer",
    play: "Comment jouer",
    history: "Histoire et lieux",
    board: "Le plateau et ses graines",
    customs: "Usages",
    origins: "D’où vient chaque règle",
    disputes: "Là où les sources divergent",
    sources: "Sources",
    show: "Montrer",
    showHint: "Le triangle à côté d’une règle la montre sur le plateau.",
    showRule: "Montrer : {rule}",
    shown: "Montré sur le plateau",
    first: "Une première partie, pas à pas",
    firstNote: "Deux minutes sur le vrai plateau. La partie en cours est conservée.",
    step: "Étape {step} sur {steps}",
    waits: "Pour l’instant, le plateau attend la case {hole}.",
    on: "Continuer",
    again: "Encore une fois",
    back: "Revenir au texte",
    leave: "Revenir à la partie",
    said: "On lit :",
    chosen: "Ici :",
    source: "texte source",
    sourceNote: "Les textes que suit ce jeu le disent.",
    tradition: "autre tradition",
    traditionNote: "Ces textes se taisent ; d’autres descriptions et des joueurs le rapportent.",
    digital: "règle numérique",
    digitalNote: "Aucune source n’en décide, mais un programme doit le savoir.",
    sourcesNote: "Chaque phrase est de notre main. Voici sur quoi elle s’appuie :",
    unread: "Aucun francophone de naissance n’a encore relu ce texte. Vos corrections sont les bienvenues.",
  },

  "ali-guli-mane": {
    lead: "Les graines courent autour du plateau, de relais en relais, jusqu’à une case vide. Ce qui se trouve au-delà est à vous.",
    titles: {
      sow: "Semer",
      relay: "Les relais",
      capture: "Prendre",
      bonus: "Le second semis",
      endless: "La case sans fin",
      end: "La fin d’une manche",
      match: "Le match",
    },
    rules: {
      board: "Deux rangées de sept cases, cinq graines dans chacune, soixante-dix en tout. La rangée du bas est à Sud, celle du haut à Nord.",
      lift: "Prenez en main toutes les graines d’une de vos cases et semez-les une à une dans les cases suivantes, en sens inverse des aiguilles d’une montre.",
      long: "Une poignée de quatorze graines ou plus fait le tour entier et en laisse une aussi dans la case de départ.",
      relay: "Après la dernière graine, regardez la case suivante. Si elle contient des graines, prenez-les et semez encore : c’est le relais, [kn-Latn:pussa kanawa|pussa].",
      saada: "Si la case suivante est vide, c’est [kn-Latn:saada|saada], et le semis s’arrête.",
      capture: "À [kn-Latn:saada], vous prenez ce que contient la case située au-delà de la case vide, et ce que contient la case qui lui fait face.",
      either: "Peu importe à qui est la rangée.",
      one: "Si l’une des deux est vide, vous prenez ce qu’il y a dans l’autre.",
      none: "Si les deux sont vides, rien n’est pris.",
      bonus: "Si le premier semis de votre tour a pris des graines, vous devez semer une seconde fois, depuis l’une de vos cases. On y prend comme la première fois, et le tour s’achève.",
      lost: "Si vous n’avez alors plus rien à prendre en main, le second semis est perdu.",
      endless: "Une case dont les relais ne finiraient jamais ne peut être choisie.",
      end: "La manche s’achève quand le joueur qui a le trait n’a rien à prendre en main. Seules comptent les graines prises ; celles qui restent sur le plateau ne comptent pour personne.",
      quiet: "Cent tours de suite sans prise y mettent fin aussi.",
      stock: "Dans un match, après chaque manche, votre avoir est votre réserve et les graines restées dans votre rangée.",
      fill: "Pour la manche suivante, chacun garnit ses cases de cinq graines, en commençant à sa gauche. Les cases que l’on ne peut garnir sont fermées et marquées d’une brindille.",
      closed: "Une case fermée est hors jeu : le semis passe par-dessus.",
      opposite: "Quand une case fermée se trouve en face, elle compte pour vide.",
      starters: "Les joueurs commencent à tour de rôle, une manche chacun.",
      ruin: "Qui ne peut garnir une seule case a perdu le match.",
      limit: "Si l’on est convenu d’un nombre de manches, le plus grand avoir l’emporte après la dernière.",
    },
    notes: {
      long: "Les textes ne parlent pas d’une poignée si grande. Là où une case doit être sautée, les descriptions de ces jeux le disent.",
      bonus: "Les textes disent qu’un joueur peut semer deux fois. Que le second semis soit obligatoire vient de la tradition.",
      lost: "Cela découle de la règle : pour semer, il faut une graine en main.",
      endless: "Une telle case est très rare. Sur un vrai plateau, les joueurs finiraient par s’arrêter ; un programme doit le savoir d’avance. Un relais qui retrouve son propre début le retrouvera toujours.",
      quiet: "Deux joueurs prudents pourraient sinon continuer sans fin.",
      stock: "Que les graines d’une rangée restent à son propriétaire est notre choix : ainsi les soixante-dix demeurent dans le match.",
      fill: "La brindille vient des textes, l’ordre de garnir vient des joueurs. Le nombre de cases fermées est recompté à chaque manche.",
      opposite: "Cela découle des textes, qui mettent ces cases hors jeu.",
      starters: "Dans le jeu simple, qui est un autre jeu, c’est le vainqueur qui commence.",
      limit: "Pour qui ne peut jouer toute la soirée.",
    },
    history: [
      "[kn-Latn:Ali Guli Mane] est du kannada et dit ce que c’est : un bloc de bois creusé. Comme bien des jeux de sa famille, il porte le nom de son plateau.",
      "Il est chez lui au Karnataka, dans le nord du Kerala et le sud de l’Andhra Pradesh. Les mêmes quatorze creux servent à bien d’autres jeux, et le plateau change de nom d’un district à l’autre.",
      "C’est le jeu de gens qui vivent de la terre. Ses saisons sont celles des semailles et de la moisson, et la main fait sur le plateau ce qu’elle fait aux champs : elle laisse tomber la graine, une à une, puis la recueille.",
      "Nul ne sait son âge. Des creux dans la pierre ne portent pas de date, et ceux qui jouaient n’avaient pas besoin d’écrire les règles ; la description suivie ici a été publiée en 2001.",
      "Le peintre G. L. N. Simha a montré le jeu en train de se jouer. À Mysore, l’association Chintana Balaga a organisé des tournois, pour que les jeunes s’y remettent.",
    ],
    board: [
      "Le plateau, [kn-Latn:ane|ane], est un bloc de bois dur où sont creusées deux rangées de sept cases. On en a coulé en bronze de cloche. D’autres ne s’emportent pas : ils sont taillés dans la pierre des vérandas et dans les marches des temples, là où l’on attend et où l’on a le temps.",
      "On sème ce que donne le pays : des graines de tamarin, [kn-Latn:hunase beeja|hunase], brunes et luisantes ; les [kn-Latn:gulaganji|gulaganji], graines écarlates de l’arbre corail ou de la réglisse sauvage ; de petits cauris, [kn-Latn:kavade|kavade].",
      "Aucun creux n’attend les graines prises. Elles quittent le plateau et restent devant leur propriétaire, à la vue de tous.",
    ],
    customs: [
      "Vieux et jeunes y jouent ensemble ; beaucoup l’ont appris de leurs grands-parents.",
      "Qui perd le match le paie, mais non en argent. Il y a des chansons que le perdant doit chanter. On lui pose parfois le plateau sur la tête. Ou bien l’on met de la cendre dans les quatorze creux, et c’est à lui de la souffler.",
    ],
    disputes: [
      {
        said: "Toutes les sources font courir les graines en sens inverse des aiguilles d’une montre. Pourtant le schéma qui numérote les cases, pris tel quel, tourne dans l’autre sens.",
        chosen: "Le sens inverse des aiguilles, celui où l’on joue. Une image en miroir est le même jeu : le réglage « Comme imprimé » montre l’autre.",
      },
      {
        said: "Une encyclopédie laisse les joueurs choisir le sens chaque fois qu’ils sèment.",
        chosen: "Un seul sens pour tous, comme dans les textes du Karnataka.",
      },
      {
        said: "On met quatre graines par case dans le nord du Karnataka, cinq à Mysore et sur la côte, six plus loin vers le sud et l’est.",
        chosen: "Cinq, le nombre de Mysore.",
      },
      {
        said: "Dans le jeu simple, on ne prend qu’une case à [kn-Latn:saada], on ne sème pas une seconde fois, les deux joueurs garnissent autant de cases l’un que l’autre, et le vainqueur commence.",
        chosen: "Le jeu complet : deux cases, un second semis, et chacun garnit ce qu’il peut.",
      },
      {
        said: "Un texte fait jouer jusqu’à ce que tout soit pris, un autre jusqu’à ce qu’une rangée soit vide. Certains donnent les graines restantes à leur propriétaire.",
        chosen: "Jusqu’à ce que le joueur qui a le trait n’ait rien à prendre en main. Ce qui reste ne compte pas dans la manche, mais passe avec sa rangée dans la suivante.",
      },
    ],
    guide: [
      [
        {
          ask: "Touchez la case {hole} : ses cinq graines sont semées une à une.",
          told: "La case suivante contenait toujours des graines ; on a donc continué, {laps, plural, one {# poignée} other {# poignées}} de suite. Puis la case {saada} était vide : c’est [kn-Latn:saada]. Vous avez pris ce qui était au-delà et en face, {captured, plural, one {# graine} other {# graines}}.",
        },
        {
          ask: "Qui prend sème une seconde fois. Touchez la case {hole} : elle contient une graine.",
          told: "Une seule graine, et {captured, plural, one {# de plus est} other {# de plus sont}} à vous. Le second semis achève le tour.",
        },
        {
          ask: "Jouez maintenant pour Nord, en face. Touchez la case {hole}.",
          told: "Au-delà de la case vide il n’y avait rien, et rien en face. Nord n’a rien pris : pas de second semis.",
        },
        {
          ask: "De nouveau Sud. Touchez la case {hole}.",
          told: "Cela vous arrive aussi. Regardez donc avant de semer : où tombera la dernière graine ?",
        },
      ],
      [
        {
          ask: "Bien plus tard : il reste peu de graines. Touchez la case {hole}.",
          told: "Vous avez pris {captured, plural, one {# graine} other {# graines}}, et la rangée de Nord est vide.",
        },
        {
          ask: "Vous avez pris : il faut semer encore. Touchez la case {hole}.",
          told: "Nord n’a rien à prendre en main : la manche est finie. La graine restée sur le plateau ne compte pour personne. Sud gagne, {south} à {north}.",
        },
      ],
    ],
  },

  mangala: {
    lead: "Une poignée, un passage. Deux, quatre ou six graines dans la dernière case sont à vous, et les cases d’avant peuvent suivre une à une.",
    titles: {
      sow: "Semer",
      capture: "Prendre",
      pass: "Passer",
      end: "La fin",
    },
    rules: {
      board: "Deux rangées de six cases, six graines dans chacune, soixante-douze en tout. La rangée du bas est à Sud, celle du haut à Nord.",
      lift: "Prenez en main toutes les graines d’une de vos cases et semez-les une à une dans les cases suivantes, en sens inverse des aiguilles d’une montre. Le tour est joué.",
      long: "Une poignée de douze graines ou plus fait le tour entier et en laisse une aussi dans la case de départ.",
      capture: "Si la dernière graine porte sa case à deux, quatre ou six, vous prenez ces graines.",
      either: "Peu importe à qui est la rangée.",
      none: "Si la case contient alors un autre nombre, huit par exemple, rien n’est pris.",
      chain: "Après une prise, regardez la case d’avant. Si elle contient deux, quatre ou six graines, prenez-les aussi, et ainsi de suite à reculons, jusqu’à une case qui n’en contient pas autant.",
      pass: "Le joueur dont la rangée est vide passe. Lui seul le peut.",
      strip: "Il est permis de prendre les dernières graines de l’autre rangée.",
      end: "La partie s’achève quand le plateau est vide. Qui a pris le plus de graines a gagné.",
      decided: "Avec trente-sept graines la partie est décidée ; on peut tout de même la jouer jusqu’au bout.",
      draw: "Trente-six partout, la partie est nulle.",
      quiet: "Cent tours de suite sans prise mettent fin à la partie. Les graines restantes ne comptent pour personne.",
    },
    notes: {
      long: "Les textes ne parlent pas d’une poignée si grande. Là où une case doit être sautée, les descriptions de ces jeux le disent.",
      pass: "Que l’on passe est dans les textes ; que l’on ne puisse passer tant qu’il reste une graine va avec.",
      decided: "Plus de la moitié des graines ne se rattrape pas. L’annonce est de nous, le compte est des sources.",
      quiet: "Deux joueurs pourraient sinon tourner sans fin. Avec peu de graines, tout a été calculé : au mieux joué, personne n’attend une prise même la moitié de ce temps.",
    },
    history: [
      "[tr:Mangala] fut, du dix-septième au dix-neuvième siècle, le jeu de semailles des pays ottomans : de l’Anatolie et du Levant, des îles de l’Égée, de la Crimée. Le mot arabe que l’on entend dans son nom veut dire déplacer d’un lieu à l’autre.",
      "Metin And, historien des divertissements turcs, l’a rapproché du jeu dont parlent les Mille et Une Nuits. Des miniatures du seizième siècle le montrent au café.",
      "Les voyageurs l’ont rencontré partout. Jean de Thévenot l’a décrit en 1664, Thomas Hyde en 1694 ; Tournefort en fait le jeu favori des Turcs en 1717, et pour Guys il est à la mode dans la Constantinople de 1771. Clarke l’a vu à Balaklava en 1801, Laurent à Chio en 1818.",
      "Des récits de voyage il est passé dans les romans : « Ida of Athens » de Sydney Owenson (1809), « Anastasius » de Thomas Hope (1819). En 1863 les droits en furent déposés en Angleterre au nom de Whitmore Jones, et la maison Jaques vendit le jeu sous le nom de « Mangola » : peut-être le premier de sa famille dans une boutique d’Europe.",
      "Le Bohnenspiel des Allemands de la Baltique est un proche parent. À Gaziantep et chez les Bédouins, des jeux du même nom suivent d’autres règles. Quant au Mangala turc de 2009, à quatre graines et deux greniers, c’est un autre jeu, tout récent.",
    ],
    board: [
      "Le plateau est une boîte de bois à deux volets, qui se plie comme un trictrac, avec six creux dans chaque volet. Qui n’en a pas creuse douze trous dans la terre.",
      "On sème des perles de verre, [tr:boncuk|boncuk], ou des cauris ; Le Brun, vers 1700, l’appelle simplement le jeu des coquilles. Tournefort en compte trente-six pour chaque joueur : six pour chacun des six creux.",
      "Les graines prises restent dans la main ou à côté du plateau, qui n’a pas de place pour elles.",
    ],
    customs: [
      "C’est le jeu du café, où l’on reste assis des heures. Metin And parle de la vitesse à laquelle on y jouait ; réglez l’allure au plus vif, et vous voyez ce que voyait le client de la table voisine.",
      "Riches et pauvres y jouent, écrit Le Brun, et il n’en est point de plus en vogue. Il dit aussi que les Turcs ne jouent jamais pour de l’argent, ce qu’ils tiennent pour un péché, et ne montrent ni joie ni tristesse.",
    ],
    disputes: [
      {
        said: "Toutes les sources font courir les graines en sens inverse des aiguilles d’une montre. Pourtant le schéma qui numérote les cases, pris tel quel, tourne dans l’autre sens.",
        chosen: "Le sens inverse des aiguilles, celui où l’on jouait. Une image en miroir est le même jeu : le réglage « Comme imprimé » montre l’autre.",
      },
      {
        said: "Metin And décrit cinq graines par case, et des prises de deux et de quatre seulement.",
        chosen: "Six graines, comme les compte Tournefort, et des prises de deux, quatre et six.",
      },
      {
        said: "Dans certains jeux de la famille, on ne prend que dans la rangée adverse.",
        chosen: "Dans les deux rangées, comme les textes le veulent pour celui-ci.",
      },
      {
        said: "Le Bohnenspiel s’achève dès qu’un joueur ne peut plus jouer.",
        chosen: "Ce joueur passe, et l’on continue jusqu’à ce que le plateau soit vide.",
      },
    ],
    guide: [
      [
        {
          ask: "Touchez la case {hole} : ses six graines sont semées une à une.",
          told: "La dernière graine a porté de six à sept la case {last}. Sept ne prend rien.",
        },
        {
          ask: "Jouez maintenant pour Nord, en face. Touchez la case {hole}.",
          told: "Rien pour Nord non plus : les cases sont encore trop pleines. Mais l’une d’elles était vide.",
        },
        {
          ask: "De nouveau Sud : il faut que la dernière graine fasse deux. Touchez la case {hole}.",
          told: "La case {last} en contenait une ; elles étaient deux, et elles sont à vous.",
        },
      ],
      [
        {
          ask: "Plus tard dans une partie. Touchez la case {hole}, et voyez ce qui se passe à reculons.",
          told: "Deux dans la dernière case, quatre dans celle d’avant, six dans la précédente : {captured, plural, one {# graine} other {# graines}} d’un coup. La suivante à reculons en contenait trois : la série s’arrête là.",
        },
      ],
      [
        {
          ask: "La fin. Il reste une graine à Nord. Touchez la case {hole}.",
          told: "Vous l’avez prise. La rangée de Nord est vide : Nord passe, et c’est encore à vous.",
        },
        {
          ask: "Faites deux une fois de plus. Touchez la case {hole}.",
          told: "Le plateau est vide, et la partie finie. Sud gagne, {south} à {north}.",
        },
      ],
    ],
  },
};
