import { afterEach, describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { setLanguage } from '../../base/i18n/words.svelte';
import type { Player, Snapshot } from '../../match/match';
import { endingOf, rightsHere } from '../../match/players';
import { endingText, playerNames } from './names';
import { calledOn, viewpointOf } from './viewpoint';

const door = await rules();
afterEach(() => setLanguage('en'));

const person = (name: string): Player => ({ kind: 'person', name });
const level = (number: number): Player => ({ kind: 'level', level: number });

function begun(game: string, players: readonly Player[]): Snapshot {
  const names = players.map((each) => (each.kind === 'level' ? `level:${each.level}` : each.name));
  const state = door.begin(game, { ...(game === 'graal' ? { 'drawing-up': 'stock' } : {}) }, names, '1', 'games 1', '');
  const history = door.history(state.match, state.gameNumber);
  return {
    state,
    history,
    players,
    ending: null,
    isThinking: false,
    ready: [],
    trouble: null,
    may: rightsHere(state, null),
  };
}
const called = (snapshot: Snapshot): readonly string[] =>
  snapshot.state.seats.map((_, seat) => calledOn(snapshot, seat)).sort();

describe('somebody at the table', () => {
  it('is called by a name, or by a colour where there is none, whatever language gave the record its names', () => {
    expect(called(begun('grailnah', [person('Ada'), person('Joueur 2')]))).toEqual(
      expect.arrayContaining(['Ada', expect.stringMatching(/White|Blue/)]),
    );
    expect(called(begun('menhirs', [person('Player 1'), person('Speler 2')]))).toEqual(['Holly', 'Oak']);
  });

  it('is you where one person plays here, and nobody is where several do', () => {
    expect(viewpointOf(begun('grailnah', [person('Player 1'), level(3)])).mine.size).toBe(1);
    expect(viewpointOf(begun('grailnah', [person('Ada'), person('Bo')])).mine.size).toBe(0);
  });

  it('is told from an opponent of the same name by colour', async () => {
    await setLanguage('nl');
    expect(called(begun('grailnah', [level(3), level(3)])).join()).toMatch(/\(Blauw\).*\(Wit\)/);
  });

  it('is listed without a seat', () => {
    expect(playerNames([person('Player 1'), person('Ada')])).toContain('Ada');
    expect(playerNames([person('Player 1'), level(3)])).toMatch(/^You and /);
  });
});

it('says how it ended to who lost and to who won', () => {
  const snapshot = begun('grailnah', [person('Player 1'), level(3)]);
  const mine = snapshot.may.seats[0]!;
  const lost = endingOf(snapshot.state, mine)!;
  const won = endingOf(snapshot.state, 1 - mine)!;
  expect(endingText(snapshot, lost)).toMatch(/^You resign\. .+ wins\.$/);
  expect(endingText(snapshot, won)).toMatch(/ resigns\. You win!$/);
});
