import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'menhirs.cell-letter': {
    text: '« {0} » n’est pas une case',
    expected: '. forêt, o menhir, m brouillard, M brouillard sur un menhir',
  },
  'menhirs.cell-name': {
    text: '« {0} » n’est pas une case de ce plateau',
    expected: 'une lettre de colonne et une ligne, de a1 à {1}',
  },
  'menhirs.clearing': { text: '« {0} » n’est pas un début d’éclaircie', expected: '7b ou 8a' },
  'menhirs.columns': { text: 'le plateau a {0} colonnes', expected: '5, 7 ou 9 colonnes séparées par /' },
  'menhirs.covered-at-end': {
    text: 'la partie est finie en {0}, avec un menhir sous le brouillard',
    expected: 'aucun M, ou le tour 12b',
  },
  'menhirs.direction': { text: '« {0} » n’est pas une direction', expected: 'N, NE, SE, S, SW ou NW' },
  'menhirs.fact.clearing': 'chaque tour s’achève par une éclaircie',
  'menhirs.fact.clearing-ahead': 'le brouillard se dissipe à partir du tour {0}',
  'menhirs.fact.covered': '{0} menhirs sur {1} sous le brouillard',
  'menhirs.fact.turn': 'manche {0} sur {1}',
  'menhirs.few-free': 'il y a {0} cases libres pour {1} tuiles à poser',
  'menhirs.fields': {
    text: 'le texte de la position est incomplet ou trop long',
    expected: '« <cells> <turn> <phase> <mirror> <clearing> », avec une espace entre les champs',
  },
  'menhirs.last-menhir': {
    text: 'la tuile en {0} est la dernière qui couvre un menhir',
    expected: 'une autre tuile',
  },
  'menhirs.may-slide': 'un glissement est possible : on ne peut pas passer',
  'menhirs.mirror': {
    text: 'cette portion vient tout juste de glisser jusqu’ici ; elle ne peut pas repartir aussitôt en arrière',
    expected: 'une autre portion ou une autre direction',
  },
  'menhirs.mirror-back': {
    text: 'le miroir ne pourrait pas revenir en arrière',
    expected: 'des cases libres sur le plateau, là d’où il est venu',
  },
  'menhirs.mirror-cells': 'le miroir n’est pas une seule portion connexe du brouillard',
  'menhirs.mirror-form': {
    text: '« {0} » n’est pas un glissement',
    expected: '-, ou des cases dans l’ordre du plateau séparées par . puis > et une direction',
  },
  'menhirs.mirror-here': {
    text: 'il ne peut pas y avoir de miroir ici',
    expected: '- dans les phases place et over, et en 3a',
  },
  'menhirs.must-clear': {
    text: 'ce tour s’achève en dissipant une tuile, ce que « {0} » ne fait pas',
    expected: 'x et une case sous le brouillard',
  },
  'menhirs.must-place': {
    text: 'aux manches 1 et 2 on pose du brouillard, ce que « {0} » ne fait pas',
    expected: 'une case libre',
  },
  'menhirs.must-slide': {
    text: 'ce tour fait glisser du brouillard, ce que « {0} » ne fait pas',
    expected: 'des cases séparées par . puis > et une direction',
  },
  'menhirs.no-covered': {
    text: 'aucun menhir n’est sous le brouillard, mais la partie continue',
    expected: 'un M, ou la phase over',
  },
  'menhirs.no-mist': 'il n’y a pas de brouillard en {0}',
  'menhirs.not-connected': {
    text: 'la portion n’est pas d’un seul tenant',
    expected: 'une portion d’un seul tenant, prise dans une seule nappe',
  },
  'menhirs.not-in-cluster': '{0} ne fait pas partie de la nappe choisie',
  'menhirs.nothing-there': 'il n’y a pas de brouillard à dissiper en {0}',
  'menhirs.nothing-to-clear': {
    text: 'il n’y a aucune tuile à dissiper',
    expected: 'le tour suivant au lieu de la phase clear',
  },
  'menhirs.off-board': '{0} sortirait du plateau',
  'menhirs.order': {
    text: '{0} n’est pas nommé dans l’ordre du plateau',
    expected: 'les cases par colonne, puis par ligne, chacune une fois',
  },
  'menhirs.over': 'la partie est finie',
  'menhirs.phase': { text: '« {0} » n’est pas une phase', expected: 'place, slide, clear ou over' },
  'menhirs.phase-at-turn': {
    text: 'le tour {0} n’a pas de phase {1}',
    expected:
      'place aux manches 1 et 2, slide dès la manche 3, clear dès le début de l’éclaircie, over après un glissement',
  },
  'menhirs.place-taken': { text: '{0} est déjà sous le brouillard', expected: 'une case sans brouillard' },
  'menhirs.prompt.apart': 'les tuiles qui glissent doivent se toucher : ajouter celles du milieu',
  'menhirs.prompt.blocked': 'ces tuiles n’ont pas la place de glisser : en choisir d’autres',
  'menhirs.prompt.clear': 'dissiper une tuile de brouillard',
  'menhirs.prompt.cluster': 'choisir une nappe de brouillard à faire glisser',
  'menhirs.prompt.direction': 'choisir une direction',
  'menhirs.prompt.part': 'laisser des tuiles de côté ou choisir une direction',
  'menhirs.prompt.pass': 'rien ne peut glisser : passer',
  'menhirs.prompt.place': 'poser du brouillard sur une case libre',
  'menhirs.prompt.small-part': 'il faut faire glisser au moins {0} tuiles : en ajouter',
  'menhirs.prompt.small-rest': 'il doit rester au moins {0} tuiles ensemble, ou aucune',
  'menhirs.prompt.tiles': 'choisir les tuiles à faire glisser : au moins {0}, qui se touchent',
  'menhirs.rows': { text: 'la colonne {0} a {1} cases', expected: '{2}' },
  'menhirs.small-cluster': {
    text: 'une nappe de {0} glisse tout entière ou pas du tout',
    expected: 'toute la nappe, ou une nappe d’au moins 6 tuiles',
  },
  'menhirs.small-part': { text: 'une portion de {0} est trop petite', expected: 'au moins 3 tuiles' },
  'menhirs.small-rest': {
    text: 'un reste de {0} seulement demeurerait en {1}',
    expected: 'des restes d’au moins 3 tuiles',
  },
  'menhirs.stack': '{0} arriverait sur une autre tuile de brouillard',
  'menhirs.stuck': { text: 'aucune portion de cette nappe ne peut glisser', expected: 'une autre nappe' },
  'menhirs.tile-bound': 'si {0} change, il ne reste aucune portion qui puisse glisser',
  'menhirs.turn': { text: '« {0} » n’est pas un tour', expected: 'de 1a à 12b' },
  'menhirs.whole-only': 'cette nappe glisse tout entière',
};

export default fr;
