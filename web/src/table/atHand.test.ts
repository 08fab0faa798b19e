// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Choice } from '../door/types';
import type { Ending, Snapshot } from '../match/match';
import { go } from '../base/router/router.svelte';
import { clearToast, showRefusal } from '../base/ui/toast.svelte';
import { bookAddress, bookOpensAt, ruleAtHand } from './atHand.svelte';
import { paragraphOf, reveal } from '../features/book/reveal';
import { gameOfRule } from '../match/games';

it('gameOfRule knows the letters', () => {
  expect(['M11', 'G22', 'C16'].map(gameOfRule)).toEqual(['menhirs', 'grailnah', 'graal']);
  for (const none of ['', 'M', 'X1', 'M1a']) expect(gameOfRule(none)).toBeNull();
});

it('ruleAtHand is the one that a choice asks about', () => {
  const prompt = { key: '', rule: 'G10', arguments: [] };
  const choice: Choice = { picks: ['n@C3'], chosen: [], next: [], action: '', prompt, rule: 'G12' };
  const running = { state: { game: 'grailnah' }, ending: null } as unknown as Snapshot;
  expect(ruleAtHand({ choice, snapshot: running })).toBe('G12');
});

it('ruleAtHand looks at the end where nothing is to be chosen', () => {
  const ended = (reason: Ending['reason'], ...events: { kind: string; rule: string }[]) => {
    const history = { start: '', plies: [{ events }] };
    const snapshot = { state: { game: 'graal' }, history, ending: { winners: [], reason } };
    return ruleAtHand({ choice: null, snapshot: snapshot as unknown as Snapshot });
  };
  expect(ended('rules', { kind: 'took', rule: 'C9' }, { kind: 'won', rule: 'C19' })).toBe('C19');
  expect(ended('rules', { kind: 'drawn', rule: 'C20' })).toBe('C20');
  expect(ended('resigned', { kind: 'took', rule: 'C9' })).toBe('');
  const thinking = { state: { game: 'menhirs' }, ending: null } as unknown as Snapshot;
  expect(ruleAtHand({ choice: null, snapshot: thinking })).toBe('');
});

describe('bookAddress', () => {
  afterEach(() => {
    clearToast();
    go('/');
  });
  it('is the book of the page', () => {
    expect(bookAddress()).toBe('/rules/menhirs');
    go('/new/graal');
    expect(bookAddress()).toBe('/rules/graal');
  });
  it('is the rule at hand, and before it that of a refusal', () => {
    const stop = bookOpensAt(() => ({ game: 'grailnah', rule: 'G12' }));
    expect(bookAddress()).toBe('/rules/grailnah#G12');
    showRefusal({ key: 'grailnah.locked', rule: 'G13', arguments: [] });
    expect(bookAddress()).toBe('/rules/grailnah#G13');
    stop();
    clearToast();
    expect(bookAddress()).toBe('/rules/menhirs');
  });
});

it('reveal goes to the paragraph with the focus', () => {
  expect(['#M11', '#chapter-end', '', '#a b'].map(paragraphOf)).toEqual(['M11', 'chapter-end', '', '']);
  document.body.innerHTML = '<article id="M11" tabindex="-1">x</article>';
  const article = document.querySelector('article')!;
  let isSeen = false;
  article.scrollIntoView = () => (isSeen = true);
  expect(reveal('M11')).toBe(true);
  expect(document.activeElement).toBe(article);
  expect(isSeen).toBe(true);
  expect(reveal('M99')).toBe(false);
});
