import { describe, expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import { ScratchMatch } from '../match/scratchMatch';
import { TableState } from './tableState.svelte';

const door = await rules();
const nobody = { refused: () => undefined, played: () => undefined };

describe('a hint at the table', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const hint = [{ from: 'b2', to: 'b3' }];

  it('stays while one begins to do what it says, and goes with the action', () => {
    const table = new TableState(new ScratchMatch(door, { game: 'menhirs', options: {}, position }), nobody);
    table.hint = hint;
    table.pick('b2');
    expect(table.choice?.picks).toEqual(['b2']);
    expect(table.hint).toBe(hint);
    table.release();
    expect(table.hint).toBe(hint);
    table.pick('b2');
    table.pick('>N');
    expect(table.hint).toEqual([]);
  });

  it('goes when one begins something else', () => {
    const apart = '..../.MM../.MM.../......./..M.../...../.... 3a slide - 8a';
    const table = new TableState(new ScratchMatch(door, { game: 'menhirs', options: {}, position: apart }), nobody);
    table.hint = hint;
    table.pick('e3');
    expect(table.choice?.picks).toEqual(['e3']);
    expect(table.hint).toEqual([]);
    table.hint = hint;
    table.refuse('b2');
    expect(table.hint).toBe(hint);
  });

  it('goes when one looks at another moment of the game, and what is said of it too', () => {
    let moves = 0;
    const listener = { ...nobody, moved: () => void ++moves };
    const table = new TableState(new ScratchMatch(door, { game: 'menhirs', options: {}, position }), listener);
    table.pick('b2');
    table.pick('>N');
    table.hint = hint;
    table.show(null);
    expect(table.hint).toBe(hint);
    expect(moves).toBe(0);
    table.show(0);
    expect(table.hint).toEqual([]);
    expect(moves).toBe(1);
  });
});

describe('a swap', () => {
  const buttons = ({ choice }: TableState): readonly string[] =>
    choice!.next.flatMap(({ kind, id }) => (kind === 'button' ? [id] : []));

  it('is offered in answer to the first action, and played by picking it', async () => {
    const { match: begun, position } = door.begin('grailnah', { swap: 'on' }, [], '1', 'games 1', '');
    door.close(begun);
    const match = new ScratchMatch(door, { game: 'grailnah', options: { swap: 'on' }, position });
    const table = new TableState(match, nobody);
    expect(buttons(table)).toEqual([]);
    await table.play('n:N-A3');
    expect(buttons(table)).toEqual(['swap']);
    table.pick('swap');
    expect(match.snapshot.history.plies.map(({ action }) => action)).toEqual(['n:N-A3', 'swap']);
    expect(buttons(table)).toEqual([]);
  });
});

describe('an action that is to be confirmed', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const asking = { ...nobody, confirms: () => true };
  const begun = (): TableState => {
    const table = new TableState(new ScratchMatch(door, { game: 'menhirs', options: {}, position }), asking);
    table.pick('b2');
    table.pick('>N');
    return table;
  };

  it('is shown as if it were played, and is not', () => {
    const table = begun();
    const before = table.match.tableau(table.position);
    expect(table.pending?.ply.seat).toBe(0);
    expect(table.snapshot.history.plies).toEqual([]);
    expect(table.tableau).not.toEqual(before);
    expect(table.last.length).toBeGreaterThan(0);
    expect(table.choice).toBeNull();
  });

  it('is played once it is confirmed, also by a tap on where it leads', async () => {
    const table = begun();
    table.confirm();
    await Promise.resolve();
    expect(table.snapshot.history.plies).toHaveLength(1);
    expect(table.pending).toBeNull();
    const other = begun();
    other.refuse(other.last[0]!.to);
    await Promise.resolve();
    expect(other.snapshot.history.plies).toHaveLength(1);
  });

  it('is put back, and everything can be chosen again', () => {
    const table = begun();
    const shown = table.tableau;
    table.release();
    expect(table.tableau).not.toEqual(shown);
    expect(table.choice?.picks).toEqual([]);
    table.pick('b2');
    table.pick('>N');
    table.refuse('d7');
    expect(table.pending).toBeNull();
    expect(table.snapshot.history.plies).toEqual([]);
  });
});
