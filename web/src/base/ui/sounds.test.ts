import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scores } from './scores';

interface Heard {
  kind: 'tone' | 'breath';
  start: number;
}

const heard: Heard[] = [];
const peaks: number[] = [];

function node(kind?: Heard['kind']) {
  const parameter = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => void peaks.push(value),
    exponentialRampToValueAtTime: (value: number) => void peaks.push(value),
  };
  return {
    connect: (next: unknown) => next,
    Q: parameter,
    frequency: parameter,
    gain: parameter,
    start: (start: number) => kind && heard.push({ kind, start }),
    stop: () => undefined,
  };
}

class Fake {
  state = 'running';
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  createOscillator = () => node('tone');
  createBufferSource = () => node('breath');
  createBiquadFilter = () => node();
  createGain = () => node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

/** As a page has them that has made no sound yet. */
async function fresh() {
  vi.resetModules();
  const { change } = await import('../storage/settings.svelte');
  change({ sound: true, volume: 70 });
  return { change, sound: (await import('./sounds')).sound };
}

describe('sounds', () => {
  beforeEach(() => {
    heard.length = peaks.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are short and soft, and no two are alike', () => {
    for (const voices of Object.values(scores)) {
      for (const { at, lasts, volume, from, to, swell } of voices) {
        expect(at + lasts).toBeLessThan(1.5);
        expect(volume).toBeLessThanOrEqual(0.25);
        expect(Math.min(from, to)).toBeGreaterThan(0);
        expect(swell).toBeLessThan(lasts);
      }
    }
    expect(new Set(Object.values(scores).map((voices) => JSON.stringify(voices))).size).toBe(
      Object.keys(scores).length,
    );
  });

  it('of a loss are quieter and lower than those of a win', () => {
    const highest = (name: 'win' | 'loss') => Math.max(...scores[name].map(({ from }) => from));
    expect(highest('loss')).toBeLessThan(highest('win'));
    expect(scores.loss.length).toBeLessThan(scores.win.length);
  });

  it('are made of tones and of breath, at their time', async () => {
    vi.stubGlobal('AudioContext', Fake);
    const { sound } = await fresh();
    sound('slide', 2);
    expect(heard.map(({ kind }) => kind)).toEqual(
      scores.slide.map(({ wave }) => (wave === 'breath' ? 'breath' : 'tone')),
    );
    expect(heard[0]?.start).toBe(12);
  });

  it('are as loud as was chosen', async () => {
    vi.stubGlobal('AudioContext', Fake);
    const { sound, change } = await fresh();
    const loudest = (volume: number): number => {
      peaks.length = 0;
      change({ volume });
      sound('turn');
      return Math.max(...peaks.filter((value) => value < 1));
    };
    const loud = Math.max(...scores.turn.map(({ volume }) => volume));
    expect(loudest(100)).toBeCloseTo(loud);
    expect(loudest(50)).toBeCloseTo(loud / 2);
  });

  it('are silent when they are off, or turned down', async () => {
    vi.stubGlobal('AudioContext', Fake);
    const { sound, change } = await fresh();
    change({ sound: false });
    sound('win');
    change({ sound: true, volume: 0 });
    sound('win');
    expect(heard).toEqual([]);
  });

  it('are missed by nobody where the browser has none, or refuses', async () => {
    const { sound } = await fresh();
    expect(() => sound('step')).not.toThrow();
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('no device');
        }
      },
    );
    const { sound: refused } = await fresh();
    expect(() => refused('step')).not.toThrow();
  });
});
