import { answerOrRefusal, freshDoor, isMessage } from '../door/door';
import { fullStrength } from '../door/levels';
import { StoppedError, type EngineWorker } from '../door/engineWorker';
import type { Door, MatchState, Message, Ply } from '../door/types';
import { saveGame, type StoreTrouble } from './saved';
import { draftingOf } from './drafting';
import { BaseMatch } from './baseMatch';
import type { Drafting, Match, SavedGame, Snapshot, UndoResult } from './match';
import { endingOf, isComputerParty, levelToAct, playersOf, rightsHere } from './players';
import { newSalt, seal, unseal } from '../base/storage/seal';
import { wantsMotion } from '../base/storage/settings.svelte';

/** What a computer may take for an action; levels below the top stop much sooner by themselves. */
const thinkingTime = 3000;
const hintTime = 1500;
/** How long a computer seems to think at least, so that a person sees what was played before; in milliseconds. */
const delayRange = { least: 900, most: 1400 };
/** The same where pieces do not glide: there is less to follow. */
const delayWithoutMotion = 450;

function minThinkingDelay(): number {
  const { least, most } = delayRange;
  return wantsMotion() ? least + Math.random() * (most - least) : delayWithoutMotion;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A match on this device: the rules in this page play the actions, and each is saved. */
export class LocalMatch extends BaseMatch implements Match {
  /** Behind a door of its own, which is left after handing in: nothing of a drawing-up stays in the rules' memory. */
  drafting: Drafting;
  snapshot: Snapshot;
  private trouble: StoreTrouble | null = null;
  private isThinking = false;
  private isClosed = false;

  private constructor(
    door: Door,
    private readonly engine: EngineWorker,
    private saved: SavedGame,
    state: MatchState,
    drafting: Door,
  ) {
    super(door, state);
    this.drafting = draftingOf(drafting, state.game, state.options);
    this.snapshot = this.buildSnapshot();
  }

  /** Opens a kept game; the computer goes on where it was. Throws where its record cannot be read at all. */
  static async open(door: Door, engine: EngineWorker, saved: SavedGame): Promise<LocalMatch> {
    const state = door.read(saved.record);
    const isPreparing = state.tableau === null;
    const match = new LocalMatch(door, engine, saved, state, isPreparing ? await freshDoor() : door);
    void match.runComputers();
    return match;
  }

  get id(): string {
    return this.saved.id;
  }

  async play(action: string): Promise<Message | null> {
    const seat = this.state.toAct ?? 0;
    const refusal = this.applyAndSave(() => this.append(this.door.play(this.state.match, seat, action)));
    if (refusal === null) void this.runComputers();
    return refusal;
  }

  async undo(): Promise<UndoResult> {
    this.engine.stop();
    this.isThinking = false;
    const before = this.state.ply;
    const wasResigned = this.saved.resigned !== null;
    this.saved = { ...this.saved, resigned: null };
    if (!wasResigned) this.takeBack();
    this.save();
    void this.runComputers();
    return wasResigned || this.state.ply < before ? 'undone' : 'impossible';
  }

  async resign(seat: number): Promise<Message | null> {
    this.engine.stop();
    this.isThinking = false;
    this.saved = { ...this.saved, resigned: seat };
    this.save();
    return null;
  }

  async next(): Promise<Message | null> {
    const refusal = this.applyAndSave(() => this.replace(this.door.next(this.state.match)));
    if (refusal === null) void this.runComputers();
    return refusal;
  }

  async hint(): Promise<Ply | null> {
    const position = this.state.position;
    const result = await this.search(fullStrength, hintTime);
    const action = result.lines[0]?.actions[0];
    if (action === undefined || position !== this.state.position) return null;
    return this.plyOf(action);
  }

  async prepare(party: number, text: string): Promise<Message | null> {
    const draft = this.drafting.look(party, text);
    if (isMessage(draft)) return draft;
    this.saved = { ...this.saved, sealed: { ...this.saved.sealed, [party]: await seal(draft.text) } };
    this.drafting = draftingOf(await freshDoor(), this.state.game, this.state.options);
    this.save();
    await this.runComputers();
    return null;
  }

  close(): void {
    this.isClosed = true;
    this.engine.stop();
    this.engine.close();
    this.door.close(this.state.match);
  }

  /** Lets the computers do what is theirs to do now: set up behind their screens, and play. */
  private async runComputers(): Promise<void> {
    try {
      if (this.state.tableau === null) await this.liftScreens();
      await this.letComputersPlay();
    } catch (error) {
      if (!(error instanceof StoppedError) && !this.isClosed) throw error;
    } finally {
      if (!this.isClosed && this.isThinking) {
        this.isThinking = false;
        this.notify();
      }
    }
  }

  private async letComputersPlay(): Promise<void> {
    for (;;) {
      const level = levelToAct(this.state, playersOf(this.state));
      if (level === null || this.saved.resigned !== null || this.isClosed) return;
      this.isThinking = true;
      this.notify();
      const position = this.state.position;
      const [result] = await Promise.all([this.search(level, thinkingTime), pause(minThinkingDelay())]);
      const isStale = this.isClosed || position !== this.state.position || !this.isThinking;
      if (isStale || result.action === '') return;
      this.isThinking = false;
      this.applyAndSave(() => this.append(this.door.play(this.state.match, this.state.toAct ?? 0, result.action)));
    }
  }

  private search(level: number, milliseconds: number) {
    const { game, options, offersSwap } = this.state;
    const { start, plies } = this.history;
    const actions = plies.map((ply) => ply.action);
    const seed = String(this.saved.created % 2 ** 32);
    const order = { game, options, start, actions, level, seed, offersSwap };
    return this.engine.think({ ...order, nodes: 0, milliseconds, lines: 1 });
  }

  /** Computers draw up when all people have, so that nothing of theirs lies about. */
  private async liftScreens(): Promise<void> {
    const players = playersOf(this.state);
    const parties = this.state.parties.map((_, party) => party);
    const waiting = parties.filter((party) => !isComputerParty(this.state, players, party));
    if (waiting.some((party) => this.saved.sealed[party] === undefined)) return;
    const texts: string[] = [];
    for (const party of parties) {
      const sealed = this.saved.sealed[party];
      const text = sealed === undefined ? await this.drawUp(party) : await unseal(sealed);
      if (text === null) return this.drawUpAgain();
      texts.push(text);
    }
    this.saved = { ...this.saved, sealed: {} };
    for (const [party, text] of texts.entries()) {
      this.applyAndSave(() => this.replace(this.door.prepare(this.state.match, party, text, newSalt())));
    }
  }

  private drawUp(party: number): Promise<string> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    return this.engine.drawUp({ game: this.state.game, options: this.state.options, party, seed: String(seed) });
  }

  private drawUpAgain(): void {
    this.saved = { ...this.saved, sealed: {} };
    this.save();
  }

  /** At least one action, and on to a decision of a person. */
  private takeBack(): void {
    const players = playersOf(this.state);
    const hasPeople = players.some((player) => player.kind === 'person');
    for (;;) {
      const { ply, gameNumber } = this.state;
      this.shorten(this.door.undo(this.state.match));
      const isStuck = this.state.ply === ply && this.state.gameNumber === gameNumber;
      if (isStuck || !hasPeople || levelToAct(this.state, players) === null) return;
    }
  }

  private plyOf(action: string): Ply | null {
    const copy = this.door.read(this.record());
    const played = answerOrRefusal(() => this.door.play(copy.match, copy.toAct ?? 0, action));
    this.door.close(copy.match);
    return isMessage(played) ? null : played.ply;
  }

  private applyAndSave(what: () => void): Message | null {
    const refusal = answerOrRefusal(() => what() ?? null);
    if (refusal === null) this.save();
    return refusal;
  }

  private save(): void {
    this.saved = { ...this.saved, record: this.record(), changed: Date.now() };
    this.trouble = saveGame(this.saved);
    this.notify();
  }

  protected buildSnapshot(): Snapshot {
    const ending = endingOf(this.state, this.saved.resigned);
    return {
      state: this.state,
      history: this.history,
      players: playersOf(this.state),
      ending,
      isThinking: this.isThinking,
      ready: Object.keys(this.saved.sealed).map(Number),
      trouble: this.trouble,
      may: rightsHere(this.state, ending, this.history.plies),
    };
  }
}
