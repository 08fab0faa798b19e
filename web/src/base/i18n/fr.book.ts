import type { enBook } from './en.book';

export const frBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': 'Règles de {0}',
  'book.about':
    'Les livrets nous sont parvenus sans leurs images. Nous disons chaque règle avec nos propres mots ; là où il a ' +
    'fallu combler une lacune, le paragraphe le signale. Les plateaux sont de vrais plateaux : vous pouvez y jouer.',
  'book.none': 'Ce jeu n’a pas de livre de règles.',
  'book.contents': 'Sommaire',
  'book.reconstructed': 'Reconstitué',
  'book.editions': 'Les trois livrets',
  'book.copy': 'Copier un lien vers « {0} »',
  'book.diagram': 'Plateau : {0}',
  'book.print': 'Imprimer ce livre',
};
