import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

/** What is set by day and by night, and in high contrast if that differs. */
function valuesOf(sheet: string, name: string): readonly string[] {
  const set = (text: string): string => new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(text)?.[1] ?? '';
  const [, day, night] = /^light-dark\((.+), ([^,]+|rgb\(.+\))\)$/.exec(set(sheet)) ?? [];
  const contrast = sheet.split(/:root\[data-theme='contrast'\][^{]*\{/).slice(1);
  const other = contrast.map((block) => set(block.slice(0, block.indexOf('}')))).find((value) => value !== '');
  return [day ?? set(sheet), night ?? set(sheet), other ?? ''];
}

it('the palette in docs/art.md is that of the style sheets', () => {
  const [, palette = ''] = read('docs/art.md').split('\n## Palette\n');
  const tables = palette.split('\n## ')[0]!.matchAll(/, `(web\/[^`]+\.css)`\n\n((?:\|.*\n)+)/g);
  let count = 0;
  for (const [, path = '', table = ''] of tables) {
    const sheet = read(path);
    for (const row of table.trim().split('\n').slice(2)) {
      const [name = '', , ...values] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', ''));
      expect([path, name, ...values]).toEqual([path, name, ...valuesOf(sheet, name)]);
      ++count;
    }
  }
  expect(count).toBeGreaterThan(60);
});
