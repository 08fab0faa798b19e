import type { enPrint } from './en.print';

export const nlPrint: Readonly<Record<keyof typeof enPrint, string>> = {
  'print.title': 'Printen en spelen:',
  'print.a4': 'Op A4 (pdf)',
  'print.letter': 'Op US Letter (pdf)',
  'print.other': 'Printen met andere opties',
  'print.language': 'Taal',
  'print.paper': 'Papier',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'US Letter',
  'print.colour': 'Kleur',
  'print.colour.off': 'zwart-wit',
  'print.colour.on': 'in kleur',
  'print.make': 'Pdf maken',
  'print.making': 'Een ogenblik: de pdf wordt gemaakt.',
  'print.made': 'Je pdf is klaar: {0}',
  'print.noServer': 'De server kan nu geen pdf maken: neem een van de pdf’s hierboven of probeer het later opnieuw.',
};
