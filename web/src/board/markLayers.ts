import type { Component } from 'svelte';
import type { Geometry, Mark } from '../door/types';

/** What a game's own layer of marks is told. */
export interface MarkLayerProps {
  /** All marks of its kind. */
  marks: readonly Mark[];
  geometry: Geometry;
  turned: number;
  moment: number;
}

const files = import.meta.glob<Component<MarkLayerProps>>('../../games/*/figures/marks-*.svelte', {
  eager: true,
  import: 'default',
});

/** Kinds of marks that draw themselves, on the ground and below all figures: `…/figures/marks-KIND.svelte`. */
export const markLayers: ReadonlyMap<string, Component<MarkLayerProps>> = new Map(
  Object.entries(files).map(([path, layer]) => [path.replace(/^.*\/marks-(.+)\.svelte$/, '$1'), layer]),
);
