import type { enBook } from './en.book';

export const nlBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': 'Regels van {0}',
  'book.about':
    'De boekjes zijn bewaard zonder hun plaatjes. Elke regel staat hier in onze eigen woorden; waar we een leemte ' +
    'moesten vullen, zegt de alinea dat. De borden zijn echt: je kunt erop spelen.',
  'book.none': 'Dit spel heeft geen regelboek.',
  'book.contents': 'Inhoud',
  'book.reconstructed': 'Gereconstrueerd',
  'book.editions': 'De drie boekjes',
  'book.copy': 'Link naar ‘{0}’ kopiëren',
  'book.diagram': 'Bord: {0}',
  'book.print': 'Dit boek afdrukken',
};
