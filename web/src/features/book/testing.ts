import { partsOf } from './markup';

/** The rules that a text links to. */
export function linksOf(text: string): readonly string[] {
  return partsOf(text).flatMap((part) => (part.kind === 'rule' ? [part.text] : []));
}
