import type { Component } from 'svelte';
import type { Cell, Mark } from '../door/types';
import type { BoardCells, Point, Step, Token } from './types';

/** What a game's own layer is told. */
export interface LayerProps {
  /** All figures of its kind. */
  tokens: readonly Token[];
  /** All other figures. */
  others: readonly Token[];
  cells: ReadonlyMap<string, Cell>;
  places: BoardCells;
  turned: number;
  chosen: readonly string[];
  /** How far the chosen figures are pulled just now. */
  pull: Point | null;
  /** The way of figures in the last action. */
  last: readonly Step[];
  marks: readonly Mark[];
  figureSize: number;
  moment: number;
}

const files = import.meta.glob<Component<LayerProps>>('../../games/*/figures/layer-*.svelte', {
  eager: true,
  import: 'default',
});

/** Kinds of figures that draw themselves, over all others and in the order of their names: `…/figures/layer-KIND.svelte`. */
export const overlays: ReadonlyMap<string, Component<LayerProps>> = new Map(
  Object.entries(files).map(([path, layer]) => [path.replace(/^.*\/layer-(.+)\.svelte$/, '$1'), layer]),
);
