import type { ClientMessage, Created, Done, Games, Lobby, LobbyPage, Pong, RecordPage, Table } from './protocol';

type Without<Each, Member extends string> = Each extends unknown ? Omit<Each, Member> : never;

/** What a client wants done or told; its request number is the connection's to give. */
export type Command = Without<ClientMessage, 'request'>;

/** What answers each kind of command; whatever is not named here is simply done. */
interface Answers {
  watch: Table | Done;
  page: RecordPage;
  create: Created;
  lobby: Lobby | Done;
  lobbyPage: LobbyPage;
  games: Games;
  ping: Pong;
}
export type AnswerTo<Kind extends ClientMessage['do']> = Kind extends keyof Answers ? Answers[Kind] : Done;

/** Queries change nothing: whoever still wants to know sends them again. All else is done once, under a key. */
const queries: ReadonlySet<ClientMessage['do']> = new Set([
  'watch',
  'unwatch',
  'page',
  'lobby',
  'lobbyPage',
  'games',
  'ping',
]);

export function isQuery(command: Command): boolean {
  return queries.has(command.do);
}

/** The connection was lost, or given up, before the answer came. */
export class LostError extends Error {
  constructor() {
    super('the connection was lost');
    this.name = 'LostError';
  }
}
