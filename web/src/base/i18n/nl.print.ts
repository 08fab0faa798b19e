import type { enPrint } from './en.print';

export const nlPrint: Readonly<Record<keyof typeof enPrint, string>> = {
  'print.title': 'Printen en spelen',
  'print.a4': 'Op A4 (pdf)',
  'print.letter': 'Op letter (pdf)',
};
