import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.menhirs.title': 'Une partie entière, expliquée',
  'coach.menhirs.teaches': 'De la mise en place à la fin : chaque coup est expliqué quand il se joue.',
  'coach.menhirs.start':
    'Sept menhirs sont perdus dans le brouillard : pour gagner, dégagez le dernier en faisant glisser une nappe. Mais d’abord, il reste quatre tuiles à poser, à tour de rôle.',
  'coach.menhirs.clearing':
    'L’éclaircie commence : dès la manche 8, si vous n’avez pas gagné, finissez votre tour en retirant une tuile de brouillard.',
  'coach.menhirs.split':
    'À partir de six tuiles, une nappe peut être scindée : chaque morceau, qu’il glisse ou qu’il reste, en compte au moins trois d’un seul tenant.',
  'coach.menhirs.own':
    'Les tuiles qui se touchent forment une nappe et glissent ensemble. Peu importe qui a posé une tuile : seule compte sa place.',
  'coach.menhirs.shared':
    'Ce brouillard est à tout le monde : vous pouvez faire glisser n’importe quelle nappe, votre adversaire aussi.',
  'coach.menhirs.slide':
    'Dès la manche 3, on fait glisser le brouillard. Choisissez une nappe et l’une des six directions : elle avance d’une case si toutes ses tuiles ont la place.',
  'coach.menhirs.mirror':
    'La règle du miroir : vous ne pouvez pas ramener exactement ces tuiles à leur point de départ. Un morceau plus grand ou plus petit, lui, peut revenir.',
  'coach.menhirs.freed':
    'Un menhir est dégagé tant qu’aucune tuile ne le couvre. Si votre glissement n’en laisse aucun dans le brouillard, vous gagnez.',
  'coach.menhirs.covered': 'Le brouillard qui glisse ne disparaît pas : le menhir qu’il atteint y replonge.',
  'coach.menhirs.won':
    'Chaque tuile restée sur le plateau vaut un point. Dans un match, on additionne les points de toutes les parties.',
  'coach.menhirs.drawn': 'Une partie nulle ne rapporte rien.',
  'coach.menhirs.passed':
    'Quand aucun glissement n’est possible, on passe ; pendant l’éclaircie, on retire quand même une tuile.',
  'coach.menhirs.last':
    'La tuile qui cache le dernier menhir ne se retire pas : on gagne en faisant glisser, jamais en retirant.',
  'coach.menhirs.points':
    'Moins de tuiles, moins de points : désormais, la victoire vaut un point de moins à chaque tour.',
  'coach.menhirs.wait':
    'Rien n’oblige à dégager un menhir à chaque tour. Mieux vaut souvent attendre : s’il n’en reste qu’un, un seul glissement peut suffire à votre adversaire.',
};
