import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'graal.abroad': { text: '{0} n’est pas dans le royaume du joueur', expected: 'les rangées {1}' },
  'graal.action-form': {
    text: '« {0} » n’est pas une action',
    expected: 'd4-d9, d4xd9 (prise), f6*f8 (tir) ou pass',
  },
  'graal.archer-in-donjon': 'aucun archer ne se tient dans un donjon, comme en {0}',
  'graal.archer-takes': { text: 'les archers ne prennent jamais', expected: '* pour tirer' },
  'graal.armies-form': {
    text: '« {0} » ne nomme ni armées ni carte',
    expected: '1, 2 ou 3, puis @ et le nom d’une carte',
  },
  'graal.cannot-move': 'la figurine en {0} ne peut ni bouger ni tirer',
  'graal.castle-abroad': {
    text: '{0} n’est pas dans le royaume de ce château',
    expected: 'les rangées {1}',
  },
  'graal.castle-apart': {
    text: '{0} et {1} ne sont pas côte à côte',
    expected: 'un donjon et une cour qui se touchent par un côté',
  },
  'graal.castle-form': {
    text: '« {0} » n’est pas une paire de châteaux',
    expected: 'le donjon et la cour de Sud, une virgule, ceux de Nord',
  },
  'graal.clock': { text: '« {0} » n’est pas un nombre de tours', expected: 'de 0 à 200' },
  'graal.clock-out': {
    text: '200 tours sans prise sont passés, mais la partie continue',
    expected: 'un compteur inférieur à 200, ou la fin',
  },
  'graal.drawing-up-army': { text: 'l’armée {0} ne joue pas', expected: 'les armées de 1 à {1}' },
  'graal.drawing-up-form': {
    text: '« {0} » ne fait pas partie d’un déploiement',
    expected: 'castle=d2d3;1=Ke3,Pf4,…;2=…',
  },
  'graal.drawing-up-twice': { text: '« {0} » vient deux fois', expected: 'une seule fois' },
  'graal.enemy-figure': {
    text: 'la figurine en {0} appartient à l’ennemi',
    expected: 'une figurine de {1}',
  },
  'graal.fact.clock': '{0} tours sans prise, sur {1}',
  'graal.fact.quiet': 'premier tour : ni prise ni tir',
  'graal.fields': {
    text: 'le texte de la position est incomplet ou trop long',
    expected: '« <rows> <castles> <turn> <pending> <clock> <armies> », avec une espace entre les champs',
  },
  'graal.figure-letter': {
    text: '« {0} » n’est pas une figurine',
    expected: 'une lettre parmi KPDNSEAL, minuscule pour Nord',
  },
  'graal.foot-rock': 'les fantassins n’escaladent pas les rochers, comme en {0}',
  'graal.hole-taken': { text: 'deux figurines en {0}', expected: 'une case libre' },
  'graal.horse-forest': 'les cavaliers contournent les forêts, comme en {0}',
  'graal.horse-in-forest': 'aucun cavalier ne se tient en forêt, comme en {0}',
  'graal.horse-rock': 'les cavaliers contournent les rochers, comme en {0}',
  'graal.idle-army': {
    text: 'la figurine en {0} est de l’armée {1}',
    expected: 'les armées jusqu’à {2}',
  },
  'graal.in-the-way': 'la figurine en {0} barre le chemin',
  'graal.into-donjon': {
    text: 'on n’entre dans le donjon que par sa cour',
    expected: 'un pas depuis {0}',
  },
  'graal.leap-castle': 'le château en {0} barre le chemin de l’écuyer',
  'graal.leap-rock': 'le rocher en {0} barre le chemin de l’écuyer',
  'graal.map-letter': { text: '« {0} » n’est pas un terrain', expected: '. plaine, f forêt ou r rocher' },
  'graal.map-name': {
    text: '« {0} » n’est pas un nom de carte',
    expected: 'jusqu’à 32 minuscules, chiffres et traits d’union',
  },
  'graal.map-name-taken': {
    text: 'une autre carte porte le nom « {0} »',
    expected: 'un nom bien à elle',
  },
  'graal.map-room': { text: 'un royaume n’a que {0} cases ouvertes', expected: 'au moins {1}' },
  'graal.map-row': { text: 'la rangée {0} de la carte a {1} cases', expected: '16' },
  'graal.map-rows': { text: 'la carte a {0} rangées', expected: 'un nom et 16 rangées' },
  'graal.map-symmetry': {
    text: 'le terrain en {0} diffère de celui en {1}',
    expected: 'la même carte quand on tourne le plateau d’un demi-tour',
  },
  'graal.may-act': { text: 'l’armée peut agir : elle ne passe pas', expected: 'une autre action' },
  'graal.missing': {
    text: 'armée {0}, encore à placer : {1} × {2}',
    expected: 'toutes les figurines sur le plateau',
  },
  'graal.missing-castle': {
    text: 'le château reste à placer',
    expected: 'castle= avec le donjon et la cour',
  },
  'graal.never-in-donjon': 'les archers et les écuyers n’entrent jamais dans un donjon',
  'graal.no-royals': {
    text: '{0} n’a plus ni roi, ni prince, ni duc, mais la partie continue',
    expected: 'l’un d’eux dans l’armée 1, ou la fin',
  },
  'graal.no-such-name': {
    text: 'il n’y a pas de déploiement « {0} »',
    expected: 'l’un de ceux-ci : {1} ; ou castle=…;1=…',
  },
  'graal.no-target': { text: 'personne en {0} sur qui tirer', expected: 'un ennemi' },
  'graal.nobody': 'personne ne se tient en {0}',
  'graal.not-a-leap': 'un écuyer va d’une case tout droit puis d’une case en diagonale vers l’avant, pas de {0} à {1}',
  'graal.not-straight': '{0} et {1} ne sont pas sur une ligne droite',
  'graal.nothing-to-take': { text: 'personne à prendre en {0}', expected: '- pour un déplacement' },
  'graal.nowhere-to-go': 'ce tir ne laisserait aucune issue à sa cible',
  'graal.on-rock': 'aucune figurine ne se tient sur un rocher, comme en {0}',
  'graal.only-archers': 'la figurine en {0} n’est pas un archer',
  'graal.other-army': {
    text: 'la figurine en {0} est de l’armée {1}',
    expected: 'une figurine de {2}',
  },
  'graal.out-of-donjon': {
    text: 'on ne sort du donjon que par sa cour',
    expected: 'un pas vers {0}',
  },
  'graal.over': 'la partie est finie',
  'graal.over-donjon': 'rien ne passe par-dessus le donjon en {0}',
  'graal.own-camp': 'la figurine en {0} est du même camp',
  'graal.pending-form': { text: '« {0} » n’est pas un tir en attente', expected: '-, ou archer*cible' },
  'graal.pending-over': { text: 'un tir attend encore après la fin', expected: '-' },
  'graal.pinched': 'un cavalier ne se faufile pas entre {0} et {1}',
  'graal.placement-form': {
    text: '« {0} » n’est pas une figurine sur une case',
    expected: 'une lettre parmi KPDNSEAL et une case',
  },
  'graal.prompt.archer': 'choisir où va l’archer, ou sur qui il tire',
  'graal.prompt.draw-up': 'choisir une figurine du plateau de réserve, puis sa case',
  'graal.prompt.figure': 'choisir une figurine',
  'graal.prompt.pass': 'cette armée ne peut rien faire : passer',
  'graal.prompt.retreat': '{0} : choisir où se replier',
  'graal.prompt.where': '{0} : choisir où aller',
  'graal.quiet-here': {
    text: 'le premier tour calme est passé',
    expected: '! en S1 seulement, avec le compteur à 0 et sans tir en attente',
  },
  'graal.quiet-turn': {
    text: 'au premier tour, calme, on ne prend rien et personne ne tire',
    expected: 'un déplacement vers une case libre',
  },
  'graal.rank-length': {
    text: 'la rangée {0} n’a pas 16 cases',
    expected: 'des figurines et des vides qui font 16 en tout',
  },
  'graal.ranks': { text: 'la position a {0} rangées', expected: '16, séparées par /' },
  'graal.reach': '{0}, et non {1} {2}',
  'graal.retreat-direction': '{0} n’est ni droit en arrière ni de côté par rapport au tir',
  'graal.retreat-donjon': 'personne ne se replie dans un donjon',
  'graal.retreat-far': { text: '{0} est à {1} cases', expected: 'de 1 à 3' },
  'graal.retreat-takes': { text: 'un repli ne prend jamais, comme en {0}', expected: 'une case libre' },
  'graal.roster-line': {
    text: '« {0} » ne fait pas partie d’une armée',
    expected: 'une lettre parmi K P D N S E A L, une espace et un nombre',
  },
  'graal.roster-missing': 'manque : {0}',
  'graal.roster-royal': '{0} : une armée en a exactement un',
  'graal.roster-size': {
    text: 'une armée de {0} ne trouve pas la place',
    expected: 'au plus {1} figurines',
  },
  'graal.roster-twice': 'donné deux fois : {0}',
  'graal.run': {
    text: '« {0} » n’est pas une suite de cases vides',
    expected: 'de 1 à 16, la plus longue possible, sans zéro devant',
  },
  'graal.say-takes': { text: 'un ennemi se tient en {0}', expected: 'x pour le prendre' },
  'graal.shot-at-friend': {
    text: 'la figurine en {0} est du camp de l’archer',
    expected: 'un ennemi',
  },
  'graal.shot-blocked': 'la ligne de tir est coupée en {1} ({0})',
  'graal.shot-crooked': '{1} n’est dans aucune des 8 directions depuis {0}',
  'graal.shot-donjon': 'une figurine dans un donjon n’est pas une cible',
  'graal.shot-far': { text: '{1} est à {2} cases de {0}', expected: 'une cible à 3 cases au plus' },
  'graal.shot-waits': {
    text: 'la figurine en {0} est sous le tir et doit d’abord se replier',
    expected: 'un repli depuis {0}',
  },
  'graal.square-name': { text: '« {0} » n’est pas une case', expected: 'de a1 à p16' },
  'graal.squire-in-donjon': 'un écuyer dans le donjon en {0} n’en sortirait jamais',
  'graal.stays': 'la figurine resterait en {0}',
  'graal.stays-in-range': {
    text: 'l’archer pourrait encore tirer en {0}, et il y a des cases hors de sa portée',
    expected: 'une case hors de sa portée',
  },
  'graal.stormed': {
    text: 'un ennemi se tient dans le donjon en {0}, mais la partie continue',
    expected: 'la fin',
  },
  'graal.through-courtyard': 'on peut s’arrêter dans la cour en {0}, mais non la traverser',
  'graal.too-many': 'armée {0}, {2} : {1} au plus',
  'graal.turn': {
    text: '« {0} » n’est pas un tour',
    expected: 'de S1 à N{1}, ou =S, =N ou == après la fin',
  },
  'graal.turn-without-figures': '{0} n’a plus de figurines : ce n’est pas son tour',
  'graal.unguarded': 'rien ne garde la cour : un cavalier prend le château en deux tours',
  'graal.unknown-map': { text: 'il n’y a pas de carte « {0} »', expected: 'l’une de celles-ci : {1}' },
};

export default fr;
