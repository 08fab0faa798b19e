import type { Book } from './chapters';

const book: Book = {
  aim: `Sept pierres levées se cachent sous le brouillard, et deux joueurs font glisser ce même brouillard sur la même
    forêt. Gagne le joueur dont le glissement ne laisse plus aucun menhir sous le brouillard.`,
  chapters: {
    board: 'Le plateau',
    setup: 'La mise en place',
    turns: 'Manches et tours',
    slides: 'Faire glisser le brouillard',
    clearing: 'L’éclaircie',
    end: 'La fin',
    score: 'Points et match',
    options: 'Options',
    notation: 'Noter une partie',
  },
  paragraphs: {
    M1: {
      heading: 'Un hexagone d’hexagones',
      text: `Le plateau est un grand hexagone fait de cases hexagonales. Une case a jusqu’à six voisines : au nord, au
        nord-est, au sud-est, au sud, au sud-ouest et au nord-ouest. Il n’y a ni plein est ni plein ouest.

        Pour noter une partie, les colonnes portent des lettres d’ouest en est et les cases d’une colonne des numéros
        du sud au nord, en recommençant chaque fois à 1. Ainsi {c3} est la troisième case de la troisième colonne.`,
      reconstructed: 'L’hexagone et les six directions viennent du livret. Les noms des cases sont de nous.',
    },
    M2: {
      heading: 'Menhirs et forêt',
      text: `Sept cases portent un *menhir*, une pierre levée. Toutes les autres sont de la forêt. À chaque partie, le
        hasard décide à nouveau où se dressent les menhirs.`,
      reconstructed: `Le livret répartit menhirs et forêt au hasard. Le nombre de menhirs se voyait sur une image qui
        est perdue ; [M4] dit comment on en trouve sept.`,
    },
    M3: {
      heading: 'L’étendue de la forêt',
      text: 'Le plateau compte trois, quatre ou cinq cases de côté : 19, 37 ou 61 en tout. D’habitude, c’est quatre.',
      reconstructed: `Le livret ne donne pas la taille en toutes lettres ; des parties d’essai ont tranché. Avec trois
        cases de côté, presque chaque glissement est une scission et le brouillard ne bouge guère d’un bloc. Avec
        quatre, des nappes entières voyagent et l’on peut gagner tôt.`,
    },
    M4: {
      heading: 'Onze tuiles de brouillard',
      text: `Il y a onze tuiles de brouillard : une pour chacun des sept menhirs, et quatre que les joueurs posent
        eux-mêmes ([M7]).`,
      reconstructed: `Ce nombre n’est écrit nulle part, mais il se calcule. On marque le brouillard encore en jeu, et
        gagner avant l’éclaircie rapporte 11 points : il y a donc onze tuiles. Quatre tours en posent une chacun ; les
        sept autres couvrent les menhirs.`,
    },
    M5: {
      heading: 'Du brouillard sur les pierres',
      text: 'Avant le premier tour, chaque menhir est couvert d’une tuile de brouillard.',
    },
    M6: {
      heading: 'Douze manches',
      text: `Une partie dure au plus douze manches. À chaque manche, le premier joueur, {a}, a un tour, puis le
        second, {b}. Un tour porte le nom des deux : {3a} est le tour du premier joueur à la manche 3.

        - Aux manches 1 et 2, on pose du brouillard ([M7]).
        - Dès la manche 3, on fait glisser du brouillard ([M8]).
        - Dès la manche 8, un tour qui n’a pas gagné retire en plus une tuile ([M13]).`,
      reconstructed: 'Le livret ne fait que recommander son marqueur de manches. Ici, on compte toujours les manches.',
    },
    M7: {
      heading: 'Poser du brouillard',
      text: `Aux manches 1 et 2, un tour pose une tuile de brouillard sur n’importe quelle case qui n’en a pas. Tous
        les menhirs sont déjà couverts : la tuile va donc sur la forêt.`,
      reconstructed: `Une tuile par tour, cela découle du compte de [M4]. Que toute case libre convienne est notre
        décision.`,
    },
    M8: {
      heading: 'Nappes et glissements',
      text: `Des tuiles qui se touchent par un côté forment une *nappe*. Une tuile isolée est aussi une nappe.

        Dès la manche 3, un tour choisit une portion du brouillard et l’une des six directions ; cette portion glisse
        d’une case de ce côté. Le brouillard n’est à personne : les deux joueurs peuvent le faire glisser tout entier.
        Autour d’une table, on annonce d’abord le glissement ; ici, il est montré avant de compter.`,
    },
    M9: {
      heading: 'Entière ou scindée',
      text: `La portion qui glisse est une nappe entière, ou une partie d’une grande nappe. Pour scinder une nappe, il
        faut trois choses :

        - la nappe compte au moins six tuiles ;
        - la portion qui part est d’un seul tenant et compte au moins trois tuiles ;
        - tout ce qui reste forme des morceaux d’un seul tenant d’au moins trois tuiles chacun.

        Les tailles comptent au moment de la séparation. À l’arrivée, la portion peut très bien toucher de nouveau le
        reste.`,
      reconstructed: 'Que les tailles comptent au moment de la séparation, c’est ainsi que nous lisons le livret.',
    },
    M10: {
      heading: 'Où le brouillard peut aller',
      text: `Chaque tuile de la portion doit arriver sur le plateau, sur une case sans brouillard. Les cases que la
        portion quitte elle-même comptent comme libres. Les tuiles ne s’empilent jamais.`,
      reconstructed: `Le livret garde le brouillard à l’intérieur de l’hexagone. Il parle de nappes poussées l’une
        contre l’autre, jamais l’une sur l’autre ; les tuiles ne s’empilent donc pas.`,
    },
    M11: {
      heading: 'La règle du miroir',
      text: `Un glissement ne peut pas simplement défaire le précédent. Exactement les tuiles que l’adversaire vient
        de faire glisser ne peuvent pas repartir tout droit d’où elles viennent, même si elles font désormais partie
        d’une nappe plus grande.

        - Une portion plus grande peut revenir, une plus petite aussi.
        - Pendant l’éclaircie, le miroir est levé si l’adversaire a terminé ce même tour en retirant une tuile de la
          portion qui venait de glisser. Une tuile retirée ailleurs ne lève rien, pas même une tuile d’une nappe plus
          grande que la portion a rejointe.
        - Seul compte le tour juste avant. Après un tour passé, il n’y a pas de miroir.`,
      reconstructed: 'Que passer mette fin au miroir est notre décision. Tout le reste vient du livret.',
    },
    M12: {
      heading: 'Plus une pierre sous le brouillard',
      text: `Un glissement après lequel aucun menhir n’est sous le brouillard gagne aussitôt. On ne dissipe plus rien.
        Du brouillard qui passe d’un menhir à un autre ne gagne encore rien : tous doivent être découverts.`,
    },
    M13: {
      heading: 'Le ciel s’éclaircit',
      text: `À partir du tour {8a}, un tour qui n’a pas gagné s’achève en retirant une tuile de brouillard du plateau,
        le tour {12b} aussi. N’importe quelle tuile convient : une de la portion qui vient de glisser, ou une qui ne
        laisse derrière elle qu’une ou deux tuiles. Les tailles de [M9] valent pour les glissements, pas pour
        l’éclaircie.

        En option, l’éclaircie commence un tour plus tôt, en {7b}.`,
      reconstructed: `Le marqueur de manches du livret commence en {7b}. L’auteur y ajoute que la manche 8 est plus
        amusante, et nous le suivons. Que [M9] ne lie pas l’éclaircie est notre décision.`,
    },
    M14: {
      heading: 'La dernière pierre reste cachée',
      text: `On ne gagne jamais en dissipant. Quand un seul menhir est encore sous le brouillard, la tuile qui le
        couvre ne peut pas être retirée. Si aucune tuile ne peut l’être, on ne dissipe rien.`,
      reconstructed: `Le livret ne dit pas ce qui se passe quand il ne reste que cette tuile. Nous avons décidé :
        rien.`,
    },
    M15: {
      heading: 'Passer',
      text: `Un joueur sans aucun glissement possible passe et, pendant l’éclaircie, retire quand même une tuile. Tant
        qu’un glissement est possible, on ne peut pas passer.`,
      reconstructed: `Le livret n’envisage pas qu’un joueur soit sans issue. C’est rare, et perdre la partie pour cela
        serait une règle bien lourde à inventer.`,
    },
    M16: {
      heading: 'Partie nulle',
      text: 'Quand le tour {12b} s’achève sans vainqueur, la partie est nulle.',
      reconstructed: 'Le livret permet douze manches au plus. Que la partie soit alors nulle en découle.',
    },
    M17: {
      heading: 'Les points',
      text: `Le vainqueur marque un point par tuile de brouillard sur le plateau au moment du glissement gagnant.
        Avant l’éclaircie, cela fait onze ; au premier tour de l’éclaircie aussi, puisque le glissement y vient
        d’abord. Ensuite, c’est un de moins à chaque tour.

        | gagné au tour | éclaircie dès {8a} | éclaircie dès {7b} |
        | jusqu’à {7b} | 11 | 11 |
        | {8a} | 11 | 10 |
        | {8b} | 10 | 9 |
        | {9a} | 9 | 8 |
        | {9b} | 8 | 7 |
        | {10a} | 7 | 6 |
        | {10b} | 6 | 5 |
        | {11a} | 5 | 4 |
        | {11b} | 4 | 3 |
        | {12a} | 3 | 2 |
        | {12b} | 2 | 1 |`,
    },
    M18: {
      heading: 'Une victoire éclair',
      text: 'En option, gagner à la manche 3 vaut 21 points.',
    },
    M19: {
      heading: 'Un match',
      text: `Un match est une suite de parties dont les points s’additionnent ; une partie nulle n’ajoute rien. Le
        sort désigne qui commence la première partie. Après chaque partie, les joueurs échangent leurs places. On
        convient d’avance d’un nombre de parties, ou d’un score à atteindre.`,
      reconstructed: `Le livret additionne les points. Le tirage au sort, l’échange des places et la fin du match sont
        nos décisions.`,
    },
    options: {
      heading: 'Ce qui se choisit',
      text: `Le premier choix est le choix habituel.

        | option | choix | règle |
        | {side} | {4}, {3} ou {5} cases de côté | [M3] |
        | {clearing} | l’éclaircie commence en {8a} ou en {7b} | [M13] |
        | {early21} | {off}, ou {on} : gagner à la manche 3 vaut 21 | [M18] |`,
    },
    positions: {
      heading: 'Une position en une ligne',
      text: `Cinq champs disent toute une position : {M../.M../..M.M/..M./M.M 1a place - 8a}

        - *Cases* : les colonnes d’ouest en est, séparées par {/}, chacune du sud au nord. {.} est la forêt, {o} un
          menhir découvert, {m} du brouillard sur la forêt, {M} du brouillard sur un menhir.
        - *Tour* : de {1a} à {12b}.
        - *Phase* : {place}, {slide} ou {clear} ; {over} après la fin.
        - *Miroir* : le glissement qu’interdit [M11], ou {-}.
        - *Éclaircie* : {8a} ou {7b}.`,
    },
    actions: {
      heading: 'Les actions',
      text: `| action | écriture |
        | poser du brouillard | {c3} |
        | faire glisser une portion | {d1.d2.d3>NE} : ses cases par colonne et rangée, puis la direction |
        | faire glisser une nappe entière | {d1>NE} : une seule de ses cases suffit |
        | dissiper une tuile | {xc3} |
        | passer | {pass} |`,
    },
  },
  captions: {
    board: 'Quatre cases de côté, 37 en tout : sept menhirs dans la forêt.',
    deal: 'Une nouvelle partie : chaque menhir est sous le brouillard. Une tuile peut se poser sur toute case libre.',
    cluster: `Deux nappes. Celle de l’ouest est choisie ; ses quatre tuiles glissent ensemble, dans toutes les
      directions.`,
    split: 'Une nappe de sept. Trois tuiles sont choisies, quatre restent : cette scission est permise.',
    blocked: `Les trois tuiles du bas sur six. Au nord, celles qui restent barrent le passage ; au sud, le plateau
      finit.`,
    mirror: `Les trois tuiles de l’est viennent de glisser au nord-est. Toutes les directions leur sont ouvertes, sauf
      le retour.`,
    clearing: 'Le tour 8a s’achève. Une tuile doit partir ; n’importe laquelle des six convient.',
    last: 'Un seul menhir est encore caché. Sa tuile est protégée ; une des quatre autres doit partir.',
    win: `Trois des six directions gagnent. Dans les autres, une pierre reste sous le brouillard, ou une autre y
      passe.`,
  },
};
export default book;
