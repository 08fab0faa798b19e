import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Box, Place, Point } from './types';
import { isWhole, moved, narrow, quarter, reveal, scaled } from './zoom';

/** Which part of the board is seen. */
export class Lens {
  #whole: () => Box;
  #duration: () => number;
  #tween: Tween<Box>;

  constructor(whole: () => Box, duration: () => number) {
    this.#whole = whole;
    this.#duration = duration;
    this.#tween = new Tween(whole(), { easing: cubicInOut });
  }

  /** What is seen now, on the way to where it goes. */
  get view(): Box {
    return this.#tween.current;
  }

  /** What will be seen when it has come to rest. */
  get goal(): Box {
    return this.#tween.target;
  }

  get isNear(): boolean {
    return !isWhole(this.#tween.target, this.#whole());
  }

  /** Goes near a cell that is drawn too small; false where it is large enough. `scale` is css pixels a unit. */
  enlarge(place: Place, scale: number): boolean {
    if (this.isNear || place.pitch * scale >= narrow) return false;
    this.#go(quarter(this.#whole(), place, place.pitch * scale));
    return true;
  }

  keep(place: Place): void {
    if (this.isNear) this.#go(reveal(this.#tween.target, this.#whole(), place, place.pitch));
  }

  /** At once, as fingers want it. */
  pan(by: Point): void {
    this.#go(moved(this.#tween.target, this.#whole(), by), 0);
  }

  enlargeAround(point: Point, factor: number): void {
    this.#go(scaled(this.#tween.target, this.#whole(), point, factor), 0);
  }

  widen(duration = this.#duration()): void {
    void this.#tween.set(this.#whole(), { duration });
  }

  #go(view: Box, duration = this.#duration()): void {
    void this.#tween.set(view, { duration });
  }
}
