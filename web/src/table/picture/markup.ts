/** All rules of the page, so that what is drawn elsewhere looks as it does here. Fonts cannot be fetched from there. */
function pageRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [] : [rule.cssText])).join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** How the page is shown: theme and the like. */
function pageAttributes(): string {
  const root = document.documentElement;
  const data = [...root.attributes].filter(({ name }) => name.startsWith('data-'));
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = getComputedStyle(root).colorScheme;
  const used = shown === 'light' || shown === 'dark' ? shown : scheme;
  return [...data.map(({ name, value }) => `${name}="${escaped(value)}"`), `style="color-scheme: ${used}"`].join(' ');
}

/** A size and a margin, in css pixels. */
export interface Sheet {
  width: number;
  height: number;
  /** Around the board, for heads that rise above it. */
  margin: number;
}

/** What every drawing of a page has in common: its rules and the symbols that drawings use. */
export interface DrawingDefinitions {
  attributes: string;
  rules: string;
  sprites: string;
}

export function drawingDefinitions(): DrawingDefinitions {
  const sprites = [...document.querySelectorAll('.figure-sprites')];
  return {
    attributes: pageAttributes(),
    rules: pageRules(),
    sprites: sprites.map((sprite) => new XMLSerializer().serializeToString(sprite)).join(''),
  };
}

/**
 * One layer of a board of this page as a picture that stands alone: its elements inside those that give them their
 * colours. Browsers know custom properties in pictures too, so nothing has to be resolved.
 */
export function standalone(layer: SVGSVGElement, game: string, sheet: Sheet, around: DrawingDefinitions): string {
  const { width, height, margin } = sheet;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const drawn = layer.cloneNode(true) as SVGSVGElement;
  drawn.setAttribute('width', String(width));
  drawn.setAttribute('height', String(height));
  const classes = layer.parentElement?.getAttribute('class') ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" ${around.attributes}>` +
    `<style>${escaped(around.rules)}</style>${around.sprites}` +
    `<svg x="${margin}" y="${margin}" width="${width}" height="${height}" overflow="visible">` +
    `<g data-game="${escaped(game)}" class="${escaped(classes)}">${new XMLSerializer().serializeToString(drawn)}</g></svg></svg>`
  );
}
