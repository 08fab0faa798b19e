import { settings } from '../storage/settings.svelte';

export type Sound = 'place' | 'slide' | 'capture' | 'win' | 'end';

/** One soft tone: its pitch in hertz at both ends, when it begins and how long it lasts in seconds, and how loud. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  volume: number;
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, volume: number): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  volume,
});

/** Wood on wood, a breath of wind, a dull blow, a harp that rises, and one that comes to rest. */
export const scores: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [tone('sine', 330, 160, 0, 0.12, 0.2), tone('triangle', 900, 500, 0, 0.04, 0.05)],
  slide: [tone('sine', 180, 260, 0, 0.3, 0.1), tone('sine', 270, 390, 0.03, 0.26, 0.05)],
  capture: [tone('triangle', 150, 70, 0, 0.22, 0.25), tone('sine', 420, 120, 0, 0.1, 0.1)],
  win: [392, 493.9, 587.3, 784].map((pitch, index) => tone('triangle', pitch, pitch, index * 0.14, 0.7, 0.1)),
  end: [392, 293.7].map((pitch, index) => tone('triangle', pitch, pitch, index * 0.2, 0.8, 0.08)),
};

let context: AudioContext | null = null;

function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

/** Makes a sound, unless sounds are off or the browser has none. */
export function sound(name: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  const audio = speaker();
  if (!audio) return;
  for (const each of scores[name]) {
    const start = audio.currentTime + each.at;
    const end = start + each.lasts;
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.type = each.wave;
    source.frequency.setValueAtTime(each.from, start);
    source.frequency.exponentialRampToValueAtTime(each.to, end);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime((each.volume * settings.volume) / 100, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    source.connect(volume).connect(audio.destination);
    source.start(start);
    source.stop(end);
  }
}
