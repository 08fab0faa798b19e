import { describe, expect, it } from 'vitest';
import { fromStone, handles, heading, meant } from './directions';
import { places } from './places';
import { squares, target } from './testing';

const at = places(squares(5, 5), 0);
const part = (...ids: string[]) => ids.map((id) => at.get(id)!);
const around = (ids: readonly string[], reach: number, stones: readonly string[] = []) => {
  return { part: part(...ids), standing: part(...stones), figureSize: 80, reach };
};
const north = target('direction', '>N', { angle: 0 });
const east = target('direction', '>E', { angle: 90 });

describe('directions', () => {
  it('counts degrees clockwise from north', () => {
    expect(heading(0).y).toBe(-1);
    expect(heading(90).x).toBe(1);
  });

  it('puts a handle before the front of the part', () => {
    const [up, right] = handles([north, east], 0, around(['c3'], 22));
    expect(up).toMatchObject({ id: '>N', x: 250, angle: 0 });
    expect(up!.y).toBeLessThan(200);
    expect(right!.x).toBeGreaterThan(300);
  });

  it('keeps clear of the part itself', () => {
    const [up] = handles([north], 0, around(['c2', 'c3', 'c4'], 22));
    expect(up!.y).toBeLessThan(at.get('c4')!.y);
  });

  it('keeps handles apart where there is room', () => {
    const shown = handles([north, east], 0, around(['b3', 'b2', 'c2', 'd2', 'd3'], 45));
    const [a, b] = shown;
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThanOrEqual(90);
  });

  it('lays no handle over what stands before the part, or in it', () => {
    const stones = ['c3', 'c4', 'd3'];
    const ground = around(['c3', 'c2'], 22, stones);
    const shown = handles([north, east], 0, ground);
    expect(shown).toHaveLength(2);
    expect(shown.every(({ radius }) => radius >= 10)).toBe(true);
    for (const handle of shown) {
      for (const foot of ground.standing) {
        expect(fromStone(handle, foot, ground.figureSize)).toBeGreaterThanOrEqual(handle.radius);
      }
    }
  });

  it('lies on the edge of the part where nothing stands', () => {
    const [up] = handles([north], 0, around(['c3'], 22));
    expect(250 - up!.y).toBeCloseTo(62);
  });

  it('turns with the board', () => {
    expect(handles([north], 180, around(['c3'], 22))[0]).toMatchObject({ angle: 180 });
  });

  it('understands a drag of more than half a cell', () => {
    const shown = handles([north, east], 0, around(['c3'], 22));
    expect(meant(shown, { x: 5, y: -60 }, 100)?.id).toBe('>N');
    expect(meant(shown, { x: 0, y: -50 }, 100)).toBeNull();
    expect(meant(shown, { x: 0, y: 80 }, 100)).toBeNull();
    expect(meant([], { x: 0, y: 80 }, 100)).toBeNull();
  });
});
