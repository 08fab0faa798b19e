import type { enPrint } from './en.print';

export const frPrint: Readonly<Record<keyof typeof enPrint, string>> = {
  'print.title': 'À imprimer',
};
