/** `npm run screens`: photographs pages and games into `screens/`, to be looked at. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';

const help = `usage: npm run screens -- [--only TEXT] [--size WIDTHxHEIGHT,…] [--theme THEME,…] [--language LANGUAGE,…]
       npm run screens -- --sounds

Photographs every page, and games in every situation, into web/screens/: a sheet for each, in each language, with a row
for each theme and a column for each size. The client must have been built (web/build).

  --only TEXT     only names that contain TEXT, such as "a table of graal"; if none does, all names are listed
  --size          such as 390x844,1440x900, shown full size; the default is six sizes, shown smaller
  --theme         day, night, contrast
  --language      en, fr, nl
  --sounds        writes all sounds to web/screens/sounds/ instead
`;

function fail(text) {
  process.stderr.write(`screens: ${text}\n\n${help}`);
  process.exit(2);
}

function options() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  try {
    return parseArgs({ options: { only: text, size: text, theme: text, language: text, sounds: flag, help: flag } })
      .values;
  } catch (error) {
    return fail(error.message);
  }
}

const { only, size, theme, language, sounds, help: isAsked } = options();
if (isAsked) {
  process.stdout.write(help);
  process.exit();
}

function checked(name, value, pattern) {
  const wrong = value?.split(',').find((each) => !pattern.test(each));
  if (wrong !== undefined) fail(`“${wrong}” is not a ${name}`);
  return value;
}

const asked = {
  SCREENS_ONLY: only,
  SCREENS_SIZES: checked('size', size, /^[1-9]\d{1,3}x[1-9]\d{1,3}$/),
  SCREENS_THEMES: checked('theme', theme, /^(?:day|night|contrast)$/),
  SCREENS_LANGUAGES: checked('language', language, /^(?:en|fr|nl)$/),
};
const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
const file = sounds ? 'tests/screens/sounds.ts' : 'tests/screens/screens.ts';
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.screens.config.ts', file], {
  env: { ...process.env, ...given },
  stdio: 'inherit',
});
process.exit(status ?? 1);
