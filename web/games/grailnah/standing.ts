/** Something upright: drawn in the order of feet, so that what is nearer stands in front. */
export interface Standing {
  x: number;
  /** Of its foot. */
  y: number;
  markup: string;
}

export function inOrder(things: readonly Standing[]): string {
  return [...things]
    .sort((a, b) => a.y - b.y)
    .map(({ markup }) => markup)
    .join('');
}
