import type { AskMessage, Created, Done, Games, Lobby, Pong, RecordPage, Table } from './protocol';

type Without<Message, Member extends string> = Message extends unknown ? Omit<Message, Member> : never;

/** Something to ask; its request number is the connection's to give. */
export type Asked = Without<AskMessage, 'request'>;

/** What answers each kind of ask; whatever is not named here is simply done. */
interface Answers {
  watch: Table | Done;
  page: RecordPage;
  create: Created;
  lobby: Lobby | Done;
  games: Games;
  ping: Pong;
}
export type AnswerTo<Kind extends AskMessage['do']> = Kind extends keyof Answers ? Answers[Kind] : Done;

/** Looking changes nothing: it is asked again by whoever still wants to know. All else is done once, under a key. */
const looks: ReadonlySet<AskMessage['do']> = new Set(['watch', 'unwatch', 'page', 'lobby', 'games', 'ping']);

export function isLook(message: Asked): boolean {
  return looks.has(message.do);
}

/** The connection was lost, or given up, before the answer came. */
export class LostError extends Error {
  constructor() {
    super('the connection was lost');
    this.name = 'LostError';
  }
}
