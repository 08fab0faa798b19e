import { listen } from './listen';
import type { Scene } from './scene.svelte';
import { isChosen } from './targets';
import type { Point } from './types';
import { arrows, walk } from './walk';

/** What the keys read, and what they may do. */
export interface Ground {
  readonly scene: Scene;
  tap(cell: string): void;
  pick(target: string): void;
  /** Whether there was anything to let go of; if not, the key is for what is around the board. */
  escape(): boolean;
  /** Asks the figures on a cell, one after the other. */
  ask(cell: string): void;
  /** The focus has gone to a cell, or away from the board. */
  went(cell: string | null): void;
}

/** Asks who stands on the cell with the focus. */
export const askKey = 'i';

/** The keyboard on the board: one tab stop, arrow keys over cells and direction handles. */
export class Keys {
  /** The cell that Tab comes to. */
  cell = $derived.by(() => (this.#scene.cells.has(this.#last) ? this.#last : this.#first));
  #first = $derived.by(() => this.#scene.geometry.cells[0]?.id ?? '');
  #last = $state('');
  /** The direction handle that has the focus. */
  direction = $state<string | null>(null);
  /** Whether the focus is to be seen. */
  isShown = $state(false);
  #ground: Ground;
  /** Whether a pointer was used last: then nobody looks for the focus, whichever way it came. */
  #isPointing = false;
  #svg: SVGSVGElement | null = null;
  #line: { axis: boolean; at: Point } | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get #scene(): Scene {
    return this.#ground.scene;
  }

  listen = (svg: SVGSVGElement) => {
    this.#svg = svg;
    return listen(svg, {
      keydown: (event) => this.#key(event),
      focusin: ({ target }) => this.#come(target),
      focusout: ({ relatedTarget: next }) => this.#leave(next instanceof Node && svg.contains(next)),
    });
  };

  /** Hears of every press on the page, since a menu beside the board gives the focus back. */
  noteInput(kind: 'key' | 'pointer'): void {
    this.#isPointing = kind === 'pointer';
  }

  focusCell(id = this.cell): void {
    this.direction = null;
    this.#find('cell', id)?.focus();
  }

  #focusDirection(id: string): void {
    this.#find('direction', id)?.focus();
  }

  #find(kind: 'cell' | 'direction', id: string) {
    return this.#svg?.querySelector<SVGElement>(`[data-${kind}="${CSS.escape(id)}"]`);
  }

  #come(target: EventTarget | null): void {
    if (!(target instanceof SVGElement)) return;
    const { cell, direction } = target.dataset;
    this.isShown = !this.#isPointing && target.matches(':focus-visible');
    this.direction = direction ?? null;
    if (cell === undefined) return;
    if (cell !== this.cell) this.#line = null;
    this.#ground.went(cell);
    this.#last = cell;
    const place = this.#scene.places.get(cell);
    if (place && this.isShown) this.#scene.lens.keep(place);
  }

  /** Later than the event, which may come from within a change of the page. */
  #leave(stays: boolean): void {
    if (stays) return;
    queueMicrotask(() => {
      this.isShown = false;
      this.#ground.went(null);
    });
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.#zoom(event.key)) return event.preventDefault();
    const isKnown = this.direction === null ? this.#onCell(event.key) : this.#onDirection(event.key, this.direction);
    if (isKnown) event.preventDefault();
  }

  #zoom(key: string): boolean {
    const { lens, places } = this.#scene;
    const place = places.get(this.cell);
    if (key === '0') lens.widen();
    else if (place && (key === '+' || key === '=')) lens.step(place, 'nearer');
    else if (place && key === '-') lens.step(place, 'away');
    else return false;
    return true;
  }

  #onCell(key: string): boolean {
    const { geometry, handles, choice } = this.#scene;
    const [firstHandle] = handles;
    const lastHandle = handles.at(-1);
    if (key in arrows) this.#walk(key);
    else if (key === 'Home') this.focusCell(this.#first);
    else if (key === 'End' && lastHandle) this.#focusDirection(lastHandle.id);
    else if (key === 'End') this.focusCell(geometry.cells.at(-1)?.id);
    else if (key === 'Escape') return this.#ground.escape();
    else if (key.toLowerCase() === askKey) this.#ground.ask(this.cell);
    else if (key === 'Enter' && firstHandle && isChosen(choice, this.cell)) this.#focusDirection(firstHandle.id);
    else if (key === 'Enter' || key === ' ') this.#ground.tap(this.cell);
    else return false;
    return true;
  }

  #onDirection(key: string, id: string): boolean {
    const { handles } = this.#scene;
    const at = handles.findIndex((handle) => handle.id === id);
    const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    if (key in arrows) this.#focusDirection(handles.at((at + step) % handles.length)?.id ?? id);
    else if (key === 'Home') this.focusCell(this.#first);
    else if (key === 'End') this.#focusDirection(handles.at(-1)?.id ?? id);
    else if (key === 'Escape') this.focusCell();
    else if (key === 'Enter' || key === ' ') this.#ground.pick(id);
    else return false;
    return true;
  }

  #walk(key: string): void {
    const { geometry, places } = this.#scene;
    const cell = geometry.cells.find(({ id }) => id === this.cell);
    const place = places.get(this.cell);
    if (!cell || !place) return;
    const axis = key === 'ArrowLeft' || key === 'ArrowRight';
    const line = this.#line?.axis === axis ? this.#line : { axis, at: place };
    const next = walk(cell, key, line.at, places);
    if (next === null) return;
    this.focusCell(next);
    this.#line = line;
  }
}
