import type { Painter } from '../../src/board/painters';
import { group } from '../common/paint/svg';
import { treeSymbols } from '../common/paint/trees';
import { floor, floorColours, glades, paths } from './floor';
import { forestOf } from './forest';
import { haze, light } from './light';
import { rim, triskeles } from './rim';
import { wood } from './wood';

/** A dark wood within a gilt rim, with a glade for every menhir. */
const painter: Painter = {
  marks: [],
  figures: ['menhir'],
  paint(land) {
    const forest = forestOf(land);
    const { edge } = forest;
    const clip = `<clipPath id="edge"><path d="${edge}"/></clipPath>`;
    const within = [floor(forest), paths(forest), glades(forest), wood(forest), haze(forest), light(forest)];
    return group(
      { class: 'menhirs-wood veiled' },
      `<defs>${clip}${floorColours(forest)}${treeSymbols()}</defs>`,
      triskeles(forest),
      rim(forest),
      group({ class: 'menhirs-ground', 'clip-path': 'url(#edge)' }, ...within),
    );
  },
};

export default painter;
