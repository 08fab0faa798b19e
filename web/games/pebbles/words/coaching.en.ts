export const coaching = {
  'coach.pebbles.title': 'A whole game, explained',
  'coach.pebbles.teaches': 'Nine squares, three in a row.',
  'coach.pebbles.start': 'Three of your pebbles in a row win.',
  'coach.pebbles.placed': 'Each free square takes one pebble.',
} as const;
