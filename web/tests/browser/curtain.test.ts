import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './browser';
import { door, recordOf, TablePage } from './table';
import { begin, handIn, liftCurtain } from './ways';
import { t } from './words';

useBrowser();

const letters: Readonly<Record<string, string>> = {
  king: 'K',
  prince: 'P',
  duke: 'D',
  knight: 'N',
  sergeant: 'S',
  squire: 'E',
  archer: 'A',
  pikeman: 'L',
};

/** The drawing-up that the page shows, told from the names of its cells, as the rules write it. */
async function drawingOn(page: Page): Promise<string> {
  const named = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute('data-cell') ?? '', cell.ariaLabel ?? ''] as const));
  const owner = t('seat.0.adjective');
  const figures = named.flatMap(([cell, name]) =>
    Object.entries(letters)
      .filter(([kind]) => name.includes(t(`figure.${kind as 'king'}.the`, owner)))
      .map(([, letter]) => letter + cell),
  );
  const donjon = named.find(([, name]) => name.includes(t('cell.donjon', owner)))?.[0] ?? '';
  const yard = named.find(([, name]) => name.includes(t('cell.courtyard', owner)))?.[0] ?? '';
  return door.draft('graal', {}, 0, `castle=${donjon}${yard};1=${figures.join(',')}`).text;
}

/** All texts that scripts of the page still hold. */
async function heapStrings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings;
}

/** Whether a text is in the memory of the rules, which no snapshot of the heap shows. */
async function isInRules(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function (text) {
      return this.some(({ buffer }) => new TextDecoder('latin1').decode(new Uint8Array(buffer)).includes(text));
    }`,
    arguments: [{ value: text }],
    returnByValue: true,
  });
  await session.detach();
  return result.value === true;
}

describe('the curtain between two camps', () => {
  it('hides what South has handed in, over a reload too, until the screens are lifted', async () => {
    const page = await newPage();
    await begin(page, 'graal');
    await liftCurtain(page);
    await page.getByRole('button', { name: t('draw.complete') }).click();
    await page.getByText(t('draw.trayEmpty')).waitFor();
    const drawing = await drawingOn(page);
    const placements = drawing.split('=').at(-1)!.split(',');
    expect(placements).toHaveLength(20);
    const parts = placements.slice(1).map((place, index) => `${placements[index]},${place}`);
    const tells = (text: string): boolean => parts.some((part) => text.includes(part));
    expect((await heapStrings(page)).some(tells), 'while South looks at it').toBe(true);
    await handIn(page);
    await page.getByRole('button', { name: t('curtain.hold') }).waitFor();

    const texts = await page.evaluate(() => [
      document.documentElement.outerHTML,
      ...Object.values(localStorage).map(String),
      ...Object.values(sessionStorage).map(String),
      ...Object.values(history.state ?? {}).map(String),
    ]);
    const isSecret = (text: string): boolean =>
      text.includes(drawing) || placements.some((place) => new RegExp(`\\b${place}\\b`).test(text));
    expect(texts.filter(isSecret)).toEqual([]);

    const strings = await heapStrings(page);
    const found = strings.filter(tells);
    const inRules = await isInRules(page, placements.slice(0, 4).join(','));
    console.log(`curtain: ${found.length} of ${strings.length} strings of the heap tell of the other camp`);
    expect(inRules, 'the memory of the rules').toBe(false);
    expect(found.map((text) => text.slice(0, 200))).toEqual([]);

    await page.reload();
    await liftCurtain(page);
    await page.getByRole('button', { name: t('draw.stock.charge'), exact: true }).click();
    await handIn(page);
    await page.getByRole('heading', { name: t('play.actions') }).waitFor();
    expect(await recordOf(page)).toContain(drawing);
    expect((await new TablePage(page).names).filter((name) => name.includes(t('figure.king')))).toHaveLength(2);
  });

  it('is lifted only by holding', async () => {
    const page = await newPage();
    await begin(page, 'graal');
    const button = page.getByRole('button', { name: t('curtain.hold') });
    await button.click({ delay: 100 });
    await page.waitForTimeout(900);
    await button.waitFor();
    await button.focus();
    await page.keyboard.down('Enter');
    await page.locator('[data-cell]').first().waitFor();
    await page.keyboard.up('Enter');
  });
});
