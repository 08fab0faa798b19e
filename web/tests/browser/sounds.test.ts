import { beforeAll, describe, expect, it } from 'vitest';
import { scores, type Sound } from '../../src/base/ui/scores';
import { newContext, useBrowser } from './browser';
import { listener } from './listening';
import { margin, rate } from './rendering';

useBrowser();

const names = Object.keys(scores) as Sound[];
const heard = new Map<Sound, Float32Array>();
const samplesOf = (name: Sound): Float32Array => heard.get(name)!;

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);
const peak = (samples: Float32Array): number => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
const meanSquare = (samples: Float32Array): number =>
  samples.reduce((sum, each) => sum + each * each, 0) / samples.length;

/** What a small loudspeaker leaves of it: hardly anything below 200 Hz. */
function throughSmallSpeaker(samples: Float32Array): Float32Array {
  const kept = 1 / (1 + (2 * Math.PI * 200) / rate);
  let [before, out] = [0, 0];
  return samples.map((each) => {
    out = kept * (out + each - before);
    before = each;
    return out;
  });
}

const slice = 0.1; // seconds: about as long as an ear adds up what it hears

function slicesOf(samples: Float32Array): Float32Array[] {
  const length = slice * rate;
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, index) =>
    samples.slice(index * length, (index + 1) * length),
  );
}

const loudness = (name: Sound): number =>
  decibels(Math.sqrt(Math.max(...slicesOf(throughSmallSpeaker(samplesOf(name))).map(meanSquare))));

/** Third octaves from 100 Hz to 6.4 kHz. */
const pitches = Array.from({ length: 19 }, (_, index) => 100 * 2 ** (index / 3));

/** How much of a pitch is in the samples (Goertzel). */
function amount(samples: Float32Array, pitch: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * pitch) / rate);
  let [last, before] = [0, 0];
  for (const each of samples) [last, before] = [each + factor * last - before, last];
  return Math.sqrt(Math.max(0, last * last + before * before - factor * last * before));
}

/** Which pitches are heard when: a picture of the sound, however loud it is. */
function pictureOf(name: Sound): number[] {
  const begun = samplesOf(name).slice(margin * rate);
  const picture = slicesOf(begun)
    .slice(0, 8)
    .flatMap((part) => pitches.map((pitch) => Math.sqrt(amount(part, pitch))));
  const size = Math.hypot(...picture);
  return picture.map((each) => each / size);
}

/** 1 for the same picture, 0 for two that have nothing in common. */
function likeness(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, index) => sum + each * (b[index] ?? 0), 0);
}

describe('sounds, as they come out of the browser at full volume', () => {
  beforeAll(async () => {
    const context = await newContext();
    const render = await listener(await context.newPage());
    for (const name of names) heard.set(name, await render(name));
  });

  it.each(names)('%s is soft, and begins and ends in silence without a click', (name) => {
    const samples = samplesOf(name);
    expect(decibels(peak(samples))).toBeLessThan(-6);
    const edge = margin * rate;
    expect(peak(samples.slice(0, edge))).toBe(0);
    expect(peak(samples.slice(-edge))).toBe(0);
    const moment = Math.round(0.0003 * rate);
    expect(decibels(peak(samples.slice(edge, edge + moment)))).toBeLessThan(-40);
    expect(decibels(peak(samples.slice(-edge - moment, -edge)))).toBeLessThan(-60);
  });

  it('none drowns another', () => {
    const loud = names.map((name) => [name, loudness(name)] as const).sort(([, a], [, b]) => a - b);
    const table = loud.map(([name, level]) => `${name} ${level.toFixed(1)} dB`).join(', ');
    expect(loud.at(-1)![1] - loud[0]![1], table).toBeLessThan(6);
  });

  it('no two are alike', () => {
    const pictures = names.map((name) => [name, pictureOf(name)] as const);
    const pairs = pictures.flatMap(([one, picture], index) =>
      pictures.slice(index + 1).map(([other, its]) => [`${one} and ${other}`, likeness(picture, its)] as const),
    );
    const [pair, most] = pairs.sort(([, a], [, b]) => b - a)[0]!;
    expect(most, pair).toBeLessThan(0.9);
  });
});
