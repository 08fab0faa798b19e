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
  | { page: 'confirm' }
  | { page: 'recover' }
  | { page: 'unsubscribe'; token: string }
  | { page: 'missing' };

type PageName = Exclude<Route['page'], 'missing'>;

/** The address of each page: `:game` stands for a word, `:lesson?` also for none. The server knows them from here. */
export const addresses = {
  home: '',
  games: 'games',
  lobby: 'lobby',
  account: 'account',
  settings: 'settings',
  open: 'open',
  analysis: 'analysis',
  new: 'new/:game',
  play: 'game/:id',
  table: 'table/:id',
  rules: 'rules/:game',
  about: 'about/:game',
  learn: 'learn/:game/:lesson?',
  puzzles: 'puzzles/:game',
  confirm: 'confirm',
  recover: 'recover',
  unsubscribe: 'unsubscribe/:token',
} as const satisfies Record<PageName, string>;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function word(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return /^[\w-]+$/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** What an address has in the places of a pattern; null where it is not of that pattern. */
function match(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const expected = partsOf(pattern);
  if (parts.length > expected.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const given = parts[index];
    const name = /^:(\w+)\??$/.exec(part)?.[1];
    if (name === undefined) {
      if (given !== part) return null;
    } else if (given === undefined) {
      if (!part.endsWith('?')) return null;
      found[name] = '';
    } else {
      const value = word(given);
      if (value === null) return null;
      found[name] = value;
    }
  }
  return found;
}

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  for (const [page, pattern] of Object.entries(addresses)) {
    const found = match(pattern, parts);
    if (found) return { page, ...found } as Route;
  }
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
