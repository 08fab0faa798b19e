// Writes the key of every Phrase of the rules, and of the server's modules that people talk to, found in the C++ sources,
// with the rule it rests on and how many arguments it has; what it says to a player is the client's own. Sorted by key:
// a game's into games/NAME/words/phrases.ts, the others into src/base/i18n/phrases.ts.
// With --check nothing is written; it fails where a file is not what the sources say.
import { readdirSync, readFileSync } from 'node:fs';
import { renew } from './schema-types.mjs';

const sources = new URL('../../src/', import.meta.url);
const modules = ['core', 'games', 'search', 'opponents', 'wasm', 'server/accounts', 'server/tables', 'server/protocol'];
const isSource = (path) => /\.[ch]pp$/.test(path) && !/(_test\.cpp|(^|\/)test(ing)?_[^/]*)$/.test(path);

const literal = String.raw`(?:"(?:[^"\\\n]|\\.)*"\s*)+`;
const phrase = new RegExp(
  String.raw`\{\s*(${literal}),\s*(${literal}),\s*(${literal})(?:,\s*(${literal}))?,?\s*\}`,
  'g',
);
const keyForm = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const ruleForm = /^([A-Z]\d+)?$/;

const escapes = { n: '\n', t: '\t' };
const joined = (literals = '""') =>
  [...literals.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, inside]) => inside.replace(/\\(.)/g, (_, letter) => escapes[letter] ?? letter))
    .join('');

function phrasesIn(text) {
  const bare = text.replace(/^\s*\/\/.*$/gm, '');
  return [...bare.matchAll(phrase)]
    .map(([, ...parts]) => parts.map((part) => joined(part)))
    .filter(([key, rule]) => keyForm.test(key) && ruleForm.test(rule));
}

const shared = 'src/base/i18n/phrases.ts';
const targetOf = (name) => {
  const game = /^games\/([^/]+)\//.exec(name)?.[1];
  return game ? `games/${game}/words/phrases.ts` : shared;
};

const known = new Map();
const files = new Map();
for (const module of modules) {
  const paths = readdirSync(new URL(`${module}/`, sources), { recursive: true }).filter(isSource);
  for (const path of paths) {
    const name = `${module}/${path}`;
    for (const [key, rule, english, expected] of phrasesIn(readFileSync(new URL(name, sources), 'utf8'))) {
      const entry = JSON.stringify({ rule, english, expected });
      if (known.has(key) && known.get(key) !== entry) throw new Error(`${key} says two things; the second in ${name}`);
      known.set(key, entry);
      const target = targetOf(name);
      files.set(target, (files.get(target) ?? new Map()).set(key, entry));
    }
  }
}
if (known.size === 0) throw new Error('no phrases found');

const argumentsIn = (text) => Math.max(0, ...[...text.matchAll(/\{(\d)\}/g)].map(([, index]) => Number(index) + 1));
const textOf = (entries) => {
  const lines = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => {
      const { rule, english, expected } = JSON.parse(entry);
      return `  '${key}': { rule: '${rule}', arguments: ${argumentsIn(english + expected)} },\n`;
    });
  return (
    '// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.\n\n' +
    `export const phrases = {\n${lines.join('')}} as const;\n`
  );
};
for (const [target, entries] of files) renew(target, textOf(entries));
console.log(`${known.size} phrases`);
