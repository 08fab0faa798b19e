export type FileTrouble = 'tooBig' | 'cannotRead';

const mostBytes = 2_000_000;

/** `GAME-2026-05-04.txt` */
export function fileName(game: string, time: number): string {
  return `${game}-${new Date(time).toISOString().slice(0, 10)}.txt`;
}

/** Hands a record to the browser as a file; answers its name. */
export function saveRecord(record: string, game: string, time: number = Date.now()): string {
  const name = fileName(game, time);
  saveFile(new Blob([record], { type: 'text/plain;charset=utf-8' }), name);
  return name;
}

/** Hands a file to the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The text of a file, or why there is none. Whether it is a record, the rules say. */
export async function readRecord(file: Blob): Promise<{ record: string } | { trouble: FileTrouble }> {
  if (file.size > mostBytes) return { trouble: 'tooBig' };
  try {
    const record = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return record.trim() === '' ? { trouble: 'cannotRead' } : { record };
  } catch {
    return { trouble: 'cannotRead' };
  }
}
