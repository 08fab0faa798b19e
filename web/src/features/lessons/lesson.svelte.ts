import type { Choice, Door, Geometry, Message, Tableau } from '../../door/types';
import type { WordKey } from '../../base/i18n/en';
import { draftingOf } from '../../match/drafting';
import type { Drafting } from '../../match/match';
import { DraftState } from '../../table/draft/draft.svelte';
import { GuidedMatch, GuidedTableState, type Judge } from './guided';
import { accepts, answerTo, answerToRefusal, cellsOf, isChosen, isDrawn, isMet, type Said } from './judge';
import { startsOf } from './starts';
import type { Arrow, FreeStep, Lesson, LessonStep } from './types';

const triesBeforeHint = 2;
const pause = 900;
const searchNodes = 4000;

/** What a lesson says after a try. */
export interface TryAnswer extends Said {
  isRight: boolean;
}

/** What goes on around a lesson. */
export interface LessonHost {
  wait(milliseconds: number): Promise<void>;
  /** Somebody has played on this table. */
  heard(table: GuidedTableState): void;
}

/** A lesson while somebody takes it: which step, what was answered, what the board shows. */
export class LessonRun {
  index = $state(0);
  answer: TryAnswer | null = $state.raw(null);
  isSolved = $state(false);
  /** Whether the last step is behind. */
  isOver = $state(false);
  /** Whether the other side plays now. */
  isReplying = $state(false);
  table: GuidedTableState | null = $state.raw(null);
  draft: DraftState | null = $state.raw(null);
  readonly geometry: Geometry;
  private tries = $state(0);
  /** The steps that were solved, by their index. */
  private solved: ReadonlySet<number> = $state.raw(new Set());
  private readonly starts: readonly string[];
  private readonly drafting: Drafting;
  /** The seat of whoever takes it. */
  learner = 0;
  private visit = 0;
  private readonly judge: Judge = {
    allows: (action) => this.allows(action),
    played: () => void this.played(),
    chosen: (choice) => this.chosen(choice),
    refused: (message) => this.refused(message),
  };

  constructor(
    private readonly door: Door,
    readonly lesson: Lesson,
    private readonly around: LessonHost,
  ) {
    this.geometry = door.geometry(lesson.game, lesson.options);
    this.drafting = draftingOf(door, lesson.game, lesson.options);
    this.starts = startsOf(door, lesson);
    this.open(0);
  }

  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.index]!);
  readonly needsTry: boolean = $derived.by(() => this.step.kind !== 'tell' && !this.isSolved);
  readonly isStill: boolean = $derived.by(() => !this.needsTry || this.isReplying || this.isOver);
  readonly hint: readonly Arrow[] = $derived.by(() => {
    if (this.isSolved || this.isReplying) return [];
    const isStuck = this.tries >= triesBeforeHint;
    return (isStuck && 'hint' in this.step ? this.step.hint : undefined) ?? this.marks();
  });
  /** The cells that the text speaks of, or the answer. */
  readonly pointed: readonly string[] = $derived.by(() => {
    const { step, answer } = this;
    if (this.isReplying || this.isOver) return [];
    if (this.isSolved) return cellsOf('donePoints' in step ? step.donePoints : undefined);
    return [...new Set([...cellsOf(step.points), ...cellsOf(answer?.points)])];
  });
  /** How many steps wanted a try and were left without one that succeeded. */
  readonly skipped: number = $derived.by(
    () => this.lesson.steps.filter(({ kind }, index) => kind !== 'tell' && !this.solved.has(index)).length,
  );
  readonly tableau: Tableau | null = $derived.by(() => this.draft?.draft.tableau ?? this.table?.tableau ?? null);
  readonly choice: Choice | null = $derived.by(() => {
    if (this.draft) return this.isStill ? null : this.draft.choice;
    const isShown = !this.isStill || this.showsPicks();
    return isShown ? (this.table?.choice ?? null) : null;
  });

  next(): void {
    if (this.index + 1 < this.lesson.steps.length) this.open(this.index + 1);
    else this.isOver = true;
  }

  back(): void {
    if (this.isOver) this.isOver = false;
    else if (this.index > 0) this.open(this.index - 1);
  }

  restart(): void {
    this.isOver = false;
    this.solved = new Set();
    this.open(0);
  }

  pick(target: string): void {
    if (this.isStill) return;
    if (this.draft) this.change(() => this.draft?.pick(target));
    else this.table?.pick(target);
  }

  refuse(cell: string): void {
    if (this.isStill) return;
    if (this.draft) this.change(() => this.draft?.refuse(cell));
    else this.table?.refuse(cell);
  }

  release(): void {
    if (!this.isStill) (this.draft ?? this.table)?.release();
  }

  /** Draws up what is left. */
  complete(): void {
    const { draft } = this;
    if (draft) this.change(() => draft.fill(this.drafting.complete(draft.party, draft.draft.text)));
  }

  close(): void {
    this.visit += 1;
    this.table?.leave();
    this.table?.scratch.close();
    this.table = null;
    this.draft = null;
  }

  private open(index: number): void {
    const step = this.lesson.steps[index]!;
    const goesOn = index === this.index + 1 && this.isSolved && step.kind !== 'draw' && step.position === undefined;
    this.index = index;
    this.answer = null;
    this.isSolved = false;
    this.isReplying = false;
    this.tries = 0;
    const start = this.starts[index]!;
    if (step.kind === 'draw') this.drawUp(start);
    else if (goesOn && this.table?.position === start && !step.picks) this.sitDown(this.table);
    else this.setUp(start, step.picks ?? []);
  }

  private drawUp(drawing: string): void {
    this.close();
    const draft = new DraftState(this.drafting, 0, (message) => this.refused(message));
    draft.fill(this.drafting.look(0, drawing));
    this.draft = draft;
  }

  private setUp(position: string, picks: readonly string[]): void {
    this.close();
    const { game, options } = this.lesson;
    const table = new GuidedTableState(
      new GuidedMatch(this.door, { game, options, position }, this.judge),
      this.judge,
      picks,
    );
    this.sitDown(table);
  }

  private sitDown(table: GuidedTableState): void {
    this.visit += 1;
    this.table = table;
    this.learner = table.snapshot.state.toAct ?? 0;
  }

  private showsPicks(): boolean {
    const { step } = this;
    if (step.kind === 'tell') return step.picks !== undefined;
    return this.isSolved && step.kind === 'try' && 'chosen' in step.goal;
  }

  private marks(): readonly Arrow[] {
    return 'marks' in this.step ? (this.step.marks ?? []) : [];
  }

  private allows(action: string): boolean {
    const { step } = this;
    if (this.isStill || step.kind === 'tell' || step.kind === 'draw') return false;
    if (step.kind === 'free' || accepts(step, action)) return true;
    const ply = this.table?.match.foresee(action);
    if (ply) this.wrong(answerTo(step, ply));
    return false;
  }

  private async played(): Promise<void> {
    const { step, table, visit } = this;
    if (!table) return;
    this.answer = null;
    this.around.heard(table);
    if (step.kind === 'free') return this.answerFreely(step, table, visit);
    const reply = step.kind === 'try' ? (step.reply ?? []) : [];
    for (const action of reply) {
      if (!(await this.reply(table, visit, () => action))) return;
    }
    this.solve();
  }

  /** False where the step has been left meanwhile. */
  private async reply(table: GuidedTableState, visit: number, action: () => string): Promise<boolean> {
    this.isReplying = true;
    await this.around.wait(pause);
    if (visit !== this.visit) return false;
    table.scratch.playNow(action());
    this.around.heard(table);
    return true;
  }

  private async answerFreely(step: FreeStep, table: GuidedTableState, visit: number): Promise<void> {
    const { game } = this.lesson;
    for (;;) {
      const { state, ending } = table.snapshot;
      if (ending?.winners.includes(this.learner)) return this.solve();
      if (ending || state.toAct === null) return this.beginAgain(step.otherwise, visit);
      if (state.toAct === this.learner) break;
      const think = (): string => {
        const result = this.door.think(game, state.options, state.position, [], step.level, '1', searchNodes, 1, false);
        return result.action;
      };
      if (!(await this.reply(table, visit, think))) return;
    }
    this.isReplying = false;
  }

  private async beginAgain(key: WordKey, visit: number): Promise<void> {
    this.isReplying = true;
    await this.around.wait(2 * pause);
    if (visit !== this.visit) return;
    this.open(this.index);
    this.wrong({ word: { key } });
  }

  private chosen(choice: Choice): void {
    const { step } = this;
    if (step.kind === 'try' && isChosen(step, choice)) this.solve();
    else this.answer = null;
  }

  private refused(message: Message): void {
    const { step } = this;
    if (step.kind === 'try' && isMet(step, message)) return this.solve();
    const isOwn = step.kind === 'try' || step.kind === 'draw';
    this.wrong(isOwn ? answerToRefusal(step, message) : { word: { message } });
  }

  private change(act: () => void): void {
    const { step, draft } = this;
    if (step.kind !== 'draw' || !draft) return;
    const before = draft.draft;
    act();
    if (draft.draft === before) return;
    this.answer = null;
    if (isDrawn(step.goal, draft.draft)) this.solve();
    else if (step.way.length === 1) this.wrong({ word: { key: step.otherwise } });
  }

  private wrong(said: Said): void {
    this.tries += 1;
    this.answer = { isRight: false, ...said };
  }

  private solve(): void {
    const { step } = this;
    this.isReplying = false;
    this.isSolved = true;
    this.solved = new Set([...this.solved, this.index]);
    if (step.kind !== 'tell') this.answer = { isRight: true, word: { key: step.done } };
  }
}
