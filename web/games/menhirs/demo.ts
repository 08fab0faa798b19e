import type { Demo } from '../../src/board/demos';

const demo: Demo = {
  record: `format: broceliande-record 1
game: menhirs
option: side 4
option: clearing 8a
option: early21 off
seed: 4151575084847030871
length: games 1
player: level:5
player: level:4

game 1
start: ..../..M../...M../..M..../....MM/..M../...M 1a place - 8a
1 d6
2 b1
3 c1
4 e1
5 b1.c1>SE
6 d3>S
7 g4>SW
8 c1.d1.d2.e1>NW
9 b3.c4>NE
10 b1.c1.c2.d2>NE
11 e5.f3.f4>S
12 e2.f2.f3>NE
13 c4.d5.d6.e4.e6>S
14 c2.c3.d2.d3.d4.d5.e3.e5>SW
15 f2.g2.g3>S
16 xf1
17 b1.b2.c1>NW
18 xa2
19 g1.g2>SW
20 xa1
21 f1.f2>SW
22 xd5
23 d3.e1.e2>N
24 xe3
25 b1.c2.c3.c4.d4>NW
26 xa1
27 b2.b3.b4.c4>NW
`,
  still: 14,
};

export default demo;
