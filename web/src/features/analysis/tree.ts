import type { Ply } from '../../door/types';

/** One action of a tree of variations. Its first child goes on along the main line. */
export interface Node {
  readonly id: number;
  readonly ply: Ply | null;
  readonly parent: Node | null;
  readonly children: Node[];
}

/** All that was played and tried from one position on. */
export class Tree {
  readonly root: Node;
  private last = 0;

  constructor(
    readonly start: string,
    plies: readonly Ply[] = [],
  ) {
    this.root = { id: 0, ply: null, parent: null, children: [] };
    plies.reduce((node, ply) => this.add(node, ply), this.root);
  }

  /** The node that this action leads to; a new variation where it was not tried yet. */
  add(node: Node, ply: Ply): Node {
    const known = node.children.find((child) => child.ply?.action === ply.action);
    if (known) return known;
    const child: Node = { id: ++this.last, ply, parent: node, children: [] };
    node.children.push(child);
    return child;
  }

  /** Drops a node and everything after it; answers where one is then. */
  remove(node: Node): Node {
    if (!node.parent) return node;
    const { children } = node.parent;
    children.splice(children.indexOf(node), 1);
    return node.parent;
  }

  /** Makes the variation that a node belongs to the main line at its parent. */
  promote(node: Node): void {
    for (let at: Node | null = node; at?.parent; at = at.parent) {
      const { children } = at.parent;
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
  }

  positionAt(node: Node): string {
    return node.ply?.position ?? this.start;
  }

  get mainLine(): readonly Node[] {
    return lineFrom(this.root);
  }
}

/** The nodes after this one along first children. */
export function lineFrom(node: Node): readonly Node[] {
  const line: Node[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

/** The nodes from the first action to this one. */
export function pathTo(node: Node): readonly Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at?.ply; at = at.parent) path.unshift(at);
  return path;
}

export function pliesTo(node: Node): readonly Ply[] {
  return pathTo(node).flatMap(({ ply }) => ply ?? []);
}

export function actionsTo(node: Node): readonly string[] {
  return pliesTo(node).map(({ action }) => action);
}
