import type { Demo } from '../../src/board/demos';

const demo: Demo = {
  record: `format: broceliande-record 1
game: grailnah
option: board tintagelle
option: players 2
option: edition en1.1
option: castles players
option: knight-exit stop
option: merlin-limit turns
option: swap off
seed: 4151575084847030871
length: games 1
player: level:5
player: level:4

game 1
start: N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1
1 Q:N-B2
2 M:*-A16
3 n:N-A3
4 n:S-A10
5 n:A3-A10
6 F:*-G20
7 M:A16-A13
8 F:G20-G1!S
9 n:N-A3
10 M:A13-B13
11 n:N-A20
12 M:B13-B3
13 n:A20-A13
14 Q:S-B11
15 M:B3-B11
16 Q:S-B12
17 M:B11-B12
18 F:G1-G20!S
19 M:B12-B17
20 K:S-B12
21 n:A3-B3
22 M:B17-B2
23 n:B3-C3
24 M:B2-B13
25 n:C3-D3
26 Q:S-B11
27 n:D3-E3
28 M:B13-A13
29 n:E3-F3
30 M:A13-B13
31 n:F3-G3
32 M:B13-B1
33 n:G3-*
`,
  still: 18,
};

export default demo;
