import type { Analysis } from './analysis.svelte';

/** Keys as on the best analysis boards; they leave the board's own and those of fields alone. */
export function keysOf(analysis: Analysis, turn: () => void): (event: KeyboardEvent) => void {
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => analysis.back(),
    ArrowRight: () => analysis.forward(),
    ArrowUp: () => analysis.toStart(),
    ArrowDown: () => analysis.toEnd(),
    Home: () => analysis.toStart(),
    End: () => analysis.toEnd(),
    ' ': () => analysis.playLine(analysis.result?.lines[0]?.actions.slice(0, 1) ?? []),
    f: turn,
  };
  return (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('.board, input, select, textarea');
    const isPressed =
      event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary');
    if (event.defaultPrevented || isElsewhere || isPressed || event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}
