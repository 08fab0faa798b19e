import { isLanguage, type Language } from './language';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'none';
/** Carved: upright little people. Plain: bold signs on flat bases, for small screens and dim eyes. */
export type FigureSet = 'carved' | 'plain';

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  coordinates: boolean;
  /** Whether moves are shown as they are typed, and can be typed. */
  notation: boolean;
  /** What was chosen by hand; null while the browser's own languages decide. */
  language: Language | null;
  /** Whether somebody here has ever played online: only then the server is asked whose turn it is. */
  online: boolean;
  /** Whether the browser tells when it is one's turn; it must allow that too. */
  notices: boolean;
  /** The computer's level that was chosen to play against; null until somebody has. */
  opponent: number | null;
  figureSet: FigureSet;
}

const key = 'broceliande.settings';
const defaults: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  coordinates: false,
  notation: false,
  language: null,
  online: false,
  notices: false,
  opponent: null,
  figureSet: 'carved',
};

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

/** Whatever is in the store, settings come out of it. */
export function readSettings(text: string | null): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) kept = value;
  } catch {
    return { ...defaults };
  }
  return {
    theme: oneOf(kept.theme, ['auto', 'light', 'dark'], defaults.theme),
    motion: oneOf(kept.motion, ['auto', 'none'], defaults.motion),
    sound: typeof kept.sound === 'boolean' ? kept.sound : defaults.sound,
    coordinates: typeof kept.coordinates === 'boolean' ? kept.coordinates : defaults.coordinates,
    notation: kept.notation === true,
    language: isLanguage(kept.language) ? kept.language : null,
    online: kept.online === true,
    notices: kept.notices === true,
    opponent: oneOf(kept.opponent, [1, 2, 3, 4, 5, 6, 7, 8], null),
    figureSet: oneOf(kept.figureSet, ['carved', 'plain'], defaults.figureSet),
  };
}

function storedText(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(storedText()));

/** Changes settings and keeps them; where nothing can be kept, they last as long as the page. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    globalThis.localStorage?.setItem(key, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** Whether things may move: the device's wish counts where none was chosen here. */
export function wantsMotion(): boolean {
  if (settings.motion === 'none') return false;
  return !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

/** Shows the chosen theme on the page. */
export function showTheme(root: HTMLElement = document.documentElement): void {
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}
