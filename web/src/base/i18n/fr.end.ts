import type { enEnd } from './en.end';

export const frEnd: Readonly<Record<keyof typeof enEnd, string>> = {
  'end.card': 'La partie est finie.',
  'end.review': 'Revoir la partie',
  'end.share': 'Partager la partie',
  'end.stronger': 'Prochain adversaire',
  'end.gentler': 'Un adversaire plus doux',
  'end.meet': 'Affronter {0}',
  'end.standing': 'Score du match : {0}.',
  'end.standingOver': 'Score final du match : {0}.',
  'end.has': '{0} {1}',
  'why.drawn.none': 'La même position est revenue pour la troisième fois.',
  'opponent.title': 'Contre qui voulez-vous jouer ?',
  'opponent.level': 'niveau {0} sur 8',
  'opponent.play': 'Jouer contre {0}',
  'opponent.full': 'Pleine puissance',
  'opponent.fullAbout': 'Il joue avec tout ce que des milliers de parties lui ont appris. Il est encore plus fort.',
  'opponent.later':
    'Vos prochaines parties commencent contre le même animal ; retrouvez les huit sous « Autres façons de jouer ».',
  'level.1.about': 'Le roitelet : il saute de branche en branche, voit un coup à l’avance et rit quand tout rate.',
  'level.2.about': 'Le hérisson : il prend son temps, reste près de chez lui et ne pique que si vous approchez trop.',
  'level.3.about': 'La hase : vive et hardie, elle court au but et oublie de regarder derrière elle.',
  'level.4.about': 'La loutre : elle joue pour s’amuser, mais ramasse tout ce que vous laissez traîner sur la berge.',
  'level.5.about': 'Le renard : il tend un piège à la fois et espère que vous regardez ailleurs.',
  'level.6.about': 'Le corbeau : il a déjà vu presque toutes les parties et se rappelle comment elles ont fini.',
  'level.7.about': 'La chouette : elle attend en silence, compte tout et punit la moindre erreur.',
  'level.8.about': 'Beaucoup l’ont suivi ; presque personne n’est revenu avec une victoire.',
};
