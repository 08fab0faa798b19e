import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/engines.mjs', import.meta.url));
const here = { os: [process.platform], cpu: [process.arch] };

/** What scripts/engines.mjs says of a client with these packages in its lock, of which some are installed. */
function verdict(
  packages: Record<string, object>,
  installed: string[] = Object.keys(packages),
): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  for (const each of installed) {
    mkdirSync(join(folder, each), { recursive: true });
    writeFileSync(join(folder, each, 'package.json'), '{}');
  }
  const { status, stderr } = spawnSync('node', [script], { cwd: folder, encoding: 'utf8' });
  return { status, said: stderr };
}

it('accepts packages that run on this node', () => {
  expect(verdict({ 'node_modules/a': { version: '1.0.0', engines: { node: '>=18', npm: '>=6' } } })).toEqual({
    status: 0,
    said: '',
  });
});

it('refuses a node or an npm older than a package asks for', () => {
  const { status, said } = verdict({ 'node_modules/a': { version: '1.0.0', engines: { node: '>=99', npm: '>=98' } } });
  expect(status).toBe(1);
  expect(said).toContain('a wants node >=99, this is');
  expect(said).toContain('a wants npm >=98, this is');
});

it('misses what npm left out for this machine, and not what is for another', () => {
  const packages = {
    'node_modules/binding-here': { version: '1.0.0', optional: true, ...here },
    'node_modules/binding-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
  };
  const { status, said } = verdict(packages, []);
  expect(status).toBe(1);
  expect(said).toContain('binding-here 1.0.0 is not installed');
  expect(said).not.toContain('elsewhere');
});
