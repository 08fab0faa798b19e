import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Manifest } from '../src/door/types';
import { en } from '../src/base/i18n/en';
import { fr } from '../src/base/i18n/fr';
import { nl } from '../src/base/i18n/nl';
import { phrasesEn } from '../src/base/i18n/phrases.en';
import { phrasesFr } from '../src/base/i18n/phrases.fr';
import { phrasesNl } from '../src/base/i18n/phrases.nl';
import { drawings } from '../src/board/figures/drawings';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const manifests = Object.values(
  import.meta.glob<Manifest>('../games/*/manifest.json', { eager: true, import: 'default' }),
);

const kinds = manifests.flatMap(({ figures }) => figures.map(({ kind }) => kind));
const drawn = Object.keys(drawings).flatMap((name) => /^(?:figure|ground)-(.+)$/.exec(name)?.[1] ?? []);
const names = [...new Set([...manifests.map(({ name }) => name), ...kinds, ...drawn])];
const name = new RegExp(`\\b(?:${names.join('|')})s?\\b`, 'g');
const rule = new RegExp(`(['"\`])(?:${manifests.map(({ rulePrefix }) => rulePrefix).join('|')})\\d+\\1`, 'g');

const wordFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../games/*/words/en.ts', '../games/*/words/phrases.ts'],
  { eager: true },
);
/** The keys that games bring along. */
const ownKeys = new Set(
  Object.values(wordFiles).flatMap((file) => Object.keys((file['default'] ?? file['phrases']) as object)),
);

/** Code, what tests share and the words of the pages, but no tests. */
const isCode = (path: string): boolean => /\.(ts|svelte|css)$/.test(path) && !/\.test\.ts$/.test(path);

/** The site introduces itself with words that some games use as well: they are about its forest, not about a game. */
const introductions = new Set([
  "'app.tagline': 'Mist, magic and castles: board games to play together.',",
  "'app.tagline': 'Mist, magie en kastelen: bordspellen om samen te spelen.',",
  "'home.title': 'Games from the forest',",
]);
const withoutIntroductions = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !introductions.has(line.trim()))
    .join('\n');

/** Names of games, kinds of figures and grounds, and rules of games in a text; also as parts of longer names. */
function namesIn(text: string): readonly string[] {
  const words = text.replace(/([a-z])(?=[A-Z])/g, '$1 ').toLowerCase();
  return [...(words.match(name) ?? []), ...(text.match(rule) ?? [])];
}

it('finds a name wherever it stands', () => {
  expect(namesIn("const merlinBase = kind === 'mist' ? #ground-castle : 'G12'; // of Graal's Knights")).toEqual([
    'merlin',
    'mist',
    'castle',
    'graal',
    'knights',
    "'G12'",
  ]);
  expect(namesIn('const making = "M12 4C13 2"; // looking at rocky forestry')).toEqual([]);
});

it('the client names no game, none of its figures and grounds, and none of its rules', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isCode);
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) =>
    namesIn(withoutIntroductions(readFileSync(src + path, 'utf8'))).map((each) => `${path}: ${each}`),
  );
  expect(found).toEqual([]);
});

/** What only some games have: all others say figures, set-ups and sides. */
const ofSomeGames = /\b(?:arm(?:y|ies|ées?)|legers?|pawns?|pion(?:s|nen)?|mobilis\w+)(?![\p{L}])/giu;
/** The colours of seats, which are words of their own: elsewhere a text is filled with them. A level is a white hart. */
const colourKeys = /^(?:seat\.|level\.|opponent\.)/;

/** Words of games and names of seats in the texts that all games share. */
function gameWordsIn(texts: Readonly<Record<string, string>>): readonly string[] {
  const colours = ['seat.0', 'seat.1', 'seat.2', 'seat.3'].map((key) => texts[key]!);
  const colour = new RegExp(`(?<!\\p{L})(?:${colours.join('|')})(?!\\p{L})`, 'gu');
  return Object.entries(texts).flatMap(([key, text]) => {
    const named = colourKeys.test(key) ? [] : (text.match(colour) ?? []);
    return [...named, ...(text.match(ofSomeGames) ?? [])].map((word) => `${key}: ${word}`);
  });
}

it('finds words of games in a text', () => {
  const seats = { 'seat.0': 'White', 'seat.1': 'Blue', 'seat.2': 'Red', 'seat.3': 'Green' };
  const texts = {
    a: 'White has the armies',
    b: 'Whitewash, red',
    c: 'Les armées de Bleu',
    'level.8': 'The White Hart',
  };
  expect(gameWordsIn({ ...seats, ...texts })).toEqual(['a: White', 'a: armies', 'c: armées']);
});

it.each([
  ['en', en, phrasesEn],
  ['fr', fr, phrasesFr],
  ['nl', nl, phrasesNl],
])('the words of all games in %s name no seat and nothing that only some games have', (_, words, phrases) => {
  const shared = Object.entries({ ...words, ...phrases }).filter(
    ([key]) => !ownKeys.has(key) && !key.startsWith('crib.'),
  );
  expect(shared.length).toBeGreaterThan(500);
  expect(gameWordsIn(Object.fromEntries(shared))).toEqual([]);
});
