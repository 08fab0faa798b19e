// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Choice } from '../door/types';
import type { GameEnd, Snapshot } from '../match/match';
import { go } from '../base/router/router.svelte';
import { askedTopic, closeSheet } from '../base/ui/ruleSheet.svelte';
import { clearToast, showRefusal } from '../base/ui/toast.svelte';
import { provideRuleTopic, openRules, currentRule } from './ruleContext.svelte';
import { gameOfRule } from '../match/games';

it('gameOfRule knows the letters', () => {
  expect(['M11', 'G22', 'C16'].map(gameOfRule)).toEqual(['menhirs', 'grailnah', 'graal']);
  for (const none of ['', 'M', 'X1', 'M1a']) expect(gameOfRule(none)).toBeNull();
});

it('currentRule is the one that a choice asks about', () => {
  const prompt = { key: '', rule: 'G10', arguments: [] };
  const choice: Choice = { picks: ['n@C3'], chosen: [], next: [], action: '', prompt, rule: 'G12' };
  const running = { state: { game: 'grailnah' }, ending: null } as unknown as Snapshot;
  expect(currentRule({ choice, snapshot: running })).toBe('G12');
});

it('currentRule looks at the end where nothing is to be chosen', () => {
  const ended = (reason: GameEnd['reason'], ...events: { kind: string; rule: string }[]) => {
    const history = { start: '', plies: [{ events }] };
    const snapshot = { state: { game: 'graal' }, history, ending: { winners: [], reason } };
    return currentRule({ choice: null, snapshot: snapshot as unknown as Snapshot });
  };
  expect(ended('rules', { kind: 'took', rule: 'C9' }, { kind: 'won', rule: 'C19' })).toBe('C19');
  expect(ended('rules', { kind: 'drawn', rule: 'C20' })).toBe('C20');
  expect(ended('resigned', { kind: 'took', rule: 'C9' })).toBe('');
  const thinking = { state: { game: 'menhirs' }, ending: null } as unknown as Snapshot;
  expect(currentRule({ choice: null, snapshot: thinking })).toBe('');
});

describe('openRules', () => {
  afterEach(() => {
    clearToast();
    closeSheet();
    go('/');
  });
  it('goes to the book of the page where no game is played', () => {
    openRules();
    expect(location.pathname).toBe('/rules/menhirs');
    go('/new/graal');
    openRules();
    expect(location.pathname).toBe('/rules/graal');
    expect(askedTopic()).toBeNull();
  });
  it('stays at the table: shows the rule at hand, and before it that of a refusal', () => {
    go('/game/1');
    const stop = provideRuleTopic(() => ({ game: 'grailnah', rule: 'G12' }));
    openRules();
    expect(askedTopic()).toEqual({ game: 'grailnah', rule: 'G12' });
    showRefusal({ key: 'grailnah.locked', rule: 'G13', arguments: [] });
    openRules();
    expect(askedTopic()).toEqual({ game: 'grailnah', rule: 'G13' });
    expect(location.pathname).toBe('/game/1');
    stop();
    clearToast();
    openRules();
    expect(location.pathname).toBe('/rules/menhirs');
  });
});
