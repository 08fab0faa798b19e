import type { Land, Painter } from '../../src/board/painters';
import { treeSymbols } from '../common/paint/trees';
import { castles, castleTowers } from './castles';
import { gradients } from './gradients';
import { isle } from './isle';
import { lines } from './lines';
import { copses, frame, grain, meadow } from './meadow';
import { paving, stairwells } from './paving';
import { survey } from './plan';
import { ruinedTowers, ruins } from './ruins';
import { inOrder } from './standing';
import { standingStones, stoneSymbols } from './stones';
import { towerSymbols } from './towers';
import { water } from './water';

/** A circle of stones around still water with a light in the middle. */
const painter: Painter = {
  marks: ['home'],
  hasLines: true,
  paint(land: Land): string {
    const plan = survey(land);
    return [
      '<g class="stone-circle">',
      '<g class="veiled">',
      `<defs>${gradients(plan)}${treeSymbols()}${stoneSymbols()}${towerSymbols()}</defs>`,
      meadow(plan),
      ruins(plan),
      paving(plan),
      grain(plan),
      water(plan),
      '</g>',
      lines(plan),
      isle(plan),
      stairwells(plan),
      castles(plan),
      inOrder([...standingStones(plan), ...castleTowers(plan), ...ruinedTowers(plan), ...copses(plan)]),
      frame(plan),
      '</g>',
    ].join('');
  },
};

export default painter;
