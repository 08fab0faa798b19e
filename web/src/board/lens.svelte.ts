import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Box, BoardCell, Point } from './types';
import { framed, holds, isWhole, least, moved, narrow, quarter, reveal, scaled } from './zoom';

/** How much nearer a key goes. */
const stride = 1.5;

/** Which part of the board is seen. */
export class Lens {
  #whole: () => Box;
  #duration: () => number;
  #tween: Tween<Box>;
  /** Whether it came near by itself, because a cell was too small for a finger. */
  #isEnlarged = false;

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

  /** Whether a cell is drawn too small to be hit, and could be larger. `scale` is css pixels a unit. */
  isSmall(place: BoardCell, scale: number): boolean {
    const isClose = this.#tween.target[2] * least <= this.#whole()[2];
    return !isClose && place.pitch * scale < narrow;
  }

  enlarge(place: BoardCell, scale: number): void {
    const size = (place.pitch * scale * this.#tween.target[2]) / this.#whole()[2];
    this.#go(quarter(this.#whole(), place, size));
    this.#isEnlarged = true;
  }

  /** Near to a point, or back to the whole. */
  toggle(point: Point): void {
    if (this.isNear) this.widen();
    else this.#go(quarter(this.#whole(), point, Infinity));
  }

  /** A stride nearer to a cell, or away from it. */
  step(place: BoardCell, way: 'nearer' | 'away'): void {
    const factor = way === 'nearer' ? stride : 1 / stride;
    const view = scaled(this.#tween.target, this.#whole(), place, factor);
    this.#go(reveal(view, this.#whole(), place, place.pitch));
  }

  keep(place: BoardCell): void {
    if (this.isNear) this.#go(reveal(this.#tween.target, this.#whole(), place, place.pitch));
  }

  /** Shows all of these points, as near as they allow. */
  frame(points: readonly Point[], margin: number): void {
    if (this.isNear) this.#go(framed(this.#tween.target, this.#whole(), points, margin));
  }

  /**
   * Shows where a choice goes on: all of it where the board came near by itself, and as much as is seen anyway where
   * somebody wanted it near. With nothing chosen yet, what came near by itself is over.
   */
  offer(points: readonly Point[], margin: number, isFresh: boolean): void {
    if (!this.isNear) return;
    if (this.#isEnlarged && isFresh) return this.widen();
    const wasEnlarged = this.#isEnlarged;
    const isSeen = points.some((point) => holds(this.#tween.target, point));
    if (wasEnlarged || !isSeen) this.#go(framed(this.#tween.target, this.#whole(), points, margin));
    this.#isEnlarged = wasEnlarged;
  }

  /** Stays near where something happened there, and shows the whole where it happened elsewhere. */
  follow(points: readonly Point[]): void {
    const isSeen = points.length > 0 && points.every((point) => holds(this.#tween.target, point));
    if (this.isNear && !isSeen) this.widen();
  }

  /** At once, as fingers want it. */
  pan(by: Point): void {
    this.#go(moved(this.#tween.target, this.#whole(), by), 0);
  }

  enlargeAround(point: Point, factor: number): void {
    this.#go(scaled(this.#tween.target, this.#whole(), point, factor), 0);
  }

  widen(duration = this.#duration()): void {
    this.#isEnlarged = false;
    void this.#tween.set(this.#whole(), { duration });
  }

  #go(view: Box, duration = this.#duration()): void {
    this.#isEnlarged = false;
    void this.#tween.set(view, { duration });
  }
}
