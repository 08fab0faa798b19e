import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../src/base/storage/language';
import { nothingWrong, violations } from './axe';
import { newPage, useBrowser } from './browser';
import { speak, ways } from './pages';
import { few } from './scope';

useBrowser();

interface Size {
  width: number;
  height: number;
}
/** A small phone, a phone sideways and a tablet: where longer words of other languages run out of room first. */
const tight: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
const desk: Size = { width: 1440, height: 900 };
/** A phone, a desk, and that desk at 200 %. */
const others: readonly Size[] = [{ width: 390, height: 844 }, desk, { width: 720, height: 450 }];
/** What a finger is to find, in css pixels, and what a mouse: at a desk lists of links may stand closer. */
const [finger, mouse] = [44, 24];
const isDesk = ({ width }: Size): boolean => width >= 960;

/** What does not fit: a page that scrolls sideways, words cut off or hanging out of their box, targets too small. */
function misfits(least: number): string[] {
  const found: string[] = [];
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, .skip');
  const across = document.documentElement.scrollWidth - innerWidth;
  if (across > 0) found.push(`the page is ${across} px too wide`);
  const [bar = 0, line = 0] = [...document.querySelectorAll('header, header .name')].map((each) => each.clientHeight);
  if (bar > 1.5 * line) found.push(`the header has two lines: ${bar} px`);
  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const { overflowX } = getComputedStyle(element);
    const excess = element.scrollWidth - element.clientWidth;
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (hasWords && element.clientWidth > 0 && excess > 1 && overflowX !== 'auto')
      found.push(`${name(element)}: ${excess} px cut off`);
  }
  const isSmall = ({ width, height }: DOMRect): boolean => width < least - 0.5 || height < least - 0.5;
  for (const element of document.querySelectorAll('button, select, summary, input, a.button, nav a, [role="radio"]')) {
    if (!isShown(element) || element.closest('svg')) continue;
    // What is pressed is the label around a box, where there is one.
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    if (box.width > 0 && isSmall(box))
      found.push(`${name(element)}: ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
  }
  return found;
}

async function seeSizes(page: Page, language: Language): Promise<string[]> {
  const found: string[] = [];
  const sizes = language === 'en' ? [...tight, ...few(others, desk)] : few(tight, tight[0]!);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const here = await page.evaluate(misfits, isDesk(size) ? mouse : finger);
    found.push(...here.map((text) => `${language} ${size.width} × ${size.height}: ${text}`));
  }
  return found;
}

/** Forms, lists, puzzles and texts differ from game to game by their words only: one game stands for all. */
const words = /^(a new game|lessons|puzzles|the rule book|the original) of (menhirs|grailnah)$/;
const seen = few(Object.entries(ways), ...Object.entries(ways).filter(([name]) => !words.test(name)));

const inEveryTheme = few(
  Object.keys(ways),
  'the first page',
  'settings',
  'a lobby with tables',
  'a lesson',
  'the rule book of graal',
);

describe('everybody can read and reach everything', { timeout: 120_000 }, () => {
  it.each(seen)('on %s', async (name, go) => {
    const page = await newPage();
    const tidy = await go(page);
    expect(await violations(page, inEveryTheme.includes(name))).toEqual(nothingWrong);
    const found: string[] = [];
    for (const language of few(languages, 'en', 'fr')) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await speak(page, language);
      found.push(...(await seeSizes(page, language)));
    }
    expect(found).toEqual([]);
    await tidy?.();
  });
});
