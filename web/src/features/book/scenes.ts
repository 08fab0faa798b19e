import { byGame } from '../../base/content/folders';
import type { Diagram, Sample } from './structure';

const diagrams = byGame(
  import.meta.glob<Readonly<Record<string, Diagram>>>('../../../games/*/book/diagrams.ts', {
    eager: true,
    import: 'default',
  }),
);
const samples = byGame(import.meta.glob<Sample>('../../../games/*/book/sample.ts', { eager: true, import: 'default' }));

export function diagramsOf(game: string): Readonly<Record<string, Diagram>> {
  return diagrams[game] ?? {};
}

export function sampleOf(game: string): Sample | undefined {
  return samples[game];
}
