import { isMessage } from '../door/door';
import { effectsOf, type Effect } from '../board/effects';
import { stepsOf } from '../board/steps';
import type { Step } from '../board/types';
import type { Choice, Message, Ply, Tableau, Target } from '../door/types';
import type { Match, Snapshot } from '../match/match';
import { subjectOf, type Subject } from './picture/subject';
import { readersOf } from './narration/viewpoint';
import { recentPlies } from './recent';

/** What happens at the table beside the board. */
export interface TableListener {
  refused(message: Message): void;
  /** Something could be chosen, with which an action is not complete. */
  chosen?(): void;
  /** Another moment of the game is shown. */
  moved?(): void;
  /** Whether an action counts only once it is confirmed. */
  confirms?(): boolean;
  /** isFurther: not where something was taken back. */
  played(isFurther: boolean): void;
}

export interface PendingAction {
  action: string;
  ply: Ply;
}

/** The state of the table: the match, what somebody at it has chosen so far, and which moment is shown. */
export class TableState {
  snapshot: Snapshot = $state.raw(undefined!);
  hint: readonly Step[] = $state.raw([]);
  /** A tap only went near what is drawn small: the next one chooses. */
  isNear = $state(false);
  /** An action that is shown as if it were played, until it is confirmed or put back. */
  pending: PendingAction | null = $state.raw(null);
  private picks: readonly string[] = $state.raw([]);
  private moment: number | null = $state(null);
  readonly leave: () => void;

  constructor(
    readonly match: Match,
    private readonly listener: TableListener,
  ) {
    this.snapshot = match.snapshot;
    this.leave = match.subscribe(() => this.hear());
  }

  /** How many actions have led to what is shown. */
  readonly ply: number = $derived.by(() => Math.min(this.moment ?? Infinity, this.snapshot.history.plies.length));
  readonly isPresent: boolean = $derived.by(() => this.ply === this.snapshot.history.plies.length);
  readonly position: string = $derived.by(() => this.positionAfter(this.ply));
  readonly tableau: Tableau = $derived.by(() => this.match.tableau(this.pending?.ply.position ?? this.position));
  /** What led here: everything since the reader's own last action. */
  readonly recent: readonly Ply[] = $derived.by(() => {
    if (this.pending) return [this.pending.ply];
    const plies = this.snapshot.history.plies.slice(0, this.ply);
    return recentPlies(plies, readersOf(this.snapshot));
  });
  readonly last: readonly Step[] = $derived.by(() => stepsOf(this.recent.at(-1)));
  readonly earlier: readonly Step[] = $derived.by(() => this.recent.slice(0, -1).flatMap(stepsOf));
  readonly effects: readonly Effect[] = $derived.by(() => effectsOf(this.recent));
  /** The seat of a person who has to decide now; null where nobody here can. */
  readonly decider: number | null = $derived.by(() => {
    const { state, ending, isThinking, may, online } = this.snapshot;
    if (ending || isThinking || online?.isSending || state.toAct === null) return null;
    return may.seats.includes(state.toAct) ? state.toAct : null;
  });
  readonly choice: Choice | null = $derived.by(() => {
    if (this.decider === null || !this.isPresent || this.pending) return null;
    const choice = this.match.choose(this.picks);
    return isMessage(choice) ? null : choice;
  });

  /** Whether something is in hand that can be put back. */
  readonly isHolding: boolean = $derived.by(() => this.pending !== null || (this.choice?.picks.length ?? 0) > 0);

  positionAfter(ply: number): string {
    const { start, plies } = this.snapshot.history;
    return plies[ply - 1]?.position ?? start;
  }

  /** The game as pictures are taken of it. */
  subject(turned: number): Subject {
    const { state, history } = this.snapshot;
    return subjectOf({
      game: state.game,
      geometry: this.match.geometry,
      turned,
      ...history,
      shown: this.ply,
      tableau: (position) => this.match.tableau(position),
    });
  }

  show(ply: number | null): void {
    const length = this.snapshot.history.plies.length;
    const moment = ply === null || ply >= length ? null : Math.max(0, ply);
    this.release();
    const isElsewhere = moment !== this.moment;
    this.moment = moment;
    if (!isElsewhere) return;
    this.hint = [];
    this.listener.moved?.();
  }

  pick(target: string): void {
    if (!this.choice) return;
    const choice = this.match.choose([...this.choice.picks, target]);
    if (isMessage(choice)) return this.listener.refused(choice);
    if (choice.action !== '') return this.decide(choice.action);
    this.hold(choice.picks);
  }

  /** A tap on something that cannot be chosen: another figure of one's own instead, or the reason why not. */
  refuse(cell: string): void {
    if (this.pending) return stepsOf(this.pending.ply).some(({ to }) => to === cell) ? this.confirm() : this.release();
    if (!this.choice) return;
    const others = this.beginningAt(cell);
    if (others.length > 0 && this.choice.picks.length > 0) {
      return this.hold(others.length === 1 ? [others[0]!.id] : []);
    }
    const answer = this.match.choose([...this.choice.picks, cell]);
    if (isMessage(answer)) this.listener.refused(answer);
  }

  release(): void {
    this.picks = [];
    this.pending = null;
  }

  confirm(): void {
    if (this.pending) void this.play(this.pending.action);
  }

  async play(action: string): Promise<boolean> {
    this.release();
    this.hint = [];
    const refusal = await this.match.play(action);
    if (refusal) this.listener.refused(refusal);
    return refusal === null;
  }

  private decide(action: string): void {
    const ply = this.listener.confirms?.() ? this.match.foresee(action) : null;
    if (!ply) return void this.play(action);
    this.picks = [];
    this.pending = { action, ply };
    this.listener.chosen?.();
  }

  /** A hint stays while one begins to do what it says. */
  private hold(picks: readonly string[]): void {
    this.picks = picks;
    const chosen = this.choice?.chosen ?? [];
    if (picks.length === 1 && !this.hint.some(({ from, to }) => chosen.includes(from || to))) this.hint = [];
    this.listener.chosen?.();
  }

  private beginningAt(cell: string): readonly Target[] {
    const first = this.match.choose([]);
    return isMessage(first) ? [] : first.next.filter((target) => target.cell === cell);
  }

  private hear(): void {
    const before = this.snapshot;
    this.snapshot = this.match.snapshot;
    const [old, now] = [before.state, this.snapshot.state];
    if (this.snapshot.ending) this.hint = [];
    const isSame = old.position === now.position && old.ply === now.ply && old.gameNumber === now.gameNumber;
    if (isSame) return;
    this.release();
    this.hint = [];
    const isFurther = now.gameNumber > old.gameNumber || (now.gameNumber === old.gameNumber && now.ply > old.ply);
    if (isFurther) this.moment = null;
    this.listener.played(isFurther);
  }
}
