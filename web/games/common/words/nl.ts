import type { CommonWords } from './en';

const nl: CommonWords = {
  'figure.king': 'koning',
  'figure.knight': 'ridder',
  'figure.king.mine': 'je koning',
  'figure.king.the': 'de {0} koning',
  'figure.knight.mine': 'je ridder',
  'figure.knight.the': 'de {0} ridder',
  'cell.forest': 'bos',
  'figure.castle': 'kasteel',
};

export default nl;
