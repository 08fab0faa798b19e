import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, useBrowser } from './browser';
import { graalAfter } from './lines';
import { few, isLong } from './scope';
import type { TablePage } from './table';
import { begin, beginAt } from './ways';
import { t } from './words';

useBrowser();

const sets = ['carved', 'plain'] as const;
type FigureSet = (typeof sets)[number];

/** Css pixels: as small as figures get on a phone. */
const side = 24;
/** How far two kinds are from each other at least, as a share of the whole scale of greys over the whole picture. */
const leastApart = { carved: 0.06, plain: 0.06 };

async function pageWith(figureSet: FigureSet): Promise<Page> {
  const context = await newContext();
  await context.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) {
      localStorage.setItem('broceliande.settings', JSON.stringify({ figureSet: chosen }));
    }
  }, figureSet);
  return context.newPage();
}

async function beginGame(page: Page, game: 'graal' | 'grailnah'): Promise<TablePage> {
  const table = await (game === 'graal' ? beginAt(page, game, {}, graalAfter(0)) : begin(page, game));
  await page.locator('.stand').first().waitFor();
  return table;
}

/** The pictures of a sheet of figures in grey, pixel by pixel from 0 to 1, by what stands beside them. */
async function greys(page: Page, game: 'graal' | 'grailnah'): Promise<Map<string, number[]>> {
  await page.getByRole('button', { name: t(`crib.${game}.title`), exact: true }).click();
  const box = `inset: 0 auto auto 0; inline-size: ${side}px; block-size: ${side}px; background: #b7b88c`;
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, `dialog dl svg.shown { position: fixed; ${box} }`);
  const found = new Map<string, number[]>();
  for (const row of await page.locator('dialog dl > div').all()) {
    const figure = row.locator('svg');
    await figure.evaluate((each) => each.classList.add('shown'));
    const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: side, height: side } })).toString('base64');
    await figure.evaluate((each) => each.classList.remove('shown'));
    const pixels = await page.evaluate(async (encoded) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      return Array.from({ length: data.length / 4 }, (_, i) => {
        const [red, green, blue] = data.slice(4 * i, 4 * i + 3) as unknown as [number, number, number];
        return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
      });
    }, picture);
    found.set(await row.locator('dt').innerText(), pixels);
  }
  return found;
}

const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, grey, i) => sum + Math.abs(grey - (other[i] ?? 0)), 0) / one.length;

describe.each(sets)('%s figures', (set) => {
  it.each(few(['graal', 'grailnah'] as const, 'graal'))(`of %s differ in grey at ${side} px`, async (game) => {
    const page = await pageWith(set);
    await beginGame(page, game);
    const found = [...(await greys(page, game))];
    expect(found.length).toBeGreaterThan(4);
    expect(found[0]?.[1]).toHaveLength(side * side);
    const pairs = found.flatMap(([a, one], i) =>
      found.slice(i + 1).map(([b, other]) => ({ pair: `${a} and ${b}`, by: apart(one, other) })),
    );
    const [closest] = pairs.sort((a, b) => a.by - b.by);
    console.log(
      `${set} figures of ${game}: closest are ${closest?.pair}, ${((closest?.by ?? 0) * 100).toFixed(1)} % apart`,
    );
    expect(closest?.by).toBeGreaterThan(leastApart[set]);
  });

  // The usual set is on every page that other tests see; the other one has to come to all places.
  it.runIf(isLong || set === 'plain')('are drawn wherever there are figures', async () => {
    const page = await pageWith(set);
    const table = await beginGame(page, 'graal');
    await table.press('h1');
    await table.press('f3');
    await page.locator('.told').first().waitFor();
    await page.getByRole('button', { name: t('crib.graal.title'), exact: true }).click();
    const other = sets.find((each) => each !== set)!;
    for (const place of ['.board', '.players', 'dialog', '.told']) {
      expect(await page.locator(`${place} .figure.${set}`).count(), place).toBeGreaterThan(0);
    }
    expect(await page.locator(`.figure.${other}`).count()).toBe(0);
  });
});

describe('upright figures', () => {
  it('stand in the order of their feet, also after a move', async () => {
    const page = await pageWith('carved');
    const table = await beginGame(page, 'graal');
    await table.press('h1');
    await table.press('f3');
    await page.locator('.told').first().waitFor();
    await page.waitForTimeout(400);
    const feet = await page.locator('.stand').evaluateAll((all) =>
      all.map((each) => {
        const { f: middle, d: scale } = new DOMMatrix(getComputedStyle(each).transform);
        return Math.round(middle + 32.5 * scale);
      }),
    );
    expect(feet.length).toBeGreaterThan(20);
    expect(feet).toEqual([...feet].sort((a, b) => a - b));
  });

  it.each(few([390, 844, 1440], 390))('cover at least six tenths of their cells at %i px', async (width) => {
    const context = await newContext({ viewport: { width, height: width === 844 ? 390 : 900 } });
    const page = await context.newPage();
    const position = 'N:K@N,Q@N,n@A4,n@F13,n@G1,n@G3/S:K@S,Q@S,n@S,n@D9,n@E12,n@F11 M@A14,F@F19 N0 0;00;NS en1.1';
    await beginAt(page, 'grailnah', {}, position);
    await page.locator('.stand').first().waitFor();
    for (const cell of ['A4', 'D9', 'E12', 'F13', 'F11', 'G1', 'G3']) {
      const ground = (await page.locator(`[data-cell="${cell}"]`).boundingBox())!;
      const covered = await page.locator('.stand .body').evaluateAll(
        (all, { x, y, width, height }) =>
          Math.max(
            ...all.map((each) => {
              const box = each.getBoundingClientRect();
              const wide = Math.min(box.right, x + width) - Math.max(box.left, x);
              const foot = box.bottom > y && box.bottom < y + height * 1.3;
              return foot && wide > 0 ? box.height : 0;
            }),
          ),
        ground,
      );
      expect(covered / Math.min(ground.width, ground.height), cell).toBeGreaterThan(0.6);
    }
  });
});
