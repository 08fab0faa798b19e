import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Dictionary } from '../../src/base/i18n/dictionary';
import { en, type WordKey } from '../../src/base/i18n/en';

const keys = Object.keys(en) as WordKey[];
const families = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
const bareKey = new RegExp(`(?<![\\w./-])(?:${families})\\.[a-zA-Z]\\w*(?:\\.\\w+)*|\\{\\d\\}`, 'g');

/** All that a page says to eyes and ears. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder'];
    const texts = [document.title, ...document.body.innerText.split('\n')];
    for (const element of document.querySelectorAll('*')) {
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLOptionElement && element.lang === '') texts.push(element.text);
    }
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  });
}

/** Sentences that this language says otherwise than English. */
function foreign({ words, language }: Dictionary): (text: string) => boolean {
  const own = new Set(Object.values(words));
  const all = keys.map((key) => en[key]!).filter((text) => text.includes(' ') && !own.has(text));
  const whole = new Set(all.filter((text) => !text.includes('{')));
  const filled = all.filter((text) => /\{\d\}/.test(text) && /\p{L}+ \p{L}+/u.test(text)).map(patternOf);
  return (text) => language !== 'en' && (whole.has(text) || filled.some((pattern) => pattern.test(text)));
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\d\}|\([^()|]*\|[^()|]*\)/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The page speaks this language, all of it. */
export async function hold(page: Page, dictionary: Dictionary): Promise<void> {
  const texts = await said(page);
  expect(texts.length).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(dictionary.language);
  expect(texts.flatMap((text) => text.match(bareKey) ?? [])).toEqual([]);
  expect(texts.filter(foreign(dictionary))).toEqual([]);
}
