/** What a record says of a party that prepares behind a screen. */
export interface Screen {
  party: string;
  /** Empty until it is ready. */
  commitment: string;
  /** What stood behind it; empty until the screens are lifted. */
  text: string;
}

/** Of the last game that a record tells: how many it is, and its screens. */
export interface LastGame {
  number: number;
  screens: readonly Screen[];
}

/** The rules fold a game of a record once its screens are lifted; what is known before stands only in its text. */
export function lastGameOf(record: string): LastGame {
  let number = 0;
  let screens: Screen[] = [];
  for (const line of record.split('\n')) {
    const [word, name = '', third = '', ...rest] = line.trimEnd().split(' ');
    if (word === 'game') [number, screens] = [Number(name), []];
    if (word === 'awaited' || word === 'ready') screens.push({ party: name, commitment: third, text: '' });
    if (word === 'lifted')
      screens = screens.map((each) => (each.party === name ? { ...each, text: rest.join(' ') } : each));
  }
  return { number, screens };
}

/** Remembers commitments as they were first heard, and what was handed in here, until the screens are lifted. */
export class Witness {
  private readonly heard = new Map<string, string>();
  private readonly handed = new Map<string, string>();

  handIn(game: number, party: string, text: string): void {
    this.handed.set(`${game} ${party}`, text);
  }

  /** none: nothing has been shown yet; broken: what is shown, or committed to, is not what it was. */
  judge({ number, screens }: LastGame): 'none' | 'kept' | 'broken' {
    const isBroken = screens.some((screen) => !this.isKept(`${number} ${screen.party}`, screen));
    if (isBroken) return 'broken';
    return screens.length > 0 && screens.every(({ text }) => text !== '') ? 'kept' : 'none';
  }

  private isKept(name: string, { commitment, text }: Screen): boolean {
    if (commitment !== '' && !this.heard.has(name)) this.heard.set(name, commitment);
    const isSame = (this.heard.get(name) ?? '') === commitment;
    const mine = this.handed.get(name);
    return isSame && (mine === undefined || text === '' || text === mine);
  }
}
