// Writes games/NAME/manifest.json: how each game of the rules describes itself, so that pages know it before the rules have come.
// With --check nothing is written; it fails where a file is not what the rules say. Needs src/door/broceliande.wasm.
import { askRules } from './rules.mjs';
import { renew } from './schema-types.mjs';

for (const manifest of await askRules('games')) {
  await renew(`games/${manifest.name}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
