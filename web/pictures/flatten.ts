import serialise from 'dom-serializer';
import { Element, isTag, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { StyleSheets } from './css';
import { resolved, type Properties } from './values';

/** What librsvg draws by. */
const drawn = new Set(
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity display visibility paint-order clip-path mask filter mix-blend-mode font-family font-size font-weight text-anchor dominant-baseline transform'.split(
    ' ',
  ),
);

function elements(nodes: readonly ChildNode[]): Element[] {
  return nodes.filter(isTag).flatMap((element) => [element, ...elements(element.children)]);
}

type Symbols = ReadonlyMap<string, Element>;

const usedBy = (element: Element, symbols: Symbols): Element | undefined =>
  element.name === 'use' ? symbols.get((element.attribs['href'] ?? '').slice(1)) : undefined;

/** A use of a symbol as a group with what is used in it: it looks otherwise wherever it is used. */
function expand(use: Element, symbol: Element, symbols: Symbols): void {
  const { x = '0', y = '0', width = '0', height = '0', href: _, ...rest } = use.attribs;
  const { viewBox = '' } = symbol.attribs;
  const copy = parseDocument(serialise(symbol.children, { xmlMode: true }), { xmlMode: true });
  const hasBox = viewBox !== '' && width !== '0';
  const inner = hasBox
    ? new Element('svg', { x, y, width, height, viewBox, overflow: 'visible' }, copy.children)
    : new Element('g', { transform: `translate(${x} ${y})` }, copy.children);
  for (const child of inner.children) child.parent = inner;
  inner.parent = use;
  [use.name, use.attribs, use.children] = ['g', rest, [inner]];
  expandAll(inner.children, symbols);
}

function expandAll(nodes: readonly ChildNode[], symbols: Symbols): void {
  for (const element of elements(nodes)) {
    const symbol = usedBy(element, symbols);
    if (symbol) expand(element, symbol, symbols);
  }
}

/** What sheets and the element itself declare. */
function declaredFor(element: Element, sheets: StyleSheets): Properties {
  const declared = new Map<string, string>();
  for (const { property, value } of sheets.declarationsOf(element)) declared.set(property, value);
  for (const each of (element.attribs['style'] ?? '').split(';')) {
    const [property = '', value] = each.split(/:(.*)/s);
    if (value !== undefined) declared.set(property.trim(), value.trim());
  }
  return declared;
}

function asAttribute(name: string, value: string): string {
  if (name === 'transform') return value.replaceAll('px', '');
  return value === 'transparent' ? 'none' : value;
}

/** Sets what an element looks like as attributes, in place of its classes; then its children. */
function settle(element: Element, inherited: Properties, looks: ReadonlyMap<Element, Properties>): void {
  const declared = looks.get(element)!;
  const properties = new Map(inherited);
  for (const [name, value] of declared) {
    if (name.startsWith('--')) properties.set(name, resolved(value, withOwn(inherited, declared)));
  }
  delete element.attribs['style'];
  delete element.attribs['class'];
  for (const [name, value] of Object.entries(element.attribs)) {
    if (value.includes('(')) element.attribs[name] = resolved(value, properties);
  }
  for (const [name, value] of declared) {
    if (drawn.has(name)) element.attribs[name] = asAttribute(name, resolved(value, properties));
    if (name === 'font') element.attribs['style'] = `font: ${resolved(value, properties)}`;
  }
  for (const child of element.children) if (isTag(child)) settle(child, properties, looks);
}

/** Custom properties of an element may refer to each other. */
function withOwn(inherited: Properties, declared: Properties): Properties {
  const all = new Map(inherited);
  for (const [name, value] of declared) if (name.startsWith('--')) all.set(name, value);
  return all;
}

/** Every svg of a page, flat: uses replaced by what they show, and colours resolved. */
export function flattened(page: string, styles: readonly string[]): Element[] {
  const document = parseDocument(page, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
  });
  const all = elements(document.children);
  const symbols = new Map(
    all.filter(({ name }) => name === 'symbol').map((symbol) => [symbol.attribs['id'] ?? '', symbol]),
  );
  expandAll(document.children, symbols);
  const sheets = new StyleSheets(styles);
  // All are looked up before any loses its classes, by which those in it are found.
  const looks = new Map(elements(document.children).map((element) => [element, declaredFor(element, sheets)]));
  for (const child of document.children) if (isTag(child)) settle(child, new Map(), looks);
  for (const symbol of symbols.values())
    if (symbol.parent) symbol.parent.children = symbol.parent.children.filter((each) => each !== symbol);
  return all.filter(
    ({ name, parent }) => name === 'svg' && parent && isTag(parent as ChildNode) && (parent as Element).name === 'div',
  );
}
