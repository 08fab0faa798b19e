import { isMessage } from '../../door/door';
import type { EngineWorker } from '../../door/engineWorker';
import type { Choice, Door, Geometry, Message, Ply, Tableau, SearchResult } from '../../door/types';
import { effectsOf, type Effect } from '../../board/effects';
import { stepsOf } from '../../board/steps';
import type { Step } from '../../board/types';
import type { ScratchStart } from '../../match/scratchMatch';
import { subjectOf, type Subject } from '../../table/picture/subject';
import { Positions } from './positions';
import { Review, type Judgement } from './review.svelte';
import { Search } from './search.svelte';
import { lineFrom, pliesTo, Tree, type Node } from './tree';

const searchTime = 20_000;
const lines = 3;

/** A game on the analysis board: its tree of variations, where one is in it, and what the engine thinks there. */
export class Analysis {
  readonly geometry: Geometry;
  readonly tree: Tree;
  readonly review: Review;
  node: Node = $state.raw(undefined!);
  picks: readonly string[] = $state.raw([]);
  isThinking = $state(true);
  /** Whether nobody has gone elsewhere yet: then the review leads to where the game was decided. */
  private isLed = false;
  private changes = $state(0);
  private readonly positions: Positions;
  private readonly search: Search;

  constructor(
    door: Door,
    engine: Pick<EngineWorker, 'think' | 'stop' | 'close'>,
    scene: ScratchStart,
    plies: readonly Ply[],
    sides: readonly number[],
  ) {
    this.geometry = door.geometry(scene.game, scene.options);
    this.tree = new Tree(scene.position, plies);
    this.node = this.tree.mainLine.at(-1) ?? this.tree.root;
    this.positions = new Positions(door, scene, sides);
    this.search = new Search(engine, this.positions, this.tree);
    this.review = new Review(this.search, this.positions, this.tree, () => this.mainLine);
  }

  readonly position: string = $derived.by(() => this.tree.positionAt(this.node));
  readonly tableau: Tableau = $derived.by(() => this.positions.tableau(this.position));
  readonly last: readonly Step[] = $derived.by(() => stepsOf(this.node.ply));
  readonly effects: readonly Effect[] = $derived.by(() => effectsOf(this.node.ply ? [this.node.ply] : []));
  readonly choice: Choice | null = $derived.by(() => {
    const choice = this.choose(this.picks);
    return isMessage(choice) ? null : choice;
  });
  readonly isAtEnd: boolean = $derived.by(() => {
    void this.changes;
    return this.node.children.length === 0;
  });
  readonly mainLine: readonly Node[] = $derived.by(() => {
    void this.changes;
    return this.tree.mainLine;
  });

  readonly result: SearchResult | null = $derived.by(() => this.search.resultOf(this.node));
  /** Which of the best lines the arrows show; none is pointed at while a move is judged that could be better. */
  pointed: number | null = $state(null);
  /** The steps of that line's first action. */
  readonly best: readonly Step[] = $derived.by(() => {
    const isJudging = this.judgement !== null && this.judgement.mark !== 'good' && this.judgement.mark !== 'best';
    const shown = this.pointed ?? (isJudging ? null : 0);
    const action = shown === null ? undefined : this.result?.lines[shown]?.actions[0];
    const ply = action === undefined ? null : this.positions.plyFrom(this.position, action);
    return ply && !isMessage(ply) ? stepsOf(ply) : [];
  });
  /** The round to which the best line leads; 0 where the game counts none. */
  readonly lastRound: number = $derived.by(() => {
    const end = this.pliesOf(this.result?.lines[0]?.actions ?? []).at(-1)?.position ?? this.position;
    return this.positions.tableau(end).round;
  });
  /** The move that is judged: the one that led here, or that of the game which it was better than. */
  readonly judged: Node = $derived.by(() => {
    void this.changes;
    const { parent, ply } = this.node;
    const played = parent?.children[0];
    const better = played && played !== this.node ? this.review.judgementOf(played)?.better[0] : undefined;
    return played && better && better.action === ply?.action ? played : this.node;
  });
  readonly judgement: Judgement | null = $derived.by(() => this.review.judgementOf(this.judged));
  /** Between -1 and 1 for side 0; null where nothing has been searched yet. */
  readonly value: number | null = $derived.by(() => this.search.valueAt(this.node));
  /** The seat that has to act; null after the end. */
  readonly seat: number | null = $derived.by(() => this.positions.toMove(this.position).seat);

  /** The line that one is in, as pictures are taken of it. */
  subject(turned: number): Subject {
    const [before, after] = [pliesTo(this.node), lineFrom(this.node).flatMap(({ ply }) => ply ?? [])];
    return subjectOf({
      game: this.positions.scene.game,
      geometry: this.geometry,
      turned,
      start: this.tree.start,
      plies: [...before, ...after],
      shown: before.length,
      tableau: (position) => this.positions.tableau(position),
    });
  }

  choose(picks: readonly string[]): Choice | Message {
    return this.positions.choose(this.position, picks);
  }

  /** What happens along a line from here on. */
  pliesOf(actions: readonly string[]): readonly Ply[] {
    return this.positions.pliesFrom(this.position, actions);
  }

  go(node: Node): void {
    this.isLed = false;
    this.node = node;
    this.picks = [];
    this.pointed = null;
    void this.searchHere();
  }

  back(): void {
    if (this.node.parent) this.go(this.node.parent);
  }

  forward(): void {
    const next = this.node.children[0];
    if (next) this.go(next);
  }

  toStart(): void {
    this.go(this.tree.root);
  }

  toEnd(): void {
    this.go(lineFrom(this.node).at(-1) ?? this.node);
  }

  /** To the next turning point after this position, or to the first one. */
  toTurningPoint(): void {
    const { turningPoints } = this.review;
    const at = this.mainLine.indexOf(this.node);
    const next = turningPoints.find((node) => this.mainLine.indexOf(node) > at) ?? turningPoints[0];
    if (next) this.go(next);
  }

  /** Plays the first move of the better line in place of the one that led here. */
  showBetter(): void {
    const [better] = this.judgement?.better ?? [];
    const before = this.judged.parent;
    if (!better || !before) return;
    this.node = before;
    this.play(better.action);
  }

  /** Back to the move that was played. */
  showPlayed(): void {
    this.go(this.judged);
  }

  /** To the position before the move that is judged, to find a better one. */
  tryAgain(): void {
    if (this.judged.parent) this.go(this.judged.parent);
  }

  play(action: string): Message | null {
    const ply = this.positions.plyFrom(this.position, action);
    if (isMessage(ply)) return ply;
    this.go(this.tree.add(this.node, ply));
    this.changes += 1;
    return null;
  }

  /** Adds a pick, and plays the action that it completes; the refusal, null after an action, undefined where it goes on. */
  pick(target: string): Message | null | undefined {
    const choice = this.choose([...(this.choice?.picks ?? []), target]);
    if (isMessage(choice)) return choice;
    if (choice.action !== '') return this.play(choice.action);
    this.picks = choice.picks;
    return undefined;
  }

  /** After a tap on a cell that cannot be chosen now: begins with what stands there, or tells why it cannot be. */
  refuse(cell: string): Message | undefined {
    const first = this.choose([]);
    const others = isMessage(first) ? [] : first.next.filter((target) => target.cell === cell);
    if (others.length > 0) {
      this.picks = others.length === 1 ? [others[0]!.id] : [];
      return undefined;
    }
    const answer = this.choose([...(this.choice?.picks ?? []), cell]);
    return isMessage(answer) ? answer : undefined;
  }

  /** Plays a line of the engine, up to one of its actions. */
  playLine(actions: readonly string[]): void {
    for (const action of actions) if (this.play(action)) return;
  }

  remove(): void {
    this.go(this.tree.remove(this.node));
    this.changes += 1;
  }

  promote(): void {
    this.tree.promote(this.node);
    this.changes += 1;
  }

  setThinking(isThinking: boolean): void {
    this.isThinking = isThinking;
    if (isThinking) void this.searchHere();
    else this.search.stop();
  }

  /** Searches the present position for as long as one stays there. */
  async searchHere(): Promise<void> {
    if (this.isThinking && !this.review.isRunning) await this.search.run(this.node, searchTime, lines);
  }

  /** Searches the whole game, then again the present position. `leads` to where the game was decided. */
  async reviewGame(leads = false): Promise<void> {
    this.isLed = leads;
    await this.review.run(
      () => this.node,
      () => {
        if (this.isLed && this.review.decisive) this.node = this.review.decisive;
      },
    );
    void this.searchHere();
  }

  close(): void {
    this.search.close();
  }
}
