import type { Sample } from '../../../src/features/book/structure';

/** Two set-ups from behind the screens, and a courtyard that loses its only guard. */
const sample: Sample = {
  options: { armies: '1', 'drawing-up': 'stock' },
  seed: '1',
  position:
    '12k3/1p14/4d7l3/3s12/l4n5n1s2/1n1e2a3e5/a5ea1s1l4/4l5a5/15A/7E8/12A1L1/3L3A8/9AE5/6N4E1S1N/3N1D2SS1LL3/7P2K5' +
    ' k1l1,i15i14 S1 - 0 1@world-of-art',
  actions: [
    'd5xd11',
    'b11xd11',
    'i2-c8',
    'k9-m7',
    'p8-p11',
    'm7*m6',
    'm6-k6',
    'p11*m14',
    'm14-l13',
    'e9-e3',
    'c8-i14',
    'e3xf2',
    'i14-i15',
  ],
};

export default sample;
