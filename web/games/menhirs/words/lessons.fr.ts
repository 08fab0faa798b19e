import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.menhirs.1.title': 'Premiers pas',
  'lesson.menhirs.1.teaches': 'Poser du brouillard, le faire glisser, découvrir les menhirs.',
  'lesson.menhirs.1.step1':
    'Sept vieilles pierres se dressent dans cette forêt, toutes dans le brouillard. Les deux joueurs déplacent ' +
    'le même brouillard. Gagne celui dont le glissement ne laisse aucun menhir couvert.',
  'lesson.menhirs.1.step2':
    'Aux manches 1 et 2, un tour pose une tuile de brouillard. Touchez une case libre, au choix.',
  'lesson.menhirs.1.step2.done':
    'La voilà posée. Après deux manches il y a onze tuiles, et les glissements commencent.',
  'lesson.menhirs.1.step2.taken': 'Il y a déjà du brouillard ici. Choisissez une case sans brouillard.',
  'lesson.menhirs.1.step3':
    'Des tuiles qui se touchent forment une nappe, et une nappe glisse d’un bloc. Ces trois-là vont ensemble ; ' +
    'les flèches sont les six directions.',
  'lesson.menhirs.1.step4':
    'Vous jouez a. Touchez la nappe de trois, puis faites-la glisser d’une case vers le nord-est.',
  'lesson.menhirs.1.step4.done':
    'Le menhir en c3 est découvert. Et voyez : b a fait glisser le brouillard de a2. C’était imprudent.',
  'lesson.menhirs.1.step4.direction': 'Beau glissement, mais cette fois vers le nord-est : en haut à droite.',
  'lesson.menhirs.1.step4.loose': 'C’est une tuile isolée. Prenez la nappe de trois, au milieu.',
  'lesson.menhirs.1.step5':
    'Un seul menhir reste couvert, en f1. Faites glisser sa tuile, dans la direction de votre choix.',
  'lesson.menhirs.1.step5.done':
    'Tous les menhirs sont découverts : c’est gagné, avec un point par tuile de brouillard sur le plateau.',
  'lesson.menhirs.1.step5.wrong': 'Alors f1 reste couvert. Faites glisser la tuile qui s’y trouve.',
  'lesson.menhirs.1.step6':
    'Le brouillard ne disparaît pas, il va ailleurs. Des menhirs découverts entourent cette tuile. Faites-la ' +
    'glisser sans en recouvrir aucun.',
  'lesson.menhirs.1.step6.done': 'Bien vu. Le brouillard s’en va dans la forêt, et les cinq menhirs sont découverts.',
  'lesson.menhirs.1.step6.wrong':
    'Le brouillard couvre alors le menhir voisin : rien de gagné. Cherchez une case de forêt.',
  'lesson.menhirs.1.step7':
    'Deux menhirs sont couverts, chacun par une tuile isolée. Découvrez-en un, et b découvre l’autre et gagne. ' +
    'Il faut attendre : trouvez un glissement qui ne découvre rien.',
  'lesson.menhirs.1.step7.done':
    'La patience paie. C’est maintenant à b de trouver un glissement qui ne découvre rien.',
  'lesson.menhirs.1.step7.wrong':
    'Il ne reste qu’un menhir couvert, et c’est à b : b gagne. Faites glisser un autre brouillard.',
  'lesson.menhirs.1.step8':
    'Tout est là : poser pendant deux manches, puis glisser, et ne jamais laisser à b un dernier menhir qu’un ' +
    'seul glissement découvre.',

  'lesson.menhirs.2.title': 'Diviser, le miroir, l’éclaircie',
  'lesson.menhirs.2.teaches': 'Prendre une portion d’une nappe, savoir ce qui ne revient pas, dissiper à bon escient.',
  'lesson.menhirs.2.step1':
    'Une nappe de six tuiles ou plus peut être divisée. La portion qui part compte au moins trois tuiles, et ' +
    'chaque morceau qui reste aussi.',
  'lesson.menhirs.2.step2':
    'Entière, cette rangée finit toujours sur un menhir. Ne prenez que les trois du haut : touchez la rangée, ' +
    'puis d1, d2 et d3 pour les laisser.',
  'lesson.menhirs.2.step2.done': 'Trois partent, trois restent : c’est permis.',
  'lesson.menhirs.2.step2.wrong': 'Pas encore : d’abord la portion. Seules d4, d5 et d6 doivent être choisies.',
  'lesson.menhirs.2.step3': 'Faites maintenant glisser ces trois tuiles de façon à découvrir le menhir en d6.',
  'lesson.menhirs.2.step3.done': 'Tous les menhirs sont découverts, et les trois du bas n’ont pas bougé. Gagné !',
  'lesson.menhirs.2.step3.north': 'Vers le nord, la tuile de d5 arrive en d6 : le menhir est de nouveau couvert.',
  'lesson.menhirs.2.step3.wrong': 'Le menhir en d6 reste alors couvert. Faites glisser les trois du haut.',
  'lesson.menhirs.2.step4':
    'Vous jouez b à présent. Le joueur a vient de faire glisser ces trois tuiles vers le nord-est. Règle du miroir : ' +
    'exactement ces trois-là ne peuvent pas revenir tout droit.',
  'lesson.menhirs.2.step5':
    'Une portion plus grande ou plus petite peut revenir. Un seul glissement gagne ici : les six ensemble, vers ' +
    'le sud-ouest.',
  'lesson.menhirs.2.step5.done':
    'Six ne sont pas trois, le miroir n’y trouve rien à redire. Et plus aucun menhir n’est couvert.',
  'lesson.menhirs.2.step5.f2': 'Par là, le brouillard arrive sur le menhir en f2.',
  'lesson.menhirs.2.step5.d4': 'Par là, le brouillard recouvre le menhir en d4.',
  'lesson.menhirs.2.step5.wrong': 'Un menhir reste alors couvert. Les six ensemble, vers le sud-ouest.',
  'lesson.menhirs.2.step6':
    'À partir de la manche 8 vient l’éclaircie : après le glissement, un tour dissipe une tuile de brouillard. ' +
    'N’importe laquelle, sauf une.',
  'lesson.menhirs.2.step7': 'Laquelle ? Essayez de dissiper celle du dernier menhir couvert, en e3.',
  'lesson.menhirs.2.step7.done':
    'Les règles disent non. La tuile du dernier menhir couvert reste : on gagne en faisant glisser, jamais en ' +
    'dissipant.',
  'lesson.menhirs.2.step7.wrong': 'Celle-là peut partir. Mais essayez d’abord la tuile du menhir, en e3.',
  'lesson.menhirs.2.step8':
    'Ici deux menhirs sont couverts, et vous avez fait glisser. Dissipez une tuile, sans aider b.',
  'lesson.menhirs.2.step8.done':
    'Les deux menhirs restent couverts. Et comme la tuile vient de la portion qui a glissé, la règle du miroir ' +
    'est levée aussi.',
  'lesson.menhirs.2.step8.wrong': 'Cela découvre un menhir ; b fait glisser le brouillard de l’autre et gagne.',
  'lesson.menhirs.2.step9':
    'Le brouillard présent au glissement gagnant fait le score : onze points d’abord, puis un de moins à chaque ' +
    'tour dès que l’éclaircie a commencé.',

  'lesson.menhirs.3.title': 'Compter les derniers tours',
  'lesson.menhirs.3.teaches': 'Le brouillard est une horloge : voir qui manquera de glissements tranquilles.',
  'lesson.menhirs.3.step1':
    'Dès l’éclaircie, le brouillard est une horloge. Cinq tuiles en 11a, quatre en 11b, trois en 12a, deux en ' +
    '12b ; puis c’est fini, et partie nulle si personne n’a gagné.',
  'lesson.menhirs.3.step2': 'Vous jouez b, au tour 12b : le tout dernier glissement. Un menhir est couvert. Gagnez.',
  'lesson.menhirs.3.step2.done': 'Gagné avec le tout dernier glissement. Il reste deux tuiles, donc deux points.',
  'lesson.menhirs.3.step2.wrong': 'Alors c3 reste couvert, et la partie est nulle.',
  'lesson.menhirs.3.step3':
    'Vous jouez a, au tour 12a. Découvrez l’un des deux menhirs, et b découvre l’autre. Faites plutôt un ' +
    'glissement tranquille : la tuile isolée d6 vers le sud.',
  'lesson.menhirs.3.step3.done':
    'Un glissement tranquille : les deux menhirs restent couverts. Il faut maintenant dissiper une tuile.',
  'lesson.menhirs.3.step3.wrong': 'Un seul menhir reste couvert, et b a le dernier glissement : b gagne.',
  'lesson.menhirs.3.together': 'C’est aussi bon ; mais vers le sud, s’il vous plaît, pour continuer ensemble.',
  'lesson.menhirs.3.step4': 'Dissipez la tuile dont vous pouvez vous passer.',
  'lesson.menhirs.3.step4.done':
    'Le joueur b n’a pu découvrir que l’un des deux, et les douze manches sont finies : partie nulle, bien sauvée.',
  'lesson.menhirs.3.step4.wrong': 'Cela découvre un menhir. Le joueur b découvre l’autre en 12b, et gagne.',
  'lesson.menhirs.3.step5':
    'Les mêmes menhirs, mais avec l’éclaircie dès 7b : trois tuiles seulement en 11b. Vous jouez b. Il reste un ' +
    'glissement tranquille, et il est à vous : d6 vers le sud.',
  'lesson.menhirs.3.step5.done': 'Bien. Et maintenant, ne laissez au joueur a aucune tuile tranquille.',
  'lesson.menhirs.3.step5.wrong': 'Un seul menhir reste couvert, et c’est au joueur a : a gagne.',
  'lesson.menhirs.3.step6': 'Dissipez la tuile que le joueur a pourrait faire glisser tranquillement.',
  'lesson.menhirs.3.step6.done': 'Le joueur a n’avait plus de glissement tranquille et a dû découvrir un menhir.',
  'lesson.menhirs.3.step6.wrong': 'Cela découvre un menhir, et a fait glisser le brouillard de l’autre : a gagne.',
  'lesson.menhirs.3.step7': 'Une tuile, un menhir, et le dernier glissement est à vous.',
  'lesson.menhirs.3.step7.done': 'Gagné en 12b, d’un point. Le compte était bon.',
  'lesson.menhirs.3.step8':
    'À vous, sans aide. Vous jouez b, au tour 10b, avec l’éclaircie depuis 7b. Comptez les glissements ' +
    'tranquilles, et gagnez.',
  'lesson.menhirs.3.step8.done': 'Compté, attendu, gagné.',
  'lesson.menhirs.3.step8.wrong':
    'Pas cette fois. Ne faites glisser et ne dissipez que du brouillard sans menhir, jusqu’à ce que a n’en ait plus.',
  'lesson.menhirs.3.step9':
    'Sur le petit plateau, entièrement résolu, b gagne neuf donnes sur dix avec l’éclaircie dès 7b ; dès 8a, ' +
    'presque toutes sont nulles. D’où le conseil de l’auteur : 8a.',
};
