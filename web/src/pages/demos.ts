/** A game of two engines for each board of the first page, kept as what makes it: the record is put together again. */
export interface Demo {
  options: Readonly<Record<string, string>>;
  seed: string;
  start: string;
  actions: string;
  /** The action that a board shows where nothing may move. */
  still: number;
}

export const demos: Readonly<Record<string, Demo>> = {
  menhirs: {
    options: { side: '4', clearing: '8a', early21: 'off' },
    seed: '4151575084847030871',
    start: '..../..M../...M../..M..../....MM/..M../...M 1a place - 8a',
    actions:
      'd6 b1 c1 e1 b1.c1>SE d3>S g4>SW c1.d1.d2.e1>NW b3.c4>NE b1.c1.c2.d2>NE e5.f3.f4>S e2.f2.f3>NE ' +
      'c4.d5.d6.e4.e6>S c2.c3.d2.d3.d4.d5.e3.e5>SW f2.g2.g3>S xf1 b1.b2.c1>NW xa2 g1.g2>SW xa1 f1.f2>SW xd5 ' +
      'd3.e1.e2>N xe3 b1.c2.c3.c4.d4>NW xa1 b2.b3.b4.c4>NW',
    still: 14,
  },
  grailnah: {
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
  },
  graal: {
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
  },
};

/** The record of a demo, as the rules read it. */
export function demoRecord(game: string, demo: Demo): string {
  const options = Object.entries(demo.options).map(([name, value]) => `option: ${name} ${value}`);
  const actions = demo.actions.split(' ').map((action, index) => `${index + 1} ${action}`);
  const head = ['format: broceliande-record 1', `game: ${game}`, ...options, `seed: ${demo.seed}`, 'length: games 1'];
  const players = ['player: level:5', 'player: level:4'];
  return [...head, ...players, '', 'game 1', `start: ${demo.start}`, ...actions, ''].join('\n');
}
