import { describe, expect, it } from 'vitest';
import { frame, places } from './places';
import { squares } from './testing';

describe('places', () => {
  it('knows centre, room and pitch', () => {
    const corner = {
      id: 'a1',
      letter: 'a',
      number: '1',
      x: 50,
      y: 150,
      width: 100,
      height: 100,
      pitch: 100,
      growth: 1,
    };
    expect(places(squares(3, 2), 0).get('a1')).toEqual(corner);
  });

  it('turns the board about its middle', () => {
    const half = places(squares(3, 2), 180).get('a1');
    expect(half).toMatchObject({ x: 250, y: 50 });
    const quarter = places(squares(3, 2), 90).get('a1');
    expect(quarter).toMatchObject({ x: 100, y: 0 });
  });

  it('keeps the turned board in its frame', () => {
    expect(frame([0, 0, 300, 200], 180)).toEqual([0, 0, 300, 200]);
    expect(frame([0, 0, 300, 200], 90)).toEqual([50, -50, 200, 300]);
  });
});
