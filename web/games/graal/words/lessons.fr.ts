import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.graal.1.title': 'Figurines et terrain',
  'lesson.graal.1.teaches': 'Chevaucher, marcher, sauter, et ce que rochers et forêts y changent.',
  'lesson.graal.1.step1':
    'Deux royaumes se font face de part et d’autre d’une frontière ; vous jouez Blanc. Vous gagnez en mettant le pied dans ' +
    'le donjon ennemi, ou en prenant le roi, le prince et le duc.',
  'lesson.graal.1.step2':
    'Chevalier, prince et duc vont aussi loin que vous voulez, dans les huit directions. Avec le chevalier de h4, ' +
    'remontez la colonne et prenez le piquier en h10.',
  'lesson.graal.1.step2.done':
    'Pris. Une figurine s’arrête sur une case libre, ou sur un ennemi, qui quitte le plateau.',
  'lesson.graal.1.step2.wrong': 'Prenez le piquier avec le chevalier : de h4 à h10.',
  'lesson.graal.1.step3':
    'Prenez le sergent en d10. La forêt arrête le chevalier de d4, mais les fantassins la traversent. Un piquier se ' +
    'déplace de 12 cases au plus en ligne, le long d’une rangée ou d’une colonne : qui peut prendre ce sergent ?',
  'lesson.graal.1.step3.done': 'À travers la forêt, jusqu’en d10. Un rocher, lui, l’aurait arrêté.',
  'lesson.graal.1.step3.forest':
    'Les cavaliers contournent forêts et rochers. Prenez le sergent avec le piquier de a10.',
  'lesson.graal.1.step3.wrong': 'Le piquier de a10 va en ligne jusqu’en d10, à travers la forêt.',
  'lesson.graal.1.step4':
    'Un sergent se déplace de 12 cases au plus en diagonale, ou d’une case en ligne. Prenez l’écuyer en k9 avec le ' +
    'sergent de c1.',
  'lesson.graal.1.step4.done': 'Huit cases, à travers une forêt : les sergents frappent de loin.',
  'lesson.graal.1.step4.wrong': 'Suivez la diagonale depuis c1 : d2, e3, f4… jusqu’en k9.',
  'lesson.graal.1.step5':
    'L’écuyer saute : une case en ligne, puis une en diagonale, en s’éloignant ; les figurines sur son chemin ne ' +
    'comptent pas. Sautez de h4 et prenez l’archer en g6.',
  'lesson.graal.1.step5.done':
    'Par-dessus votre piquier. Seul un rocher ou un château sur la première case arrête un écuyer.',
  'lesson.graal.1.step5.pikeman':
    'C’est vrai, un piquier se déplace aussi d’une case en diagonale. Mais faites sauter l’écuyer : de h4 à g6.',
  'lesson.graal.1.step5.leap':
    'Ce n’est pas un saut : une case en ligne, puis une en diagonale, comme le cavalier aux échecs.',
  'lesson.graal.1.step5.wrong': 'Jouez l’écuyer : de h4 à g6.',
  'lesson.graal.1.step6':
    'Vous avez pris le roi et le prince. De la maison du roi, il ne reste que le duc, en k10. Un rocher gêne le ' +
    'chevalier de k3 ; prenez le duc avec votre prince.',
  'lesson.graal.1.step6.done': 'Roi, prince et duc sont pris : la maison du roi est tombée, vous gagnez !',
  'lesson.graal.1.step6.rock': 'Personne ne franchit le rocher de k7. Le prince en h13 a une diagonale libre.',
  'lesson.graal.1.step6.wrong': 'Le prince de h13 prend le duc en k10, en diagonale.',
  'lesson.graal.1.step7':
    'Le roi se déplace d’une ou deux cases, à pied. Et les archers ? Ils se déplacent de trois cases au plus, ne ' +
    'prennent jamais, et ont leur propre leçon.',

  'lesson.graal.2.title': 'Archers et repli',
  'lesson.graal.2.teaches': 'Tirer, se replier, savoir ce qui arrête une flèche.',
  'lesson.graal.2.step1':
    'Au lieu de bouger, un archer peut tirer sur un ennemi à trois cases au plus, dans une des huit directions. ' +
    'Tirez de h6 sur le chevalier en h8.',
  'lesson.graal.2.step1.done':
    'Personne ne meurt d’une flèche, mais votre adversaire a dû replier aussitôt le chevalier : en arrière ou sur ' +
    'le côté, hors de portée. Cela ne lui coûte pas son tour.',
  'lesson.graal.2.step1.step': 'C’est un déplacement. Pour tirer, choisissez l’archer, puis le chevalier en h8.',
  'lesson.graal.2.step1.wrong': 'Choisissez l’archer de h6, puis sa cible en h8.',
  'lesson.graal.2.step2':
    'À présent, votre chevalier en h7 est sous le tir de l’archer en h9. Repliez-le de 1 à 3 cases, en arrière ou sur ' +
    'le côté, là où cet archer ne peut plus l’atteindre.',
  'lesson.graal.2.step2.done': 'À l’abri. En se repliant, on ne prend jamais et on n’entre jamais dans un donjon.',
  'lesson.graal.2.step2.range': 'Là, l’archer pourrait encore l’atteindre. Allez plus loin, ou hors de ses lignes.',
  'lesson.graal.2.step2.waits': 'Votre chevalier sous le tir se replie d’abord, sur une case libre.',
  'lesson.graal.2.step3':
    'Deux ennemis sont près de votre archer en i5. L’un se cache derrière la forêt. Tirez sur l’autre.',
  'lesson.graal.2.step3.done':
    'Rocher, forêt et donjon arrêtent une flèche au passage. Une cible dans la forêt même n’est pas à l’abri.',
  'lesson.graal.2.step3.forest': 'La forêt en i6 arrête la flèche. Essayez l’autre.',
  'lesson.graal.2.step3.wrong': 'Tirez avec l’archer de i5 sur le chevalier en k5.',
  'lesson.graal.2.step4': 'Ici votre piquier est devant l’archer. Tirez par-dessus : de h4 sur l’écuyer en h7.',
  'lesson.graal.2.step4.done':
    'Les figurines n’arrêtent pas les flèches. Derrière votre ligne, les archers sont bien placés.',
  'lesson.graal.2.step4.wrong': 'Choisissez l’archer de h4, puis l’écuyer en h7.',
  'lesson.graal.2.step5':
    'Une flèche donne du répit et ouvre des chemins : elle chasse les gardes des cours et les cavaliers des ' +
    'bonnes cases. La suite : le château.',

  'lesson.graal.3.title': 'Prendre et garder un château',
  'lesson.graal.3.teaches': 'Prendre un donjon en deux pas, et défendre le vôtre.',
  'lesson.graal.3.step1':
    'Un château fort, ce sont deux cases : le donjon, ici i16, et la cour, i15. On n’entre dans le donjon que d’un ' +
    'pas en ligne, depuis la cour.',
  'lesson.graal.3.step2': 'Aucun ennemi ne garde la cour. Entrez-y avec le chevalier : de i8 à i15.',
  'lesson.graal.3.step2.done': 'Votre adversaire n’y peut plus rien : personne ne peut vous prendre ici.',
  'lesson.graal.3.step2.donjon': 'Pas d’un seul coup : on entre dans le donjon depuis sa cour. Allez d’abord en i15.',
  'lesson.graal.3.step2.wrong': 'Le chemin est libre : menez le chevalier de i8 dans la cour, i15.',
  'lesson.graal.3.step3': 'Il reste un pas.',
  'lesson.graal.3.step3.done':
    'Votre chevalier prend le donjon : vous gagnez ! Toutes les figurines le peuvent, sauf archers et écuyers.',
  'lesson.graal.3.step3.wrong': 'Entrez dans le donjon : de i15 à i16.',
  'lesson.graal.3.step4': 'Un chevalier ennemi est dans votre cour, en h2. Arrêtez-le, ou la partie est finie.',
  'lesson.graal.3.step4.done': 'Un roi dans son donjon garde lui-même la cour. Il y est bien placé.',
  'lesson.graal.3.step4.wrong': 'Le chevalier entre alors dans votre donjon, et vous perdez. Prenez-le avec le roi.',
  'lesson.graal.3.step5':
    'Ici le roi est loin de chez lui, et le chevalier de h9 vise votre cour, h2, le long de la colonne libre. ' +
    'Gardez-la, ou barrez la route.',
  'lesson.graal.3.step5.done':
    'Bien gardée. Trois coups convenaient : l’écuyer en f3, le piquier en k2, ou le piquier en h5, en travers de la ' +
    'colonne.',
  'lesson.graal.3.step5.wrong':
    'Le chevalier va alors en h2, puis dans votre donjon. Placez une figurine qui puisse prendre en h2, ou sur son ' +
    'chemin.',
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
  'lesson.graal.4.step3': 'Disons que votre château est ici : donjon en d2, cour en d3. Placez le roi dans le donjon.',
  'lesson.graal.4.step3.done':
    'Chez lui, il garde la cour. Pour l’y prendre, l’ennemi doit entrer dans le donjon, et il a alors gagné de toute ' +
    'façon.',
  'lesson.graal.4.step3.wrong':
    'Placez le roi en d2, dans le donjon. Pour déplacer une figurine, touchez-la, puis sa nouvelle case.',
  'lesson.graal.4.step4':
    'Maintenant un chevalier. Pas de cavalier en forêt, et personne sur un rocher. Donnez-lui de l’espace.',
  'lesson.graal.4.step4.done': 'Une bonne place a des lignes libres et, bientôt, un ennemi en vue.',
  'lesson.graal.4.step4.forest': 'Un cavalier ne se tient pas en forêt. Choisissez un terrain dégagé.',
  'lesson.graal.4.step4.rock': 'C’est un rocher : aucune figurine ne peut s’y tenir. Choisissez un terrain dégagé.',
  'lesson.graal.4.step4.abroad': 'Votre royaume finit à la rangée 8. Restez de ce côté.',
  'lesson.graal.4.step4.wrong': 'Choisissez un chevalier dans la réserve et placez-le en terrain dégagé.',
  'lesson.graal.4.step5':
    'Un début imprudent : le roi est loin, en a7, et personne ne pourrait prendre un ennemi en d3. Déplacez une ' +
    'figurine pour garder la cour.',
  'lesson.graal.4.step5.done': 'Bien gardée. Dans une partie, nous vous prévenons si vous l’oubliez.',
  'lesson.graal.4.step5.wrong': 'Toujours personne pour prendre en d3. Le plus simple : le roi de a7 au donjon, d2.',
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
    'Le roi se déplace d’une ou deux cases dans n’importe quelle direction, à pied. Prenez avec lui l’archer en g5, à travers la ' +
    'forêt en g4.',
  'lesson.graal.5.step1.done': 'Deux cases en pleine forêt : aucun cavalier ne pourrait l’y suivre.',
  'lesson.graal.5.step1.forest': 'La forêt arrête le chevalier. Jouez votre roi, en g3.',
  'lesson.graal.5.step1.wrong': 'Prenez avec le roi : de g3 à g5.',
  'lesson.graal.5.step2':
    'Amenez votre archer assez près pour tirer au prochain tour sur le chevalier en h10, mais là où ce chevalier ne ' +
    'peut pas le prendre. Trois cases suffisent.',
  'lesson.graal.5.step2.done':
    'La forêt est un bon abri : l’archer peut tirer de là, et les cavaliers n’y entrent pas.',
  'lesson.graal.5.step2.taken': 'Assez près, mais le chevalier descend la colonne et le prend. Cherchez une forêt.',
  'lesson.graal.5.step2.wrong':
    'Une seule case sûre est assez proche : à trois cases en diagonale, dans la forêt en e7. Menez-y l’archer.',
  'lesson.graal.5.step3': 'Tirez maintenant, de e7 sur h10.',
  'lesson.graal.5.step3.done':
    'Le chevalier a dû se replier. Un archer ne prend jamais, mais il décide qui peut rester.',
  'lesson.graal.5.step3.wrong': 'Choisissez l’archer de e7, puis le chevalier en h10.',
  'lesson.graal.5.step4':
    'Les rochers en n5 et o4 se touchent par un angle. Essayez de faire passer votre chevalier entre eux, de n4 à ' +
    'o5.',
  'lesson.graal.5.step4.done':
    'Aucun cavalier ne se glisse entre deux cases de rocher ou de forêt qui se touchent par un angle.',
  'lesson.graal.5.step4.wrong': 'C’est possible. Mais essayez d’abord le passage : de n4 à o5.',
  'lesson.graal.5.step5': 'Les fantassins, eux, passent. Prenez l’archer en p6 avec votre sergent, depuis n4.',
  'lesson.graal.5.step5.done': 'Entre les rochers, et plus loin : là où les cavaliers font le tour, le sergent passe.',
  'lesson.graal.5.step5.wrong': 'Passez en diagonale entre les rochers avec le sergent : de n4 à p6.',
  'lesson.graal.5.step6':
    'Un archer est en f2, derrière votre propre cour, h2. Essayez de le prendre avec le chevalier de k2.',
  'lesson.graal.5.step6.done':
    'Une cour, même la vôtre, est une barrière : toute figurine peut s’y arrêter, aucune ne la traverse.',
  'lesson.graal.5.step6.wrong': 'C’est possible. Mais essayez d’abord de traverser : de k2 à f2.',
  'lesson.graal.5.step7':
    'Les flèches ignorent cette barrière. Tirez avec l’archer de j2, par-dessus votre cour, sur le chevalier en g2.',
  'lesson.graal.5.step7.done': 'Une flèche passe au-dessus d’une cour, jamais au-dessus d’un donjon.',
  'lesson.graal.5.step7.wrong': 'Choisissez l’archer de j2, puis le chevalier en g2.',
  'lesson.graal.5.step8': 'Angles, cours, forêts : avant de partir au galop, regardez ce qui se trouve sur la route.',

  'lesson.graal.6.title': 'Plusieurs armées',
  'lesson.graal.6.teaches': 'Chef et alliés, l’ordre des tours, et une victoire commune.',
  'lesson.graal.6.step1':
    'Deux armées par camp, qui jouent à tour de rôle : Blanc, Bleu pâle, puis Marron clair, votre allié, et ' +
    'Turquoise. Seuls les chefs, Blanc et Bleu pâle, ont un château et une maison du roi.',
  'lesson.graal.6.step2':
    'Vous jouez Blanc, et le piquier marron clair en h7 est à votre allié. Essayez de le prendre avec le chevalier ' +
    'de h4.',
  'lesson.graal.6.step2.done':
    'On ne prend jamais une figurine de son camp, et un chevalier ne passe pas non plus par-dessus.',
  'lesson.graal.6.step2.wrong': 'C’est possible. Mais essayez d’abord de mener le chevalier de h4 à h7.',
  'lesson.graal.6.step3':
    'Le chevalier de votre allié est dans la cour ennemie, i15. Bleu pâle joue avant lui, et le piquier de i12 le ' +
    'prendrait. Aidez-le.',
  'lesson.graal.6.step3.done':
    'Le garde n’est plus là, et personne d’autre n’atteint la cour. C’est maintenant à votre allié.',
  'lesson.graal.6.step3.wrong':
    'Le piquier prend alors le chevalier allié. Prenez le piquier avec votre chevalier : de e12 à i12.',
  'lesson.graal.6.step4': 'Jouez Marron clair, le temps d’un coup. Concluez.',
  'lesson.graal.6.step4.done': 'Le chevalier marron clair prend le donjon, et tout le camp gagne !',
  'lesson.graal.6.step4.wrong': 'Entrez dans le donjon : de i15 à i16.',
  'lesson.graal.6.step5':
    'Un camp compte une, deux ou trois armées, et l’on peut en commander plusieurs. Une armée sans figurine est sautée ; ' +
    'seuls le donjon et la maison du roi du chef décident de la partie.',
};
