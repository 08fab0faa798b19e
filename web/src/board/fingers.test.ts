import { describe, expect, it } from 'vitest';
import { Fingers, type FingersView } from './fingers';
import type { Box, Point } from './types';
import { isWhole, moved, scaled } from './zoom';

const whole: Box = [0, 0, 400, 400];
const pixels = 400;

/** A board of 400 css pixels, of which a quarter is seen. */
class Seen implements FingersView {
  box: Box = [100, 100, 200, 200];
  get isNear(): boolean {
    return !isWhole(this.box, whole);
  }
  onBoard({ x, y }: Point): Point {
    const scale = this.box[2] / pixels;
    return { x: this.box[0] + x * scale, y: this.box[1] + y * scale };
  }
  pan(by: Point): void {
    this.box = moved(this.box, whole, by);
  }
  enlargeAround(point: Point, factor: number): void {
    this.box = scaled(this.box, whole, point, factor);
  }
}

describe('fingers on a board', () => {
  it('one moves it along, as far as the board goes', () => {
    const seen = new Seen();
    const fingers = new Fingers(seen);
    fingers.put(1, { x: 200, y: 200 });
    expect(fingers.move(1, { x: 205, y: 200 }, false), 'a tap trembles').toBe(false);
    expect(fingers.move(1, { x: 240, y: 180 }, false)).toBe(true);
    expect(seen.box).toEqual([80, 110, 200, 200]);
    fingers.move(1, { x: 900, y: 180 }, false);
    expect(seen.box).toEqual([0, 110, 200, 200]);
  });

  it('one that holds a figure leaves it where it is', () => {
    const seen = new Seen();
    const fingers = new Fingers(seen);
    fingers.put(1, { x: 200, y: 200 });
    expect(fingers.move(1, { x: 300, y: 200 }, true)).toBe(false);
    expect(seen.box).toEqual([100, 100, 200, 200]);
  });

  it('two enlarge it around what is between them', () => {
    const seen = new Seen();
    const fingers = new Fingers(seen);
    fingers.put(1, { x: 150, y: 200 });
    fingers.put(2, { x: 250, y: 200 });
    const middle = seen.onBoard({ x: 200, y: 200 });
    expect(fingers.move(1, { x: 140, y: 200 }, true)).toBe(true);
    fingers.move(2, { x: 260, y: 200 }, true);
    expect(seen.box[2]).toBeCloseTo(200 / 1.2);
    expect(seen.onBoard({ x: 200, y: 200 }).x).toBeCloseTo(middle.x);
    expect(seen.onBoard({ x: 200, y: 200 }).y).toBeCloseTo(middle.y);
  });

  it('two bring the whole board back, and enlarge it from there', () => {
    const seen = new Seen();
    const fingers = new Fingers(seen);
    fingers.put(1, { x: 100, y: 200 });
    fingers.put(2, { x: 300, y: 200 });
    fingers.move(1, { x: 190, y: 200 }, false);
    fingers.move(2, { x: 210, y: 200 }, false);
    expect(seen.box).toEqual(whole);
    expect(fingers.move(2, { x: 290, y: 200 }, false)).toBe(true);
    expect(seen.isNear).toBe(true);
  });

  it('one leaves the whole board to the page', () => {
    const seen = new Seen();
    seen.box = whole;
    const fingers = new Fingers(seen);
    fingers.put(1, { x: 200, y: 200 });
    expect(fingers.move(1, { x: 300, y: 300 }, false)).toBe(false);
    expect(seen.box).toEqual(whole);
  });

  it('what is lifted no longer counts', () => {
    const seen = new Seen();
    const fingers = new Fingers(seen);
    fingers.put(1, { x: 200, y: 200 });
    fingers.lift(1);
    expect(fingers.move(1, { x: 300, y: 200 }, false)).toBe(false);
  });
});
