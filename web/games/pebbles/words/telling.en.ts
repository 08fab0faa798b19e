/** What happened, for who reads it: see src/table/narration/tell.ts for the keys and what they are filled with. */
export const telling = {
  'tell.pebbles.placed.you': 'You place a pebble.',
  'tell.pebbles.placed.other': '{who} places a pebble.',
  'tell.pebbles.won.you': 'Three in a row: you win!',
  'tell.pebbles.won.other': 'Three in a row: {who} wins.',
  'tell.pebbles.drawn.none': 'The board is full: a draw.',
  'list.pebbles.placed': '{F} placed',
  'figure.pebble.mine': 'your pebble',
  'figure.pebble.the': 'the {0} pebble',
  'why.pebbles.won': 'Three in a row.',
  'why.pebbles.drawn.none': 'The board is full.',
} as const;
