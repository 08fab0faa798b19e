import { isMessage } from '../../door/door';
import type { Choice, Draft, Message, Target } from '../../door/types';
import type { Drafting } from '../../match/match';

const castle = 'castle';
const prompt: Message = { key: 'choice.unknown', rule: '', arguments: [] };

const target = (kind: Target['kind'], cell: string): Target => ({ id: cell, kind, cell, figure: '', angle: 0 });

/** A drawing-up in the making, as the board and the tray show it. */
export class DraftTable {
  draft: Draft = $state.raw(undefined!);
  /** What is in hand: an item of the tray, the castle, or the cell of a figure. */
  hand: string | null = $state(null);
  /** The castle's donjon, once it has its place and the courtyard has not. */
  private donjon: string | null = $state(null);

  constructor(
    private readonly drafting: Drafting,
    readonly party: number,
    private readonly refused: (message: Message) => void,
  ) {
    const empty = drafting.look(party, '');
    if (isMessage(empty)) throw new Error(empty.key);
    this.draft = empty;
  }

  private readonly room: readonly string[] = $derived.by(() =>
    this.hand === null ? [] : this.drafting.room(this.party, this.draft.text, this.hand),
  );

  /** The rules' loop of choices, for figures behind a screen. */
  readonly choice: Choice = $derived.by(() => {
    const next = this.hand === null ? this.standing() : this.free();
    const chosen = [this.donjon, this.hand].filter((cell): cell is string => cell !== null && /^[a-p]\d+$/.test(cell));
    return { picks: this.hand === null ? [] : [this.hand], chosen, next, action: '', prompt };
  });

  take(item: string): void {
    this.hand = this.hand === item ? null : item;
    this.donjon = null;
  }

  release(): void {
    this.hand = null;
    this.donjon = null;
  }

  pick(cell: string): void {
    if (this.hand === null) return this.lift(cell);
    if (this.hand !== castle) return this.put(cell);
    if (this.donjon === null) this.donjon = cell;
    else this.put(this.donjon + cell);
  }

  /** A tap where nothing can be put: another figure is taken up, or the rule is named. */
  refuse(cell: string): void {
    const isTaken = this.draft.tableau.figures.some((figure) => figure.cell === cell);
    if (this.hand !== null && !isTaken && this.hand !== castle) return this.put(cell);
    this.release();
    if (isTaken) this.hand = cell;
  }

  putBack(): void {
    if (this.hand !== null) this.put('tray');
  }

  fill(draft: Draft | Message): void {
    this.release();
    if (isMessage(draft)) this.refused(draft);
    else this.draft = draft;
  }

  private lift(cell: string): void {
    const isFigure = this.draft.tableau.figures.some((figure) => figure.cell === cell);
    this.hand = isFigure ? cell : castle;
  }

  private put(to: string): void {
    if (this.hand === null) return;
    const draft = this.drafting.arrange(this.party, this.draft.text, this.hand, to);
    if (isMessage(draft)) return this.refused(draft);
    const item = this.draft.tray.find(({ id }) => id === this.hand);
    this.draft = draft;
    this.donjon = null;
    const hasMore = item !== undefined && item.left > 1;
    if (!hasMore) this.hand = null;
  }

  private standing(): Target[] {
    const { figures, marks } = this.draft.tableau;
    const taken = new Set(figures.map((figure) => figure.cell));
    const ground = marks.filter((mark) => !taken.has(mark.cell)).map((mark) => mark.cell);
    return [...taken, ...ground].map((cell) => target('figure', cell));
  }

  private free(): Target[] {
    if (this.hand !== castle) return this.room.map((cell) => target('cell', cell));
    const pairs = this.room.map((pair) => /^([a-p]\d+)([a-p]\d+)$/.exec(pair)?.slice(1) ?? []);
    const cells = pairs.flatMap(([donjon = '', yard = '']) => {
      if (this.donjon === null) return [donjon];
      return donjon === this.donjon ? [yard] : [];
    });
    return [...new Set(cells)].map((cell) => target('cell', cell));
  }
}
