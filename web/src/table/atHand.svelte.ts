import type { Choice } from '../door/types';
import { isGameName, type GameName } from '../match/setup';
import type { Table } from './table.svelte';
import { currentRoute } from '../base/router/router.svelte';
import { pathTo } from '../base/router/routes';
import { currentToast } from '../base/ui/toast.svelte';
import { gameOfRule } from './rule';

const endRules: Readonly<Record<GameName, { won: string; drawn: string }>> = {
  menhirs: { won: 'M12', drawn: 'M16' },
  grailnah: { won: 'G14', drawn: 'G30' },
  graal: { won: 'C19', drawn: 'C20' },
};

/** How a piece of Grailnah moves, by its letter: out of a castle, and on the board. */
const pieceRules: Readonly<Record<string, readonly [inCastle: string, onBoard: string]>> = {
  n: ['G11', 'G12'],
  K: ['G15', 'G16'],
  Q: ['G15', 'G16'],
  M: ['G19', 'G19'],
  F: ['G23', 'G23'],
};

/** The rule that a choice asks about. Where the rules say where to, it is how the picked figure moves. */
export function ruleOfChoice({ picks, prompt }: Choice): string {
  if (prompt.key === 'graal.prompt.where' && prompt.arguments[0] === 'squire') return 'C13';
  if (prompt.key !== 'grailnah.prompt.where') return prompt.rule;
  const [letter = '', place = ''] = (picks[0] ?? '').split('@');
  const [inCastle, onBoard] = pieceRules[letter] ?? [prompt.rule, prompt.rule];
  return /^[NESW]$/.test(place) ? inCastle : onBoard;
}

/** The rule that matters at the table now; empty where none does more than others. */
export function ruleAtHand({ choice, snapshot }: Pick<Table, 'choice' | 'snapshot'>): string {
  if (choice) return ruleOfChoice(choice);
  const { ending, state } = snapshot;
  if (!ending || ending.reason !== 'rules' || !isGameName(state.game)) return '';
  const { won, drawn } = endRules[state.game];
  return ending.winners.length > 0 ? won : drawn;
}

interface Place {
  game: string;
  rule: string;
}

let atHand: (() => Place) | null = null;

/** While a page is shown, the book opens there; answers how to stop. */
export function bookOpensAt(place: () => Place): () => void {
  atHand = place;
  return () => {
    if (atHand === place) atHand = null;
  };
}

/** Where the book opens now: at the rule of a refusal, at the rule at hand, or at the book of the page's game. */
export function bookAddress(): string {
  const refused = currentToast()?.rule ?? '';
  const game = gameOfRule(refused);
  if (game) return pathTo.rules(game, refused);
  if (atHand) {
    const place = atHand();
    return pathTo.rules(place.game, place.rule);
  }
  const route = currentRoute();
  return pathTo.rules('game' in route && isGameName(route.game) ? route.game : 'menhirs');
}
