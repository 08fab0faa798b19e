/** Where in the app an address leads. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'play'; id: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'about'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzles'; game: string }
  | { page: 'analysis' }
  | { page: 'games' }
  | { page: 'open' }
  | { page: 'lobby' }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'missing' };

function word(part: string | undefined): string | null {
  try {
    const text = decodeURIComponent(part ?? '');
    return /^[\w-]+$/.test(text) ? text : null;
  } catch {
    return null;
  }
}

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  const name = word(second);
  if (first === 'learn' && name && rest.length < 2) return { page: 'learn', game: name, lesson: word(rest[0]) ?? '' };
  if (rest.length > 0) return { page: 'missing' };
  const isAlone = second === undefined;
  if (isAlone && (first === 'games' || first === 'open' || first === 'analysis')) return { page: first };
  if (isAlone && (first === 'lobby' || first === 'account' || first === 'settings')) return { page: first };
  if ((first === 'rules' || first === 'about' || first === 'puzzles') && name) return { page: first, game: name };
  if (first === 'new' && name) return { page: 'new', game: name };
  if (first === 'game' && name) return { page: 'play', id: name };
  if (first === 'table' && name) return { page: 'table', id: name };
  return { page: 'missing' };
}

export const pathTo = {
  home: '/',
  games: '/games',
  lobby: '/lobby',
  account: '/account',
  settings: '/settings',
  new: (game: string): string => `/new/${game}`,
  /** A game on this device. */
  play: (id: string): string => `/game/${id}`,
  /** A table of the server. */
  table: (id: string): string => `/table/${id}`,
  open: (fragment: string): string => `/open#${fragment}`,
  rules: (game: string, rule = ''): string => `/rules/${game}${rule === '' ? '' : `#${rule}`}`,
  about: (game: string): string => `/about/${game}`,
  learn: (game: string, lesson = ''): string => `/learn/${game}${lesson === '' ? '' : `/${lesson}`}`,
  puzzles: (game: string): string => `/puzzles/${game}`,
  analysis: (fragment: string): string => `/analysis#${fragment}`,
} as const;

/** `#12` is the position after twelve actions; anything else is the present. */
export function plyOf(hash: string): number | null {
  const digits = /^#(\d{1,5})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The address inside the app that a click on a link asks for; null where the browser should follow it itself. */
export function linkOf(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return null;
  const address = new URL(link.href);
  return address.origin === origin ? address.pathname + address.hash : null;
}
