import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printed } from '../program';

/** docs/operations.md and the files of deploy/: what one names, the other has. */

const place = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(place(path), 'utf8');
const page = read('docs/operations.md');
const unit = read('deploy/broceliande.service').replaceAll('\\\n', ' ');
const options = new Set([...printed(['serve', '--help']).matchAll(/--[a-z-]+/g)].map(([option]) => option));
const files = readdirSync(place('deploy'));
const scripts = files.filter((file) => read(`deploy/${file}`).startsWith('#!'));
const blocks = [...page.matchAll(/```\n([\s\S]*?)```/g)].map((match) => match[1]!.replaceAll('\\\n', ' '));
const lines = blocks.flatMap((block) => block.split('\n'));

/** How many words a script takes, by what it says where it gets none. */
function arity(script: string): { least: number; most: number } {
  const { status, stderr } = spawnSync(place(`deploy/${script}`), [], { encoding: 'utf8' });
  expect(status).toBe(2);
  const usage = new RegExp(`^usage: ${script} (.*)\n$`).exec(stderr)![1]!;
  const words = usage.split(' ');
  const optional = words.filter((word) => word.startsWith('[')).length;
  return { least: words.length - optional, most: usage.includes('…') ? Infinity : words.length };
}

describe('docs/operations.md', () => {
  it('names files of deploy/ that are there, and all of them', () => {
    const readme = read('deploy/README.md');
    const named = [...page.matchAll(/deploy\/([\w.-]*\w)/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(existsSync(place(`deploy/${name}`)), name).toBe(true);
    for (const file of files.filter((name) => name !== 'README.md')) {
      expect(named, file).toContain(file);
      expect(readme, file).toContain(`\`${file}\``);
    }
  });

  it('names options that the server has', () => {
    const rows = [...page.matchAll(/^\| ((?:`--[a-z-]+`(?:, )?)+) \|/gm)].flatMap((row) => row[1]!.split(', '));
    const serve = blocks.filter((block) => block.startsWith('broceliande serve')).join(' ');
    const used = [...rows, serve, unit].flatMap((text) => [...text.matchAll(/--[a-z-]+/g)].map(([option]) => option));
    expect(rows.length).toBeGreaterThan(8);
    for (const option of used) expect(options, option).toContain(option);
  });

  it('has the unit allow the system calls that its --sandbox needs', () => {
    expect(unit).toMatch(/ExecStart=.* --sandbox /);
    const allowed = [...unit.matchAll(/^SystemCallFilter=([^~\n].*)$/gm)].flatMap((match) => match[1]!.split(' '));
    for (const call of ['landlock_create_ruleset', 'landlock_add_rule', 'landlock_restrict_self', 'seccomp'])
      expect(allowed).toContain(call);
  });

  it('has the unit take what it says belongs into /etc/broceliande', () => {
    const settings = [...page.matchAll(/`(PUSH|MAIL|COPY)="/g)].map((match) => match[1]!);
    expect(settings.sort()).toEqual(['COPY', 'MAIL', 'PUSH']);
    for (const name of settings) {
      expect(unit).toContain(`Environment=${name}=\n`);
      expect(unit).toMatch(new RegExp(`ExecStart=.* \\$${name}\\b`));
    }
  });
});

describe.each(scripts)('deploy/%s', (script) => {
  it('is installed under the name by which it is called', () => {
    expect(lines).toContain(`install deploy/${script} /usr/local/sbin/broceliande-${script}`);
    expect(
      page.split(`broceliande-${script}`).length -
        1 +
        read('deploy/postgresql-archive.conf').split(`broceliande-${script}`).length -
        1,
    ).toBeGreaterThan(1);
  });

  it('is called with as many words as it takes', () => {
    const { least, most } = arity(script);
    const call = new RegExp(`(?:^|[ \`'])(?:/usr/local/sbin/)?broceliande-${script} ([^\`>\n]*)`, 'g');
    const calls = [...lines, ...read('deploy/postgresql-archive.conf').split('\n')]
      .filter((line) => !line.startsWith('install'))
      .map((line) => line.replace(/'$/, ''))
      .flatMap((line) => [...line.matchAll(call)].map((match) => match[1]!.match(/'[^']*'?|[^\s']+/g)!.length));
    expect(calls.length).toBeGreaterThan(0);
    for (const count of calls) {
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }
  });
});
