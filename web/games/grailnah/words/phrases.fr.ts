import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'grailnah.board-inside': {
    text: 'l’anneau {0} ne peut pas être le premier à l’intérieur du cercle magique',
    expected: 'un anneau de 3 à {1}, en comptant de l’extérieur',
  },
  'grailnah.board-line': {
    text: '« {0} » ne dit rien d’un plateau',
    expected: 'rings, spokes, first-inside, stairs-ring ou stairs-offset, puis = et un nombre ou la lettre d’un anneau',
  },
  'grailnah.board-missing': '{0} manque',
  'grailnah.board-name': {
    text: 'il n’y a pas de plateau « {0} »',
    expected: 'l’un de ceux-ci : {1} ; ou un fichier qui en décrit un',
  },
  'grailnah.board-offset': {
    text: 'le premier escalier ne peut pas se trouver sur le rayon {0}',
    expected: 'de 1 à {1}',
  },
  'grailnah.board-rings': { text: 'un plateau ne peut pas avoir {0} anneaux', expected: 'de 3 à {1}' },
  'grailnah.board-spokes': {
    text: 'un plateau ne peut pas avoir {0} rayons',
    expected: 'un multiple de 4, de 16 à {1}',
  },
  'grailnah.board-stairs': {
    text: 'les escaliers ne peuvent pas se trouver sur l’anneau {0}',
    expected: 'un anneau à l’extérieur du cercle magique, de 1 à {1}',
  },
  'grailnah.board-twice': '{0} est donné deux fois',
  'grailnah.board-value': '« {0} » n’a pas de nombre',
  'grailnah.cannot-move': 'ce qui se trouve en {0} ne peut aller nulle part',
  'grailnah.cannot-pay': '{0} n’a pas de chevalier à donner en {1}',
  'grailnah.crowded': '{0} porte trop de pièces, ou deux d’une même couleur',
  'grailnah.edition': { text: 'il n’y a pas d’édition « {0} »', expected: 'nl2004, en1.1 ou fr1.0' },
  'grailnah.fact.gone': '{0} n’est plus en jeu',
  'grailnah.fact.no-merlin': 'Merlin ne peut pas être joué ce tour-ci',
  'grailnah.fact.no-morgane': 'Morgane ne peut pas être jouée ce tour-ci',
  'grailnah.fact.turn': 'tour {0} sur {1} au plus',
  'grailnah.fields': {
    text: 'le texte de la position est incomplet ou trop long',
    expected: '« <players> <magicians> <turn> <memory> <edition> », avec une espace entre les champs',
  },
  'grailnah.form': {
    text: '« {0} » n’est pas une action',
    expected:
      'une pièce K Q n M ou F, « : », le départ, « - », l’arrivée, par exemple n:A3-B3 ; ' +
      'pour Morgane « ! » et qui paie ; ou pass',
  },
  'grailnah.gone-to-move': 'c’est à {0} de jouer, mais ce joueur est disqualifié',
  'grailnah.in-the-way': {
    text: 'quelque chose barre le chemin entre {0} et {1}',
    expected: 'un chemin libre : ni pièce, ni escalier, ni château',
  },
  'grailnah.knight-backward': 'les chevaliers ne reculent jamais',
  'grailnah.knight-into-castle': 'les chevaliers n’entrent jamais dans un château',
  'grailnah.knight-on-grail': 'un chevalier est sur le Graal, mais {0} n’a pas gagné',
  'grailnah.knight-on-stairs': 'un chevalier ne peut pas se trouver sur l’escalier {0}',
  'grailnah.knight-step': 'un chevalier avance d’une case, ou suit son anneau',
  'grailnah.locked': 'la pièce en {1} ({0}) est bloquée',
  'grailnah.locked-payer': 'le chevalier en {0} est bloqué et ne peut pas être donné',
  'grailnah.magicians': {
    text: 'les magiciens ne s’écrivent pas ainsi',
    expected: 'M@ et un lieu, « , », F@ et un lieu',
  },
  'grailnah.magicians-together': 'les deux magiciens sont en {0}',
  'grailnah.may-move': 'un déplacement est possible : on ne peut pas passer',
  'grailnah.memory': {
    text: '« {0} » n’est pas une mémoire',
    expected: '0, M, F ou -, puis ; et un chiffre de 0 à 3 par joueur, puis ; et un château par joueur',
  },
  'grailnah.merlin-first': 'Merlin ne peut pas jouer le premier coup de la partie',
  'grailnah.merlin-inward': 'Merlin est hors du cercle magique et ne peut plus le franchir vers l’intérieur',
  'grailnah.merlin-line': 'Merlin va tout droit : le long de son rayon ou de son anneau',
  'grailnah.merlin-stop': {
    text: 'Merlin ne peut pas s’arrêter en {0}',
    expected: 'ni escalier, ni château',
  },
  'grailnah.merlin-there': 'Merlin ne peut pas se trouver en {0}',
  'grailnah.merlin-thrice': '{0} a déjà joué Merlin trois fois de suite',
  'grailnah.merlin-twice': 'Merlin vient d’être joué',
  'grailnah.merlin-way': {
    text: 'quelque chose barre le chemin de Merlin entre {0} et {1}',
    expected: 'un chemin libre : ni pièce, ni escalier, ni château',
  },
  'grailnah.morgane-circle': 'Morgane reste à l’intérieur du cercle magique',
  'grailnah.morgane-first': 'Morgane ne peut pas jouer le premier coup de la partie',
  'grailnah.morgane-grail': 'Morgane ne retourne pas d’elle-même sur le Graal',
  'grailnah.morgane-on-knight': 'en quittant le Graal, Morgane ne peut pas s’arrêter sur un chevalier',
  'grailnah.morgane-outside': 'Morgane ne peut pas se trouver hors du cercle magique, en {0}',
  'grailnah.morgane-step': 'Morgane avance ou recule d’une case, ou suit son anneau d’une case',
  'grailnah.morgane-twice': 'Morgane ne se joue jamais deux fois de suite',
  'grailnah.must-pay': {
    text: 'ce déplacement de Morgane coûte un chevalier à qui la joue',
    expected: '! et l’endroit où il se trouve',
  },
  'grailnah.no-castle': 'aucun château ne se dresse en {0}',
  'grailnah.no-move-before': '0 va avec le tour 0, et avec aucun autre',
  'grailnah.not-there': '{0} : pas de {1} en {2}',
  'grailnah.not-yours': 'ce qui se trouve en {0} est à un autre joueur',
  'grailnah.nothing-to-move': 'il n’y a rien à déplacer en {0}',
  'grailnah.nothing-to-pay': { text: 'Morgane quitte le Graal gratuitement', expected: 'pas de « ! »' },
  'grailnah.on-castle-square': '{0} est couvert par un château',
  'grailnah.one-side-left': 'il ne reste qu’un seul camp, mais la partie continue',
  'grailnah.over': 'la partie est finie',
  'grailnah.pieces': {
    text: '{0} : les pièces ne s’écrivent pas ainsi',
    expected: 'K@ et Q@ puis n@ pour chaque chevalier, séparés par « , », ou -',
  },
  'grailnah.place': {
    text: '« {0} » n’est pas un lieu de ce plateau',
    expected: 'un anneau de A à {1} et un rayon de 1 à {2}, *, ou un château N E S W',
  },
  'grailnah.prompt.pass': 'aucun déplacement possible : passer',
  'grailnah.prompt.pay': 'choisir le chevalier donné en échange',
  'grailnah.prompt.piece': 'choisir une de ses pièces, Merlin ou Morgane',
  'grailnah.prompt.where': '{0} : choisir la case d’arrivée',
  'grailnah.royal-circle': 'le roi et la reine n’entrent jamais dans le cercle magique',
  'grailnah.royal-gate': {
    text: 'le roi et la reine quittent un château et y entrent par sa porte royale',
    expected: '{0}',
  },
  'grailnah.royal-inside': 'le roi et la reine ne peuvent pas être à l’intérieur du cercle magique, en {0}',
  'grailnah.royal-step': 'le roi et la reine vont d’une case à la fois',
  'grailnah.seats': {
    text: 'personne ne s’assied ainsi',
    expected: 'des groupes pour N et S, pour N, E et W, ou pour N, E, S et W',
  },
  'grailnah.shut-in': 'le château est cerné, mais {0} joue encore',
  'grailnah.side-gate': {
    text: 'un chevalier quitte le château {0} par une porte latérale',
    expected: '{1}',
  },
  'grailnah.stairs-for-royals': 'seuls le roi et la reine peuvent s’arrêter sur l’escalier {0}',
  'grailnah.stairs-shared': 'l’escalier {0} porte plus d’une pièce',
  'grailnah.stairs-taken': 'l’escalier {0} est occupé',
  'grailnah.stays-put': 'un déplacement s’achève sur une autre case que celle du départ',
  'grailnah.stop-magician': 'un magicien se tient en {0}',
  'grailnah.stop-own': 'une pièce du même joueur se trouve en {0}',
  'grailnah.stop-two': 'deux pièces se trouvent déjà en {0}',
  'grailnah.swap-for-two': 'l’option swap est réservée aux parties à deux',
  'grailnah.together-elsewhere':
    '{0} : le roi et la reine sont réunis dans un château qui n’est pas leur dernier château commun',
  'grailnah.too-many': '{0} a plus de 8 chevaliers',
  'grailnah.turn': {
    text: '« {0} » n’est pas un tour',
    expected: 'un château et un nombre inférieur à 400 (N0), =N, =NS ou ==',
  },
  'grailnah.unsorted': {
    text: '{0} : les chevaliers ne sont pas dans l’ordre',
    expected: 'd’abord les châteaux N E S W, puis par anneau et rayon, * en dernier',
  },
  'grailnah.with-magician': 'un magicien partage {0} avec une pièce',
};

export default fr;
