// Writes src/door/types.ts from the description of the door in ../src/wasm/door.schema.json.
// With --check nothing is written; it fails where the file is not what the description says.
import { describedIn, renew, typesOf } from './schema-types.mjs';

const { functions, definitions } = describedIn('src/wasm/door.schema.json');

const lists = new Set(['options', 'players', 'picks', 'actions']);
const numbers = new Set(['match', 'seat', 'number', 'party', 'level', 'nodes', 'lines']);
const flags = new Set(['offersSwap']);
const typeOf = (name) =>
  name === 'options'
    ? 'Readonly<Record<string, string>>'
    : lists.has(name)
      ? 'readonly string[]'
      : numbers.has(name)
        ? 'number'
        : flags.has(name)
          ? 'boolean'
          : name === 'bytes'
            ? 'Uint8Array'
            : 'string';

const types = await typesOf(definitions);
const members = Object.entries(functions).map(
  ([name, { takes, answers }]) =>
    `  ${name}(${takes.map((each) => `${each}: ${typeOf(each)}`).join(', ')}): ${answers};`,
);
const names = Object.keys(functions).map((name) => `  '${name}',`);
renew(
  'src/door/types.ts',
  `// Generated from src/wasm/door.schema.json by scripts/door-types.mjs; not to be edited.\n\n${types}\n` +
    `/** What can be asked of the rules. Each call may throw a RefusedError. */\nexport interface Door {\n${members.join('\n')}\n}\n\n` +
    `export const functions = [\n${names.join('\n')}\n] as const;\n`,
);
