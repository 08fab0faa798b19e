import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from '../src/base/i18n/en';
import { fr } from '../src/base/i18n/fr';
import { nl } from '../src/base/i18n/nl';
import { drawings, plainDrawings } from '../src/board/figures/drawings';
import { gameNames } from '../src/match/games';
import { rules } from './rules';

const door = await rules();
const games = fileURLToPath(new URL('../games/', import.meta.url));
const languages = ['en', 'fr', 'nl'];
const listed = door.games().filter(({ isListed }) => isListed);

/** What the folder of a game that is offered holds; docs/adding-a-game.md tells what each is. */
const wanted = [
  'game.ts',
  'manifest.json',
  'look.css',
  'words/phrases.ts',
  'demo.ts',
  'lessons.ts',
  'coaching.ts',
  'puzzles.jsonl',
  'book/chapters.ts',
  'book/diagrams.ts',
  'book/sample.ts',
  ...languages.map((language) => `book/${language}.ts`),
  ...languages.map((language) => `words/${language}.ts`),
  ...['phrases', 'telling', 'lessons', 'coaching', 'about'].flatMap((kind) =>
    languages.map((language) => `words/${kind}.${language}.ts`),
  ),
];

it('there is a folder for each game of the rules, and one for what games share', () => {
  const names = door.games().map(({ name }) => name);
  expect([...gameNames].sort()).toEqual(listed.map(({ name }) => name).sort());
  expect(readdirSync(games).sort()).toEqual([...names, 'common'].sort());
});

it('no words count the games that are offered', () => {
  const counted = /\b(three|trois|drie) (board games|games|jeux|bordspellen|spellen)\b/i;
  const saying = [en, fr, nl].flatMap((words) => Object.entries(words).filter(([, text]) => counted.test(text)));
  expect(saying).toEqual([]);
});

it('no two folders give the same key', async () => {
  const files = import.meta.glob<Record<string, string>>('../games/*/words/en.ts', { eager: true, import: 'default' });
  const keys = Object.values(files).flatMap((words) => Object.keys(words));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe.each(listed)('the folder of $name', ({ name, options, readyOptions }) => {
  it('lacks nothing', () => {
    expect(wanted.filter((file) => !existsSync(`${games}/${name}/${file}`))).toEqual([]);
  });

  it('names the game, its options and their values', () => {
    const values = options.flatMap(({ name: option, values }) => values.map((value) => `option.${option}.${value}`));
    const keys = ['name', 'line', 'players'].map((what) => `game.${name}.${what}`);
    const named = [...keys, ...options.map((option) => `option.${option.name}`), ...values];
    expect(named.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it('has a crib in all languages or in none, of figures and values that the game has', async () => {
    const kinds = door
      .games()
      .find((game) => game.name === name)!
      .figures.map(({ kind }) => kind);
    const values = options.flatMap((option) => option.values.map((value) => `[${option.name}=${value}]`));
    const cribs = languages.filter((language) => existsSync(`${games}/${name}/crib/${language}.txt`));
    expect([[], languages]).toContainEqual(cribs);
    for (const dictionary of [en, fr, nl]) {
      const keys = Object.keys(dictionary).filter((key) => key.startsWith(`crib.${name}.`));
      const unknown = keys.filter((key) => {
        const [, kind = '', value = ''] = /^crib\.\w+\.(\w+)(.*)$/.exec(key) ?? [];
        return !['title', ...kinds].includes(kind) || !['', ...values].includes(value);
      });
      expect(unknown).toEqual([]);
      expect(keys).toEqual(Object.keys(en).filter((key) => key.startsWith(`crib.${name}.`)));
    }
  });

  it('draws every kind of its figures in both sets', () => {
    const { figures } = door.games().find((game) => game.name === name)!;
    expect(figures.length).toBeGreaterThan(0);
    for (const { kind } of figures) {
      expect(drawings, 'carved').toHaveProperty([`figure-${kind}`]);
      expect(plainDrawings, 'plain').toHaveProperty([`figure-${kind}`]);
    }
  });

  it('names and draws everything that stands on its board', () => {
    const { match, position, options: chosen } = door.begin(name, readyOptions, ['Ada', 'Ben'], '1', 'games 1', '');
    door.close(match);
    const { figures } = door.tableau(name, chosen, position);
    const kinds = [...new Set(figures.map(({ kind }) => kind))];
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.filter((kind) => !Object.hasOwn(en, `figure.${kind}`))).toEqual([]);
    expect(kinds.filter((kind) => !Object.hasOwn(drawings, `figure-${kind}`))).toEqual([]);
  });
});
