import { SvelteMap } from 'svelte/reactivity';
import { language } from '../../base/i18n/words.svelte';
import type { Topic } from '../../base/ui/ruleSheet.svelte';
import { loadBook } from './load';
import { placeOfRule } from './outline';
import type { AnyBook } from './structure';

const books = new SvelteMap<string, AnyBook | null>();
const coming = new Set<string>();

/** The heading under which a rule is told, in the language of now; empty until the book has come. */
export function headingOf({ game, rule }: Topic): string {
  const spoken = language();
  const key = `${game} ${spoken}`;
  if (!books.has(key) && !coming.has(key)) {
    coming.add(key);
    loadBook(game, spoken).then(
      (book) => books.set(key, book),
      () => coming.delete(key),
    );
  }
  return books.get(key)?.paragraphs[placeOfRule(game, rule)?.name ?? '']?.heading ?? '';
}
