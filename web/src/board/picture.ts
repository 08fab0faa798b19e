import type { Box } from './types';

/** Which of its colours a picture shows, as the page around it does. */
export interface Appearance {
  scheme: 'light' | 'dark';
  /** The page's `data-theme`, where it has one. */
  theme: string | null;
}

/** Of each `light-dark(a, b)` the one that is shown: only newer browsers choose by themselves inside a picture. */
export function inScheme(colours: string, scheme: Appearance['scheme']): string {
  const value = String.raw`((?:[^(),]|\([^()]*\))+)`;
  const pair = new RegExp(String.raw`light-dark\(${value},${value}\)`, 'g');
  return colours.replace(pair, (_, light: string, dark: string) => (scheme === 'light' ? light : dark).trim());
}

/**
 * A painting as a picture for `<img>`: a document of its own, so that its thousands of shapes are laid out once and are
 * never styled again with the page. Nothing of the page's styles reaches into it; `colours` are its own.
 */
export function pictureOf(markup: string, whole: Box, colours: string, { scheme, theme }: Appearance): string {
  const [x, y, width, height] = whole;
  const root =
    `<svg xmlns="http://www.w3.org/2000/svg" class="painting" viewBox="${x} ${y} ${width} ${height}" ` +
    `width="${width}" height="${height}"${theme ? ` data-theme="${theme}"` : ''}>`;
  return `${root}<style>${inScheme(colours, scheme)}</style>${markup}</svg>`;
}

/** The address of a picture that needs no request. */
export function addressOf(picture: string): string {
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Where a picture of the whole lies behind what is seen of it, in shares of what is seen. */
export function placedBehind(whole: Box, view: Box): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = view;
  return {
    x: (whole[0] - x) / width,
    y: (whole[1] - y) / height,
    width: whole[2] / width,
    height: whole[3] / height,
  };
}
