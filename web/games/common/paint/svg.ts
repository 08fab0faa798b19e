type SvgValue = string | number;

/** A number as short as a drawing allows. */
export function short(value: number): string {
  const digits = Math.abs(value) < 10 ? 100 : 10;
  const text = String(Math.round(value * digits) / digits);
  return text === '-0' ? '0' : text;
}

/** Markup or path data; numbers in it come out short: svg`M${x} ${y}h${width}`. */
export function svg(strings: TemplateStringsArray, ...values: readonly SvgValue[]): string {
  const shown = values.map((value) => (typeof value === 'number' ? short(value) : value));
  return String.raw({ raw: strings }, ...shown);
}

/** Presentation attributes, never `style`. */
export type SvgAttributes = Readonly<Record<string, SvgValue>>;

export function attributes(look: SvgAttributes): string {
  return Object.entries(look)
    .map(([name, value]) => svg` ${name}="${value}"`)
    .join('');
}

export function path(d: string, look: SvgAttributes = {}): string {
  return `<path d="${d}"${attributes(look)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, look: SvgAttributes = {}): string {
  return svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${attributes(look)}/>`;
}

export function group(look: SvgAttributes, ...content: readonly string[]): string {
  return `<g${attributes(look)}>${content.join('')}</g>`;
}

export function symbol(id: string, ...content: readonly string[]): string {
  return `<symbol id="${id}" overflow="visible">${content.join('')}</symbol>`;
}

/** A symbol set down with its foot there. Its colours can be changed by the class. */
export function placed(id: string, x: number, y: number, scale: number, className = ''): string {
  const tinted = className && ` class="${className}"`;
  return svg`<use href="#${id}"${tinted} transform="translate(${x} ${y}) scale(${scale})"/>`;
}

/** A colour of colours.css. */
export const paint = (name: string): string => `var(--paint-${name})`;

/** A contour of scenery: thinner than that of figures. */
export const inked = (width: number): SvgAttributes => ({
  stroke: paint('line'),
  'stroke-width': width,
  'stroke-linejoin': 'round',
});

/** A thin mark with round ends and nothing inside. */
export const drawn = (stroke: string, width: number, opacity = 1): SvgAttributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  ...(opacity < 1 && { opacity }),
});
