import { settings } from '../storage/settings.svelte';
import { scores, type Sound } from './scores';
import { performAll } from './voices';

export type { Sound } from './scores';

let context: AudioContext | null = null;

function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

/** Makes a sound, so many seconds from now, unless sounds are off or the browser has none: then it goes on without. */
export function sound(name: Sound, later = 0): void {
  if (!settings.sound || settings.volume === 0) return;
  try {
    const audio = speaker();
    if (audio) performAll(audio, scores[name], audio.currentTime + later, settings.volume / 100);
  } catch {
    return;
  }
}
