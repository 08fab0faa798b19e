import { gameNames, gameOfRule, isGameName } from '../match/games';
import type { TableState } from './tableState.svelte';
import { currentRoute, go } from '../base/router/router.svelte';
import { pathTo } from '../base/router/routes';
import { openRuleSheet, type Topic } from '../base/ui/ruleSheet.svelte';
import { currentToast } from '../base/ui/toast.svelte';

/** The rule that matters at the table now; empty where none does more than others. */
export function currentRule({ choice, snapshot }: Pick<TableState, 'choice' | 'snapshot'>): string {
  const { ending } = snapshot;
  if (choice) return choice.rule;
  if (ending?.reason !== 'rules') return '';
  const events = snapshot.history.plies.at(-1)?.events ?? [];
  return events.find(({ kind }) => kind === 'won' || kind === 'drawn')?.rule ?? '';
}

let provider: (() => Topic) | null = null;

/** While a page is shown, its rules open there, beside it; answers how to stop. */
export function provideRuleTopic(topic: () => Topic): () => void {
  provider = topic;
  return () => {
    if (provider === topic) provider = null;
  };
}

/** What the page's player would ask about: the rule of a refusal, else the one at hand; null where no game is played. */
function currentTopic(): Topic | null {
  const refused = currentToast()?.rule ?? '';
  const game = gameOfRule(refused);
  if (game) return { game, rule: refused };
  return provider?.() ?? null;
}

/** Opens the rules: beside a game that is played, elsewhere as the book of the page's game. */
export function openRules(): void {
  const topic = currentTopic();
  if (topic) return openRuleSheet(topic);
  const route = currentRoute();
  go(pathTo.rules('game' in route && isGameName(route.game) ? route.game : (gameNames[0] ?? '')));
}
