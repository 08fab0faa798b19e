/** Ranks 16 to 1, with the castles that all lessons share; South is to act unless a shot waits. */
export function position(ranks: string, { turn = 'S1 -', armies = 1 } = {}): string {
  return `${ranks} h1h2,i16i15 ${turn} 0 ${armies}@world-of-art`;
}
