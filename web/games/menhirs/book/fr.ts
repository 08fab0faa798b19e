import type { Book } from './chapters';

const book: Book = {
  box: [
    'Un plateau hexagonal de 37 cases, quatre par côté',
    '7 tuiles de menhir',
    '30 tuiles de forêt',
    '11 tuiles de brouillard',
    'Un marqueur de manches, pour douze manches',
    'Des marqueurs de points',
  ],
  facts: ['Pour deux personnes', 'Douze manches au plus, de deux tours chacune'],
  sentences: [
    `Disposez au hasard sept menhirs et trente tuiles de forêt, puis couvrez chaque menhir d’une tuile de brouillard.`,
    `Pendant les manches 1 et 2, posez à tour de rôle les quatre tuiles restantes, une par tour, sur des cases sans
      brouillard.`,
    `Dès la manche 3, à votre tour, faites glisser d’une case une nappe de brouillard – à partir de six tuiles, vous
      pouvez la scinder en morceaux d’au moins trois – et, dès la manche 8, retirez ensuite une tuile du plateau.`,
    `Si votre glissement ne laisse aucun menhir dans le brouillard, vous gagnez.`,
  ],
  chapters: {
    aim: 'But du jeu',
    setup: 'Mise en place',
    turn: 'Manches et tours',
    moving: 'Déplacer le brouillard',
    clearing: 'L’éclaircie',
    end: 'Fin de la partie',
    score: 'Les points',
    example: 'Un exemple en images',
    notation: 'Notation',
  },
  paragraphs: {
    aim: {
      heading: 'Un brouillard pour deux',
      text: `Sept menhirs sont perdus dans un brouillard que l’on déplace à tour de rôle. Si votre glissement n’y laisse plus
        aucun menhir, la victoire est à vous.

        En dégager un, ou même six, ne rapporte rien : seul compte le glissement qui n’en laisse aucun. À chaque tour,
        posez-vous donc deux questions. Puis-je dégager tout ce qui reste caché ? Sinon, que pourra faire mon adversaire ?`,
    },
    board: {
      heading: 'Le plateau',
      text: `Le plateau est un grand hexagone de 37 cases hexagonales, quatre par côté. Une case a jusqu’à six
        voisines : au-dessus, au-dessous, en haut à droite, en bas à droite, en bas à gauche et en haut à gauche. Le
        brouillard ne glisse jamais à l’horizontale.`,
      reconstructed: `L’hexagone et les six directions viennent du livret. La taille n’y est pas écrite, et ses images
        sont perdues : quatre cases par côté, c’est notre choix, après des parties d’essai. Avec trois, presque tous les
        glissements sont des scissions, et le brouillard bouge rarement d’un bloc. Avec quatre, des nappes entières
        voyagent, et l’on peut gagner tôt.`,
    },
    tiles: {
      heading: 'Menhirs et forêt',
      text: `Mélangez les sept menhirs et les trente tuiles de forêt, puis posez une tuile sur chaque case. D’une partie
        à l’autre, la forêt change.`,
      reconstructed: `Le livret dispose les tuiles au hasard, sans dire combien il y en a. Les onze tuiles de
        brouillard se déduisent des points : une victoire avant l’éclaircie vaut tout le brouillard en jeu, soit onze points. Si
        l’on pose une tuile par tour aux manches 1 et 2, on en pose quatre, et les sept autres couvrent des menhirs.
        Avec deux tuiles par tour, trois menhirs donneraient les mêmes nombres. Sept est plus vraisemblable, mais rien
        ne le prouve.`,
    },
    cover: {
      heading: 'Le brouillard tombe',
      text: `Couvrez chaque menhir d’une tuile de brouillard et gardez les quatre autres à portée de main. Tirez au sort
        qui commence.`,
      reconstructed: 'Le livret ne dit pas qui commence. Nous avons décidé de le tirer au sort.',
    },
    rounds: {
      heading: 'Douze manches',
      text: `Une partie compte douze manches au plus. À chaque manche, on joue un tour de part et d’autre, toujours dans
        le même ordre.

        | Manche | À votre tour |
        | 1 et 2 | Posez une tuile de brouillard. |
        | 3 à 7 | Faites glisser du brouillard. |
        | 8 à 12 | Faites glisser du brouillard. Si cela n’a pas suffi pour gagner, retirez une tuile de brouillard. |`,
      reconstructed: `Le livret recommande le marqueur de manches sans l’imposer. Nous l’utilisons : c’est notre choix.`,
    },
    placing: {
      heading: 'Poser le brouillard',
      text: `Pendant les manches 1 et 2, posez une tuile sur n’importe quelle case sans brouillard. Comme tous les
        menhirs sont déjà couverts, elle va sur la forêt. Après la manche 2, les onze tuiles sont sur le plateau.`,
      reconstructed: `Selon le livret, on pose à tour de rôle. Qu’on pose une tuile par tour se déduit du nombre de tuiles ;
        nous avons décidé que toute case sans brouillard convient.`,
    },
    cluster: {
      heading: 'Les nappes',
      text: `Les tuiles de brouillard qui se touchent par un côté forment une *nappe* ; une tuile isolée en est une
        aussi. Dès la manche 3, choisissez à votre tour n’importe quelle nappe et faites-la glisser tout entière d’une
        case, dans l’une des six directions.

        Autour d’une table, annoncez à voix haute ce que vous allez faire avant de toucher au brouillard. À l’écran,
        vous voyez quelles tuiles vous avez choisies avant qu’elles ne glissent.`,
    },
    split: {
      heading: 'Scinder une nappe',
      text: `Jusqu’à cinq tuiles, une nappe glisse toujours tout entière. À partir de six, vous pouvez la scinder et n’en
        faire glisser qu’un morceau, à deux conditions.

        - Le morceau qui glisse est d’un seul tenant et compte au moins trois tuiles.
        - Ce qui reste forme un ou plusieurs morceaux, d’un seul tenant et d’au moins trois tuiles chacun.

        On compte avant le glissement ; après, les morceaux peuvent se toucher de nouveau.`,
      reconstructed: `Le livret veut au moins trois tuiles dans chaque morceau qui se forme. Qu’on les compte au moment de la
        scission, c’est notre lecture.`,
    },
    room: {
      heading: 'Où le brouillard peut aller',
      text: `Chaque tuile qui glisse doit rester sur le plateau. Elle doit arriver sur une case sans brouillard, ou sur
        une case que les tuiles en mouvement libèrent. On n’empile jamais.

        Forêt ou menhir, peu importe : vous pouvez recouvrir un menhir dégagé.`,
      reconstructed: `Le livret garde le brouillard dans l’hexagone. Il parle de nappes poussées l’une contre l’autre,
        jamais l’une sur l’autre ; nous avons décidé qu’on n’empile pas.`,
    },
    mirror: {
      heading: 'La règle du miroir',
      text: `Votre adversaire vient de faire glisser des tuiles. Vous ne pouvez pas ramener exactement ces tuiles à
        leur point de départ, même si elles se sont fondues dans une nappe plus grande.

        - Un morceau plus grand ou plus petit peut revenir, si la scission est permise.
        - Pendant l’éclaircie, l’interdiction tombe si votre adversaire a retiré, à la fin du même tour, une des tuiles
          qui venaient de glisser. Toute autre tuile retirée n’y change rien, même si elle fait partie de la nappe que
          ces tuiles ont rejointe.
        - Ce que vous comptez retirer vous-même n’y change rien : vous ne pouvez pas ramener ces tuiles pour en retirer
          une ensuite.
        - Seul compte le tour juste avant le vôtre. Si votre adversaire a passé son tour, la règle ne s’applique pas.`,
      reconstructed: 'Nous avons décidé qu’un tour passé lève l’interdiction. Tout le reste vient du livret.',
    },
    lifting: {
      heading: 'Retirer du brouillard',
      text: `Avec la manche 8 vient *l’éclaircie* : le brouillard commence à se lever. Désormais, si vous n’avez pas
        gagné, finissez votre tour en retirant une tuile de brouillard du plateau. Cela vaut jusqu’au tout dernier tour.

        Retirez celle que vous voulez, même si elle cache un menhir (sauf le dernier), même si elle vient de glisser, même si d’autres se
        retrouvent seules ou par deux. Le minimum de trois tuiles vaut pour la scission, pas ici.`,
      reconstructed: `Sur le marqueur de manches du livret, l’éclaircie commence un tour plus tôt, au second tour de la
        manche 7. Dans une note, l’auteur trouve la manche 8 plus amusante ; nous suivons ce conseil. Nous avons décidé
        qu’on peut laisser moins de trois tuiles.`,
    },
    last: {
      heading: 'Le dernier menhir',
      text: `On gagne en faisant glisser, jamais en retirant. Quand un seul menhir est encore dans le brouillard, la
        tuile qui le cache reste : retirez-en une autre. S’il n’y en a pas d’autre, ne retirez rien.`,
      reconstructed: `Dégager le dernier menhir en retirant sa tuile, le livret trouve cela trop facile. Il ne dit pas
        que faire quand cette tuile est la seule sur le plateau. Nous avons décidé qu’on ne retire alors rien.`,
    },
    win: {
      heading: 'Le glissement gagnant',
      text: `Vous gagnez dès que votre glissement ne laisse plus aucun menhir dans le brouillard : pas de tuile à retirer,
        c’est fini. Si du brouillard passe d’un menhir à l’autre, ce n’est pas encore gagné : les sept doivent être dégagés
        en même temps.`,
    },
    stuck: {
      heading: 'Aucun glissement possible',
      text: `Tant qu’un glissement est possible, vous devez en faire un, même à contrecœur. Si les règles ne vous en
        laissent aucun, vous passez ; pendant l’éclaircie, vous retirez quand même une tuile.`,
      reconstructed: `Le livret n’envisage pas ce cas. Il est rare, et nous n’avons pas voulu inventer une règle qui
        ferait perdre pour si peu : on passe donc.`,
    },
    draw: {
      heading: 'Partie nulle',
      text: 'Douze manches sans victoire : la partie est nulle. Sans marqueur de manches, il y en a cinquante.',
      reconstructed: `Avec le marqueur, le livret prévoit douze manches au plus. La partie nulle en découle. Sans lui, les
        cinquante manches sont de nous.`,
    },
    points: {
      heading: 'Compter les points',
      text: `La victoire vaut un point par tuile de brouillard encore sur le plateau : onze jusqu’au premier tour de la
        manche 8 compris, puisqu’on fait glisser avant de retirer, puis un de moins à chaque tour.

        | Victoire à la manche | pour qui commence | pour qui suit |
        | 3 à 7 | 11 | 11 |
        | 8 | 11 | 10 |
        | 9 | 9 | 8 |
        | 10 | 7 | 6 |
        | 11 | 5 | 4 |
        | 12 | 3 | 2 |`,
    },
    early: {
      heading: 'Une victoire éclair',
      text: `Une variante du livret : gagner à la manche 3, la première où le brouillard glisse, vaut 21 points au lieu
        de 11.`,
    },
    match: {
      heading: 'Plusieurs parties',
      text: `Additionnez vos points d’une partie à l’autre ; une partie nulle ne rapporte rien. Convenez d’avance d’un
        nombre de parties ou d’un total à atteindre. À chaque nouvelle partie, c’est à l’autre de commencer.`,
      reconstructed: `Le livret additionne les points. L’alternance, la partie nulle sans points et la fin du match sont
        de nous.`,
    },
    slip: {
      heading: 'Loïc fait glisser, puis retire',
      text: `Manche 8. Il y a dix tuiles sur le plateau, et trois menhirs sont cachés. Loïc fait glisser vers le haut
        les trois tuiles de gauche : un menhir se dégage, les deux derniers sont sous la colonne de six. Ce n’est pas
        gagné : il faut retirer une tuile, et Loïc choisit celle qui est isolée à droite.`,
    },
    answer: {
      heading: 'Aude scinde et gagne',
      text: `Aude ne peut pas ramener les trois tuiles de gauche. Si la colonne glissait tout entière, elle cacherait
        toujours un menhir. Mais elle compte six tuiles : Aude la scinde et fait glisser les trois du haut vers le
        haut à droite. Plus rien n’est caché, et il reste neuf tuiles sur le plateau : neuf points pour Aude.

        Loïc n’a pas retiré la bonne tuile. Sans la tuile du bas, la colonne n’en aurait compté que cinq : trop peu pour
        la scinder, et Aude n’aurait pas pu gagner à ce tour.`,
    },
    coordinates: {
      heading: 'Cases, tours et directions',
      text: `Les colonnes portent des lettres d’ouest en est. Les cases d’une colonne portent des numéros du sud au
        nord, en recommençant chaque fois à 1 : {c3} est la troisième case de la troisième colonne.

        Un tour porte le numéro de sa manche et une lettre, {a} pour qui commence, {b} pour qui suit : {3a} est le
        premier tour de la manche 3. Les directions s’écrivent en lettres anglaises, {N}, {NE}, {SE}, {S}, {SW} et {NW},
        où {W} est l’ouest.`,
      reconstructed: 'Les six directions viennent du livret. Les noms des cases et des tours sont de nous.',
    },
    moves: {
      heading: 'Les coups',
      text: `| Coup | Écriture |
        | Poser une tuile | {c3} |
        | Faire glisser un morceau | {d1.d2.d3>NE} : ses cases par colonne et par numéro, puis la direction |
        | Faire glisser une nappe entière | {d1>NE} : une seule de ses cases suffit |
        | Retirer une tuile | {xc3} |
        | Passer | {pass} |`,
    },
    positions: {
      heading: 'Une position en une ligne',
      text: `Cinq champs suffisent à décrire une position : {M../.M../..M.M/..M./M.M 1a place - 8a}

        - *Cases* : les colonnes d’ouest en est, séparées par {/}, chacune du sud au nord. {.} est la forêt, {o} un
          menhir dégagé, {m} du brouillard sur la forêt, {M} du brouillard sur un menhir.
        - *Tour* : de {1a} à {12b}, ou à {50b} sans marqueur de manches.
        - *Phase* : {place}, {slide} ou {clear} ; {over} après la fin.
        - *Règle du miroir* : le glissement qu’elle interdit, ou {-}.
        - *Éclaircie* : le tour où elle commence, {8a} ou {7b} ; sans marqueur de manches, {never}.`,
    },
  },
  captions: {
    layout: 'Sept menhirs et trente tuiles de forêt, disposés au hasard.',
    deal: 'Tout est prêt : une tuile de brouillard couvre chaque menhir.',
    cluster: 'La nappe de gauche est choisie : ses quatre tuiles glissent ensemble.',
    split: 'Une nappe de sept : trois tuiles glissent, quatre restent, et la scission est permise.',
    room: 'Les trois du bas ne peuvent glisser que vers le haut à droite ou vers le haut à gauche : ailleurs, le brouillard ou le bord les arrête.',
    mirror:
      'Les trois tuiles de droite viennent de glisser vers le haut à droite : tout leur est permis, sauf le retour.',
    lifting: 'Deux menhirs sont cachés : vous pouvez retirer n’importe laquelle des six tuiles.',
    last: 'Un seul menhir est encore caché : sa tuile reste, retirez une des quatre autres.',
    win: 'Trois des six directions dégagent tous les menhirs.',
    west: 'Loïc choisit les trois tuiles de gauche, pour les faire glisser vers le haut.',
    lift: 'Un menhir est dégagé ; Loïc doit maintenant retirer une tuile.',
    column: 'Aude laisse en place les trois tuiles du bas de la colonne et choisit celles du haut.',
    free: 'Les trois du haut ont glissé vers le haut à droite : les sept menhirs sont dégagés.',
  },
  questions: [
    {
      question: 'Le brouillard peut-il passer d’un menhir à l’autre ?',
      answer: 'Oui, mais pour gagner, tous doivent être dégagés.',
      rules: ['M10', 'M12'],
    },
    {
      question: 'Peut-on recouvrir un menhir dégagé ?',
      answer: 'Oui. C’est parfois ce qui empêche votre adversaire de gagner.',
      rules: ['M10'],
    },
    {
      question: 'Après une scission, les morceaux peuvent-ils se toucher ?',
      answer: 'Oui. On les compte avant le glissement. S’ils se touchent ensuite, ils ne font plus qu’une nappe.',
      rules: ['M9'],
    },
    {
      question:
        'Puis-je ramener les tuiles que mon adversaire vient de faire glisser si j’en retire une aussitôt après ?',
      answer: `Non. L’interdiction tombe seulement si c’est votre adversaire qui en a retiré une. Ce que vous retirez
        ensuite n’y change rien.`,
      rules: ['M11'],
    },
    {
      question: 'La règle du miroir vaut-elle après un tour passé ?',
      answer: 'Non. Seul compte le tour juste avant le vôtre, et rien n’a glissé à ce tour-là.',
      rules: ['M11'],
    },
    {
      question: 'Peut-on retirer une tuile qui cache un menhir ?',
      answer: 'Oui, sauf si c’est le dernier : on ne gagne pas en retirant.',
      rules: ['M13', 'M14'],
    },
    {
      question: 'L’éclaircie peut-elle venir plus tôt ?',
      answer: `Oui. Sur le marqueur, elle commence au second tour de la manche 7. L’auteur, d’expérience, trouve la
        manche 8 plus amusante.`,
      rules: ['M13'],
    },
    {
      question: 'Peut-on jouer sans le marqueur de manches ?',
      answer: `Oui, le livret ne fait que le recommander. On ne retire alors aucune tuile : les onze comptent jusqu’à
        la fin. Nous avons décidé que la manche 50 est la dernière. Ici, c’est
        l’option *L’éclaircie commence : jamais*.`,
      rules: ['M13', 'M16', 'M17'],
    },
    {
      question: 'À quoi sert le 1 du marqueur de points ?',
      answer: `À une victoire au tout dernier tour, quand l’éclaircie commence à la manche 7. Si elle commence à la
        manche 8, toute victoire vaut au moins deux points, et le 1 ne sert plus. L’auteur propose alors de le compter
        pour 21 : c’est la récompense d’une victoire à la manche 3.`,
      rules: ['M17', 'M18'],
    },
    {
      question: 'Peut-on jouer avec moins de menhirs, ou davantage ?',
      answer: `Autour d’une table, oui, de trois à neuf : cette règle est de nous. Prenez alors quatre tuiles de brouillard de
        plus que de menhirs ; la victoire vaut, comme toujours, le brouillard sur le plateau. Ici, on joue avec sept.`,
      rules: ['M2', 'M17'],
    },
  ],
  variants: {
    side: `Trois cases par côté en font 19 en tout, quatre 37 et cinq 61 ; menhirs et brouillard ne changent pas. Sur le
      plus petit plateau, presque tous les glissements sont des scissions.`,
    clearing: `Si l’éclaircie commence au second tour de la manche 7, toute victoire à partir de la manche 8 vaut un
      point de moins, jusqu’à un seul point au tout dernier tour. Si elle ne commence jamais, vous jouez sans marqueur de
      manches : on ne retire rien, les onze tuiles comptent jusqu’à la fin, et la manche 50 est la dernière.`,
    early21: `La manche 3 est la première où le brouillard glisse : les 21 points récompensent une victoire à la
      première occasion. Peu importe quand commence l’éclaircie.`,
  },
  sample: {
    title: 'La mauvaise tuile',
    introduction: `L’ordinateur joue ici contre lui-même. Appelons les deux adversaires Chêne et Houx ; Chêne commence. Voyez
      comment un morceau de nappe peut revenir malgré la règle du miroir, et comment une seule tuile décide de tout.`,
    comments: {
      0: 'Six menhirs se serrent à droite. Le septième se dresse seul à gauche.',
      4: `Les onze tuiles sont sur le plateau. Des quatre nouvelles, trois ont rejoint le menhir de gauche ; la
        dernière, posée par Houx, est isolée en bas.`,
      5: 'Chêne fait glisser la colonne de gauche vers le bas à droite. Le menhir de gauche est dégagé : encore six.',
      6: 'Houx fait glisser la tuile isolée vers le haut. Elle rejoint la nappe de droite : sept tuiles désormais.',
      7: `Chêne fait glisser les sept vers le bas. Trois menhirs se dégagent, et les trois derniers sont sous cette
        seule nappe. La règle du miroir interdit à Houx de ramener les sept.`,
      8: `Mais trois des sept peuvent revenir : un morceau plus petit, c’est permis. Houx scinde la nappe et les fait
        glisser vers le haut.`,
      9: `Chêne fait glisser les quatre autres vers le haut à droite. Elles rejoignent les trois premières : de nouveau une
        nappe de sept.`,
      10: `Houx ne peut pas ramener exactement ces quatre tuiles, même fondues dans une nappe plus grande, et n’en
        ramène donc que trois.`,
      11: `Chêne scinde la nappe : quatre tuiles glissent vers le haut à gauche. Un menhir se dégage, deux replongent dans
        le brouillard : encore cinq.`,
      12: 'Houx fait glisser vers le bas les sept tuiles de droite. Trois menhirs se dégagent, un replonge : encore trois.',
      13: 'Un coup d’attente : Chêne scinde la nappe, et trois tuiles glissent sans rien changer pour les menhirs.',
      14: `Houx fait glisser les sept vers le bas à gauche : toujours trois. À partir du tour suivant, on retire aussi une
        tuile.`,
      15: `Manche 8. Chêne fait glisser les sept vers le haut. Les trois menhirs cachés sont tous sous cette nappe, et
        rien ne l’empêche de glisser vers le haut à gauche, ce qui les dégagerait tous. Chêne doit maintenant retirer une tuile.
        Laquelle retireriez-vous ?`,
      16: `La tuile retirée cachait un menhir : c’est le coup qui perd. Un seul choix assurait la partie nulle : la tuile
        du milieu de la nappe. Sans elle, il reste deux nappes avec un menhir chacune, et aucun glissement ne dégage les
        deux.`,
      17: `Houx scinde la nappe : trois tuiles glissent vers le haut à gauche. Plus aucun menhir dans le brouillard, et dix
        tuiles sur le plateau : dix points pour Houx.`,
    },
    conclusion: `Avant de retirer une tuile, regardez chaque nappe qui cache un des derniers menhirs. Peut-elle les
      dégager, entière ou scindée ? Si une seule nappe les cache tous, coupez-la en deux en retirant la bonne tuile.`,
  },
  summary: `*But.* Si votre glissement ne laisse aucun menhir dans le brouillard, vous gagnez.

    *Mise en place.* Disposez au hasard 7 menhirs sur les {side=4: 37}{side=3: 19}{side=5: 61} cases ; les autres sont de la forêt. Couvrez chaque menhir d’une tuile de brouillard
    et gardez les 4 autres à portée de main. Le sort désigne qui commence ; à la partie suivante, c’est à l’autre.

    | Manche | À votre tour |
    | 1 et 2 | Posez une tuile sur une case sans brouillard. |
    | 3 à {clearing=8a,7b: 7}{clearing=never: 50} | Faites glisser du brouillard.{clearing=7b:  Au second tour de la manche 7, retirez ensuite une tuile.} |
    {clearing=8a,7b: | 8 à 12 | Faites glisser du brouillard. Si ce n’est pas gagné, retirez une tuile. |}

    *Faire glisser*

    - Les tuiles qui se touchent par un côté forment une nappe ; une tuile isolée en est une aussi.
    - Une nappe entière glisse d’une case, dans l’une des six directions.
    - À partir de six tuiles, vous pouvez la scinder : le morceau qui glisse est d’un seul tenant et compte au moins
      trois tuiles ; chaque morceau qui reste aussi. On compte avant le glissement.
    - Chaque tuile reste sur le plateau et arrive sur une case sans brouillard, ou sur une case que les tuiles en mouvement libèrent. On
      n’empile jamais.
    - Règle du miroir : ne ramenez pas telles quelles les tuiles que votre adversaire vient de faire glisser. Un morceau
      plus grand ou plus petit peut revenir. {clearing=8a,7b: L’interdiction tombe si votre adversaire en a retiré une au même tour.}
    - Si un glissement est possible, il est obligatoire. Sinon, passez. {clearing=8a: Dès la manche 8, retirez quand même une tuile.}{clearing=7b: Dès le second tour de la manche 7, retirez quand même une tuile.}

    *Retirer*

    - {clearing=8a,7b: N’importe quelle tuile, sauf celle qui cache le dernier menhir. S’il n’y en a pas d’autre, ne retirez rien.}{clearing=never: Sans marqueur de manches, on ne retire rien.}

    *Fin.* La victoire est immédiate. {clearing=8a,7b: On ne retire plus rien. Douze}{clearing=never: Cinquante} manches sans victoire : partie nulle.

    *Points.* Un par tuile de brouillard sur le plateau au moment de la victoire :

    | Manche | {clearing=8a,7b: 3–7 | 8 | 9 | 10 | 11 | 12}{clearing=never: 3–50} |
    | pour qui commence | 11{early21=on:  (à la manche 3 : 21)}{clearing=8a:  | 11 | 9 | 7 | 5 | 3}{clearing=7b:  | 10 | 8 | 6 | 4 | 2} |
    | pour qui suit | 11{early21=on:  (à la manche 3 : 21)}{clearing=8a:  | 10 | 8 | 6 | 4 | 2}{clearing=7b:  | 9 | 7 | 5 | 3 | 1} |

    *Variantes.* {clearing=8a: On peut faire commencer l’éclaircie au second tour de la manche 7 : dès la manche 8, une victoire
    vaut alors un point de moins.}{clearing=7b: On peut faire commencer l’éclaircie à la manche 8 : dès lors, une victoire vaut
    un point de plus.} {clearing=8a,7b: On peut jouer sans marqueur de manches : on ne retire rien, et la manche 50 est la
    dernière.}{clearing=never: On peut jouer avec le marqueur : il y a douze manches, et on retire une tuile dès la manche 8.} On
    peut convenir que gagner à la manche 3 vaut {early21=off: 21}{early21=on: 11} points.`,
};
export default book;
