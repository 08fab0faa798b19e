import { answerOrRefusal, isMessage } from '../door/door';
import type {
  Choice,
  Door,
  Geometry,
  History,
  MatchState,
  Message,
  PlayedPly,
  Ply,
  ReachList,
  Tableau,
} from '../door/types';
import type { Snapshot } from './match';

/** What all matches share: a state and a history that the rules of this page compute from the actions. */
export abstract class BaseMatch {
  readonly geometry: Geometry;
  abstract snapshot: Snapshot;
  protected history: History;
  private readonly listeners = new Set<() => void>();
  private lastChoice: { question: string; answer: Choice | Message } | null = null;

  protected constructor(
    protected readonly door: Door,
    protected state: MatchState,
  ) {
    this.geometry = door.geometry(state.game, state.options);
    this.history = door.history(state.match, state.gameNumber);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The rules have told how the match looks now; they are asked only about another moment. */
  tableau(position: string): Tableau {
    const { game, options, tableau } = this.state;
    if (tableau && position === this.state.position) return tableau;
    return this.door.tableau(game, options, position);
  }

  reach(position: string, cell: string): ReachList {
    const { game, options } = this.state;
    return this.door.reach(game, options, position, cell);
  }

  /** Asked twice in a row for each pick, by the table and by the board; the rules are asked once. */
  choose(picks: readonly string[]): Choice | Message {
    const { match, gameNumber, ply, position, choice } = this.state;
    if (choice && picks.length === 0) return choice;
    const question = [gameNumber, ply, position, ...picks].join('\n');
    if (this.lastChoice?.question !== question) {
      this.lastChoice = { question, answer: answerOrRefusal(() => this.door.chooseAction(match, picks)) };
    }
    return this.lastChoice.answer;
  }

  /** Played in a match of its own, which nobody sees. */
  foresee(action: string): Ply | null {
    const { game, options, position } = this.state;
    const trial = answerOrRefusal(() => this.door.begin(game, options, [], '1', 'games 1', position));
    if (isMessage(trial)) return null;
    const played = answerOrRefusal(() => this.door.play(trial.match, trial.toAct ?? 0, action));
    this.door.close(trial.match);
    return isMessage(played) ? null : played.ply;
  }

  record(): string {
    return this.state.record;
  }

  /** An action was played: one ply more. */
  protected append({ state, ply }: PlayedPly): void {
    this.state = state;
    this.history = { ...this.history, plies: [...this.history.plies, ply] };
  }

  /** Actions were taken back: nothing of what is left has changed. */
  protected shorten(state: MatchState): void {
    if (state.gameNumber !== this.state.gameNumber) return this.replace(state);
    this.state = state;
    this.history = { ...this.history, plies: this.history.plies.slice(0, state.ply) };
  }

  /** Another game, or the same as it was told anew. */
  protected replace(state: MatchState): void {
    this.state = state;
    this.history = this.door.history(state.match, state.gameNumber);
  }

  protected abstract buildSnapshot(): Snapshot;

  protected notify(): void {
    this.snapshot = this.buildSnapshot();
    for (const listener of this.listeners) listener();
  }
}
