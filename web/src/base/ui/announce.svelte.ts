/** What a screen reader should say now. Two places take turns, so that the same words are said again. */
export const spoken = $state({ even: '', odd: '' });

let turn = 0;

export function announce(text: string): void {
  turn = 1 - turn;
  spoken.even = turn === 0 ? text : '';
  spoken.odd = turn === 1 ? text : '';
}
