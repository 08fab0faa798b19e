// Writes src/door/types.ts from the description of the door in ../src/wasm/door.schema.json, and from what it shares with
// the protocol, ../src/core/message.schema.json, src/base/i18n/argument.ts: the words are there, which know no door.
// With --check nothing is written; it fails where a file is not what the description says.
import { describedIn, importing, renew, typesOf } from './schema-types.mjs';

const { parameters, functions, definitions } = describedIn('src/wasm/door.schema.json');

const types = { string: 'string', integer: 'number', boolean: 'boolean' };

/** The type of a parameter; what the description does not know has none. */
function typeOf(name) {
  const { type, items, additionalProperties, contentEncoding } = parameters[name];
  if (contentEncoding === 'binary') return 'Uint8Array';
  if (type === 'array') return `readonly ${types[items.type]}[]`;
  if (type === 'object') return `Readonly<Record<string, ${types[additionalProperties.type]}>>`;
  return types[type];
}

const headFor = (described) => `// Generated from ${described} by scripts/door-types.mjs; not to be edited.\n\n`;
const members = Object.entries(functions).map(
  ([name, { takes, answers }]) =>
    `  ${name}(${takes.map((each) => `${each}: ${typeOf(each)}`).join(', ')}): ${answers};`,
);
const names = Object.keys(functions).map((name) => `  '${name}',`);
renew(
  'src/door/types.ts',
  `${headFor('src/wasm/door.schema.json')}${importing('Argument', '../base/i18n/argument', await typesOf(definitions))}\n` +
    `/** What can be asked of the rules. Each call may throw a RefusedError. */\nexport interface Door {\n${members.join('\n')}\n}\n\n` +
    `export const functions = [\n${names.join('\n')}\n] as const;\n`,
);
const { Argument } = describedIn('src/core/message.schema.json').definitions;
renew('src/base/i18n/argument.ts', headFor('src/core/message.schema.json') + (await typesOf({ Argument })));
