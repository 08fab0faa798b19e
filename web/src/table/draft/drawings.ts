const key = 'broceliande.drawings';

/** A drawing-up of one's own, as South draws it up. */
export interface Drawing {
  name: string;
  text: string;
}

function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false;
  return 'name' in value && typeof value.name === 'string' && 'text' in value && typeof value.text === 'string';
}

export function listDrawings(): readonly Drawing[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isDrawing) : [];
  } catch {
    return [];
  }
}

function keep(drawings: readonly Drawing[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(drawings));
    return true;
  } catch {
    return false;
  }
}

/** Keeps it under its name, in place of another of that name; false where nothing can be kept. */
export function keepDrawing(drawing: Drawing): boolean {
  return keep([...listDrawings().filter(({ name }) => name !== drawing.name), drawing]);
}

export function removeDrawing(name: string): boolean {
  return keep(listDrawings().filter((each) => each.name !== name));
}
