// Writes src/door/types.ts from the description of the door in ../src/wasm/door.schema.json.
// With --check nothing is written; it fails where the file is not what the description says.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const description = new URL('../../src/wasm/door.schema.json', import.meta.url);
const target = new URL('../src/door/types.ts', import.meta.url);
const { functions, $comment, ...schema } = JSON.parse(readFileSync(description, 'utf8'));

const lists = new Set(['options', 'players', 'picks', 'actions']);
const numbers = new Set(['match', 'seat', 'number', 'party', 'level', 'nodes', 'lines']);
const typeOf = (name) =>
  name === 'options' ? 'Readonly<Record<string, string>>' : lists.has(name) ? 'readonly string[]' : numbers.has(name) ? 'number' : 'string';

const all = await compile({ ...schema, type: 'object', additionalProperties: false }, 'Root', { bannerComment: '', unreachableDefinitions: true, style: { singleQuote: true, printWidth: 120 } });
const types = all
  .replace(/\/\*\*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g, '')
  .replace(/ \*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
  .replace(/export interface Root \{\}\n/, '');
const members = Object.entries(functions).map(
  ([name, { takes, answers }]) => `  ${name}(${takes.map((each) => `${each}: ${typeOf(each)}`).join(', ')}): ${answers};`,
);
const names = Object.keys(functions).map((name) => `  '${name}',`);
const text =
  `// Generated from src/wasm/door.schema.json by scripts/door-types.mjs; not to be edited.\n\n${types}\n` +
    `/** What can be asked of the rules. Each call may throw a RefusedError. */\nexport interface Door {\n${members.join('\n')}\n}\n\n` +
    `export const functions = [\n${names.join('\n')}\n] as const;\n`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) throw new Error('src/door/types.ts is not what the description says: npm run generate');
