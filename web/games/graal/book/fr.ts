import type { Book } from './chapters';

const book: Book = {
  aim: `Deux royaumes se déploient en secret derrière un écran ; puis on lève les écrans, et tout se joue à découvert.
    Un camp gagne en prenant pied dans le donjon ennemi, ou en prenant le roi, le prince et le duc ennemis.`,
  chapters: {
    board: 'Le plateau',
    armies: 'Les armées',
    setup: 'Le déploiement',
    turns: 'Chacun son tour',
    moves: 'Se déplacer et prendre',
    castle: 'Cour et donjon',
    archers: 'Les archers',
    end: 'La fin',
    camps: 'De trois à six joueurs',
    options: 'Options',
    notation: 'Noter une partie',
  },
  paragraphs: {
    C1: {
      heading: 'Deux royaumes',
      text: `Le plateau a 16 × 16 cases. Les colonnes vont de {a} à {p} d’ouest en est, les rangées de {1} à {16} du
        sud au nord. Les rangées 1 à 8 sont le royaume de Sud, les rangées 9 à 16 celui de Nord.`,
      reconstructed: `Le livret parle de quatre panneaux et de deux moitiés. Le nombre de trous était sur une image ;
        16 × 16 donne à trois armées par camp la place de manœuvrer.`,
    },
    C2: {
      heading: 'Rochers et forêts',
      text: `Certaines cases sont des *rochers*, d’autres de la *forêt*. Tourné d’un demi-tour, le pays reste le même
        : aucun camp n’a le meilleur terrain.`,
      reconstructed: 'Rochers et forêts viennent du livret. Leur place est notre décision ; on peut changer de carte.',
    },
    C3: {
      heading: 'Le château',
      text: `Un château couvre deux cases voisines d’un royaume, côte à côte : le *donjon* et sa *cour*. Il peut se
        dresser partout dans son royaume ; s’il recouvre un rocher ou de la forêt, ceux-ci n’y comptent plus. Il ne
        bouge jamais.

        Deux châteaux peuvent se toucher par-dessus la frontière. Même alors, chaque donjon ne s’ouvre que sur sa
        propre cour.`,
      reconstructed: 'Le livret met une cour à côté du donjon. Que chacun occupe une case est notre décision.',
    },
    C4: {
      heading: 'Vingt figurines',
      text: `Une armée compte vingt figurines. Le roi, le prince et le duc sont la *maison royale*.

        | figurine | lettre | nombre |
        | roi | {K} | 1 |
        | prince | {P} | 1 |
        | duc | {D} | 1 |
        | chevalier | {N} | 3 |
        | sergent | {S} | 3 |
        | écuyer | {E} | 3 |
        | archer | {A} | 4 |
        | piquier | {L} | 4 |`,
      reconstructed: 'Le livret nomme les figurines. Leur nombre était sur une image ; il est notre décision.',
    },
    C5: {
      heading: 'À cheval et à pied',
      text: `Le prince, le duc et les chevaliers sont des *cavaliers*. Tous les autres sont des *fantassins*, le roi
        aussi. En option, le roi est à cheval.`,
      reconstructed: `Le livret arrête aux forêts le prince, le duc et les chevaliers. On pourrait lire que le roi en
        est aussi ; d’où l’option {king-mounted}.`,
    },
    C6: {
      heading: 'Derrière les écrans',
      text: `Les deux camps se déploient en même temps et en secret : le château, et chaque figurine sur une case
        libre de leur propre royaume. Aucun ne sait rien des choix de l’autre avant que tous deux aient fini. Alors on
        lève les écrans.`,
    },
    C7: {
      heading: 'Qui se tient où',
      text: `Personne ne commence sur un rocher, aucun cavalier dans une forêt. Dans la cour, toute figurine peut
        commencer ; dans le donjon aussi, sauf les archers et les écuyers.

        Un conseil : un château dont personne ne garde la cour tombe en deux tours aux mains d’un cavalier. Un roi
        dans son propre donjon la garde, et seul l’assaut qui gagne la partie peut l’y prendre.`,
      reconstructed: `Le livret ferme le donjon aux archers. Un écuyer n’en sortirait jamais ([C15]) : il reste dehors
        aussi. Le reste découle de [C10].`,
    },
    C8: {
      heading: 'Blanc commence',
      text: `Qui joue Sud s’appelle Blanc, quelle que soit la couleur de son armée, et commence. Puis les camps jouent
        tour à tour, une figurine par tour. Dans un match, qui a gagné une partie joue Sud dans la suivante.`,
      reconstructed: `Le livret fait commencer Blanc, puis le gagnant de la partie d’avant. Que Blanc soit au sud est
        notre décision.`,
    },
    C9: {
      heading: 'Tout droit, et prendre',
      text: `Une figurine se déplace en ligne droite sur des cases libres. Elle s’arrête sur une case libre, ou sur un
        ennemi, qui est *pris* et quitte le plateau. Seul l’écuyer va autrement ([C13]).`,
      reconstructed: 'La ligne droite n’est pas écrite. Elle découle de la parenté avec les échecs.',
    },
    C10: {
      heading: 'Le terrain',
      text: `Les cavaliers contournent : ils n’entrent ni ne passent dans les rochers et les forêts. Les fantassins
        traversent la forêt et peuvent s’y arrêter, mais n’entrent ni ne passent sur les rochers.`,
    },
    C11: {
      heading: 'Les passages étroits',
      text: `Là où deux rochers ne se rejoignent que par un coin, un fantassin se glisse entre eux en diagonale. Un
        cavalier ne peut pas avancer en diagonale quand les cases des deux côtés de ce pas sont des rochers ou de la
        forêt ; un rocher et une forêt l’arrêtent aussi. Les cases d’un château ne sont ici ni l’un ni l’autre.`,
      reconstructed: `Le livret le dit des fantassins. Que les cavaliers ne le puissent pas en découle : ils doivent
        contourner.`,
    },
    C12: {
      heading: 'Jusqu’où l’on va',
      text: `| figurine | portée |
        | roi | 1 ou 2 cases dans une des huit directions |
        | prince, duc, chevalier | autant de cases qu’on veut, dans toutes les directions |
        | sergent | jusqu’à 12 en diagonale, ou 1 tout droit |
        | piquier | jusqu’à 12 tout droit, ou 1 en diagonale |
        | archer | de 1 à 3 dans toutes les directions ; il ne prend jamais |
        | écuyer | saute, voir [C13] |

        Toute figurine peut s’arrêter dans l’une ou l’autre cour. En option, un archer va d’exactement trois cases,
        pas moins.`,
      reconstructed: `De l’archer, le livret dit trois trous. Nous lisons « trois au plus » ; l’option {archer-step}
        en décide autrement.`,
    },
    C13: {
      heading: 'L’écuyer saute',
      text: `Un écuyer va d’une case tout droit, puis d’une case plus loin en diagonale, comme un cavalier aux échecs.
        Une figurine sur son chemin ne l’arrête pas. Un rocher, une cour ou un donjon sur cette première case
        l’arrête.`,
      reconstructed: 'Ce qui l’arrête en chemin découle de [C10], [C14] et [C15].',
    },
    C14: {
      heading: 'La cour',
      text: `Une figurine peut s’arrêter dans une cour, mais non la traverser. Qui veut aller plus loin attend son
        prochain tour.`,
    },
    C15: {
      heading: 'Le donjon',
      text: `On n’entre dans un donjon et l’on n’en sort que d’un pas tout droit, depuis ou vers sa cour. Les rois,
        princes, ducs, chevaliers, sergents et piquiers des deux camps le peuvent ; les archers et les écuyers jamais.
        Rien ne passe par-dessus un donjon.`,
      reconstructed: `Le livret tient les archers dehors. Les écuyers aussi, par conséquent : ils ne font jamais un
        pas d’une seule case.`,
    },
    C16: {
      heading: 'Le tir',
      text: `Au lieu de se déplacer, un archer peut tirer sur un ennemi à une distance de 1 à 3 cases, dans une des
        huit directions.

        - Un rocher, une forêt ou un donjon entre les deux arrête la flèche.
        - Les figurines et les cours ne l’arrêtent pas. Seules comptent les cases sur la ligne.
        - Un archer peut tirer depuis une forêt, et toucher une cible en forêt.
        - Une figurine dans un donjon ne peut pas être touchée.`,
      reconstructed: `Le livret donne la portée et ce que la flèche ne franchit pas. Les huit directions, et ce qui
        cache ou non une cible, sont nos décisions.`,
    },
    C17: {
      heading: 'Le repli',
      text: `Nul ne meurt d’une flèche : la cible doit aussitôt se replier. Son propriétaire la déplace de 1, 2 ou 3
        cases droit *en arrière*, dans la direction du tir, ou *de côté*, à angle droit. Elle va sur des cases libres,
        selon les règles de terrain de son genre, jusqu’à une case libre, et jamais dans un donjon. Un repli ne prend
        personne.

        Elle doit finir là où cet archer ne pourrait plus tirer sur elle, si elle peut atteindre une telle case ; les
        autres archers ne comptent pas. Sinon, toute case qu’elle atteint convient. Un tir sur une figurine qui ne
        pourrait pas bouger du tout n’est pas permis.

        Une figurine peut être chassée d’une cour. Écuyers et sergents se replient en ligne droite comme tout le
        monde.`,
      reconstructed: `Un passage du livret laisse à la cible une à trois cases, un autre une seule ; nous gardons le
        premier. L’interdiction de tirer sur qui ne peut bouger est notre décision.`,
    },
    C18: {
      heading: 'Qui décide',
      text: 'Le propriétaire de la cible choisit le repli. Puis c’est au joueur qui suit le tireur.',
      reconstructed: 'Le livret ne dit pas si le repli prend le tour de son propriétaire. Nous avons décidé que non.',
    },
    C19: {
      heading: 'Gagner',
      text: `Un camp gagne dès que l’une de ses figurines se tient dans le donjon ennemi, ou dès que le roi, le prince
        et le duc du chef ennemi ont tous été pris.`,
    },
    C20: {
      heading: 'Passer, et partie nulle',
      text: `Une armée qui a des figurines mais ne peut rien faire passe. La partie est nulle :

        - quand une position se présente pour la troisième fois, avec la même armée à jouer et le même tir en attente
          ;
        - après 200 tours de suite sans prise, sauf si le dernier gagne.

        Un tour compte quand il est fini : après un déplacement, un tour passé, ou le repli qui achève un tir. Une
        prise remet le compte à zéro. Une armée sautée ne compte pas.`,
      reconstructed: 'Le livret ne connaît ni l’un ni l’autre. Sans cela, certaines parties ne finiraient jamais.',
    },
    C21: {
      heading: 'Chefs et alliés',
      text: `De trois à six, les joueurs forment deux camps d’un à trois joueurs. Chaque camp nomme un chef, qui prend
        le château et une armée complète. Les alliés prennent des armées de teintes proches : d’un côté deux bleus et
        le turquoise, de l’autre le blanc et deux bruns.

        Une armée alliée n’a ni château ni maison royale : dix-sept figurines. En option, elle a roi, prince et duc
        comme simples figurines, dont la perte ne décide pas de la partie.`,
      reconstructed: `C’est ici que le livret s’interrompt, au milieu de la phrase qui dit ce qui manque aux alliés.
        L’armée du chef y est dite complète et la leur non : nous avons laissé de côté le château et la maison royale.
        Les autres variantes sont perdues.`,
    },
    C22: {
      heading: 'Les tours des camps',
      text: `Les deux camps ont autant d’armées l’un que l’autre : une, deux ou trois. Un joueur peut en commander
        plusieurs. Les tours vont Sud 1, Nord 1, Sud 2, Nord 2 et ainsi de suite. Une armée sans figurines est sautée
        : un camp peut donc jouer deux fois de suite. Nul ne prend une figurine de son propre camp.`,
      reconstructed: 'L’ordre des armées et leur nombre égal sont nos décisions.',
    },
    C23: {
      heading: 'Un premier tour paisible',
      text: `En option, le tout premier tour de la partie ne peut ni prendre ni tirer ; une armée qui ne pourrait rien
        faire d’autre passe. L’option est coupée comme dans le livret, et en vigueur dans les parties classées.`,
      reconstructed: `C’est notre ajout. Dans des parties d’essai à partir de déploiements tirés au sort, Sud marquait
        environ 60 % sans elle, et 50 % avec elle.`,
    },
    options: {
      heading: 'Ce qui se choisit',
      text: `Le premier choix est le choix habituel.

        | option | choix | règle |
        | {armies} | {1}, {2} ou {3} par camp | [C22] |
        | {map} | {world-of-art}, {twin-fords}, ou la sienne | [C2] |
        | {army} | {complete}, ou la sienne | [C4] |
        | {drawing-up} | {secret}, ou {stock} : tiré de déploiements tout prêts | [C6] |
        | {king-mounted} | {off}, ou {on} : le roi est à cheval | [C5] |
        | {archer-step} | {up-to} : trois au plus, ou {exact} : toujours trois | [C12] |
        | {allied-house} | {off}, ou {on} : les alliés ont roi, prince et duc | [C21] |
        | {quiet-first-turn} | {off}, ou {on} | [C23] |`,
    },
    positions: {
      heading: 'Une position en une ligne',
      text: `Six champs disent une position : {16/16/16/16/16/16/16/4k11/16/16/16/16/16/2K13/16/16 a1a2,p16p15 S1 - 0
        1@world-of-art}

        - *Rangées* de 16 à 1, séparées par {/}. Une figurine est sa lettre, majuscule pour Sud ; suivie de {:} pour
          l’armée 2, de {;} pour l’armée 3. Un nombre vaut autant de cases vides.
        - *Châteaux* : donjon et cour, ceux de Sud d’abord.
        - *Tour* : {S1}, {N1}, {S2} et ainsi de suite ; après la fin {=S}, {=N}, ou {==} pour une partie nulle.
        - *Tir* : celui qui attend son repli, par exemple {f6*f8}, ou {-}.
        - *Compteur* : les tours depuis la dernière prise.
        - *Armées* par camp, et la carte ; suivies de {!} tant que le premier tour paisible est à venir.`,
    },
    actions: {
      heading: 'Les actions',
      text: `| action | écriture |
        | se déplacer | {d4-d9} |
        | prendre | {d4xd9} |
        | tirer | {f6*f8} |
        | se replier, quand un tir attend | {f8-g8} |
        | passer | {pass} |`,
    },
    drawings: {
      heading: 'Un déploiement',
      text: `Un déploiement est un seul mot : {castle=d2d3;1=Ke3,Pf4,…;2=…} Le donjon vient avant la cour, puis, armée
        par armée, chaque figurine avec sa case, en majuscules pour les deux camps.`,
    },
  },
  captions: {
    map: 'La carte World of Art. Le château de Sud est dans un coin, celui de Nord au milieu du pays.',
    armies: 'Les écrans sont levés : deux armées qui se sont déployées sans se voir.',
    king: 'Le roi : une ou deux cases. Son propre archer barre un chemin ; l’écuyer ennemi peut être pris.',
    knight: `Chevalier, prince et duc : autant de cases qu’on veut, jusqu’à une figurine à soi, jusque sur un ennemi,
      en contournant rochers et forêts.`,
    sergeant: 'Le sergent : loin sur les diagonales, une case tout droit.',
    pikeman: 'Le piquier : loin tout droit, une case sur les diagonales.',
    archer: `L’archer : d’une à trois cases, sur des cases libres seulement. Sur l’écuyer ennemi, il ne peut que
      tirer.`,
    squire: `L’écuyer : il saute par-dessus les siens et peut prendre le sergent ennemi. Il n’arrive jamais sur un
      rocher.`,
    rider: 'Un chevalier s’arrête devant les rochers et les forêts.',
    walker: 'Un piquier sur la même case traverse les forêts, à l’ouest et au nord ; seul un rocher l’arrêterait.',
    squeezed: 'Deux rochers se touchent par un coin. Le chevalier ne peut pas se faufiler entre eux.',
    slips: 'Un sergent sur la même case le peut : il passe entre les rochers et va jusqu’au bord du plateau.',
    courtyard: `Le chevalier peut s’arrêter dans la cour de Nord, droit devant, mais non poursuivre dans le donjon
      derrière elle.`,
    donjon: 'De la cour, un pas tout droit mène dans le donjon, et gagne la partie.',
    shot: 'L’archer peut tirer sur le chevalier et sur le sergent. L’écuyer est à l’abri : il y a une forêt entre eux.',
    retreat: 'On a tiré du sud sur le chevalier. Derrière lui, un rocher : il doit se replier de côté.',
    house: 'Le roi de Nord est le dernier de la maison royale. Sud le prend et gagne.',
    camps: 'Deux armées par camp. Seuls les chefs ont un château et une maison royale.',
  },
};
export default book;
