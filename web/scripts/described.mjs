// The descriptions of what C++ and TypeScript say to each other.
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));

/** A description by its path in the project, with the definitions that it takes from others in their place. */
export function describedIn(path) {
  const url = new URL(path, root);
  const description = read(url);
  for (const [name, { $ref = '#' }] of Object.entries(description.definitions)) {
    const [file, inside] = $ref.split('#/definitions/');
    if (inside && file) description.definitions[name] = read(new URL(file, url)).definitions[inside];
  }
  return description;
}
