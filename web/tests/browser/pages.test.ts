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
const desk: Size = { width: 1440, height: 900 };
/** A phone, and a desk at 200 %. */
const others: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
];
/** A tablet, a phone sideways and a small phone: where longer words of other languages run out of room first. */
const smallest: Size = { width: 320, height: 640 };
const tight: readonly Size[] = [{ width: 820, height: 1180 }, { width: 844, height: 390 }, smallest];
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

/** The smallest last, which is where the next language begins: each change of size lays out the page anew. */
function sizesFor(name: string, language: Language): readonly Size[] {
  if (language !== 'en') return few(tight, smallest);
  return [desk, ...few(others), ...(standing.includes(name) ? tight : [smallest])];
}

async function seeSizes(page: Page, name: string, language: Language): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizesFor(name, language)) {
    await page.setViewportSize(size);
    const here = await page.evaluate(misfits, isDesk(size) ? mouse : finger);
    found.push(...here.map((text) => `${language} ${size.width} × ${size.height}: ${text}`));
  }
  return found;
}

/**
 * Forms, lists, puzzles and texts differ from game to game by their words only, and so do pages of what is not there:
 * one stands for all. Who returns finds the first page with more on it.
 */
const alike = [
  /^(a new game|lessons|puzzles|the rule book|the original) of (menhirs|grailnah)$/,
  /^(a game|a table) that is none$/,
  /^the link that ends e-mails$/,
  /^the first page$/,
];
const isAlike = (name: string): boolean => alike.some((pattern) => pattern.test(name));
const seen = few(Object.entries(ways), ...Object.entries(ways).filter(([name]) => !isAlike(name)));

/** In every theme, and in every size that is tight. */
const standing = few(
  Object.keys(ways),
  'the first page of somebody who returns',
  'settings',
  'a new game of graal',
  'a lobby with tables',
  'a lesson',
  'the rule book of graal',
);

describe('everybody can read and reach everything', { timeout: 120_000 }, () => {
  it.each(seen)('on %s', async (name, go) => {
    const page = await newPage({ viewport: desk });
    const tidy = await go(page);
    expect(await violations(page, standing.includes(name))).toEqual(nothingWrong);
    const found: string[] = [];
    for (const language of few(languages, 'en', 'fr')) {
      if (language !== 'en') await speak(page, language);
      found.push(...(await seeSizes(page, name, language)));
    }
    expect(found).toEqual([]);
    await tidy?.();
  });
});
