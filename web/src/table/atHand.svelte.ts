import { gameNames, gameOfRule, isGameName } from '../match/games';
import type { Table } from './table.svelte';
import { currentRoute } from '../base/router/router.svelte';
import { pathTo } from '../base/router/routes';
import { currentToast } from '../base/ui/toast.svelte';

/** The rule that matters at the table now; empty where none does more than others. */
export function ruleAtHand({ choice, snapshot }: Pick<Table, 'choice' | 'snapshot'>): string {
  const { ending } = snapshot;
  if (choice) return choice.rule;
  if (ending?.reason !== 'rules') return '';
  const events = snapshot.history.plies.at(-1)?.events ?? [];
  return events.find(({ kind }) => kind === 'won' || kind === 'drawn')?.rule ?? '';
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
  return pathTo.rules('game' in route && isGameName(route.game) ? route.game : (gameNames[0] ?? ''));
}
