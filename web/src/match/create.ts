import { openDoor } from '../door/door';
import type { Door } from '../door/types';
import { newId, saveGame } from './saved';
import type { MatchSetup, Player, SavedGame } from './match';
import { levelAmong, levelsFor, playersOf, recordName } from './players';
import { keepUnsaved } from './open';

/** A game that begins now, from a setup; answers its id. Rejected with the rules' refusal. */
export async function createGame(setup: MatchSetup): Promise<string> {
  const door = await openDoor();
  const players = fittingPlayers(door, setup);
  const names = players.map(recordName);
  const state = door.begin(setup.game, setup.options, names, setup.seed, setup.length, setup.from);
  door.close(state.match);
  return saveNew(setup.game, state.record, players);
}

/** Nobody plays at full strength where no network fits the options: it would be the last level under another name. */
function fittingPlayers(door: Door, { game, options, players }: MatchSetup): readonly Player[] {
  const offered = levelsFor(door, game, options);
  return players.map((player) =>
    player.kind === 'level' ? { ...player, level: levelAmong(offered, player.level) } : player,
  );
}

/** A game that came as its record, from a file or a link; answers its id. What is damaged is kept, and told. */
export async function importGame(record: string): Promise<string> {
  const door = await openDoor();
  const state = door.read(record);
  door.close(state.match);
  return saveNew(state.game, state.damage ? record : state.record, playersOf(state));
}

function saveNew(game: string, record: string, players: SavedGame['players']): string {
  const now = Date.now();
  const saved: SavedGame = {
    id: newId(),
    game,
    record,
    players,
    resigned: null,
    sealed: {},
    created: now,
    changed: now,
  };
  if (saveGame(saved) !== null) keepUnsaved(saved);
  return saved.id;
}
