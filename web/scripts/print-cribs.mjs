// Puts the cribs of games/NAME/crib into the rule sheets that are printed: behind each `@kind **Name** (count)` of
// src/games/NAME/print/rules/NAME-LANGUAGE.txt, how that figure moves. The count may depend on an option.
// With --check nothing is written; it fails where a sheet says something else.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { renew } from './schema-types.mjs';

const here = (path) => new URL(`../${path}`, import.meta.url);

/** What a figure does, by its kind: what is usual, and what holds under a value of an option, as sheets write it. */
function sentencesOf(crib, { options }) {
  const usual = new Map([...crib.matchAll(/^(\w+) = (.+)$/gm)].map(([, kind, sentence]) => [kind, sentence]));
  for (const [, kind, name, value, sentence] of crib.matchAll(/^(\w+)\[([\w-]+)=([\w.-]+)\] = (.+)$/gm)) {
    const others = options.find((option) => option.name === name).values.filter((each) => each !== value);
    usual.set(kind, `{${name}=${others.join(',')}: ${usual.get(kind)}}{${name}=${value}: ${sentence}}`);
  }
  return usual;
}

function withCrib(sheet, sentences) {
  return sheet.replace(/^(@(\w+) \*\*[^*]+\*\*(?: \(\d+\)|\{[\w=-]+: {2}\(\d+\)\})).*$/gm, (line, head, kind) =>
    sentences.has(kind) ? `${head}. ${sentences.get(kind)}` : line,
  );
}

for (const game of readdirSync(here('games')).filter((name) => existsSync(here(`games/${name}/crib`)))) {
  const manifest = JSON.parse(readFileSync(here(`games/${game}/manifest.json`), 'utf8'));
  for (const file of readdirSync(here(`games/${game}/crib`))) {
    const sheet = `../src/games/${game}/print/rules/${game}-${file}`;
    if (!existsSync(here(sheet))) continue;
    const crib = readFileSync(here(`games/${game}/crib/${file}`), 'utf8');
    renew(sheet, withCrib(readFileSync(here(sheet), 'utf8'), sentencesOf(crib, manifest)));
  }
}
