import { afterEach, describe, expect, it } from 'vitest';
import { Random } from '../../../../tests/random';
import { chosenAction } from '../../../../tests/rules';
import { english } from '../../../base/i18n/dictionary';
import { en, type WordKey } from '../../../base/i18n/en';
import { fr } from '../../../base/i18n/fr';
import { nl } from '../../../base/i18n/nl';
import { languages, setLanguage, t } from '../../../base/i18n/words.svelte';
import { tellPly } from '../../../table/narration/tell';
import { viewpointOf } from '../../../table/narration/viewpoint';
import { allCoachedGames } from '../testing';
import { judgementText, opponentOf, outlookText } from './say';
import { begun, door, type Lesson } from './testing';
import type { CoachedGame } from '../coachedGame';

const seeds = [1, 2, 3, 4];
const mostPlies = 1000;

afterEach(() => setLanguage('en'));

/** Whoever learns plays by chance, the opponent as it will. */
function nextAction({ table }: Lesson, { level }: CoachedGame, random: Random): string {
  const { state, may } = table.snapshot;
  if (may.seats.includes(state.toAct!)) return chosenAction(door, state, random);
  return door.think(state.game, state.options, state.position, [], level, '1', 0, 1, false).action;
}

/** All that is said now, in the language that is spoken. */
function saidNow({ coach, table }: Lesson): readonly string[] {
  const opponent = opponentOf(table.snapshot);
  const remarks = coach.remarks.flatMap((remark) => [
    tellPly(remark.ply, viewpointOf(table.snapshot)),
    ...(remark.note ? [t(remark.note)] : []),
    judgementText(remark, opponent),
  ]);
  const now = [coach.note ? t(coach.note) : '', coach.outlook ? outlookText(coach.outlook, opponent) : ''];
  return [...remarks, ...now].filter((text) => text !== '');
}

function notesNow({ coach }: Lesson): readonly WordKey[] {
  const last = coach.remarks.at(-1)?.note;
  return [last, coach.note].flatMap((note) => (note ? [note] : []));
}

describe.each(allCoachedGames.map((lesson) => [lesson.game, lesson] as const))(
  'the explained game of %s',
  (game, lesson) => {
    it('goes on to the end whatever is played, and tells every move in every language', async () => {
      for (const seed of seeds) {
        const begunLesson = begun(game, { seed: String(seed), seat: seed % 2 });
        const { match, table, coach } = begunLesson;
        const random = new Random(seed);
        const said: WordKey[] = [...notesNow(begunLesson)];
        for (let ply = 0; !table.snapshot.ending && ply < mostPlies; ++ply) {
          expect(match.playNow(nextAction(begunLesson, lesson, random))).toBe(null);
          said.push(...notesNow(begunLesson));
          expect(coach.remarks.at(-1)?.ply).toBe(table.snapshot.history.plies.at(-1));
          for (const language of ply % 7 === 0 ? languages : []) {
            await setLanguage(language);
            const texts = saidNow(begunLesson);
            expect(texts.length).toBeGreaterThanOrEqual(coach.remarks.length);
            expect(texts.filter((text) => /[{}]|undefined|coach\./.test(text))).toEqual([]);
          }
          await setLanguage('en');
        }
        expect(table.snapshot.ending).not.toBe(null);
        expect(said.length).toBe(new Set(said).size);
        begunLesson.close();
      }
    });

    it('knows what it looked at, to the end of a game', async () => {
      const begunLesson = begun(game);
      const random = new Random(7);
      for (let ply = 0; !begunLesson.table.snapshot.ending && ply < 12; ++ply) {
        await begunLesson.coach.evaluate();
        const isMine = begunLesson.table.decider !== null;
        expect(begunLesson.coach.outlook !== null).toBe(isMine);
        begunLesson.match.playNow(nextAction(begunLesson, lesson, random));
      }
      await begunLesson.coach.evaluate();
      begunLesson.close();
    });

    it('waits for what can happen', () => {
      const kinds = Object.keys(en).flatMap((key) => (key.startsWith('tell.') ? key.split(/[.+]/) : []));
      for (const occasion of lesson.notes.flatMap(({ when }) => when)) {
        if ('asked' in occasion) expect(Object.keys(english.phrases)).toContain(occasion.asked);
        else expect(kinds).toContain(occasion.event);
      }
    });

    it('says little at a time, and every word of its own once', () => {
      const keys = (Object.keys(en) as WordKey[]).filter((key) => key.startsWith(`coach.${game}.`));
      const said = [lesson.title, lesson.teaches, ...lesson.notes.map(({ say }) => say)];
      expect([...said].sort()).toEqual([...keys].sort());
      const long = [en, fr, nl].flatMap((words) => keys.filter((key) => words[key]!.length > 175));
      expect(long).toEqual([]);
    });
  },
);

describe('the coach', () => {
  const blueIsNear = 'N:K@N,Q@N,n@N,n@N,n@D2/S:K@S,Q@S,n@S,n@S,n@G7 M@*,F@* N22 -;00;NS en1.1';

  it('remembers what it has said when moves are taken back', async () => {
    const { match, coach, close } = begun('menhirs');
    expect(coach.note).toBe('coach.menhirs.start');
    match.playNow(match.snapshot.state.choice!.next[0]!.id);
    expect(coach.remarks.map(({ note }) => note)).toEqual(['coach.menhirs.own']);
    expect(coach.note).toBe(null);
    await match.undo();
    expect([coach.remarks, coach.note]).toEqual([[], 'coach.menhirs.start']);
    close();
  });

  it('talks about the learner’s last turn and the answer to it', () => {
    const { match, coach, close } = begun('menhirs');
    const place = (): void => void match.playNow(match.snapshot.state.choice!.next[0]!.id);
    place();
    place();
    expect(coach.remarks.map(({ isMine }) => isMine)).toEqual([true, false]);
    place();
    expect(coach.remarks.map(({ isMine }) => isMine)).toEqual([true]);
    close();
  });

  it('says gently that a move lets the opponent win, and takes it back', async () => {
    const { match, table, coach, close } = begun('grailnah', { position: blueIsNear });
    await coach.evaluate();
    expect([...coach.outlook!.escapes]).toEqual(['M:*-G7']);
    match.playNow('n:D2-E2');
    match.playNow('n:S-A13');
    await coach.evaluate();
    expect(coach.remarks[0]?.judgement).toBe('allowed');
    await coach.takeBack(coach.remarks[0]!.index);
    expect(table.position).toBe(blueIsNear);
    close();
  });

  it('says so of the move before a lost end too, and takes both back', async () => {
    const { match, table, coach, close } = begun('grailnah', { position: blueIsNear });
    await coach.evaluate();
    match.playNow('n:D2-E2');
    await coach.evaluate();
    match.playNow('n:G7-*');
    await coach.evaluate();
    expect(table.snapshot.ending?.winners).toEqual([1]);
    expect(coach.remarks[0]?.judgement).toBe('allowed');
    await coach.takeBack(coach.remarks[0]!.index);
    expect(table.position).toBe(blueIsNear);
    close();
  });

  it('praises a move that stops the opponent', async () => {
    const { match, coach, close } = begun('grailnah', { position: blueIsNear });
    match.playNow('M:*-G7');
    await coach.evaluate();
    expect(coach.remarks[0]?.judgement).toBe('stopped');
    close();
  });

  it('says that a win is there, and that it was missed', async () => {
    const oneLeft = '..../..o../....../o....mm/....../..M../.... 5a slide - 8a';
    const { match, coach, close } = begun('menhirs', { position: oneLeft });
    await coach.evaluate();
    expect(coach.outlook?.win).toBe('now');
    match.playNow('d6.d7>S');
    await coach.evaluate();
    expect(coach.remarks[0]?.judgement).toBe('missed');
    close();
  });
});
