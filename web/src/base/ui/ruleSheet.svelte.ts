/** What a player wants to read about: a rule, or where it is empty the beginning of the game's rules. */
export interface Topic {
  game: string;
  rule: string;
}

type HeadingOf = (topic: Topic) => string;

let asked = $state.raw<Topic | null>(null);
let headings = $state.raw<HeadingOf>(() => '');

/** What the sheet beside the page shows; null while it is closed. */
export function askedTopic(): Topic | null {
  return asked;
}

export function openRuleSheet(topic: Topic): void {
  asked = topic;
}

export function closeSheet(): void {
  asked = null;
}

/** The heading under which the rule book tells a rule; empty until the book has come. */
export function headingOf(topic: Topic): string {
  return headings(topic);
}

/** The book is above the layers that ask about it, so it brings its headings here. */
export function setHeadingLookup(of: HeadingOf): void {
  headings = of;
}
