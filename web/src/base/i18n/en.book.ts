export const enBook = {
  'book.title': 'Rules of {0}',
  'book.about':
    'The booklets survive without their pictures. We tell every rule in our own words; where we had to fill a gap, ' +
    'the paragraph says so. The boards are real: you can play on them.',
  'book.none': 'This game has no rule book.',
  'book.contents': 'Contents',
  'book.reconstructed': 'Reconstructed',
  'book.editions': 'The three booklets',
  'book.copy': 'Copy a link to “{0}”',
  'book.diagram': 'Board: {0}',
  'book.print': 'Print this book',
} as const;
