const files = import.meta.glob<string>('../../../games/*/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `figure-KIND` of `…/figure-KIND.svg` */
const nameOf = (path: string): string => path.replace(/^.*\/(.+)\.svg$/, '$1');

/** Every drawing of the games by its name: `figure-KIND`, `ground-KIND`, `mark-KIND`. */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, drawing]) => [nameOf(path), drawing]),
);

/** Whether there is a drawing of this kind of figure or ground, or of a mark on figures. */
export function hasDrawing(what: 'figure' | 'ground' | 'mark', kind: string): boolean {
  return Object.hasOwn(drawings, `${what}-${kind}`);
}

/** A drawing as a symbol, which a page holds once and uses wherever it is wanted. */
export function symbolOf(name: string, drawing: string): string {
  return drawing
    .trim()
    .replace(/^<svg xmlns="[^"]+"/, `<symbol id="${name}"`)
    .replace(/<\/svg>$/, '</symbol>');
}
