import type { CommonWords } from './en';

const fr: CommonWords = {
  'figure.king': 'roi',
  'figure.knight': 'chevalier',
  'figure.king.mine': 'votre roi',
  'figure.king.the': 'le roi {0}',
  'figure.knight.mine': 'votre chevalier',
  'figure.knight.the': 'le chevalier {0}',
  'cell.forest': 'forêt',
  'figure.castle': 'château',
};

export default fr;
