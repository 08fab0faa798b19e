import type { Diagram, Part } from '../../../src/features/book/structure';
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
const southEast: Part = { left: 1 - rim - width, top: 1 - rim - width, width };
const northEast: Part = { left: 1 - rim - width, top: rim, width };

/** The south-eastern corner, large enough for one figure's reach. */
const inCorner = (position: string, picks: readonly string[] = []): Diagram => ({
  ...scene(position, picks),
  part: southEast,
});

const corners = 'a2a1,p15p16';
const inland = 'a2a1,i13i12';
const onMap = (rows: string, castles = corners, pending = '-'): string =>
  `${rows} ${castles} S1 ${pending} 0 1@world-of-art`;

const diagrams: Diagrams = {
  map: scene(onMap('16/15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1K14', 'a1b1,i13i12')),
  armies: scene(
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
  courtyard: {
    ...scene(onMap('16/16/15k/16/6e9/16/16/16/8N7/16/16/16/16/16/16/1K14', inland), ['i8']),
    part: northEast,
  },
  donjon: {
    ...scene(onMap('16/16/15k/16/6e1N7/16/16/16/16/16/16/16/16/16/16/1K14', inland), ['i12']),
    part: northEast,
  },
  shot: inCorner(onMap('16/16/15k/16/16/16/16/16/9n6/7e3s4/16/9A6/16/16/16/1K14'), ['j5']),
  retreat: inCorner(onMap('16/16/15k/16/16/16/16/16/9n6/7e3s4/16/9A6/16/16/16/1K14', corners, 'j5*j8')),
  house: inCorner(onMap('16/16/16/16/13n2/16/16/16/9k6/13e2/16/9N6/10A5/16/16/1K14'), ['j5']),
  camps: scene(
    '8ksd5/5n:1s:1p2n3/3n:n:2s:1snn4/e:3e:s:e:3e1sl2/1l:2l:1l:4lee1l/l:a:1a:1a:a:1la1aa2a/16/16/16/16/' +
      'A2AA1AL1A:A:1A:1A:L:/L1EEL4L:1L:2L:1/2LS1E3E:S:E:3E:/4NNS1S:2N:N:3/3N2P1S:1N:5/5DSK8' +
      ' h1h2,i16i15 S1 - 0 2@world-of-art',
    [],
    '2',
  ),
};

export default diagrams;
