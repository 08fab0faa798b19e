import type { Language } from '../storage/language';

export type Value = string | number;
/** What a text is filled with: {0}, {1} … by place, or {who}, {n} … by name. */
export type Values = readonly Value[] | Readonly<Record<string, Value>>;

const valueOf = (values: Values, name: string): Value | undefined => (values as Readonly<Record<string, Value>>)[name];

const isNumber = (value: Value | undefined): boolean => typeof value === 'number' || /^\d+$/.test(value ?? '');

/** The number that a choice between one and other goes by: the nearest before it, or else the first after it. */
function numberFor(at: number, text: string, values: Values): number | null {
  const numbers = [...text.matchAll(/\{(\w+)\}/g)].filter(([, name = '']) => isNumber(valueOf(values, name)));
  const found = numbers.findLast(({ index }) => index < at) ?? numbers[0];
  return found ? Number(valueOf(values, found[1] ?? '')) : null;
}

function agreed(text: string, values: Values, language: Language): string {
  return text.replace(/\(([^()|]*)\|([^()|]*)\)/g, (_, one: string, other: string, at: number) => {
    const number = numberFor(at, text, values);
    return number !== null && new Intl.PluralRules(language).select(number) === 'one' ? one : other;
  });
}

/**
 * A sentence with its arguments put in. `(tile|tiles)` is one or the other by the number before it, as the language
 * counts: French says 0 in the singular.
 */
export function fill(text: string, values: Values, language: Language = 'en'): string {
  const put = (value: Value = ''): string =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  return agreed(text, values, language).replace(/\{(\w+)\}/g, (_, name: string) => put(valueOf(values, name)));
}

/** What is a sentence of its own begins with a capital, in Dutch with both of IJ; the name of a cell stays as it is. */
export function capitalised(language: Language, text: string): string {
  if (!/^\p{Ll}(?!\d)/u.test(text)) return text;
  const length = language === 'nl' && text.startsWith('ij') ? 2 : 1;
  return text.slice(0, length).toUpperCase() + text.slice(length);
}

const narrow = '\u202f';
const wide = '\u00a0';

/** The spaces that French keeps together with the signs around them: narrow ones, but for colons and quotation marks. */
export function tidied(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ (?=[;!?%])/g, narrow)
    .replace(/ (?=[:»])/g, wide)
    .replace(/(?<=«) /g, wide);
}
