// Writes src/door/server/protocol.ts from the description of how clients and server talk, in
// ../src/server/protocol/protocol.schema.json. With --check nothing is written; it fails where the file is not what
// the description says.
import { describedIn, importing, renew, typesOf } from './schema-types.mjs';

const { version, limits, asks, tells, posts, definitions } = describedIn('src/server/protocol/protocol.schema.json');

const union = (names) => names.map((name) => `\n  | ${name}`).join('');
const constants = Object.entries({ version, ...limits }).map(([name, value]) => `  ${name}: ${value},`);
const paths = Object.entries(posts).map(
  ([path, { takes, answers }]) => `  '${path}': { takes: ${takes}; answers: ${answers} };`,
);

renew(
  'src/door/server/protocol.ts',
  `// Generated from src/server/protocol/protocol.schema.json by scripts/protocol-types.mjs; not to be edited.\n\n` +
    `${importing('Argument', '../../base/i18n/argument', await typesOf(definitions, { ignoreMinAndMaxItems: true }))}\n` +
    `/** What a client sends over the socket, told apart by \`do\`. */\nexport type AskMessage =${union(asks)};\n\n` +
    `/** What the server says over the socket, told apart by \`say\`. */\nexport type Tell =${union(tells)};\n\n` +
    `/** Requests over HTTP. */\nexport interface Posts {\n${paths.join('\n')}\n}\n\n` +
    `/** The version of the protocol, and how long things may be. */\nexport const limits = {\n${constants.join('\n')}\n} as const;\n`,
);
