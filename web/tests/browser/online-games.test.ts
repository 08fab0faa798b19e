import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { chosenAction } from '../rules';
import { useBrowser } from './browser';
import { grailnahOfFour, grailnahOfThree } from './lines';
import { ask, Game, gather, newPeople, parts, sitDown, type Person } from './online';
import { isLong } from './scope';
import { door } from './table';
import { nameOf, t } from './words';

useBrowser();

/** By one click on the first page, and one on the link. */
async function invited(ada: Person, bo: Person): Promise<Game> {
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: t('home.inviteHint', nameOf('menhirs')) }).click();
  await sitDown(bo, await ada.page.getByLabel(t('share.link'), { exact: true }).inputValue());
  return Game.at(new URL(bo.page.url()).pathname.split('/').at(-1)!, [ada, bo]);
}

describe('two people', () => {
  it('play Menhirs from the link to the end, by clicks, and again', async () => {
    const [ada, bo] = (await newPeople(2)) as [Person, Person];
    const game = await invited(ada, bo);
    const random = new Random(5);
    while (!game.isOver) await game.click(chosenAction(door, game.state, random));
    const winner = game.state.seats.findIndex((_, seat) => game.state.outcome?.[seat]?.verdict === 'won');
    const name = game.state.players[game.state.seats[winner]?.player ?? -1];
    await game.seeEnd(name ? /You win!|wins\./ : t('end.draw'));
    await game.isKept();

    await parts.button(ada.page, 'table.askAgain').click();
    await parts.offer(ada.page, t('offer.yours.rematch')).waitFor();
    await parts.offer(bo.page, t('offer.rematch', ada.name)).waitFor();
    await parts.button(bo.page, 'offer.agree').click();
    await Promise.all([ada, bo].map(({ page }) => page.waitForURL((url) => !url.pathname.endsWith(game.id))));
    expect(ada.page.url()).toBe(bo.page.url());
    const again = await Game.at(new URL(ada.page.url()).pathname.split('/').at(-1)!, [ada, bo]);
    expect(again.state.ply).toBe(0);
    await again.click(chosenAction(door, again.state, random));
    await again.isKept();
  });
});

describe.runIf(isLong)('three people', () => {
  it('play Grailnah to the end', async () => {
    const game = await gather('grailnah', await newPeople(3));
    for (const action of grailnahOfThree) await game.type(action);
    expect(game.isOver).toBe(true);
    await game.seeEnd(new RegExp(`You win!|${game.people[0]!.name} wins\\.`));
    await game.isKept();
  });
});

/** Asked past the page, as a client could that somebody has changed. */
async function isSilenced({ id }: Game, person: Person): Promise<void> {
  const headers = { origin: new URL(person.page.url()).origin };
  await person.page.request.post('/api/me', { data: { takesChat: true }, headers });
  const silence = { say: 'refused', message: { key: 'table.silence' } };
  expect(await ask(person, { do: 'ask', table: id, what: 'take-back' })).toMatchObject(silence);
  expect(await ask(person, { do: 'ask', table: id, what: 'hand-over', place: 1, level: 1 })).toMatchObject(silence);
  expect(await ask(person, { do: 'chat', table: id, text: 'psst' })).toMatchObject(silence);
}

describe.runIf(isLong)('four people', () => {
  it('play Grailnah two against two, in silence to the end', async () => {
    const game = await gather('grailnah', await newPeople(4));
    for (const action of grailnahOfFour.slice(0, 5)) await game.type(action);
    for (const { page } of game.people) {
      await page.getByText(t('table.silence')).waitFor();
      expect(await page.getByRole('heading', { name: t('chat.title') }).count()).toBe(0);
      expect(await parts.button(page, 'table.askBack').count()).toBe(0);
    }
    await isSilenced(game, game.people[0]!);
    for (const action of grailnahOfFour.slice(5)) await game.type(action);
    await game.seeEnd(/You win!|.+ wins?\./);
    for (const { page } of game.people) await page.getByRole('heading', { name: t('chat.title') }).waitFor();
    for (const { heard } of game.people) expect(heard.join()).not.toContain('psst');
    await game.isKept();
  });
});
