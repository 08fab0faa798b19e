import type { Message } from '../types';
import { RefusedError } from '../wasm';
import type { HttpRequests } from './protocol';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What comes over it. */
export interface SocketListener {
  hear(text: string): void;
  closed(): void;
}

/** What the browser notices. */
export interface BrowserListener {
  /** The device has no network any more: no socket says so for a long time. */
  offline(): void;
  online(): void;
  /** The page is looked at again. */
  seen(): void;
}

/** What a connection is made with; tests bring their own. */
export interface Transport {
  socket(path: string, listener: SocketListener): Socket;
  fetch(path: string, request: RequestInit): Promise<Response>;
  /** Calls back until it is told to stop, by what it answers. */
  observe(listener: BrowserListener): () => void;
  /** From 0 to 1: clients that lost the same server do not all come back at the same moment. */
  random(): number;
}

export const browserTransport: Transport = {
  socket: (path, listener) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => typeof data === 'string' && listener.hear(data);
    socket.onclose = () => listener.closed();
    return socket;
  },
  fetch: (path, request) => fetch(path, request),
  observe: ({ offline, online, seen }) => {
    const look = () => document.visibilityState === 'visible' && seen();
    addEventListener('offline', offline);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', look);
    };
  },
  random: Math.random,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function messageIn(body: unknown): Message | null {
  const found = isObject(body) ? (body['message'] ?? body['refusal'] ?? body) : null;
  return isObject(found) && typeof found['key'] === 'string' ? (found as unknown as Message) : null;
}

/** A RefusedError where the server says why not. */
export function failureOf({ url, status }: Response, answer: unknown): Error {
  const message = messageIn(answer);
  return message ? new RefusedError(message) : new Error(`${url} was answered with ${status}`);
}

/** Rejected with a RefusedError where the server says why not. */
export async function postTo<Path extends keyof HttpRequests>(
  transport: Transport,
  path: Path,
  body: HttpRequests[Path]['takes'],
): Promise<HttpRequests[Path]['answers']> {
  const response = await transport.fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isObject(answer)) return answer as unknown as HttpRequests[Path]['answers'];
  throw failureOf(response, answer);
}
