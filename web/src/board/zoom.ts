import type { Box, Point } from './types';

/** Cells narrower than this many css pixels are first enlarged. */
export const narrow = 28;
/** How wide, in css pixels, a cell wants to become. */
const comfortable = 44;
export const least = 2;
const most = 3;
/** How many times as large fingers and keys make a board at most. */
const nearest = 4;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** A part of the whole, of the same shape, moved only as far as its border allows. */
function within(whole: Box, width: number, height: number, centre: Point): Box {
  const x = clamp(centre.x - width / 2, whole[0], whole[0] + whole[2] - width);
  const y = clamp(centre.y - height / 2, whole[1], whole[1] + whole[3] - height);
  return [x, y, width, height];
}

/** A quarter of the board around a point, or less where the cell there, `pixels` wide, is very small. */
export function quarter(whole: Box, centre: Point, pixels: number): Box {
  const factor = clamp(comfortable / pixels, least, most);
  return within(whole, whole[2] / factor, whole[3] / factor, centre);
}

export function isWhole(view: Box, whole: Box): boolean {
  const almost = 0.999; // fingers do not reckon exactly
  return view[2] >= whole[2] * almost && view[3] >= whole[3] * almost;
}

/** The view moved just so far that a point lies in it with some margin. */
export function reveal(view: Box, whole: Box, { x, y }: Point, margin: number): Box {
  const [left, top, width, height] = view;
  const centre = {
    x: clamp(left + width / 2, x + margin - width / 2, x - margin + width / 2),
    y: clamp(top + height / 2, y + margin - height / 2, y - margin + height / 2),
  };
  return within(whole, width, height, centre);
}

export function holds([left, top, width, height]: Box, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The view moved so far that all points lie in it with some margin, or the whole where they are too far apart. */
export function framed(view: Box, whole: Box, points: readonly Point[], margin: number): Box {
  if (points.every((point) => holds(view, point))) return view;
  const moved = points.reduce((seen, point) => reveal(seen, whole, point, margin), view);
  return points.every((point) => holds(moved, point)) ? moved : whole;
}

/** The view moved along, within the whole. */
export function moved([left, top, width, height]: Box, whole: Box, by: Point): Box {
  return within(whole, width, height, { x: left + width / 2 + by.x, y: top + height / 2 + by.y });
}

/** The view enlarged by a factor around a point that stays where it is seen, as far as views go. */
export function scaled([left, top, width, height]: Box, whole: Box, { x, y }: Point, factor: number): Box {
  const wanted = clamp(width / factor, whole[2] / nearest, whole[2]) / width;
  const centre = { x: x + (left + width / 2 - x) * wanted, y: y + (top + height / 2 - y) * wanted };
  return within(whole, width * wanted, height * wanted, centre);
}

/** The half of a board that lies before the viewer, and a little more. */
export function nearHalf([left, top, width, height]: Box, more: number): Box {
  const away = Math.max(0, height / 2 - more);
  return [left, top + away, width, height - away];
}
