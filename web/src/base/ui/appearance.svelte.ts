import { MediaQuery } from 'svelte/reactivity';
import { themeShown } from '../storage/settings.svelte';

const isDarkOutside = new MediaQuery('prefers-color-scheme: dark');
const wantsContrast = new MediaQuery('prefers-contrast: more');

/** Which colours the page shows, for what its stylesheets do not reach: the theme that was chosen, and its scheme. */
export function appearance(): { scheme: 'light' | 'dark'; theme: string | null } {
  void wantsContrast.current; // decides in themeShown, too
  const theme = themeShown();
  const isDark = theme === null ? isDarkOutside.current : theme === 'dark';
  return { scheme: isDark ? 'dark' : 'light', theme };
}
