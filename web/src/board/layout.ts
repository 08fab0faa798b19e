import { footBelow } from './figures/stances';
import { groupBy } from './group';
import type { Badge, BoardCell, BoardCells, Point, FigureSpot, Token } from './types';

/** From how many figures on equal ones are drawn as one with a number. */
const crowd = 5;
/** With more figures than this the board is thronged: they are smaller, so that each is seen apart from its neighbours. */
const throng = 60;
const throngShare = 0.88;
export const isThronged = (count: number): boolean => count > throng;

/** How much of a cell figures may cover together. */
const cover = 0.92;

/** How far figures on one cell stand from each other at most, in sizes of theirs. */
const widest = 1.25;
/** How much larger they may be than the room of each: they cover a little of one another rather than shrink. */
const overlap = 1.25;
/** Upright figures in a row are narrower than they are high. */
const uprightOverlap = 1.7;

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

interface Drawn {
  spots: FigureSpot[];
  badges: Badge[];
}

/** How far from the middle figures stand that leave it free, in widths of the cell. */
const ringRadius = 0.46;
/** How much of a cell is left in the middle, in its widths. */
export const middleShare = 0.45;

/** Who stood where around a middle, and where nobody's figures belong. */
interface Around {
  seats: FigurePlaces;
  homes: ReadonlyMap<string, number>;
}

/** Where figures stand around the middle of a cell: by their keys the cell and how far around, in turns. */
export type FigurePlaces = Map<number, { cell: string; turn: number }>;

/**
 * Where nobody's figures stand around a middle: each kind has a place of its own, from the left in the order of their
 * names, wherever the others are. So they stand alike after a reload.
 */
function homesOf(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const kinds = [...new Set(tokens.flatMap(({ seat, kind }) => (seat < 0 ? [kind] : [])))].sort();
  return new Map(kinds.map((kind, index) => [kind, index / kinds.length]));
}

/** From the left with the clock; who stays where others come and go keeps the place, as long as that is free. */
function turnsOf(stacks: readonly Token[][], cell: string, { seats, homes }: Around): readonly number[] {
  const homeOf = ([first]: readonly Token[]) => (first && first.seat < 0 ? homes.get(first.kind) : undefined);
  const [only] = stacks;
  const home = only && homeOf(only);
  if (stacks.length === 1 && home !== undefined) return [home];
  const free = stacks.map((_, index) => index / stacks.length);
  const settled = stacks.map((stack) => {
    const index = free.indexOf(homeOf(stack) ?? -1);
    return index < 0 ? null : (free.splice(index, 1)[0] ?? null);
  });
  const kept = stacks.map(([first], at) => {
    const own = settled[at] ?? null;
    if (own !== null) return own;
    const seat = seats.get(first?.key ?? -1);
    const index = seat?.cell === cell ? free.indexOf(seat.turn) : -1;
    if (seat?.cell === cell && stacks.length === 1) return seat.turn;
    return index < 0 ? null : (free.splice(index, 1)[0] ?? null);
  });
  return kept.map((turn) => turn ?? free.shift() ?? 0);
}

function takeSeats(stacks: readonly Token[][], cell: string, around: Around): readonly number[] {
  const turns = turnsOf(stacks, cell, around);
  stacks.forEach(([first], index) => first && around.seats.set(first.key, { cell, turn: turns[index] ?? 0 }));
  return turns;
}

/** Where upright figures have their feet that leave the middle to be seen, in widths of the cell. */
const feetBeside = { x: 0.415, y: 0.28 };
/** How large they are then, in their size elsewhere. */
const besideShare = 0.7;

/** At the left and the right foot of what is in the middle, so that no head is before it. */
function besideMiddle(stacks: readonly Token[][], place: BoardCell, figureSize: number, around: Around): Drawn {
  const side = Math.min(place.width, place.height);
  const size = figureSize * besideShare;
  const turns = takeSeats(stacks, place.id, around);
  return drawn(stacks, size, (index) => ({
    x: place.x + (turns[index] === 0 ? -1 : 1) * feetBeside.x * side,
    y: place.y + feetBeside.y * side - size * footBelow,
  }));
}

function aroundMiddle(stacks: readonly Token[][], place: BoardCell, figureSize: number, around: Around): Drawn {
  const radius = Math.min(place.width, place.height) * ringRadius;
  const apart = stacks.length < 2 ? Infinity : 2 * radius * Math.sin(Math.PI / stacks.length);
  const size = Math.min(figureSize, apart);
  const turns = takeSeats(stacks, place.id, around);
  return drawn(stacks, size, (index) => {
    const angle = Math.PI * (1 + 2 * (turns[index] ?? 0));
    return { x: place.x + radius * Math.cos(angle), y: place.y + radius * Math.sin(angle) };
  });
}

function drawn(stacks: readonly Token[][], size: number, at: (index: number) => Point): Drawn {
  const spots = stacks.flatMap((stack, index) => stack.map((token) => ({ token, ...at(index), size })));
  const badges = stacks.flatMap(([first, ...others], index) => {
    if (!first || others.length === 0) return [];
    return [{ key: `${first.cell} ${first.seat} ${first.kind}`, ...at(index), size, count: others.length + 1 }];
  });
  return { spots, badges };
}

/** Two that stand upright are side by side: the one behind would be hidden up to its head. */
function gridOn(count: number, { width, height }: BoardCell, isUpright: boolean): Grid {
  if (count !== 2 || !isUpright) return grid(count, width * cover, height * cover);
  return { columns: 2, rows: 1, size: Math.min(width / 2, height) * cover };
}

interface Manner {
  /** Of a cell whose middle stays to be seen. */
  around: Around | null;
  isUpright: boolean;
}

function onCell(tokens: readonly Token[], place: BoardCell, figureSize: number, { around, isUpright }: Manner): Drawn {
  const stacks = groups(tokens);
  if (around && isUpright && stacks.length < 3) return besideMiddle(stacks, place, figureSize, around);
  if (around) return aroundMiddle(stacks, place, figureSize, around);
  if (stacks.length === 1 && tokens[0] && tokens.length === 1) {
    return { spots: [{ token: tokens[0], x: place.x, y: place.y, size: figureSize }], badges: [] };
  }
  const { columns, rows, size: most } = gridOn(stacks.length, place, isUpright);
  const size = Math.min(most * (isUpright && rows === 1 ? uprightOverlap : overlap), figureSize);
  const apart = Math.min(most, size * widest);
  return drawn(stacks, size, (index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? stacks.length - row * columns : columns;
    return {
      x: place.x + ((index % columns) - (inRow - 1) / 2) * apart,
      y: place.y + (row - (rows - 1) / 2) * apart,
    };
  });
}

/** What is known of the cells and the figures on them. */
export interface Setting {
  /** Cells whose middle stays to be seen. */
  free?: ReadonlySet<string>;
  /** Remembers who stands where around it. */
  seats?: FigurePlaces;
  /** From where figures came to cells whose middle stays to be seen: they stand on that side. */
  came?: ReadonlyMap<string, Point>;
  /** How large figures are on some cells, in their size elsewhere. */
  rooms?: ReadonlyMap<string, number>;
  isUpright?: boolean;
}

/** Where every figure is drawn. Spots keep the order of the tokens. */
export function layOut(
  tokens: readonly Token[],
  places: BoardCells,
  figureSize: number,
  { free, seats = new Map(), came, rooms, isUpright = false }: Setting = {},
): Drawn {
  const usual = isThronged(tokens.length) ? figureSize * throngShare : figureSize;
  const spots = new Map<number, FigureSpot>();
  const badges: Badge[] = [];
  const around: Around = { seats, homes: homesOf(tokens) };
  for (const { key, cell } of tokens) if (seats.get(key)?.cell !== cell) seats.delete(key);
  for (const [cell, standing] of groupBy(tokens, (token) => token.cell)) {
    const place = places.get(cell);
    if (!place) continue;
    const [first] = standing;
    const start = came?.get(cell);
    const isAlone = standing.length === 1 && first !== undefined && !seats.has(first.key);
    if (isAlone && start && start.x > place.x && free?.has(cell)) seats.set(first.key, { cell, turn: 0.5 });
    const size = usual * place.growth * (rooms?.get(cell) ?? 1);
    const shown = onCell(standing, place, size, { around: free?.has(cell) ? around : null, isUpright });
    for (const spot of shown.spots) spots.set(spot.token.key, spot);
    badges.push(...shown.badges);
  }
  return { spots: tokens.flatMap((token) => spots.get(token.key) ?? []), badges };
}
