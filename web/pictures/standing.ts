/**
 * Makes what links are shown with where they are posted, when the client is built: a picture for each game, one of all of
 * them, one that says that there is no such table; previews.json: which pages there are, and the words beside the pictures
 * in every language, which the server fills; notices.json, what it says to people while no page is open; and mail.json,
 * the texts of its e-mails. Called with the folder of the built client and the compiled rules; needs rsvg-convert.
 */
import './shims';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../src/base/router/routes';
import { languages, levelName, say, setLanguage, t } from '../src/base/i18n/words.svelte';
import { openDoor } from '../src/door/wasm';
import { gameNames } from '../src/match/games';
import { levels } from '../src/door/levels';
import { demos } from '../src/board/demos';
import { filmOf } from '../src/board/film';
import { mailWords } from './mailWords';
import { boardsPicture, emptyPicture, type Board } from './compose';
import { rasterised } from './raster';

const [folder = '', rules = ''] = process.argv.slice(2);
const door = await openDoor(await WebAssembly.compile(readFileSync(rules)), { isStopped: () => false, show: () => {} });

function boardOf(game: string): Board {
  const film = filmOf(door, demos[game]!);
  return { game, geometry: film.geometry, tableau: film.frame(demos[game]!.still).tableau };
}

function write(name: string, picture: string): void {
  writeFileSync(join(folder, 'pictures', `${name}.png`), rasterised(picture));
}

mkdirSync(join(folder, 'pictures'), { recursive: true });
const boards = gameNames.map(boardOf);
for (const board of boards) write(board.game, boardsPicture([board]));
write('games', boardsPicture(boards));
write('missing', emptyPicture());

/** As the server reads it; what is in braces it fills itself. */
function wordsOfLanguage(): object {
  const site = { title: t('app.name'), description: t('home.title') };
  return {
    site,
    lost: { title: t('missing.title'), description: t('error.notFound') },
    missing: { title: t('missing.table'), description: say({ key: 'server.no-table', rule: '', arguments: [] }) },
    games: Object.fromEntries(
      gameNames.map((game) => [game, { title: t(`game.${game}.name`), description: t(`game.${game}.line`) }]),
    ),
    invites: t('waiting.invites', '{0}'),
    inviteMany: t('waiting.inviteMany', '{0}'),
    levels: levels.map(levelName),
  };
}

/** What people are told while no page is open (src/server/notices); of several games, so counted as such. */
function noticesOfLanguage(): object {
  return {
    games: Object.fromEntries(gameNames.map((game) => [game, t(`game.${game}.name`)])),
    joined: t('notice.joined', '{0}', '{1}'),
    rematch: t('notice.rematch', '{0}', '{1}'),
    over: t('notice.over', '{0}'),
    turn: t('turn.now', '{0}'),
    time: t('notice.time', '{0}'),
    waiting: t('notice.waiting', '{0}'),
    news: t('notice.news', '{0}'),
  };
}

const spoken: Record<string, object> = {};
const notices: Record<string, object> = {};
for (const language of languages) {
  await setLanguage(language);
  spoken[language] = wordsOfLanguage();
  notices[language] = noticesOfLanguage();
}
writeFileSync(join(folder, 'notices.json'), JSON.stringify(notices));
writeFileSync(join(folder, 'previews.json'), JSON.stringify({ pages: Object.values(addresses), languages: spoken }));
writeFileSync(join(folder, 'mail.json'), JSON.stringify(mailWords()));
