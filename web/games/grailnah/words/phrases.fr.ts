import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'grailnah.board-inside':
    'L’anneau {0} ne peut pas être le premier à l’intérieur du cercle magique : choisissez un anneau de 3 à ' +
    '{1}, en comptant depuis l’extérieur.',
  'grailnah.board-line':
    '« {0} » ne décrit pas un plateau : écrivez rings, spokes, first-inside, stairs-ring ou stairs-offset, puis = ' +
    'et un nombre ou la lettre d’un anneau.',
  'grailnah.board-missing': 'Il manque une ligne pour {0} : ajoutez-la.',
  'grailnah.board-name': 'Il n’y a pas de plateau « {0} » : choisissez parmi {1}, ou un fichier qui en décrit un.',
  'grailnah.board-offset': 'Le premier escalier ne peut pas être sur le rayon {0} : choisissez de 1 à {1}.',
  'grailnah.board-rings': 'Un plateau ne peut pas avoir {0} (anneau|anneaux) : choisissez de 3 à {1}.',
  'grailnah.board-spokes':
    'Un plateau ne peut pas avoir {0} (rayon|rayons) : choisissez un multiple de 4, de 16 à {1}.',
  'grailnah.board-stairs':
    'Les escaliers ne peuvent pas être sur l’anneau {0} : choisissez un anneau hors du cercle magique, de 1 à {1}.',
  'grailnah.board-twice': '{0} est donné deux fois : ne le donnez qu’une fois.',
  'grailnah.board-value': 'Il manque à « {0} » un nombre ou la lettre d’un anneau.',
  'grailnah.cannot-move': 'Ce pion ne peut aller nulle part : choisissez-en un autre.',
  'grailnah.cannot-pay': 'Aucun de vos chevaliers n’est ici : choisissez celui que vous sacrifiez.',
  'grailnah.crowded': 'Il y a trop de pions en {0} : deux au plus, et de couleurs différentes.',
  'grailnah.edition': 'Il n’y a pas de livret « {0} » : écrivez nl2004, en1.1 ou fr1.0.',
  'grailnah.fact.gone': '{0} a quitté la partie',
  'grailnah.fact.late-turn': 'Tour {0} sur {1} au plus',
  'grailnah.fact.no-magician': 'On ne peut jouer ni Merlin ni Morgane ce tour-ci',
  'grailnah.fact.no-merlin': 'On ne peut pas jouer Merlin ce tour-ci',
  'grailnah.fact.no-morgane': 'On ne peut pas jouer Morgane ce tour-ci',
  'grailnah.fact.turn': 'Tour {0}',
  'grailnah.fields':
    'Ce texte de position est coupé ou trop long : écrivez « <players> <magicians> <turn> <memory> <edition> », ' +
    'séparés par une espace.',
  'grailnah.form':
    '« {0} » n’est pas un coup : tapez K, Q, n, M ou F, puis : et le départ, puis - et l’arrivée, comme n:A3-B3 ; ' +
    'pour Morgane, ajoutez ! et la place du chevalier sacrifié ; ou tapez pass.',
  'grailnah.gone-to-move': '{0} a quitté la partie : ce ne peut pas être son tour.',
  'grailnah.in-the-way': 'Un pion, un escalier ou un château barre la route : choisissez une autre case.',
  'grailnah.knight-backward': 'Un chevalier ne recule jamais : avancez d’une case, ou suivez son anneau.',
  'grailnah.knight-into-castle':
    'Un chevalier n’entre jamais dans un château : avancez d’une case, ou suivez son anneau.',
  'grailnah.knight-on-grail':
    'Un chevalier est sur le Grailnah, donc la victoire va à {0} : écrivez la fin, ou placez le chevalier ailleurs.',
  'grailnah.knight-on-stairs':
    'Un chevalier ne peut pas être en {0} : les escaliers sont réservés au roi et à la reine.',
  'grailnah.knight-step':
    'Un chevalier avance d’une case, ou suit son anneau aussi loin que vous voulez : choisissez une case marquée.',
  'grailnah.locked': 'Ce pion est immobilisé tant que l’autre reste sur la case : choisissez-en un autre.',
  'grailnah.locked-payer': 'Ce chevalier est immobilisé et ne peut pas être sacrifié : choisissez-en un autre.',
  'grailnah.magicians': 'Merlin et Morgane s’écrivent M@ et une case, une virgule, puis F@ et une case.',
  'grailnah.magicians-together':
    'Merlin et Morgane ne peuvent pas être tous deux en {0} : seul le Grailnah les réunit.',
  'grailnah.may-move': 'Vous ne pouvez pas passer tant qu’un coup est possible : choisissez un pion.',
  'grailnah.memory':
    '« {0} » n’est pas la mémoire d’une partie : écrivez 0, M, F ou -, puis ; et un chiffre de 0 à 3 par place, ' +
    'puis ; et un château par place.',
  'grailnah.merlin-first': 'Merlin ne peut pas ouvrir la partie : jouez un de vos pions.',
  'grailnah.merlin-inward':
    'Merlin est sorti du cercle magique et ne peut plus y rentrer : choisissez une case hors du cercle.',
  'grailnah.merlin-line':
    'Merlin se déplace en ligne droite : en avant, en arrière, ou le long de son anneau. Choisissez une case marquée.',
  'grailnah.merlin-stop': 'Merlin ne s’arrête ni dans un escalier ni dans un château : choisissez une autre case.',
  'grailnah.merlin-there': 'Merlin ne peut pas être en {0} : escaliers et châteaux lui sont fermés.',
  'grailnah.merlin-thrice': 'Vous avez joué Merlin les trois dernières fois : jouez autre chose ce tour-ci.',
  'grailnah.merlin-twice': 'Merlin vient d’être joué : jouez autre chose ce tour-ci.',
  'grailnah.merlin-way': 'Un pion, un escalier ou un château barre la route à Merlin : choisissez une autre case.',
  'grailnah.morgane-circle': 'Morgane ne sort jamais du cercle magique : choisissez une case à l’intérieur.',
  'grailnah.morgane-first': 'Morgane ne peut pas ouvrir la partie : jouez un de vos pions.',
  'grailnah.morgane-grail': 'Morgane ne peut pas revenir d’elle-même sur le Grailnah : choisissez une autre case.',
  'grailnah.morgane-on-knight':
    'En quittant le Grailnah, Morgane ne peut pas s’arrêter sur un chevalier : choisissez une autre case.',
  'grailnah.morgane-outside': 'Morgane ne peut pas être en {0} : elle ne sort jamais du cercle magique.',
  'grailnah.morgane-step':
    'Morgane fait un pas : en avant, en arrière, ou le long de son anneau. Choisissez une case marquée.',
  'grailnah.morgane-twice': 'Morgane vient d’être jouée : jouez autre chose ce tour-ci.',
  'grailnah.must-pay': 'Morgane a son prix : choisissez un chevalier à sacrifier, ou tapez ! et sa case.',
  'grailnah.no-castle': 'Aucun château ne se dresse là : choisissez une autre case.',
  'grailnah.no-move-before': 'La mémoire 0 va avec le tour 0, et avec aucun autre.',
  'grailnah.not-there': 'Vous n’avez pas de pion de cette sorte ({1}) en {2} : tapez la case où se trouve le vôtre.',
  'grailnah.not-yours': 'Ce pion n’est pas à vous : choisissez un des vôtres.',
  'grailnah.nothing-to-move': 'Cette case est vide : choisissez un de vos pions.',
  'grailnah.nothing-to-pay': 'Morgane quitte le Grailnah sans rien demander : tapez le coup sans « ! ».',
  'grailnah.on-castle-square': 'Un château occupe cette case : choisissez-en une autre.',
  'grailnah.one-side-left': 'Il ne reste qu’un camp, donc la partie est finie.',
  'grailnah.over': 'La partie est finie.',
  'grailnah.pieces':
    'Les pions sont illisibles pour {0} : écrivez K@ et Q@, puis n@ pour chaque chevalier, séparés par des ' +
    'virgules, ou -.',
  'grailnah.place':
    '« {0} » n’est pas une case de ce plateau : écrivez un anneau de A à {1} et un rayon de 1 à {2}, ou *, ou un ' +
    'château : N, E, S ou W.',
  'grailnah.prompt.pass': 'Aucun coup n’est possible : passez.',
  'grailnah.prompt.pay': 'Morgane a son prix : choisissez le chevalier que vous sacrifiez.',
  'grailnah.prompt.piece': 'Choisissez un de vos pions, Merlin ou Morgane.',
  'grailnah.prompt.piece-merlin': 'Choisissez un de vos pions, ou Merlin.',
  'grailnah.prompt.piece-morgane': 'Choisissez un de vos pions, ou Morgane.',
  'grailnah.prompt.piece-own': 'Choisissez un de vos pions.',
  'grailnah.prompt.where': 'Choisissez où va {mine}.',
  'grailnah.royal-circle': 'Roi et reine n’entrent jamais dans le cercle magique : choisissez une case hors du cercle.',
  'grailnah.royal-gate':
    'Roi et reine sortent d’un château et y entrent par la porte royale, devant : choisissez une case marquée.',
  'grailnah.royal-inside': 'Roi et reine ne peuvent pas être en {0}, à l’intérieur du cercle magique.',
  'grailnah.royal-step':
    'Roi et reine font un seul pas, dans n’importe quelle direction : choisissez une case marquée.',
  'grailnah.seats':
    'On ne joue pas avec ces places : écrivez des groupes pour N et S, pour N, E et W, ou pour N, E, S et W.',
  'grailnah.shut-in': 'Toutes les portes sont bloquées pour {0}, qui quitte donc la partie.',
  'grailnah.side-gate': 'Un chevalier sort par une porte latérale, à gauche ou à droite : choisissez une case marquée.',
  'grailnah.stairs-for-royals': 'Seuls le roi et la reine s’arrêtent dans un escalier : choisissez une autre case.',
  'grailnah.stairs-shared': 'Il y a plus d’un pion dans l’escalier {0} : il n’y a de place que pour un.',
  'grailnah.stairs-taken': 'Cet escalier est pris : choisissez-en un autre.',
  'grailnah.stays-put': 'Un coup doit finir sur une autre case : choisissez où aller.',
  'grailnah.stop-magician': 'On ne s’arrête ni sur Merlin ni sur Morgane : choisissez une autre case.',
  'grailnah.stop-own': 'Un de vos pions est déjà là : choisissez une autre case.',
  'grailnah.stop-two': 'Il y a déjà deux pions là : choisissez une autre case.',
  'grailnah.swap-for-two': 'On ne change de camp qu’à deux : désactivez l’option, ou jouez à deux.',
  'grailnah.together-elsewhere':
    'Roi et reine sont réunis, pour {0}, dans un château qui n’est pas celui de leur dernière rencontre.',
  'grailnah.too-many': '{0} a plus de 8 chevaliers.',
  'grailnah.turn':
    '« {0} » n’est pas un tour : écrivez un château et un nombre inférieur à 400, comme N0, ou =N, =NS ou ==.',
  'grailnah.unsorted':
    'Les chevaliers ne sont pas dans l’ordre pour {0} : écrivez d’abord les châteaux (N, E, S, W), puis par anneau ' +
    'et rayon, * à la fin.',
  'grailnah.with-magician': 'Merlin ou Morgane partage {0} avec un pion : ce n’est possible que sur le Grailnah.',
};

export default fr;
