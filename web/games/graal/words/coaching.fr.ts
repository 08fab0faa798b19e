import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.graal.title': 'Une partie entière, expliquée',
  'coach.graal.teaches': 'D’un déploiement tout prêt jusqu’à la fin : chaque coup est expliqué quand il se joue.',
  'coach.graal.start':
    'À chaque tour, déplacez une figurine. Vous gagnez en entrant dans le donjon ennemi, ou en prenant le roi, le prince et le duc ennemis.',
  'coach.graal.retreat':
    'Une figurine sous le tir recule ou s’écarte d’une à trois cases, hors de portée de cet archer si c’est possible.',
  'coach.graal.house': 'Roi, prince et duc forment la maison du roi. Le camp qui a perdu les trois a perdu la partie.',
  'coach.graal.shot':
    'Une flèche ne prend personne. La cible se replie aussitôt, puis c’est à l’armée suivante de jouer.',
  'coach.graal.took': 'L’ennemi sur lequel une figurine se pose est pris et ne revient pas.',
  'coach.graal.rider':
    'Prince, duc et chevaliers sont des cavaliers : aussi loin que vous voulez dans les huit directions, mais jamais à travers rochers ou forêts.',
  'coach.graal.sergeant':
    'Un sergent se déplace de 12 cases au plus en diagonale, ou d’une en ligne. La forêt n’arrête pas les fantassins ; le rocher, si.',
  'coach.graal.pikeman':
    'Un piquier se déplace de 12 cases au plus en ligne, ou d’une en diagonale. La forêt n’arrête pas les fantassins ; le rocher, si.',
  'coach.graal.squire':
    'Un écuyer saute : une case en ligne, puis une en diagonale, en s’éloignant. Les figurines sur son chemin ne comptent pas.',
  'coach.graal.archer':
    'Un archer se déplace de trois cases au plus, vers une case libre. Il ne prend jamais ; au lieu de bouger, il peut tirer.',
  'coach.graal.king':
    'Le roi se déplace d’une ou deux cases dans n’importe quelle direction, à pied. Dans son donjon, il garde la cour.',
  'coach.graal.castle':
    'Un château a deux cases. On n’entre dans le donjon que par la cour : veillez à ce que la vôtre soit gardée.',
  'coach.graal.ask':
    'Où peut aller une figurine ? Laissez la souris ou le doigt dessus : ses cases s’affichent, même pour une figurine ennemie.',
  'coach.graal.passed': 'Une armée qui ne peut ni se déplacer ni tirer passe son tour.',
};
