import type { Land, Painter } from '../../src/board/painters';
import { treeSymbols } from '../common/paint/trees';
import { castles, castleTowers } from './castles';
import { gradients } from './gradients';
import { isle } from './isle';
import { copses, frame, grain, meadow } from './meadow';
import { paving } from './paving';
import { survey } from './plan';
import { ruinedTowers, ruins } from './ruins';
import { inOrder } from './standing';
import { standingStones, stoneSymbols } from './stones';
import { towerSymbols } from './towers';
import { water } from './water';

/** A circle of stones around still water with a light in the middle. */
const painter: Painter = {
  marks: ['home'],
  paint(land: Land): string {
    const plan = survey(land);
    const { id } = land;
    return [
      '<g class="stone-circle">',
      '<g class="veiled">',
      `<defs>${gradients(plan, id)}${treeSymbols(id)}${stoneSymbols(id)}${towerSymbols(id)}</defs>`,
      meadow(plan, id),
      ruins(plan),
      paving(plan, id),
      grain(plan, id),
      water(plan, id),
      '</g>',
      isle(plan, id),
      '<g class="veiled">',
      castles(plan),
      inOrder([...standingStones(plan, id), ...castleTowers(plan, id), ...ruinedTowers(plan, id), ...copses(plan, id)]),
      frame(plan, id),
      '</g>',
      '</g>',
    ].join('');
  },
};

export default painter;
