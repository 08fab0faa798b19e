// Puts the cribs of games/NAME/crib into the rule sheets that are printed: behind each `@kind **Name** (count)` of
// ../data/print/rules/NAME-LANGUAGE.txt, how that figure moves.
// With --check nothing is written; it fails where a sheet says something else.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { renew } from './schema-types.mjs';

const here = (path) => new URL(`../${path}`, import.meta.url);

function withCrib(sheet, crib) {
  const sentences = new Map([...crib.matchAll(/^(\w+) = (.+)$/gm)].map(([, kind, sentence]) => [kind, sentence]));
  return sheet.replace(/^(@(\w+) \*\*[^*]+\*\* \(\d+\)).*$/gm, (line, head, kind) =>
    sentences.has(kind) ? `${head}. ${sentences.get(kind)}` : line,
  );
}

for (const game of readdirSync(here('games')).filter((name) => existsSync(here(`games/${name}/crib`)))) {
  for (const file of readdirSync(here(`games/${game}/crib`))) {
    const sheet = `../data/print/rules/${game}-${file}`;
    if (!existsSync(here(sheet))) continue;
    renew(sheet, withCrib(readFileSync(here(sheet), 'utf8'), readFileSync(here(`games/${game}/crib/${file}`), 'utf8')));
  }
}
