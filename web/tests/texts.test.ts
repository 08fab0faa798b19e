import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

/*
 * Actions, cells, positions and drawing-ups are texts of the rules: the client passes them on and compares them, and
 * looks into none. A compiler cannot tell these strings from others, so whatever the layers that hold them take apart is
 * listed here, with what it is. Who adds a line says which string it is; one of the rules does not belong here.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  // Words and their markup, addresses, settings: no text of the rules comes here.
  'base/content/folders.ts': ['path'],
  'base/content/geometry.ts': ['path', 'word', "word[0]??''"],
  'base/content/site.ts': ['contact'],
  'base/i18n/crib.ts': ['text'],
  'base/i18n/dictionary.ts': ['first[1]', 'phrase'],
  'base/i18n/fill.ts': ['agreed(text,values,language)', 'text', "value??''", "valueOf(values,found[1]??'')"],
  'base/router/routes.ts': ['digits', 'hash', "link.getAttribute('href')", 'part', 'path', 'text'],
  'base/storage/language.ts': ['tag.toLowerCase()'],
  'base/storage/seal.ts': ['sealed', 'text'],
  'door/networks.ts': ['path'],
  'match/files.ts': ['newDate(time).toISOString()'],
  'match/games.ts': ['rule'],
  // Addresses: a position is encoded whole.
  'match/links.ts': [
    'btoa(text)',
    "encodeURIComponent(text.replaceAll('_','\\0'))",
    'fragment',
    'letter',
    'options',
    'pair',
    "rest.join(',')",
    'text',
  ],
  'match/players.ts': ['level', 'name', 'player.name'],
  'match/saved.ts': ['error.name', 'key'],
  'match/setup.ts': ['name.trim()'],
  'board/markLayers.ts': ['path'],
  'board/overlays.ts': ['path'],
  'board/painters.ts': ['a', 'b', 'path'],
  'board/picture.ts': ['colours'],
  'board/figures/Sprites.svelte': ['name'],
  'board/figures/drawings.ts': ['drawing', 'drawing.trim()', 'drawings[`figure-${kind}`]', 'path'],
  'board/figures/look.ts': ['path'],
  'table/narration/nouns.ts': ['t(key)'],
  'table/narration/tell.ts': ['before.kind', "filled(key,{F:'{',who:'{',by:'{'})", 'piece', 'text'],
  'table/picture/frameRenderer.svelte.ts': ['getComputedStyle(ground.parentElement!).opacity'],
  'table/picture/markup.ts': ['name', 'text'],
  'features/analysis/EngineLines.svelte': ['label'],
  // Chapters of the book and what they depend on, written for it by games, and its addresses.
  'features/book/inForce.ts': ['condition', 'text', 'values'],
  'features/book/markup.ts': ['block', 'first', 'line', "lines.join('')", 'text.trim()'],
  'features/book/printing.ts': ['locale'],
  'features/book/reveal.ts': ['hash'],
  // Keys of push services, hours, the secret of a mailed link, the page's title.
  'features/lobby/push.ts': ['base64url', 'hours', 'letter', 'minutes', 'time'],
  'features/lobby/secretLink.ts': ['currentHash()'],
  'features/lobby/title.ts': ['title'],
  'features/puzzles/puzzles.ts': ["(texts[game]??'')"],
  // Of games: seeds of what is painted, paths of SVG, lists of seats and of directions, ids of cells in any order.
  'games/common/paint/chance.ts': ['letter', 'name'],
  'games/graal/field.ts': ['path'],
  'games/grailnah/book/diagrams.ts': ['seats'],
  'games/menhirs/lessons.ts': ['directions'],
  'games/menhirs/stones.ts': ['file'],
  'games/menhirs/tiles.ts': ['other'],
  // Markup and style sheets.
  'pictures/compose.ts': ['body', 'markup', 'whole'],
  'pictures/css.ts': ["(element.attribs['class']??'')", 'node.selector'],
  'pictures/flatten.ts': ["(element.attribs['href']??'')", "(element.attribs['style']??'')", 'each', 'name', 'value'],
  'pictures/values.ts': ['part', 'share', 'space', 'text'],
};

const folders = ['src', 'games', 'pictures'];
const web = fileURLToPath(new URL('../', import.meta.url));
const sample = `${web}src/match/sample.ts`;

const looking = new Set(
  (
    'at charAt charCodeAt codePointAt endsWith includes indexOf lastIndexOf match matchAll replace replaceAll search ' +
    'slice split startsWith substring substr'
  ).split(' '),
);
const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** The expressions of a file that hold a string and are looked into. */
function takenApart(program: ts.Program, path: string): readonly string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path)!;
  const found = new Set<string>();
  const typeOf = (node: ts.Node): ts.Type => {
    const type = checker.getTypeAtLocation(node);
    return checker.getBaseConstraintOfType(type) ?? type;
  };
  const isText = (node: ts.Node): boolean => {
    const type = typeOf(node);
    return (type.isUnionOrIntersection() ? type.types : [type]).some(({ flags }) => flags & ts.TypeFlags.StringLike);
  };

  /** The string that a chain of calls began with. */
  function rootOf(node: ts.Expression): ts.Expression {
    const isCall = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
    if (!isCall || !looking.has(node.expression.name.text) || !isText(node.expression.expression)) return node;
    return rootOf(node.expression.expression);
  }
  const textOf = (node: ts.Node): string => node.getText(file).replace(/\s+/g, '');
  function look(node: ts.Expression): void {
    const root = rootOf(node);
    if (isText(node) && !ts.isStringLiteral(root)) found.add(textOf(root));
  }

  function visitCall({ expression, arguments: given }: ts.CallExpression): void {
    const [first] = given;
    if (ts.isPropertyAccessExpression(expression)) {
      if (looking.has(expression.name.text)) look(expression.expression);
      const isRegExp = checker.typeToString(typeOf(expression.expression)) === 'RegExp';
      if (isRegExp && first && ['test', 'exec'].includes(expression.name.text)) look(first);
    }
    if (first && ['Number', 'parseInt', 'parseFloat'].includes(expression.getText(file))) look(first);
  }
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) visitCall(node);
    if (ts.isElementAccessExpression(node) || ts.isSpreadElement(node) || ts.isForOfStatement(node))
      look(node.expression);
    if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) look(node.left);
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name) && node.initializer)
      look(node.initializer);
    ts.forEachChild(node, visit);
  }
  visit(file);
  return [...found].sort();
}

/**
 * The same in a component, of which there are no types: by methods that only strings have, and by those that lists have
 * too where the name is that of a text of the rules.
 */
function takenApartIn(component: string): readonly string[] {
  const only =
    /([\w.]+)\.(?:charAt|charCodeAt|codePointAt|endsWith|match|matchAll|replaceAll|search|split|startsWith|substring)\(/g;
  const named =
    /((?:[\w.]+\.)?(?:action|cell|position|preparation|record|start))[!?]?\.?(?:(?:at|includes|indexOf|lastIndexOf|replace|slice)\(|\[)/g;
  const tested = /\/\w*\.(?:test|exec)\(([\w.]+)/g;
  const found = [only, named, tested].flatMap((each) => [...component.matchAll(each)].map(([, text]) => text!));
  return [...new Set(found)].sort();
}

function programOf(paths: readonly string[], text: string): ts.Program {
  const { config } = ts.readConfigFile(`${web}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, web);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (path, ...rest) =>
    path === sample ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) : read(path, ...rest);
  return ts.createProgram([...paths, sample], { ...options, noEmit: true }, host);
}

const isCode = (path: string): boolean => /\.(ts|svelte)$/.test(path) && !/(\.test|(^|\/)testing)\.ts$/.test(path);
const files = folders.flatMap((folder) =>
  readdirSync(web + folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((path) => `${folder}/${path}`),
);

it('nothing looks into a text of the rules', () => {
  const program = programOf(
    files.filter((path) => path.endsWith('.ts')).map((path) => web + path),
    `export function looks(ply: { action: string; cells: string[] }, text: string): unknown {
       const [letter] = text;
       for (const cell of ply.cells) if (/\\d/.test(cell) || ply.cells.slice(1).includes(cell)) return letter;
       return ply.action === text ? ply.action.trim().startsWith('x') : ply.cells[0]! < text;
     }`,
  );
  expect(takenApart(program, sample)).toEqual(['cell', 'ply.action.trim()', 'ply.cells[0]!', 'text']);
  expect(takenApartIn('{#if cell.startsWith(x)}{ply.cells.slice(1)}{/if}')).toEqual(['cell']);
  expect(takenApartIn('{ply.action[0]}{position.includes(x)}{view.start?.slice(1)}{actions[0]}')).toEqual([
    'ply.action',
    'position',
    'view.start',
  ]);

  const found = files.map((path): [string, readonly string[]] => [
    path.replace(/^src\//, ''),
    path.endsWith('.ts') ? takenApart(program, web + path) : takenApartIn(readFileSync(web + path, 'utf8')),
  ]);
  expect(Object.fromEntries(found.filter(([, texts]) => texts.length > 0))).toEqual(known);
}, 60_000);
