import { byGame } from '../base/content/folders';

/** A game of two engines for each board of the first page, kept as what makes it: the record is put together again. */
export interface Demo {
  options: Readonly<Record<string, string>>;
  seed: string;
  start: string;
  actions: string;
  /** The action that a board shows where nothing may move. */
  still: number;
}

export const demos = byGame(import.meta.glob<Demo>('../../games/*/demo.ts', { eager: true, import: 'default' }));

/** The record of a demo, as the rules read it. */
export function demoRecord(game: string, demo: Demo): string {
  const options = Object.entries(demo.options).map(([name, value]) => `option: ${name} ${value}`);
  const actions = demo.actions.split(' ').map((action, index) => `${index + 1} ${action}`);
  const head = ['format: broceliande-record 1', `game: ${game}`, ...options, `seed: ${demo.seed}`, 'length: games 1'];
  const players = ['player: level:5', 'player: level:4'];
  return [...head, ...players, '', 'game 1', `start: ${demo.start}`, ...actions, ''].join('\n');
}
