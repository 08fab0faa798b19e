import { isMessage } from '../../door/door';
import type { Choice, Draft, Message, Target } from '../../door/types';
import type { Drafting } from '../../match/match';

/** A drawing-up in the making, as the board and the tray show it: choices like those of a game, one after the other. */
export class DraftState {
  draft: Draft = $state.raw(undefined!);
  private picks: readonly string[] = $state.raw([]);

  constructor(
    private readonly drafting: Drafting,
    readonly party: number,
    private readonly refused: (message: Message) => void,
  ) {
    const empty = drafting.look(party, '');
    if (isMessage(empty)) throw new Error(empty.key);
    this.draft = empty;
  }

  /** What is in hand: an item of the tray, or something that stands. */
  readonly hand: string | null = $derived.by(() => this.picks[0] ?? null);
  readonly choice: Choice | null = $derived.by(() => this.chosen(this.picks));
  /** Takes what is in hand off the board; null where it comes from the tray. */
  private readonly back: Target | null = $derived.by(() => {
    const lifted = this.picks.length > 1 ? this.chosen(this.picks.slice(0, 1)) : this.choice;
    return lifted?.next.find(({ kind }) => kind === 'button') ?? null;
  });
  readonly canPutBack: boolean = $derived.by(() => this.back !== null);

  take(item: string): void {
    this.picks = this.hand === item ? [] : [item];
  }

  release(): void {
    this.picks = [];
  }

  pick(target: string): void {
    this.applyPicks([...this.picks, target]);
  }

  /** A tap where nothing can be put: another figure is taken up, or the rule is named. */
  refuse(cell: string): void {
    const isTaken = this.draft.tableau.figures.some((figure) => figure.cell === cell);
    const hand = this.picks;
    this.release();
    if (isTaken) this.take(cell);
    else if (hand.length > 0) this.insist(hand, cell);
  }

  putBack(): void {
    if (this.hand !== null && this.back) this.applyPicks([this.hand, this.back.id]);
  }

  fill(draft: Draft | Message): void {
    this.release();
    if (isMessage(draft)) this.refused(draft);
    else this.draft = draft;
  }

  private chosen(picks: readonly string[]): Choice | null {
    const choice = this.drafting.choose(this.party, this.draft.text, picks);
    return isMessage(choice) ? null : choice;
  }

  private applyPicks(picks: readonly string[]): void {
    const choice = this.drafting.choose(this.party, this.draft.text, picks);
    if (isMessage(choice)) this.refused(choice);
    else if (choice.next.length > 0) this.picks = choice.picks;
    else this.put(choice);
  }

  /** What is in hand stays there where the rules say why it cannot be put down. */
  private insist(hand: readonly string[], cell: string): void {
    const choice = this.drafting.choose(this.party, this.draft.text, [...hand, cell]);
    if (!isMessage(choice)) return;
    this.picks = hand;
    this.refused(choice);
  }

  private put({ picks, action }: Choice): void {
    const draft = this.drafting.look(this.party, action);
    if (isMessage(draft)) return this.refused(draft);
    const item = this.draft.tray.find(({ id }) => id === picks[0]);
    const hasMore = item !== undefined && item.left > 1;
    this.draft = draft;
    this.picks = hasMore ? picks.slice(0, 1) : [];
  }
}
