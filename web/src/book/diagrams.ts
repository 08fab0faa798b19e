import type { Scene } from '../match/sketch';
import type { GameName } from '../pages/setup';
import type { DiagramKey } from './structure';

/** A position that shows a rule, what is picked already, and by how much the board is turned. */
export interface Diagram extends Scene {
  picks?: readonly string[];
  turned?: number;
}

type Diagrams = { readonly [G in GameName]: Readonly<Record<DiagramKey<G>, Diagram>> };

const menhirs = (position: string, picks: readonly string[] = []): Diagram => ({
  game: 'menhirs',
  options: {},
  position,
  picks,
});

const grailnah = (position: string, picks: readonly string[] = [], players = '2'): Diagram => ({
  game: 'grailnah',
  options: { players },
  position,
  picks,
});

const graal = (position: string, picks: readonly string[] = [], armies = '1'): Diagram => ({
  game: 'graal',
  options: { armies, 'drawing-up': 'stock' },
  position,
  picks,
});

const atHome = (seat: string): string => `${seat}:K@${seat},Q@${seat},n@${seat},n@${seat},n@${seat},n@${seat}`;
const twoAtHome = `${atHome('N')}/${atHome('S')} M@*,F@* N0 0;00;NS en1.1`;
const fourAtHome = `${['N', 'E', 'S', 'W'].map(atHome).join('/')} M@*,F@* N0 0;0000;NESW en1.1`;

export const diagrams: Diagrams = {
  menhirs: {
    deal: menhirs('M.../...../MM...M/M....../....M./...../...M 1a place - 8a'),
    cluster: menhirs('...o/.Mm../.Mm.../.....o./....M./...m./o... 3a slide - 8a', ['b3']),
    split: menhirs('..../....o/..mm../o.mMm../..Mm../...../.o.. 4a slide - 8a', ['d4', 'c3', 'c4', 'd3', 'd4']),
    blocked: menhirs('.o../...o./....../mmmmMm./....../...o./.... 4b slide - 8a', ['d1', 'd4', 'd5', 'd6']),
    mirror: menhirs('..../....o/..mm../o.mM.../..o.m./..mm./.o.. 4b slide e5.f3.f4>SW 8a', ['f3']),
    clearing: menhirs('...o/.Mm../..m.../.....o./...Mm./...m./o... 8a clear - 8a'),
    last: menhirs('...o/.om../..m.../.....o./...Mm./...m./o... 9b clear - 8a'),
    win: menhirs('...o/.o.../...Mm./.o..m../.....o/...o./o... 10a slide - 8a', ['c4']),
  },
  grailnah: {
    sideGates: grailnah(twoAtHome, ['n@N']),
    royalGate: grailnah(twoAtHome, ['K@N']),
    four: grailnah(fourAtHome, [], '4'),
    knight: grailnah('N:K@N,Q@N,n@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@S,n@C8 M@F14,F@* N20 -;00;NS en1.1', ['n@C6']),
    lock: grailnah('N:K@N,Q@N,n@N,n@B6,n@E14/S:K@S,Q@S,n@S,n@B6,n@C6 M@E6,F@* S21 -;00;NS en1.1'),
    grail: grailnah('N:K@N,Q@N,n@N,n@N,n@G7/S:K@S,Q@S,n@S,n@S,n@E12 M@D2,F@G15 N30 -;00;NS en1.1', ['n@G7']),
    stairs: grailnah('N:K@C4,Q@N,n@N,n@N,n@A3,n@A20/S:K@S,Q@C14,n@S,n@S,n@S,n@A13 M@*,F@* N16 -;00;NS en1.1', ['K@C4']),
    merlin: grailnah('N:K@N,Q@N,n@N,n@B8,n@E4/S:K@S,Q@S,n@S,n@E12,n@F8 M@E8,F@* N24 -;00;NS en1.1', ['M@E8']),
    home: grailnah('N:K@N,Q@N,n@N,n@C12,n@D3/S:K@S,Q@S,n@S,n@C12,n@E12 M@C10,F@* N24 -;00;NS en1.1', ['M@C10']),
    morgane: grailnah('N:K@N,Q@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@F8 M@E14,F@F7 N26 -;00;NS en1.1', ['F@F7']),
    price: grailnah('N:K@N,Q@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@F8 M@E14,F@F7 N26 -;00;NS en1.1', ['F@F7', 'F8']),
    leaving: grailnah('N:K@N,Q@N,n@N,n@N,n@E5/S:K@S,Q@S,n@S,n@S,n@G7 M@E14,F@* N26 -;00;NS en1.1', ['F@*']),
    fetch: grailnah('N:K@B11,Q@S,n@N,n@C6,n@D3/S:K@S,Q@B2,n@S,n@A10,n@C15 M@E14,F@* N34 -;00;NS en1.1', ['K@B11']),
    shut: grailnah(
      'N:K@N,Q@N,n@N/E:K@E,Q@B16,n@A15,n@A18,n@B18/W:K@W,Q@W,n@W M@F7,F@* E40 -;000;NEW en1.1',
      ['n@B18'],
      '3',
    ),
  },
  graal: {} as never,
};
