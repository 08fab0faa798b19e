import { scores, type Sound } from '../../src/base/ui/scores';
import { performAll } from '../../src/base/ui/voices';

export const rate = 44_100;
/** Silence before and after, in seconds. */
export const margin = 0.1;

/** In a browser: what comes out of it when this is played at full volume, sample by sample. */
export async function render(name: Sound): Promise<number[]> {
  const voices = scores[name];
  const lasts = Math.max(...voices.map(({ at, lasts: each }) => at + each));
  const audio = new OfflineAudioContext(1, Math.ceil((lasts + 2 * margin) * rate), rate);
  performAll(audio, voices, margin, 1);
  return [...(await audio.startRendering()).getChannelData(0)];
}
