import { formatRgb, interpolateWithPremultipliedAlpha, parse } from 'culori';

export type Properties = ReadonlyMap<string, string>;

/** Parts between commas that are in no brackets. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Replaces every call of a function, the inner ones first. */
function replaced(text: string, name: string, by: (parameters: string[]) => string): string {
  const begin = text.lastIndexOf(`${name}(`);
  if (begin < 0) return text;
  let [end, depth] = [begin + name.length, 0];
  do depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  while (depth > 0 && ++end < text.length);
  const answer = by(split(text.slice(begin + name.length + 1, end)));
  return replaced(text.slice(0, begin) + answer + text.slice(end + 1), name, by);
}

/** `red 30%` */
function shareOf(part: string): { colour: string; share: number | null } {
  const [, colour = part, share] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(part) ?? [];
  return { colour, share: share === undefined ? null : Number(share) / 100 };
}

function mixed([space = '', first = '', second = '']: string[]): string {
  const [a, b] = [shareOf(first), shareOf(second)];
  const share = b.share ?? 1 - (a.share ?? 0.5);
  const colours = [a, b].map(({ colour }) => parse(colour));
  if (!space.endsWith('oklab') || !colours[0] || !colours[1]) throw new Error(`no colours: ${first}, ${second}`);
  return formatRgb(interpolateWithPremultipliedAlpha([colours[0], colours[1]], 'oklab')(share));
}

const pixels = (text: string): number => Number(text.replace('px', ''));

/** `2px * 3`: more is not needed in pictures. */
function product([text = '']: string[]): string {
  return `${text.split('*').reduce((sum, each) => sum * pixels(each.trim()), 1)}px`;
}

function clamped([least = '', value = '', most = '']: string[]): string {
  return `${Math.min(Math.max(pixels(least), pixels(value)), pixels(most))}px`;
}

/** With nothing left that librsvg does not know: no custom properties, no colours of the night. */
export function resolved(value: string, properties: Properties): string {
  let text = replaced(value, 'var', ([name = '', ...otherwise]) => properties.get(name) ?? otherwise.join(', '));
  text = replaced(text, 'light-dark', ([day = '']) => day);
  text = replaced(text, 'color-mix', mixed);
  text = replaced(text, 'calc', product);
  return replaced(text, 'clamp', clamped);
}
