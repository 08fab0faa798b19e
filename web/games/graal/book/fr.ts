import type { Book } from './chapters';

const book: Book = {
  box: [
    'Un plateau en quatre éléments, 16 × 16 cases en tout : les rochers en vert uni, les forêts hachurées de vert',
    'Six armées : Blanc, Marron clair et Marron foncé contre Bleu pâle, Turquoise et Bleu foncé',
    'Un château fort par camp',
    'Deux écrans de carton et leurs supports de plastique gris',
  ],
  facts: [
    'De 2 à 4 personnes, ou deux équipes de trois ; un autre chapitre du livret dit de 3 à 6, en deux camps',
    '45 minutes en moyenne',
  ],
  sentences: [
    `À l’abri d’un écran, chaque camp place dans sa moitié du plateau son château fort et une armée de vingt figurines ;
      puis on lève les écrans.`,
    `Blanc commence ; à votre tour, déplacez une figurine : l’ennemi sur lequel elle se pose est pris.`,
    `Les cavaliers contournent rochers et forêts, les fantassins traversent la forêt ; l’archer ne prend jamais, mais,
      au lieu de bouger, il peut tirer sur un ennemi à trois cases au plus et le forcer au repli.`,
    `Occupez le donjon ennemi, ou prenez le roi, le prince et le duc ennemis : votre camp gagne.`,
  ],
  chapters: {
    aim: 'But du jeu',
    board: 'Le plateau',
    armies: 'Les armées',
    setup: 'La mobilisation',
    turn: 'Votre tour',
    moves: 'La marche des figurines',
    castles: 'L’assaut du château',
    archers: 'Les archers',
    end: 'Fin de la partie',
    camps: 'De trois à six personnes',
    example: 'Un exemple en images',
    notation: 'Notation',
  },
  paragraphs: {
    aim: {
      heading: 'Deux façons de gagner',
      text: `Amenez l’une de vos figurines dans le *donjon* ennemi, ou prenez toute la *maison du roi* adverse : le roi,
        le prince et le duc. Dans les deux cas, votre camp gagne aussitôt.

        Si vous connaissez les échecs, vous serez vite à l’aise. Mais ici, vous choisissez votre déploiement, le terrain
        barre la route, et les archers repoussent l’ennemi à distance.`,
    },
    kingdoms: {
      heading: 'Deux royaumes',
      text: `Assemblez les quatre éléments deux par deux, puis réunissez les deux moitiés. Le plateau compte 16 rangées
        de 16 cases ; dans chaque case, un trou reçoit une figurine. Installez-vous face à face. Les huit rangées de
        votre côté sont votre royaume ; la frontière passe au milieu.`,
      reconstructed: `Le livret parle de quatre éléments et de deux moitiés, mais le dessin du plateau est perdu.
        Sergents et piquiers ne dépassent pas douze cases, alors que les cavaliers n’ont pas de limite : un côté en
        compte donc au moins 14. Seize est notre choix. Si la limite de douze comptait souvent, le plateau était
        peut-être plus grand encore.`,
    },
    land: {
      heading: 'Rochers et forêts',
      text: `Certaines cases sont des *rochers*, d’autres de la *forêt* ; le reste est dégagé. Faites pivoter
        le plateau d’un demi-tour : rien ne change. Aucun royaume n’est mieux loti que l’autre.`,
      reconstructed: `Rochers et forêts viennent du livret. Leur emplacement figurait sur le dessin perdu : cette carte
        est de nous.`,
    },
    castle: {
      heading: 'Le château fort',
      text: `Le château occupe deux cases côte à côte : le *donjon* et sa *cour*. Posez-le où vous voulez dans votre
        royaume, même sur un rocher ou une forêt ; le terrain qu’il recouvre ne compte plus. Une fois la partie
        commencée, il ne bouge jamais.

        Deux châteaux peuvent se toucher de part et d’autre de la frontière. Même alors, chaque donjon ne s’ouvre que
        sur sa propre cour.`,
      reconstructed: `D’après le livret, la cour jouxte le donjon, et l’on n’y entre que par elle. Nous avons décidé
        qu’ils occupent une case chacun.`,
    },
    figures: {
      heading: 'Vingt figurines',
      text: `| figurine | nombre |
        | <king> roi | 1 |
        | <prince> prince | 1 |
        | <duke> duc | 1 |
        | <knight> chevalier | 3 |
        | <sergeant> sergent | 3 |
        | <squire> écuyer | 3 |
        | <archer> archer | 4 |
        | <pikeman> piquier | 4 |

        Le roi, le prince et le duc forment la *maison du roi*. Protégez-les tous les trois.`,
      reconstructed: `Le livret nomme les huit sortes de figurines. Une image perdue en montrait le nombre ; les
        nombres de ce tableau sont de nous.`,
    },
    riders: {
      heading: 'Cavaliers et fantassins',
      text: `Le prince, le duc et les chevaliers sont des *cavaliers*. Tous les autres sont des *fantassins*, le roi
        compris. La différence compte dès qu’on rencontre un rocher ou une forêt.`,
      reconstructed: `C’est juste après avoir parlé du prince, du duc et des chevaliers que le livret ajoute qu’« ils »
        ne traversent pas les forêts. Le roi, nommé juste avant, pourrait en être : une variante le met à cheval.`,
    },
    screens: {
      heading: 'Derrière les écrans',
      text: `Dressez les deux écrans sur la frontière. Les deux camps se déploient en même temps et en secret : le
        château et toutes les figurines, chacune sur une case libre de leur royaume. Quand les deux camps sont en place,
        levez les écrans. Désormais, tout se joue à découvert.

        Gardez votre écran en vue : il rappelle la marche des figurines.`,
    },
    places: {
      heading: 'Qui peut se tenir où',
      text: `- Aucune figurine ne commence sur un rocher, aucun cavalier dans une forêt.
        - N’importe quelle figurine peut commencer dans votre cour.
        - N’importe quelle figurine peut commencer dans votre donjon, sauf un archer ou un écuyer.

        *Un conseil :* si rien ne garde votre cour, un cavalier ennemi peut gagner en deux tours, l’un pour entrer dans
        la cour, l’autre pour entrer dans le donjon. Un roi dans son donjon est un bon gardien, et seul l’assaut qui gagne
        la partie peut l’y prendre.`,
      reconstructed: `Le livret interdit le donjon aux archers et leur permet la cour. Un écuyer ne pourrait plus jamais
        sortir d’un donjon : nous l’en écartons aussi. Le reste découle des règles de terrain.`,
    },
    beginning: {
      heading: 'Blanc commence',
      text: `Choisissez les couleurs qui vous plaisent. Le camp qui commence s’appelle Blanc, quelle que soit sa
        couleur ; sur nos images, il joue depuis le bas. Puis on joue à tour de rôle. À votre tour, faites une chose,
        et une seule : déplacez une figurine, ou tirez avec un archer.

        Vous rejouez ? Qui a gagné commence la partie suivante.`,
      reconstructed: `Dans le livret, Blanc commence, et qui gagne une partie commence la suivante. Les couleurs y sont
        au choix ; nous avons décidé d’appeler toujours Blanc le camp qui commence.`,
    },
    taking: {
      heading: 'Se déplacer et prendre',
      text: `Une figurine suit une rangée, une colonne ou une diagonale, sur des cases libres, sans changer de direction.
        Elle s’arrête sur une case libre ou sur un ennemi, qui est alors *pris* et quitte le plateau. On ne
        prend jamais une figurine de son camp.

        Deux sortes de figurines font exception : l’écuyer saute, et l’archer ne prend pas.`,
      reconstructed: `Le livret ne dit pas qu’on garde la même direction. Cela découle de la parenté avec les échecs.`,
    },
    quiet: {
      heading: 'Un premier tour calme, si vous voulez',
      text: `Vous pouvez convenir qu’au tout premier tour de la partie, Blanc ne prend pas et ne tire pas. Si Blanc ne
        peut rien faire d’autre, Blanc passe. Nous vous le conseillons si vous jouez ensemble pour la première fois.`,
      reconstructed: `Cette règle est de nous ; elle est facultative et ne vient pas du livret. Dans nos parties
        d’essai, avec des déploiements au hasard, Blanc marquait environ 60 % des points sans elle et 50 % avec elle.`,
    },
    reach: {
      heading: 'Jusqu’où vont les figurines',
      text: `| figurine | marche |
        | <king> roi | 1 ou 2 cases, en ligne ou en diagonale |
        | <prince> prince | autant de cases que vous voulez, en ligne ou en diagonale |
        | <duke> duc | autant de cases que vous voulez, en ligne ou en diagonale |
        | <knight> chevalier | autant de cases que vous voulez, en ligne ou en diagonale |
        | <sergeant> sergent | 12 cases au plus en diagonale, ou 1 en ligne |
        | <pikeman> piquier | 12 cases au plus en ligne, ou 1 en diagonale |
        | <archer> archer | de 1 à 3 cases, en ligne ou en diagonale ; il ne prend jamais |
        | <squire> écuyer | saute comme le cavalier des échecs |

        *En ligne* signifie le long d’une rangée ou d’une colonne. Toute figurine peut s’arrêter dans une cour, la vôtre
        ou celle de l’ennemi.`,
      reconstructed: `Pour l’archer, le livret dit trois trous. Nous comprenons trois au plus ; l’autre lecture est une
        variante.`,
    },
    squire: {
      heading: 'L’écuyer saute',
      text: `L’écuyer fait un pas en ligne, puis un pas en diagonale en s’éloignant. Une figurine sur la première case
        ne l’arrête pas, amie ou ennemie, et la forêt non plus. Un rocher, une cour ou un donjon sur cette case
        l’arrête. Là où il arrive, il prend comme les autres figurines.`,
      reconstructed: `Dans le livret, l’écuyer saute par-dessus les autres. Ce qui l’arrête en chemin découle des règles
        sur les rochers, la cour et le donjon.`,
    },
    terrain: {
      heading: 'Le terrain',
      text: `Les cavaliers contournent rochers et forêts : ils ne peuvent ni s’y arrêter ni les traverser. Les
        fantassins traversent la forêt et peuvent s’y arrêter, mais les rochers leur barrent aussi la route.`,
    },
    corners: {
      heading: 'Se faufiler en diagonale',
      text: `Entre deux rochers qui ne se touchent que par un angle, un fantassin se faufile en diagonale. Un cavalier
        ne peut pas le faire : il ne fait jamais un pas en diagonale si les deux cases qui bordent ce pas sont des
        rochers ou de la forêt. Un rocher d’un côté et une forêt de l’autre barrent aussi la route.

        Un château n’est ni rocher ni forêt. Si l’une des deux cases en fait partie, le cavalier passe.`,
      reconstructed: `Le livret laisse passer les fantassins. Que les cavaliers ne passent pas découle de leur
        obligation de contourner rochers et forêts.`,
    },
    courtyard: {
      heading: 'La cour',
      text: `Vous pouvez vous arrêter dans une cour, mais pas la traverser. Elle barre la route à tout le monde, amis et
        ennemis. Pour aller plus loin, attendez votre tour suivant.`,
    },
    donjon: {
      heading: 'Le donjon',
      text: `On n’entre dans un donjon que par sa cour, d’un pas en ligne, et on en sort de même. Un assaut demande donc d’ordinaire deux tours : un pour la cour, un pour le donjon.

        Roi, prince, duc, chevalier, sergent et piquier peuvent entrer dans un donjon, le vôtre ou celui de l’ennemi ;
        l’archer et l’écuyer, jamais. Rien ne passe par-dessus un donjon.`,
      reconstructed: `Le livret fait de la cour le seul accès et interdit le donjon aux archers. L’écuyer reste dehors
        parce qu’il ne peut pas avancer d’une seule case.`,
    },
    shot: {
      heading: 'Le tir',
      text: `Au lieu de bouger, un de vos archers peut tirer sur un ennemi à une, deux ou trois cases de lui, en ligne
        ou en diagonale.

        - Un rocher, une forêt ou un donjon entre les deux arrête la flèche. Seules comptent les cases de la ligne.
        - Les figurines et les cours ne l’arrêtent pas.
        - Votre archer peut tirer depuis une forêt, et une cible en forêt peut être touchée.
        - Dans un donjon, une figurine est à l’abri des flèches.

        Vous ne pouvez tirer que si la cible a une case où se replier.`,
      reconstructed: `Le livret donne la portée de trois cases et ce que la flèche ne franchit pas. Les huit directions,
        le tir par-dessus figurines et cours, depuis une forêt ou vers elle, l’abri du donjon et la dernière phrase sont
        de nous.`,
    },
    retreat: {
      heading: 'Le repli',
      text: `Une flèche ne prend personne, mais elle chasse sa cible. Si votre figurine est sous le tir, déplacez-la
        aussitôt d’une à trois cases, sans changer de direction : *en arrière*, dans le sens de la flèche, ou *sur le côté*, à
        angle droit.

        - Elle passe par des cases libres, s’arrête sur une case libre et respecte le terrain et les cours.
        - Elle ne prend jamais et n’entre jamais dans un donjon.
        - Elle doit finir hors de portée, là où cet archer ne pourrait plus tirer sur elle. Les autres archers ne
          comptent pas.
        - Si c’est impossible, toute case qu’elle peut atteindre convient.

        Une figurine peut être chassée d’une cour. Toutes se replient ainsi, quelle que soit leur marche : l’écuyer, par
        exemple, ne saute pas.`,
      reconstructed: `Le livret se contredit : un trou au chapitre de la marche, d’une à trois cases dans le jeu à
        deux. Nous jouons d’une à trois ; une seule est une option. Il veut la cible hors de portée ; pour les cas où
        c’est impossible, la règle est de nous.`,
    },
    next: {
      heading: 'À qui de jouer ?',
      text: `Si la cible est à vous, c’est vous qui choisissez où elle se replie. Cela ne vous coûte pas votre tour :
        c’est ensuite à l’armée qui suit celle de l’archer. À deux, c’est donc la vôtre.`,
      reconstructed: `Le livret ne dit pas si le repli prend la place d’un tour. Nous avons décidé que non.`,
    },
    victory: {
      heading: 'La victoire',
      text: `Votre camp gagne dès que l’une de vos figurines se tient dans le donjon ennemi, ou dès que le roi, le
        prince et le duc du chef ennemi sont pris tous les trois. À deux, chacun est le chef de son camp. La perte du
        roi seul ne met pas fin à la partie.`,
    },
    draw: {
      heading: 'Tour passé, partie nulle',
      text: `Si votre armée a encore des figurines mais ne peut ni bouger ni tirer, vous passez. La partie est nulle :

        - quand la même position se présente pour la troisième fois, avec la même armée à jouer et, s’il y en a un, le
          même tir en attente ;
        - après 200 tours de suite sans prise, sauf si le dernier donne la victoire.

        Un tour compte quand il est terminé : après un déplacement, un tour passé, ou le repli qui achève un tir. Une
        prise remet le compte à zéro ; une armée sautée ne compte pas.`,
      reconstructed: `Le livret ne prévoit ni tour passé ni partie nulle. Sans eux, certaines parties ne finiraient
        jamais.`,
    },
    allies: {
      heading: 'Chefs et alliés',
      text: `Formez deux camps et désignez dans chacun un *chef*, qui reçoit le château fort et une armée complète.
        Ses *alliés* se partagent les autres armées de la même famille de couleurs : Blanc, Marron clair et
        Marron foncé d’un côté, Bleu pâle, Turquoise et Bleu foncé de l’autre.

        Une armée alliée n’a ni château ni maison du roi : il lui reste dix-sept figurines. Toutes les armées d’un camp se déploient
        ensemble derrière son écran, où elles veulent dans son royaume.`,
      reconstructed: `C’est ici que le livret s’interrompt, au moment de dire ce qui manque aux alliés. L’armée du chef
        y est complète, la leur non : nous leur retirons le château et la maison du roi. Les autres variantes du livret,
        s’il y en avait, sont perdues.`,
    },
    order: {
      heading: 'L’ordre des tours',
      text: `Les deux camps alignent le même nombre d’armées : une, deux ou trois. S’il y a moins de personnes que d’armées, quelqu’un en commande plusieurs. Le chef du camp qui commence joue le premier coup, puis l’autre chef ; puis un
        allié de chaque camp, dans le même ordre, jusqu’à ce que chaque armée ait eu son tour.

        Une armée sans figurines est sautée : un camp peut donc jouer deux fois de suite.`,
      reconstructed: `Le nombre égal, l’ordre des armées et le droit d’en commander plusieurs sont de nous.`,
    },
    arrow: {
      heading: 'Une flèche, deux tours',
      text: `Blanc vise le donjon ennemi. Le chevalier pourrait entrer tout de suite dans la cour, par la diagonale,
        mais le piquier voisin l’y prendrait. Blanc commence donc par une flèche. Suivez les quatre images.

        Bleu pâle avait encore le temps : après le repli, un seul pas du piquier vers la cour aurait suffi à la garder
        de nouveau. Comptez vos gardiens avant de prendre ce qu’on vous offre.`,
    },
    coordinates: {
      heading: 'Cases et lettres',
      text: `Les colonnes portent des lettres, de {a} à {p} d’ouest en est ; les rangées des nombres, de {1} à {16} du
        sud au nord. Blanc joue depuis le sud. À chaque sorte de figurine sa lettre :

        | figurine | lettre |
        | <king> roi | {K} |
        | <prince> prince | {P} |
        | <duke> duc | {D} |
        | <knight> chevalier | {N} |
        | <sergeant> sergent | {S} |
        | <squire> écuyer | {E} |
        | <archer> archer | {A} |
        | <pikeman> piquier | {L} |

        Comme aux échecs en anglais, {K} est le roi (King) et {N} le chevalier (Knight). {E} est l’écuyer ; {L} fait
        penser à une lance, car {P} est le prince.`,
    },
    actions: {
      heading: 'Les coups',
      text: `| coup | écriture |
        | aller sur une case libre | {d4-d9} |
        | prendre | {d4xd9} |
        | tirer | {f6*f8} |
        | se replier, après un tir | {f8-g8} |
        | passer | {pass} |`,
    },
    positions: {
      heading: 'Une position en une ligne',
      text: `Une position s’écrit en six champs : {16/16/16/16/16/16/16/4k11/16/16/16/16/16/2K13/16/16 a1a2,p16p15 S1 -
        0 1@world-of-art}

        - *Rangées*, de 16 à 1, séparées par {/}. Une figurine est sa lettre : majuscule pour le camp de Blanc,
          minuscule pour l’autre, suivie de {:} pour la deuxième armée, de {;} pour la troisième. Un nombre vaut autant
          de cases vides.
        - *Châteaux* : donjon et cour, ceux du sud d’abord.
        - *Tour* : {S1}, {N1}, {S2} et ainsi de suite, pour sud, nord et le numéro de l’armée ; après la fin, {=S} ou
          {=N} pour le camp qui gagne, {==} pour une partie nulle.
        - *Tir* : celui qui attend son repli, par exemple {f6*f8} ; sinon {-}.
        - *Compte* : les tours depuis la dernière prise.
        - *Armées* par camp, et la carte ; suivies de {!} tant qu’un premier tour calme reste à jouer.`,
    },
    arrangements: {
      heading: 'Un déploiement',
      text: `Un déploiement s’écrit en un seul mot : {castle=d2d3;1=Ke3,Pf4,…;2=…} Le donjon vient avant la cour.
        Suivent, armée par armée, les figurines avec leur case, en majuscules pour les deux camps.`,
    },
  },
  captions: {
    map: 'La carte : le château blanc dans un coin, celui de l’adversaire au milieu de son royaume.',
    one: 'Une armée par camp : on vient de lever les écrans.',
    king: 'Le roi : une ou deux cases. Votre archer lui barre un chemin, mais l’écuyer ennemi est à prendre.',
    knight: 'Chevalier, prince et duc : sans limite. Une figurine amie leur barre la route ; un ennemi est à prendre.',
    sergeant: 'Le sergent : loin en diagonale, une case en ligne.',
    pikeman: 'Le piquier : loin en ligne, une case en diagonale.',
    archer: 'L’archer : d’une à trois cases, jamais sur un ennemi.',
    squire: 'L’écuyer : il saute par-dessus les siens et peut prendre le sergent ennemi.',
    rider: 'Un chevalier s’arrête devant les rochers et les forêts.',
    walker: 'Parti de la même case, un piquier traverse la forêt.',
    squeezed: 'Deux rochers se touchent par un angle : le chevalier ne passe pas.',
    slips: 'Parti de la même case, un sergent se faufile et continue jusqu’au bord.',
    courtyard: 'Le chevalier peut s’arrêter dans la cour, mais pas continuer jusqu’au donjon.',
    donjon: 'Encore un pas en ligne, de la cour au donjon, et la partie est gagnée.',
    shot: 'L’archer peut tirer sur le chevalier et sur le sergent ; la forêt protège l’écuyer.',
    retreat: 'Le chevalier sous le tir a un rocher derrière lui : il doit s’écarter.',
    house: 'Ce roi est le dernier de sa maison : prenez-le, et vous gagnez.',
    two: 'Deux armées par camp : seuls les chefs ont un château et une maison du roi.',
    three: 'Trois armées par camp : le royaume est plein à craquer.',
    aim: 'Tour de Blanc : l’archer tire sur le piquier qui garde la cour.',
    aside: 'D’un côté, le donjon : le piquier peut reculer, ou s’écarter d’une case de l’autre côté.',
    leap: 'Le piquier a reculé d’une case ; l’écuyer bleu pâle ne résiste pas à la tentation : il saute et prend l’archer.',
    storm: 'Le chevalier est dans la cour. Rien ne peut le prendre : au tour suivant, il entre dans le donjon.',
  },
  questions: [
    {
      question: 'Mon roi est pris. Est-ce perdu ?',
      answer: 'Pas encore. Il faut que le prince et le duc le soient aussi, ou qu’un ennemi occupe votre donjon.',
      rules: ['C19'],
    },
    {
      question: 'Mes figurines peuvent-elles entrer dans mon château ?',
      answer: `Oui : toutes dans la cour ; dans le donjon, toutes sauf les archers et les écuyers. Dans votre donjon,
        une figurine est à l’abri des flèches, et elle garde la cour.`,
      rules: ['C15', 'C16'],
    },
    {
      question: 'Puis-je traverser ma propre cour ?',
      answer: 'Non. On peut s’arrêter dans une cour, la vôtre ou celle de l’ennemi, mais personne ne la traverse.',
      rules: ['C14'],
    },
    {
      question: 'Puis-je tirer par-dessus des figurines ou un château ?',
      answer:
        'Par-dessus les figurines et les cours, oui. Mais un donjon, un rocher ou une forêt au passage arrête la flèche.',
      rules: ['C16'],
    },
    {
      question: 'La forêt protège-t-elle des flèches ?',
      answer: 'Seulement si elle est entre l’archer et sa cible. Une figurine en forêt reste une cible.',
      rules: ['C16'],
    },
    {
      question: 'Un archer peut-il chasser une figurine d’une cour ou d’un donjon ?',
      answer: 'D’une cour, oui ; d’un donjon, non : elle y est à l’abri des flèches.',
      rules: ['C16', 'C17'],
    },
    {
      question: 'Ma figurine ne peut pas se mettre hors de portée. Que faire ?',
      answer: `Elle se replie sur n’importe quelle case qu’elle peut atteindre, en arrière ou sur le côté. S’il n’y en a
        aucune, le tir n’était pas permis.`,
      rules: ['C17'],
    },
    {
      question: 'Peut-on prendre en se repliant ?',
      answer: 'Non. Mais à votre prochain tour, vous pouvez jouer la même figurine, et elle prend comme d’habitude.',
      rules: ['C17', 'C18'],
    },
    {
      question: 'Un chevalier passe-t-il en diagonale entre un rocher et une forêt ?',
      answer: `Non, ni entre deux forêts. Il passe si l’une des deux cases est dégagée ou fait partie d’un château.`,
      rules: ['C11'],
    },
    {
      question: 'Faut-il un terrain dégagé pour le saut de l’écuyer ?',
      answer: `Il saute par-dessus figurines et forêts, et peut arriver en forêt. Un rocher, une cour ou un donjon sur
        la première case l’arrête.`,
      rules: ['C13'],
    },
    {
      question: 'Et si mon château est posé sur un rocher ?',
      answer: 'Le rocher ne compte plus : il n’y a là qu’un donjon et une cour.',
      rules: ['C3', 'C11'],
    },
    {
      question: 'Un allié a perdu toutes ses figurines. Est-ce la fin ?',
      answer: `Non, on saute désormais son tour. Seuls le donjon et la maison du roi du chef décident de la partie.`,
      rules: ['C19', 'C22'],
    },
  ],
  variants: {
    armies: `Avec une armée par camp, c’est le jeu à deux. Avec deux ou trois, les alliés entrent en campagne ; une même
      personne peut commander plusieurs armées.`,
    map: `Une autre carte place ailleurs rochers et forêts. Les règles ne changent pas.`,
    'drawing-up': `En secret, chaque camp se déploie comme il veut, et l’autre ne voit rien avant la levée des écrans.
      Avec un déploiement tout prêt, on commence aussitôt.`,
    'king-mounted': `À cheval, le roi doit contourner les forêts comme les autres cavaliers. Selon notre lecture du
      livret, il va à pied.`,
    'archer-step': `Si les archers se déplacent d’exactement trois cases, les petits pas leur sont interdits. Leur tir
      porte toujours d’une à trois cases.`,
    retreat: `Si un repli est d’une seule case, la figurine sous le tir recule ou s’écarte d’une case. Elle doit toujours
      se mettre hors de portée si une case suffit. Un archer juste à côté d’elle pourra presque toujours tirer encore.`,
    'allied-house': `Si les alliés ont un roi, un prince et un duc, ceux-ci marchent comme d’habitude, mais leur perte
      ne décide rien. Seule compte la maison du chef.`,
    'quiet-first-turn': `Au tout premier tour de la partie, Blanc ne peut ni prendre ni tirer. Dans nos parties
      d’essai avec des déploiements au hasard, Blanc avait l’avantage sans cette règle.`,
  },
  sample: {
    title: 'Le piquier trop gourmand',
    introduction: `Blanc et Bleu pâle se sont déployés derrière leurs écrans. Le roi blanc se tient dans son donjon. Le
      roi bleu pâle s’est réfugié tout au bord, loin de son château, qu’il laisse à la garde des autres. Une partie
      courte : deux flèches et une erreur.`,
    comments: {
      0: `Regardez le château bleu pâle. Une seule figurine garde sa cour : le piquier de la même rangée, à droite.
        C’est assez, tant qu’il reste là.`,
      1: `Le piquier blanc traverse trois cases de forêt et prend un écuyer. Aucun cavalier n’aurait pu le faire.`,
      2: `Un chevalier reprend : un piquier contre un écuyer.`,
      3: `Longue marche du sergent blanc, à travers la forêt lui aussi. Il paraît inoffensif là-bas ; mais la diagonale
        devant lui mène à la cour ennemie.`,
      4: `Bleu pâle a d’autres projets et fait avancer un archer.`,
      5: `Un archer blanc longe le bord du plateau. À trois cases en diagonale, il a le gardien solitaire à portée de tir.`,
      6: `La première flèche est bleu pâle : l’archer qui vient d’avancer tire sur un autre archer blanc, juste devant lui.`,
      7: `Derrière l’archer blanc, un rocher : il s’écarte, et de deux cases, car à une case il serait encore à
        portée. À Blanc de jouer.`,
      8: `La seconde flèche est blanche, et vise le piquier qui garde la cour.`,
      9: `Là aussi, un rocher derrière la cible. Où qu’il s’écarte, le piquier quitte sa rangée et ne garde plus la
        cour. Mais un repli ne coûte pas de tour : Bleu pâle peut encore y remédier.`,
      10: `L’erreur. Un autre piquier attaque d’un coup le duc et deux chevaliers : la tentation est trop forte. Un chevalier à côté de
        la cour aurait sauvé le château ; maintenant, plus rien ne sauve Bleu pâle.`,
      11: `À travers la forêt, jusqu’au bout de la diagonale : le sergent s’arrête dans la cour. Rien ne peut le
        prendre, et aucun archer ne l’a à portée.`,
      12: `Bleu pâle prend le duc. Belle prise, mais trop tard.`,
      13: `Un pas en ligne, et le sergent prend le donjon. Blanc gagne.`,
    },
    conclusion: `Trois choses à retenir. Une flèche ne prend rien, mais elle peut écarter le seul gardien qui compte. Un
      repli ne coûte pas de tour : il vous reste le vôtre pour fermer la brèche. Et un roi dans son donjon aurait gardé
      la cour du début à la fin.`,
  },
  summary: `*But.* Occupez le donjon ennemi, ou prenez le roi, le prince et le duc ennemis.

    *Mobilisation.* En secret : château et figurines où vous voulez dans votre moitié. Pas de figurine sur un rocher, pas de cavalier en forêt, pas d’archer ni d’écuyer au donjon. Levez les écrans. Blanc commence ; qui gagne commence la partie suivante.

    *Votre tour.* Déplacez une figurine, ou tirez avec un archer. Sur des cases libres, on suit une rangée ou une
    colonne (*en ligne*), ou une diagonale ; on prend l’ennemi sur lequel on s’arrête.

    | figurine |{army=complete:  nombre |} marche |
    | roi{king-mounted=on:  (cavalier)} |{army=complete:  1 |} 1 ou 2, en ligne ou en diagonale |
    | prince, duc, chevalier (cavaliers) |{army=complete:  1, 1, 3 |} sans limite, en ligne ou en diagonale |
    | sergent |{army=complete:  3 |} 12 au plus en diagonale, ou 1 en ligne |
    | piquier |{army=complete:  4 |} 12 au plus en ligne, ou 1 en diagonale |
    | écuyer |{army=complete:  3 |} saute : 1 en ligne, puis 1 en diagonale en s’éloignant |
    | archer |{army=complete:  4 |} {archer-step=up-to: de 1 à 3}{archer-step=exact: 3 exactement}, en ligne ou en diagonale ; ne prend jamais |

    *Terrain.* Les cavaliers contournent rochers et forêts, sans se faufiler en diagonale entre deux de ces cases. Les
    fantassins traversent la forêt, pas les rochers ; entre deux rochers, ils se faufilent. L’écuyer saute par-dessus figurines et
    forêts ; rocher, cour ou donjon sur la première case l’arrête.

    *Château.* On s’arrête dans une cour, on ne la traverse pas. On entre au donjon et on en sort d’un pas en ligne, par sa
    cour ; archer et écuyer, jamais. Rien ne passe par-dessus un donjon.

    *Tir.* Sur un ennemi à trois cases au plus, en ligne ou en diagonale. Entre les deux, rocher, forêt et donjon
    arrêtent la flèche ; figurines et cours, non. Jamais sur une figurine dans un donjon.

    *Repli.* Qui commande la cible la déplace aussitôt {retreat=three: d’une à trois cases}{retreat=one: d’une seule case} en arrière ou sur le côté, selon le terrain, sans prendre ni entrer dans un
    donjon. Si elle le peut, elle finit hors de portée de cet archer. On ne tire pas sur une figurine qui ne peut pas se replier. Le repli ne coûte
    pas de tour.

    *Fin.* Donjon ennemi occupé ou maison du roi ennemi prise : victoire. Aucun coup possible : passez. Partie nulle :
    la même position pour la troisième fois, ou 200 tours de suite sans prise.

    *Camps.* {allied-house=off: D’ordinaire, au chef un château et vingt figurines, à l’allié dix-sept, sans château ni maison
    du roi.}{allied-house=on: D’ordinaire, au chef un château et vingt figurines, à l’allié vingt aussi, sans château ; son roi,
    son prince et son duc sont des figurines comme les autres.} Les camps alternent.`,
};
export default book;
