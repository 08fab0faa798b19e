import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.grailnah.title': 'Une partie entière, expliquée',
  'coach.grailnah.teaches': 'Du premier chevalier jusqu’au Grailnah : chaque coup est expliqué quand il se joue.',
  'coach.grailnah.start':
    'Faites sortir un chevalier du château par une porte latérale. Le premier chevalier sur le Grailnah, la croix du centre, gagne.',
  'coach.grailnah.locked':
    'Quand deux couleurs partagent une case, aucun des deux pions ne repart avant que l’autre soit renvoyé ou quitte le plateau.',
  'coach.grailnah.sent': 'Un pion renvoyé repart de son propre château.',
  'coach.grailnah.back': 'Merlin et Morgane se renvoient l’un l’autre au Grailnah.',
  'coach.grailnah.sacrificed':
    'Le chevalier sacrifié attend à côté du plateau. Il peut revenir quand roi et reine se réunissent dans un autre château.',
  'coach.grailnah.gained':
    'Les chevaliers supplémentaires partent de ce château. Renvoyés, ils rentrent dans celui de leur couleur.',
  'coach.grailnah.out': 'Un chevalier sort par une porte latérale et s’y arrête. De là, il avance vers le centre.',
  'coach.grailnah.royals':
    'Le roi et la reine sortent par la porte royale, devant. Ils font un pas dans n’importe quelle direction, sans jamais entrer dans le cercle magique.',
  'coach.grailnah.entered':
    'Roi et reine entrent dans tout château par sa porte royale. Réunis ailleurs que la dernière fois, ils rapportent des chevaliers supplémentaires.',
  'coach.grailnah.staircase':
    'Les escaliers communiquent sous terre. Seuls le roi et la reine les empruntent ; là, rien ne peut les renvoyer.',
  'coach.grailnah.merlin':
    'Merlin va en ligne droite tant que la voie est libre, et renvoie chez eux les pions de la case où il s’arrête. On ne le joue jamais deux fois de suite.',
  'coach.grailnah.morgane':
    'Morgane fait un pas, sans jamais sortir du cercle magique. Quitter le Grailnah ne coûte rien ; tout autre coup avec elle vous coûte un chevalier.',
  'coach.grailnah.knight':
    'Un chevalier avance d’une case, ou suit son anneau aussi loin que vous voulez ; jamais il ne recule.',
  'coach.grailnah.nobody':
    'Merlin et Morgane sont à tout le monde. Quand les règles le permettent, vous pouvez jouer l’un d’eux au lieu d’un de vos pions.',
  'coach.grailnah.circle':
    'Le cercle magique passe entre le troisième et le quatrième anneau à partir du bord. Les chevaliers y entrent ; Merlin, une fois dehors, ne peut plus y rentrer.',
  'coach.grailnah.unlocked': 'L’autre pion est parti : celui-ci peut de nouveau bouger.',
  'coach.grailnah.gates':
    'Surveillez vos quatre seuils : si les pions d’une seule autre couleur les occupent tous, vous quittez la partie.',
  'coach.grailnah.passed': 'Quand aucun coup n’est possible, on passe.',
};
