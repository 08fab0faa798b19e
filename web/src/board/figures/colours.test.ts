import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

type Colours = ReadonlyMap<string, string>;
type Rgb = readonly [number, number, number];

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The custom properties of a rule by their names. */
function properties(css: string, selector: string): Colours {
  const rules = css.split(`${selector} {`).slice(1);
  const declared = rules.flatMap((rule) => [...rule.split('}')[0]!.matchAll(/(--[\w-]+): ([^;]+);/g)]);
  return new Map(declared.map(([, name, value]) => [name!, value!]));
}

const everywhere = new Map([
  ...properties(read('../../base/style/tokens.css'), ':root'),
  ...properties(read('./figures.css'), ':root'),
]);
const looks = {
  usual: everywhere,
  contrast: new Map([...everywhere, ...properties(read('./figures.css'), ":root[data-theme='contrast']")]),
  graal: new Map([...everywhere, ...properties(read('../../../games/graal/look.css'), "[data-game='graal']")]),
};

function resolved(colours: Colours, name: string, theme: 0 | 1): Rgb {
  const value = colours.get(name) ?? '';
  const other = /^var\((.+)\)$/.exec(value)?.[1];
  if (other) return resolved(colours, other, theme);
  const hex = /^light-dark\((.+), (.+)\)$/.exec(value)?.[theme + 1] ?? value;
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** As WCAG reckons it. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness as the eye has it, from 0 to 100: what is left of a colour in grey. */
const lightness = (colour: Rgb): number => 116 * Math.cbrt(luminance(colour)) - 16;

describe('armies of one camp', () => {
  it.each([[[0, 2, 4]], [[1, 3, 5]]])('differ in grey too, since they share a pedestal: seats %j', (camp) => {
    const greys = camp.map((seat) => lightness(resolved(looks.graal, `--seat-${seat}-base`, 0)));
    expect(Math.min(greys[0]! - greys[1]!, greys[1]! - greys[2]!)).toBeGreaterThan(20);
  });
});

describe('armies in high contrast', () => {
  it('all differ in grey', () => {
    const seats = [0, 1, 2, 3, 4, 5];
    const greys = seats
      .map((seat) => lightness(resolved(looks.contrast, `--seat-${seat}-base`, 0)))
      .sort((a, b) => a - b);
    const steps = greys.slice(1).map((grey, index) => grey - greys[index]!);
    expect(Math.min(...steps)).toBeGreaterThan(8);
  });
});

describe.each(Object.entries(looks))('cloth in three tones: %s', (_, colours) => {
  it.each([0, 1, 2, 3, 4, 5])('is lit, plain and shaded: seat %i', (seat) => {
    const tone = (name: string): number => lightness(resolved(colours, `--seat-${seat}-${name}`, 0));
    expect(tone('lit')).toBeGreaterThan(tone('base') + 2);
    expect(tone('base')).toBeGreaterThan(tone('shade') + 10);
  });
});

describe.each(Object.entries(looks))('the colours of seats: %s', (_, colours) => {
  const seats = [0, 1, 2, 3, 4, 5];
  it.each([
    ['by day', 0],
    ['by night', 1],
  ] as const)('carry their figures %s', (_, theme) => {
    for (const seat of seats) {
      const base = resolved(colours, `--seat-${seat}-base`, theme);
      expect(contrast(base, resolved(colours, `--seat-${seat}-ink`, theme)), `seat ${seat}`).toBeGreaterThan(4.5);
    }
  });
  it.each([0, 1] as const)('are far enough from each other', (theme) => {
    for (const one of seats) {
      for (const other of seats.slice(one + 1)) {
        const [a, b] = [one, other].map((seat) => resolved(colours, `--seat-${seat}-base`, theme)) as [Rgb, Rgb];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `seats ${one} and ${other}`).toBeGreaterThan(45);
      }
    }
  });
});
