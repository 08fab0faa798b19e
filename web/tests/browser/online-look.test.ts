import { describe, expect, it } from 'vitest';
import { word } from '../../src/base/i18n/dictionary';
import type { WordKey } from '../../src/base/i18n/en';
import { nothingWrong, violations } from './axe';
import { phone, useBrowser } from './browser';
import { fischer, gather, giveUp, make, newPeople, newPerson, parts, sayTo, sitDown, type Person } from './online';
import { hold } from './said';
import { few } from './scope';
import { handIn } from './ways';
import { dictionaries, t } from './words';

useBrowser();

/** An action each, chat, and a question. */
async function busyTable(): Promise<[Person, Person, Person]> {
  const people = await newPeople(3);
  const game = await gather('grailnah', people, { clock: fischer(600, 5) });
  for (const action of ['n:N-A3', 'n:E-A8', 'n:W-A18']) await game.type(action);
  const [ada, bo] = people as [Person, Person];
  await sayTo([bo], ada, 'Good luck!');
  await parts.button(people[2]!.page, 'table.askBack').click();
  await parts.offer(ada.page, t('offer.take-back', people[2]!.name)).waitFor();
  return people as [Person, Person, Person];
}

describe('axe finds nothing', { timeout: 120_000 }, () => {
  it('on a table that is played at: asked, over', async () => {
    const [ada, bo] = await busyTable();
    expect(await violations(bo.page)).toEqual(nothingWrong);
    await giveUp(bo);
    await parts.button(ada.page, 'table.askAgain').click();
    await parts.offer(bo.page, t('offer.rematch', ada.name)).waitFor();
    expect(await violations(bo.page)).toEqual(nothingWrong);
  });

  it('on an invitation, in the lobby, before and behind screens', async () => {
    const [ada, bo] = [await newPerson(), await newPerson(phone)];
    const id = await make(ada, 'graal', { isListed: true });
    await bo.page.goto('/lobby');
    await bo.page.getByRole('listitem').filter({ hasText: ada.name }).waitFor();
    expect(await violations(bo.page)).toEqual(nothingWrong);
    await bo.page.goto(`/table/${id}`);
    await bo.page.getByRole('button', { name: t('waiting.play') }).waitFor();
    expect(await violations(bo.page)).toEqual(nothingWrong);
    await ada.page.goto(`/table/${id}`);
    await sitDown(bo, `/table/${id}`);
    await parts.button(bo.page, 'chat.turnOn').click();
    await bo.page.getByText(t('play.menu'), { exact: true }).click();
    await parts.button(bo.page, 'play.resign').click();
    await bo.page.getByRole('textbox', { name: t('chat.say') }).waitFor();
    expect(await violations(bo.page)).toEqual(nothingWrong);
    expect(await bo.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await parts.button(ada.page, 'draw.complete').click();
    await handIn(ada.page);
    await ada.page.getByRole('heading', { name: t('table.handIn') }).waitFor();
    expect(await violations(ada.page)).toEqual(nothingWrong);
  });
});

const locales = { en: 'en-US', fr: 'fr-CA', nl: 'nl-BE' } as const;

describe('a table speaks one language', () => {
  it.each(few(dictionaries.slice(1), dictionaries[2]!))('$language', async (dictionary) => {
    const { language } = dictionary;
    const say = (key: WordKey, ...values: string[]): string => word(dictionary, key, values);
    const [ada, bo] = [await newPerson({ locale: locales[language] }), await newPerson({ locale: locales[language] })];
    const press = (person: Person, key: WordKey): Promise<void> =>
      person.page.getByRole('button', { name: say(key), exact: true }).click();
    const id = await make(ada, 'grailnah', { clock: fischer(600, 5) });
    await ada.page.goto(`/table/${id}`);
    await ada.page.getByRole('img', { name: say('share.code') }).waitFor();
    await hold(ada.page, dictionary);
    await bo.page.goto(`/table/${id}`);
    await bo.page.getByRole('button', { name: say('waiting.play') }).waitFor();
    await hold(bo.page, dictionary);
    await press(bo, 'waiting.play');
    const box = ada.page.getByRole('textbox', { name: say('play.type') });
    await box.fill('n:N-A3');
    await box.press('Enter');
    await bo.table.waitFor(1);
    await press(ada, 'table.askBack');
    await bo.page.getByRole('region', { name: say('offer.label') }).waitFor();
    await Promise.all([ada, bo].map(({ page }) => hold(page, dictionary)));
    const elsewhere = bo.page.getByRole('textbox', { name: say('play.type') });
    await elsewhere.fill('K:S-G1');
    await elsewhere.press('Enter');
    await bo.page
      .getByRole('status')
      .getByRole('button', { name: word(dictionary, 'book.ask', ['']) })
      .waitFor();
    await hold(bo.page, dictionary);
    await bo.page.getByText(say('play.menu'), { exact: true }).click();
    await press(bo, 'play.resign');
    await bo.page
      .getByRole('dialog', { name: say('play.resignAsk') })
      .getByRole('button')
      .last()
      .click();
    await press(ada, 'table.askAgain');
    await bo.page.getByRole('region', { name: say('offer.label') }).waitFor();
    await Promise.all([ada, bo].map(({ page }) => hold(page, dictionary)));
    await bo.page.goto('/games');
    await bo.page.getByRole('heading', { name: say('games.online.over') }).waitFor();
    await hold(bo.page, dictionary);
    await bo.page.goto('/account');
    await bo.page.getByRole('form', { name: say('account.login') }).waitFor();
    await hold(bo.page, dictionary);
  });
});
