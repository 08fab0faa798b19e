// What the scripts beside it share: TypeScript out of a description, and a generated file that is renewed or checked.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

export { describedIn } from './described.mjs';

/** An interface with the comment above it. */
const interfaceOf = (name) =>
  new RegExp(`(?:/\\*\\*\\n(?: \\*[^\\n]*\\n)+)?export interface ${name} \\{\\n[^]*?\\n\\}\\n`);

/** Without the copies, numbered, that are made of a definition where a reference to it has a description. */
function withoutCopies(types) {
  const copies = [...types.matchAll(/^export interface ((\w+?)\d+) /gm)];
  return copies.reduce(
    (text, [, copy, name]) => text.replace(interfaceOf(copy), '').replace(new RegExp(`\\b${copy}\\b`, 'g'), name),
    types,
  );
}

/** The same, with what another generated file declares imported from there. */
export function importing(name, from, types) {
  const line = `import type { ${name} } from '${from}';\nexport type { ${name} };\n\n`;
  return line + types.replace(interfaceOf(name), '');
}

/** Interfaces and types of all definitions of a schema. */
export async function typesOf(definitions, more = {}) {
  const all = await compile({ definitions, type: 'object', additionalProperties: false }, 'Root', {
    bannerComment: '',
    unreachableDefinitions: true,
    ...more,
    style: { singleQuote: true, printWidth: 120 },
  });
  const named = all
    .replace(
      /\/\*\*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    )
    .replace(/ \*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
    .replace(/export interface Root \{\}\n/, '');
  return withoutCopies(named);
}

/** With --check nothing is written; it fails where the file is not what the description says. */
export function renew(path, text) {
  const target = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text)
    throw new Error(`${path} is not what the description says: npm run generate`);
}
