import { footBelow } from './figures/stances';
import type { FigureSpot } from './types';

/** Where a figure has its foot; flat ones are sorted as if they stood. */
const footOf = ({ y, size }: FigureSpot): number => y + size * footBelow;

/** Spots in the order of their feet, so that what is nearer stands in front. */
export function sortByDepth(spots: readonly FigureSpot[], feet: ReadonlyMap<number, number>): FigureSpot[] {
  const foot = (spot: FigureSpot): number => feet.get(spot.token.key) ?? footOf(spot);
  return [...spots].sort((a, b) => foot(a) - foot(b));
}

/**
 * The order of figures that may be on their way: whoever glides keeps its place in the row until it has arrived. A node
 * that is moved in the document while it glides would jump instead.
 */
export function inDepthOrder(
  spots: () => readonly FigureSpot[],
  moment: () => number,
): { readonly spots: readonly FigureSpot[] } {
  let feet = $state.raw<ReadonlyMap<number, number>>(new Map());
  $effect(() => {
    const arrived = new Map(spots().map((spot) => [spot.token.key, footOf(spot)]));
    const settled = setTimeout(() => (feet = arrived), moment());
    return () => clearTimeout(settled);
  });
  const row = $derived(sortByDepth(spots(), feet));
  return {
    get spots() {
      return row;
    },
  };
}
