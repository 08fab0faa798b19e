import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../base/i18n/words.svelte';
import { change } from '../base/storage/settings.svelte';
import { manifestOf } from './games';
import {
  choicesFor,
  choicesForAny,
  firstForm,
  fittingOptions,
  isReady,
  ofBooklet,
  openChoices,
  quickSetup,
  randomSeed,
  setupFrom,
  usualIn,
  usualOptions,
  withoutPlayer,
  withPlayer,
  type Form,
} from './setup';

const open = (name: string, form: Form) =>
  openChoices(
    manifestOf(form.game)!.options.find((spec) => spec.name === name)!,
    form,
  );

function formOf(game: Form['game'], players: number, options: Record<string, string> = {}): Form {
  let form: Form = { ...firstForm(game), options };
  while (form.rows.length < players) form = withPlayer(form);
  return form;
}

describe('a new game', () => {
  afterEach(() => setLanguage('en'));
  it('follows the booklet in the language of the reader', async () => {
    expect(firstForm('grailnah').options).toEqual({});
    await setLanguage('fr');
    expect(firstForm('grailnah').options).toEqual({ edition: 'fr1.0' });
    expect(quickSetup('grailnah', 'computer').options).toEqual({ edition: 'fr1.0' });
    expect(quickSetup('grailnah', 'computer', { from: 'x' }).options).toEqual({});
    await setLanguage('nl');
    expect(firstForm('grailnah').options).toEqual({ edition: 'nl2004' });
    expect(firstForm('menhirs').options).toEqual({});
  });
});

describe('one click', () => {
  it('begins gently, with the options of the rules', () => {
    expect(quickSetup('graal', 'computer').options).toEqual({ 'quiet-first-turn': 'on' });
    expect(quickSetup('graal', 'person').options).toEqual({});
  });
  it('is a person against level 3', () => {
    const setup = quickSetup('menhirs', 'computer');
    expect(setup.players).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'level', level: 3 },
    ]);
    expect(setup).toMatchObject({ options: {}, length: 'games 1', from: '' });
  });
  it('or against the one that was chosen', () => {
    change({ opponent: 6 });
    expect(quickSetup('menhirs', 'computer').players[1]).toEqual({ kind: 'level', level: 6 });
    change({ opponent: 9 });
    expect(quickSetup('graal', 'computer').players[1]).toEqual({ kind: 'level', level: 9 });
    expect(quickSetup('menhirs', 'computer').players[1]).toEqual({ kind: 'level', level: 8 });
    change({ opponent: null });
  });
  it('or two persons, from a position if one is given', () => {
    const setup = quickSetup('graal', 'person', { from: 'x', options: { armies: '1' } });
    expect(setup.players).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'person', name: 'Player 2' },
    ]);
    expect(setup).toMatchObject({ from: 'x', options: { armies: '1' } });
  });
  it('seats as many as the options say', () => {
    const setup = quickSetup('grailnah', 'computer', { options: { players: '4' } });
    expect(setup.players.map(({ kind }) => kind)).toEqual(['person', 'level', 'level', 'level']);
  });
  it('is dealt from a seed that fits 64 bits', () => {
    expect(randomSeed()).toMatch(/^\d{1,20}$/);
    expect(randomSeed()).not.toBe(randomSeed());
  });
});

describe('players', () => {
  it('come and go within what the game allows', () => {
    expect(formOf('menhirs', 2).rows).toHaveLength(2);
    expect(withPlayer(formOf('menhirs', 2)).rows).toHaveLength(2);
    expect(withPlayer(formOf('grailnah', 4)).rows).toHaveLength(4);
    expect(withPlayer(formOf('graal', 6)).rows).toHaveLength(6);
    const three = formOf('grailnah', 3);
    const two = withoutPlayer(three, 1);
    expect(two.rows.map((row) => row.key)).toEqual([0, 2]);
    expect(withoutPlayer(two, 0).rows).toHaveLength(2);
    expect(new Set(withPlayer(two).rows.map((row) => row.key)).size).toBe(3);
  });
  it('are different opponents, as strong as the first or nearly', () => {
    const levelsIn = ({ rows }: Form) => rows.map(({ level }) => level).slice(1);
    expect(levelsIn(formOf('graal', 6))).toEqual([3, 2, 4, 1, 5]);
    const [person, opponent] = firstForm('grailnah').rows;
    const strong: Form = { ...firstForm('grailnah'), rows: [person!, { ...opponent!, level: 8 }] };
    expect(levelsIn(withPlayer(withPlayer(strong)))).toEqual([8, 7, 6]);
    const full: Form = { ...firstForm('graal'), rows: [person!, { ...opponent!, level: 9 }] };
    expect(levelsIn(withPlayer(full))).toEqual([9, 8]);
  });
  it('decide the options that depend on them', () => {
    expect(fittingOptions(formOf('grailnah', 3, { swap: 'on' }))).toEqual({ players: '3', swap: 'off' });
    expect(fittingOptions(formOf('grailnah', 2, { swap: 'on' }))).toEqual({ players: '2', swap: 'on' });
    expect(fittingOptions(formOf('graal', 5))).toEqual({ armies: '3' });
    expect(fittingOptions(formOf('graal', 2, { armies: '2' }))).toEqual({ armies: '2' });
  });
  it('decide what can be chosen', () => {
    expect(open('players', formOf('grailnah', 2))).toEqual([]);
    expect(open('swap', formOf('grailnah', 2))).toEqual(['off', 'on']);
    expect(open('swap', formOf('grailnah', 3))).toEqual([]);
    expect(open('armies', formOf('graal', 4))).toEqual(['2', '3']);
    expect(open('allied-house', formOf('graal', 2))).toEqual([]);
    expect(open('allied-house', formOf('graal', 3))).toEqual(['off', 'on']);
    expect(open('army', formOf('graal', 2))).toEqual([]);
  });
});

describe('a form', () => {
  it('becomes a setup', () => {
    const form = formOf('menhirs', 2, { side: '5' });
    const rows = form.rows.map((row) => ({ ...row, kind: 'person' as const, name: row.key === 0 ? ' Ada ' : '' }));
    const setup = setupFrom({ ...form, rows, lengthKind: 'score', lengthNumber: 21 });
    expect(setup.players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Player 2' },
    ]);
    expect(setup).toMatchObject({ options: { side: '5' }, length: 'score 21' });
    expect(setupFrom({ ...formOf('graal', 2), lengthNumber: 9 }).length).toBe('games 1');
  });
  it('is not ready with a name too long or no number', () => {
    const form = firstForm('menhirs');
    const named = (name: string) => ({ ...form, rows: form.rows.map((row) => ({ ...row, name })) });
    expect(isReady(form)).toBe(true);
    expect(isReady(named('é'.repeat(40)))).toBe(true);
    expect(isReady(named('é'.repeat(41)))).toBe(false);
    expect(isReady({ ...form, lengthNumber: 0 })).toBe(false);
    expect(isReady({ ...form, lengthNumber: Number.NaN })).toBe(false);
  });
});

describe('choices', () => {
  const names = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);

  it('for so many players leave out what is decided by that', () => {
    const form = formOf('grailnah', 3);
    const specs = manifestOf('grailnah')!.options;
    expect(names(choicesFor(form, specs))).not.toContain('players');
    expect(names(choicesFor(form, specs))).not.toContain('swap');
  });
  it('for any number leave out only what does not matter', () => {
    expect(names(choicesForAny('grailnah', {}))).toContain('swap');
    expect(names(choicesForAny('grailnah', { players: '3' }))).not.toContain('swap');
    expect(choicesForAny('grailnah', {}).find(({ name }) => name === 'players')?.values).toEqual(['2', '3', '4']);
    expect(names(choicesForAny('nothing', {}))).toEqual([]);
  });
  it('begin with what the booklet in a language says', () => {
    expect(ofBooklet('grailnah', 'fr')).toEqual({ edition: 'fr1.0' });
    expect(ofBooklet('grailnah', 'nl')).toEqual({ edition: 'nl2004' });
    expect(ofBooklet('menhirs', 'nl')).toEqual({});
    expect(usualIn('grailnah', 'nl')).toEqual({ ...usualOptions('grailnah'), edition: 'nl2004' });
    expect(usualIn('menhirs', 'nl')).toEqual(usualOptions('menhirs'));
  });
});
