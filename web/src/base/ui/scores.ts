/** A tone, or a breath of noise through a narrow opening: its pitch in hertz at both ends, when and how long, how loud. */
export interface Voice {
  wave: OscillatorType | 'breath';
  from: number;
  to: number;
  /** In seconds. */
  at: number;
  lasts: number;
  volume: number;
}

const voice = (
  wave: Voice['wave'],
  [from, to]: readonly [number, number],
  [at, lasts]: readonly [number, number],
  volume: number,
): Voice => ({ wave, from, to, at, lasts, volume });

const bells = (wave: OscillatorType, pitches: readonly number[], apart: number, lasts: number, volume: number) =>
  pitches.map((pitch, index) => voice(wave, [pitch, pitch], [index * apart, lasts], volume));

/** Everything that is heard, made of a few voices each. */
export const scores = {
  /** Wood on wood. */
  step: [voice('sine', [330, 160], [0, 0.12], 0.2), voice('triangle', [900, 500], [0, 0.04], 0.05)],
  /** Wind that rises and falls. */
  slide: [
    voice('breath', [260, 900], [0, 0.34], 0.22),
    voice('breath', [900, 320], [0.24, 0.4], 0.18),
    voice('sine', [170, 215], [0, 0.5], 0.04),
  ],
  /** Something heavy that comes to rest. */
  stone: [voice('sine', [118, 76], [0, 0.34], 0.25), voice('breath', [520, 180], [0, 0.12], 0.2)],
  /** A whistle through the air, and a knock. */
  shot: [voice('breath', [2600, 800], [0, 0.18], 0.2), voice('triangle', [460, 170], [0.15, 0.1], 0.16)],
  /** Iron and oak: a bar falls into place. */
  bolt: [
    voice('triangle', [150, 92], [0, 0.16], 0.22),
    voice('breath', [1300, 420], [0.02, 0.09], 0.14),
    voice('triangle', [205, 120], [0.13, 0.15], 0.16),
  ],
  /** A dull blow. */
  capture: [voice('triangle', [150, 70], [0, 0.22], 0.25), voice('sine', [420, 120], [0, 0.1], 0.1)],
  /** A harp that rises. */
  win: bells('triangle', [392, 493.9, 587.3, 784], 0.14, 0.7, 0.1),
  /** Two low notes, and quiet. */
  loss: bells('sine', [261.6, 220], 0.26, 0.8, 0.09),
  /** A harp that comes to rest. */
  end: bells('triangle', [392, 293.7], 0.2, 0.8, 0.08),
  /** Two small bells. */
  turn: bells('sine', [659.3, 880], 0.12, 0.45, 0.09),
  /** A wooden clock. */
  hurry: [0, 0.2, 0.4].map((at) => voice('triangle', [1046, 830], [at, 0.06], 0.12)),
} satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof scores;
