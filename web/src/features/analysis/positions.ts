import { answerOrRefusal, isMessage } from '../../door/door';
import type { Choice, Door, Message, Ply, Tableau } from '../../door/types';
import { ScratchMatch, type ScratchStart } from '../../match/scratchMatch';

/** Who has to act in a position, and what it is worth to side 0 if nobody has. */
interface ToMove {
  seat: number | null;
  side: number;
  end: number | null;
}

/** What the rules say of any position of a game. */
export class Positions {
  private readonly known = new Map<string, ToMove>();

  constructor(
    private readonly door: Door,
    readonly scene: ScratchStart,
    readonly sides: readonly number[],
  ) {}

  tableau(position: string): Tableau {
    return this.door.tableau(this.scene.game, this.scene.options, position);
  }

  choose(position: string, picks: readonly string[]): Choice | Message {
    return answerOrRefusal(() => this.door.choose(this.scene.game, this.scene.options, position, picks));
  }

  toMove(position: string): ToMove {
    const known = this.known.get(position);
    if (known) return known;
    const { game, options } = this.scene;
    const { toAct, outcome, match } = this.door.begin(game, options, [], '1', 'games 1', position);
    this.door.close(match);
    const verdict = outcome?.find((_, seat) => this.sides[seat] === 0)?.verdict;
    const end = verdict === undefined ? null : { won: 1, drawn: 0, lost: -1 }[verdict];
    const found = { seat: toAct, side: this.sides[toAct ?? 0] ?? 0, end };
    this.known.set(position, found);
    return found;
  }

  /** What an action comes to; a message where the rules refuse it. */
  plyFrom(position: string, action: string): Ply | Message {
    const scratch = new ScratchMatch(this.door, { ...this.scene, position });
    const refusal = scratch.playNow(action);
    const ply = scratch.snapshot.history.plies.at(-1);
    scratch.close();
    return refusal ?? ply!;
  }

  /** What happens along a line of actions. */
  pliesFrom(position: string, actions: readonly string[]): readonly Ply[] {
    const plies: Ply[] = [];
    for (const action of actions) {
      const ply = this.plyFrom(plies.at(-1)?.position ?? position, action);
      if (isMessage(ply)) break;
      plies.push(ply);
    }
    return plies;
  }
}
