import { isLanguage, type Language } from './language';

export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];
/** How fast things move; auto is the usual speed. */
export const motions = ['slow', 'auto', 'fast', 'none'] as const;
export type Motion = (typeof motions)[number];
/** Carved: upright little people. Plain: bold signs on flat bases, for small screens and dim eyes. */
export const figureSets = ['carved', 'plain'] as const;
export type FigureSet = (typeof figureSets)[number];
/** Where a move is shown first and counts only once it is confirmed. */
export const confirmations = ['never', 'online', 'always'] as const;
export type Confirmation = (typeof confirmations)[number];

export interface Settings {
  theme: Theme;
  figureSet: FigureSet;
  motion: Motion;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  confirm: Confirmation;
  coordinates: boolean;
  /** Whether moves are shown as they are typed, and can be typed. */
  notation: boolean;
  /** What was chosen by hand; null while the browser's own languages decide. */
  language: Language | null;
  /** Whether somebody here has ever played online: only then the server is asked whose turn it is. */
  online: boolean;
  /** Whether the browser tells when it is one's turn; it must allow that too. */
  notices: boolean;
  /** The computer's level that was chosen to play against, 9 for full strength; null until somebody has. */
  opponent: number | null;
}

const key = 'broceliande.settings';
const defaults: Settings = {
  theme: 'auto',
  figureSet: 'carved',
  motion: 'auto',
  sound: true,
  volume: 70,
  confirm: 'never',
  coordinates: false,
  notation: false,
  language: null,
  online: false,
  notices: false,
  opponent: null,
};

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

function isVolume(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
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
    theme: oneOf(kept.theme, themes, defaults.theme),
    figureSet: oneOf(kept.figureSet, figureSets, defaults.figureSet),
    motion: oneOf(kept.motion, motions, defaults.motion),
    sound: typeof kept.sound === 'boolean' ? kept.sound : defaults.sound,
    volume: isVolume(kept.volume) ? kept.volume : defaults.volume,
    confirm: oneOf(kept.confirm, confirmations, defaults.confirm),
    coordinates: typeof kept.coordinates === 'boolean' ? kept.coordinates : defaults.coordinates,
    notation: kept.notation === true,
    language: isLanguage(kept.language) ? kept.language : null,
    online: kept.online === true,
    notices: kept.notices === true,
    opponent: oneOf(kept.opponent, [1, 2, 3, 4, 5, 6, 7, 8, 9], null),
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

/** How long a figure takes for its way, in milliseconds; the stylesheet's --moment. */
export const glides: Readonly<Record<Motion, number>> = { slow: 450, auto: 200, fast: 90, none: 0 };

/** How long something takes that lasts so many milliseconds at the usual speed. */
export function paced(milliseconds: number): number {
  return (milliseconds * (glides[settings.motion] || glides.auto)) / glides.auto;
}

/** Who asks the device for more contrast and chose no colours here has it. */
export function themeShown(): Exclude<Theme, 'auto'> | null {
  if (settings.theme !== 'auto') return settings.theme;
  return globalThis.matchMedia?.('(prefers-contrast: more)').matches ? 'contrast' : null;
}

/** Shows on the page what was chosen of colours and movement. */
export function showSettings(root: HTMLElement = document.documentElement): void {
  const theme = themeShown();
  if (theme === null) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['motion'] = settings.motion;
}
