import { gameOfRule } from '../../match/games';

/** A piece of a line: plain, *emphasised*, {typed as it is}, a link to the rule [M11], or the picture of a <figure>. */
export interface LinePart {
  kind: 'plain' | 'emphasis' | 'code' | 'rule' | 'figure';
  text: string;
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

const marked = /\{([^}]+)\}|\*([^*]+)\*|\[([A-Z]\d+)\]|<([a-z]+)>/g;

function partOf([, code, emphasis, rule, figure]: RegExpMatchArray): LinePart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (figure !== undefined) return { kind: 'figure', text: figure };
  return { kind: 'rule', text: rule ?? '' };
}

/** A line in its pieces. */
export function partsOf(line: string): readonly LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const match of line.matchAll(marked)) {
    if (match[3] !== undefined && gameOfRule(match[3]) === null) continue; // no game has such a rule
    if (match.index > end) parts.push({ kind: 'plain', text: line.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push({ kind: 'plain', text: line.slice(end) });
  return parts;
}

const joined = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ').trim();

/** Lines that begin with `- ` are items; any others go on with the one before. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push([line.slice(2)]);
    else items.at(-1)?.push(line);
  }
  return items.map(joined);
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('- ')) return { kind: 'list', items: itemsOf(lines) };
  if (!first.startsWith('|')) return { kind: 'text', text: joined(lines) };
  const [head = [], ...rows] = lines.map(cellsOf);
  return { kind: 'table', head, rows };
}

/** A text in its blocks, which an empty line sets apart. */
export function blocksOf(text: string): readonly Block[] {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.map((block) => blockOf(block.split('\n').map((line) => line.trim())));
}
