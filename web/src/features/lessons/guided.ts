import type { Choice, Door, Message } from '../../door/types';
import { ScratchMatch, type ScratchStart } from '../../match/scratchMatch';
import { TableState, type TableListener } from '../../table/tableState.svelte';

/** What becomes of a try. */
export interface Judge {
  /** Whether the lesson wants this action, which the rules allow. */
  allows(action: string): boolean;
  played(): void;
  chosen(choice: Choice): void;
  refused(message: Message): void;
}

/** A scratch match in which only what the lesson allows is played. */
export class GuidedMatch extends ScratchMatch {
  constructor(
    door: Door,
    scene: ScratchStart,
    private readonly judge: Judge,
  ) {
    super(door, scene);
  }

  override async play(action: string): Promise<Message | null> {
    if (!this.judge.allows(action)) return null;
    const refusal = this.playNow(action);
    if (!refusal) this.judge.played();
    return refusal;
  }
}

/** A table that tells what is chosen. */
export class GuidedTableState extends TableState {
  private readonly judge: Judge;

  constructor(
    readonly scratch: GuidedMatch,
    judge: Judge,
    picks: readonly string[],
  ) {
    const listener: TableListener = { refused: (message) => judge.refused(message), played: () => undefined };
    super(scratch, listener);
    this.judge = judge;
    for (const pick of picks) super.pick(pick);
  }

  override pick(target: string): void {
    const before = this.choice?.picks.length ?? 0;
    super.pick(target);
    if (this.choice && this.choice.picks.length > before) this.judge.chosen(this.choice);
  }
}
