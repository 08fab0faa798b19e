import { ask, isMessage } from '../../door/door';
import { fullStrength } from '../../door/levels';
import { StoppedError, type Thinker } from '../../door/thinker';
import type { Choice, Door, Geometry, Message, Ply, Tableau, Thought } from '../../door/types';
import { effectsOf, type Effect } from '../../board/effects';
import { stepsOf } from '../../board/steps';
import type { Step } from '../../board/types';
import { Sketch, type SketchStart } from '../../match/sketch';
import { subjectOf, type Subject } from '../../table/picture/subject';
import { actionsTo, lineFrom, pliesTo, Tree, type Node } from './tree';
import { decisivePly, markOf, turningPoints, valueOf, type Mark } from '../../door/verdict';

const lookTime = 20_000;
const reviewTime = 350;
const lines = 3;

/** Who has to act in a position, and what it is worth to side 0 if nobody has. */
interface Standing {
  seat: number | null;
  side: number;
  end: number | null;
}

/** What the engine holds of a move. */
export interface Judgement {
  mark: Mark;
  /** The best line in its place; empty where the move was best. */
  better: readonly Ply[];
}

/** A game on the analysis board: its tree of variations, where one is in it, and what the engine thinks. */
export class Analysis {
  readonly geometry: Geometry;
  readonly tree: Tree;
  node: Node = $state.raw(undefined!);
  picks: readonly string[] = $state.raw([]);
  isThinking = $state(true);
  isReviewing = $state(false);
  /** Whether nobody has gone elsewhere yet: then the review leads to where the game was decided. */
  private isLed = false;
  private thoughts: ReadonlyMap<number, Thought> = $state.raw(new Map());
  private changes = $state(0);
  private readonly standings = new Map<string, Standing>();

  constructor(
    private readonly door: Door,
    private readonly thinker: Pick<Thinker, 'think' | 'stop' | 'close'>,
    readonly scene: SketchStart,
    plies: readonly Ply[],
    readonly sides: readonly number[],
  ) {
    this.geometry = door.geometry(scene.game, scene.options);
    this.tree = new Tree(scene.position, plies);
    this.node = this.tree.mainLine.at(-1) ?? this.tree.root;
  }

  readonly position: string = $derived.by(() => this.tree.positionAt(this.node));
  readonly tableau: Tableau = $derived.by(() => this.door.tableau(this.scene.game, this.scene.options, this.position));
  readonly last: readonly Step[] = $derived.by(() => stepsOf(this.node.ply));
  readonly effects: readonly Effect[] = $derived.by(() => effectsOf(this.node.ply ? [this.node.ply] : []));
  readonly thought: Thought | null = $derived.by(() => this.thoughts.get(this.node.id) ?? null);
  readonly choice: Choice | null = $derived.by(() => {
    const choice = this.choose(this.picks);
    return isMessage(choice) ? null : choice;
  });
  /** Which of the best lines the arrows show; none is pointed at while a move is judged that could be better. */
  pointed: number | null = $state(null);
  /** The steps of that line's first action. */
  readonly best: readonly Step[] = $derived.by(() => {
    const isJudging = this.judgement !== null && this.judgement.mark !== 'good' && this.judgement.mark !== 'best';
    const shown = this.pointed ?? (isJudging ? null : 0);
    const action = shown === null ? undefined : this.thought?.lines[shown]?.actions[0];
    const ply = action === undefined ? null : this.plyFrom(this.position, action);
    return ply && !isMessage(ply) ? stepsOf(ply) : [];
  });
  /** The round to which the best line leads; 0 where the game counts none. */
  readonly lastRound: number = $derived.by(() => {
    const end = this.pliesOf(this.thought?.lines[0]?.actions ?? []).at(-1)?.position ?? this.position;
    return this.door.tableau(this.scene.game, this.scene.options, end).round;
  });
  /** The move that is judged: the one that led here, or that of the game which it was better than. */
  readonly judged: Node = $derived.by(() => {
    void this.changes;
    const { parent, ply } = this.node;
    const played = parent?.children[0];
    const better = played && played !== this.node ? this.judgementOf(played)?.better[0] : undefined;
    return played && better && better.action === ply?.action ? played : this.node;
  });
  /** Of that move; null at the start, and where nobody has looked yet. */
  readonly judgement: Judgement | null = $derived.by(() => this.judgementOf(this.judged));
  /** How many positions of the main line have been looked at. */
  readonly reviewed: number = $derived.by(() => this.values.filter((value) => value !== null).length);
  readonly isAtEnd: boolean = $derived.by(() => {
    void this.changes;
    return this.node.children.length === 0;
  });
  readonly mainLine: readonly Node[] = $derived.by(() => {
    void this.changes;
    return this.tree.mainLine;
  });
  /** For side 0, from the start on along the main line; null where nobody has looked yet. */
  readonly values: readonly (number | null)[] = $derived.by(() =>
    [this.tree.root, ...this.mainLine].map((node) => this.valueAt(node)),
  );

  /** Which side acted, move by move of the main line. */
  private readonly actors: readonly number[] = $derived.by(() =>
    this.mainLine.map(({ ply }) => this.sides[ply?.seat ?? 0] ?? 0),
  );

  /** The moves of the main line that changed the game. */
  readonly turningPoints: readonly Node[] = $derived.by(() => {
    const turns = turningPoints(this.values, this.actors).map(({ ply }) => this.mainLine[ply - 1]!);
    return this.mainLine.filter((node) => node === this.decisive || turns.includes(node));
  });

  /** The move that lost the game for good; null where there was none, or it is not found yet. */
  readonly decisive: Node | null = $derived.by(() => {
    const ply = decisivePly(this.values, this.actors);
    return ply === null ? null : this.mainLine[ply - 1]!;
  });

  /** The line that one is in, as pictures are taken of it. */
  subject(turned: number): Subject {
    const { game, options } = this.scene;
    const [before, after] = [pliesTo(this.node), lineFrom(this.node).flatMap(({ ply }) => ply ?? [])];
    return subjectOf({
      game,
      geometry: this.geometry,
      turned,
      start: this.tree.start,
      plies: [...before, ...after],
      shown: before.length,
      tableau: (position) => this.door.tableau(game, options, position),
    });
  }

  choose(picks: readonly string[]): Choice | Message {
    return ask(() => this.door.choose(this.scene.game, this.scene.options, this.position, picks));
  }

  /** Between -1 and 1 for side 0; null where nobody has looked yet. */
  valueAt(node: Node): number | null {
    const { side, end } = this.standing(this.tree.positionAt(node));
    if (end !== null) return end;
    const best = this.thoughts.get(node.id)?.lines[0];
    if (!best) return null;
    return side === 0 ? valueOf(best) : -valueOf(best);
  }

  private judgementOf(node: Node): Judgement | null {
    const { parent, ply } = node;
    const best = parent && this.thoughts.get(parent.id)?.lines[0]?.actions;
    if (!ply || !best) return null;
    const [before, after] = [this.valueAt(parent), this.valueAt(node)];
    if (before === null || after === null) return null;
    const sign = this.sides[ply.seat] === 0 ? 1 : -1;
    const mark = markOf(sign * before, sign * after, best[0] === ply.action);
    return { mark, better: mark === 'best' ? [] : this.pliesFrom(this.tree.positionAt(parent), best) };
  }

  /** The seat that has to act there; null after the end. */
  seatAt(node: Node): number | null {
    return this.standing(this.tree.positionAt(node)).seat;
  }

  private standing(position: string): Standing {
    const known = this.standings.get(position);
    if (known) return known;
    const { toAct, outcome, match } = this.door.begin(
      this.scene.game,
      this.scene.options,
      [],
      '1',
      'games 1',
      position,
    );
    this.door.close(match);
    const verdict = outcome?.find((_, seat) => this.sides[seat] === 0)?.verdict;
    const end = verdict === undefined ? null : { won: 1, drawn: 0, lost: -1 }[verdict];
    const standing = { seat: toAct, side: this.sides[toAct ?? 0] ?? 0, end };
    this.standings.set(position, standing);
    return standing;
  }

  go(node: Node): void {
    this.isLed = false;
    this.node = node;
    this.picks = [];
    this.pointed = null;
    void this.look();
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
    const at = this.mainLine.indexOf(this.node);
    const next = this.turningPoints.find((node) => this.mainLine.indexOf(node) > at) ?? this.turningPoints[0];
    if (next) this.go(next);
  }

  play(action: string): Message | null {
    const ply = this.plyFrom(this.position, action);
    if (isMessage(ply)) return ply;
    this.go(this.tree.add(this.node, ply));
    this.changes += 1;
    return null;
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
    if (isThinking) void this.look();
    else this.thinker.stop();
  }

  /** Looks at the present position for as long as one stays there. */
  async look(): Promise<void> {
    if (!this.isThinking || this.isReviewing) return;
    this.thinker.stop();
    const node = this.node;
    await this.think(node, lookTime, lines);
  }

  /** Looks at every position of the main line, first where one is. `leads` to where the game was decided. */
  async review(leads = false): Promise<void> {
    this.thinker.stop();
    this.isReviewing = true;
    this.isLed = leads;
    for (let node = this.nextToReview(); node && this.isReviewing; node = this.nextToReview()) {
      await this.think(node, reviewTime, 1);
      if (!this.thoughts.has(node.id)) break; // stopped
      if (this.isLed && this.decisive) this.node = this.decisive;
    }
    this.isReviewing = false;
    void this.look();
  }

  private nextToReview(): Node | undefined {
    const wanted = [this.node.parent, this.node, ...[...this.mainLine].reverse(), this.tree.root];
    return wanted.filter((node) => node !== null).find((node) => this.valueAt(node) === null);
  }

  stopReview(): void {
    this.isReviewing = false;
    this.thinker.stop();
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

  close(): void {
    this.thinker.stop();
    this.thinker.close();
  }

  private async think(node: Node, milliseconds: number, wanted: number): Promise<void> {
    const { game, options } = this.scene;
    const order = { game, options, start: this.tree.start, actions: actionsTo(node), level: fullStrength, seed: '1' };
    const keep = (thought: Thought) => {
      if (thought.lines.length > 0) this.thoughts = new Map(this.thoughts).set(node.id, thought);
    };
    try {
      keep(await this.thinker.think({ ...order, nodes: 0, milliseconds, lines: wanted, offersSwap: false }, keep));
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
    }
  }

  /** What happens along a line from here on. */
  pliesOf(actions: readonly string[]): readonly Ply[] {
    return this.pliesFrom(this.position, actions);
  }

  private pliesFrom(position: string, actions: readonly string[]): readonly Ply[] {
    const plies: Ply[] = [];
    for (const action of actions) {
      const ply = this.plyFrom(plies.at(-1)?.position ?? position, action);
      if (isMessage(ply)) break;
      plies.push(ply);
    }
    return plies;
  }

  private plyFrom(position: string, action: string): Ply | Message {
    const sketch = new Sketch(this.door, { ...this.scene, position });
    const refusal = sketch.playNow(action);
    const ply = sketch.snapshot.history.plies.at(-1);
    sketch.close();
    return refusal ?? ply!;
  }
}
