import type { Book } from './chapters';

const book: Book = {
  aim: `Des chevaliers quittent leurs châteaux pour gagner le Graal, au centre d’un plateau rond, et le premier
    chevalier sur le Graal gagne. Deux magiciens leur barrent la route, et tous deux obéissent à qui les appelle.`,
  chapters: {
    board: 'Le plateau',
    setup: 'La mise en place',
    turns: 'Chacun son tour',
    knights: 'Les chevaliers',
    royals: 'Le roi et la reine',
    merlin: 'Merlin',
    morgane: 'Morgane',
    reinforcements: 'D’autres chevaliers',
    end: 'La fin',
    options: 'Options',
    notation: 'Noter une partie',
  },
  paragraphs: {
    G1: {
      heading: 'Anneaux, rayons et Graal',
      text: `Le plateau est rond. Ses anneaux portent des lettres, de l’extérieur vers l’intérieur ; {A} est le plus
        grand. Des rayons coupent chaque anneau en un même nombre de cases et sont numérotés dans le sens des
        aiguilles d’une montre. Ainsi {C14} est sur l’anneau C, rayon 14. Le centre est une seule case : le Graal,
        noté {*}.

        - *En avant* : un anneau vers l’intérieur sur le même rayon ; depuis l’anneau le plus petit, sur le Graal.
        - *En arrière* : un anneau vers l’extérieur.
        - *Le long de l’anneau* : d’un côté ou de l’autre. Un anneau se referme sur lui-même.
        - *En diagonale* : un anneau et un rayon à la fois.`,
      reconstructed: `Les trois livrets ont des cercles autour d’une case centrale. Leur nombre se voyait sur une
        image qui est perdue ; nombres et noms sont de nous.`,
    },
    G2: {
      heading: 'Le cercle magique',
      text: `Le plateau *Tintagelle* a sept anneaux, de A à G, et vingt rayons. Entre les anneaux C et D court le
        *cercle magique*. Les anneaux D à G et le Graal sont à l’intérieur, les anneaux A à C à l’extérieur.

        On peut choisir d’autres plateaux, ou en décrire un : ses anneaux, ses rayons, le premier anneau intérieur et
        la place des escaliers. Le nombre de rayons est un multiple de quatre, seize au moins ; les escaliers sont
        hors du cercle.`,
      reconstructed: `Les livrets connaissent le cercle sans dire où il passe. Des parties d’essai ont tranché. Avec
        trois anneaux à l’extérieur, les parties finissent ; avec quatre ou plus, Merlin peut renvoyer des chevaliers
        sans fin.`,
    },
    G3: {
      heading: 'Quatre emplacements de châteaux',
      text: `Les châteaux se dressent en N, E, S et W, à un quart de tour l’un de l’autre. Chacun couvre deux cases
        voisines de l’anneau A :

        - N : {A1} et {A2}
        - E : {A6} et {A7}
        - S : {A11} et {A12}
        - W : {A16} et {A17}

        Là où il n’y a pas de château, ce sont des cases ordinaires.`,
      reconstructed: 'Les emplacements et la taille d’un château sont notre décision ; [G4] dit pourquoi deux cases.',
    },
    G4: {
      heading: 'Trois portes',
      text: `Un château a trois portes. Les deux *portes latérales* donnent à gauche et à droite sur l’anneau A. La
        *porte royale*, devant, est aussi large que le château : elle donne sur deux cases de l’anneau B. Ces quatre
        cases sont les *cases de porte* du château.`,
      reconstructed: `Dans les livrets, quatre pièces bloquent trois portes : une porte donne donc sur deux cases. Que
        ce soit la porte royale est notre décision.`,
    },
    G5: {
      heading: 'Les escaliers',
      text: `Quatre escaliers se trouvent sur l’anneau C, à mi-chemin entre les châteaux : {C4}, {C9}, {C14} et {C19}.
        Ils communiquent sous terre ([G17]).`,
      reconstructed: 'Les livrets ont des escaliers. Leur nombre et leur place sont notre décision.',
    },
    G6: {
      heading: 'De la place pour deux',
      text: `Une case porte au plus deux pièces, et deux seulement si elles sont à des joueurs différents : toutes
        deux sont alors bloquées ([G13]). Un château en contient autant qu’on veut.`,
      reconstructed: `Les magiciens renvoient une ou deux pièces : une case a donc de la place pour deux. Qu’elles
        doivent être à des joueurs différents est notre décision.`,
    },
    G7: {
      heading: 'Les places',
      text: `Chaque joueur a son château. Le sort les attribue.

        - À deux, on occupe N et S.
        - À trois, W, N et E. Blanc, en N, est au milieu.
        - À quatre, N, E, S et W. Les partenaires se font face, N et S contre E et W, et gardent le silence : pas un
          mot, pas un signe entre eux jusqu’à la fin de la partie.

        En option, les quatre châteaux se dressent quel que soit le nombre de joueurs. Un château sans joueur est un
        château comme les autres : il barre le chemin, rois et reines peuvent y entrer, des chevaliers peuvent en
        partir. Seulement, personne ne peut y être disqualifié.`,
      reconstructed: 'Blanc au milieu vient des livrets. Les autres places et l’option sont nos décisions.',
      editions: `Les livrets anglais et français comptent les châteaux d’après les joueurs ; dans le néerlandais,
        chacun prend un château, ce qui revient au même. Le livret néerlandais interdit aux partenaires de se
        concerter ; les deux autres veulent un silence complet.`,
    },
    G8: {
      heading: 'Dans le château',
      text: `Le roi, la reine et quatre chevaliers commencent dans le château de leur couleur. Quatre autres
        chevaliers de chaque couleur attendent hors du plateau.`,
      reconstructed: 'Que quatre chevaliers attendent découle de [G26], qui en permet huit sur le plateau.',
    },
    G9: {
      heading: 'Sur le Graal',
      text: 'Merlin et Morgane commencent sur le Graal. Ils ne sont à personne.',
    },
    G10: {
      heading: 'Un déplacement par tour',
      text: `Blanc, en N, commence ; les autres suivent dans le sens des aiguilles d’une montre : N, E, S, W. Un tour
        est un déplacement, d’une pièce à soi ou d’un magicien. Il s’achève sur une autre case que celle du départ.

        Un joueur sans aucun déplacement passe. Tant qu’un déplacement est possible, on ne peut pas passer. Passer
        compte comme un tour où une pièce de couleur a été jouée ([G18], [G22]).`,
      reconstructed: 'Les livrets ne parlent pas de passer. Cela, et la façon de le compter, est notre décision.',
      editions: `Les livrets anglais et français tournent dans le sens des aiguilles d’une montre. La phrase
        néerlandaise s’interrompt avant de le dire.`,
    },
    G11: {
      heading: 'Sortir du château',
      text: `Un chevalier quitte un château par l’une de ses portes latérales et s’arrête sur la case devant cette
        porte. En option, il peut poursuivre le long de l’anneau A dans le même déplacement, en s’éloignant du
        château.`,
      reconstructed: `Les livrets font sortir les chevaliers par les portes latérales. Qu’ils s’y arrêtent est notre
        décision.`,
    },
    G12: {
      heading: 'La chevauchée',
      text: `Un chevalier avance d’une case, ou suit son anneau d’autant de cases qu’on veut. Il ne recule jamais et
        n’entre jamais dans un château.

        Il ne peut passer par-dessus une pièce, un escalier ou un château, ni s’arrêter sur un escalier. Les magiciens
        sont aussi des pièces.`,
      reconstructed: `Qu’aucun chevalier n’entre dans un château est notre décision. Qu’aucun ne s’arrête sur un
        escalier découle de [G17] : les escaliers sont au roi et à la reine seuls.`,
    },
    G13: {
      heading: 'Les blocages',
      text: `Un chevalier, un roi ou une reine peut s’arrêter sur une case où se trouve exactement une pièce d’un
        autre joueur. Toutes deux sont alors *bloquées* : aucune ne bouge avant que l’une soit renvoyée ou quitte le
        plateau. Des partenaires sont des joueurs différents : ils se bloquent aussi.

        Nul ne peut s’arrêter sur une case où se trouve une pièce du même joueur, deux pièces ou un magicien.`,
      reconstructed: 'Le blocage vient des livrets. Les cases où nul ne peut s’arrêter sont notre décision.',
    },
    G14: {
      heading: 'Le Graal',
      text: 'Un chevalier qui arrive sur le Graal gagne aussitôt, qui que ce soit qui s’y trouve.',
      reconstructed: `Arriver sur le Graal est le but, et aucun livret ne fait d’exception. Les magiciens ne gardent
        donc pas la case elle-même.`,
    },
    G15: {
      heading: 'Par la porte royale',
      text: `Le roi et la reine quittent un château par sa porte royale, vers l’une des deux cases devant elle. Ils
        entrent dans un château de la même façon, depuis l’une de ces deux cases. N’importe quel château convient, le
        leur ou un autre.`,
      reconstructed: 'Les livrets disent comment ils sortent. Qu’ils entrent de la même façon en découle.',
    },
    G16: {
      heading: 'Le pas royal',
      text: `Ils vont d’une case dans n’importe laquelle des huit directions, mais jamais dans le cercle magique. On
        n’entre dans un château que par [G15].`,
    },
    G17: {
      heading: 'Dans l’escalier',
      text: `Seuls le roi et la reine peuvent s’arrêter sur un escalier. Il y a place pour un seul d’entre eux, quelle
        que soit sa couleur, et personne ne peut l’y bloquer ni le renvoyer. D’un escalier, on peut aller à n’importe
        quel autre escalier libre, ce qui fait un déplacement, ou en descendre comme d’habitude.`,
      reconstructed: `Les livrets n’y laissent jamais les deux ensemble, et les y protègent. Une pièce d’une autre
        couleur les bloquerait ; d’où notre décision : une seule pièce, quelle que soit sa couleur.`,
    },
    G18: {
      heading: 'Qui appelle Merlin',
      text: `Au lieu d’une pièce à soi, on peut jouer Merlin, si le déplacement juste avant était celui d’une pièce de
        couleur ou de Morgane. Il ne joue donc jamais le premier coup d’une partie, ni deux fois de suite.

        Ne peut pas non plus jouer Merlin un joueur dont les trois derniers tours ont tous été de Merlin. En option,
        ce sont les trois derniers déplacements de Merlin qui comptent : qui les a faits tous les trois ne peut pas
        faire le suivant.`,
      reconstructed: 'Trois fois de suite peut se lire de deux façons. L’option {merlin-limit} choisit.',
      editions: `Les livrets néerlandais et français en tirent qu’il ne joue jamais deux fois de suite. Dans
        l’anglais, les deux phrases se sont confondues ; nous le lisons comme les autres.`,
    },
    G19: {
      heading: 'Les déplacements de Merlin',
      text: `Merlin va d’autant de cases qu’on veut en ligne droite : en avant, en arrière ou le long de son anneau.
        Il ne passe pas par-dessus une pièce, pas même Morgane, ni par-dessus un château ou un escalier. Il ne
        s’arrête ni sur un escalier ni dans un château.

        Du Graal, il part le long de n’importe quel rayon. Tant qu’il est à l’intérieur du cercle magique, il peut
        s’arrêter de nouveau sur le Graal, mais non le traverser.`,
      reconstructed: `Les livrets interdisent le retour au Graal à Morgane, pas à lui. Qu’il ne puisse le traverser
        est notre décision.`,
    },
    G20: {
      heading: 'Sorti pour de bon',
      text: 'Une fois hors du cercle magique, Merlin ne peut plus le franchir vers l’intérieur.',
    },
    G21: {
      heading: 'Merlin renvoie',
      text: `Là où Merlin s’arrête, tous les autres s’en vont. Chaque chevalier, roi ou reine rentre dans le château
        de sa couleur, y compris les pièces de qui le joue ; Morgane retourne au Graal. Sur le Graal lui-même, il ne
        renvoie personne.`,
      reconstructed: 'Que personne ne soit renvoyé du Graal est notre décision.',
      editions: `Les livrets néerlandais et français parlent d’une ou deux pièces pour les deux magiciens, l’anglais
        pour Morgane seulement.`,
    },
    G22: {
      heading: 'Qui appelle Morgane',
      text: `Au lieu d’une pièce à soi, on peut jouer Morgane, si le déplacement juste avant était celui d’une pièce
        de couleur ou de Merlin. Elle ne joue donc jamais le premier coup d’une partie, ni deux fois de suite.`,
      editions: `Cette condition figure dans {nl2004} et {en1.1} ; le livret néerlandais dit aussi qu’elle ne joue
        jamais deux fois de suite. Dans {fr1.0}, elle n’existe pas : Morgane peut se jouer à tout moment.`,
    },
    G23: {
      heading: 'Les déplacements de Morgane',
      text: `Morgane va d’une case en avant, en arrière ou le long de son anneau ; du Graal, vers n’importe quel
        rayon. Elle reste à l’intérieur du cercle magique. Une fois sortie du Graal, elle n’y revient jamais
        d’elle-même ; on peut seulement l’y renvoyer.`,
      reconstructed: `Les livrets font d’elle la gardienne de l’intérieur. Qu’elle n’en sorte jamais est notre
        décision.`,
    },
    G24: {
      heading: 'Ce que coûte Morgane',
      text: `Quitter le Graal est gratuit. Tout autre déplacement de Morgane coûte un chevalier à qui la joue : on le
        retire d’abord du plateau, puis elle se déplace. Il peut se trouver dans un château, ou sur la case même où
        elle va, mais il ne peut pas être bloqué. Les chevaliers ainsi donnés attendent hors du plateau et peuvent
        revenir ([G26]).`,
      reconstructed: `Les livrets n’exceptent que les chevaliers bloqués. Qu’un chevalier dans un château ou sur sa
        case puisse payer, et qu’on paie d’abord, sont nos décisions.`,
    },
    G25: {
      heading: 'Morgane renvoie',
      text: `Là où Morgane s’arrête, les pièces rentrent chez elles comme en [G21], et Merlin retourne au Graal. En
        quittant le Graal, elle ne peut pas s’arrêter sur une case où se trouve un chevalier.`,
      editions: `Les chevaliers sont épargnés dans {en1.1} et {fr1.0}. Dans {nl2004}, qui n’en dit rien, elle peut
        renvoyer un chevalier en quittant le Graal.`,
    },
    G26: {
      heading: 'Le roi et la reine cherchent des renforts',
      text: `Quand un roi ou une reine *entre* dans un château où l’autre des deux se trouve déjà, et que ce n’est pas
        leur dernier château commun, leur joueur y reçoit des chevaliers : quatre, ou autant qu’il en attend hors du
        plateau s’il y en a moins. Nul n’en a jamais plus de huit sur le plateau. Peu importe comment l’autre y est
        venu.

        Le *dernier château commun* est d’abord le leur, puis toujours celui où les deux ont été réunis en dernier,
        même quand aucun chevalier n’attendait. Être renvoyé chez soi n’apporte pas de chevaliers.`,
      reconstructed: `Les livrets demandent un autre château. Sans mémoire, un roi pourrait sortir et rentrer pour
        recevoir chaque fois des chevaliers ; il faut donc un autre château que le dernier.`,
      editions: `Le livret anglais fait bouger le roi ou la reine, puis exige les deux. Le néerlandais et le français
        disent les deux. Nous lisons : tous deux doivent s’y retrouver, et le dernier venu amène les chevaliers.`,
    },
    G27: {
      heading: 'D’où ils partent',
      text: `Les nouveaux chevaliers partent de ce château. Renvoyés, ils vont au château de leur couleur. On peut
        recommencer aussi souvent qu’on veut.`,
    },
    G28: {
      heading: 'Cerné',
      text: `Un joueur est *disqualifié* quand, après un déplacement quelconque, les quatre cases de porte de son
        propre château portent chacune un chevalier, un roi ou une reine d’une seule et même autre couleur. Celle d’un
        partenaire compte aussi. Toutes ses pièces quittent le plateau ; son château reste un château pour tous les
        autres.

        Un déplacement peut cerner plusieurs joueurs à la fois. Un chevalier qui atteint le Graal dans ce même
        déplacement a tout de même gagné.`,
      reconstructed: `Trois portes bloquées par quatre pièces d’une couleur viennent des livrets. Que celles d’un
        partenaire comptent, et que le château demeure, sont nos décisions.`,
    },
    G29: {
      heading: 'Le dernier en jeu',
      text: `Le dernier joueur en jeu gagne. Une équipe gagne quand l’un des deux gagne. Si un partenaire est
        disqualifié, l’autre continue et la place vide est sautée.`,
      reconstructed: 'Que le dernier gagne découle de [G28]. La suite pour les équipes est notre décision.',
    },
    G30: {
      heading: 'Partie nulle',
      text: `La partie est nulle quand la même position se présente pour la troisième fois, avec le même joueur à
        jouer et la même mémoire de [G18], [G22] et [G26] ; ou après 400 tours. Passer compte comme un tour, une place
        sautée non. Gagner au dernier tour reste gagner.`,
      reconstructed: `Les livrets ne connaissent pas la partie nulle. Sans elle, des joueurs prudents pourraient
        tourner en rond sans fin.`,
    },
    options: {
      heading: 'Ce qui se choisit',
      text: `Le premier choix est le choix habituel.

        | option | choix | règle |
        | {players} | {2}, {3} ou {4} | [G7] |
        | {edition} | {en1.1}, {nl2004} ou {fr1.0} | [G22], [G25] |
        | {board} | {tintagelle}, {avalon} avec huit anneaux et 28 rayons, ou le sien | [G2] |
        | {castles} | {players} : un chacun ; ou {four} : toujours quatre | [G7] |
        | {knight-exit} | {stop} devant la porte, ou {slide} le long de l’anneau | [G11] |
        | {merlin-limit} | {turns} d’un joueur, ou {moves} de Merlin | [G18] |
        | {swap} | {off}, ou {on} | |

        Avec {swap}, à deux, le second joueur peut répondre au tout premier coup en échangeant les places : l’ancien
        joueur blanc joue alors le premier tour de Sud. La position reste telle quelle.

        Les trois livrets diffèrent sur deux règles qui comptent :

        | | nl2004 | en1.1 | fr1.0 |
        | Morgane seulement après un autre genre de déplacement ([G22]) | oui | oui | non |
        | Morgane peut renvoyer un chevalier en quittant le Graal ([G25]) | oui | non | non |`,
    },
    positions: {
      heading: 'Une position en une ligne',
      text: `Cinq champs disent une position ; le plateau n’y est pas : {N:K@B11,Q@S,n@C5,n@F7/S:K@C19,Q@S,n@C8
        M@D8,F@G2 N30 -;01;NS en1.1}

        - *Joueurs* : un groupe par place, dans l’ordre N E S W, séparés par {/} : le roi, la reine, puis les
          chevaliers, d’abord ceux des châteaux, puis par anneau et rayon. Un joueur disqualifié est {W:-}.
        - *Magiciens* : {M} est Merlin, {F} est Morgane, la fée.
        - *Tour* : qui doit jouer, et combien de tours ont été joués. Après la fin {=N}, pour une équipe {=NS}, pour
          une partie nulle {==}.
        - *Mémoire* : ce qui vient d’être joué ({M}, {F}, {-} pour le reste, {0} au début) ; pour chaque place,
          combien des derniers tours de suite ont été de Merlin ; pour chaque place, le dernier château commun.
        - *Édition* : {en1.1}, {nl2004} ou {fr1.0}.`,
    },
    actions: {
      heading: 'Les actions',
      text: `| action | écriture |
        | un chevalier quitte le château N | {n:N-A20} |
        | un chevalier se déplace | {n:A3-B3}, vers le Graal {n:G7-*} |
        | roi ou reine | {Q:C5-C6} ; {K:B1-N} entre dans un château, {Q:C4-C19} prend l’escalier |
        | Merlin | {M:*-F7} |
        | Morgane quitte le Graal | {F:*-G2} |
        | Morgane se déplace | {F:G2-G3!A5} : le chevalier en A5 paie ; {!N} pour un chevalier du château N |
        | passer | {pass} |
        | échanger les places | {swap} |`,
    },
  },
  captions: {
    board: `Le plateau Tintagelle avec deux châteaux. Le cercle magique court entre le troisième anneau et le
      quatrième ; les escaliers sont juste à l’extérieur.`,
    sideGates: 'Portes latérales : un chevalier sort à gauche ou à droite de son château.',
    royalGate: 'La porte royale, aussi large que le château : le roi sort devant, vers l’une de deux cases.',
    four: 'À quatre : tout le monde est chez soi, les magiciens sur le Graal. Les partenaires se font face.',
    knight: `Le chevalier blanc avance d’une case, ou suit son anneau. D’un côté, un escalier barre le chemin ; de
      l’autre, il pourrait bloquer le chevalier de Sud.`,
    lock: `Deux chevaliers partagent une case et se tiennent l’un l’autre. Merlin, dans le cercle, pourrait sortir et
      les libérer.`,
    grail: 'Encore un pas : Blanc gagne en menant ce chevalier sur le Graal.',
    stairs: `Le roi blanc sur un escalier : un pas, ou sous terre vers n’importe quel escalier libre. Sur l’un d’eux
      se tient la reine de Sud.`,
    merlin: `Merlin va tout droit le long de son rayon ou de son anneau, jusqu’à la prochaine pièce. S’il s’y arrête,
      elle est renvoyée.`,
    home: `Merlin est dehors et ne peut plus rentrer. Mais il peut rejoindre les chevaliers bloqués et les renvoyer
      tous les deux.`,
    morgane: 'Morgane va d’une case vers l’intérieur, vers l’extérieur ou le long de son anneau.',
    price: 'Elle s’apprête à renvoyer le chevalier de Sud. Blanc doit d’abord choisir le chevalier donné en échange.',
    leaving: 'Du Graal, gratuitement, vers tous les rayons sauf un : un chevalier s’y trouve, et il est épargné.',
    fetch: `La reine blanche est déjà dans le château de Sud. Si le roi l’y rejoint, des chevaliers y viennent à
      Blanc.`,
    shut: `Est tient trois cases de porte du château d’Ouest. Si ce chevalier prend la quatrième, Ouest est
      disqualifié.`,
  },
};
export default book;
