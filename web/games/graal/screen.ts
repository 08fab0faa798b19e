import type { Mark } from '../../src/door/types';
import { astray, between, chance, seedOf } from '../common/paint/chance';
import { ellipse, group, svg } from '../common/paint/svg';
import { colour } from './country';
import type { Field, Square } from './field';

/** How far the bank draws back from a square that one sees, in sides: its billows fill that again. */
const recess = 0.36;

const ways = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

type Offset = (typeof ways)[number];

/** Which of the ways from a square lead to one that is seen. */
function openWays({ side, squares }: Field, hidden: ReadonlySet<Square>, { x, y }: Square): readonly Offset[] {
  const isSeen = (wantedX: number, wantedY: number): boolean =>
    squares.some((other) => !hidden.has(other) && Math.hypot(other.x - wantedX, other.y - wantedY) < side / 2);
  return ways.filter(([across, down]) => isSeen(x + across * side, y + down * side));
}

/** The squares that nobody may look at yet. */
export function screened(field: Field, marks: readonly Mark[]): ReadonlySet<Square> {
  const cells = new Set(marks.flatMap(({ kind, cell }) => (kind === 'screen' ? [cell] : [])));
  return new Set(field.squares.filter(({ id }) => cells.has(id)));
}

/** A bank of mist over them. It billows where it ends, so that the brook stays in sight. */
export function screen(field: Field, marks: readonly Mark[]): string {
  const hidden = screened(field, marks);
  if (hidden.size === 0) return '';
  const bodies: string[] = [];
  const billows: string[] = [];
  const curls: string[] = [];
  for (const square of hidden) {
    const open = openWays(field, hidden, square);
    bodies.push(body(field, square, open));
    for (const way of open) billows.push(billowsAlong(field, square, way));
    if (open.length === 0) curls.push(curl(field, square));
  }
  const bank = bodies.join('') + billows.join('');
  const { unit } = field;
  return group(
    { class: 'screen', 'clip-path': 'url(#field)' },
    group({ fill: colour('mist-shade'), opacity: 0.4, transform: svg`translate(${unit} ${5 * unit})` }, bank),
    group({ fill: colour('mist') }, bank),
    group({ fill: colour('mist-lit'), opacity: 0.8 }, ...curls),
  );
}

/** The square without what it leaves to its billows; a hair wider than it is, against seams. */
function body({ side }: Field, { x, y }: Square, open: readonly Offset[]): string {
  const reach = (across: number, down: number): number =>
    open.some(([a, d]) => a === across && d === down) ? side * (0.5 - recess) : side * 0.53;
  const [left, right, up, low] = [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)];
  return svg`<rect x="${x - left}" y="${y - up}" width="${left + right}" height="${up + low}"/>`;
}

function billowsAlong({ side }: Field, { id, x, y }: Square, [across, down]: Offset): string {
  const roll = chance(seedOf(`${id} ${across} ${down}`));
  const out = side * (0.5 - recess);
  return [-0.36, 0, 0.36]
    .map((share) => {
      const along = (share + astray(roll, 0.06)) * side;
      const size = side * between(roll, 0.26, 0.36);
      return ellipse(x + across * out + down * along, y + down * out + across * along, size, size * 0.92);
    })
    .join('');
}

/** A lighter swell inside the bank, on some of its squares. */
function curl({ side }: Field, { id, x, y }: Square): string {
  const roll = chance(seedOf(`${id} curl`));
  if (roll() < 0.45) return '';
  const width = side * between(roll, 0.5, 0.9);
  const [middleX, middleY] = [x + astray(roll, side * 0.3), y + astray(roll, side * 0.3)];
  return (
    ellipse(middleX, middleY, width, width * 0.2) +
    ellipse(middleX - width * 0.25, middleY - width * 0.12, width * 0.5, width * 0.2)
  );
}
