export const enBook = {
  'book.title': 'Rules of {0}',
  'book.about':
    'The booklets survive without their pictures. We explain the rules in our own words, and where we had to fill a ' +
    'gap, the paragraph says so. You can play on the boards: try the moves.',
  'book.none': 'This game has no rule book.',
  'book.contents': 'Contents',
  'book.sentences': 'The game in four sentences',
  'book.box': 'In the box',
  'book.questions': 'Questions',
  'book.see': 'See:',
  'book.variants': 'Variants and editions',
  'book.usual': '(usual)',
  'book.sample': 'A sample game',
  'book.move': '{0} of {1}',
  'book.summary': 'Summary',
  'book.reconstructed': 'Reconstructed',
  'book.editions': 'The three booklets',
  'book.copy': 'Copy a link to “{0}”',
  'book.diagram': 'Board: {0}',
  'book.print': 'Print this book',
  'book.printSummary': 'Print the summary',
  'book.ask': 'Rules: {0}',
  'book.near': 'Before and after',
  'book.open': 'Read the whole rule book',
  'about.title': 'About {0}',
  'about.short': 'About',
  'about.all':
    'This game belongs to its authors and publishers. We know it only from its rules, which survive as text without ' +
    'the pictures. We use none of the original sentences or drawings. What the text says, we play. What only a lost ' +
    'picture showed, we have rebuilt, and the rules say so paragraph by paragraph.',
  'about.origin': 'The original',
  'about.editions': 'Where the booklets differ',
  'about.lost': 'What is lost',
  'about.rebuilt': 'What we rebuilt',
  'about.own': 'Do you own an original?',
  'about.tell':
    'A photograph of the board, the pieces or the booklet would settle what we could only infer. Please tell us:',
  'about.credits': 'These games belong to their authors and publishers.',
} as const;
