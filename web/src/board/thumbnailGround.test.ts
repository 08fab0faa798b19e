import { expect, it } from 'vitest';
import type { Geometry, Tableau } from '../door/types';
import type { Painter } from './painters';
import { groundAddress, unpainted } from './thumbnailGround';

const geometry = {
  box: [0, 0, 100, 100],
  cells: [],
  figureSize: 10,
  ornaments: [],
  shape: 'grid',
} as unknown as Geometry;
const mark = (kind: string, cell: string): Tableau['marks'][number] => ({ kind, cell, seat: 0 });
const day = { scheme: 'light', theme: null } as const;

it('a ground is painted once for all boards that show the same of it', () => {
  let painted = 0;
  const painter: Painter = { marks: ['home'], paint: () => `<g id="${++painted}"/>` };
  const addressOf = (cell: string, shown: Parameters<typeof groundAddress>[5] = day): string =>
    groundAddress(
      painter,
      'meadow',
      geometry,
      { figures: [], marks: [mark('home', cell), mark('mist', cell)] },
      0,
      shown,
    );
  const first = addressOf('a1');
  expect(addressOf('a1')).toBe(first);
  expect(painted).toBe(1);
  expect(addressOf('b1')).not.toBe(first);
  expect(addressOf('a1', { scheme: 'dark', theme: null })).not.toBe(first);
  expect(painted).toBe(3);
});

it('what the painter paints is not drawn again', () => {
  const painter: Painter = { marks: ['home'], paint: () => '' };
  const { marks } = unpainted(painter, { figures: [], marks: [mark('home', 'a1'), mark('mist', 'b1')] });
  expect(marks.map(({ kind }) => kind)).toEqual(['mist']);
});
