import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'menhirs.cell-letter':
    '« {0} » n’est pas une case : écrivez . pour la forêt, o pour un menhir dégagé, m pour du brouillard, M pour ' +
    'du brouillard sur un menhir.',
  'menhirs.cell-name':
    '« {0} » n’est pas une case de ce plateau : une case est une lettre de colonne et un numéro, de a1 à {1}.',
  'menhirs.clearing': 'L’éclaircie ne peut pas commencer à « {0} » : écrivez 7b, 8a ou never.',
  'menhirs.columns': 'Cette position a {0} (colonne|colonnes) : écrivez-en 5, 7 ou 9, séparées par /.',
  'menhirs.covered-at-end':
    'Cette partie est finie au tour {0}, mais un menhir est encore dans le brouillard : remplacez chaque M par ' +
    'o, ou terminez à {1}.',
  'menhirs.direction': '« {0} » n’est pas une direction : écrivez N, NE, SE, S, SW ou NW.',
  'menhirs.fact.clearing': 'L’éclaircie : à la fin de chaque tour, on retire une tuile',
  'menhirs.fact.clearing-ahead': 'L’éclaircie commence {0}',
  'menhirs.fact.covered': 'Encore {0} (menhir|menhirs) sur {1} dans le brouillard',
  'menhirs.fact.no-clearing': 'Sans éclaircie : tout le brouillard reste sur le plateau',
  'menhirs.fact.turn': 'Manche {0} sur {1}',
  'menhirs.few-free':
    'Il n’y a que {0} (case|cases) sans brouillard pour {1} (tuile|tuiles) à poser : il faut au moins autant de cases.',
  'menhirs.fields':
    'Ce texte de position est coupé ou trop long : écrivez « <cells> <turn> <phase> <mirror> <clearing> », séparés ' +
    'par une espace.',
  'menhirs.last-menhir': 'Cette tuile cache le dernier menhir : elle reste. Retirez-en une autre.',
  'menhirs.may-slide': 'Vous ne pouvez pas passer tant qu’un glissement est possible : choisissez une nappe.',
  'menhirs.mirror':
    'Votre adversaire vient de faire glisser exactement ces tuiles : vous ne pouvez pas les ramener telles ' +
    'quelles. Choisissez-en davantage, choisissez-en moins, ou changez de direction.',
  'menhirs.mirror-back':
    'Le glissement interdit de cette position est impossible de toute façon : il lui faut des cases libres pour ' +
    'revenir.',
  'menhirs.mirror-cells':
    'Le glissement interdit de cette position doit nommer un seul morceau de brouillard, d’un seul tenant.',
  'menhirs.mirror-form':
    '« {0} » n’est pas un glissement : écrivez -, ou des cases dans l’ordre du plateau, séparées par des points, ' +
    'puis > et une direction, comme a1.a2>N.',
  'menhirs.mirror-here':
    'Aucun glissement ne peut être interdit ici : écrivez - pendant la pose, à 3a et après la fin.',
  'menhirs.must-clear':
    'Vous devez encore retirer une tuile, ce que « {0} » ne fait pas : tapez x et une case dans le brouillard.',
  'menhirs.must-place':
    'Pendant les manches 1 et 2, vous posez du brouillard, ce que « {0} » ne fait pas : tapez une case sans ' +
    'brouillard.',
  'menhirs.must-slide':
    'C’est le moment de faire glisser du brouillard, ce que « {0} » ne fait pas : tapez des cases séparées par des ' +
    'points, puis > et une direction, comme a1.a2>N.',
  'menhirs.no-covered':
    'Aucun menhir n’est dans le brouillard, donc la partie est déjà gagnée : écrivez un M, ou la phase over.',
  'menhirs.no-mist': 'Il n’y a pas de brouillard ici : touchez une tuile de brouillard.',
  'menhirs.not-connected':
    'Les tuiles qui glissent ensemble doivent se toucher : choisissez un morceau d’un seul tenant.',
  'menhirs.not-in-cluster':
    'Il n’y a pas ici de brouillard qui puisse glisser. Choisissez une direction pour vos tuiles, ou touchez une autre nappe.',
  'menhirs.nothing-there': 'Il n’y a pas de tuile à retirer ici : touchez une tuile de brouillard.',
  'menhirs.nothing-to-clear':
    'Aucune tuile ne peut être retirée ici, donc le tour est fini : écrivez le tour suivant au lieu de la phase clear.',
  'menhirs.off-board': 'Par là, du brouillard sortirait du plateau : choisissez une autre direction.',
  'menhirs.order': '{0} vient trop tôt ou deux fois : nommez les cases par colonne puis par numéro, chacune une fois.',
  'menhirs.over': 'La partie est finie.',
  'menhirs.phase': '« {0} » n’est pas une phase : écrivez place, slide, clear ou over.',
  'menhirs.phase-at-turn':
    'Le tour {0} n’a pas de phase {1} : place va avec les manches 1 et 2, slide à partir de la manche 3, clear ' +
    'pendant l’éclaircie, over à la fin de la partie, jamais avant la manche 3.',
  'menhirs.place-taken': 'Il y a déjà du brouillard ici : choisissez une case sans brouillard.',
  'menhirs.prompt.apart': 'Les tuiles qui glissent doivent se toucher : ajoutez celles qui les séparent.',
  'menhirs.prompt.blocked': 'Ces tuiles n’ont pas la place de glisser : ajoutez-en, ou laissez-en sur place.',
  'menhirs.prompt.clear': 'Retirez maintenant une tuile de brouillard.',
  'menhirs.prompt.cluster': 'Choisissez la nappe à faire glisser.',
  'menhirs.prompt.direction': 'Choisissez une direction.',
  'menhirs.prompt.part': 'Choisissez une direction, ou touchez les tuiles à laisser sur place.',
  'menhirs.prompt.pass': 'Aucun glissement n’est possible : passez.',
  'menhirs.prompt.place': 'Posez une tuile sur une case sans brouillard.',
  'menhirs.prompt.small-part': 'Faites glisser au moins {0} tuiles ensemble : ajoutez-en.',
  'menhirs.prompt.small-rest':
    'Chaque morceau qui reste doit compter au moins {0} tuiles : laissez-en davantage, ou aucune.',
  'menhirs.prompt.tiles': 'Choisissez les tuiles qui glissent : au moins {0}, d’un seul tenant.',
  'menhirs.rows': 'La colonne {0} a {1} (case|cases) : sur ce plateau il en faut {2}.',
  'menhirs.small-cluster': 'Ces {0} tuiles glissent ensemble : il en faut au moins six pour scinder une nappe.',
  'menhirs.small-part': 'Un morceau de {0} (tuile|tuiles) est trop petit : faites-en glisser au moins trois.',
  'menhirs.small-rest': 'Il ne resterait ici que {0} (tuile|tuiles) : chaque morceau doit en compter au moins trois.',
  'menhirs.stack': 'D’autres tuiles sont dans le passage, et on n’empile jamais : choisissez une autre direction.',
  'menhirs.stuck': 'Cette nappe n’a pas la place de glisser : choisissez-en une autre.',
  'menhirs.tile-bound':
    'Plus rien ne pourrait glisser : chaque morceau doit compter au moins trois tuiles d’un seul tenant, et celui qui part ' +
    'doit avoir la place.',
  'menhirs.turn': '« {0} » n’est pas un tour : les tours vont de 1a à {1}.',
  'menhirs.whole-only': 'Cette nappe glisse tout entière : choisissez une direction.',
};

export default fr;
