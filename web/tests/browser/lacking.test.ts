import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, origin, tolerate, useBrowser } from './browser';
import { few } from './scope';
import type { TablePage } from './table';
import { begin, beginByClick } from './ways';

useBrowser();

/** What a browser may lack, and how this one is made to. */
const lacks: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'web fonts': async (context) => {
    tolerate(/woff2|ERR_FAILED/);
    await context.route('**/*.woff2', (route) => route.abort());
  },
  WebP: async (context) => {
    await context.route('**/*.webp', (route) => route.abort());
    await context.addInitScript(() => {
      const whole = HTMLCanvasElement.prototype.toBlob;
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        return whole.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
      };
    });
  },
  'service workers': (context) =>
    context.addInitScript(() => {
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    }),
  sound: (context) =>
    context.addInitScript(() => {
      for (const name of ['AudioContext', 'webkitAudioContext', 'Audio']) Reflect.deleteProperty(globalThis, name);
    }),
  'a sound device': (context) =>
    context.addInitScript(() => {
      globalThis.AudioContext = class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      } as unknown as typeof AudioContext;
    }),
};

async function playOne(page: Page): Promise<void> {
  await playOn(await beginByClick(page, 'menhirs', 'person'));
}

async function playOn(table: TablePage): Promise<void> {
  await table.waitForCells();
  await table.page.locator('[data-cell][aria-disabled="false"]').first().click();
  await table.waitFor(1);
}

/** Of these none hides another; what makes sound is either not there or does not work. */
const together = 'web fonts, WebP, service workers, sound';
const cases = [...Object.keys(lacks), together];

describe('a browser plays without', () => {
  it.each(few(cases, together, 'a sound device'))('%s', async (names) => {
    const context = await newContext();
    for (const name of names.split(', ')) await lacks[name]!(context);
    await playOne(await context.newPage());
  });
});

describe('a board', () => {
  it('in a theme that nobody knows has the usual one', async () => {
    const paints = async (kept: string): Promise<string> => {
      const context = await newContext({}, false);
      await context.addInitScript((text) => {
        if (location.origin !== 'null') localStorage.setItem('broceliande.settings', text);
      }, kept);
      const page = await context.newPage();
      await playOn(await begin(page, 'menhirs'));
      expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
      return page
        .locator('.board')
        .first()
        .evaluate((board) =>
          [...board.querySelectorAll('[data-cell]')].map((cell) => getComputedStyle(cell).fill).join(),
        );
    };
    expect(await paints('{"theme":"stained-glass","figureSet":"lego","notation":true}')).toBe(
      await paints('{"notation":true}'),
    );
  });
});

describe('a link to what is not there', () => {
  it('is answered with 404, but where only the browser can tell', async () => {
    const status = async (path: string): Promise<number> => (await fetch(new URL(path, origin))).status;
    for (const path of ['/nowhere', '/new/chess', '/rules/graal/x', '/table/nowhere'])
      expect(await status(path)).toBe(404);
    for (const path of ['/', '/new/graal', '/learn/menhirs/1', '/game/nowhere']) expect(await status(path)).toBe(200);
  });

  it.each(few(['/game/nowhere', '/table/nowhere'], '/table/nowhere'))(
    'gets a picture and a way on: %s',
    async (path) => {
      tolerate(/404.*\/table\/nowhere/); // the server says so too
      const page = await (await newContext()).newPage();
      await page.goto(path);
      const trouble = page.getByRole('alert');
      await trouble.locator('svg:visible').first().waitFor();
      await trouble.getByRole('heading', { level: 1 }).waitFor();
      expect(await trouble.getByRole('link').count()).toBeGreaterThan(1);
    },
  );
});
