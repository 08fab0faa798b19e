import { afterEach, describe, expect, it } from 'vitest';
import { begunWith, level, person } from '../../../tests/snapshots';
import { setLanguage } from '../../base/i18n/words.svelte';
import type { Snapshot } from '../../match/match';
import { playerNames } from './names';
import { calledOn, viewpointOf } from './viewpoint';

afterEach(() => setLanguage('en'));

const called = (snapshot: Snapshot): readonly string[] =>
  snapshot.state.seats.map((_, seat) => calledOn(snapshot, seat)).sort();

describe('somebody at the table', () => {
  it('is called by a name, or by a colour where there is none, whatever language gave the record its names', () => {
    expect(called(begunWith('grailnah', [person('Ada'), person('Joueur 2')]))).toEqual(
      expect.arrayContaining(['Ada', expect.stringMatching(/White|Blue/)]),
    );
    expect(called(begunWith('menhirs', [person('Player 1'), person('Speler 2')]))).toEqual(['Holly', 'Oak']);
  });

  it('is you where one person plays here, and nobody is where several do', () => {
    expect(viewpointOf(begunWith('grailnah', [person('Player 1'), level(3)])).mine.size).toBe(1);
    expect(viewpointOf(begunWith('grailnah', [person('Ada'), person('Bo')])).mine.size).toBe(0);
  });

  it('is told from an opponent of the same name by colour', async () => {
    await setLanguage('nl');
    expect(called(begunWith('grailnah', [level(3), level(3)])).join()).toMatch(/\(Blauw\).*\(Wit\)/);
  });

  it('is listed without a seat', () => {
    expect(playerNames([person('Player 1'), person('Ada')])).toContain('Ada');
    expect(playerNames([person('Player 1'), level(3)])).toMatch(/^You and /);
    expect(playerNames([level(1), level(1)])).not.toContain('and');
  });

  it('is counted where one opponent has several seats', async () => {
    const five = [person('Player 1'), ...Array.from({ length: 5 }, () => level(3))];
    expect(playerNames(five)).toBe('You and 5 others');
    expect(playerNames([person('Player 1'), level(1), level(2)])).toMatch(/^You, .+ and /);
    await setLanguage('fr');
    expect(playerNames(five)).toBe('Vous et 5 autres');
    await setLanguage('nl');
    expect(playerNames(five)).toBe('Jij en 5 anderen');
  });
});
