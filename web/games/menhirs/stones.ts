import { symbol } from '../common/paint/svg';

/* Menhirs stand with the middle of their foot in the origin; they are about 56 wide and 100 high. Print draws them too. */

const files = import.meta.glob<string>('./figures/variants/figure-menhir-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const stones = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, file]) => file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').trim());

/** All stones as symbols; `id` begins their names. */
export function stoneSymbols(id: string): string {
  return stones.map((drawing, index) => symbol(`${id}-stone-${index}`, drawing)).join('');
}

/** Which of the stones stands on which cell: menhirs never move, so each stays the one it is. */
export function stonesOn(cells: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...cells].sort().map((cell, index) => [cell, index % stones.length]));
}
