import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const eslint = new ESLint({ cwd, ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/') });

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
