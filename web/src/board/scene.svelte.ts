import { middle } from '../base/content/geometry';
import { prefersReducedMotion } from 'svelte/motion';
import { MediaQuery } from 'svelte/reactivity';
import { glides, settings } from '../base/storage/settings.svelte';
import type { Choice, Geometry, Tableau, Target } from '../door/types';
import { freeCorner } from './corner';
import { handles } from './directions';
import type { Effect } from './effects';
import { fitOf, isUncovered, roomIn } from './figures/look';
import { layOut, type FigurePlaces } from './layout';
import { Lens } from './lens.svelte';
import { overlays } from './overlays';
import { fitted, painterOf } from './painters';
import { createFigureTracker } from './figureTracker';
import { frame, places } from './places';
import { directions, heldAmong } from './targets';
import type { Box, Point, Step, Token } from './types';
import { nearHalf } from './zoom';

/** What the board is told about the game. */
export interface BoardView {
  game: string;
  geometry: Geometry;
  tableau: Tableau;
  /** What can be chosen now; nothing where it is not for this player to choose. */
  choice: Choice | null;
  /** The way of figures in the last action, and in the one advised. */
  last: readonly Step[];
  /** Ways of actions before it that are still to be seen, and what all of them did to others. */
  earlier?: readonly Step[];
  effects?: readonly Effect[];
  hint: readonly Step[];
  /** Whether it is quietly shown what can be chosen at the start of a turn. */
  showsOpen?: boolean;
  /** Whether what can be chosen first steps back behind labels and hints. */
  isQuiet?: boolean;
  /** Whether the game is over: then only what decided it stays in the light. */
  isOver?: boolean;
  /** What is written on which cells. */
  labels?: ReadonlyMap<string, string>;
  /** Quarter turns clockwise, in degrees. */
  turned: number;
  coordinates: boolean;
  /** Cells that a text beside the board speaks of. */
  pointed?: readonly string[];
  motion: boolean;
  /** Whether only the half before the viewer is seen. */
  isHalf?: boolean;
  /** Whether it is only looked at: framed at any size, and without the traces of moves. */
  isPicture?: boolean;
}

/** Half of what a finger needs, in css pixels. */
const fingertip = 22;

const hasForcedColours = new MediaQuery('forced-colors: active');

/** Everything about the drawing that follows from what is shown and how large. */
export class Scene {
  #shown: () => BoardView;
  #follow = createFigureTracker();
  /** The board's size in css pixels. */
  width = $state(0);
  height = $state(0);
  isHidden = $state(document.visibilityState === 'hidden');

  isStill = $derived.by(() => !this.#shown().motion || this.isHidden || prefersReducedMotion.current);
  moment = $derived.by(() => (this.isStill ? 0 : glides[settings.motion]));

  /** Who sees colours of their own choice is shown the cells and their drawings. */
  painter = $derived.by(() => (hasForcedColours.current ? undefined : painterOf(this.#shown().game)));
  geometry = $derived.by(() => {
    const { geometry, game, isPicture } = this.#shown();
    if (isPicture) return geometry;
    return fitted(geometry, painterOf(game)?.rim ?? 0, this.width);
  });
  choice = $derived.by(() => this.#shown().choice);
  turned = $derived.by(() => this.#shown().turned);
  chosen = $derived.by(() => this.choice?.chosen ?? []);
  cells = $derived.by(() => new Map(this.geometry.cells.map((cell) => [cell.id, cell])));
  places = $derived.by(() => places(this.geometry, this.turned, fitOf(this.#shown().game)));
  /** The board, and what is seen of it while nothing is enlarged. */
  full = $derived.by(() => frame(this.geometry.box, this.turned));
  whole = $derived.by(() => (this.#shown().isHalf ? nearHalf(this.full, this.geometry.figureSize) : this.full));
  rotation = $derived.by(() => {
    const { x, y } = middle(this.geometry.box);
    return `rotate(${this.turned} ${x} ${y})`;
  });

  #tokens = $derived.by(() => this.#follow(this.#shown().tableau.figures, this.#shown().last));
  /** Cells with something to see in their middle. */
  free = $derived.by(
    () => new Set(this.geometry.cells.flatMap(({ id, features }) => (features.some(isUncovered) ? [id] : []))),
  );
  /** Cells with a painted building. */
  built = $derived.by(() => {
    const kinds = new Set(this.painter?.marks);
    return new Set(this.#shown().tableau.marks.flatMap(({ cell, kind }) => (kinds.has(kind) ? [cell] : [])));
  });
  /** Cells that no wash hides: the middle is seen, or a building, or what stands there has a ground painted for it. */
  clear = $derived.by(() => {
    const kinds = new Set(this.painter?.figures);
    const standing = this.#shown().tableau.figures.flatMap(({ cell, kind }) => (kinds.has(kind) ? [cell] : []));
    return new Set([...this.free, ...this.built, ...standing]);
  });
  /** Cells of buildings, in which figures are smaller. */
  #rooms = $derived.by(() => {
    const { game, tableau } = this.#shown();
    return new Map(tableau.marks.map(({ cell, kind }) => [cell, roomIn(game, kind)]));
  });
  #seats: FigurePlaces = new Map();
  #came = $derived.by(() => {
    const steps = this.#shown().last;
    return new Map(steps.flatMap(({ from, to }) => (this.places.has(from) ? [[to, this.places.get(from)!]] : [])));
  });
  #drawn = $derived.by(() =>
    layOut(
      this.#tokens.filter(({ kind }) => !overlays.has(kind)),
      this.places,
      this.geometry.figureSize,
      {
        free: this.free,
        seats: this.#seats,
        came: this.#came,
        rooms: this.#rooms,
        isUpright: settings.figureSet === 'carved',
      },
    ),
  );
  spots = $derived.by(() => this.#drawn.spots);
  /** Figures that could be picked up since nothing was. */
  #offered: ReadonlyMap<string, Target> = new Map();
  /** The one that is, where it stands with others. */
  held = $derived.by(() => {
    const figures = this.choice?.next.filter(({ kind }) => kind === 'figure') ?? [];
    if (this.choice?.picks.length === 0) this.#offered = new Map(figures.map((target) => [target.id, target]));
    return heldAmong(this.choice, this.spots, this.#offered);
  });
  badges = $derived.by(() => this.#drawn.badges);

  lens: Lens;
  /** Css pixels a unit. */
  scale = $derived.by(() => this.#scaleOf(this.lens.view[2], this.lens.view[3]));
  reach = $derived.by(() => fingertip / this.scale);
  directions = $derived.by(() => directions(this.choice));
  /** What stands for good and has its ground painted for it. */
  #standing = $derived.by(() => {
    const kinds = new Set(painterOf(this.#shown().game)?.figures);
    return this.#tokens.flatMap(({ kind, cell }) => (kinds.has(kind) ? (this.places.get(cell) ?? []) : []));
  });
  handles = $derived.by(() => {
    const part = this.chosen.flatMap((id) => this.places.get(id) ?? []);
    const { figureSize } = this.geometry;
    return handles(this.directions, this.turned, { part, standing: this.#standing, figureSize, reach: this.reach });
  });

  constructor(shown: () => BoardView) {
    this.#shown = shown;
    this.lens = new Lens(
      () => this.whole,
      () => this.moment,
    );
  }

  /** Figures of a kind that lies over the others. */
  overlying(kind: string): readonly Token[] {
    return this.#tokens.filter((token) => token.kind === kind);
  }

  /** All but those. */
  others(kind: string): readonly Token[] {
    return this.#tokens.filter((token) => token.kind !== kind);
  }

  /** The point of the board that lies there, in css pixels from its corner. */
  onBoard({ x, y }: Point): Point {
    const [left, top, width, height] = this.lens.view;
    return {
      x: left + (x - (this.width - width * this.scale) / 2) / this.scale,
      y: top + (y - (this.height - height * this.scale) / 2) / this.scale,
    };
  }

  /** Where a point of the board lies, in css pixels from its corner. */
  onScreen({ x, y }: Point, [left, top, width, height]: Box = this.lens.view): Point {
    const scale = this.#scaleOf(width, height);
    return {
      x: (x - left) * scale + (this.width - width * scale) / 2,
      y: (y - top) * scale + (this.height - height * scale) / 2,
    };
  }

  /** Where a button covers nothing that can be chosen, once the lens has come to rest. */
  freeCorner = $derived.by(() => {
    const { goal } = this.lens;
    const scale = this.#scaleOf(goal[2], goal[3]);
    const cells = [...new Set([...(this.choice?.next ?? []).map(({ cell }) => cell), ...this.chosen])];
    const places = cells.flatMap((id) => this.places.get(id) ?? []);
    return freeCorner(this, [
      ...places.map((place) => ({
        ...this.onScreen(place, goal),
        reach: (Math.max(place.width, place.height) / 2) * scale,
      })),
      ...this.handles.map((handle) => ({ ...this.onScreen(handle, goal), reach: fingertip })),
    ]);
  });

  #scaleOf(width: number, height: number): number {
    return Math.min(this.width / width, this.height / height) || 1;
  }
}
