import type { FigureSet } from '../../base/storage/settings.svelte';

type Files = Readonly<Record<string, string>>;

const files: Files = import.meta.glob<string>('../../../games/*/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const plainFiles: Files = import.meta.glob<string>('../../../games/*/figures/plain/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `figure-KIND` of `…/figure-KIND.svg` */
const nameOf = (path: string): string => path.replace(/^.*\/(.+)\.svg$/, '$1');
const byName = (found: Files): Files =>
  Object.fromEntries(Object.entries(found).map(([path, drawing]) => [nameOf(path), drawing]));

/** Every drawing of the games by its name: `figure-KIND`, `ground-KIND`, `mark-KIND`. */
export const drawings: Files = byName(files);

/** Those that the plain set draws otherwise. */
export const plainDrawings: Files = byName(plainFiles);

export function drawingsOf(set: FigureSet): Files {
  return set === 'plain' ? { ...drawings, ...plainDrawings } : drawings;
}

/** Whether there is a drawing of this kind of figure or ground, or of a mark on figures. */
export function hasDrawing(what: 'figure' | 'ground' | 'mark', kind: string): boolean {
  return Object.hasOwn(drawings, `${what}-${kind}`);
}

/** Whether a kind is carved to stand upright: then it wears cloth. Others lie flat in either set. */
export function isCarved(kind: string): boolean {
  return drawings[`figure-${kind}`]?.includes('var(--figure-cloth)') ?? false;
}

/** A drawing as a symbol, which a page holds once and uses wherever it is wanted. */
export function symbolOf(name: string, drawing: string): string {
  return drawing
    .trim()
    .replace(/^<svg xmlns="[^"]+"/, `<symbol id="${name}" overflow="visible"`)
    .replace(/<\/svg>$/, '</symbol>');
}

/** The outline of all of a figure: the first path of its drawing. */
export function outlineOf(drawing: string): string {
  return /<path d="([^"]+)"/.exec(drawing)?.[1] ?? '';
}

/** A figure's outline as a symbol `NAME-shape`, for what lies around it. */
export function shapeOf(name: string, drawing: string): string {
  return `<symbol id="${name}-shape" viewBox="-50 -50 100 100" overflow="visible"><path d="${outlineOf(drawing)}"/></symbol>`;
}
