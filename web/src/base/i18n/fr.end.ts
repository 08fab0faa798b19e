import type { enEnd } from './en.end';

export const frEnd: Readonly<Record<keyof typeof enEnd, string>> = {
  'end.card': 'La partie est finie.',
  'end.review': 'Revoir la partie',
  'end.share': 'Partager la partie',
  'end.stronger': 'Prochain adversaire',
  'end.gentler': 'Un adversaire plus doux',
  'end.meet': 'Affronter {0}',
  'end.standing': 'Dans le match : {0}.',
  'end.standingOver': 'Le match se termine : {0}.',
  'end.has': '{0} {1}',
  'why.drawn.none': 'La même position est revenue pour la troisième fois.',
  'picture.open': 'Enregistrer une image ou un film',
  'picture.title': 'Une image de la partie',
  'picture.about':
    'Un film montre toute la partie, coup par coup. C’est un GIF, qui s’envoie et se publie presque partout.',
  'picture.save': 'Enregistrer l’image',
  'picture.film': 'Faire un film',
  'picture.saveFilm': 'Enregistrer le film',
  'picture.filming': 'Image {0} sur {1}',
  'picture.failed': 'Ce navigateur n’a pas pu dessiner l’image.',
  'picture.alt': '{0} : cette position',
  'opponent.title': 'Contre qui voulez-vous jouer ?',
  'opponent.level': 'niveau {0} sur 8',
  'opponent.play': 'Jouer contre {0}',
  'opponent.later':
    'Les parties suivantes se joueront contre le même animal ; « Autres façons de jouer » les propose tous les huit.',
  'level.1.about':
    'Laouen, le roitelet : il saute de branche en branche, voit un coup à l’avance et rit quand tout rate.',
  'level.2.about':
    'Erwan, le hérisson : il prend son temps, reste près de chez lui et ne pique que si vous approchez trop.',
  'level.3.about': 'Gwenn, la hase : vive et hardie, elle court au but et oublie de regarder derrière elle.',
  'level.4.about':
    'Dourig, la loutre : elle joue pour s’amuser, mais ramasse tout ce que vous laissez traîner sur la berge.',
  'level.5.about': 'Alanig, le renard : il tend un piège à la fois et espère que vous regardez ailleurs.',
  'level.6.about': 'Bran, le corbeau : il a déjà vu presque toutes les parties et se rappelle comment elles ont fini.',
  'level.7.about': 'Kaou, la chouette : elle attend en silence, compte tout et punit la moindre erreur.',
  'level.8.about': 'Blanc-Cerf : beaucoup l’ont suivi ; presque personne n’est revenu avec une victoire.',
};
