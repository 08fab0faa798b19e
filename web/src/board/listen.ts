type Listener<Name extends keyof SVGElementEventMap> = (event: SVGElementEventMap[Name]) => void;

type Listeners = { [Name in keyof SVGElementEventMap]?: Listener<Name> };

/** Listens to several events of an element; answers how to stop. */
export function listen(svg: SVGElement, listeners: Listeners): () => void {
  const ended = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    svg.addEventListener(name, listener as EventListener, { signal: ended.signal });
  }
  return () => ended.abort();
}

/** The cell or the direction that a node of the board belongs to. */
export function namedBy(node: EventTarget | null, attribute: 'cell' | 'direction'): string | null {
  return node instanceof Element ? (node.closest<SVGElement>(`[data-${attribute}]`)?.dataset[attribute] ?? null) : null;
}
