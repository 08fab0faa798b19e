import type { Demo } from '../../src/pages/demos';

const demo: Demo = {
  options: {
    armies: '1',
    map: 'world-of-art',
    army: 'complete',
    'drawing-up': 'stock',
    'king-mounted': 'off',
    'archer-step': 'up-to',
    'allied-house': 'off',
    'quiet-first-turn': 'off',
  },
  seed: '9592034174542764935',
  start:
    '5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/16/16/L1ES3L2L5/A1SEAE10/3A12/KSA4N8/1L1P1D1N' +
    '2N5 a2a1,p15p16 S1 - 0 1@world-of-art',
  actions:
    'c2-b3 i15-k15 f1-k6 k15-l14 a5-a16 f12-h12 a16xf16 h12xh5 f16xi16 h5xh2 i16xk16 h2xh1 k16xm16 h1xd1 ' +
    'm16xo16 d1xb1 o16-p16 p15xp16 k1xb1 n12-o14 k6-d13 m12-m11 b1-f1 m11xf4 f1xf4 i12-i5 k5xi5 p16-p15 b3-a3 ' +
    'l13-j15 i5-i16 j15-k16 i16xk16 m14-m16 k16xm16 l14-m14 m16xm14 n13xm14 d4-c2 m14-h9 d13xh9 o15-p14 f4-e5 ' +
    'p14-e3 c2xe3 n15-o16 e5-l12 p12xl12 b2xl12 k13-m14 l12-l13 m14-n16 l13xo16 m13-n15 o16xn15 n16-m14 ' +
    'n15xo14 p13-p14 o14xp14 m14-l16 p14-o15 l16-n15 o15xn15 p15-p16 c4-d4 p16-p15 n15-o16 p15-p16 d4xp16',
  still: 24,
};

export default demo;
