// The rules as WASM, for scripts: what src/door/wasm.ts is to the pages.
import { readFileSync } from 'node:fs';

/** Asks one thing of the compiled rules; its parameters are texts. */
export async function askRules(name, ...parameters) {
  const module = await WebAssembly.compile(readFileSync(new URL('../src/door/broceliande.wasm', import.meta.url)));
  const imports = {};
  for (const { module: from, name: what } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[what] = () => 0;
  const { exports: rules } = await WebAssembly.instantiate(module, imports);
  rules._initialize();
  const request = new TextEncoder().encode([name, ...parameters].join('\x1f'));
  const start = rules.door_request(request.length);
  new Uint8Array(rules.memory.buffer, start, request.length).set(request);
  const answer = rules.door_answer();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(rules.memory.buffer, answer, rules.door_size())));
}
