import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { codeIn } from './code';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The interfaces, types, classes and enums that code declares, whether others may import them or not. */
function declaredIn(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);
    if ((isType || ts.isClassDeclaration(node)) && node.name) found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.ES2022, true));
  return found;
}

/** The game that a file belongs to, if it belongs to one. */
const gameOf = (path: string): string => /^games\/(?!common\/)([^/]+)/.exec(path)?.[1] ?? '';

/** Names given in several files, with these; two games may call things of their own alike. */
function givenTwice(code: ReadonlyMap<string, string>): readonly string[] {
  const files = new Map<string, string[]>();
  for (const [path, text] of code) {
    for (const name of new Set(declaredIn(text))) files.set(name, [...(files.get(name) ?? []), path]);
  }
  return [...files].flatMap(([name, paths]) => {
    const games = new Set(paths.map(gameOf));
    const isParallel = games.size === paths.length && !games.has('');
    const isUsual = name === 'Props' && paths.every((path) => path.endsWith('.svelte'));
    return paths.length === 1 || isParallel || isUsual ? [] : [`${name}: ${paths.join(', ')}`];
  });
}

it('finds a name that is given twice', () => {
  const code = new Map([
    ['src/a.ts', 'export interface Seat { at: number } export class Room {} const Chair = 1;'],
    ['src/b.ts', "type Seat = string; import type { Room } from './a'; interface Chair {}"],
    ['src/C.svelte', 'interface Props {}'],
    ['src/D.svelte', 'interface Props {}'],
    ['games/chess/rook.ts', 'export type Rook = 1; type Room = 1; type Move = 1;'],
    ['games/chess/move.ts', 'type Move = 1;'],
    ['games/shogi/rook.ts', 'export type Rook = 1;'],
  ]);
  expect(givenTwice(code)).toEqual([
    'Seat: src/a.ts, src/b.ts',
    'Room: src/a.ts, games/chess/rook.ts',
    'Move: games/chess/rook.ts, games/chess/move.ts',
  ]);
});

it('no name of a type is given twice', () => {
  const code = codeIn(web, ['src', 'games', 'pictures']);
  expect(givenTwice(code)).toEqual([]);
  const names = [...code.values()].flatMap(declaredIn);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => /\d$/.test(name))).toEqual([]);
});
