import serialise from 'dom-serializer';
import type { Element } from 'domhandler';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import Scenery from '../src/base/ui/Scenery.svelte';
import table from '../src/base/ui/scenery/table.svg?raw';
import trees from '../src/base/ui/scenery/trees.svg?raw';
import type { Geometry, Tableau } from '../src/door/types';
import BoardPage from './BoardPage.svelte';
import { flattened } from './flatten';

/** What previews of links are asked for. */
const [width, height] = [1200, 630];

export interface Board {
  game: string;
  geometry: Geometry;
  tableau: Tableau;
}

const sheets = import.meta.glob<string>(
  [
    '../src/base/style/tokens.css',
    '../src/board/figures/figures.css',
    '../games/common/look.css',
    '../games/*/look.css',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const stylesIn = (markup: string): string[] =>
  [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);

/** Painted grounds are pictures in the page, with colours of their own: here they are part of it. */
const withPaintings = (body: string): string =>
  body.replace(
    /<div class="painting[^>]*><img src="data:image\/svg\+xml,([^"]*)"[^>]*><\/div>/g,
    (_, picture: string) => decodeURIComponent(picture),
  );

/** The drawings of a page, flat. */
function drawingsOf<P extends Record<string, unknown>>(page: Component<P>, props: P): Element[] {
  const { head, body } = render(page, { props });
  const whole = withPaintings(body);
  const own = [...stylesIn(head), ...stylesIn(whole)];
  return flattened(`<div data-theme="light">${whole.replace(/<style>[\s\S]*?<\/style>/g, '')}</div>`, [
    ...Object.values(sheets),
    ...own,
  ]);
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Puts a drawing there, as large as fits. */
function placed(drawing: Element, { x, y, width, height }: Rectangle): string {
  const { viewBox = '' } = drawing.attribs;
  drawing.attribs = {
    ...drawing.attribs,
    x: `${x}`,
    y: `${y}`,
    width: `${width}`,
    height: `${height}`,
    viewBox,
    overflow: 'visible',
  };
  return serialise(drawing, { xmlMode: true });
}

const framed = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#f3eddd"/>${drawn}</svg>`;

function boardIn(board: Board, box: Rectangle): string {
  return drawingsOf(BoardPage, { ...board })
    .map((drawing) => (drawing.attribs['viewBox'] ? placed(drawing, box) : serialise(drawing, { xmlMode: true })))
    .join('');
}

/** Boards side by side. */
export function boardsPicture(boards: readonly Board[]): string {
  const margin = 24;
  const each = width / boards.length;
  return framed(
    boards
      .map((board, place) =>
        boardIn(board, { x: place * each + margin / 2, y: margin, width: each - margin, height: height - 2 * margin }),
      )
      .join(''),
  );
}

/** A table at which nobody sits. */
export function emptyPicture(): string {
  const drawings = drawingsOf(Scenery, { what: 'table' as const, drawn: trees + table });
  return framed(drawings.map((drawing) => placed(drawing, { x: 0, y: 15, width, height: 600 })).join(''));
}
