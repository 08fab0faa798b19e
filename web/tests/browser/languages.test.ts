import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { word, type Dictionary } from '../../src/base/i18n/dictionary';
import { en, type WordKey } from '../../src/base/i18n/en';
import { bookOf } from './book';
import { newContext, useBrowser } from './browser';
import { hold } from './said';
import { few } from './scope';
import { begin } from './ways';
import { gameNames, dictionaries } from './words';

useBrowser();

/** Through every kind of page, in the words of a language. */
async function walk(page: Page, dictionary: Dictionary): Promise<void> {
  const say = (key: WordKey, ...values: string[]): string => word(dictionary, key, values);
  await page.goto('/');
  await page.getByRole('img', { name: say('home.demo', say('game.graal.name')) }).waitFor();
  await hold(page, dictionary);
  for (const game of gameNames) {
    await page.goto(`/new/${game}`);
    await page.getByText(say('new.options')).click();
    await page.getByRole('combobox').nth(3).waitFor();
    await hold(page, dictionary);
    await begin(page, game);
    const heading = page.getByRole('heading', { name: say('play.actions') });
    await heading.or(page.getByRole('button', { name: say('curtain.hold') })).waitFor();
    await hold(page, dictionary);
  }
  await page.getByRole('button', { name: say('curtain.hold') }).focus();
  await page.keyboard.down('Enter');
  await page.getByRole('button', { name: say('draw.complete') }).click();
  await page.keyboard.up('Enter');
  await hold(page, dictionary);
  await page.goto('/games');
  await page.getByRole('button', { name: say('games.import') }).waitFor();
  await hold(page, dictionary);
  await page.goto('/open#g=AAAA');
  await page.getByText(say('link.cut')).waitFor();
  await hold(page, dictionary);
}

const locales = { en: 'en-US', fr: 'fr-CA', nl: 'nl-BE' } as const;

describe('every language', () => {
  it.each(few(dictionaries, dictionaries[1]!))('is whole on every page: $language', async (each) => {
    const context = await newContext({ locale: locales[each.language] });
    await walk(await context.newPage(), each);
  });

  it('can be chosen, at once and for later', async () => {
    const context = await newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('heading', { name: en['home.title'] }).waitFor();
    let current = dictionaries[0]!;
    for (const next of [dictionaries[1]!, dictionaries[2]!, dictionaries[0]!, dictionaries[1]!]) {
      await page.getByLabel(word(current, 'nav.language')).selectOption(next.language);
      await page.getByRole('heading', { name: word(next, 'home.title') }).waitFor();
      await hold(page, next);
      current = next;
    }
    await page.reload();
    await page.getByRole('heading', { name: word(current, 'home.title') }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });

  it('says why an action is refused, with the rule', async () => {
    for (const dictionary of few(dictionaries, dictionaries[2]!)) {
      const page = await (await newContext({ locale: locales[dictionary.language] })).newPage();
      await page.goto('/');
      const name = word(dictionary, 'home.sameHint', [word(dictionary, 'game.grailnah.name')]);
      await page.getByRole('button', { name }).click();
      const input = page.getByRole('textbox', { name: word(dictionary, 'play.type') });
      await input.fill('K:N-G1');
      await input.press('Enter');
      const asking = page.getByRole('status').getByRole('button', { name: word(dictionary, 'book.ask', ['']) });
      const { paragraphs } = await bookOf('grailnah', dictionary.language);
      const names = Object.values(paragraphs).map(({ heading }) => word(dictionary, 'book.ask', [heading]));
      expect(names).toContain(await asking.getAttribute('aria-label'));
      await hold(page, dictionary);
    }
  });
});
