export const enBook = {
  'book.title': 'Rules of {0}',
  'book.about':
    'The old booklets survive without their pictures. Every rule here has its number, in our own words; where a ' +
    'gap had to be filled, the paragraph says so. The boards are real: they can be played.',
  'book.none': 'This game has no rule book.',
  'book.contents': 'Contents',
  'book.reconstructed': 'Reconstructed',
  'book.editions': 'The three booklets',
  'book.copy': 'Copy a link to “{0}”',
  'book.diagram': 'Board: {0}',
  'book.print': 'Print this book',
} as const;
