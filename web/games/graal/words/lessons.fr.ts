import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.graal.1.title': 'Figurines et terrain',
  'lesson.graal.1.teaches': 'Chevaucher, marcher, sauter, et ce que rochers et forêts y changent.',
  'lesson.graal.1.step1':
    'Deux royaumes se font face de part et d’autre d’une frontière ; vous jouez Blanc. Vous gagnez en mettant le pied dans ' +
    'le donjon ennemi, ou en prenant le roi, le prince et le duc.',
  'lesson.graal.1.step2':
    'Chevalier, prince et duc vont aussi loin que vous voulez, dans les huit directions. Avec ce chevalier, remontez la colonne et prenez le piquier.',
  'lesson.graal.1.step2.done':
    'Pris. Une figurine s’arrête sur une case libre, ou sur un ennemi, qui quitte le plateau.',
  'lesson.graal.1.step2.wrong': 'Prenez le piquier marqué avec le chevalier marqué.',
  'lesson.graal.1.step3':
    'Prenez ce sergent. La forêt arrête votre chevalier, mais les fantassins la traversent. Un piquier se déplace de 12 cases au plus le long d’une rangée ou d’une colonne : qui peut le prendre ?',
  'lesson.graal.1.step3.done': 'À travers la forêt, jusqu’au sergent. Un rocher, lui, l’aurait arrêté.',
  'lesson.graal.1.step3.forest': 'Les cavaliers contournent forêts et rochers. Prenez le sergent avec le piquier.',
  'lesson.graal.1.step3.wrong': 'Votre piquier va en ligne jusqu’au sergent, à travers la forêt.',
  'lesson.graal.1.step4':
    'Un sergent se déplace de 12 cases au plus en diagonale, ou d’une case en ligne. Prenez l’écuyer marqué avec votre sergent.',
  'lesson.graal.1.step4.done': 'Huit cases, à travers une forêt : les sergents frappent de loin.',
  'lesson.graal.1.step4.wrong': 'Suivez la diagonale depuis votre sergent, jusqu’à l’écuyer.',
  'lesson.graal.1.step5':
    'L’écuyer saute : une case en ligne, puis une en diagonale, en s’éloignant ; les figurines sur son chemin ne comptent pas. Sautez et prenez l’archer marqué.',
  'lesson.graal.1.step5.done':
    'Par-dessus votre piquier. Seul un rocher ou un château sur la première case arrête un écuyer.',
  'lesson.graal.1.step5.pikeman':
    'C’est vrai, un piquier se déplace aussi d’une case en diagonale. Mais faites plutôt sauter l’écuyer.',
  'lesson.graal.1.step5.leap':
    'Ce n’est pas un saut : une case en ligne, puis une en diagonale, comme le cavalier aux échecs.',
  'lesson.graal.1.step5.wrong': 'Jouez l’écuyer, et prenez l’archer.',
  'lesson.graal.1.step6':
    'Vous avez pris le roi et le prince. De la maison du roi, il ne reste que ce duc. Un rocher gêne votre chevalier ; prenez le duc avec votre prince.',
  'lesson.graal.1.step6.done': 'Roi, prince et duc sont pris : la maison du roi est tombée, vous gagnez !',
  'lesson.graal.1.step6.rock': 'Personne ne franchit ce rocher. Votre prince a une diagonale libre.',
  'lesson.graal.1.step6.wrong': 'Votre prince prend le duc en diagonale.',
  'lesson.graal.1.step7':
    'Le roi se déplace d’une ou deux cases, à pied. Et les archers ? Trois cases au plus, et jamais de prise : la ' +
    'leçon suivante leur est consacrée.',

  'lesson.graal.2.title': 'Archers et repli',
  'lesson.graal.2.teaches': 'Tirer, se replier, savoir ce qui arrête une flèche.',
  'lesson.graal.2.step1':
    'Au lieu de bouger, un archer peut tirer sur un ennemi à trois cases au plus, dans une des huit directions. Tirez sur ce chevalier.',
  'lesson.graal.2.step1.done':
    'Personne ne meurt d’une flèche, mais votre adversaire a dû replier aussitôt le chevalier : en arrière ou sur ' +
    'le côté, hors de portée. Cela ne lui coûte pas son tour.',
  'lesson.graal.2.step1.step': 'C’est un déplacement. Pour tirer, choisissez l’archer, puis le chevalier marqué.',
  'lesson.graal.2.step1.wrong': 'Choisissez l’archer, puis sa cible, le chevalier marqué.',
  'lesson.graal.2.step2':
    'À présent, votre chevalier est sous le tir de cet archer. Repliez-le de 1 à 3 cases, en arrière ou sur le côté, là où l’archer ne peut plus l’atteindre.',
  'lesson.graal.2.step2.done': 'À l’abri. En se repliant, on ne prend jamais et on n’entre jamais dans un donjon.',
  'lesson.graal.2.step2.range': 'Là, l’archer pourrait encore l’atteindre. Allez plus loin, ou hors de ses lignes.',
  'lesson.graal.2.step2.waits': 'Votre chevalier sous le tir se replie d’abord, sur une case libre.',
  'lesson.graal.2.step3': 'Deux ennemis sont près de votre archer. L’un se cache derrière la forêt. Tirez sur l’autre.',
  'lesson.graal.2.step3.done':
    'Rocher, forêt et donjon arrêtent une flèche au passage. Une cible dans la forêt même n’est pas à l’abri.',
  'lesson.graal.2.step3.forest': 'La forêt entre les deux arrête la flèche. Essayez l’autre.',
  'lesson.graal.2.step3.wrong': 'Tirez avec votre archer sur le chevalier ennemi.',
  'lesson.graal.2.step4': 'Ici votre piquier est devant l’archer. Tirez par-dessus, sur l’écuyer marqué.',
  'lesson.graal.2.step4.done':
    'Les figurines n’arrêtent pas les flèches. Derrière votre ligne, les archers sont bien placés.',
  'lesson.graal.2.step4.wrong': 'Choisissez l’archer, puis l’écuyer.',
  'lesson.graal.2.step5':
    'Une flèche ne prend personne, mais elle peut chasser un gardien de sa cour ou un cavalier d’une bonne case. La suite : le château.',

  'lesson.graal.3.title': 'Prendre et garder un château',
  'lesson.graal.3.teaches': 'Prendre un donjon en deux pas, et défendre le vôtre.',
  'lesson.graal.3.step1':
    'Un château fort, ce sont deux cases : le donjon, ici au bord, et sa cour. On n’entre dans le donjon que d’un pas en ligne, depuis la cour.',
  'lesson.graal.3.step2': 'Aucun ennemi ne garde la cour. Entrez-y avec votre chevalier.',
  'lesson.graal.3.step2.done': 'Votre adversaire n’y peut plus rien : personne ne peut vous prendre ici.',
  'lesson.graal.3.step2.donjon':
    'Pas d’un seul coup : on entre dans le donjon depuis sa cour. Arrêtez-vous d’abord là.',
  'lesson.graal.3.step2.wrong': 'Le chemin est libre : menez votre chevalier dans la cour marquée.',
  'lesson.graal.3.step3': 'Il reste un pas.',
  'lesson.graal.3.step3.done':
    'Votre chevalier prend le donjon : vous gagnez ! Toutes les figurines le peuvent, sauf archers et écuyers.',
  'lesson.graal.3.step3.wrong': 'Entrez dans le donjon : un pas vers le haut, depuis la cour.',
  'lesson.graal.3.step4': 'Un chevalier ennemi est dans votre cour. Arrêtez-le, ou la partie est finie.',
  'lesson.graal.3.step4.done': 'Un roi dans son donjon garde lui-même la cour. Il y est bien placé.',
  'lesson.graal.3.step4.wrong': 'Le chevalier entre alors dans votre donjon, et vous perdez. Prenez-le avec le roi.',
  'lesson.graal.3.step5':
    'Ici le roi est loin de chez lui, et le chevalier marqué vise votre cour, le long de la colonne libre. À vous de la garder, ou de barrer la route.',
  'lesson.graal.3.step5.done':
    'Bien gardée. Trois coups convenaient : l’écuyer ou le piquier pour garder la cour, ou le piquier en travers de la colonne.',
  'lesson.graal.3.step5.wrong':
    'Le chevalier entre alors dans votre cour, puis dans votre donjon. Placez une figurine qui puisse l’y prendre, ou lui barrer le chemin.',
  'lesson.graal.3.step6':
    'À retenir : si personne ne garde la cour, un cavalier peut prendre le château en deux tours. Regardez les deux ' +
    'cours avant chaque coup.',

  'lesson.graal.4.title': 'La mobilisation',
  'lesson.graal.4.teaches': 'Où placer le château, qui le garde, et qui peut se tenir où.',
  'lesson.graal.4.step1':
    'Avant le premier coup, les deux camps se mobilisent en secret, chacun dans sa moitié : un château et vingt ' +
    'figurines. Puis on lève les écrans, et vous voyez tout.',
  'lesson.graal.4.step2':
    'D’abord le château. Choisissez-le dans la réserve, touchez une case pour le donjon, puis une case à côté pour la ' +
    'cour.',
  'lesson.graal.4.step2.done':
    'Le voilà. Une fois la partie commencée, il ne bouge plus. Il peut même se dresser sur un rocher ou une forêt.',
  'lesson.graal.4.step2.wrong': 'Commencez par le château : choisissez-le dans la réserve.',
  'lesson.graal.4.step3': 'Disons que votre château est ici, la cour devant le donjon. Placez le roi dans le donjon.',
  'lesson.graal.4.step3.done':
    'Chez lui, il garde la cour. Pour l’y prendre, l’ennemi doit entrer dans le donjon, et il a alors gagné de toute ' +
    'façon.',
  'lesson.graal.4.step3.wrong':
    'Placez le roi dans le donjon marqué. Pour déplacer une figurine, touchez-la, puis sa nouvelle case.',
  'lesson.graal.4.step4':
    'Maintenant un chevalier. Pas de cavalier en forêt, et personne sur un rocher. Donnez-lui de l’espace.',
  'lesson.graal.4.step4.done': 'Une bonne place : des lignes libres et, bientôt, un ennemi en vue.',
  'lesson.graal.4.step4.forest': 'Un cavalier ne se tient pas en forêt. Choisissez un terrain dégagé.',
  'lesson.graal.4.step4.rock': 'C’est un rocher : aucune figurine ne peut s’y tenir. Choisissez un terrain dégagé.',
  'lesson.graal.4.step4.abroad': 'Votre royaume finit au milieu du plateau. Restez de ce côté.',
  'lesson.graal.4.step4.wrong': 'Choisissez un chevalier dans la réserve et placez-le en terrain dégagé.',
  'lesson.graal.4.step5':
    'Un début imprudent : le roi est loin, et personne ne pourrait prendre un ennemi dans votre cour. Déplacez une figurine pour la garder.',
  'lesson.graal.4.step5.done': 'Bien gardée. Dans une partie, nous vous prévenons si vous l’oubliez.',
  'lesson.graal.4.step5.wrong': 'Toujours personne pour y prendre un ennemi. Le plus simple : le roi dans le donjon.',
  'lesson.graal.4.step6': 'Inutile de placer les vingt à la main. Appuyez sur « Placer le reste ».',
  'lesson.graal.4.step6.done':
    'L’armée est en place. Vous pouvez encore déplacer chaque figurine avant de choisir « C’est prêt ».',
  'lesson.graal.4.step6.wrong': 'Appuyez sur « Placer le reste », ou placez vous-même chaque figurine.',
  'lesson.graal.4.step7':
    'Archers et piquiers devant, cavaliers derrière avec des lignes libres, le roi chez lui : un bon début. Vous ' +
    'pouvez enregistrer un bon déploiement sous un nom.',

  'lesson.graal.5.title': 'Roi, archer, angles et cours',
  'lesson.graal.5.teaches': 'Marcher avec le roi, abriter un archer, et savoir ce qui barre la route.',
  'lesson.graal.5.step1':
    'Le roi se déplace d’une ou deux cases dans n’importe quelle direction, à pied. Qu’il prenne l’archer marqué, à travers la forêt.',
  'lesson.graal.5.step1.done': 'Deux cases en pleine forêt : aucun cavalier ne pourrait l’y suivre.',
  'lesson.graal.5.step1.forest': 'La forêt arrête le chevalier. Jouez votre roi.',
  'lesson.graal.5.step1.wrong': 'Prenez l’archer avec le roi.',
  'lesson.graal.5.step2':
    'Amenez votre archer assez près pour tirer au prochain tour sur ce chevalier, mais là où celui-ci ne peut pas le prendre. Un archer tire à trois cases au plus.',
  'lesson.graal.5.step2.done':
    'La forêt est un bon abri : l’archer peut tirer de là, et les cavaliers n’y entrent pas.',
  'lesson.graal.5.step2.taken': 'Assez près, mais le chevalier descend la colonne et le prend. Cherchez une forêt.',
  'lesson.graal.5.step2.wrong':
    'Une seule case sûre est assez proche : à trois cases en diagonale, dans la forêt. Menez-y l’archer.',
  'lesson.graal.5.step3': 'Tirez maintenant sur le chevalier.',
  'lesson.graal.5.step3.done':
    'Le chevalier a dû se replier. Un archer ne prend jamais, mais il décide qui peut rester.',
  'lesson.graal.5.step3.wrong': 'Choisissez l’archer, puis le chevalier ennemi.',
  'lesson.graal.5.step4':
    'Ici, deux rochers se touchent par un angle. Essayez de faire passer votre chevalier entre eux, vers la case marquée.',
  'lesson.graal.5.step4.done':
    'Aucun cavalier ne se faufile entre deux cases de rocher ou de forêt qui se touchent par un angle.',
  'lesson.graal.5.step4.wrong': 'C’est possible. Mais essayez d’abord le passage, vers la case marquée.',
  'lesson.graal.5.step5': 'Les fantassins, eux, passent. Prenez l’archer marqué avec votre sergent.',
  'lesson.graal.5.step5.done': 'Entre les rochers, et plus loin : là où les cavaliers font le tour, le sergent passe.',
  'lesson.graal.5.step5.wrong': 'Passez en diagonale entre les rochers, avec le sergent.',
  'lesson.graal.5.step6': 'Cet archer est derrière votre propre cour. Essayez de le prendre avec votre chevalier.',
  'lesson.graal.5.step6.done':
    'Une cour, même la vôtre, est une barrière : toute figurine peut s’y arrêter, aucune ne la traverse.',
  'lesson.graal.5.step6.wrong': 'C’est possible. Mais essayez d’abord de traverser, jusqu’à l’archer.',
  'lesson.graal.5.step7':
    'Les flèches ignorent cette barrière. Tirez avec votre archer, par-dessus la cour, sur le chevalier marqué.',
  'lesson.graal.5.step7.done': 'Une flèche passe au-dessus d’une cour, jamais au-dessus d’un donjon.',
  'lesson.graal.5.step7.wrong': 'Choisissez l’archer, puis le chevalier marqué.',
  'lesson.graal.5.step8': 'Angles, cours, forêts : avant de partir au galop, regardez ce qui se trouve sur la route.',

  'lesson.graal.6.title': 'Plusieurs armées',
  'lesson.graal.6.teaches': 'Chef et alliés, l’ordre des tours, et une victoire commune.',
  'lesson.graal.6.step1':
    'Deux armées par camp, qui jouent à tour de rôle : Blanc, Bleu pâle, puis Marron clair, votre allié, et ' +
    'Turquoise. Seuls les chefs, Blanc et Bleu pâle, ont un château et une maison du roi.',
  'lesson.graal.6.step2':
    'Vous jouez Blanc, et ce piquier marron clair est à votre allié. Essayez de le prendre avec votre chevalier.',
  'lesson.graal.6.step2.done':
    'On ne prend jamais une figurine de son camp, et un chevalier ne passe pas non plus par-dessus.',
  'lesson.graal.6.step2.wrong': 'C’est possible. Mais essayez d’abord de prendre le piquier marron clair.',
  'lesson.graal.6.step3':
    'Le chevalier de votre allié est dans la cour ennemie. Bleu pâle joue avant lui, et le piquier marqué le prendrait. Aidez-le.',
  'lesson.graal.6.step3.done':
    'Le gardien n’est plus là, et personne d’autre n’atteint la cour. C’est maintenant à votre allié.',
  'lesson.graal.6.step3.wrong': 'Le piquier prend alors le chevalier allié. Prenez ce piquier avec votre chevalier.',
  'lesson.graal.6.step4': 'Jouez Marron clair, le temps d’un coup. Concluez.',
  'lesson.graal.6.step4.done': 'Le chevalier marron clair prend le donjon, et tout le camp gagne !',
  'lesson.graal.6.step4.wrong': 'Entrez dans le donjon : un pas vers le haut, depuis la cour.',
  'lesson.graal.6.step5':
    'Un camp compte une, deux ou trois armées, et l’on peut en commander plusieurs. Une armée sans figurine est sautée ; ' +
    'seuls le donjon et la maison du roi du chef décident de la partie.',
};
