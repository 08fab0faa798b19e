import type { Diagram } from '../../../src/features/book/structure';
import type { Diagrams } from './chapters';

const scene = (position: string, picks: readonly string[] = []): Diagram => ({
  game: 'menhirs',
  options: {},
  position,
  picks,
  height: 1.1,
});

const diagrams: Diagrams = {
  board: scene('o.../...../oo...o/o....../....o./...../...o 12b over - 8a'),
  deal: scene('M.../...../MM...M/M....../....M./...../...M 1a place - 8a'),
  cluster: scene('...o/.Mm../.Mm.../.....o./....M./...m./o... 3a slide - 8a', ['b3']),
  split: scene('..../....o/..mm../o.mMm../..Mm../...../.o.. 4a slide - 8a', ['d4', 'c3', 'c4', 'd3', 'd4']),
  blocked: scene('.o../...o./....../mmmmMm./....../...o./.... 4b slide - 8a', ['d1', 'd4', 'd5', 'd6']),
  mirror: scene('..../....o/..mm../o.mM.../..o.m./..mm./.o.. 4b slide e5.f3.f4>SW 8a', ['f3']),
  clearing: scene('...o/.Mm../..m.../.....o./...Mm./...m./o... 8a clear - 8a'),
  last: scene('...o/.om../..m.../.....o./...Mm./...m./o... 9b clear - 8a'),
  win: scene('...o/.o.../...Mm./.o..m../....o./...o./o... 10a slide - 8a', ['c4']),
};

export default diagrams;
