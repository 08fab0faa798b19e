import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import postcss, { type ChildNode, type Rule as CssRule } from 'postcss';
import { parse as parseSelector, type Selector } from 'css-what';

export interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

interface Rule {
  fits: (element: Element) => boolean;
  /** Later rules of the same weight count more. */
  weight: number;
  declarations: readonly Declaration[];
}

/** Ids count most, then classes and the like, then types; `:where` counts nothing. */
function weightOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => {
    if (part.type === 'attribute') return sum + (part.name === 'id' ? 10_000 : 100);
    if (part.type === 'pseudo' && Array.isArray(part.data)) {
      return part.name === 'where' ? sum : sum + Math.max(...part.data.map(weightOf));
    }
    if (part.type === 'pseudo') return sum + 100;
    return part.type === 'tag' ? sum + 1 : sum;
  }, 0);
}

/** The class that an element must have for a selector to fit it; nothing where it needs none. */
function keyOf(selector: readonly Selector[]): string {
  const last = selector.findLastIndex(({ type }) => type === 'descendant' || type === 'child');
  const key = selector.slice(last + 1).find((part) => part.type === 'attribute' && part.name === 'class');
  return key?.type === 'attribute' && key.action === 'element' ? key.value : '';
}

/** What only happens to elements that are touched or come and go; and what is no element. */
const passing = /::|:(hover|active|focus|disabled|checked|popover|host)/;

/** The one condition that holds for a picture: it has no window, nobody points at it, and nobody forces its colours. */
const holding = 'not (forced-colors: active)';

function rulesOf(nodes: readonly ChildNode[]): CssRule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule') return node.params === holding ? rulesOf(node.nodes ?? []) : [];
    return node.type === 'rule' && !passing.test(node.selector) ? [node] : [];
  });
}

/** Style sheets as far as a still picture needs them. */
export class StyleSheets {
  private readonly rules = new Map<string, Rule[]>();

  constructor(texts: readonly string[]) {
    let order = 0;
    for (const text of texts) {
      for (const node of rulesOf(postcss.parse(text).nodes)) {
        const declarations = node.nodes.flatMap((each) =>
          each.type === 'decl'
            ? [{ property: each.prop, value: each.value.trim(), isImportant: each.important === true }]
            : [],
        );
        for (const selector of parseSelector(node.selector)) {
          const rule = {
            fits: compile<AnyNode, Element>([selector], { xmlMode: true }),
            weight: weightOf(selector) + ++order / 100_000,
            declarations,
          };
          const key = keyOf(selector);
          this.rules.set(key, [...(this.rules.get(key) ?? []), rule]);
        }
      }
    }
  }

  /** What is declared for an element, what counts most last. */
  declarationsOf(element: Element): readonly Declaration[] {
    const keys = ['', ...(element.attribs['class'] ?? '').split(/\s+/).filter((name) => name !== '')];
    const fitting = [...new Set(keys)]
      .flatMap((key) => this.rules.get(key) ?? [])
      .filter(({ fits }) => fits(element))
      .sort((a, b) => a.weight - b.weight)
      .flatMap(({ declarations }) => declarations);
    return [...fitting.filter(({ isImportant }) => !isImportant), ...fitting.filter(({ isImportant }) => isImportant)];
  }
}
