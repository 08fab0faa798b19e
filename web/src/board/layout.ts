import { groupBy } from './group';
import type { Badge, Place, Places, Spot, Token } from './types';

/** From how many figures on equal ones are drawn as one with a number. */
const crowd = 5;
/** How much of a cell figures may cover together. */
const cover = 0.92;

interface Grid {
  columns: number;
  rows: number;
  size: number;
}

/** The columns and rows in which so many squares come out largest; rather wide than high. */
export function grid(count: number, width: number, height: number): Grid {
  let found: Grid = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; ++columns) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns, height / rows);
    if (size >= found.size - 1e-9) found = { columns, rows, size };
  }
  return found;
}

/** Figures that are drawn at one spot: one each, or all of a kind and seat where many stand. */
export function groups(tokens: readonly Token[]): Token[][] {
  if (tokens.length < crowd) return tokens.map((token) => [token]);
  return [...groupBy(tokens, (token) => `${token.seat} ${token.kind} ${token.marks.join(' ')}`).values()];
}

function onCell(tokens: readonly Token[], place: Place, figureSize: number): { spots: Spot[]; badges: Badge[] } {
  const stacks = groups(tokens);
  if (stacks.length === 1 && tokens[0] && tokens.length === 1) {
    return { spots: [{ token: tokens[0], x: place.x, y: place.y, size: figureSize }], badges: [] };
  }
  const { columns, rows, size } = grid(stacks.length, place.width * cover, place.height * cover);
  const spots: Spot[] = [];
  const badges: Badge[] = [];
  stacks.forEach((stack, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? stacks.length - row * columns : columns;
    const x = place.x + ((i % columns) - (inRow - 1) / 2) * size;
    const y = place.y + (row - (rows - 1) / 2) * size;
    const drawn = Math.min(size, figureSize);
    for (const token of stack) spots.push({ token, x, y, size: drawn });
    const first = stack[0];
    if (!first || stack.length === 1) return;
    badges.push({ key: `${first.cell} ${first.seat} ${first.kind}`, x, y, size: drawn, count: stack.length });
  });
  return { spots, badges };
}

/** Where every figure is drawn. Spots keep the order of the tokens. */
export function layOut(tokens: readonly Token[], places: Places, figureSize: number) {
  const spots = new Map<number, Spot>();
  const badges: Badge[] = [];
  for (const [cell, standing] of groupBy(tokens, (token) => token.cell)) {
    const place = places.get(cell);
    if (!place) continue;
    const drawn = onCell(standing, place, figureSize);
    for (const spot of drawn.spots) spots.set(spot.token.key, spot);
    badges.push(...drawn.badges);
  }
  return { spots: tokens.flatMap((token) => spots.get(token.key) ?? []), badges };
}
