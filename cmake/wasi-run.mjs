// Runs a WASI program: node wasi-run.mjs PROGRAM [ARGUMENT…]
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [, , program, ...parameters] = process.argv;
const wasi = new WASI({
  version: 'preview1',
  args: [program, ...parameters],
  env: process.env,
  returnOnExit: true,
});
const module = await WebAssembly.compile(readFileSync(program));
const imports = { wasi_snapshot_preview1: wasi.wasiImport };
process.exitCode = wasi.start(await WebAssembly.instantiate(module, imports));
