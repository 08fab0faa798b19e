// Writes dist/licences.txt: whose work is in dist/ besides ours, and under which licence.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${web}package.json`, 'utf8'));

/** What of the development's packages ends up in the client: its runtime, the service worker and the type. */
const bundled = [
  ...Object.keys(dependencies),
  'svelte',
  'clsx',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
  '@fontsource-variable/alegreya',
  '@fontsource-variable/figtree',
];

/** What the program that draws pictures of games is made of: its one file says where each part comes from. */
const drawing = readFileSync(`${web}dist/pictures/draw.mjs`, 'utf8').matchAll(
  /^\/\/ .*node_modules\/((@[^/\n]+\/)?[^/\n]+)/gm,
);
const drawn = [...drawing].map(([, name]) => name);

/** What is linked into the rules and engines: Debian keeps each licence where its package is installed. */
const linked = ['wasi-libc', 'libc++-dev-wasm32', 'libc++abi-dev-wasm32'];

function packageLicence(name) {
  const folder = `${web}node_modules/${name}/`;
  const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  if (!file) throw new Error(`${name} has no licence file; expected one in ${folder}`);
  return { title: `${name} ${version} (${license})`, text: readFileSync(folder + file, 'utf8') };
}

/** Debian's names carry the compiler's version between their parts. */
function linkedLicence(name) {
  const pattern = new RegExp(`^${name.replaceAll('+', String.raw`\+`).replace('-dev', String.raw`(-\d+)?-dev`)}$`);
  const found = readdirSync('/usr/share/doc').filter((each) => pattern.test(each));
  const path = found.map((each) => `/usr/share/doc/${each}/copyright`).find((each) => existsSync(each));
  if (!path) throw new Error(`${name} has no licence; expected /usr/share/doc/${name}/copyright`);
  return { title: name, text: readFileSync(path, 'utf8') };
}

const parts = [
  { title: 'Brocéliande (MIT)', text: readFileSync(`${web}../LICENSE`, 'utf8') },
  ...[...new Set([...bundled, ...drawn])].map(packageLicence),
  ...linked.map(linkedLicence),
];
const line = '='.repeat(80);
const sections = parts.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text.trim()}\n`);
const begin = 'What this app is made of, and the licence of each part. Our own code and drawings come first.\n';
writeFileSync(`${web}dist/licences.txt`, [begin, ...sections].join('\n\n'));
