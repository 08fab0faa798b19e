const files = import.meta.glob<string>('../../../games/*/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `figure-king` of `…/figure-king.svg` */
const nameOf = (path: string): string => path.replace(/^.*\/(.+)\.svg$/, '$1');

/** Every drawing of the games by its name: `figure-king`, `ground-forest` … */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, drawing]) => [nameOf(path), drawing]),
);

/** A drawing as a symbol, which a page holds once and uses wherever it is wanted. */
export function symbolOf(name: string, drawing: string): string {
  return drawing
    .trim()
    .replace(/^<svg xmlns="[^"]+"/, `<symbol id="${name}"`)
    .replace(/<\/svg>$/, '</symbol>');
}
