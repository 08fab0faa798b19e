import type { Sample } from '../../../src/features/book/structure';

/** Won in round 8, after the one lift that decides it. */
const sample: Sample = {
  options: { side: '4', clearing: '8a', early21: 'off' },
  seed: '16263302220507408169',
  position: '',
  actions: [
    'a4',
    'a2',
    'a1',
    'e1',
    'a1.a2.a3.a4>SE',
    'e1>N',
    'e2.e3.e4.f3.f4.f5.g4>S',
    'f3.f4.g3>N',
    'e1.e2.e3.f2>NE',
    'f1.f2.g2>SW',
    'e1.e2.f2.f3>NW',
    'd2.d3.e3.e4.f4.f5.g4>S',
    'd1.d2.e2>NE',
    'e1.e2.e3.f2.f3.f4.g3>SW',
    'd1.d2.d3.e2.e3.e4.f3>N',
    'xe3',
    'e4.e5.f4>NW',
  ],
};

export default sample;
