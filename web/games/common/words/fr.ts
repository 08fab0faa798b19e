import type { Words } from './en';

const fr: Words = {
  'figure.king': 'roi',
  'figure.knight': 'chevalier',
  'cell.forest': 'forêt',
  'figure.castle': 'château',
};

export default fr;
