import type { Diagram, BoardPart } from '../../../src/features/book/structure';
import type { Diagrams } from './chapters';

const scene = (position: string, picks: readonly string[] = [], armies = '1'): Diagram => ({
  game: 'graal',
  options: { armies, 'drawing-up': 'stock' },
  position,
  picks,
});

/** Eleven of the sixteen squares each way, up to the edge: 660 of the 1028 units of a board whose rim has 34. */
const width = 660 / 1028;
const rim = 34 / 1028;
const southEast: BoardPart = { left: 1 - rim - width, top: 1 - rim - width, width };
const northEast: BoardPart = { left: 1 - rim - width, top: rim, width };

/** The south-eastern corner, large enough for one figure's reach. */
const inCorner = (position: string, picks: readonly string[] = []): Diagram => ({
  ...scene(position, picks),
  part: southEast,
});

/** The north-eastern corner, with a castle in it that is worth an attack. */
const inNorth = (position: string, picks: readonly string[] = []): Diagram => ({
  ...scene(position, picks),
  part: northEast,
});

const corners = 'a2a1,p15p16';
const inland = 'a2a1,i13i12';
const onMap = (rows: string, castles = corners, pending = '-'): string =>
  `${rows} ${castles} S1 ${pending} 0 1@world-of-art`;

const diagrams: Diagrams = {
  map: scene(onMap('16/15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1K14', 'a1b1,i13i12')),
  one: scene(
    '11d1kl1/12sa2/7n2pa4/5s6s3/4lnn1l7/4e1e1e7/4a1la8/16/16/8AL1A4/7E1E1E4/7L1NNL4/3S6S5/4AP2N7/2AS12/1LK1D11' +
      ' c1d1,n16m16 S1 - 0 1@world-of-art',
  ),
  king: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/10A5/7e1K6/16/16/16/16'), ['j5']),
  knight: inCorner(onMap('16/16/15k/16/16/16/16/16/9e6/11L4/16/9N6/16/16/16/1K14'), ['j5']),
  sergeant: inCorner(onMap('16/16/15k/16/16/16/16/16/7e8/16/16/10S5/16/16/16/1K12L1'), ['k5']),
  pikeman: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/16/7e2L5/16/16/10A5/1K14'), ['k5']),
  archer: inCorner(onMap('16/16/15k/16/16/16/16/16/7e8/16/16/10AL4/16/16/16/1K14'), ['k5']),
  squire: inCorner(onMap('16/16/15k/16/16/16/16/16/16/11s4/10L5/9AE5/16/16/16/1K14'), ['k5']),
  rider: scene(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/7N8/16/16/1K14'), ['h4']),
  walker: scene(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/7L8/16/16/1K14'), ['h4']),
  squeezed: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/13N2/16/16/1K14'), ['n4']),
  slips: inCorner(onMap('16/16/15k/16/16/16/16/16/16/16/16/16/13S2/16/16/1K14'), ['n4']),
  courtyard: inNorth(onMap('16/16/15k/16/6e9/16/16/16/8N7/16/16/16/16/16/16/1K14', inland), ['i8']),
  donjon: inNorth(onMap('16/16/15k/16/6e1N7/16/16/16/16/16/16/16/16/16/16/1K14', inland), ['i12']),
  shot: inCorner(onMap('16/16/15k/16/16/16/16/16/9n6/7e3s4/16/9A6/16/16/16/1K14'), ['j5']),
  retreat: inCorner(onMap('16/16/15k/16/16/16/16/16/9n6/7e3s4/16/9A6/16/16/16/1K14', corners, 'j5*j8')),
  house: inCorner(onMap('16/16/16/16/13n2/16/16/16/9k6/13e2/16/9N6/10A5/16/16/1K14'), ['j5']),
  two: scene(
    '8ksd5/5n:1s:1p2n3/3n:n:2s:1snn4/e:3e:s:e:3e1sl2/1l:2l:1l:4lee1l/l:a:1a:1a:a:1la1aa2a/16/16/16/16/' +
      'A2AA1AL1A:A:1A:1A:L:/L1EEL4L:1L:2L:1/2LS1E3E:S:E:3E:/4NNS1S:2N:N:3/3N2P1S:1N:5/5DSK8' +
      ' h1h2,i16i15 S1 - 0 2@world-of-art',
    [],
    '2',
  ),
  three: scene(
    '8k7/7d1p2n:n:2/1s;n;n;n;n1sssns:n:3/e;2s;s;1een1es:s:l:2/l;e;2e;l;l1l2e:e:e:l:l:/a;a;l;a;a;la1aala:a:2a:/' +
      '3l;3a5a:1l:/16/16/L:1A:5A3L;3/A:2A:A:LAA1ALA;A;L;A;A;/L:L:E:E:E:2L1LL;E;2E;L;/2L:S:S:E1NEE1S;S;2E;/' +
      '3N:S:NSSS1NN;N;N;S;1/2N:N:2P1D7/7K8 h1h2,i16i15 S1 - 0 3@world-of-art',
    [],
    '3',
  ),
  aim: inNorth(onMap('16/5p7d2/15k/16/7l8/16/12e3/10AN4/16/16/16/16/16/16/16/1K14', inland), ['k9']),
  aside: inNorth(onMap('16/5p7d2/15k/16/7l8/16/12e3/10AN4/16/16/16/16/16/16/16/1K14', inland, 'k9*h12')),
  leap: inNorth('16/5p7d2/15k/6l9/16/16/12e3/10AN4/16/16/16/16/16/16/16/1K14 a2a1,i13i12 N1 - 1 1@world-of-art', [
    'm10',
  ]),
  storm: inNorth('16/5p7d2/15k/6l9/8N7/16/16/10e5/16/16/16/16/16/16/16/1K14 a2a1,i13i12 N1 - 1 1@world-of-art'),
};

export default diagrams;
