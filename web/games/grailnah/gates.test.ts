import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { markLayers } from '../../src/board/markLayers';
import { places } from '../../src/board/places';
import { onlooker } from '../../src/table/narration/viewpoint';
import { describeCell } from '../../src/table/narration/describe';
import type { Door } from '../../src/door/types';
import { rules } from '../../tests/rules';
import { portcullis } from './gates';
import { survey } from './plan';

let door: Door;
beforeAll(async () => {
  door = await rules();
});

const boards = [
  { options: { players: '4' }, gates: ['A20', 'A3', 'B1', 'B2', 'A5', 'A8', 'B6', 'B7', 'A15', 'A18', 'B16', 'B17'] },
  { options: { players: '2', board: 'avalon' }, gates: ['B1', 'B2', 'A3'] },
  {
    options: { board: 'rings=5;spokes=16;first-inside=C;stairs-ring=B;stairs-offset=3' },
    gates: ['A16', 'A3', 'B1', 'B2'],
  },
];
const cases = boards.flatMap((board) => [0, 90, 180, 270].map((turned) => ({ ...board, turned })));

const numbers = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number);

describe.each(cases)('gates of $options turned by $turned', ({ options, gates, turned }) => {
  it('shut between the castle and the square they open onto', () => {
    const geometry = door.geometry('grailnah', options);
    const plan = survey({ geometry, turned, places: new Map(), whole: geometry.box, marks: [], figures: [] });
    const seen = places(geometry, turned);
    const openings = gates.map((cell) => {
      const gate = portcullis(plan, cell)!;
      const points = numbers(gate.opening);
      const count = points.length / 2;
      const x = points.reduce((sum, value, at) => sum + (at % 2 === 0 ? value : 0), 0) / count;
      const y = points.reduce((sum, value, at) => sum + (at % 2 === 1 ? value : 0), 0) / count;
      const square = seen.get(cell)!;
      const castle = geometry.cells.find(({ id, neighbours }) => /^[NESW]$/.test(id) && neighbours.includes(cell))!;
      const home = seen.get(castle.id)!;
      const apart = Math.hypot(square.x - home.x, square.y - home.y);
      expect(Math.hypot(square.x - x, square.y - y), cell).toBeLessThan(apart);
      expect(Math.hypot(home.x - x, home.y - y), cell).toBeLessThan(apart);
      // In front it goes up towards the castle, on its sides straight up in the view.
      const inward = gate.raised.x * (home.x - square.x) + gate.raised.y * (home.y - square.y);
      expect(gate.raised.x === 0 ? -gate.raised.y : inward, cell).toBeGreaterThan(0);
      return gate.opening;
    });
    expect(new Set(openings).size).toBe(gates.length);
    expect(portcullis(plan, '*')).toBeNull();
  });
});

describe('a castle with enemies before its gates', () => {
  const position = 'N:K@N,Q@N,n@N/S:K@S,Q@S,n@A3,n@B1 M@F7,F@G2 N40 -;00;NS en1.1';

  it('is drawn with a portcullis at each of those gates, and with none elsewhere', () => {
    const Layer = markLayers.get('blocked')!;
    const { marks } = door.tableau('grailnah', {}, position);
    const props = { geometry: door.geometry('grailnah', {}), turned: 0, moment: 0 };
    const drawn = (each: typeof marks): string[] =>
      [...render(Layer, { props: { ...props, marks: each } }).body.matchAll(/data-gate="(\w+)"/g)].map(([, id]) => id!);
    expect(drawn(marks.filter(({ kind }) => kind === 'blocked')).sort()).toEqual(['A3', 'B1']);
    expect(drawn([])).toEqual([]);
  });

  it('says which gate is blocked', () => {
    const tableau = door.tableau('grailnah', {}, position);
    const state = door.begin('grailnah', {}, [], '1', 'games 1', '');
    const seen = {
      game: 'grailnah',
      geometry: door.geometry('grailnah', {}),
      tableau,
      choice: null,
      last: [],
      view: onlooker(state),
    };
    expect(describeCell(seen, 'A3')).toMatch(/^A3: .*Knight, blocks a gate of the white castle$/);
    expect(describeCell(seen, 'A20')).toBe('A20: empty');
    door.close(state.match);
  });
});
