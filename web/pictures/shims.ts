/** What boards ask of a page while they are laid out. */
Object.assign(globalThis, { document: { visibilityState: 'visible', documentElement: {} } });
