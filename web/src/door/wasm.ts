import type { Door, Message } from './types';
import { functions } from './types';

/** Thrown by every function of the door where the rules refuse; it says why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Message) {
    super([refusal.key, ...refusal.arguments.map(({ text }) => text)].join(' '));
    this.name = 'RefusedError';
  }
}

/** How a running search asks whether to stop, and reports what it has found. */
export interface SearchHooks {
  isStopped(): boolean;
  show(result: string): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  door_request(size: number): number;
  door_answer(): number;
  door_size(): number;
}

type TextParameter = string | number | boolean | readonly string[] | Readonly<Record<string, string>>;
/** Bytes come last, if at all. */
type Parameter = TextParameter | Uint8Array;

const separator = '\x1f';
const notSupported = 52; // WASI's ENOSYS: the rules use neither files nor clocks

function encode(parameter: TextParameter): string {
  if (typeof parameter === 'string') return parameter;
  if (typeof parameter === 'number' || typeof parameter === 'boolean') return String(parameter);
  if (Array.isArray(parameter)) return parameter.join('\n');
  return Object.entries(parameter)
    .map(([name, value]) => `${name} ${value}`)
    .join('\n');
}

function importsOf(module: WebAssembly.Module, door: WebAssembly.ModuleImports): WebAssembly.Imports {
  const system: WebAssembly.ModuleImports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from === 'door') continue;
    system[name] = (...values: number[]) => {
      if (name === 'proc_exit') throw new Error(`the rules stopped with code ${values[0]}`);
      return notSupported;
    };
  }
  return { door, wasi_snapshot_preview1: system };
}

/** Makes the functions of the door out of the compiled rules. */
export async function openDoor(module: WebAssembly.Module, hooks: SearchHooks): Promise<Door> {
  const utf8 = new TextDecoder();
  const bytes = new TextEncoder();
  const text = (start: number, size: number) => utf8.decode(new Uint8Array(wasm.memory.buffer, start, size));
  const imports = importsOf(module, {
    isStopped: () => (hooks.isStopped() ? 1 : 0),
    show: (start: number, size: number) => hooks.show(text(start, size)),
  });
  const instance = await WebAssembly.instantiate(module, imports);
  const wasm = instance.exports as unknown as Exports;
  wasm._initialize();

  function call(name: string, parameters: readonly Parameter[]): unknown {
    const last = parameters.at(-1);
    const raw = last instanceof Uint8Array ? last : new Uint8Array();
    const texts = parameters.map((each) => (each instanceof Uint8Array ? '' : encode(each)));
    const request = bytes.encode([name, ...texts].join(separator));
    const size = request.length + raw.length;
    const start = wasm.door_request(size);
    const place = new Uint8Array(wasm.memory.buffer, start, size);
    place.set(request);
    place.set(raw, request.length);
    const reply = wasm.door_answer();
    const answer: unknown = JSON.parse(text(reply, wasm.door_size()));
    if (isRefused(answer)) throw new RefusedError(answer.refusal);
    return answer;
  }

  const entries = functions.map((name) => [name, (...parameters: Parameter[]) => call(name, parameters)]);
  return Object.fromEntries(entries) as Door;
}

function isRefused(answer: unknown): answer is { refusal: Message } {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer;
}
