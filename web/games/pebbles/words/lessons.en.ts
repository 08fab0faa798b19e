export const lessons = {
  'lesson.pebbles.1.title': 'Three in a row',
  'lesson.pebbles.1.teaches': 'Place a pebble, and win with the third.',
  'lesson.pebbles.1.step1': 'Two of your pebbles lie side by side. Place the third.',
  'lesson.pebbles.1.step1.done': 'Three in a row: you win!',
  'lesson.pebbles.1.step1.wrong': 'That leaves the row open. Look at the top.',
  'lesson.pebbles.1.step2': 'That is all there is to it: three in a row, before the board is full.',
} as const;
