/** A tone, or a breath of noise through an opening: its pitch in hertz at both ends, when and how long, how loud. */
export interface Voice {
  wave: OscillatorType | 'breath';
  from: number;
  to: number;
  /** In seconds. */
  at: number;
  lasts: number;
  volume: number;
  /** How long it takes to be loudest, in seconds: something struck is at once. */
  swell: number;
  /** How narrow the opening of a breath is: 1 rushes, 8 whistles. */
  narrow: number;
}

const struck = 0.008;

const voice = (
  wave: Voice['wave'],
  [from, to]: readonly [number, number],
  [at, lasts]: readonly [number, number],
  volume: number,
  { swell = struck, narrow = 1 }: Partial<Pick<Voice, 'swell' | 'narrow'>> = {},
): Voice => ({ wave, from, to, at, lasts, volume, swell, narrow });

/** A plucked string, and its octave more softly. */
const harp = (pitches: readonly number[], apart: number, lasts: number, volume: number) =>
  pitches.flatMap((pitch, index) => [
    voice('triangle', [pitch, pitch], [index * apart, lasts], volume),
    voice('sine', [2 * pitch, 2 * pitch], [index * apart, lasts / 2], volume / 4),
  ]);

/** A small bell: the second partial of metal is no octave. */
const bell = (pitch: number, at: number, volume: number) => [
  voice('sine', [pitch, pitch], [at, 0.5], volume),
  voice('sine', [2.76 * pitch, 2.76 * pitch], [at, 0.16], volume / 5),
];

/** A knock: it falls, and the harder the thing the brighter its edge. */
const knock = (pitch: number, at: number, lasts: number, volume: number, edge = volume / 3) => [
  voice('sine', [1.6 * pitch, pitch], [at, lasts], volume),
  voice('triangle', [4.2 * pitch, 3.1 * pitch], [at, lasts / 3], edge),
];

/** Everything that is heard, made of a few voices each; tests/browser/sounds.test.ts listens to them. */
export const scores = {
  /** Wood on wood. */
  step: knock(290, 0, 0.11, 0.2),
  /** Wind that rises and falls. */
  slide: [
    voice('breath', [340, 900], [0, 0.5], 0.08, { swell: 0.24, narrow: 2.5 }),
    voice('breath', [1000, 380], [0.2, 0.5], 0.07, { swell: 0.2, narrow: 2.5 }),
  ],
  /** It grinds, and comes to rest. */
  stone: [
    voice('breath', [420, 210], [0, 0.3], 0.07, { swell: 0.16, narrow: 1.5 }),
    ...knock(128, 0.22, 0.3, 0.21, 0.05),
  ],
  /** A whistle through the air, and a thud. */
  shot: [
    voice('breath', [3000, 1300], [0, 0.2], 0.085, { swell: 0.11, narrow: 7 }),
    ...knock(210, 0.17, 0.12, 0.16, 0.04),
  ],
  /** Iron and oak: a bar is lifted, and falls into place. */
  bolt: [
    voice('triangle', [840, 800], [0, 0.1], 0.11),
    voice('triangle', [1330, 1290], [0, 0.08], 0.07),
    ...knock(165, 0.15, 0.22, 0.2, 0.08),
    voice('triangle', [620, 600], [0.15, 0.16], 0.08),
  ],
  /** A dull blow. */
  capture: [voice('sine', [250, 88], [0, 0.26], 0.21), voice('breath', [480, 200], [0, 0.12], 0.06, { narrow: 1.5 })],
  /** A harp that rises. */
  win: harp([392, 493.9, 587.3, 784], 0.14, 0.8, 0.11),
  /** Two low notes that come softly, and quiet. */
  loss: [261.6, 220].flatMap((pitch, index) => [
    voice('sine', [pitch, pitch], [index * 0.3, 0.85], 0.11, { swell: 0.07 }),
    voice('sine', [2 * pitch, 2 * pitch], [index * 0.3, 0.5], 0.03, { swell: 0.07 }),
  ]),
  /** A harp that goes down, and back to where it began. */
  end: harp([392, 293.7, 392], 0.2, 0.8, 0.11),
  /** Two small bells. */
  turn: [...bell(659.3, 0, 0.12), ...bell(880, 0.13, 0.12)],
  /** A wooden clock. */
  hurry: [0, 0.2, 0.4].flatMap((at) => knock(1000, at, 0.07, 0.2, 0.05)),
} satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof scores;
