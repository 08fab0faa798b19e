// Puts the raster icons into dist/, for platforms that take no SVG. Needs rsvg-convert (Debian: librsvg2-bin).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** An SVG as a square PNG. */
function drawn(file, size) {
  return execFileSync('rsvg-convert', ['--width', size, '--height', size, pathOf(file)]);
}

/** An ICO around a single PNG of up to 255 pixels. */
function iconFile(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // plane
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

const own = 'public/icon.svg';
/** Without rounded corners: the platform cuts them as it likes. */
const full = 'icons/full.svg';

const files = {
  'icon-192.png': drawn(own, 192),
  'icon-512.png': drawn(own, 512),
  'icon-maskable-512.png': drawn(full, 512),
  'apple-touch-icon.png': drawn(full, 180),
  'favicon.ico': iconFile(drawn(own, 32), 32),
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(pathOf(`dist/${name}`), bytes);
