import type { Demo } from '../../src/pages/demos';

const demo: Demo = {
  options: {
    board: 'tintagelle',
    players: '2',
    edition: 'en1.1',
    castles: 'players',
    'knight-exit': 'stop',
    'merlin-limit': 'turns',
    swap: 'off',
  },
  seed: '4151575084847030871',
  start: 'N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1',
  actions:
    'Q:N-B2 M:*-A16 n:N-A3 n:S-A10 n:A3-A10 F:*-G20 M:A16-A13 F:G20-G1!S n:N-A3 M:A13-B13 n:N-A20 M:B13-B3 ' +
    'n:A20-A13 Q:S-B11 M:B3-B11 Q:S-B12 M:B11-B12 F:G1-G20!S M:B12-B17 K:S-B12 n:A3-B3 M:B17-B2 n:B3-C3 ' +
    'M:B2-B13 n:C3-D3 Q:S-B11 n:D3-E3 M:B13-A13 n:E3-F3 M:A13-B13 n:F3-G3 M:B13-B1 n:G3-*',
  still: 18,
};

export default demo;
