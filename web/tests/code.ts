import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import ts from 'typescript';

/** The files, or folders, that each needs when it runs. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Specifiers {
  /** Of imports, exports and lazy imports; not of types, of which nothing is left when the code runs. */
  readonly modules: readonly string[];
  /** Of `import.meta.glob`. */
  readonly globs: readonly string[];
}

const isCode = (path: string): boolean => /\.(ts|svelte)$/.test(path) && !/(\.test|(^|\/)testing)\.ts$/.test(path);

const scriptsOf = (component: string): string =>
  [...component.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script).join('\n');

function textsIn(node: ts.Node | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : [];
}

/** What a piece of code imports, as it is written there. */
export function specifiersIn(code: string): Specifiers {
  const modules: string[] = [];
  const globs: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) modules.push(...textsIn(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) modules.push(...textsIn(node.moduleSpecifier));
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(file);
      if (called === 'import') modules.push(...textsIn(node.arguments[0]));
      if (called === 'import.meta.glob') globs.push(...textsIn(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('code.ts', code, ts.ScriptTarget.ES2022, true);
  visit(file);
  return { modules, globs };
}

/** The code of the files in these folders of `root`, of components their scripts; no tests. */
export function codeIn(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .map((path) => `${folder}/${path}`),
  );
  const codeOf = (path: string): string => {
    const text = readFileSync(root + path, 'utf8');
    return path.endsWith('.svelte') ? scriptsOf(text) : text;
  };
  return new Map(paths.map((path) => [path, codeOf(path)]));
}

/** What the files of these folders of `root` import of each other, through globs as well. */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const code = codeIn(root, folders);
  const importsOf = (path: string, { modules, globs }: Specifiers): readonly string[] => {
    const from = (specifier: string): string => posix.join(posix.dirname(path), specifier);
    const found = [
      ...modules.map(from).flatMap((module) => [module, `${module}.ts`].filter((file) => code.has(file))),
      ...globs.map(from).flatMap((glob) => [...code.keys()].filter((file) => matchesGlob(file, glob))),
    ];
    return found.filter((file) => file !== path); // a component may contain itself
  };
  return new Map([...code].map(([path, text]) => [path, importsOf(path, specifiersIn(text))]));
}

/** The same of what `folderOf` puts the files into. */
export function folded(graph: ImportGraph, folderOf: (path: string) => string): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [path, imports] of graph) {
    const folder = folderOf(path);
    const others = imports.map(folderOf).filter((other) => other !== folder);
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
  }
  return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
}

/** Files or folders that lead back to themselves, with the way there. */
export function cyclesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) cycles.push([...way.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) follow(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) follow(path, []);
  return cycles;
}
