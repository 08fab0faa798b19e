/** What `import.meta.glob` found in the games' folders, by the name of the game: `…/games/NAME/…`. */
export function byGame<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [gameIn(path), content]));
}

/** What is in the files of all folders, in one. */
export function joined<T extends object>(files: Readonly<Record<string, T>>): T {
  return Object.assign({}, ...Object.values(files)) as T;
}

function gameIn(path: string): string {
  return /\/games\/([^/]+)\//.exec(path)?.[1] ?? path;
}
