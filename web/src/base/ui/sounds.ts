import { settings } from '../storage/settings.svelte';
import { scores, type Sound, type Voice } from './scores';

export type { Sound } from './scores';

const silence = 0.0001;
/** How fast a voice comes, in seconds. */
const attack = 0.012;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

/** A second of noise, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; ++index) samples[index] = Math.random() * 2 - 1;
  return noise;
}

function sweep(parameter: AudioParam, { from, to }: Voice, start: number, end: number): void {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, end);
}

/** What a voice is made of before its loudness: a tone, or noise through a filter that moves. */
function sourceOf(
  audio: AudioContext,
  voice: Voice,
  start: number,
  end: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (voice.wave !== 'breath') {
    const source = audio.createOscillator();
    source.type = voice.wave;
    sweep(source.frequency, voice, start, end);
    return [source, source];
  }
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const opening = audio.createBiquadFilter();
  opening.type = 'bandpass';
  sweep(opening.frequency, voice, start, end);
  source.connect(opening);
  return [source, opening];
}

function play(audio: AudioContext, voice: Voice, later: number): void {
  const start = audio.currentTime + later + voice.at;
  const end = start + voice.lasts;
  const [source, out] = sourceOf(audio, voice, start, end);
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(silence, start);
  loudness.gain.exponentialRampToValueAtTime(Math.max(silence, (voice.volume * settings.volume) / 100), start + attack);
  loudness.gain.exponentialRampToValueAtTime(silence, end);
  out.connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(end);
}

/** Makes a sound, so many seconds from now, unless sounds are off or the browser has none: then it goes on without. */
export function sound(name: Sound, later = 0): void {
  if (!settings.sound || settings.volume === 0) return;
  try {
    const audio = speaker();
    if (audio) for (const voice of scores[name]) play(audio, voice, later);
  } catch {
    return;
  }
}
