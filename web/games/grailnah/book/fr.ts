import type { Book } from './chapters';

const book: Book = {
  facts: ['À deux, à trois, ou à quatre en deux équipes', 'Dès 8 ans, d’après les livrets français et néerlandais'],
  sentences: [
    `Chaque camp a dans son château un roi, une reine et quatre chevaliers ; Merlin et Morgane sont au centre, sur la case du
      Grailnah, marquée d’une croix.`,
    `À votre tour, jouez un coup : un chevalier avance d’une case ou suit son anneau aussi loin que vous voulez ; le roi
      ou la reine fait un pas dans n’importe quelle direction, jamais dans le cercle magique ; ou bien vous
      jouez Merlin ou Morgane, qui sont à tout le monde et renvoient chez eux les pions de la case où ils s’arrêtent.`,
    `Deux pions de couleurs différentes sur une même case s’immobilisent l’un l’autre ; roi et reine réunis dans un
      autre château vous valent des chevaliers supplémentaires ; si quatre de vos pions bloquent les portes d’un
      château, son camp est disqualifié.`,
    `Dès qu’un de vos chevaliers atteint le Grailnah, vous gagnez ; à quatre, deux équipes s’affrontent sans un mot.`,
  ],
  box: [
    'Un plateau rond : sept anneaux de vingt cases autour de la case du Grailnah, marquée d’une croix',
    'Quatre châteaux',
    'Un roi, une reine et huit chevaliers dans chacune des quatre couleurs : blanc, bleu, rouge et vert',
    'Merlin et Morgane',
  ],
  chapters: {
    aim: 'But du jeu',
    board: 'Le plateau',
    setup: 'Mise en place',
    turn: 'Votre tour',
    knights: 'Les chevaliers',
    royals: 'Le roi et la reine',
    merlin: 'Merlin',
    morgane: 'Morgane',
    extraKnights: 'Les chevaliers supplémentaires',
    disqualification: 'La disqualification',
    end: 'Fin de la partie',
    example: 'Un exemple en images',
    notation: 'Noter une partie',
  },
  paragraphs: {
    goal: {
      heading: 'Le premier chevalier gagne',
      text: `Vos chevaliers quittent leur château pour atteindre le Grailnah, la case marquée d’une croix au centre du
        plateau. Dès que l’un d’eux y arrive, la victoire est à vous, même si Merlin ou Morgane s’y trouve.`,
      reconstructed: `Pour les livrets, le Grailnah est le but, sans exception. Nous avons donc décidé que Merlin et
        Morgane ne gardent pas la case elle-même.`,
    },
    rings: {
      heading: 'Les anneaux et le cercle magique',
      text: `Sept anneaux de vingt cases entourent le Grailnah. Quatre termes disent où va un pion :

        - *en avant* : un anneau plus près du centre et, depuis le plus petit, sur le Grailnah ;
        - *en arrière* : un anneau plus loin du centre ;
        - *de côté* : le long de l’anneau, à gauche ou à droite (un anneau n’a pas de fin) ;
        - *en diagonale* : un anneau en avant ou en arrière et une case de côté, en un seul pas.

        Le *cercle magique* passe entre le troisième anneau, en partant du bord, et le quatrième. Les quatre petits
        anneaux et le Grailnah sont à l’intérieur, les trois grands anneaux à l’extérieur.`,
      reconstructed: `Les livrets parlent de cercles, d’une case centrale et d’un cercle magique. Le dessin qui en
        montrait le nombre et la place est perdu. Après des parties d’essai, nous avons choisi sept anneaux, vingt
        cases et la place du cercle magique : avec quatre anneaux ou plus à l’extérieur, au moins la moitié des parties
        atteignaient la limite de tours.`,
    },
    gates: {
      heading: 'Les châteaux et leurs portes',
      text: `Les châteaux se dressent sur le plus grand anneau et occupent chacun deux cases. Quatre emplacements leur
        sont réservés, à un quart de tour l’un de l’autre. Un château a trois portes :

        - deux *portes latérales*, à gauche et à droite : chacune donne sur la case voisine du même anneau ;
        - la *porte royale*, devant. Aussi large que le château, elle donne sur deux cases du deuxième anneau.

        Ces quatre cases sont les *seuils* du château. Sur un emplacement resté vide, les cases sont ordinaires.`,
      reconstructed: `Les trois portes viennent des livrets. Il faut quatre pions pour les bloquer : l’une d’elles donne
        donc sur deux cases. Nous avons décidé que c’est la porte royale. La place et la largeur des châteaux, et les
        cases ordinaires des emplacements vides, sont aussi de nous.`,
    },
    castles: {
      heading: 'Le tirage des châteaux',
      text: `Installez un château par personne, puis tirez les châteaux au sort. À deux, cachez un chevalier de chaque
        couleur, un par main, et faites choisir ; à trois ou à quatre, on pioche un chevalier dans un sac.

        - *À deux :* Blanc en haut, Bleu en bas.
        - *À trois :* Blanc en haut, dans le château du milieu ; Bleu à droite, Rouge à gauche.
        - *À quatre :* Blanc en haut, Bleu à droite, Rouge en bas, Vert à gauche. On joue en deux équipes, partenaires
          face à face : Blanc et Rouge contre Bleu et Vert. Le silence est complet : pas un mot, pas un signe à votre
          partenaire avant la fin de la partie.`,
      reconstructed: `Le tirage au sort et Blanc dans le château du milieu viennent des livrets, qui ne nomment
        aucune autre couleur. Le bleu, le rouge et le vert, le sac, les autres places et les partenaires face à face sont de
        nous.`,
      editions: `Les livrets français et anglais installent un château par personne ; dans le livret néerlandais,
        chacun prend le sien, ce qui revient au même. Le livret néerlandais interdit aux partenaires de se concerter ; les deux autres
        demandent le silence complet.`,
    },
    pieces: {
      heading: 'Chacun chez soi',
      text: `Placez le roi, la reine et quatre chevaliers de chaque couleur dans leur château. Les quatre autres
        chevaliers restent en réserve, à côté du plateau. Merlin et Morgane se partagent la case du Grailnah.`,
      reconstructed: `Les livrets ne comptent pas les chevaliers de la boîte. On peut en recevoir quatre de plus, sans
        jamais en avoir plus de huit sur le plateau : quatre sont donc en réserve.`,
    },
    oneMove: {
      heading: 'Un coup par tour',
      text: `Blanc commence, puis on joue dans le sens des aiguilles d’une montre. À votre tour, jouez un coup, et un
        seul. Vous avez le choix :

        - un de vos chevaliers ;
        - votre roi ou votre reine ;
        - Merlin ou Morgane, quand il est permis de les jouer.

        Un coup finit toujours ailleurs que sur sa case de départ. Si aucun coup n’est possible, vous passez ;
        tant qu’il vous en reste un, passer est interdit. Pour savoir si l’on peut jouer Merlin ou Morgane, un tour passé
        compte comme un coup joué avec un pion de couleur.`,
      reconstructed: `Les livrets ne disent rien du tour que l’on passe, ni du chevalier qui ferait le tour d’un anneau
        pour revenir à sa case. Ces deux règles sont de nous.`,
      editions: `Les livrets français et anglais font jouer dans le sens des aiguilles d’une montre. Dans le livret
        néerlandais, la phrase s’interrompt avant de le dire.`,
    },
    leaving: {
      heading: 'Sortir par une porte latérale',
      text: `Un chevalier sort du château par une porte latérale, à gauche ou à droite, et s’arrête sur le seuil : le
        coup est joué.`,
      reconstructed: `Les livrets font sortir les chevaliers par les portes latérales. Nous avons décidé qu’ils
        s’arrêtent là ; une option leur permet de continuer.`,
    },
    riding: {
      heading: 'Le déplacement du chevalier',
      text: `Un chevalier avance d’une case, ou suit son anneau, à gauche ou à droite, sur autant de cases que vous
        voulez. Il ne va jamais en arrière ni en diagonale, et n’entre jamais dans un château.

        Il ne passe par-dessus rien : les autres pions, Merlin et Morgane compris, les escaliers et les châteaux lui
        barrent la route. Il ne peut pas non plus s’arrêter dans un escalier.`,
      reconstructed: `Nous avons décidé qu’un chevalier n’entre pas dans un château. Les livrets réservent les
        escaliers au roi et à la reine : il ne s’y arrête donc pas.`,
    },
    locks: {
      heading: 'Les pions immobilisés',
      text: `Votre chevalier, votre roi ou votre reine peut s’arrêter sur une case où se trouve un seul pion, d’une
        autre couleur. Dès lors, les deux pions sont *immobilisés* : aucun ne bouge tant que l’un des deux n’est pas
        renvoyé dans son château, ou retiré du plateau par une disqualification. Cela vaut aussi entre partenaires.

        Vous ne pouvez pas vous arrêter sur un de vos pions, sur deux pions, ni sur Merlin ou Morgane. Seule exception,
        le Grailnah : un chevalier y gagne même si Merlin ou Morgane s’y trouve. Un château, lui, accueille autant de
        pions qu’il en vient, et aucun n’y est immobilisé.`,
      reconstructed: `Dans les livrets, deux pions de camps différents s’immobilisent l’un l’autre. On y lit aussi
        que Merlin ou Morgane renvoie un ou deux pions : une case en accueille donc deux. Nous avons décidé sur quelles cases on ne s’arrête pas.`,
    },
    walking: {
      heading: 'Un pas dans n’importe quelle direction',
      text: `Le roi et la reine sortent d’un château par la porte royale, sur l’une des deux cases devant elle. Dehors,
        ils se déplacent d’une case à la fois : en avant, en arrière, de côté ou en diagonale. Le cercle magique leur
        est interdit.

        Ils peuvent entrer dans tous les châteaux, le vôtre comme les autres, mais seulement par la porte royale, depuis
        l’une des deux cases devant elle.`,
      reconstructed: `Les livrets disent comment le roi et la reine sortent d’un château. Qu’ils y entrent de la même
        façon en découle.`,
    },
    staircases: {
      heading: 'L’escalier souterrain',
      text: `Quatre escaliers se trouvent sur le troisième anneau, à mi-chemin entre les emplacements des châteaux.
        Seuls les rois et les reines peuvent s’y arrêter, et il n’y a de place que pour un pion, quelle que soit sa
        couleur. Dans l’escalier, votre pion ne craint rien : on ne peut ni l’immobiliser ni le renvoyer.

        D’un escalier, il passe sous terre à n’importe quel autre escalier libre, ce qui fait un coup, ou repart d’un
        pas comme d’habitude.`,
      reconstructed: `Selon les livrets, roi et reine ne craignent rien dans l’escalier et ne s’y tiennent jamais
        ensemble. Le nombre et la place des escaliers sont de nous. Nous avons décidé aussi qu’il n’y tient qu’un pion, quelle
        que soit sa couleur.`,
    },
    playingMerlin: {
      heading: 'Quand jouer Merlin',
      text: `Merlin est à tout le monde. À votre tour, vous pouvez le jouer à la place d’un de vos pions, si le coup
        juste avant le vôtre a été joué avec un pion de couleur ou avec Morgane. On ne le joue donc jamais au premier
        coup de la partie, ni deux fois de suite.

        Si vous avez joué Merlin à vos trois derniers tours, jouez autre chose.`,
      reconstructed: `Les livrets ne laissent à personne plus de trois coups de Merlin à la suite, ce qui peut se lire
        de deux façons. Nous comptons vos tours ; une option compte les coups de Merlin lui-même.`,
      editions: `Les livrets français et néerlandais ajoutent que Merlin n’est jamais joué deux fois de suite. Dans
        le livret anglais, deux phrases se sont confondues ; nous le lisons comme les autres.`,
    },
    merlinMoves: {
      heading: 'Les déplacements de Merlin',
      text: `Merlin se déplace en ligne droite d’autant de cases que vous voulez : en avant, en arrière, ou de côté le
        long de son anneau. Du Grailnah, il part dans la direction de votre choix. Il ne passe par-dessus aucun pion,
        pas même Morgane, ni par-dessus un château ou un escalier, et ne s’arrête ni dans l’un ni dans l’autre.

        Tant qu’il est à l’intérieur du cercle magique, il peut s’arrêter de nouveau sur le Grailnah, mais pas passer
        par-dessus. Une fois dehors, il n’y rentre plus : il est sorti pour de bon.`,
      reconstructed: `Les livrets interdisent le retour au Grailnah à Morgane, pas à Merlin : il peut donc y revenir.
        Nous avons décidé qu’il ne passe pas par-dessus.`,
    },
    merlinSendsHome: {
      heading: 'Merlin renvoie les pions',
      text: `Sur la case où Merlin s’arrête, chevaliers, rois et reines retournent dans le château de leur couleur, les
        vôtres aussi. Si Morgane s’y trouve, elle retourne au Grailnah. S’il s’arrête sur le Grailnah, il ne renvoie
        personne.`,
      reconstructed: 'Nous avons décidé que Merlin ne renvoie personne quand il s’arrête sur le Grailnah.',
      editions: `Les livrets français et néerlandais parlent d’un ou de deux pions pour Merlin comme pour Morgane ; le
        livret anglais, pour Morgane seule.`,
    },
    playingMorgane: {
      heading: 'Quand jouer Morgane',
      text: `Morgane aussi est à tout le monde. À votre tour, vous pouvez la jouer à la place d’un de vos pions.

        Avec le livret français, c’est permis à n’importe quel tour. Avec les deux autres, il faut que le coup juste
        avant le vôtre ait été joué avec un pion de couleur ou avec Merlin : jamais au premier coup de la partie, ni deux
        fois de suite.`,
      editions: `Le livret français n’y met aucune condition. Les livrets anglais et néerlandais en mettent une ; le livret
        néerlandais ajoute que Morgane n’est jamais jouée deux fois de suite. Vous choisissez le livret avant chaque partie.`,
    },
    morganeMoves: {
      heading: 'Les déplacements de Morgane',
      text: `Morgane garde l’intérieur du cercle magique. Elle se déplace d’une case en avant, en arrière ou de côté et,
        depuis le Grailnah, sur n’importe quelle case du plus petit anneau. Elle ne sort jamais du cercle magique. Quand
        elle a quitté le Grailnah, elle n’y revient pas d’elle-même : seul Merlin peut l’y renvoyer.`,
      reconstructed: `Les livrets confient à Morgane l’intérieur du cercle. Nous avons décidé qu’elle n’en sort jamais.`,
    },
    price: {
      heading: 'Le prix de Morgane',
      text: `Quand Morgane quitte le Grailnah, elle ne vous coûte rien. Pour tout autre coup avec elle, sacrifiez d’abord un de
        vos chevaliers : retirez-le du plateau, puis déplacez Morgane. N’importe lequel convient, même un chevalier encore au château ou celui de la case où elle va, mais pas un chevalier immobilisé.

        Un chevalier sacrifié attend à côté du plateau. Il peut revenir comme chevalier supplémentaire.`,
      reconstructed: `Les livrets n’excluent que le chevalier immobilisé par un autre pion. Nous avons décidé qu’on peut
        en sacrifier un qui est au château ou sur la case visée, et qu’on le fait avant de déplacer Morgane.`,
    },
    morganeSendsHome: {
      heading: 'Morgane renvoie les pions',
      text: `Sur la case où Morgane s’arrête, les chevaliers retournent dans le château de leur couleur, les vôtres
        aussi. Si Merlin s’y trouve, il retourne au Grailnah. Mais avec les livrets français et anglais, quand
        elle quitte le Grailnah, elle ne peut pas s’arrêter sur une case occupée par un chevalier.`,
      editions: `Les livrets français et anglais épargnent les chevaliers quand Morgane quitte le Grailnah. Le livret
        néerlandais n’en dit rien : avec ce livret, elle peut donc aussi renvoyer un chevalier.`,
    },
    meeting: {
      heading: 'Réunir le roi et la reine',
      text: `Réunissez votre roi et votre reine dans un autre château, et vous y recevez des chevaliers
        supplémentaires : quatre, ou toute la réserve s’il y en a moins. Vous n’en avez jamais plus de huit sur
        le plateau.

        Un *autre* château, c’est un autre que celui de leur dernière rencontre. Au début, leur dernière rencontre est
        chez vous : sortir pour rentrer aussitôt ne rapporte rien. S’ils se réunissent ensuite dans le château bleu,
        vous recevez vos chevaliers, et c’est le château bleu qui ne rapporte plus rien ; le vôtre convient de nouveau.
        La rencontre compte même s’il n’y a aucun chevalier en réserve.

        Les chevaliers arrivent quand le roi ou la reine *entre* dans le château où se trouve l’autre. Peu importe ce
        qui y a conduit l’autre. Si c’est un renvoi qui les réunit, vous ne recevez rien.`,
      reconstructed: `Les livrets demandent un autre château, sans dire autre que lequel. S’il suffisait de sortir et de
        rentrer pour recevoir quatre chevaliers, le long voyage n’aurait plus de sens ; nous avons donc décidé : autre
        que le dernier. Les règles sur le renvoi, sur la venue de l’autre et sur la rencontre sans chevalier en réserve
        sont aussi de nous.`,
      editions: `Les livrets français et néerlandais font déplacer le roi et la reine. Le livret anglais dit d’abord le roi ou
        la reine, puis exige les deux. Nous lisons : les deux s’y retrouvent, et les chevaliers arrivent avec le second.`,
    },
    newKnights: {
      heading: 'D’où partent les nouveaux chevaliers',
      text: `Les nouveaux chevaliers partent du château où vous les avez reçus, par ses portes latérales. S’ils sont
        renvoyés, ils vont dans le château de leur couleur. Vous pouvez recommencer aussi souvent que vous voulez.`,
    },
    blocked: {
      heading: 'Toutes les portes bloquées',
      text: `Si les pions d’une seule autre couleur occupent les quatre seuils d’un château, le camp de ce château est
        *disqualifié* et quitte la partie. Chevaliers, roi et reine comptent, même ceux de la couleur
        partenaire, et peu importe qui a joué le coup. Tous les pions du camp disqualifié sont retirés du plateau. Son château reste sur le
        plateau et sert encore aux autres.

        Un seul coup peut disqualifier plusieurs camps à la fois. Un chevalier qui atteint le Grailnah par ce même coup a
        gagné quand même.`,
      reconstructed: `Quatre pions d’une seule couleur bloquent les trois portes : cela vient des livrets. Nous avons
        décidé que les pions de la couleur partenaire comptent, que le château reste, et ce qui se passe quand un seul coup fait
        tout cela à la fois.`,
    },
    winning: {
      heading: 'Qui gagne',
      text: `Vous gagnez quand un de vos chevaliers atteint le Grailnah, ou quand tous les camps adverses sont
        disqualifiés. Une équipe gagne dès que l’un de ses deux camps gagne. Après la disqualification de votre partenaire,
        vous continuez avec votre seule couleur, et l’on saute ses tours.`,
      reconstructed: `La victoire du dernier camp en jeu découle de la disqualification. Nous avons décidé qu’une
        équipe continue avec une seule couleur.`,
    },
    draw: {
      heading: 'Partie nulle',
      text: `La partie est nulle quand la même position se présente pour la troisième fois, ou après 400 tours. La
        position n’est la même que si c’est au même camp de jouer et si les mêmes limites valent pour Merlin, Morgane et les chevaliers supplémentaires. Un tour passé compte, un tour sauté, non. Une victoire au dernier
        tour reste une victoire.`,
      reconstructed: `Les livrets ne connaissent pas de partie nulle. Nous l’avons ajoutée, car sans elle une partie
        pourrait tourner en rond sans fin.`,
    },
    rescue: {
      heading: 'Morgane à la rescousse',
      text: `Vous jouez Blanc, et c’est à vous. Un chevalier bleu est sur le plus petit anneau : au prochain coup, il
        sera sur le Grailnah. Le vôtre est un anneau plus loin, il lui faut deux coups.

        Comment arrêter Bleu ? Pas avec Merlin : il est hors du cercle magique et ne peut pas y rentrer. Pas en
        immobilisant le chevalier : vous n’en avez aucun sur le plus petit anneau. Mais Morgane est juste à côté de lui.`,
    },
    squares: {
      heading: 'Nommer les cases',
      text: `Pour noter une partie, on nomme chaque case par une lettre et un nombre. La lettre est celle de l’anneau,
        de {A}, au bord, à {G}, près du centre ; le nombre compte les cases de l’anneau dans le sens des aiguilles d’une
        montre, de 1 à 20, à partir du château nord. Le Grailnah est {*}. Chaque château porte l’initiale anglaise de sa
        place : {N} au nord, {E} à l’est, {S} au sud, {W} à l’ouest.

        | château | occupe | seuils |
        | {N} (nord) | {A1}, {A2} | {A20}, {A3}, {B1}, {B2} |
        | {E} (est) | {A6}, {A7} | {A5}, {A8}, {B6}, {B7} |
        | {S} (sud) | {A11}, {A12} | {A10}, {A13}, {B11}, {B12} |
        | {W} (ouest) | {A16}, {A17} | {A15}, {A18}, {B16}, {B17} |

        Les escaliers sont en {C4}, {C9}, {C14} et {C19}.

        Un autre plateau se décrit par le nombre d’anneaux, le nombre de cases par anneau, le premier anneau à
        l’intérieur du cercle magique et la place des escaliers. Le nombre de cases par anneau est un multiple de
        quatre, 16 au moins ; les escaliers sont hors du cercle.`,
    },
    moves: {
      heading: 'Noter un coup',
      text: `{K} est un roi, {Q} une reine, {n} un chevalier, {M} Merlin et {F} la fée Morgane.

        | coup | notation |
        | un chevalier sort du château nord | {n:N-A20} |
        | un chevalier se déplace, ou atteint le Grailnah | {n:A3-B3}, {n:G7-*} |
        | un roi entre dans le château nord | {K:B1-N} |
        | une reine va d’un escalier à un autre | {Q:C4-C19} |
        | Merlin | {M:*-F7} |
        | Morgane quitte le Grailnah | {F:*-G2} |
        | Morgane se déplace ; on sacrifie le chevalier en {A5}, ou un du château nord | {F:G2-G3!A5}, {F:G2-G3!N} |
        | un tour passé | {pass} |
        | changer de camp | {swap} |`,
    },
    positions: {
      heading: 'Une position sur une ligne',
      text: `Une position tient en une ligne de cinq parties : {N:K@B11,Q@S,n@C5,n@F7/S:K@C19,Q@S,n@C8 M@D8,F@G2 N30
        -;10;NS en1.1}

        - *Les couleurs,* dans l’ordre {N} {E} {S} {W}, séparées par {/} : le roi, la reine, puis les chevaliers,
          d’abord ceux des châteaux, ensuite par anneau et par nombre. Un camp disqualifié s’écrit {W:-}.
        - *Merlin et Morgane.*
        - *Le tour :* à qui de jouer, et combien de tours ont été joués. Après la fin, {=N}, pour une équipe {=NS}, pour
          une partie nulle {==}.
        - *Ce qui compte encore :* la nature du dernier coup ({M}, {F}, {-} pour tout autre, {0} au début) ; pour chaque
          camp, combien de tours de suite il vient de jouer Merlin ; pour chaque camp, le château de la dernière
          rencontre.
        - *Le livret :* {en1.1}, {nl2004} ou {fr1.0}.

        Le plateau ne figure pas dans la ligne.`,
    },
  },
  captions: {
    goal: 'Encore un pas : ce chevalier arrive sur le Grailnah, et Blanc gagne.',
    directions: 'D’ici, le roi peut atteindre huit cases : en avant, en arrière, de côté et en diagonale.',
    sideGates: 'Le chevalier sort par une porte latérale, à gauche ou à droite du château.',
    royalGate: 'Le roi et la reine sortent par la porte royale, sur l’une des deux cases devant elle.',
    two: 'À deux : Blanc et Bleu se font face.',
    three: 'À trois : Blanc au milieu, entre Rouge et Bleu.',
    four: 'À quatre : Blanc et Rouge contre Bleu et Vert.',
    knight: `Ce chevalier avance d’une case ou suit son anneau : d’un côté jusque devant l’escalier, de l’autre jusqu’au
      chevalier bleu, qu’il peut immobiliser.`,
    lock: 'Deux chevaliers s’immobilisent l’un l’autre. Merlin pourrait sortir du cercle magique et les renvoyer tous deux.',
    staircase: `Le roi blanc peut repartir d’un pas, ou passer sous terre à l’un des deux escaliers libres. Le quatrième est
      occupé par la reine bleue.`,
    merlin: 'Merlin va en ligne droite jusqu’au premier pion. S’il s’arrête dessus, il le renvoie.',
    home: 'Merlin est dehors pour de bon. Mais il peut s’arrêter sur les deux chevaliers immobilisés et les renvoyer.',
    morgane: 'Morgane se déplace d’une case en avant, en arrière ou de côté.',
    spared: 'Morgane peut aller sur toutes les cases du plus petit anneau, sauf celle où se trouve un chevalier.',
    meeting: `La reine blanche est déjà dans le château bleu. Si le roi l’y rejoint, Blanc y reçoit des chevaliers.`,
    blocked: `Bleu tient trois seuils du château rouge. Si ce chevalier prend le quatrième, Rouge quitte la partie.`,
    threat: 'Vous jouez Morgane. Elle se déplace d’une case : elle peut donc atteindre le chevalier bleu.',
    sacrifice: 'Sacrifiez d’abord un chevalier. Ceux qui sont encore au château vous manqueront le moins.',
    rescued: 'Le chevalier bleu est rentré au château, et Morgane est trop loin pour arrêter le vôtre.',
    lastStep: 'Bleu n’a rien pu faire : votre chevalier passe du plus petit anneau au Grailnah, et vous gagnez.',
  },
  questions: [
    {
      question: 'Un pion occupe le seuil. Mon chevalier peut-il sortir ?',
      answer: `Oui, si c’est un seul pion d’une autre couleur : les deux s’immobilisent l’un l’autre. Un de vos pions,
        deux pions ou Merlin ferment la porte.`,
      rules: ['G11', 'G13'],
    },
    {
      question: 'Comment libérer un pion immobilisé ?',
      answer: `Pas en le déplaçant. Il faut que Merlin ou Morgane s’arrête sur la case et renvoie les deux pions, ou que
        l’autre camp soit disqualifié et perde tous ses pions.`,
      rules: ['G13', 'G21', 'G28'],
    },
    {
      question: 'Merlin et Morgane barrent-ils l’accès au Grailnah quand ils s’y trouvent ?',
      answer: `Non. Un chevalier du plus petit anneau, s’il n’est pas immobilisé, peut y entrer, et il gagne. Partout
        ailleurs, ils barrent le passage.`,
      rules: ['G12', 'G14'],
    },
    {
      question: 'Peut-on jouer Merlin juste après Morgane, ou Morgane juste après Merlin ?',
      answer:
        'Oui. Merlin ne se joue jamais deux fois de suite ; Morgane non plus, sauf avec le livret français. Et si vous avez joué Merlin à vos trois derniers tours, jouez autre chose.',
      rules: ['G18', 'G22'],
    },
    {
      question: 'Puis-je renvoyer mes propres pions ?',
      answer: `Oui. Merlin et Morgane renvoient tous les pions de la case où ils s’arrêtent. C’est parfois le moyen de
        libérer un pion immobilisé.`,
      rules: ['G21', 'G25'],
    },
    {
      question: 'Puis-je sacrifier n’importe quel chevalier pour jouer Morgane ?',
      answer: `N’importe lequel des vôtres, sur le plateau ou dans un château, sauf un chevalier immobilisé. Si vous
        n’en avez pas, vous ne pouvez la jouer que pour quitter le Grailnah, ce qui ne coûte rien.`,
      rules: ['G24'],
    },
    {
      question: 'Le roi et la reine peuvent-ils se trouver ensemble dans un escalier ?',
      answer: 'Non, il n’y a de place que pour un pion, et ce pion ne peut y être ni immobilisé ni renvoyé.',
      rules: ['G17'],
    },
    {
      question: 'Mon roi et ma reine sortent du château et y rentrent aussitôt. Est-ce que je reçois des chevaliers ?',
      answer: `Non. C’est le château de leur dernière rencontre : il faut d’abord les réunir dans un autre.`,
      rules: ['G26'],
    },
    {
      question: 'Je n’ai que deux chevaliers en réserve. Combien vais-je en recevoir ?',
      answer: 'Ces deux-là. On en reçoit quatre au plus, et on n’en a jamais plus de huit sur le plateau.',
      rules: ['G26'],
    },
    {
      question:
        'Mon roi a été renvoyé dans mon château. Si ma reine l’y rejoint, est-ce que je reçois des chevaliers ?',
      answer: `Seulement si leur dernière rencontre a eu lieu dans un autre château. La reine entre, et c’est ce qui
        compte ; peu importe comment le roi est rentré.`,
      rules: ['G26'],
    },
    {
      question: 'Mes chevaliers peuvent-ils entrer dans un autre château ?',
      answer: `Non, seuls le roi et la reine entrent dans les châteaux. Mais vos chevaliers supplémentaires partent du
        château où vous les avez reçus, par ses portes latérales.`,
      rules: ['G12', 'G27'],
    },
    {
      question: 'Peut-on se parler entre partenaires ?',
      answer: `Non, on joue en silence complet. Et prenez garde aux pions de votre partenaire : ils immobilisent les
        vôtres comme ceux des autres.`,
      rules: ['G7', 'G13'],
    },
  ],
  variants: {
    board: `Avalon est plus grand : huit anneaux de 28 cases, soit un anneau de plus jusqu’au Grailnah. Le cercle
      magique et les escaliers sont à la même distance du bord que sur Tintagelle.`,
    players: 'À deux ou à trois, chacun joue pour soi. À quatre, on forme deux équipes, sans un mot entre partenaires.',
    edition: `Les trois livrets diffèrent sur deux règles de Morgane. Selon le livret anglais, elle ne se joue jamais deux fois
      de suite et épargne les chevaliers en quittant le Grailnah ; le livret français lève la première limite, le livret néerlandais la seconde. Quand l’application est en français, une nouvelle partie commence avec le livret français.`,
    castles: `Avec quatre châteaux, ceux qui n’ont pas de camp comptent comme les autres : ils barrent la route, et le
      roi et la reine peuvent s’y réunir. Bloquer leurs portes ne disqualifie personne.`,
    'knight-exit': `Avec cette option, le chevalier peut, dans le même coup, suivre le plus grand anneau en s’éloignant
      du château, tant que la voie est libre.`,
    'merlin-limit': `Si l’on compte les coups de Merlin lui-même, vous ne pouvez pas jouer Merlin quand ses trois derniers coups
      étaient les vôtres, même s’ils remontent à plusieurs tours. Il faut d’abord que quelqu’un d’autre le joue.`,
    swap: `À deux : après le premier coup de la partie, qui joue en second peut prendre Blanc au lieu de jouer. L’autre
      joue désormais Bleu et a le coup suivant ; le plateau ne change pas.`,
  },
  sample: {
    title: 'Trop près de Morgane',
    introduction: `Une partie à deux, selon le livret anglais. Blanc mène la course, jusqu’au moment où un chevalier
      s’arrête une case trop tôt. Ce que nous disons des coups qui gagnent et qui perdent, le programme l’a prouvé.`,
    comments: {
      0: 'Chacun est chez soi, Merlin et Morgane sont sur le Grailnah. Blanc commence.',
      1: 'Un chevalier blanc sort par une porte latérale et s’arrête sur le seuil.',
      2: 'Bleu fait de même, de l’autre côté du plateau.',
      3: 'Le chevalier blanc suit le grand anneau jusqu’à la porte bleue. Les deux chevaliers s’immobilisent l’un l’autre.',
      4: `Bleu joue Merlin. Merlin sort d’une traite du cercle magique et renvoie les deux chevaliers. Mais le voilà
        dehors, et il y restera.`,
      6: 'Merlin ferme une des portes latérales bleues : ce chevalier prend l’autre.',
      7: 'Blanc pourrait faire le tour et immobiliser aussi ce chevalier, mais préfère le centre : la course commence.',
      11: 'Le chevalier blanc entre le premier dans le cercle magique. Merlin ne peut plus l’atteindre.',
      13: 'Blanc a un coup d’avance, et cela suffit : à partir d’ici, Blanc peut gagner quoi que fasse Bleu.',
      16: `Morgane quitte le Grailnah, ce qui ne coûte rien à Bleu, et barre la route au chevalier blanc. Elle ne peut
        pas le renvoyer : en quittant le Grailnah, elle épargne les chevaliers.`,
      17: 'Blanc contourne Morgane, mais d’une seule case. Une case de plus, et la victoire restait certaine.',
      18: 'Bleu avance. Tout autre coup perdait.',
      19: `Le chevalier s’arrête juste à côté de Morgane, et ce coup perd. La seule chance était de suivre l’anneau pour
        immobiliser le chevalier bleu.`,
      20: 'Bleu sacrifie un chevalier resté au château et déplace Morgane d’une case. Le chevalier blanc est renvoyé.',
      21: `Blanc voudrait jouer Morgane à son tour, mais elle vient d’être jouée. Merlin est dehors. Plus rien ne peut
        arrêter le chevalier bleu.`,
      22: 'Encore un pas. Morgane est trop loin pour rattraper ce chevalier.',
      24: 'Le chevalier bleu atteint le Grailnah : Bleu gagne !',
    },
    conclusion: `Trois choses à retenir. Une fois dehors, Merlin ne garde plus le centre. Tout chevalier à votre portée
      peut être immobilisé. Et ne vous arrêtez pas à côté de Morgane tant que votre adversaire a un chevalier à
      sacrifier.`,
  },
  summary: `*But :* amener un chevalier sur le Grailnah.

    *Mise en place :* chaque camp a dans son château un roi, une reine et quatre chevaliers ; quatre autres
    chevaliers attendent à côté du plateau. Merlin et Morgane sont sur le Grailnah. Blanc commence, puis on joue dans le sens des aiguilles d’une montre. À
    quatre : deux équipes, en silence.

    *À votre tour,* jouez un coup ; si aucun n’est possible, passez :

    - *Chevalier :* il sort par une porte latérale, sur le seuil{knight-exit=slide: , et peut continuer le long de l’anneau A dans
      le même coup}. Ensuite, une case en avant, ou le long de l’anneau à
      volonté. Il ne recule jamais, ne passe par-dessus aucun pion et n’entre ni dans un escalier ni dans un château.
    - *Roi, reine :* ils sortent et entrent par la porte royale. Une case dans n’importe quelle direction, jamais dans le
      cercle magique. Rien à craindre dans un escalier ; d’un escalier à l’autre : un coup.
    - *Merlin :* en avant, en arrière ou de côté à volonté, sans passer par-dessus un pion ni entrer dans un escalier ou un château.
      Sorti du cercle magique, il n’y rentre plus. Jamais au premier coup, ni deux fois de suite, {merlin-limit=turns: ni si vous l’avez joué à vos trois derniers tours}{merlin-limit=moves: ni si c’est vous qui avez joué ses trois derniers coups}.
    - *Morgane :* une case en avant, en arrière ou de côté, à l’intérieur du cercle magique. Elle ne revient
      pas d’elle-même sur le Grailnah.
      {edition=en1.1,nl2004: Jamais au premier coup, ni deux fois de suite.}{edition=fr1.0: À n’importe quel tour, même
      au premier coup et deux fois de suite.} Quitter le Grailnah est gratuit{edition=en1.1,fr1.0: , mais elle ne peut alors pas s’arrêter sur un chevalier} ; tout autre coup vous coûte un chevalier non immobilisé.

    *Renvoi :* les pions de la case où Merlin ou Morgane s’arrête rentrent dans le château de leur couleur ; Merlin et
    Morgane se renvoient l’un l’autre au Grailnah. Sur le Grailnah, Merlin ne renvoie personne.

    *Immobilisés :* deux pions de couleurs différentes sur une case. On ne s’arrête ni sur un de ses pions, ni sur deux
    pions, ni sur Merlin ou Morgane (sauf au Grailnah).

    *Chevaliers supplémentaires :* quatre au plus, quand roi et reine se réunissent dans un autre château que la
    dernière fois. Jamais plus de huit sur le plateau. Renvoyés, ils vont dans le château de leur couleur.

    *Disqualification :* les pions d’une seule autre couleur occupent les quatre seuils de votre château.

    *Victoire :* un chevalier sur le Grailnah, ou le dernier camp (à quatre, la dernière équipe) en jeu.

    *Partie nulle :* trois fois la même position, ou 400 tours.`,
};
export default book;
