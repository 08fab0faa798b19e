/** Lines of engraved arms: cloth whose colour cannot be seen can still be read. */
const lines = {
  level: { side: 5.6, path: 'M0 2.8H5.6', width: 1.4 },
  upright: { side: 5.6, path: 'M2.8 0V5.6', width: 1.4 },
  slanting: { side: 5.6, path: 'M0 2.8H5.6', width: 1.4, turn: -45 },
  dotted: { side: 6, path: 'M1.5 1.5h.01M4.5 4.5h.01', width: 2 },
  crossed: { side: 6, path: 'M0 3H6M3 0V6', width: 1.1 },
} as const satisfies Readonly<Record<string, Hatch>>;

interface Hatch {
  /** Of the square that is repeated, in the units of a drawing. */
  side: number;
  path: string;
  width: number;
  /** In degrees. */
  turn?: number;
}

const inks = { pale: { colour: '#fff4de', opacity: 0.58 }, dark: { colour: '#1c140a', opacity: 0.4 } } as const;

function pattern(name: string, { side, path, width, turn = 0 }: Hatch, ink: keyof typeof inks): string {
  const { colour, opacity } = inks[ink];
  return (
    `<pattern id="hatch-${name}-${ink}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/></pattern>`
  );
}

/** `hatch-LINES-INK`: pale on dark cloth, dark on pale cloth. */
export const hatches: readonly string[] = Object.entries(lines).flatMap(([name, hatch]) => [
  pattern(name, hatch, 'pale'),
  pattern(name, hatch, 'dark'),
]);
