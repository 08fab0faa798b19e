/** What a link holds: a whole game as its record, or a position to begin from. */
export type Shared =
  | { kind: 'game'; record: string }
  | { kind: 'position'; game: string; options: Readonly<Record<string, string>>; position: string };

/** Why a link cannot be opened; each is also the end of a word key, `link.cut` and so on. */
export type LinkTrouble = 'empty' | 'cut' | 'unreadable' | 'oldBrowser';

export type LinkAnswer = { shared: Shared } | { trouble: LinkTrouble };

const mostCharacters = 2_000_000;

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Response> {
  return Promise.resolve(new Response(new Blob([bytes]).stream().pipeThrough(change)));
}

/** `g=…`: the record, packed small enough for a message. */
export async function gameFragment(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return `g=${toBase64Url(new Uint8Array(await packed.arrayBuffer()))}`;
}

/** Signs that may stay in an address, so that a position can be read there. */
const plain: Readonly<Record<string, string>> = {
  '%2F': '/',
  '%3A': ':',
  '%40': '@',
  '%2C': ',',
  '%3B': ';',
  '%20': '_',
};

function readable(text: string): string {
  return encodeURIComponent(text.replaceAll('_', '\0'))
    .replaceAll('%00', '%5F')
    .replace(/%(?:2F|3A|40|2C|3B|20)/g, (code) => plain[code] ?? code);
}

/** `p=game,options,position`: readable, and short enough to type. */
export function positionFragment(game: string, options: Readonly<Record<string, string>>, position: string): string {
  const chosen = Object.entries(options).map((pair) => pair.map(encodeURIComponent).join(':'));
  return `p=${encodeURIComponent(game)},${chosen.join(';')},${readable(position)}`;
}

/** Reads at most so many characters: a small link may unpack into something huge. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const answer = await through(bytes, new DecompressionStream('deflate-raw'));
  const reader = answer.body!.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > mostCharacters) return null;
  }
  return text;
}

async function readGame(code: string): Promise<LinkAnswer> {
  if (code === '') return { trouble: 'empty' };
  if (typeof DecompressionStream === 'undefined') return { trouble: 'oldBrowser' };
  const bytes = fromBase64Url(code);
  if (!bytes) return { trouble: 'unreadable' };
  try {
    const record = await unpacked(bytes);
    return record === null || record === '' ? { trouble: 'unreadable' } : { shared: { kind: 'game', record } };
  } catch {
    return { trouble: 'cut' };
  }
}

function readPosition(text: string): LinkAnswer {
  const [game = '', options = '', ...rest] = text.split(',');
  if (rest.length === 0) return { trouble: text === '' ? 'empty' : 'cut' };
  try {
    const pairs = options.split(';').filter((pair) => pair !== '');
    const chosen = pairs.map((pair) => pair.split(':', 2).map(decodeURIComponent));
    if (chosen.some((pair) => pair.length !== 2)) return { trouble: 'unreadable' };
    const position = decodeURIComponent(rest.join(',').replaceAll('_', ' '));
    if (position === '') return { trouble: 'cut' };
    const named = Object.fromEntries(chosen) as Record<string, string>;
    return { shared: { kind: 'position', game: decodeURIComponent(game), options: named, position } };
  } catch {
    return { trouble: 'cut' };
  }
}

/** What the part of an address after # leads to. */
export async function readFragment(fragment: string): Promise<LinkAnswer> {
  const text = fragment.replace(/^#/, '');
  if (text.startsWith('g=')) return readGame(text.slice(2));
  if (text.startsWith('p=')) return readPosition(text.slice(2));
  return { trouble: text === '' ? 'empty' : 'unreadable' };
}
