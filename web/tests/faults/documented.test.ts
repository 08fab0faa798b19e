import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describedIn } from '../../scripts/described.mjs';

interface Definition {
  properties: Record<string, { const?: string }>;
}

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const schema = describedIn('src/server/protocol/protocol.schema.json') as {
  asks: string[];
  tells: string[];
  definitions: Record<string, Definition>;
};
const page = read('docs/protocol.md');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap((match) => match[1]!.trim().split('\n'));

const ajv = new Ajv({ strict: false });
ajv.addSchema(schema, 'protocol');

const word = (name: string): string => {
  const { properties } = schema.definitions[name]!;
  return (properties['do'] ?? properties['say'])!.const!;
};
const names = new Map([
  ...schema.asks.map((name) => [`do ${word(name)}`, name] as const),
  ...schema.tells.map((name) => [`say ${word(name)}`, name] as const),
]);
const nameOf = (example: string): string | undefined => {
  const { do: ask, say } = JSON.parse(example) as { do?: string; say?: string };
  return names.get(ask === undefined ? `say ${say}` : `do ${ask}`);
};

describe('docs/protocol.md', () => {
  it('has an example of everything that is said', () => {
    expect(new Set(examples.map(nameOf))).toEqual(new Set(names.values()));
  });

  it.each(examples.map((example) => [nameOf(example), example]))('shows a %s that fits the schema', (name, example) => {
    ajv.validate(`protocol#/definitions/${name}`, JSON.parse(example!));
    expect(ajv.errors).toBeNull();
  });
});
