import type { Demo } from '../../src/pages/demos';

const demo: Demo = {
  options: { side: '4', clearing: '8a', early21: 'off' },
  seed: '4151575084847030871',
  start: '..../..M../...M../..M..../....MM/..M../...M 1a place - 8a',
  actions:
    'd6 b1 c1 e1 b1.c1>SE d3>S g4>SW c1.d1.d2.e1>NW b3.c4>NE b1.c1.c2.d2>NE e5.f3.f4>S e2.f2.f3>NE ' +
    'c4.d5.d6.e4.e6>S c2.c3.d2.d3.d4.d5.e3.e5>SW f2.g2.g3>S xf1 b1.b2.c1>NW xa2 g1.g2>SW xa1 f1.f2>SW xd5 ' +
    'd3.e1.e2>N xe3 b1.c2.c3.c4.d4>NW xa1 b2.b3.b4.c4>NW',
  still: 14,
};

export default demo;
