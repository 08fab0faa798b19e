import type { Voice } from './scores';

/** What is left of a tone when it is stopped. */
const silence = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time: xorshift, whose period is longer than anybody listens. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio);
  if (made) return made;
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 0x2545f491;
  for (let index = 0; index < samples.length; ++index) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[index] = state / 0x80000000;
  }
  noises.set(audio, noise);
  return noise;
}

function sweep(parameter: AudioParam, { from, to }: Voice, start: number, end: number): void {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, end);
}

/** How much louder noise must be that has gone through an opening, to be as loud as a tone of the same volume. */
function makeUp({ from, to, narrow }: Voice, rate: number): number {
  const width = Math.sqrt(from * to) / narrow; // in hertz, in the middle of its way
  const left = ((Math.PI / 2) * width) / (rate / 2);
  return Math.sqrt(1 / 2 / (left / 3)); // the mean square of a tone is 1 / 2, that of noise 1 / 3
}

/** What a voice is made of before its loudness: a tone, or noise through a filter that moves. */
function sourceOf(
  audio: BaseAudioContext,
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
  opening.Q.value = voice.narrow;
  sweep(opening.frequency, voice, start, end);
  source.connect(opening);
  return [source, opening];
}

function perform(audio: BaseAudioContext, voice: Voice, moment: number, volume: number): void {
  const start = moment + voice.at;
  const end = start + voice.lasts;
  const [source, out] = sourceOf(audio, voice, start, end);
  const loudest = voice.volume * volume * (voice.wave === 'breath' ? makeUp(voice, audio.sampleRate) : 1);
  const loudness = audio.createGain();
  const { gain } = loudness;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(loudest, start + voice.swell);
  // A breath fades evenly; what is struck rings, and most of it is gone soon.
  if (voice.wave === 'breath') gain.linearRampToValueAtTime(0, end);
  else gain.exponentialRampToValueAtTime(silence * loudest, end);
  out.connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(end);
}

/** Lets voices be heard together, from a moment of the audio's own time on; the volume is from 0 to 1. */
export function performAll(audio: BaseAudioContext, voices: readonly Voice[], moment: number, volume: number): void {
  for (const voice of voices) perform(audio, voice, moment, volume);
}
