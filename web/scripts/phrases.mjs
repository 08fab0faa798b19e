// Writes src/base/i18n/phrases.ts: every Phrase of the rules, and of the server's rooms that people talk to, found in the C++ sources, sorted by its key.
// With --check nothing is written; it fails where the file is not what the sources say.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const sources = new URL('../../src/', import.meta.url);
const target = new URL('../src/base/i18n/phrases.ts', import.meta.url);
const rooms = ['core', 'games', 'search', 'opponents', 'wasm', 'server/accounts', 'server/tables', 'server/protocol'];
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

const found = new Map();
for (const room of rooms) {
  const paths = readdirSync(new URL(`${room}/`, sources), { recursive: true }).filter(isSource);
  for (const path of paths) {
    const name = `${room}/${path}`;
    for (const [key, rule, english, expected] of phrasesIn(readFileSync(new URL(name, sources), 'utf8'))) {
      const entry = JSON.stringify({ rule, english, expected });
      if (found.has(key) && found.get(key) !== entry) throw new Error(`${key} says two things; the second in ${name}`);
      found.set(key, entry);
    }
  }
}
if (found.size === 0) throw new Error('no phrases found');

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const lines = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, entry]) => {
    const { rule, english, expected } = JSON.parse(entry);
    const members = [`rule: ${quoted(rule)}`, `english: ${quoted(english)}`, `expected: ${quoted(expected)}`];
    return `  ${quoted(key)}: {\n${members.map((member) => `    ${member},\n`).join('')}  },\n`;
  });
const text =
  '// Generated from the phrases in ../src by scripts/phrases.mjs; not to be edited.\n\n' +
  `export const phrases = {\n${lines.join('')}} as const;\n\nexport type PhraseKey = keyof typeof phrases;\n`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) throw new Error('phrases.ts is out of date: run scripts/phrases.mjs');
console.log(`${found.size} phrases`);
