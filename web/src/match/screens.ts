import type { RecordSummary, Screen } from '../door/types';

/** Remembers commitments as they were first heard, and what was handed in here, until the screens are lifted. */
export class ScreenCheck {
  private readonly heard = new Map<string, string>();
  private readonly handed = new Map<string, string>();

  handIn(game: number, party: string, text: string): void {
    this.handed.set(`${game} ${party}`, text);
  }

  /** none: nothing has been shown yet; broken: what is shown, or committed to, is not what it was. */
  judge({ gameNumber, screens }: Pick<RecordSummary, 'gameNumber' | 'screens'>): 'none' | 'kept' | 'broken' {
    const isBroken = screens.some((screen) => !this.isKept(`${gameNumber} ${screen.party}`, screen));
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
