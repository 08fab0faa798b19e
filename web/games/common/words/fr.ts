import type { Words } from './en';

const fr: Words = {
  'figure.king': 'roi',
  'figure.knight': 'chevalier',
  'figure.castle': 'château',
};

export default fr;
