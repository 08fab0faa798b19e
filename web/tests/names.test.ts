import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Manifest } from '../src/door/types';
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

/** Code and the words of the pages, but neither tests nor what only they use. */
const isCode = (path: string): boolean => /\.(ts|svelte|css)$/.test(path) && !/(\.test|(^|\/)testing)\.ts$/.test(path);

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
