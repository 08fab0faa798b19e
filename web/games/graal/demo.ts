import type { Demo } from '../../src/board/demos';

const demo: Demo = {
  record: `format: broceliande-record 1
game: graal
option: armies 1
option: map world-of-art
option: army complete
option: drawing-up stock
option: king-mounted off
option: archer-step up-to
option: allied-house off
option: quiet-first-turn off
seed: 9592034174542764935
length: games 1
player: level:5
player: level:4

game 1
start: 5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/16/16/L1ES3L2L5/A1SEAE10/3A12/KSA4N8/1L1P1D1N2N5 a2a1,p15p16 S1 - 0 1@world-of-art
1 c2-b3
2 i15-k15
3 f1-k6
4 k15-l14
5 a5-a16
6 f12-h12
7 a16xf16
8 h12xh5
9 f16xi16
10 h5xh2
11 i16xk16
12 h2xh1
13 k16xm16
14 h1xd1
15 m16xo16
16 d1xb1
17 o16-p16
18 p15xp16
19 k1xb1
20 n12-o14
21 k6-d13
22 m12-m11
23 b1-f1
24 m11xf4
25 f1xf4
26 i12-i5
27 k5xi5
28 p16-p15
29 b3-a3
30 l13-j15
31 i5-i16
32 j15-k16
33 i16xk16
34 m14-m16
35 k16xm16
36 l14-m14
37 m16xm14
38 n13xm14
39 d4-c2
40 m14-h9
41 d13xh9
42 o15-p14
43 f4-e5
44 p14-e3
45 c2xe3
46 n15-o16
47 e5-l12
48 p12xl12
49 b2xl12
50 k13-m14
51 l12-l13
52 m14-n16
53 l13xo16
54 m13-n15
55 o16xn15
56 n16-m14
57 n15xo14
58 p13-p14
59 o14xp14
60 m14-l16
61 p14-o15
62 l16-n15
63 o15xn15
64 p15-p16
65 c4-d4
66 p16-p15
67 n15-o16
68 p15-p16
69 d4xp16
`,
  still: 24,
};

export default demo;
