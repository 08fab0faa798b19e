// Writes dist/licences.txt and dist/licences-programs.txt: whose work is in dist/, and in the programs of build/app, besides
// ours, and under which licence.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
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

const linesOf = (program, words) =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 })
    .trimEnd()
    .split('\n');

/** Debian's packages whose headers the compiler read for the programs, each with the source that it is made from. */
function compiledIn() {
  const tree = fileURLToPath(new URL('../../build/app', import.meta.url));
  if (!existsSync(`${tree}/build.ninja`)) throw new Error('build/app is missing; cmake/build app makes it');
  const read = linesOf('ninja', ['-C', tree, '-t', 'deps']).map((line) => line.trim());
  const headers = new Set(
    read.filter((path) => path.startsWith('/usr/') && existsSync(path)).map((path) => realpathSync(path)),
  );
  const owners = linesOf('dpkg-query', ['--search', ...headers]).flatMap((line) => line.split(': ')[0].split(', '));
  return linesOf('dpkg-query', [
    '--show',
    '--showformat',
    '${Package} ${source:Package} ${source:Version}\\n',
    ...new Set(owners),
  ]);
}

/** One of each source. */
function compiledLicences() {
  const sources = new Map(
    compiledIn().map((line) => {
      const [name, source, version] = line.split(' ');
      return [`${source} ${version}`, `/usr/share/doc/${name}/copyright`];
    }),
  );
  return [...sources].sort().map(([title, path]) => ({ title, text: readFileSync(path, 'utf8') }));
}

const line = '='.repeat(80);

function write(name, begin, parts) {
  const sections = parts.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text.trim()}\n`);
  writeFileSync(`${web}dist/${name}`, [begin, ...sections].join('\n\n'));
}

const ours = { title: 'Brocéliande (MIT)', text: readFileSync(`${web}../LICENSE`, 'utf8') };
const programs = 'licences-programs.txt'; // of its own: Boost's alone has two megabytes

write(
  'licences.txt',
  `What this app is made of, and the licence of each part. Our own code and drawings come first.
The programs that serve and print: ${programs}\n`,
  [ours, ...[...new Set([...bundled, ...drawn])].map(packageLicence), ...linked.map(linkedLicence)],
);
write(programs, 'What is compiled into the programs that serve and print, and the licence of each part.\n', [
  ours,
  ...compiledLicences(),
]);
