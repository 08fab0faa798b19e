import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.menhirs.1.title': 'Premiers pas',
  'lesson.menhirs.1.teaches': 'Poser du brouillard, le faire glisser, dégager les menhirs.',
  'lesson.menhirs.1.step1':
    'Sept menhirs sont perdus dans un brouillard que l’on déplace à tour de rôle. Si votre glissement n’y laisse aucun menhir, vous gagnez.',
  'lesson.menhirs.1.step2':
    'Pendant les manches 1 et 2, vous posez une tuile par tour. Touchez une case sans brouillard.',
  'lesson.menhirs.1.step2.done':
    'La voilà posée. Après deux manches, il y a onze tuiles, et vous commencez à les faire glisser.',
  'lesson.menhirs.1.step2.taken': 'Il y a déjà du brouillard ici. Choisissez une case sans brouillard.',
  'lesson.menhirs.1.step3':
    'Des tuiles qui se touchent forment une nappe, et une nappe glisse d’un bloc. Ces trois-là vont ensemble ; les ' +
    'flèches montrent les six directions.',
  'lesson.menhirs.1.step4':
    'À vous de jouer. Touchez la nappe de trois, puis faites-la glisser d’une case vers le haut à droite.',
  'lesson.menhirs.1.step4.done':
    'Un menhir est dégagé grâce à vous. Et voyez : votre adversaire vient imprudemment d’en dégager un autre.',
  'lesson.menhirs.1.step4.direction':
    'Beau glissement ; mais, cette fois, faites glisser la nappe vers le haut à droite.',
  'lesson.menhirs.1.step4.loose': 'C’est une tuile isolée. Choisissez la nappe de trois, au milieu.',
  'lesson.menhirs.1.step5':
    'Un seul menhir reste dans le brouillard. Faites glisser sa tuile dans n’importe quelle direction, pourvu qu’elle reste sur le plateau.',
  'lesson.menhirs.1.step5.done':
    'Plus aucun menhir dans le brouillard : vous gagnez, avec un point par tuile sur le plateau.',
  'lesson.menhirs.1.step5.wrong': 'Ce menhir resterait dans le brouillard. Faites glisser la tuile qui le couvre.',
  'lesson.menhirs.1.step6':
    'Le brouillard qui glisse ne disparaît pas, il va ailleurs. Des menhirs dégagés entourent cette tuile. Faites-la glisser ' +
    'sans en recouvrir aucun.',
  'lesson.menhirs.1.step6.done': 'Bien vu. Le brouillard s’en va dans la forêt, et les cinq menhirs sont dégagés.',
  'lesson.menhirs.1.step6.wrong':
    'Le menhir voisin plonge alors dans le brouillard : rien de gagné. Cherchez une case de forêt.',
  'lesson.menhirs.1.step7':
    'Deux menhirs sont dans le brouillard, chacun sous une tuile isolée. Si vous en dégagez un, votre adversaire dégage ' +
    'l’autre et gagne. Attendez donc : trouvez un glissement qui ne dégage rien.',
  'lesson.menhirs.1.step7.done':
    'La patience paie. C’est maintenant à votre adversaire de trouver un glissement qui ne dégage rien.',
  'lesson.menhirs.1.step7.wrong':
    'Il ne reste qu’un menhir dans le brouillard : votre adversaire le dégage et gagne. Faites glisser une autre ' +
    'nappe.',
  'lesson.menhirs.1.step8':
    'Tout est là : poser pendant deux manches, puis faire glisser, et ne jamais laisser à votre adversaire un ' +
    'dernier menhir à dégager d’un seul glissement.',

  'lesson.menhirs.2.title': 'La scission, la règle du miroir, l’éclaircie',
  'lesson.menhirs.2.teaches':
    'Scinder une nappe, savoir ce qu’on ne peut pas ramener, retirer des tuiles à bon escient.',
  'lesson.menhirs.2.step1':
    'À partir de six tuiles, une nappe peut être scindée. Le morceau qui glisse compte au moins trois tuiles, et ' +
    'chaque morceau qui reste aussi.',
  'lesson.menhirs.2.step2':
    'La colonne entière cache encore un menhir, où qu’elle glisse. Ne choisissez que les trois tuiles du haut : touchez la colonne, puis les trois tuiles du bas pour les laisser sur place.',
  'lesson.menhirs.2.step2.done': 'Trois partent, trois restent : c’est permis.',
  'lesson.menhirs.2.step2.wrong':
    'Pas encore : choisissez d’abord le morceau. Seules les trois tuiles du haut doivent rester choisies.',
  'lesson.menhirs.2.step3': 'Faites maintenant glisser ces trois tuiles pour dégager le menhir qu’elles cachent.',
  'lesson.menhirs.2.step3.done': 'Tous les menhirs sont dégagés, et les trois tuiles du bas n’ont pas bougé. Gagné !',
  'lesson.menhirs.2.step3.north':
    'Vers le haut, la tuile suivante arrive sur le menhir : il replonge dans le brouillard.',
  'lesson.menhirs.2.step3.wrong': 'Le menhir resterait dans le brouillard. Faites glisser les trois tuiles du haut.',
  'lesson.menhirs.2.step4':
    'Votre adversaire vient de faire glisser ces trois tuiles vers le haut à droite. Règle du miroir : vous ne pouvez ' +
    'pas ramener exactement ces trois-là.',
  'lesson.menhirs.2.step5':
    'Un morceau plus grand ou plus petit peut revenir. Un seul glissement gagne ici : les six tuiles ensemble, ' +
    'vers le bas à gauche.',
  'lesson.menhirs.2.step5.done':
    'Six tuiles, ce n’est pas trois : c’est permis. Et plus aucun menhir dans le brouillard.',
  'lesson.menhirs.2.step5.falls': 'Par là, le brouillard arrive sur ce menhir dégagé.',
  'lesson.menhirs.2.step5.again': 'Par là, le brouillard recouvre aussitôt ce menhir.',
  'lesson.menhirs.2.step5.wrong':
    'Un menhir resterait dans le brouillard. Faites glisser les six tuiles vers le bas à gauche.',
  'lesson.menhirs.2.step6':
    'À la manche 8 commence l’éclaircie : le brouillard se lève. Si votre glissement ne gagne pas, retirez ' +
    'une tuile du plateau : celle que vous voulez, ou presque.',
  'lesson.menhirs.2.step7': 'Laquelle ? Essayez de retirer celle qui cache le dernier menhir.',
  'lesson.menhirs.2.step7.done':
    'Ce n’est pas permis. La tuile qui cache le dernier menhir reste : on gagne en faisant glisser, jamais en retirant.',
  'lesson.menhirs.2.step7.wrong': 'Vous pouvez retirer celle-là. Mais essayez d’abord la tuile du menhir.',
  'lesson.menhirs.2.step8':
    'Ici deux menhirs sont dans le brouillard, et vous avez fait votre glissement. Retirez une tuile, sans aider ' +
    'votre adversaire.',
  'lesson.menhirs.2.step8.done':
    'Les deux menhirs restent dans le brouillard. Et comme vous avez retiré une tuile qui venait de glisser, la règle du ' +
    'miroir ne lie pas votre adversaire.',
  'lesson.menhirs.2.step8.wrong':
    'Cela dégage un menhir ; votre adversaire fait glisser le brouillard de l’autre et gagne.',
  'lesson.menhirs.2.step9':
    'La victoire vaut un point par tuile encore sur le plateau : onze d’abord, puis un de moins à chaque tour dès ' +
    'que l’éclaircie a commencé.',

  'lesson.menhirs.3.title': 'Compter les derniers tours',
  'lesson.menhirs.3.teaches': 'Le brouillard est un sablier : voir qui manquera de glissements tranquilles.',
  'lesson.menhirs.3.step1':
    'L’éclaircie fait du brouillard un sablier. Si elle commence à la manche 8, il reste cinq puis quatre tuiles à la manche 11, trois puis deux à la 12. Sans victoire, la partie est nulle.',
  'lesson.menhirs.3.step2':
    'Vous avez le dernier tour de la manche 12 : le tout dernier glissement. Un menhir est dans le brouillard. Gagnez.',
  'lesson.menhirs.3.step2.done': 'Vous gagnez avec le tout dernier glissement. Il reste deux tuiles, donc deux points.',
  'lesson.menhirs.3.step2.wrong': 'Le menhir resterait dans le brouillard, et la partie serait nulle.',
  'lesson.menhirs.3.step3':
    'Vous commencez la manche 12. Si vous dégagez un des deux menhirs, votre adversaire dégage l’autre. Faites plutôt un glissement tranquille, qui ne dégage rien : la tuile marquée, vers le bas.',
  'lesson.menhirs.3.step3.done':
    'Un glissement tranquille : les deux menhirs restent dans le brouillard. Retirez maintenant une tuile.',
  'lesson.menhirs.3.step3.wrong':
    'Il ne reste qu’un menhir : votre adversaire le dégage au dernier glissement et gagne.',
  'lesson.menhirs.3.together':
    'Ce coup est tout aussi bon ; mais, pour suivre la leçon, faites glisser la tuile vers le bas.',
  'lesson.menhirs.3.step4': 'Retirez la tuile dont vous pouvez vous passer.',
  'lesson.menhirs.3.step4.done':
    'Votre adversaire n’a pu dégager que l’un des deux, et les douze manches sont finies : partie nulle, bien défendue.',
  'lesson.menhirs.3.step4.wrong':
    'Cela dégage un menhir. Votre adversaire dégage l’autre au dernier glissement et gagne.',
  'lesson.menhirs.3.step5':
    'Mêmes menhirs, mais l’éclaircie a commencé à la manche 7, au second tour : à la manche 11, vous n’avez que trois tuiles. Encore un glissement tranquille, à vous : la tuile marquée, vers le bas.',
  'lesson.menhirs.3.step5.done': 'Bien. Ne laissez maintenant à votre adversaire aucun glissement tranquille.',
  'lesson.menhirs.3.step5.wrong': 'Un seul menhir reste dans le brouillard : votre adversaire le dégage et gagne.',
  'lesson.menhirs.3.step6': 'Retirez la tuile que votre adversaire pourrait faire glisser tranquillement.',
  'lesson.menhirs.3.step6.done': 'Votre adversaire n’avait plus de glissement tranquille et a dû dégager un menhir.',
  'lesson.menhirs.3.step6.wrong':
    'Cela dégage un menhir ; votre adversaire fait glisser le brouillard de l’autre et gagne.',
  'lesson.menhirs.3.step7': 'Une tuile, un menhir, et le dernier glissement est à vous.',
  'lesson.menhirs.3.step7.done': 'Vous gagnez au dernier glissement et marquez un point. Le compte était bon.',
  'lesson.menhirs.3.step8':
    'À vous, sans aide. Vous avez le second tour de la manche 10, et l’éclaircie a commencé à la manche 7. Comptez ' +
    'les glissements tranquilles, et gagnez.',
  'lesson.menhirs.3.step8.done': 'Compté, attendu, gagné !',
  'lesson.menhirs.3.step8.wrong':
    'Pas cette fois. Ne faites glisser et ne retirez que du brouillard sans menhir, jusqu’à ce qu’il ne reste ' +
    'à votre adversaire aucun glissement tranquille.',
  'lesson.menhirs.3.step9':
    'Le plus petit plateau est résolu. Éclaircie à la manche 7 : qui suit peut gagner neuf fois sur dix. À la manche 8 : presque toujours partie nulle. L’auteur préfère pourtant la manche 8.',

  'lesson.menhirs.4.title': 'Le match',
  'lesson.menhirs.4.teaches': 'À quoi servent les points, et quand une partie nulle suffit.',
  'lesson.menhirs.4.step1':
    'Un match se joue en plusieurs parties, jusqu’à un nombre de parties ou de points convenu. Les points ' +
    's’additionnent, et l’on commence à tour de rôle.',
  'lesson.menhirs.4.step2':
    'Vous commencez la manche 8, et les onze tuiles sont encore sur le plateau. Un seul menhir est dans le brouillard. Gagnez.',
  'lesson.menhirs.4.step2.done':
    'Onze points : avec les règles courantes, une victoire ne rapporte jamais davantage. Ensuite, c’est un de moins à chaque tour.',
  'lesson.menhirs.4.step2.wrong': 'Ce menhir resterait dans le brouillard. Faites glisser la tuile qui le couvre.',
  'lesson.menhirs.4.step3':
    'Les mêmes menhirs, deux tours plus tard : vous commencez la manche 9. Gagnez encore, et comptez les tuiles.',
  'lesson.menhirs.4.step3.done':
    'Neuf points. Si vous avez du retard, gagnez tôt : chaque tour, le vôtre comme celui de votre adversaire, coûte un point.',
  'lesson.menhirs.4.step4':
    'Dernière partie d’un match, manche 12, et vous avez un point d’avance : une partie nulle suffit. Faites un glissement tranquille avec la tuile marquée.',
  'lesson.menhirs.4.step4.done':
    'Les deux menhirs restent dans le brouillard, et votre adversaire n’a plus qu’un glissement.',
  'lesson.menhirs.4.step4.wrong':
    'Un seul menhir resterait, et votre adversaire le dégagerait au dernier glissement. Choisissez la tuile marquée.',
  'lesson.menhirs.4.step5': 'Disons que la tuile est maintenant ici. Retirez une tuile, et assurez la partie nulle.',
  'lesson.menhirs.4.step5.done':
    'Votre adversaire a dégagé un menhir, l’autre reste dans le brouillard : partie nulle. Aucun point, et le ' +
    'match est à vous !',
  'lesson.menhirs.4.step5.wrong':
    'Cela dégage un menhir ; votre adversaire dégage l’autre et gagne. Retirez la tuile marquée.',
  'lesson.menhirs.4.step6':
    'La durée du match se choisit sous « Autres façons de jouer ». Vous y décidez aussi si une victoire ' +
    'à la manche 3 vaut 21 points, comme le propose l’auteur.',
};
