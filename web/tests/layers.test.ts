import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cyclesIn, folded, importGraph, specifiersIn } from './code';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const isOfLayers = (rule: string): boolean => rule.startsWith('boundaries/') || rule.endsWith('/no-restricted-imports');
const eslint = new ESLint({ cwd, ruleFilter: ({ ruleId }) => isOfLayers(ruleId) });

/** What the linter says of a component in this folder that imports so. */
async function saidOf(folder: string, specifier: string, isLazy = false): Promise<string[]> {
  const code = isLazy ? `void import('${specifier}');` : `import '${specifier}';`;
  const filePath = `${cwd}/src/${folder}/Probe.svelte`;
  const [result] = await eslint.lintText(`<script lang="ts">\n  ${code}\n</script>\n`, { filePath });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

describe('the layers', () => {
  it.each([
    ['match', '../door/door'],
    ['table', './narration/names'],
    ['features/book', '../../table/TableBoard.svelte'],
    ['pages', '../features/lobby/begin'],
  ])('let %s import %s', async (folder, specifier) => {
    expect(await saidOf(folder, specifier)).toEqual([]);
  });

  it.each([
    ['base/i18n', '../../door/types'],
    ['match', '../table/tableState.svelte'],
    ['table/narration', '../TableView.svelte'],
    ['table', '../features/lessons/LessonOffer.svelte'],
    ['features/book', '../lobby/begin'],
    ['features/lobby', '../../pages/Home.svelte'],
  ])('do not let %s import %s', async (folder, specifier) => {
    expect(await saidOf(folder, specifier)).toEqual(['boundaries/dependencies']);
    expect(await saidOf(folder, specifier, true)).toEqual(['boundaries/dependencies']);
  });

  it('are all there is', async () => {
    expect(await saidOf('misc', '../door/door')).toContain('boundaries/no-unknown-files');
  });
});

/** What the linter says of a file of a game with this line. */
async function saidOfGame(line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: `${cwd}/games/probe/lessons.ts` });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

describe('games', () => {
  it.each([
    "import type { Lesson } from '../../src/features/lessons/types';",
    "import { rings } from '../../src/base/content/arrows';",
    "import { settings } from '../../src/base/storage/settings.svelte';",
    "import { path } from '../common/paint/svg';",
  ])('may say %s', async (line) => {
    expect(await saidOfGame(line)).toEqual([]);
  });

  it.each([
    "import { lessons } from '../../src/features/lessons/catalogue';",
    "import { places, type Fit } from '../../src/board/places';",
    "export { painterOf } from '../../src/board/painters';",
    "import { t } from '../../src/base/i18n/words.svelte';",
  ])('may not say %s', async (line) => {
    expect(await saidOfGame(line)).toEqual(['@typescript-eslint/no-restricted-imports']);
  });
});

/** The folder of a layer, of a part of `base`, of a feature or of a game. */
const folderOf = (path: string): string => /^(?:src\/(?:base|features)|src|games)\/[^/]+/.exec(path)![0];

describe('imports', () => {
  it('are read from code', () => {
    const code = `
      import type { A } from './a';
      import { b, type B } from './b';
      export * from './c';
      const d = () => import('./d');
      const files = import.meta.glob<string>(['./e/*.ts', '../f/*.ts'], { eager: true });`;
    expect(specifiersIn(code)).toEqual({ modules: ['./b', './c', './d'], globs: ['./e/*.ts', '../f/*.ts'] });
  });

  it('that lead back are found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['b']],
      ['d', []],
    ]);
    expect(cyclesIn(graph)).toEqual([['b', 'c', 'b']]);
  });

  it('form no cycle of files or folders in the client, through globs of its games neither', () => {
    const graph = importGraph(cwd, ['src', 'games']);
    const folders = folded(graph, folderOf);
    expect(graph.get('src/features/lessons/catalogue.ts')).toContain('games/menhirs/lessons.ts');
    expect(folders.get('src/features/lessons')).toContain('games/menhirs');
    expect(folders.get('games/menhirs')).toContain('src/base/content');
    expect(cyclesIn(graph)).toEqual([]);
    expect(cyclesIn(folders)).toEqual([]);
  });
});
