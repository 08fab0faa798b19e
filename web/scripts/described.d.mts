export function describedIn(path: string): unknown;
