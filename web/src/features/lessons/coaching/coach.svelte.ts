import type { Door, Ply } from '../../../door/types';
import type { WordKey } from '../../../base/i18n/en';
import type { TableState } from '../../../table/tableState.svelte';
import { notesOf, type Noted } from './notes';
import { judge, outlookOf, type MoveVerdict, type GameLine, type LineSearch, type Outlook } from './outlook';
import type { CoachedGame } from '../coachedGame';

/** One move, with what there is to say about it. */
export interface Remark {
  ply: Ply;
  /** How many came before it. */
  index: number;
  isMine: boolean;
  note: WordKey | null;
  judgement: MoveVerdict | null;
}

/** Follows a game at the table and says what a learner wants to know about it. */
export class Coach {
  private outlooks: ReadonlyMap<string, Outlook> = $state.raw(new Map());
  private readonly prompts = new Map<string, string>();
  private isLooking = false;
  private isGone = false;

  constructor(
    private readonly door: Door,
    readonly table: TableState,
    private readonly lesson: CoachedGame,
    private readonly think: LineSearch,
  ) {}

  private readonly plies: readonly Ply[] = $derived.by(() => this.table.snapshot.history.plies);
  private readonly mine: ReadonlySet<number> = $derived.by(() => new Set(this.table.snapshot.may.seats));
  private readonly noted: Noted = $derived.by(() =>
    notesOf(this.lesson.notes, { plies: this.plies, mine: this.mine, asked: (ply) => this.askedAt(ply) }),
  );
  /** The first of the plies that are talked about: the learner's last turn, and what the others did since. */
  private readonly from: number = $derived.by(() => {
    const isMineAt = (ply: number): boolean => this.mine.has(this.plies[ply - 1]!.seat);
    let ply = this.table.ply;
    while (ply > 0 && !isMineAt(ply)) ply -= 1;
    while (ply > 0 && isMineAt(ply)) ply -= 1;
    return ply;
  });
  readonly remarks: readonly Remark[] = $derived.by(() =>
    this.plies.slice(this.from, this.table.ply).map((ply, number) => {
      const index = this.from + number;
      const note = this.noted.plies[index] ?? null;
      return { ply, index, isMine: this.mine.has(ply.seat), note, judgement: this.judgementOf(index) };
    }),
  );
  /** To the decision that is the learner's now. */
  readonly note: WordKey | null = $derived.by(() => this.noted.decisions[this.table.ply] ?? null);
  /** What is known of that decision; null until it has been looked at. */
  readonly outlook: Outlook | null = $derived.by(() =>
    this.isMineAt(this.table.ply) ? (this.outlookAt(this.table.ply) ?? null) : null,
  );

  /** Looks at the moments that are talked about, one after the other; returns when it knows them all. */
  async evaluate(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (let line = this.unknown(); line && !this.isGone; line = this.unknown()) {
        const outlook = await outlookOf(this.door, this.think, line);
        this.outlooks = new Map(this.outlooks).set(line.position, outlook);
      }
    } finally {
      this.isLooking = false;
    }
  }

  /** Back to before a ply. */
  async takeBack(ply: number): Promise<void> {
    const { match } = this.table;
    while (match.snapshot.state.ply > ply) if ((await match.undo()) !== 'undone') return;
  }

  leave(): void {
    this.isGone = true;
  }

  /** The present decision first, then those that led to it. */
  private unknown(): GameLine | null {
    const moments = [this.plies.length, ...this.plies.keys()].filter((ply) => ply >= this.from);
    for (const ply of moments) {
      const line = this.lineTo(ply);
      if (line && !this.outlooks.has(line.position)) return line;
    }
    return null;
  }

  private seatAt(ply: number): number | null {
    return this.plies[ply]?.seat ?? (this.table.snapshot.ending ? null : this.table.snapshot.state.toAct);
  }

  private isMineAt(ply: number): boolean {
    const seat = this.seatAt(ply);
    return seat !== null && this.mine.has(seat);
  }

  /** Null where nobody has to act. */
  private lineTo(ply: number): GameLine | null {
    if (this.seatAt(ply) === null) return null;
    const { state, history } = this.table.snapshot;
    const actions = this.plies.slice(0, ply).map(({ action }) => action);
    const { game, options } = state;
    return { game, options, start: history.start, actions, position: this.table.positionAfter(ply) };
  }

  private outlookAt(ply: number): Outlook | undefined {
    return this.outlooks.get(this.table.positionAfter(ply));
  }

  private askedAt(ply: number): string {
    if (!this.isMineAt(ply)) return '';
    const position = this.table.positionAfter(ply);
    const { game, options } = this.table.snapshot.state;
    const known = this.prompts.get(position) ?? this.door.choose(game, options, position, []).prompt.key;
    this.prompts.set(position, known);
    return known;
  }

  private judgementOf(ply: number): MoveVerdict | null {
    const { seat, action } = this.plies[ply]!;
    const before = this.outlookAt(ply);
    const after = this.afterwards(ply, seat);
    return before && after ? judge(before, action, after) : null;
  }

  /** What the moment after a ply is to the side that played it; null until that is known. */
  private afterwards(ply: number, seat: number): Parameters<typeof judge>[2] | null {
    const { seats, outcome } = this.table.snapshot.state;
    const next = this.seatAt(ply + 1);
    if (next === null) {
      const verdict = outcome?.[seat]?.verdict;
      return verdict ? { value: { won: 1, drawn: 0, lost: -1 }[verdict], isLosing: verdict === 'lost' } : null;
    }
    const outlook = this.outlookAt(ply + 1);
    if (!outlook) return null;
    const isSame = seats[next]!.side === seats[seat]!.side;
    return { value: isSame ? outlook.value : -outlook.value, isLosing: !isSame && outlook.win !== 'none' };
  }
}
