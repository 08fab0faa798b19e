import type { Diagram } from '../../../src/features/book/structure';
import type { Diagrams } from './chapters';

const scene = (position: string, picks: readonly string[] = []): Diagram => ({
  game: 'menhirs',
  options: {},
  position,
  picks,
  height: 1.1,
});

/** Each with seven menhirs and as much mist as its turn leaves in a game. */
const diagrams: Diagrams = {
  layout: scene('o.../...../oo...o/o....../....o./...../...o 12b over - 8a'),
  deal: scene('M.../...../MM...M/M....../....M./...../...M 1a place - 8a'),
  cluster: scene('...o/.Mm../.Mm..o/.....o./....M./...m./o... 10b slide - 8a', ['b3']),
  split: scene('..../....o/..mm.o/o.mMm../..Mm../....o/.o.. 10a slide - 8a', ['d4', 'c3', 'c4', 'd3', 'd4']),
  room: scene('.o../...o./o...../mmmmMm./.....o/...o./..o. 10b slide - 8a', ['d1', 'd4', 'd5', 'd6']),
  mirror: scene('..../....o/..mm.o/o.mM.../..o.m./..mm./.o.o 10a slide e5.f3.f4>SW 8a', ['f3']),
  lifting: scene('...o/.Mm../..m..o/.....o./...Mm./...m./o..o 10b clear - 8a'),
  last: scene('...o/.om../..m..o/.....o./...Mm./...m./o..o 11a clear - 8a'),
  win: scene('...o/.o.../...Mm./.o..m../....o./...o./o... 12a slide - 8a', ['c4']),
  west: scene('Mm../.m..o/.o..../mmmMmM./.o..../...o./..m. 8b slide - 8a', ['a1']),
  lift: scene('omm./..m.o/.o..../mmmMmM./.o..../...o./..m. 8b clear a2.a3.b3>S 8a'),
  column: scene('omm./..m.o/.o..../mmmMmM./.o..../...o./.... 9a slide a2.a3.b3>S 8a', ['d4', 'd1', 'd2', 'd3']),
  free: scene('omm./..m.o/.o..../mmmo.o./.o.mmm/...o./.... 9a over - 8a'),
};

export default diagrams;
