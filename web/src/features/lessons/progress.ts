const key = 'broceliande.lessons';

/** The lesson of every game that takes two minutes. */
export const firstLesson = '1';
/** What the explained game is called among the lessons of its game. */
export const coachedLesson = 'game';

interface LessonProgress {
  /** `GAME/LESSON`. */
  done: readonly string[];
  /** Games whose first lesson has been offered. */
  offered: readonly string[];
  /** By game: which of the games on this device is the explained one. */
  coached: Readonly<Record<string, string>>;
}

const nothing: LessonProgress = { done: [], offered: [], coached: {} };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

function textsByName(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, each]) => typeof each === 'string'));
}

/** Whatever is in the store, progress comes out of it. */
export function readProgress(text: string | null): LessonProgress {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return nothing;
    return {
      done: texts('done' in value && value.done),
      offered: texts('offered' in value && value.offered),
      coached: textsByName('coached' in value && value.coached),
    };
  } catch {
    return nothing;
  }
}

function load(): LessonProgress {
  try {
    return readProgress(localStorage.getItem(key));
  } catch {
    return nothing;
  }
}

function keep(progress: LessonProgress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    return;
  }
}

const added = (list: readonly string[], item: string): readonly string[] => [...new Set([...list, item])];

export function isDone(game: string, lesson: string): boolean {
  return load().done.includes(`${game}/${lesson}`);
}

export function markDone(game: string, lesson: string): void {
  const progress = load();
  keep({ ...progress, done: added(progress.done, `${game}/${lesson}`) });
}

/** Whether to offer the first lesson of a game now; asked a second time, the answer is no. */
export function takeOffer(game: string): boolean {
  const progress = load();
  if (progress.done.includes(`${game}/1`) || progress.offered.includes(game)) return false;
  keep({ ...progress, offered: added(progress.offered, game) });
  return true;
}

/** The explained game that was begun on this device, if one was. */
export function coachedId(game: string): string | undefined {
  return load().coached[game];
}

export function markCoached(game: string, id: string): void {
  const progress = load();
  keep({ ...progress, coached: { ...progress.coached, [game]: id } });
}
