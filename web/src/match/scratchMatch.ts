import { answerOrRefusal, isMessage } from '../door/door';
import type { Door, Message } from '../door/types';
import { draftingOf } from './drafting';
import { BaseMatch } from './baseMatch';
import type { Drafting, Match, Snapshot, UndoResult } from './match';
import { endingOf, playersOf, rightsHere } from './players';

/** Where a scratch match begins: a position of a game, or the deal of a seed where it is empty. */
export interface ScratchStart {
  game: string;
  options: Readonly<Record<string, string>>;
  position: string;
  seed?: string;
}

/** A match that nobody keeps: for diagrams, lessons, puzzles and analysis. Whoever is at the page plays all seats. */
export class ScratchMatch extends BaseMatch implements Match {
  readonly id = '';
  readonly drafting: Drafting;
  snapshot: Snapshot;

  /** Throws the rules' refusal where there is no such game, option or position. */
  constructor(
    door: Door,
    readonly scene: ScratchStart,
  ) {
    super(door, door.begin(scene.game, scene.options, [], scene.seed ?? '1', 'games 1', scene.position));
    this.drafting = draftingOf(door, scene.game, this.state.options);
    this.snapshot = this.buildSnapshot();
  }

  async play(action: string): Promise<Message | null> {
    return this.playNow(action);
  }

  /** The same without waiting: nothing here takes long. */
  playNow(action: string): Message | null {
    const answer = answerOrRefusal(() => this.door.play(this.state.match, this.state.toAct ?? 0, action));
    if (isMessage(answer)) return answer;
    this.append(answer);
    this.notify();
    return null;
  }

  async undo(): Promise<UndoResult> {
    const { ply } = this.state;
    this.shorten(this.door.undo(this.state.match));
    this.notify();
    return this.state.ply < ply ? 'undone' : 'impossible';
  }

  /** Back to where it began. */
  reset(): void {
    while (this.state.ply > 0) this.shorten(this.door.undo(this.state.match));
    this.notify();
  }

  async resign(): Promise<Message | null> {
    return null;
  }
  async next(): Promise<Message | null> {
    return null;
  }
  async hint(): Promise<null> {
    return null;
  }
  async prepare(): Promise<Message | null> {
    return null;
  }

  close(): void {
    this.door.close(this.state.match);
  }

  protected buildSnapshot(): Snapshot {
    const ending = endingOf(this.state, null);
    return {
      state: this.state,
      history: this.history,
      players: playersOf(this.state),
      ending,
      isThinking: false,
      ready: [],
      trouble: null,
      may: rightsHere(this.state, ending, this.history.plies),
    };
  }
}
