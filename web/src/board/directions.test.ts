import { describe, expect, it } from 'vitest';
import { handles, heading, meant } from './directions';
import { places } from './places';
import { squares, target } from './testing';

const at = places(squares(5, 5), 0);
const part = (...ids: string[]) => ids.map((id) => at.get(id)!);
const north = target('direction', '>N', { angle: 0 });
const east = target('direction', '>E', { angle: 90 });

describe('directions', () => {
  it('counts degrees clockwise from north', () => {
    expect(heading(0).y).toBe(-1);
    expect(heading(90).x).toBe(1);
  });

  it('puts a handle before the front of the part', () => {
    const [up, right] = handles([north, east], part('c3'), 0, 44);
    expect(up).toMatchObject({ id: '>N', x: 250, angle: 0 });
    expect(up!.y).toBeLessThan(200);
    expect(right!.x).toBeGreaterThan(300);
  });

  it('keeps clear of the part itself', () => {
    const [up] = handles([north], part('c2', 'c3', 'c4'), 0, 44);
    expect(up!.y).toBeLessThan(at.get('c4')!.y);
  });

  it('keeps handles apart where there is room', () => {
    const shown = handles([north, east], part('b3', 'b2', 'c2', 'd2', 'd3'), 0, 90);
    const [a, b] = shown;
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThanOrEqual(90);
  });

  it('turns with the board', () => {
    expect(handles([north], part('c3'), 180, 44)[0]).toMatchObject({ angle: 180 });
  });

  it('understands a drag of more than half a cell', () => {
    const shown = handles([north, east], part('c3'), 0, 44);
    expect(meant(shown, { x: 5, y: -60 }, 100)?.id).toBe('>N');
    expect(meant(shown, { x: 0, y: -50 }, 100)).toBeNull();
    expect(meant(shown, { x: 0, y: 80 }, 100)).toBeNull();
    expect(meant([], { x: 0, y: 80 }, 100)).toBeNull();
  });
});
