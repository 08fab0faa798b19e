import type { Diagram } from '../../../src/features/book/structure';
import type { Diagrams } from './chapters';

const scene = (position: string, picks: readonly string[] = [], players = '2'): Diagram => ({
  game: 'grailnah',
  options: { players },
  position,
  picks,
});

const atHome = (seat: string): string => `${seat}:K@${seat},Q@${seat},n@${seat},n@${seat},n@${seat},n@${seat}`;
const allAtHome = (seats: string): string =>
  `${[...seats].map(atHome).join('/')} M@*,F@* N0 0;${'0'.repeat(seats.length)};${seats} en1.1`;

const threat = 'N:K@N,Q@N,n@N,n@N,n@A20,n@F3/S:K@S,Q@B12,n@S,n@S,n@A13,n@G8 M@B15,F@G7 N26 -;00;NS en1.1';

const diagrams: Diagrams = {
  goal: scene('N:K@N,Q@N,n@N,n@N,n@G7/S:K@S,Q@S,n@S,n@S,n@E12 M@D2,F@G15 N30 -;00;NS en1.1', ['n@G7']),
  directions: scene('N:K@B6,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@A13 M@*,F@* N12 -;00;NS en1.1', ['K@B6']),
  sideGates: scene(allAtHome('NS'), ['n@N']),
  royalGate: scene(allAtHome('NS'), ['K@N']),
  two: scene(allAtHome('NS')),
  three: scene(allAtHome('NEW'), [], '3'),
  four: scene(allAtHome('NESW'), [], '4'),
  knight: scene('N:K@N,Q@N,n@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@S,n@C8 M@F14,F@* N20 -;00;NS en1.1', ['n@C6']),
  lock: scene('N:K@N,Q@N,n@N,n@B6,n@E14/S:K@S,Q@S,n@S,n@B6,n@C15 M@E6,F@* S21 -;00;NS en1.1'),
  staircase: scene('N:K@C4,Q@N,n@N,n@N,n@A3,n@A20/S:K@S,Q@C14,n@S,n@S,n@S,n@A13 M@*,F@* N16 -;00;NS en1.1', ['K@C4']),
  merlin: scene('N:K@N,Q@N,n@N,n@B8,n@E4/S:K@S,Q@S,n@S,n@E12,n@F8 M@E8,F@* N24 -;00;NS en1.1', ['M@E8']),
  home: scene('N:K@N,Q@N,n@N,n@C12,n@D3/S:K@S,Q@S,n@S,n@C12,n@E12 M@C10,F@* N24 -;00;NS en1.1', ['M@C10']),
  morgane: scene('N:K@N,Q@N,n@N,n@N,n@C6/S:K@S,Q@S,n@S,n@S,n@F8 M@E14,F@F7 N26 -;00;NS en1.1', ['F@F7']),
  spared: scene('N:K@N,Q@N,n@N,n@N,n@E5/S:K@S,Q@S,n@S,n@S,n@G7 M@E14,F@* N26 -;00;NS en1.1', ['F@*']),
  meeting: scene('N:K@B11,Q@S,n@N,n@C6,n@D3/S:K@S,Q@B2,n@S,n@A10,n@C15 M@E14,F@* N34 -;00;NS en1.1', ['K@B11']),
  blocked: scene(
    'N:K@N,Q@N,n@N/E:K@E,Q@B16,n@A15,n@A18,n@B18/W:K@W,Q@W,n@W M@F7,F@* E40 -;000;NEW en1.1',
    ['n@B18'],
    '3',
  ),
  threat: scene(threat, ['F@G7']),
  sacrifice: scene(threat, ['F@G7', 'G8']),
  rescued: scene('N:K@N,Q@N,n@N,n@A20,n@F3/S:K@S,Q@B12,n@S,n@S,n@S,n@A13 M@B15,F@G8 S27 F;00;NS en1.1'),
  lastStep: scene('N:K@N,Q@N,n@N,n@A20,n@G3/S:K@S,Q@B12,n@S,n@S,n@S,n@C13 M@B15,F@G8 N30 -;00;NS en1.1', ['n@G3']),
};

export default diagrams;
