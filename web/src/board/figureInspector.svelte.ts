import { isFar, nearest } from './drag';
import { listen, namedBy } from './listen';
import type { Scene } from './scene.svelte';
import type { Point, FigureSpot, Token } from './types';

/** How long a mouse rests on a figure, or a finger is held on it, until the figure is inspected; in milliseconds. */
const hoverDelay = 400;
const longPressDelay = 500;

/** What the inspector reads, and what it may do. */
export interface InspectorHost {
  readonly scene: Scene;
  /** Whether the figure has anything to tell. */
  canInspect(figure: Token): boolean;
  /** A finger was held on a figure: lifting it is no tap. */
  longPressed(): void;
}

/** Which figure is inspected: the board shows who it is and where it can go. Chosen by a mouse that rests, a finger that stays, or a key. */
export class FigureInspector {
  spot = $derived.by(() => this.#scene.spots.find(({ token }) => token.key === this.#inspected) ?? null);
  /** Whether the answer is to be said as well: a mouse only looks. */
  isSaid = $state(false);
  #inspected = $state<number | null>(null);
  #host: InspectorHost;
  /** The figure under the mouse. */
  #over: number | null = null;
  #pressed: { pointer: number; at: Point } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(inquiry: InspectorHost) {
    this.#host = inquiry;
  }

  get #scene(): Scene {
    return this.#host.scene;
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
    const standing = this.#scene.spots.filter(({ token }) => token.cell === cell && this.#host.canInspect(token));
    const kinds = new Map(standing.map((spot) => [`${spot.token.seat} ${spot.token.kind}`, spot]));
    const spots = [...kinds.values()];
    const now = spots.findIndex(({ token }) => token.key === this.#inspected);
    const then = spots[now + 1];
    this.close();
    if (then) this.#ask(then.token.key, true);
  }

  /** False if no figure was asked. */
  close(): boolean {
    const wasOpen = this.#inspected !== null;
    clearTimeout(this.#waiting);
    this.#inspected = null;
    this.isSaid = false;
    return wasOpen;
  }

  #ask(key: number, isSaid: boolean): void {
    this.isSaid = isSaid;
    this.#inspected = key;
  }

  #wait(key: number | null, milliseconds: number, isSaid: boolean): void {
    this.close();
    if (key === null) return;
    this.#waiting = setTimeout(() => {
      const spot = this.#scene.spots.find(({ token }) => token.key === key);
      if (!spot || !this.#host.canInspect(spot.token)) return;
      if (isSaid) this.#host.longPressed();
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
    this.#wait(this.#under(svg, event)?.token.key ?? null, longPressDelay, true);
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
    this.#wait(key, hoverDelay, false);
  }

  /** What is asked stays until something else is touched. */
  #lift(): void {
    this.#pressed = null;
    if (this.#inspected === null) clearTimeout(this.#waiting);
  }

  #leave(): void {
    this.#over = null;
    if (!this.isSaid) this.close();
  }
}
