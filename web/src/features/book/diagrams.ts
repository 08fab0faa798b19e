import type { Scene } from '../../match/sketch';
import type { GameName } from '../../match/setup';
import type { DiagramKey } from './structure';

/** A position that shows a rule, and what is picked already. */
export interface Diagram extends Scene {
  picks?: readonly string[];
  /** In degrees. */
  turned?: number;
  /** A corner of a large board, where the rest has nothing to show. */
  corner?: 'southEast' | 'northEast';
}

type Diagrams = { readonly [G in GameName]: Readonly<Record<DiagramKey<G>, Diagram>> };

const menhirs = (position: string, picks: readonly string[] = []): Diagram => ({
  game: 'menhirs',
  options: {},
  position,
  picks,
});

const grailnah = (position: string, picks: readonly string[] = [], players = '2'): Diagram => ({
  game: 'grailnah',
  options: { players },
  position,
  picks,
});

const graal = (position: string, picks: readonly string[] = [], armies = '1'): Diagram => ({
  game: 'graal',
  options: { armies, 'drawing-up': 'stock' },
  position,
  picks,
});

/** The south-eastern corner, large enough for one figure's reach. */
const inCorner = (position: string, picks: readonly string[] = []): Diagram => ({
  ...graal(position, picks),
  corner: 'southEast',
});

const atHome = (seat: string): string => `${seat}:K@${seat},Q@${seat},n@${seat},n@${seat},n@${seat},n@${seat}`;
const twoAtHome = `${atHome('N')}/${atHome('S')} M@*,F@* N0 0;00;NS en1.1`;
const fourAtHome = `${['N', 'E', 'S', 'W'].map(atHome).join('/')} M@*,F@* N0 0;0000;NESW en1.1`;

const corners = 'a2a1,p15p16';
const inland = 'a2a1,i13i12';
const onMap = (rows: string, castles = corners, pending = '-'): string =>
  `${rows} ${castles} S1 ${pending} 0 1@world-of-art`;

export const diagrams: Diagrams = {
  menhirs: {
    board: menhirs('o.../...../oo...o/o....../....o./...../...o 12b over - 8a'),
    deal: menhirs('M.../...../MM...M/M....../....M./...../...M 1a place - 8a'),
    cluster: menhirs('...o/.Mm../.Mm.../.....o./....M./...m./o... 3a slide - 8a', ['b3']),
    split: menhirs('..../....o/..mm../o.mMm../..Mm../...../.o.. 4a slide - 8a', ['d4', 'c3', 'c4', 'd3', 'd4']),
    blocked: menhirs('.o../...o./....../mmmmMm./....../...o./.... 4b slide - 8a', ['d1', 'd4', 'd5', 'd6']),
    mirror: menhirs('..../....o/..mm../o.mM.../..o.m./..mm./.o.. 4b slide e5.f3.f4>SW 8a', ['f3']),
    clearing: menhirs('...o/.Mm../..m.../.....o./...Mm./...m./o... 8a clear - 8a'),
    last: menhirs('...o/.om../..m.../.....o./...Mm./...m./o... 9b clear - 8a'),
    win: menhirs('...o/.o.../...Mm./.o..m../....o./...o./o... 10a slide - 8a', ['c4']),
  },
  grailnah: {
    board: grailnah(twoAtHome),
    sideGates: grailnah(twoAtHome, ['n@N']),
    royalGate: grailnah(twoAtHome, ['K@N']),
    four: grailnah(fourAtHome, [], '4'),
    knight: grailnah('N:K@N,Q@N,n@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@S,n@C8 M@F14,F@* N20 -;00;NS en1.1', ['n@C6']),
    lock: grailnah('N:K@N,Q@N,n@N,n@B6,n@E14/S:K@S,Q@S,n@S,n@B6,n@C15 M@E6,F@* S21 -;00;NS en1.1'),
    grail: grailnah('N:K@N,Q@N,n@N,n@N,n@G7/S:K@S,Q@S,n@S,n@S,n@E12 M@D2,F@G15 N30 -;00;NS en1.1', ['n@G7']),
    stairs: grailnah('N:K@C4,Q@N,n@N,n@N,n@A3,n@A20/S:K@S,Q@C14,n@S,n@S,n@S,n@A13 M@*,F@* N16 -;00;NS en1.1', ['K@C4']),
    merlin: grailnah('N:K@N,Q@N,n@N,n@B8,n@E4/S:K@S,Q@S,n@S,n@E12,n@F8 M@E8,F@* N24 -;00;NS en1.1', ['M@E8']),
    home: grailnah('N:K@N,Q@N,n@N,n@C12,n@D3/S:K@S,Q@S,n@S,n@C12,n@E12 M@C10,F@* N24 -;00;NS en1.1', ['M@C10']),
    morgane: grailnah('N:K@N,Q@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@F8 M@E14,F@F7 N26 -;00;NS en1.1', ['F@F7']),
    price: grailnah('N:K@N,Q@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@F8 M@E14,F@F7 N26 -;00;NS en1.1', ['F@F7', 'F8']),
    leaving: grailnah('N:K@N,Q@N,n@N,n@N,n@E5/S:K@S,Q@S,n@S,n@S,n@G7 M@E14,F@* N26 -;00;NS en1.1', ['F@*']),
    fetch: grailnah('N:K@B11,Q@S,n@N,n@C6,n@D3/S:K@S,Q@B2,n@S,n@A10,n@C15 M@E14,F@* N34 -;00;NS en1.1', ['K@B11']),
    shut: grailnah(
      'N:K@N,Q@N,n@N/E:K@E,Q@B16,n@A15,n@A18,n@B18/W:K@W,Q@W,n@W M@F7,F@* E40 -;000;NEW en1.1',
      ['n@B18'],
      '3',
    ),
  },
  graal: {
    map: graal(onMap('16/15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1K14', 'a1b1,i13i12')),
    armies: graal(
      '11d1kl1/12sa2/7n2pa4/5s6s3/4lnn1l7/4e1e1e7/4a1la8/16/16/8AL1A4/7E1E1E4/7L1NNL4/3S6S5/4AP2N7/2AS12/1LK1D11' +
        ' c1d1,n16m16 S1 - 0 1@world-of-art',
    ),
    king: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/10A5/7e1K6/16/16/16/16'), ['j5']),
    knight: inCorner(onMap('16/16/15k/16/16/16/16/16/9e6/11L4/16/9N6/16/16/16/1K14'), ['j5']),
    sergeant: inCorner(onMap('16/16/15k/16/16/16/16/16/7e8/16/16/10S5/16/16/16/1K12L1'), ['k5']),
    pikeman: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/16/7e2L5/16/16/10A5/1K14'), ['k5']),
    archer: inCorner(onMap('16/16/15k/16/16/16/16/16/7e8/16/16/10AL4/16/16/16/1K14'), ['k5']),
    squire: inCorner(onMap('16/16/15k/16/16/16/16/16/16/11s4/10L5/9AE5/16/16/16/1K14'), ['k5']),
    rider: graal(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/7N8/16/16/1K14'), ['h4']),
    walker: graal(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/7L8/16/16/1K14'), ['h4']),
    squeezed: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/13N2/16/16/1K14'), ['n4']),
    slips: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/13S2/16/16/1K14'), ['n4']),
    courtyard: {
      ...graal(onMap('16/16/15k/16/6e9/16/16/16/8N7/16/16/16/16/16/16/1K14', inland), ['i8']),
      corner: 'northEast',
    },
    donjon: {
      ...graal(onMap('16/16/15k/16/6e1N7/16/16/16/16/16/16/16/16/16/16/1K14', inland), ['i12']),
      corner: 'northEast',
    },
    shot: inCorner(onMap('16/16/15k/16/16/16/16/16/9n6/7e3s4/16/9A6/16/16/16/1K14'), ['j5']),
    retreat: inCorner(onMap('16/16/15k/16/16/16/16/16/9n6/7e3s4/16/9A6/16/16/16/1K14', corners, 'j5*j8')),
    house: inCorner(onMap('16/16/16/16/13n2/16/16/16/9k6/13e2/16/9N6/10A5/16/16/1K14'), ['j5']),
    camps: graal(
      '8ksd5/5n:1s:1p2n3/3n:n:2s:1snn4/e:3e:s:e:3e1sl2/1l:2l:1l:4lee1l/l:a:1a:1a:a:1la1aa2a/16/16/16/16/' +
        'A2AA1AL1A:A:1A:1A:L:/L1EEL4L:1L:2L:1/2LS1E3E:S:E:3E:/4NNS1S:2N:N:3/3N2P1S:1N:5/5DSK8' +
        ' h1h2,i16i15 S1 - 0 2@world-of-art',
      [],
      '2',
    ),
  },
};
