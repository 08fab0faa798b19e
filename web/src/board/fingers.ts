import { isFar } from './drag';
import type { Point } from './types';

/** What fingers move: the part of the board that is seen. */
export interface FingersView {
  /** Whether only a part is seen. */
  readonly isNear: boolean;
  /** The point of the board that lies there, in css pixels from its corner. */
  onBoard(point: Point): Point;
  pan(by: Point): void;
  enlargeAround(point: Point, factor: number): void;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Fingers on a board: two enlarge it, and one moves it along where it is seen in part. Points are css pixels. */
export class Fingers {
  #down = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #isMoving = false;

  constructor(private readonly view: FingersView) {}

  get count(): number {
    return this.#down.size;
  }

  put(finger: number, at: Point): void {
    if (this.#down.size === 0) [this.#start, this.#isMoving] = [at, false];
    this.#down.set(finger, at);
  }

  lift(finger: number): void {
    this.#down.delete(finger);
  }

  /** Whether the view goes along: a single finger moves it only where it does not take hold of something. */
  move(finger: number, at: Point, isHolding: boolean): boolean {
    const was = this.#down.get(finger);
    const other = [...this.#down].find(([id]) => id !== finger)?.[1];
    if (!was || (!this.view.isNear && !other)) return false;
    const begins = other !== undefined || (!isHolding && isFar(this.#start, at, 'touch'));
    if (!this.#isMoving && !begins) return false;
    this.#isMoving = true;
    this.#down.set(finger, at);
    this.#follow(was, at, other);
    return true;
  }

  #follow(was: Point, at: Point, other: Point | undefined): void {
    const [before, after] = other ? [between(was, other), between(at, other)] : [was, at];
    const [from, to] = [this.view.onBoard(before), this.view.onBoard(after)];
    this.view.pan({ x: from.x - to.x, y: from.y - to.y });
    if (other) this.view.enlargeAround(this.view.onBoard(after), apart(at, other) / Math.max(1, apart(was, other)));
  }
}
