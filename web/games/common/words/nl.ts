import type { Words } from './en';

const nl: Words = {
  'figure.king': 'koning',
  'figure.knight': 'ridder',
  'cell.forest': 'bos',
  'figure.castle': 'kasteel',
};

export default nl;
