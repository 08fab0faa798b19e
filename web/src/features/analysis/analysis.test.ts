import { describe, expect, it } from 'vitest';
import { pliesFrom, rules } from '../../../tests/rules';
import type { SearchResult } from '../../door/types';
import { Analysis } from './analysis.svelte';

const door = await rules();
const position = '..../.MM../.MM.../..MM.../..M.../...../.... 1a place - 8a';
const played = ['a1', 'b1', 'c1', 'd1'];
const mistake = 1;

/** Level until the second move, which loses; another one was better. */
async function think({ actions }: { actions: readonly string[] }): Promise<SearchResult> {
  const expectation = actions.length <= mistake ? 0 : actions.length % 2 === 0 ? 900 : -900;
  const action = actions.length === mistake ? 'g1' : (played[actions.length] ?? 'f1');
  const lines = [{ score: expectation, expectation, end: null, actions: [action] }];
  return Promise.resolve({ lines, action, depth: 1, nodes: 1, isProof: false });
}

const engine = { think, stop: () => undefined, close: () => undefined };
const scene = { game: 'menhirs', options: {}, position };
const opened = (): Analysis => new Analysis(door, engine, scene, pliesFrom(door, 'menhirs', position, played), [0, 1]);

describe('the analysis of a game', () => {
  it('opens at its end, and goes to where it was decided as soon as that is found', async () => {
    const analysis = opened();
    expect(analysis.node).toBe(analysis.mainLine.at(-1));
    await analysis.reviewGame(true);
    expect(analysis.node).toBe(analysis.mainLine[mistake]);
    expect(analysis.review.decisive).toBe(analysis.node);
    expect(analysis.review.turningPoints).toContain(analysis.node);
    expect(analysis.judgement?.mark).toBe('mistake');
  });

  it('stays where somebody went meanwhile', async () => {
    const analysis = opened();
    const review = analysis.reviewGame(true);
    analysis.toStart();
    await review;
    expect(analysis.node).toBe(analysis.tree.root);
  });

  it('shows what was played or what was better, and judges the same move', async () => {
    const analysis = opened();
    await analysis.reviewGame(true);
    const judged = analysis.node;
    analysis.showBetter();
    expect(analysis.node.ply?.action).toBe('g1');
    expect(analysis.judged).toBe(judged);
    expect(analysis.judgement?.mark).toBe('mistake');
    analysis.showPlayed();
    expect(analysis.node).toBe(judged);
    analysis.showBetter();
    analysis.tryAgain();
    expect(analysis.node).toBe(judged.parent);
  });
});

describe('taps on the analysis board', () => {
  it('play an action that they complete, as a variation', () => {
    const analysis = opened();
    analysis.toStart();
    expect(analysis.pick('g1')).toBeNull();
    expect(analysis.node.ply?.action).toBe('g1');
    expect(analysis.mainLine).not.toContain(analysis.node);
  });

  it('are refused with a reason where nothing can be chosen', () => {
    const analysis = opened();
    analysis.toStart();
    const taken = analysis.tableau.figures[0]!.cell;
    expect(analysis.pick(taken)).toHaveProperty('key');
    expect(analysis.refuse(taken)).toHaveProperty('key');
    expect(analysis.node).toBe(analysis.tree.root);
  });

  it('begin with what stands on the cell', () => {
    const analysis = opened();
    analysis.toStart();
    const { cell } = analysis.choice!.next[0]!;
    expect(analysis.refuse(cell)).toBeUndefined();
    expect(analysis.picks).toEqual([cell]);
  });
});
