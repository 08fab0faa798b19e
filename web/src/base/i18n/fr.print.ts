import type { enPrint } from './en.print';

export const frPrint: Readonly<Record<keyof typeof enPrint, string>> = {
  'print.title': 'À imprimer',
  'print.a4': 'En A4 (PDF)',
  'print.letter': 'En lettre US (PDF)',
};
