import { beforeAll, describe, expect, it } from 'vitest';
import type { Land } from '../../src/board/painters';
import { frame, places } from '../../src/board/places';
import type { Door, Geometry } from '../../src/door/types';
import { rules } from '../../tests/rules';
import painter from './painter';
import { apart, survey } from './plan';

const boards = [
  { players: '2' },
  { players: '3' },
  { players: '4' },
  { players: '2', castles: 'four' },
  { players: '2', board: 'avalon' },
  { players: '4', board: 'avalon' },
  { players: '2', board: 'rings=5;spokes=16;first-inside=C;stairs-ring=B;stairs-offset=3' },
  { players: '4', board: 'rings=10;spokes=40;first-inside=E;stairs-ring=C;stairs-offset=5' },
];
const turns = [0, 90, 180, 270];
const cases = boards.flatMap((options) => turns.map((turned) => ({ options, turned })));

let door: Door;
beforeAll(async () => {
  door = await rules();
});

function landOf(options: Readonly<Record<string, string>>, turned: number): Land {
  const geometry: Geometry = door.geometry('grailnah', options);
  const { position } = door.begin('grailnah', options, [], '1', 'games 1', '');
  const { marks } = door.tableau('grailnah', options, position);
  return {
    geometry,
    places: places(geometry, turned),
    whole: frame(geometry.box, turned),
    turned,
    marks: marks.filter(({ kind }) => painter.marks.includes(kind)),
    figures: [],
  };
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe.each(cases)('the painting of $options turned by $turned', ({ options, turned }) => {
  it('is sound, small, and the same every time', () => {
    const land = landOf(options, turned);
    const markup = painter.paint(land);
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity|style=/);
    expect(markup.length).toBeLessThan(250_000);
    expect(painter.paint(landOf(options, turned))).toBe(markup);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(used);
  });

  it('has a castle with three gates wherever one stands, and ruins on the other sites', () => {
    const land = landOf(options, turned);
    const plan = survey(land);
    const standing = land.geometry.cells.filter(({ features }) => features.includes('castle'));
    expect(plan.castles.map(({ id }) => id)).toEqual(standing.map(({ id }) => id));
    expect(plan.castles.length + plan.ruins.length).toBe(4);
    for (const castle of plan.castles) {
      const place = land.places.get(castle.id)!;
      const middle = (castle.from + castle.to) / 2;
      expect(Math.abs(apart(middle, plan.compass.angleOf(place)))).toBeLessThan(0.5);
      expect(castle.gates).toHaveLength(2);
      expect(castle.royal).not.toBeNull();
      expect(castle.seat).toBe(land.marks.find(({ cell }) => cell === castle.id)?.seat ?? -1);
    }
    expect(count(painter.paint(land), 'class="bridge"')).toBe(3 * plan.castles.length);
  });

  it('has every square where it is played, a stone between every two, and stairs and the Grail', () => {
    const land = landOf(options, turned);
    const plan = survey(land);
    for (const square of plan.squares) {
      const { x, y } = land.places.get(square.id)!;
      const middle = plan.compass.at((square.inner + square.outer) / 2, (square.from + square.to) / 2);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(2);
    }
    const markup = painter.paint(land);
    const inner = land.geometry.cells.find(({ id }) => id === '*')?.neighbours.length;
    expect(count(markup, 'href="#stone')).toBe(inner);
    expect(count(markup, 'class="stairs"')).toBe(4);
    expect(count(markup, 'class="grail"')).toBe(1);
  });
});
