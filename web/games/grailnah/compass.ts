import type { Point } from '../../src/base/content/geometry';
import { svg } from '../common/paint/svg';

function written({ x, y }: Point): string {
  return svg`${x} ${y}`;
}

/** Draws around a middle. Angles are degrees with the clock, 0 in the east. */
export class Compass {
  constructor(readonly middle: Point) {}

  at(radius: number, angle: number): Point {
    const turn = (angle * Math.PI) / 180;
    return { x: this.middle.x + radius * Math.cos(turn), y: this.middle.y + radius * Math.sin(turn) };
  }

  angleOf({ x, y }: Point): number {
    return (Math.atan2(y - this.middle.y, x - this.middle.x) * 180) / Math.PI;
  }

  radiusOf({ x, y }: Point): number {
    return Math.hypot(x - this.middle.x, y - this.middle.y);
  }

  /** How many degrees a length takes on a circle. */
  degrees(length: number, radius: number): number {
    return ((length / radius) * 180) / Math.PI;
  }

  arc(radius: number, from: number, to: number): string {
    return `M${written(this.at(radius, from))}${this.#curve(radius, to, 1)}`;
  }

  /** A piece of a spoke. */
  ray(angle: number, from: number, to: number): string {
    return `M${written(this.at(from, angle))}L${written(this.at(to, angle))}`;
  }

  /** A piece of a ring. */
  sector(inner: number, outer: number, from: number, to: number): string {
    return `${this.arc(outer, from, to)}L${written(this.at(inner, to))}${this.#curve(inner, from, 0)}Z`;
  }

  /** A piece of a ring with round corners. */
  slab(inner: number, outer: number, from: number, to: number, corner: number): string {
    const near = this.degrees(corner, inner);
    const far = this.degrees(corner, outer);
    const bend = (radius: number, angle: number, end: Point) => `Q${written(this.at(radius, angle))} ${written(end)}`;
    return [
      this.arc(outer, from + far, to - far),
      bend(outer, to, this.at(outer - corner, to)),
      `L${written(this.at(inner + corner, to))}`,
      bend(inner, to, this.at(inner, to - near)),
      this.#curve(inner, from + near, 0),
      bend(inner, from, this.at(inner + corner, from)),
      `L${written(this.at(outer - corner, from))}`,
      bend(outer, from, this.at(outer, from + far)),
      'Z',
    ].join('');
  }

  #curve(radius: number, to: number, sweep: 0 | 1): string {
    return svg`A${radius} ${radius} 0 0 ${sweep} ${written(this.at(radius, to))}`;
  }
}
