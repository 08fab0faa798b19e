import { beforeAll, describe, expect, it } from 'vitest';
import { corners } from '../../src/base/content/geometry';
import { drawings, outlineOf } from '../../src/board/figures/drawings';
import { roomIn } from '../../src/board/figures/look';
import { put, stanceOf } from '../../src/board/figures/stances';
import { fitted, type Land } from '../../src/board/painters';
import { frame, places } from '../../src/board/places';
import type { Door, Geometry, Mark } from '../../src/door/types';
import { rules } from '../../tests/rules';
import { short } from '../common/paint/svg';
import painter from './painter';

const maps = [
  'world-of-art',
  'twin-fords',
  `woods${'/f..............f'.repeat(16)}`,
  `bare${'/................'.repeat(16)}`,
];
const armies = ['1', '2', '3'];
const largest = 250_000;

let door: Door;
beforeAll(async () => {
  door = await rules();
});

const landOf = (geometry: Geometry, turned = 0, marks: readonly Mark[] = []): Land => ({
  geometry,
  places: places(geometry, turned),
  whole: frame(geometry.box, turned),
  turned,
  marks,
  figures: [],
});

const castle = (donjon: string, courtyard: string, seat: number): Mark[] => [
  { cell: donjon, kind: 'donjon', seat },
  { cell: courtyard, kind: 'courtyard', seat },
];

/** Where symbols of these names were set down. */
function planted(markup: string, names: string): { x: number; y: number }[] {
  const set = markup.matchAll(new RegExp(`<use href="#(?:${names})"[^>]*translate\\((\\S+) (\\S+)\\)`, 'g'));
  return [...set].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

describe.each(maps)('the map %s', (map) => {
  describe.each([0, 90, 180, 270])('turned by %d', (turned) => {
    it.each(armies)('is painted with %s armies a camp', (count) => {
      const options = { map, armies: count };
      const geometry = door.geometry('graal', options);
      const { match, position } = door.begin(
        'graal',
        { ...options, 'drawing-up': 'stock' },
        ['A', 'B'],
        '5',
        'games 1',
        '',
      );
      const { marks } = door.tableau('graal', options, position);
      door.close(match);
      const land = landOf(geometry, turned, marks);
      const markup = painter.paint(land);
      expect(markup).not.toMatch(/NaN|undefined|null|Infinity|style=/);
      expect(markup).toBe(painter.paint(land));
      expect(markup.length).toBeLessThan(largest);
      expect(markup.match(/class="castle castle-/g)).toHaveLength(2);
    });

    it('has trees and rocks where the rules say, and nowhere else', () => {
      const geometry = door.geometry('graal', { map });
      const land = landOf(geometry, turned);
      const markup = painter.paint(land);
      const kindAt = ({ x, y }: { x: number; y: number }): string | undefined =>
        geometry.cells.find(({ id }) => {
          const place = land.places.get(id)!;
          return Math.abs(place.x - x) <= place.width / 2 && Math.abs(place.y - y) <= place.height / 2;
        })?.features[0];
      const trees = planted(markup, '[a-z-]*(?:oak|fir|birch|bush)');
      const rocks = planted(markup, 'rock-\\d');
      const count = (kind: string) => geometry.cells.filter(({ features }) => features.includes(kind)).length;
      expect(trees.map(kindAt).filter((kind) => kind !== 'forest')).toEqual([]);
      expect(rocks.map(kindAt).filter((kind) => kind !== 'rock')).toEqual([]);
      expect(rocks).toHaveLength(count('rock'));
      expect(trees.length).toBeGreaterThanOrEqual(count('forest') * 5);
    });
  });
});

describe('a castle', () => {
  const geometry = () => door.geometry('graal', {});
  /** The transforms of its parts: all of them stand on their feet. */
  const parts = (marks: readonly Mark[], turned = 0): string[] => {
    const markup = painter.paint(landOf(geometry(), turned, marks));
    return [...markup.matchAll(/<g transform="([^"]+ translate\(0 -26\))">/g)].map(([, transform]) => transform!);
  };

  it.each([
    ['behind', 'e5', 'e4'],
    ['before', 'e4', 'e5'],
    ['to the left', 'd4', 'e4'],
    ['to the right', 'e4', 'd4'],
  ])('has its donjon %s', (_, donjon, courtyard) => {
    for (const turned of [0, 180]) {
      const land = landOf(geometry(), turned);
      const built = parts(castle(donjon, courtyard, 0), turned).join('\n');
      for (const id of [donjon, courtyard]) expect(built).toContain(`translate(${short(land.places.get(id)!.x)} `);
    }
  });

  it('has a niche that is seen around the King who stands in it', () => {
    const markup = painter.paint(landOf(geometry(), 0, castle('e5', 'e4', 0)));
    const [, arch = ''] = /<path d="([^"]+)" fill="url\(#niche\)"/.exec(markup) ?? [];
    const [, spring, radius] = /V(\S+)A\S+ (\S+) /.exec(arch)!;
    const scale = Number(/scale\((\S+) /.exec(parts(castle('e5', 'e4', 0))[0]!)![1]);
    const wide = Math.max(...corners(arch).map(({ x }) => x)) * scale;
    const [top, bottom] = [Number(spring) - Number(radius), 26].map((y) => y * scale);
    const king = put({ x: 0, y: 0 }, 52 * roomIn('graal', 'donjon'), 'carved', stanceOf('graal', 'king', 0));
    const drawn = corners(outlineOf(drawings['figure-king']!));
    expect(Math.max(...drawn.map(({ x }) => Math.abs(x))) * king.scale).toBeLessThan(wide);
    expect(king.y + Math.min(...drawn.map(({ y }) => y)) * king.scale).toBeGreaterThan(top!);
    expect(king.y + 50 * king.scale).toBeLessThan(bottom!);
  });

  it('has the colour of its army', () => {
    const marks = [...castle('a2', 'a1', 0), ...castle('p15', 'p16', 1)];
    const markup = painter.paint(landOf(geometry(), 0, marks));
    expect(markup.match(/castle-\d/g)).toEqual(['castle-1', 'castle-0']);
  });

  it('can be half built', () => {
    const [donjon, courtyard] = castle('a2', 'a1', 0);
    expect(parts([donjon!])).toHaveLength(1);
    expect(parts([courtyard!])).toHaveLength(1);
    expect(parts([])).toEqual([]);
  });

  it('stands where no tree and no rock does', () => {
    const { cells } = geometry();
    const rock = cells.find(({ features }) => features.includes('rock'))!;
    const count = (marks: readonly Mark[]) => planted(painter.paint(landOf(geometry(), 0, marks)), 'rock-\\d').length;
    expect(count(castle(rock.id, 'a1', 0))).toBe(count([]) - 1);
  });
});

describe('the mist before the battle', () => {
  let geometry: Geometry;
  let middle: number;
  let screens: Mark[];
  beforeAll(() => {
    geometry = door.geometry('graal', {});
    middle = geometry.box[1] + geometry.box[3] / 2;
    screens = geometry.cells.filter(({ y }) => y < middle).map(({ id }) => ({ cell: id, kind: 'screen', seat: -1 }));
  });

  it('hides every tree and rock behind it, and none before it', () => {
    const land = landOf(geometry, 0, screens);
    const all = planted(painter.paint(landOf(geometry)), '[a-z-]*(?:oak|fir|birch|bush)|rock-\\d');
    const seen = planted(painter.paint(land), '[a-z-]*(?:oak|fir|birch|bush)|rock-\\d');
    expect(seen.length).toBeLessThan(all.length);
    expect(seen.every(({ y }) => y > middle - 30)).toBe(true);
    expect(all.filter(({ y }) => y > middle + 30).length).toBe(seen.filter(({ y }) => y > middle + 30).length);
  });

  it('billows only where it ends', () => {
    const billows = (marks: readonly Mark[]): number =>
      (painter.paint(landOf(geometry, 0, marks)).split('class="screen"')[1] ?? '').split('<rect').length - 1;
    expect(billows([])).toBe(0);
    expect(billows(screens)).toBe(2 * screens.length + 1); // with its shade, and the grain over everything
  });

  it('is no castle', () => {
    expect(painter.paint(landOf(geometry, 0, screens))).not.toContain('class="castle ');
  });
});

it('keeps its rim for large boards', () => {
  const geometry = door.geometry('graal', {});
  const small = fitted(geometry, painter.rim ?? 0, 390);
  expect(fitted(geometry, painter.rim ?? 0, 800)).toBe(geometry);
  expect(small.box[0]).toBeLessThanOrEqual(0);
  expect(painter.paint(landOf(small)).length).toBeLessThan(painter.paint(landOf(geometry)).length);
});

describe('in high contrast', () => {
  it('castles are not veiled with the ground', () => {
    const markup = painter.paint(landOf(door.geometry('graal', {}), 0, castle('a1', 'a2', 0)));
    const opened = [...markup.slice(0, markup.indexOf('class="castle')).matchAll(/<(\/?)g\b([^>]*)>/g)];
    const around: string[] = [];
    for (const [, end, look] of opened) {
      if (end) around.pop();
      else around.push(look ?? '');
    }
    expect(markup).toContain('class="veiled"');
    expect(around.join()).not.toContain('veiled');
  });
});
