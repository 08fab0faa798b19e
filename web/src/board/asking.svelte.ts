import { isFar, nearest } from './drag';
import { listen, namedBy } from './listen';
import type { Scene } from './scene.svelte';
import type { Point, FigureSpot, Token } from './types';

/** How long a mouse rests on a figure, or a finger is held on it, until it is asked; in milliseconds. */
const rest = 400;
const hold = 500;

/** What the asking reads, and what it may do. */
export interface Inquiry {
  readonly scene: Scene;
  /** Whether the figure has anything to tell. */
  knows(figure: Token): boolean;
  /** A finger was held on a figure: lifting it is no tap. */
  held(): void;
}

/** Which figure is asked who it is and where it can go: by a mouse that rests, a finger that stays, or a key. */
export class Asking {
  spot = $derived.by(() => this.#scene.spots.find(({ token }) => token.key === this.#asked) ?? null);
  /** Whether the answer is to be said as well: a mouse only looks. */
  isSaid = $state(false);
  #asked = $state<number | null>(null);
  #inquiry: Inquiry;
  /** The figure under the mouse. */
  #over: number | null = null;
  #pressed: { pointer: number; at: Point } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(inquiry: Inquiry) {
    this.#inquiry = inquiry;
  }

  get #scene(): Scene {
    return this.#inquiry.scene;
  }

  listen = (svg: SVGSVGElement) => {
    const stop = listen(svg, {
      pointerdown: (event) => this.#down(svg, event),
      pointermove: (event) => this.#move(svg, event),
      pointerup: () => this.#lift(),
      pointercancel: () => this.#lift(),
      pointerleave: () => this.#leave(),
      contextmenu: (event) => {
        if (this.#pressed || this.isSaid) event.preventDefault();
      },
    });
    return () => {
      this.close();
      stop();
    };
  };

  /** One figure of a cell after the other, then none. */
  next(cell: string): void {
    const standing = this.#scene.spots.filter(({ token }) => token.cell === cell && this.#inquiry.knows(token));
    const kinds = new Map(standing.map((spot) => [`${spot.token.seat} ${spot.token.kind}`, spot]));
    const spots = [...kinds.values()];
    const now = spots.findIndex(({ token }) => token.key === this.#asked);
    const then = spots[now + 1];
    this.close();
    if (then) this.#ask(then.token.key, true);
  }

  /** False if no figure was asked. */
  close(): boolean {
    const wasOpen = this.#asked !== null;
    clearTimeout(this.#waiting);
    this.#asked = null;
    this.isSaid = false;
    return wasOpen;
  }

  #ask(key: number, isSaid: boolean): void {
    this.isSaid = isSaid;
    this.#asked = key;
  }

  #wait(key: number | null, milliseconds: number, isSaid: boolean): void {
    this.close();
    if (key === null) return;
    this.#waiting = setTimeout(() => {
      const spot = this.#scene.spots.find(({ token }) => token.key === key);
      if (!spot || !this.#inquiry.knows(spot.token)) return;
      if (isSaid) this.#inquiry.held();
      this.#ask(key, isSaid);
    }, milliseconds);
  }

  #under(svg: SVGSVGElement, { target, clientX, clientY }: PointerEvent): FigureSpot | null {
    const cell = namedBy(target, 'cell');
    const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    return nearest(
      this.#scene.spots.filter(({ token }) => token.cell === cell),
      at,
    );
  }

  #down(svg: SVGSVGElement, event: PointerEvent): void {
    this.close();
    if (event.pointerType === 'mouse' || !event.isPrimary) return this.#lift();
    this.#pressed = { pointer: event.pointerId, at: { x: event.clientX, y: event.clientY } };
    this.#wait(this.#under(svg, event)?.token.key ?? null, hold, true);
  }

  #move(svg: SVGSVGElement, event: PointerEvent): void {
    if (event.pointerType === 'mouse') return this.#hover(svg, event);
    const { pointerId, clientX: x, clientY: y } = event;
    if (this.#pressed?.pointer !== pointerId || !isFar(this.#pressed.at, { x, y }, event.pointerType)) return;
    this.close();
    this.#lift();
  }

  #hover(svg: SVGSVGElement, event: PointerEvent): void {
    const key = event.buttons === 0 ? (this.#under(svg, event)?.token.key ?? null) : null;
    if (key === this.#over) return;
    this.#over = key;
    this.#wait(key, rest, false);
  }

  /** What is asked stays until something else is touched. */
  #lift(): void {
    this.#pressed = null;
    if (this.#asked === null) clearTimeout(this.#waiting);
  }

  #leave(): void {
    this.#over = null;
    if (!this.isSaid) this.close();
  }
}
