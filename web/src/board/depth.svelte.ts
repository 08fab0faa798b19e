import type { Spot } from './types';

/** Spots in the order of their feet, so that what is nearer stands in front. */
export function ordered(spots: readonly Spot[], feet: ReadonlyMap<number, number>): Spot[] {
  const foot = ({ token, y }: Spot): number => feet.get(token.key) ?? y;
  return [...spots].sort((a, b) => foot(a) - foot(b));
}

/**
 * The order of figures that may be on their way: whoever glides keeps its place in the row until it has arrived. A node
 * that is moved in the document while it glides would jump instead.
 */
export function inDepth(spots: () => readonly Spot[], moment: () => number): { readonly spots: readonly Spot[] } {
  let feet = $state.raw<ReadonlyMap<number, number>>(new Map());
  $effect(() => {
    const arrived = new Map(spots().map(({ token, y }) => [token.key, y]));
    const settled = setTimeout(() => (feet = arrived), moment());
    return () => clearTimeout(settled);
  });
  const row = $derived(ordered(spots(), feet));
  return {
    get spots() {
      return row;
    },
  };
}
