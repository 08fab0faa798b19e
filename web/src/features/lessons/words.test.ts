import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { en, type WordKey } from '../../base/i18n/en';
import { fr } from '../../base/i18n/fr';
import { nl } from '../../base/i18n/nl';
import type { Geometry } from '../../door/types';
import { allCoachedGames, allLessons } from './testing';

const longest = 240;
const keys = (Object.keys(en) as WordKey[]).filter((key) => /^lesson\.\w+\.\d/.test(key));

function keysOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('lesson.') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysOf) : [];
}

it('says every word of the lessons somewhere', () => {
  const said = new Set(keysOf(allLessons));
  const shared = keys.filter((key) => !said.has(key));
  expect(shared).toEqual([]);
});

it('stays short', () => {
  const long = [en, fr, nl].flatMap((words) => keys.filter((key) => words[key]!.length > longest));
  expect(long).toEqual([]);
});

/** Finds the name of a cell of these boards, as a word of its own; one with a number in either case. */
function namesOf(boards: readonly Geometry[]): RegExp {
  const cells = boards.flatMap((board) => board.cells);
  const ids = cells.flatMap(({ id, number }) => (number === '' ? [id] : [id.toLowerCase(), id.toUpperCase()]));
  const names = [...new Set(ids)].map((id) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}’])`, 'u');
}

describe('no text of a lesson or of an explained game names a square', async () => {
  const door = await rules();
  const taught = [...allLessons, ...allCoachedGames];

  it.each([...new Set(taught.map(({ game }) => game))])('of %s', (game) => {
    const boards = taught.filter((each) => each.game === game).map(({ options }) => door.geometry(game, options));
    const name = namesOf(boards);
    const { id } = boards[0]!.cells[0]!;
    expect(`(${id}).`).toMatch(name);
    expect(`x${id}1`).not.toMatch(name);
    const told = (Object.keys(en) as WordKey[]).filter((key) => /^(lesson|coach)\./.test(key));
    const own = told.filter((key) => key.split('.').length === 2 || key.split('.')[1] === game);
    expect(own.length).toBeGreaterThan(0);
    const naming = [en, fr, nl].flatMap((words) => own.map((key) => words[key]!).filter((text) => name.test(text)));
    expect(naming).toEqual([]);
  });
});
