/**
 * Keeps a drawing-up from curious eyes until the screens are lifted: encrypted with a key that scripts can use and
 * not read. Pages that are not loaded securely have no such key; there it is remembered as long as the page lives.
 */
const store = 'seals';
const remembered = new Map<string, string>();

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('broceliande', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('the key store cannot be opened'));
  });
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('the key store does not answer'));
  });
}

async function sealingKey(): Promise<CryptoKey> {
  const open = await database();
  const known = (await asked(open.transaction(store).objectStore(store).get('key'))) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await asked(open.transaction(store, 'readwrite').objectStore(store).put(made, 'key'));
  return made;
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Letters and digits that nobody guesses. */
export function newSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

export async function seal(text: string): Promise<string> {
  if (globalThis.crypto.subtle === undefined) {
    const name = `page:${newSalt()}`;
    remembered.set(name, text);
    return name;
  }
  const start = crypto.getRandomValues(new Uint8Array(12));
  const hidden = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: start },
    await sealingKey(),
    new TextEncoder().encode(text),
  );
  return `${toHex(start)}.${toHex(new Uint8Array(hidden))}`;
}

/** Null where it cannot be opened any more: then the camp draws up again. */
export async function unseal(sealed: string): Promise<string | null> {
  if (sealed.startsWith('page:')) return remembered.get(sealed) ?? null;
  const [start = '', hidden = ''] = sealed.split('.');
  try {
    const shown = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromHex(start) },
      await sealingKey(),
      fromHex(hidden),
    );
    return new TextDecoder().decode(shown);
  } catch {
    return null;
  }
}
