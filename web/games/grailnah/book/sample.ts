import type { Sample } from '../../../src/features/book/structure';

const sample: Sample = {
  options: {
    board: 'tintagelle',
    players: '2',
    edition: 'en1.1',
    castles: 'players',
    'knight-exit': 'stop',
    'merlin-limit': 'turns',
    swap: 'off',
  },
  seed: '1',
  position: '',
  actions: [
    'n:N-A3',
    'n:S-A10',
    'n:A3-A10',
    'M:*-A10',
    'n:N-A20',
    'n:S-A13',
    'n:A20-B20',
    'n:A13-B13',
    'n:B20-C20',
    'n:B13-C13',
    'n:C20-D20',
    'n:C13-D13',
    'n:D20-E20',
    'n:D13-E13',
    'n:E20-F20',
    'F:*-G20',
    'n:F20-F1',
    'n:E13-F13',
    'n:F1-G1',
    'F:G20-G1!S',
    'n:N-A20',
    'n:F13-G13',
    'n:A20-B20',
    'n:G13-*',
  ],
};

export default sample;
