// Writes what the rule books lend to paper into src/games/NAME/print: the game in four sentences, a line each
// (sentences/NAME-LANG.txt), and the summary (summary/NAME-LANG.txt, as src/print/typeset.hpp reads it). The books in
// games/NAME/book are the source.
// With --check nothing is written; it fails where a file is not what the book says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { renew } from './schema-types.mjs';

const games = new URL('../games/', import.meta.url);

async function bookIn(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).default;
}

const joined = (lines) => lines.join(' ').replace(/\s+/g, ' ').trim();

/** A block of the book in lines: rows of a table, items, or one paragraph. What it opens with stands out on paper. */
function linesOf(block) {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines[0].startsWith('|')) return lines;
  const parts = joined(lines).split(/ (?=- )/);
  const items = lines[0].startsWith('- ') ? parts : [joined(lines)];
  return items.map((item) => item.replace(/^(- )?\*([^*]+)\*/, '$1**$2**'));
}

const summaryOf = (text) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => linesOf(block).join('\n'))
    .join('\n\n');

for (const game of readdirSync(games)) {
  for (const language of ['en', 'fr', 'nl']) {
    const path = new URL(`${game}/book/${language}.ts`, games);
    if (!existsSync(path)) continue;
    const { sentences, summary } = await bookIn(path);
    const name = `${game}-${language}.txt`;
    renew(
      `../src/games/${game}/print/sentences/${name}`,
      `${sentences.map((sentence) => joined([sentence])).join('\n')}\n`,
    );
    renew(`../src/games/${game}/print/summary/${name}`, `${summaryOf(summary)}\n`);
  }
}
