import { describe, it } from 'vitest';
import { Random } from '../random';
import { newPage, useBrowser } from './browser';
import { graalLine, grailnahLine } from './lines';
import { stateOf } from './table';
import { begin, drawUpBoth } from './ways';

useBrowser();

describe('a whole game at one screen, by clicks', () => {
  it('of Menhirs', async () => {
    const page = await newPage();
    const table = await begin(page, 'menhirs', 'person');
    const random = new Random(5);
    while ((await stateOf(page)).toAct !== null) await table.playAtRandom(random);
    await table.seeEnd();
  });

  it('of Grailnah', async () => {
    const page = await newPage();
    const table = await begin(page, 'grailnah', 'person');
    for (const action of grailnahLine) await table.play(action);
    await table.seeEnd();
  });

  it('of Graal, from the drawing-up to the storm of a donjon', async () => {
    const page = await newPage();
    const table = await begin(page, 'graal', 'person');
    await drawUpBoth(page);
    for (const action of graalLine) await table.play(action);
    await table.seeEnd();
  });
});
