import type { enBook } from './en.book';

export const nlBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': 'Regels van {0}',
  'book.about':
    'De oude boekjes zijn bewaard zonder hun plaatjes. Elke regel heeft hier zijn nummer en staat er in onze ' +
    'eigen woorden; waar een leemte gevuld moest worden, zegt de alinea dat. De borden zijn echt: er kan op ' +
    'gespeeld worden.',
  'book.none': 'Dit spel heeft geen regelboek.',
  'book.contents': 'Inhoud',
  'book.reconstructed': 'Gereconstrueerd',
  'book.editions': 'De drie boekjes',
  'book.copy': 'Link naar ‘{0}’ kopiëren',
  'book.diagram': 'Bord: {0}',
  'book.print': 'Dit boek afdrukken',
};
