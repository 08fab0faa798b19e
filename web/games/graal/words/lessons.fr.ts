import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.graal.1.title': 'Figurines et terrain',
  'lesson.graal.1.teaches': 'Chevaucher, marcher, sauter, autour des rochers et à travers les forêts.',
  'lesson.graal.1.step1':
    'Deux royaumes, le Sud (blanc) et le Nord (bleu), et un pays sauvage entre eux. On gagne en mettant le pied ' +
    'dans le donjon ennemi, ou en prenant le roi, le prince et le duc.',
  'lesson.graal.1.step2':
    'Chevalier, prince et duc vont aussi loin qu’ils veulent, dans les huit directions. Menez le chevalier de h4 ' +
    'tout droit et prenez le piquier en h10.',
  'lesson.graal.1.step2.done':
    'Pris. Une figurine s’arrête sur une case libre, ou sur un ennemi, qui quitte le plateau.',
  'lesson.graal.1.step2.wrong': 'Prenez le piquier : le chevalier de h4 à h10.',
  'lesson.graal.1.step3':
    'Le sergent en d10 doit tomber. La forêt arrête le chevalier de d4, mais les fantassins la traversent. Un ' +
    'piquier va jusqu’à 12 cases tout droit : qui prend ?',
  'lesson.graal.1.step3.done': 'À travers la forêt, jusqu’en d10. Un rocher l’aurait arrêté lui aussi.',
  'lesson.graal.1.step3.forest': 'Les cavaliers contournent forêts et rochers. Prenez avec le piquier de a10.',
  'lesson.graal.1.step3.wrong': 'Le piquier de a10 va tout droit en d10, à travers la forêt.',
  'lesson.graal.1.step4':
    'Le sergent va jusqu’à 12 cases en diagonale, ou d’une case tout droit. Prenez l’écuyer en k9 avec le ' +
    'sergent de c1.',
  'lesson.graal.1.step4.done': 'Huit cases, à travers une forêt : les sergents frappent de loin.',
  'lesson.graal.1.step4.wrong': 'Suivez la diagonale depuis c1 : d2, e3, f4 … jusqu’en k9.',
  'lesson.graal.1.step5':
    'L’écuyer saute : une case tout droit, puis une en diagonale ; les figurines sur son chemin ne comptent pas. ' +
    'Sautez de h4 et prenez l’archer en g6.',
  'lesson.graal.1.step5.done':
    'Par-dessus votre propre piquier. Seul un rocher ou un château sur la première case l’arrête.',
  'lesson.graal.1.step5.pikeman':
    'C’est vrai, un piquier va aussi d’une case en diagonale. Mais faites sauter l’écuyer : de h4 à g6.',
  'lesson.graal.1.step5.leap':
    'Ce n’est pas un saut : une case tout droit, puis une en diagonale, comme le cavalier aux échecs.',
  'lesson.graal.1.step5.wrong': 'Prenez l’écuyer : de h4 à g6.',
  'lesson.graal.1.step6':
    'Le roi et le prince du Nord sont tombés. De la maison royale il ne reste que le duc, en k10. Un rocher gêne ' +
    'le chevalier de k3 ; prenez le duc avec votre prince.',
  'lesson.graal.1.step6.done': 'Roi, prince et duc sont tous pris : le Sud gagne.',
  'lesson.graal.1.step6.rock': 'Personne ne franchit le rocher de k7. Le prince en h13 a une diagonale libre.',
  'lesson.graal.1.step6.wrong': 'Le prince de h13 prend le duc en k10, sur la diagonale.',
  'lesson.graal.1.step7':
    'Le roi va d’une ou deux cases, à pied. Et les archers ? Ils font jusqu’à trois pas, ne prennent jamais, et ' +
    'ont leur propre leçon.',

  'lesson.graal.2.title': 'Archers et repli',
  'lesson.graal.2.teaches': 'Tirer, se replier, savoir ce qui arrête une flèche.',
  'lesson.graal.2.step1':
    'Au lieu d’avancer, un archer peut tirer sur un ennemi à trois cases au plus, dans l’une des huit ' +
    'directions. Tirez de h6 sur le chevalier en h8.',
  'lesson.graal.2.step1.done':
    'Personne ne meurt d’une flèche, mais le Nord a dû replier aussitôt le chevalier : en arrière ou de côté, ' +
    'hors de portée de l’archer. Et le tour du Nord reste à jouer.',
  'lesson.graal.2.step1.step': 'C’est un pas. Pour tirer, choisissez l’archer, puis le chevalier en h8.',
  'lesson.graal.2.step1.wrong': 'Prenez l’archer de h6 : choisissez-le, puis sa cible en h8.',
  'lesson.graal.2.step2':
    'À présent, on a tiré de h9 sur votre chevalier en h7. Repliez-le d’une à trois cases, en arrière ou de ' +
    'côté, là où cet archer ne peut plus l’atteindre.',
  'lesson.graal.2.step2.done': 'À l’abri. Un repli ne prend jamais et ne mène jamais dans un donjon.',
  'lesson.graal.2.step2.range': 'Là, l’archer pourrait l’atteindre encore. Plus loin, ou hors de ses lignes.',
  'lesson.graal.2.step2.waits': 'D’abord, le chevalier sur lequel on a tiré doit se replier, sur une case libre.',
  'lesson.graal.2.step3':
    'Deux ennemis se tiennent près de votre archer en i5. L’un se cache derrière la forêt. Tirez sur l’autre.',
  'lesson.graal.2.step3.done':
    'Rocher, forêt et donjon arrêtent une flèche au passage. Se tenir soi-même dans la forêt ne protège pas.',
  'lesson.graal.2.step3.forest': 'La forêt en i6 arrête la flèche. Essayez l’autre.',
  'lesson.graal.2.step3.wrong': 'Tirez avec l’archer de i5 sur le chevalier en k5.',
  'lesson.graal.2.step4':
    'Ici votre propre piquier se tient devant l’archer. Tirez par-dessus sa tête : de h4 sur l’écuyer en h7.',
  'lesson.graal.2.step4.done':
    'Les figurines n’arrêtent pas les flèches. Derrière votre ligne, les archers sont bien placés.',
  'lesson.graal.2.step4.wrong': 'Choisissez l’archer de h4, puis l’écuyer en h7.',
  'lesson.graal.2.step5':
    'Une flèche fait gagner du temps et ouvre des chemins : elle chasse les gardes des cours et les cavaliers ' +
    'des bonnes cases. La suite : le château.',

  'lesson.graal.3.title': 'Prendre et garder un château',
  'lesson.graal.3.teaches': 'Deux pas jusqu’au donjon, et comment les empêcher chez soi.',
  'lesson.graal.3.step1':
    'Un château, ce sont deux cases : le donjon, ici i16, et sa cour, i15. On n’entre dans le donjon que par un ' +
    'pas tout droit depuis la cour.',
  'lesson.graal.3.step2': 'Rien ne garde la cour du Nord. Entrez-y avec le chevalier : de i8 à i15.',
  'lesson.graal.3.step2.done': 'Le Nord n’y peut plus rien : personne ne peut vous prendre ici.',
  'lesson.graal.3.step2.donjon': 'Pas d’un seul coup : on entre dans le donjon depuis sa cour. D’abord en i15.',
  'lesson.graal.3.step2.wrong': 'Le chemin est libre : le chevalier de i8 dans la cour, i15.',
  'lesson.graal.3.step3': 'Il reste un pas.',
  'lesson.graal.3.step3.done': 'Le donjon est pris : le Sud gagne. Seuls archers et écuyers ne le peuvent pas.',
  'lesson.graal.3.step3.wrong': 'Dans le donjon : de i15 à i16.',
  'lesson.graal.3.step4': 'Un chevalier ennemi se tient dans votre cour, en h2. Arrêtez-le, ou la partie est finie.',
  'lesson.graal.3.step4.done': 'Un roi dans son donjon garde la cour lui-même. C’est une bonne demeure pour lui.',
  'lesson.graal.3.step4.wrong': 'Alors le chevalier entre dans votre donjon, et le Nord gagne. Prenez-le avec le roi.',
  'lesson.graal.3.step5':
    'Ici le roi est loin de chez lui, et le chevalier de h9 vise votre cour, h2, le long de la colonne libre. ' +
    'Gardez-la, ou barrez le chemin.',
  'lesson.graal.3.step5.done':
    'Bien gardée. Il y avait trois façons : l’écuyer en f3, le piquier en k2, ou le piquier en h5 en travers du ' +
    'chemin.',
  'lesson.graal.3.step5.wrong':
    'Alors le chevalier va en h2, puis dans votre donjon. Placez une figurine qui puisse prendre en h2, ou sur ' +
    'son chemin.',
  'lesson.graal.3.step6':
    'À retenir : une cour que personne ne garde tombe en deux tours devant un cavalier. Regardez les deux cours ' +
    'avant chaque déplacement.',

  'lesson.graal.4.title': 'Se déployer',
  'lesson.graal.4.teaches': 'Où dresser le château, qui le garde, et qui peut se tenir où.',
  'lesson.graal.4.step1':
    'Avant de commencer, les deux camps se déploient en secret, chacun dans sa moitié : un château et vingt ' +
    'figurines. Puis les écrans sont levés, et tout est visible.',
  'lesson.graal.4.step2':
    'D’abord le château. Prenez-le dans la réserve, touchez une case pour le donjon, puis une case voisine pour ' +
    'la cour.',
  'lesson.graal.4.step2.done': 'Le voilà, et il n’en bougera plus. Il peut même se dresser sur un rocher ou une forêt.',
  'lesson.graal.4.step2.wrong': 'Commencez par le château : prenez-le dans la réserve.',
  'lesson.graal.4.step3': 'Disons que votre château est ici : donjon en d2, cour en d3. Placez le roi dans le donjon.',
  'lesson.graal.4.step3.done':
    'Chez lui, il couvre la cour, et seul l’assaut qui gagne de toute façon pourrait le prendre.',
  'lesson.graal.4.step3.wrong':
    'Placez le roi en d2, dans le donjon. Pour déplacer une figurine, touchez-la, puis sa nouvelle case.',
  'lesson.graal.4.step4':
    'Maintenant un chevalier. Un cavalier ne se tient pas en forêt, et personne sur un rocher. Donnez-lui de l’espace.',
  'lesson.graal.4.step4.done': 'Une bonne place a des lignes libres, et bientôt un ennemi en vue.',
  'lesson.graal.4.step4.forest': 'Aucun cavalier ne se tient en forêt. Choisissez un terrain libre.',
  'lesson.graal.4.step4.rock': 'Personne ne se tient sur un rocher. Choisissez un terrain libre.',
  'lesson.graal.4.step4.abroad': 'Votre royaume finit à la rangée 8. Restez de ce côté.',
  'lesson.graal.4.step4.wrong': 'Prenez un chevalier dans la réserve et placez-le en terrain libre.',
  'lesson.graal.4.step5':
    'Un début imprudent : le roi est loin, en a7, et personne ne pourrait prendre un ennemi en d3. Déplacez une ' +
    'figurine pour que la cour soit gardée.',
  'lesson.graal.4.step5.done': 'Gardée. Le programme prévient en cas d’oubli.',
  'lesson.graal.4.step5.wrong': 'Toujours personne pour prendre en d3. Le plus simple : le roi de a7 au donjon, d2.',
  'lesson.graal.4.step6': 'Inutile de placer les vingt à la main. Appuyez sur « Placer le reste ».',
  'lesson.graal.4.step6.done':
    'L’armée est en place. Toute figurine peut encore changer de case avant que vous soyez prêt.',
  'lesson.graal.4.step6.wrong': 'Appuyez sur « Placer le reste », ou placez vous-même chaque figurine.',
  'lesson.graal.4.step7':
    'Archers et piquiers devant, cavaliers derrière avec des lignes libres, le roi chez lui : un bon début. Un ' +
    'bon déploiement peut être gardé sous un nom.',
};
