import { settings } from '../base/storage/settings.svelte';
import type { Target } from '../door/types';
import { hitTestStack, hitTestFigures, hitTestFinger } from './hitTest';
import { heading, meant } from './directions';
import { carried, grip, isFar, type Drag } from './drag';
import { Fingers } from './fingers';
import { listen, namedBy } from './listen';
import type { Scene } from './scene.svelte';
import { dropOutcome, canGrab, targetsOn, tapOutcome, type TapOutcome } from './targets';
import type { Point } from './types';

/** What pointers are read against, afresh each time, and what they may do. */
export interface BoardActions {
  readonly scene: Scene;
  pick(target: string): void;
  refuse(cell: string): void;
  release(): void;
}

export interface OfferedTargets {
  cell: string;
  targets: readonly Target[];
}

/** Two taps within this time, in milliseconds, and this distance, in css pixels, are one double tap. */
const doubleTapTime = 350;
const doubleTapDistance = 30;

/** Taps and drags with any pointer, and what is offered where a tap could mean several things. */
export class PointerInput {
  drag = $state.raw<Drag | null>(null);
  offer = $state.raw<OfferedTargets | null>(null);
  /** The figure that was last let go: it is where it belongs already and need not glide there. */
  dropped = $state.raw<number | null>(null);
  /** The cell under a carried figure, where it may be let go. */
  over = $state<string | null>(null);
  /** The cell under a mouse that carries nothing. */
  hovered = $state<string | null>(null);
  /** Whether the last tap only went near. */
  wentNear = $state(false);
  #actions: BoardActions;
  #pointerType = 'mouse';
  /** A drag or a pinch is under way or has just ended: the click that the browser sends after it is not a tap. */
  #ignoresClick = false;
  #suppressesNextClick = false;
  #fingers: Fingers;
  /** The last tap that hit nothing that can be chosen. */
  #lastMiss: { at: Point; time: number } | null = null;

  constructor(actions: BoardActions) {
    this.#actions = actions;
    const { scene } = actions;
    this.#fingers = new Fingers({
      get isNear() {
        return scene.lens.isNear;
      },
      onBoard: (point) => scene.onBoard(point),
      pan: (by) => scene.lens.pan(by),
      enlargeAround: (point, factor) => scene.lens.enlargeAround(point, factor),
    });
  }

  get #scene(): Scene {
    return this.#actions.scene;
  }

  listen = (svg: SVGSVGElement) =>
    listen(svg, {
      pointerdown: (event) => this.#down(svg, event),
      pointermove: (event) => this.#move(svg, event),
      pointerup: (event) => this.#up(svg, event),
      pointercancel: (event) => {
        this.#fingers.lift(event.pointerId);
        this.#endDrag();
      },
      pointerleave: () => (this.hovered = null),
      touchmove: (event) => {
        if (this.drag || this.#fingers.count > 1) event.preventDefault();
      },
      click: (event) => this.#click(svg, event),
    });

  tap(cell: string): void {
    this.#apply(tapOutcome(this.#scene.choice, cell), cell);
  }

  /** Puts back what is carried; false if nothing is. */
  cancel(): boolean {
    const wasBusy = this.offer !== null || (this.drag !== null && this.drag.carries !== 'nothing');
    this.offer = null;
    this.#endDrag();
    return wasBusy;
  }

  /** Ignores the click that ends this press: the finger was held on a figure to ask about it. */
  suppressClick(): void {
    this.#suppressesNextClick = true;
  }

  #endDrag(): void {
    this.drag = null;
    this.over = null;
  }

  /** How far the chosen part has been pulled, along the direction that this means. */
  get pull(): Point | null {
    if (this.drag?.carries !== 'part') return null;
    const { from, at, cell } = this.drag;
    const way = { x: at.x - from.x, y: at.y - from.y };
    const pitch = this.#scene.places.get(cell)?.pitch ?? 0;
    const length = Math.min(Math.hypot(way.x, way.y), pitch);
    const handle = meant(this.#scene.handles, way, pitch, 0.12);
    if (!handle) return { x: 0, y: 0 };
    const towards = heading(handle.angle);
    return { x: towards.x * length, y: towards.y * length };
  }

  /** Whether a cell is too small for the finger that came down on it. */
  #isSmall(cell: string | null): boolean {
    const place = this.#scene.places.get(cell ?? '');
    return this.#pointerType !== 'mouse' && place !== undefined && this.#scene.lens.isSmall(place, this.#scene.scale);
  }

  /** Shows a cell larger that is too small for a finger; false where it is not. */
  #enlarge(cell: string): boolean {
    const place = this.#scene.places.get(cell);
    if (!place || !this.#isSmall(cell)) return false;
    this.#scene.lens.enlarge(place, this.#scene.scale);
    return true;
  }

  #apply(answer: TapOutcome, cell: string): void {
    this.offer = answer.act === 'offer' ? { cell, targets: answer.targets } : null;
    if (answer.act === 'pick') this.#actions.pick(answer.id);
    else if (answer.act === 'release') this.#actions.release();
    else if (answer.act === 'refuse') this.#actions.refuse(cell);
  }

  /** In css pixels from the corner of the board. */
  #pixel(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
    const { x, y } = svg.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  }

  #point(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
    return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  }

  #down(svg: SVGSVGElement, event: PointerEvent): void {
    this.#ignoresClick = false;
    this.#suppressesNextClick = false;
    this.#pointerType = event.pointerType;
    this.#fingers.put(event.pointerId, this.#pixel(svg, event));
    const cell = this.#cellAt(svg, event, event.target);
    if (event.button !== 0 || !event.isPrimary || cell === null || !canGrab(this.#scene.choice, cell)) return;
    const from = this.#point(svg, event);
    const start = { x: event.clientX, y: event.clientY };
    this.drag = { pointer: event.pointerId, cell, start, from, at: from, carries: 'nothing', spot: null };
  }

  #move(svg: SVGSVGElement, event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.hovered = namedBy(event.target, 'cell');
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#fingers.lift(event.pointerId);
    if (this.#fingers.move(event.pointerId, this.#pixel(svg, event), this.drag !== null)) {
      this.#ignoresClick = true;
      return this.#endDrag();
    }
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const at = this.#point(svg, event);
    if (drag.carries === 'figure') this.over = this.#aim(svg, event);
    if (drag.carries !== 'nothing') this.drag = { ...drag, at };
    else if (isFar(drag.start, { x: event.clientX, y: event.clientY }, event.pointerType)) this.#lift(svg, drag, at);
  }

  /** The cell that is pointed at; of upright figures the head belongs to the figure. */
  #cellAt(svg: SVGSVGElement, event: MouseEvent, target: EventTarget | null): string | null {
    const cell = namedBy(target, 'cell');
    if (cell === null || settings.figureSet === 'plain') return cell;
    return hitTestFigures(this.#scene.choice, cell, this.#scene.spots, this.#point(svg, event));
  }

  #under(svg: SVGSVGElement, event: PointerEvent): string | null {
    return this.#cellAt(svg, event, document.elementFromPoint(event.clientX, event.clientY));
  }

  #aim(svg: SVGSVGElement, event: PointerEvent): string | null {
    const cell = this.#under(svg, event);
    return cell !== null && targetsOn(this.#scene.choice, cell).some(({ kind }) => kind === 'cell') ? cell : null;
  }

  #lift(svg: SVGSVGElement, drag: Drag, at: Point): void {
    const { choice, spots } = this.#scene;
    const held = grip(choice, drag.cell, spots, drag.from);
    this.drag = null;
    if (!held) return;
    this.#ignoresClick = true;
    this.offer = null;
    if (held.target) this.#actions.pick(held.target.id);
    const carries = carried(this.#scene.choice, drag.cell);
    if (carries === 'nothing') return;
    svg.setPointerCapture(drag.pointer);
    this.dropped = null;
    this.drag = { ...drag, at, carries, spot: held.spot };
  }

  #up(svg: SVGSVGElement, event: PointerEvent): void {
    const { drag, pull } = this;
    this.#fingers.lift(event.pointerId);
    this.#endDrag();
    setTimeout(() => (this.#ignoresClick = false));
    if (!drag || drag.pointer !== event.pointerId || drag.carries === 'nothing') return;
    if (drag.carries === 'part') {
      const pitch = this.#scene.places.get(drag.cell)?.pitch ?? 0;
      const handle = pull && meant(this.#scene.handles, pull, pitch);
      if (handle) this.#actions.pick(handle.id);
      return;
    }
    const cell = this.#under(svg, event);
    this.dropped = drag.spot?.token.key ?? null;
    this.#apply(dropOutcome(this.#scene.choice, drag.cell, cell), cell ?? drag.cell);
  }

  /** Whether a tap on what cannot be chosen follows another one: that asks to come nearer, or to see the whole again. */
  #isDoubleTap(event: MouseEvent): boolean {
    const [at, time] = [{ x: event.clientX, y: event.clientY }, event.timeStamp];
    const before = this.#lastMiss;
    const isDouble =
      before !== null &&
      time - before.time < doubleTapTime &&
      Math.hypot(at.x - before.at.x, at.y - before.at.y) < doubleTapDistance;
    this.#lastMiss = isDouble ? null : { at, time };
    return isDouble;
  }

  #click(svg: SVGSVGElement, event: MouseEvent): void {
    const isIgnored = this.#ignoresClick || this.#suppressesNextClick;
    this.#suppressesNextClick = false;
    if (isIgnored) return;
    this.dropped = null;
    const direction = namedBy(event.target, 'direction');
    if (direction !== null) return this.#actions.pick(direction);
    const at = this.#point(svg, event);
    const { choice, spots, places, scale } = this.#scene;
    const hit = this.#cellAt(svg, event, event.target);
    const fingerHit = this.#isSmall(hit) ? hitTestFinger(choice, places, at, scale) : null;
    const isFree = !spots.some(({ token }) => token.cell === hit);
    const cell = fingerHit?.kind === 'cell' && isFree ? fingerHit.cell : hit;
    const answer = this.#answerTo(cell, at);
    const isMiss = cell === null || answer.act === 'refuse';
    if (!isMiss) this.#lastMiss = null;
    else if (this.#isDoubleTap(event)) return this.#scene.lens.toggle(at);
    this.wentNear = cell !== null && fingerHit?.kind === 'several' && this.#enlarge(cell);
    if (this.wentNear) return void (this.#lastMiss = null);
    this.#apply(answer, cell ?? '');
  }

  #answerTo(cell: string | null, at: Point): TapOutcome {
    if (cell === null) return { act: 'release' };
    const { choice, spots } = this.#scene;
    const answer = tapOutcome(choice, cell);
    return (answer.act === 'offer' ? hitTestStack(choice, cell, spots, at) : null) ?? answer;
  }
}
