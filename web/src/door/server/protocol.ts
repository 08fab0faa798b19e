// Generated from src/server/protocol/protocol.schema.json by scripts/protocol-types.mjs; not to be edited.

import type { Argument } from '../../base/i18n/argument';
export type { Argument };

export type TableId = string;
/**
 * A number of the client's choice; the answer repeats it.
 */
export type Request = number;
/**
 * A word of the client's choice, different for each thing it wants done. The same thing sent again with the same key is not done twice.
 */
export type Key = string;
/**
 * A place at the table, from 0, in the order of the setup. Which seat of the game it holds is decided when the game begins.
 */
export type PlaceNumber = number;
/**
 * 9 is level 8 at full strength.
 */
export type Level = number;
export type Phase = 'open' | 'running' | 'over';
/**
 * play: everything at tables; read: see what the owner sees. Neither reaches account, sessions and tokens.
 */
export type TokenScope = 'play' | 'read';
/**
 * turn: it is your turn; table: somebody has joined a table of yours, or asks for a rematch; time: your time is running out; over: a game has ended.
 */
export type NoticeKind = 'turn' | 'table' | 'time' | 'over';
/**
 * insult: insults or threats; cheating: plays by unfair means; stalling: leaves, or lets time run out on purpose; name: an offensive name.
 */
export type ReportReason = 'insult' | 'cheating' | 'stalling' | 'name' | 'other';

/**
 * One sentence for a player: a key for translators, the rule it rests on (or nothing), its arguments, and English for those who do not translate.
 */
export interface MessageWithEnglish {
  key: string;
  rule: string;
  arguments: Argument[];
  english: string;
}
/**
 * none; fischer: `seconds` for each player, at least 10 at a new table, and `increment` more after each of their actions; days: so many for each action.
 */
export interface Clock {
  kind: 'none' | 'fischer' | 'days';
  seconds: number;
  /**
   * In seconds.
   */
  increment: number;
  days: number;
}
/**
 * Who shall sit here: any person (level 0), or the computer at a level (9: level 8 at full strength).
 */
export interface PlaceWish {
  level: number;
}
export interface Setup {
  game: string;
  /**
   * Name to value; what is missing is the default.
   */
  options: {
    [k: string]: string;
  };
  /**
   * `games 3` or `score 21`.
   */
  length: string;
  /**
   * @minItems 2
   * @maxItems 6
   */
  places: PlaceWish[];
  /**
   * lot: who holds which seat is drawn; chosen: place 0 holds the first seat, and so on.
   */
  seating: 'lot' | 'chosen';
  clock: Clock;
  /**
   * Whether strangers find open places in the lobby.
   */
  isListed: boolean;
  /**
   * Whether everybody who sits down agrees that the computer may go on for who is gone; left out: no. Always told.
   */
  substitute?: boolean;
}
/**
 * Follow a table. Answered by Table; or, if all since event `after` were actions and the match goes on, by these as Played, and Done.
 */
export interface Watch {
  do: 'watch';
  request: Request;
  table: TableId;
  /**
   * The last event that this client knows.
   */
  after?: number;
  /**
   * Say Seen after every change: position and legal actions, for clients without rules.
   */
  wantsView?: boolean;
}
export interface Unwatch {
  do: 'unwatch';
  request: Request;
  table: TableId;
}
/**
 * More of a long record. Answered by RecordPage; refused with table.moved where the table has changed since.
 */
export interface Page {
  do: 'page';
  request: Request;
  table: TableId;
  /**
   * The `number` of the Table whose record goes on.
   */
  number: number;
  /**
   * Its `recordNext`, or the `next` of the page before.
   */
  from: number;
}
/**
 * A new table, where the maker sits at `place` at once. Answered by Created.
 */
export interface Create {
  do: 'create';
  request: Request;
  key?: Key;
  setup: Setup;
  place: PlaceNumber;
}
/**
 * Take a place that is free; without `place` any. The game begins when all are taken.
 */
export interface Sit {
  do: 'sit';
  request: Request;
  key?: Key;
  table: TableId;
  place?: PlaceNumber;
}
/**
 * Stand up before the game begins. A table that nobody sits at any more is closed.
 */
export interface Leave {
  do: 'leave';
  request: Request;
  key?: Key;
  table: TableId;
}
/**
 * An action in the game's own text. `ply` says how many had been played in this game when it was chosen.
 */
export interface Play {
  do: 'play';
  request: Request;
  key?: Key;
  table: TableId;
  ply: number;
  action: string;
}
/**
 * Hand in what one's party prepared behind its screen.
 */
export interface Prepare {
  do: 'prepare';
  request: Request;
  key?: Key;
  table: TableId;
  text: string;
}
export interface Resign {
  do: 'resign';
  request: Request;
  key?: Key;
  table: TableId;
}
/**
 * Ask the others. take-back: all opponents must agree; it goes back to before the asker's last action. hand-over: the computer shall go on at `place`, one's own or another's: all others must agree, who sits there too unless away; whoever is gone (Place.absence), and who is away for as long, is not asked. end: the game ends without a result, since somebody is gone; all the others must agree, but not those who are away for as long. What was asked about somebody who was gone lapses when he is back. rematch: all must agree.
 */
export interface Ask {
  do: 'ask';
  request: Request;
  key?: Key;
  table: TableId;
  what: 'take-back' | 'hand-over' | 'rematch' | 'end';
  place?: PlaceNumber;
  level?: Level;
}
/**
 * Agree or not to what is asked. Who asked may say no too: then it is withdrawn.
 */
export interface Answer {
  do: 'answer';
  request: Request;
  key?: Key;
  table: TableId;
  what: 'take-back' | 'hand-over' | 'rematch' | 'end';
  yes: boolean;
}
/**
 * Let the computer go on at a place whose person is gone, where everybody agreed to that before (Place.mayBeHanded).
 */
export interface Hand {
  do: 'hand';
  request: Request;
  key?: Key;
  table: TableId;
  place: PlaceNumber;
  level: Level;
}
/**
 * Win or draw a game of two people against each other, the other of whom is gone (Place.absence).
 */
export interface Claim {
  do: 'claim';
  request: Request;
  key?: Key;
  table: TableId;
  result: 'win' | 'draw';
}
/**
 * The next game of a match of several.
 */
export interface Next {
  do: 'next';
  request: Request;
  key?: Key;
  table: TableId;
}
/**
 * To everybody at the table; for those who sit there and take chat, never in a game whose partners keep silence.
 */
export interface Chat {
  do: 'chat';
  request: Request;
  key?: Key;
  table: TableId;
  text: string;
}
/**
 * From now on, or no longer, hear which tables have open places and which games can be watched. Answered by Lobby, or Done.
 */
export interface WatchLobby {
  do: 'lobby';
  request: Request;
  watch: boolean;
  /**
   * False by default: hear the whole lists anew. True: hear them once, then LobbyChanged.
   */
  changes?: boolean;
}
/**
 * More of the lobby's open tables: those that come after one that is known, by its `changed`. Answered by LobbyPage.
 */
export interface PageLobby {
  do: 'lobbyPage';
  request: Request;
  table: TableId;
  changed: number;
}
/**
 * One's own tables. Answered by Games.
 */
export interface ListGames {
  do: 'games';
  request: Request;
}
export interface Ping {
  do: 'ping';
  request: Request;
}
/**
 * Who one is. Chat is only heard where one wants it.
 */
export interface Me {
  name: string;
  /**
   * Empty for a guest.
   */
  account: string;
  takesChat: boolean;
  /**
   * There only where an operator does not let one chat until then, or did not.
   */
  mutedUntil?: number;
}
/**
 * The first thing a client hears. Said again to connections of a guest who has logged in (they are the account's now), and of somebody who may not chat for now, or may again.
 */
export interface Welcome {
  say: 'welcome';
  version: 1;
  me: Me;
  /**
   * The server's time, in milliseconds since 1970.
   */
  now: number;
}
/**
 * What was asked is done, and on disk.
 */
export interface Done {
  say: 'done';
  request: Request;
}
/**
 * Nothing was changed. Without `request` where what was said could not be read.
 */
export interface Refused {
  say: 'refused';
  request?: Request;
  message: MessageWithEnglish;
}
export interface Created {
  say: 'created';
  request: Request;
  table: TableId;
}
export interface Place {
  /**
   * 0 for a person.
   */
  level: number;
  /**
   * Of the person; empty where nobody sits yet, and for the computer.
   */
  name: string;
  isTaken: boolean;
  /**
   * Whether this person is connected now.
   */
  isHere: boolean;
  /**
   * Whether this person is gone, and anybody may let the computer go on.
   */
  mayBeHanded: boolean;
  absence?: Absence;
  /**
   * There only where the account of this person was deleted: there is no name to show.
   */
  isFormer?: true;
}
/**
 * Of somebody who is away while something is expected of him, unless a clock alone decides.
 */
export interface Absence {
  /**
   * Milliseconds after which this person counts as gone; 0 for who is gone.
   */
  goneIn: number;
  /**
   * What the others may do then. claim: Claim; hand: Hand; ask: Ask for a hand-over; end: Ask for an end.
   */
  choices: ('claim' | 'hand' | 'ask' | 'end')[];
}
/**
 * As of the moment in which this is said.
 */
export interface Clocks {
  /**
   * Milliseconds of each place.
   */
  left: number[];
  /**
   * Places whose time runs now.
   */
  running: PlaceNumber[];
}
export interface Ending {
  /**
   * Seats of the game; none in a draw, and where there is no result.
   */
  winners: number[];
  /**
   * closed: the table was left before the game began; claimed: `claimant` claimed a win or a draw against who was gone; ended: the others agreed to end it without a result; annulled: an operator has annulled it, also after its end.
   */
  reason: 'rules' | 'resigned' | 'time' | 'closed' | 'claimed' | 'ended' | 'annulled';
  /**
   * Who resigned, ran out of time or was gone; -1 for nobody.
   */
  place: number;
  /**
   * Who claimed the result; absent where nobody did.
   */
  claimant?: number;
}
/**
 * What somebody asks of the others.
 */
export interface Offer {
  what: 'take-back' | 'hand-over' | 'rematch' | 'end';
  by: PlaceNumber;
  /**
   * Of a hand-over, and for whose absence the game shall end; else -1.
   */
  place: number;
  /**
   * Of a hand-over; else 0.
   */
  level: number;
  /**
   * Places that have still to agree.
   */
  awaited: PlaceNumber[];
}
export interface ChatLine {
  place: PlaceNumber;
  name: string;
  text: string;
  at: number;
}
/**
 * A table as one client may see it. Said when it is watched, and after every change that is not an action.
 */
export interface Table {
  say: 'table';
  request?: Request;
  table: TableId;
  /**
   * Of the last event.
   */
  number: number;
  /**
   * The server's time.
   */
  now: number;
  phase: Phase;
  setup: Setup;
  places: Place[];
  /**
   * One's own place; -1 for who watches.
   */
  me: number;
  /**
   * The match so far; empty before it begins. Of a preparation behind screens it holds the commitments, and salts and texts once the screens are lifted.
   */
  record: string;
  /**
   * Where a record that is too long for one message goes on: ask for a Page. Absent where `record` is whole.
   */
  recordNext?: number;
  /**
   * The place of each player of the record, in the record's order; empty before it begins.
   */
  players: PlaceNumber[];
  clocks: Clocks | null;
  /**
   * Milliseconds of this game in which the server could save nothing: no clock ran then.
   */
  givenBack: number;
  ending: Ending | null;
  offers: Offer[];
  /**
   * The last lines; none for who does not take chat.
   */
  chat: ChatLine[];
  /**
   * Whether partners must keep silence now: no chat, nothing asked.
   */
  isSilent: boolean;
  /**
   * Whether this client may ask to take back now.
   */
  mayTakeBack: boolean;
  /**
   * Whether the computer goes on for this client, who may take the place back (Sit).
   */
  mayReturn: boolean;
  /**
   * The table of the rematch; empty where there is none.
   */
  rematch: string;
  watchers: number;
}
/**
 * A piece of a long record: it comes right after what `record` and the pages before hold.
 */
export interface RecordPage {
  say: 'page';
  request: Request;
  table: TableId;
  number: number;
  text: string;
  /**
   * Where the next page begins; absent from the last one.
   */
  next?: number;
}
/**
 * One action, by whoever was to act. What follows from it by the rules is not told.
 */
export interface Played {
  say: 'played';
  table: TableId;
  number: number;
  now: number;
  seat: number;
  /**
   * How many had been played in this game before it.
   */
  ply: number;
  action: string;
  clocks: Clocks | null;
  mayTakeBack: boolean;
}
export interface Chatted {
  say: 'chatted';
  table: TableId;
  number: number;
  line: ChatLine;
}
export interface Presence {
  say: 'presence';
  table: TableId;
  places: Place[];
  watchers: number;
}
/**
 * What one's seat sees, for clients without rules (Watch.wantsView).
 */
export interface Seen {
  say: 'seen';
  table: TableId;
  number: number;
  ply: number;
  /**
   * The party that one prepares for now; empty where there is nothing to prepare.
   */
  party: string;
  view: {
    /**
     * One's seat that is to act, else the first.
     */
    viewer: number;
    position: string;
    /**
     * Behind screens: which parties are.
     */
    ready: {
      [k: string]: boolean;
    };
    toAct: number | null;
    /**
     * Legal ones, if the viewer is to act.
     */
    actions: string[];
    outcome:
      | {
          verdict: number;
          score: number;
        }[]
      | null;
  };
}
/**
 * A line of a list.
 */
export interface TableRow {
  table: TableId;
  game: string;
  phase: Phase;
  places: RowPlace[];
  clock: Clock;
  /**
   * Actions played so far.
   */
  plies: number;
  /**
   * There only where everybody who sits down agrees that the computer may go on for who is gone.
   */
  substitute?: true;
  changed: number;
  isMyTurn: boolean;
}
export interface RowPlace {
  level: number;
  name: string;
  isTaken: boolean;
  /**
   * As in Place.
   */
  isFormer?: true;
}
export interface Lobby {
  say: 'lobby';
  request?: Request;
  /**
   * Those with open places, the latest first: 50, or 100 for those who do not ask for changes.
   */
  tables: TableRow[];
  /**
   * Listed games that can be watched, the latest first; at most 20, in which something happened within a day. How far they are is told every few seconds.
   */
  running?: TableRow[];
  /**
   * There only where there are more open tables.
   */
  hasMore?: true;
}
export interface LobbyPage {
  say: 'lobbyPage';
  request: Request;
  tables: TableRow[];
  /**
   * As in Lobby.
   */
  hasMore?: true;
}
/**
 * What has changed of the lobby's lists: rows that are new or different, by their phase open tables or games to watch, and tables that are in neither list any more, of which some may never have been told.
 */
export interface LobbyChanged {
  say: 'lobbyChanged';
  rows: TableRow[];
  removed: TableId[];
}
/**
 * Where it is one's turn first, then the latest.
 */
export interface Games {
  say: 'games';
  request?: Request;
  tables: TableRow[];
}
/**
 * At one of one's tables, watched or not, something is expected of one now, or no longer.
 */
export interface Turn {
  say: 'turn';
  row: TableRow;
}
export interface Pong {
  say: 'pong';
  request: Request;
  now: number;
}
/**
 * The server stops; everything said before is on disk. Connect again after so many seconds.
 */
export interface Stopping {
  say: 'stopping';
  seconds: number;
}
export interface Nothing {}
/**
 * What is left out stays. The first one makes a guest of who has no cookie yet.
 */
export interface MeChange {
  name?: string;
  takesChat?: boolean;
}
export interface Credentials {
  account: string;
  password: string;
}
/**
 * Make a token for a bot of this label, or remove the one whose id is named; with neither the list is answered. Left out, `scope` is play and `days` is 90.
 */
export interface TokenWish {
  label?: string;
  scope?: TokenScope;
  /**
   * After which the token expires.
   */
  days?: 30 | 90 | 365;
  remove?: string;
}
export interface TokenList {
  /**
   * The new token, told this once; empty where none was made.
   */
  made: string;
  tokens: TokenEntry[];
}
export interface TokenEntry {
  id: string;
  label: string;
  scope: TokenScope;
  created: number;
  /**
   * null: never, if it was made before tokens expired.
   */
  expires: number | null;
  /**
   * To the hour.
   */
  used: number;
}
export interface PasswordWish {
  /**
   * The one that counts now.
   */
  password: string;
  newPassword: string;
  /**
   * Whether to end all sessions but this one.
   */
  endOthers?: boolean;
}
/**
 * With the password a new recovery code is made, and the one before counts no more; without, nothing is.
 */
export interface RecoveryWish {
  password?: string;
}
export interface Recovery {
  /**
   * The new code, told this once; empty where none was made.
   */
  code: string;
  /**
   * When the code that counts was made; null where there is none.
   */
  made: number | null;
}
/**
 * A new password by a recovery code of an account, or by a link that was mailed; either is used up. Logs in, and ends all other sessions.
 */
export interface RecoverWish {
  account?: string;
  code?: string;
  /**
   * What follows # in the link; instead of account and code.
   */
  link?: string;
  newPassword: string;
}
/**
 * Name the address where one reads mail, with the password, and be sent a link that confirms it; or remove it. With neither the state is answered, also to somebody whom nobody knows.
 */
export interface MailWish {
  address?: string;
  password?: string;
  language?: 'en' | 'fr' | 'nl';
  remove?: boolean;
}
export interface Mail {
  /**
   * Whether this server sends e-mail.
   */
  offered: boolean;
  /**
   * The confirmed one; empty for none.
   */
  address: string;
  /**
   * One that waits to be confirmed; empty for none.
   */
  pending: string;
}
/**
 * What follows # in the link that was mailed.
 */
export interface ConfirmWish {
  link: string;
}
/**
 * By the name or the address of an account: a link for a new password is mailed to its confirmed address. The answer is the same where there is none.
 */
export interface RecoveryMailWish {
  who: string;
  language: 'en' | 'fr' | 'nl';
}
/**
 * What a person is told of by e-mail, and in which language.
 */
export interface MailedNotices {
  /**
   * @maxItems 4
   */
  kinds: NoticeKind[];
  language: 'en' | 'fr' | 'nl';
}
/**
 * Every day from one minute of it until another, which may be on the next.
 */
export interface QuietHours {
  from: number;
  until: number;
}
/**
 * What PushSubscription of the Push API says, and the language in which this browser is told.
 */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'fr' | 'nl';
}
/**
 * What a person is told of. It replaces what was chosen before; without `quiet` there are no quiet hours.
 */
export interface ChosenNotices {
  /**
   * @maxItems 4
   */
  kinds: NoticeKind[];
  /**
   * Games that are not told of.
   *
   * @maxItems 20
   */
  without: string[];
  quiet?: QuietHours;
  /**
   * In minutes, positive in the east: quiet hours are those where the person lives.
   */
  utcOffset: number;
}
/**
 * Let this browser be told while no page is open, or no longer; choose what of. With none of these the settings are answered, also to somebody whom nobody knows.
 */
export interface NoticeWish {
  subscribe?: BrowserSubscription;
  unsubscribe?: boolean;
  choose?: ChosenNotices;
  mail?: MailedNotices;
}
export interface NoticeBrowser {
  /**
   * Of its push service.
   */
  host: string;
  language: string;
  created: number;
  isThis: boolean;
}
/**
 * Which browsers are told, and what of.
 */
export interface Notices {
  /**
   * The key to subscribe with, in base64url; empty where this server sends no push messages.
   */
  pushKey: string;
  browsers: NoticeBrowser[];
  choice: NoticeChoice;
  /**
   * What comes by e-mail; null where this server sends none, or no address is confirmed. Games and quiet hours are those of `choice`.
   */
  mail: NoticeMail | null;
}
export interface NoticeChoice {
  kinds: NoticeKind[];
  without: string[];
  quiet: QuietHours | null;
  utcOffset: number;
}
export interface NoticeMail {
  kinds: NoticeKind[];
}
/**
 * Where the bot with this token, named by its id, is told by a request; an empty url ends that. With neither the list is answered.
 */
export interface WebhookWish {
  token?: string;
  url?: string;
}
export interface WebhookList {
  /**
   * The key with which requests to the webhook that was just set are signed, told this once; otherwise empty.
   */
  made: string;
  webhooks: WebhookEntry[];
}
export interface WebhookEntry {
  /**
   * Its id.
   */
  token: string;
  host: string;
}
/**
 * All that is stored about somebody, without secrets.
 */
export interface PersonalData {
  me: Me;
  sessions: SessionEntry[];
  tokens: TokenEntry[];
  notices: Notices;
  mail: Mail;
  webhooks: WebhookEntry[];
  blocks: BlockEntry[];
  /**
   * Those that one has made.
   */
  reports: ReportEntry[];
  tables: OwnTable[];
}
export interface SessionEntry {
  id: string;
  created: number;
  /**
   * To the hour.
   */
  used: number;
  /**
   * Such as Firefox; empty where it is not known.
   */
  browser: string;
  /**
   * Such as Windows; empty where it is not known.
   */
  system: string;
  /**
   * The first half of the address, such as 192.0.*; empty where it is not known.
   */
  network: string;
  /**
   * The one that asks.
   */
  isThis: boolean;
}
export interface BlockEntry {
  id: string;
  /**
   * As it was then.
   */
  name: string;
  made: number;
}
export interface ReportEntry {
  made: number;
  table: TableId;
  /**
   * Of who was reported, as it was then.
   */
  name: string;
  reason: ReportReason;
  text: string;
}
export interface OwnTable {
  row: TableRow;
  /**
   * As everybody may read it; empty before the game begins.
   */
  record: string;
}
/**
 * Block the person at a place of a table, or unblock the one whose block is named by its id; with neither the list is answered. What a person who is blocked says, their open tables and their wishes for a rematch are not told any more, and they cannot sit down at one's open tables. They are not told.
 */
export interface BlockWish {
  table?: TableId;
  place?: PlaceNumber;
  remove?: string;
}
export interface BlockList {
  /**
   * The earliest first.
   */
  blocks: BlockEntry[];
}
/**
 * Tell the operators of the person at a place of a table. What was said there is kept with it.
 */
export interface ReportWish {
  table: TableId;
  place: PlaceNumber;
  reason: ReportReason;
  text?: string;
}
/**
 * An account needs its password, a guest confirms.
 */
export interface DeletionWish {
  password?: string;
  confirmed?: boolean;
}
/**
 * End the session whose id is named, or all but the one that asks; with neither the list is answered.
 */
export interface SessionWish {
  end?: string;
  endOthers?: boolean;
}
/**
 * The browsers in which one is logged in, the one used last first.
 */
export interface SessionList {
  sessions: SessionEntry[];
}

/** What a client sends over the socket, told apart by `do`. */
export type ClientMessage =
  | Watch
  | Unwatch
  | Page
  | Create
  | Sit
  | Leave
  | Play
  | Prepare
  | Resign
  | Ask
  | Answer
  | Hand
  | Claim
  | Next
  | Chat
  | WatchLobby
  | PageLobby
  | ListGames
  | Ping;

/** What the server says over the socket, told apart by `say`. */
export type ServerMessage =
  | Welcome
  | Done
  | Refused
  | Created
  | Table
  | RecordPage
  | Played
  | Chatted
  | Presence
  | Seen
  | Lobby
  | LobbyPage
  | LobbyChanged
  | Games
  | Turn
  | Pong
  | Stopping;

/** Requests over HTTP. */
export interface HttpRequests {
  '/api/me': { takes: MeChange; answers: Me };
  '/api/account': { takes: Credentials; answers: Me };
  '/api/login': { takes: Credentials; answers: Me };
  '/api/logout': { takes: Nothing; answers: Me };
  '/api/password': { takes: PasswordWish; answers: Me };
  '/api/recovery': { takes: RecoveryWish; answers: Recovery };
  '/api/recover': { takes: RecoverWish; answers: Me };
  '/api/export': { takes: Nothing; answers: PersonalData };
  '/api/deletion': { takes: DeletionWish; answers: Me };
  '/api/sessions': { takes: SessionWish; answers: SessionList };
  '/api/tokens': { takes: TokenWish; answers: TokenList };
  '/api/notices': { takes: NoticeWish; answers: Notices };
  '/api/webhooks': { takes: WebhookWish; answers: WebhookList };
  '/api/mail': { takes: MailWish; answers: Mail };
  '/api/confirm': { takes: ConfirmWish; answers: Mail };
  '/api/recovery-mail': { takes: RecoveryMailWish; answers: Nothing };
  '/api/blocks': { takes: BlockWish; answers: BlockList };
  '/api/reports': { takes: ReportWish; answers: Nothing };
}

/** The version of the protocol, and how long things may be. */
export const limits = {
  version: 1,
  frameBytes: 8192,
  nameCharacters: 40,
  chatCharacters: 300,
  keyCharacters: 40,
  textCharacters: 4096,
} as const;
