import { answerOrRefusal, isMessage } from '../door/door';
import type { Door, MatchState, Message, RecordSummary } from '../door/types';
import { RefusedError } from '../door/wasm';
import { draftingOf } from './drafting';
import { BaseMatch } from './baseMatch';
import type { Drafting, Match, Snapshot, UndoResult } from './match';
import { levelToAct } from './players';
import { LostError, type Command } from '../door/server/commands';
import type { Connection } from '../door/server/connection.svelte';
import { wholeOf } from '../door/server/pages';
import type { Ask, Chatted, Claim, Played, Presence, ServerMessage, Table } from '../door/server/protocol';
import { ScreenCheck } from './screens';
import { endingAt, playersAt, rightsAt } from './seats';

/** How long the server may take to tell what it has acknowledged before it is asked. */
const tellingTime = 3000;
/** After this a server that was too busy to show the table is asked again. */
const retryTime = 5000;
/** Why a page is refused: the record is another one by now. */
const outdated = 'table.moved';

/** The state of the match at a table. Before it begins there is none yet: a stand-in shows the board that it will have. */
function stateOf(door: Door, { record, setup }: Table): MatchState {
  if (record === '') return door.begin(setup.game, setup.options, [], '1', setup.length, '');
  const state = door.read(record);
  const isNext = door.summary(record).gameNumber > state.gameNumber && state.outcome !== null && state.damage === null;
  return isNext ? door.next(state.match) : state;
}

/** A match that a server keeps. It shows what the server has confirmed, as the rules of this page compute it. */
export class RemoteMatch extends BaseMatch implements Match {
  readonly drafting: Drafting;
  snapshot: Snapshot;
  private readonly screenCheck = new ScreenCheck();
  /** The rules fold a game of a record once its screens are lifted; what is known before stands only here. */
  private summary: RecordSummary;
  private at = performance.now();
  private presenceAt = this.at;
  private isSending = false;
  private isCatchingUp = false;
  private wantsWhole = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly leave: () => void;

  private constructor(
    door: Door,
    readonly connection: Connection,
    private lastTable: Table,
  ) {
    super(door, stateOf(door, lastTable));
    this.summary = door.summary(lastTable.record);
    this.drafting = draftingOf(door, this.state.game, this.state.options);
    this.snapshot = this.buildSnapshot();
    this.leave = connection.listen((update) => this.receive(update));
  }

  /** Follows a table. Rejected with the server's refusal where there is none, and with the rules' if they differ. */
  static async open(door: Door, connection: Connection, id: string): Promise<RemoteMatch> {
    for (;;) {
      try {
        const table = await connection.ask({ do: 'watch', table: id });
        if (table.say === 'table') return await RemoteMatch.opened(door, connection, table);
      } catch (error) {
        const isOutdated = error instanceof RefusedError && error.refusal.key === outdated;
        if (!isOutdated && !(error instanceof LostError)) throw error;
      }
    }
  }

  /** What happened while a long record was read is asked for. */
  private static async opened(door: Door, connection: Connection, table: Table): Promise<RemoteMatch> {
    const match = new RemoteMatch(door, connection, await wholeOf(connection, table));
    if (table.recordNext !== undefined) void match.watch();
    return match;
  }

  get id(): string {
    return this.lastTable.table;
  }

  /** As the server said it last, with what was heard since. */
  get table(): Table {
    return this.lastTable;
  }

  /** It is shown once the server has said it. */
  async play(action: string): Promise<Message | null> {
    this.setSending(true);
    const refusal = await this.send({ do: 'play', table: this.id, ply: this.state.ply, action });
    if (refusal) this.setSending(false);
    else if (this.isSending) this.retry = setTimeout(() => this.isSending && void this.watch(true), tellingTime);
    return refusal;
  }

  async undo(): Promise<UndoResult | Message> {
    return (await this.offer('take-back')) ?? 'asked';
  }

  resign(): Promise<Message | null> {
    return this.send({ do: 'resign', table: this.id });
  }

  next(): Promise<Message | null> {
    return this.send({ do: 'next', table: this.id });
  }

  async hint(): Promise<null> {
    return null;
  }

  async prepare(party: number, text: string): Promise<Message | null> {
    const draft = this.drafting.look(party, text);
    if (isMessage(draft)) return draft;
    const refusal = await this.send({ do: 'prepare', table: this.id, text: draft.text });
    if (refusal === null)
      this.screenCheck.handIn(this.state.gameNumber, this.state.parties[party]?.name ?? '', draft.text);
    return refusal;
  }

  /** Asks the others. */
  offer(what: Ask['what'], more: Pick<Ask, 'place' | 'level'> = {}): Promise<Message | null> {
    return this.send({ do: 'ask', table: this.id, what, ...more });
  }

  /** Agrees to what is asked, or not; one's own asking is withdrawn with no. */
  answer(what: Ask['what'], yes: boolean): Promise<Message | null> {
    return this.send({ do: 'answer', table: this.id, what, yes });
  }

  /** Lets the computer go on for somebody who is away. */
  hand(place: number, level: number): Promise<Message | null> {
    return this.send({ do: 'hand', table: this.id, place, level });
  }

  /** Ends the game against who is gone. */
  claim(result: Claim['result']): Promise<Message | null> {
    return this.send({ do: 'claim', table: this.id, result });
  }

  chat(text: string): Promise<Message | null> {
    return this.send({ do: 'chat', table: this.id, text });
  }

  /** Takes a place before the game begins; any that is free where none is named. */
  sit(place?: number): Promise<Message | null> {
    return this.send({ do: 'sit', table: this.id, ...(place === undefined ? {} : { place }) });
  }

  standUp(): Promise<Message | null> {
    return this.send({ do: 'leave', table: this.id });
  }

  /** Asks for the table anew, for instance since chat is wanted now. */
  refresh(): Promise<void> {
    return this.watch(true);
  }

  close(): void {
    this.leave();
    clearTimeout(this.retry);
    this.connection.ask({ do: 'unwatch', table: this.id }).catch(() => undefined);
    this.door.close(this.state.match);
  }

  private async send(command: Command): Promise<Message | null> {
    try {
      await this.connection.ask(command);
      return null;
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal;
      throw error;
    }
  }

  private setSending(isSending: boolean): void {
    if (this.isSending === isSending) return;
    this.isSending = isSending;
    this.notify();
  }

  private receive(update: ServerMessage): void {
    // Anything may be different now: clocks after a restart, who is here, and who one is.
    if (update.say === 'welcome') return void this.watch(true);
    if (!('table' in update) || update.table !== this.id) return;
    if (update.say === 'table') void this.receiveTable(update);
    else if (update.say === 'played') this.applyPlayed(update);
    else if (update.say === 'chatted') this.applyChatted(update);
    else if (update.say === 'presence') this.applyPresence(update);
  }

  /** Asks what has happened since, or for the whole table. The answer is heard like everything else. */
  private async watch(isWhole = false): Promise<void> {
    this.wantsWhole ||= isWhole;
    if (this.isCatchingUp) return;
    this.isCatchingUp = true;
    const since = this.wantsWhole ? {} : { after: this.lastTable.number };
    this.wantsWhole = false;
    try {
      await this.connection.ask({ do: 'watch', table: this.id, ...since });
    } catch (error) {
      this.retryLater(error);
    } finally {
      this.isCatchingUp = false;
    }
    if (this.wantsWhole && this.connection.status === 'on') await this.watch();
  }

  /** A long record comes in pages; the table is as it was when it was begun to be read. */
  private async receiveTable(table: Table): Promise<void> {
    if (table.recordNext === undefined) return this.applyTable(table);
    try {
      const whole = await wholeOf(this.connection, table);
      if (whole.number >= this.lastTable.number) this.applyTable(whole);
      await this.watch();
    } catch (error) {
      this.retryLater(error);
    }
  }

  /** Tries again where the server could not show the table; after a loss the next welcome does. */
  private retryLater(error: unknown): void {
    if (error instanceof RefusedError) this.retry = setTimeout(() => void this.watch(true), retryTime);
    else if (!(error instanceof LostError)) throw error;
  }

  private applyTable(table: Table): void {
    if (table.record !== this.lastTable.record) this.summary = this.door.summary(table.record);
    this.lastTable = table;
    this.at = performance.now();
    this.presenceAt = this.at;
    if (table.record !== '' && table.record !== this.record()) {
      const before = this.state.match;
      this.replace(stateOf(this.door, table));
      this.door.close(before);
      this.isSending = false;
    }
    this.notify();
  }

  private applyPlayed({ number, now, seat, ply, action, clocks, mayTakeBack }: Played): void {
    if (number <= this.lastTable.number) return;
    if (number > this.lastTable.number + 1) return void this.watch();
    const after = ply === this.state.ply ? answerOrRefusal(() => this.door.play(this.state.match, seat, action)) : null;
    if (after === null || isMessage(after)) return void this.watch(true);
    this.append(after);
    // Whoever plays on does not want to take back.
    const offers = this.lastTable.offers.filter(({ what }) => what !== 'take-back');
    this.lastTable = { ...this.lastTable, number, now, clocks, mayTakeBack, offers };
    this.at = performance.now();
    this.isSending = false;
    this.notify();
  }

  private applyChatted({ number, line }: Chatted): void {
    if (number > this.lastTable.number + 1) return void this.watch();
    this.lastTable = {
      ...this.lastTable,
      number: Math.max(number, this.lastTable.number),
      chat: [...this.lastTable.chat, line],
    };
    this.notify();
  }

  private applyPresence({ places, watchers }: Presence): void {
    this.lastTable = { ...this.lastTable, places, watchers };
    this.presenceAt = performance.now();
    this.notify();
  }

  protected buildSnapshot(): Snapshot {
    const { state, lastTable: table } = this;
    const ending = endingAt(state, table);
    const players = playersAt(state, table);
    const screens = this.screenCheck.judge(this.summary);
    return {
      state,
      history: this.history,
      players,
      ending,
      isThinking: table.phase === 'running' && ending === null && levelToAct(state, players) !== null,
      ready: state.parties.flatMap(({ name }, party) =>
        this.summary.screens.some((screen) => screen.party === name && screen.commitment !== '') ? [party] : [],
      ),
      trouble: null,
      may: rightsAt(state, table, ending),
      online: {
        table,
        at: this.at,
        presenceAt: this.presenceAt,
        isSending: this.isSending,
        screens: state.damage ? 'broken' : screens,
      },
    };
  }
}

/** For what only a match on a server can do. */
export function remoteOf(match: Match): RemoteMatch | null {
  return match instanceof RemoteMatch ? match : null;
}
