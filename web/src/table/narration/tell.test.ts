import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Random } from '../../../tests/random';
import { rules } from '../../../tests/rules';
import { languages, setLanguage } from '../../base/i18n/words.svelte';
import { change } from '../../base/storage/settings.svelte';
import { listText, tellAfterColon, tellPly, tellWhy } from './tell';
import { onlooker, type Viewpoint } from './viewpoint';
import type { Ply } from '../../door/types';

const door = await rules();
afterEach(() => setLanguage('en'));
afterAll(() => change({ coordinates: false }));

interface Played {
  game: string;
  options?: Readonly<Record<string, string>>;
  from?: string;
  mine?: number;
  turned?: number;
}

type Telling = typeof tellPly;

/** What is told of the last of some actions. */
function toldOf(played: Played, ...actions: readonly string[]): string {
  return toldBy(tellPly, played, ...actions);
}

function toldBy(tell: Telling, played: Played, ...actions: readonly string[]): string {
  const { game, options = {}, from = '', mine, turned = 0 } = played;
  let state = door.begin(game, options, [], '1', 'games 1', from);
  let ply: Ply | undefined;
  for (const action of actions) ({ state, ply } = door.play(state.match, state.toAct ?? 0, action));
  const view: Viewpoint = { ...onlooker(state, turned), mine: new Set(mine === undefined ? [] : [mine]) };
  door.close(state.match);
  return tell(ply!, view);
}

describe('an action', () => {
  const slide = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const action = 'b2.b3.c2.c3.d3.d4.e3>NE';

  it('is told to who played it, and to the others', () => {
    expect(toldOf({ game: 'menhirs', from: slide, mine: 0 }, action)).toMatch(
      /^You slide 7 tiles to the upper right\./,
    );
    expect(toldOf({ game: 'menhirs', from: slide, mine: 1 }, action)).toMatch(
      /^Oak slides 7 tiles to the upper right\./,
    );
  });

  it('goes where the reader sees it go, in words', async () => {
    const turned = { game: 'menhirs', from: slide, turned: 180 };
    expect(toldOf(turned, action)).toContain('slides 7 tiles to the lower left.');
    await setLanguage('fr');
    expect(toldOf(turned, action)).toContain('7 tuiles vers le bas à gauche.');
    await setLanguage('nl');
    expect(toldOf(turned, action)).toContain('7 tegels naar linksonder.');
  });

  it('says what comes free and what is covered again as one thing', () => {
    const from = '..../.MM../.MMo../..MMo../..M.../...../.... 3a slide - 8a';
    expect(toldOf({ game: 'menhirs', from }, action)).toMatch(/\d freed, \d in the mist again: \d to go\.$/);
  });

  it('says which way Merlin goes where squares have no names', () => {
    const out = ['n:N-A3', 'M:*-F7'];
    expect(toldOf({ game: 'grailnah', mine: 1 }, ...out)).toBe('You play Merlin outward.');
    expect(toldOf({ game: 'grailnah', mine: 0 }, ...out, 'n:A3-B3', 'M:F7-F9')).toMatch(
      / plays Merlin along the ring\.$/,
    );
    expect(toldOf({ game: 'grailnah', mine: 1 }, ...out, 'n:A3-B3', 'M:F7-G7')).toBe('You play Merlin inward.');
    expect(toldOf({ game: 'grailnah', mine: 1 }, ...out, 'n:A3-B3', 'M:F7-*')).toBe(
      'You play Merlin back onto the Grailnah.',
    );
  });

  it('names the middle of the board where squares are called by their names', async () => {
    change({ coordinates: true });
    const back = ['n:N-A3', 'M:*-F7', 'n:A3-B3', 'M:F7-*'];
    const castle = (site: string, knight: string) => `${site}:K@${site},Q@${site},n@${knight}`;
    const from = `${castle('N', 'G5')}/${castle('S', 'B12')} M@F5,F@G9 N40 -;00;NS en1.1`;
    const grailnah = { game: 'grailnah' };
    const won = { game: 'grailnah', from };
    const texts = [];
    for (const language of languages) {
      await setLanguage(language);
      texts.push(
        toldOf({ ...grailnah, mine: 1 }, ...back),
        toldOf(grailnah, ...back),
        toldBy(listText, grailnah, ...back),
        toldOf(won, 'n:G5-*'),
        toldBy(listText, won, 'n:G5-*'),
      );
    }
    change({ coordinates: false });
    expect(texts).toEqual([
      'You play Merlin back onto the Grailnah.',
      'Blue plays Merlin back onto the Grailnah.',
      'Merlin back onto the Grailnah',
      'The white Knight reaches the Grailnah: White wins.',
      'the white Knight reaches the Grailnah, wins',
      'Vous ramenez Merlin sur le Grailnah.',
      'Bleu ramène Merlin sur le Grailnah.',
      'Merlin de retour sur le Grailnah',
      'Le chevalier blanc atteint le Grailnah\u00a0: Blanc gagne.',
      'le chevalier blanc atteint le Grailnah, gagne',
      'Je zet Merlijn terug op de Grailnah.',
      'Blauw zet Merlijn terug op de Grailnah.',
      'Merlijn terug op de Grailnah',
      'De witte ridder bereikt de Grailnah: Wit wint.',
      'de witte ridder bereikt de Grailnah, wint',
    ]);
    expect(toldBy(listText, won, 'n:G5-*')).toBe('de witte ridder bereikt de Grailnah, wint');
  });

  it('says where Morgane goes and what she costs, with names of squares too', () => {
    change({ coordinates: true });
    const from = 'N:K@N,Q@N,n@N,n@B5/S:K@S,Q@S,n@S M@F5,F@* N40 -;01;NS en1.1';
    expect(toldOf({ game: 'grailnah', from }, 'F:*-G9')).toBe(
      'White plays Morgane to G9. She leaves the Grailnah: no price to pay.',
    );
    const priced = from.replace('F@*', 'F@G5');
    expect(toldOf({ game: 'grailnah', from: priced }, 'F:G5-G6!N')).toBe(
      'White sacrifices a Knight to play Morgane to G6.',
    );
    change({ coordinates: false });
  });

  it('tells a swap to who swapped, who sits elsewhere afterwards, and to the other', async () => {
    const swap = { game: 'grailnah', options: { swap: 'on' } };
    const told = (mine: number): string => toldOf({ ...swap, mine }, 'n:N-A3', 'swap');
    expect(told(0)).toBe('You swap sides: White is yours now, and your opponent moves next.');
    expect(told(1)).toBe('White swaps sides: White and Blue change hands, and Blue moves next.');
    await setLanguage('nl');
    expect(told(0)).toBe('Je wisselt van kant: jij speelt nu Wit, en je tegenstander is aan de beurt.');
    expect(told(1)).toBe('Wit wisselt van kant: Wit en Blauw wisselen van speler, en Blauw is aan de beurt.');
    await setLanguage('fr');
    expect(told(0)).toBe('Vous changez de camp et jouez Blanc\u202f; à votre adversaire de jouer.');
    expect(told(1)).toBe('Blanc change de camp\u00a0: Blanc et Bleu changent de mains, et c’est à Bleu de jouer.');
  });

  it('names figures by whose they are, and squares only where the board shows their names', async () => {
    expect(toldOf({ game: 'grailnah', mine: 0 }, 'n:N-A3')).toBe('Your Knight leaves the castle.');
    expect(toldOf({ game: 'grailnah', mine: 1 }, 'n:N-A3')).toBe('The white Knight leaves the castle.');
    const moves = ['n:N-A3', 'n:S-A13', 'n:A3-B3'];
    expect(toldOf({ game: 'grailnah' }, ...moves)).toBe(
      'The white Knight moves forward, now 6 steps from the Grailnah.',
    );
    change({ coordinates: true });
    expect(toldOf({ game: 'grailnah' }, ...moves)).toBe(
      'The white Knight moves forward to B3, now 6 steps from the Grailnah.',
    );
    change({ coordinates: false });
    await setLanguage('fr');
    expect(toldOf({ game: 'grailnah' }, ...moves)).toBe('Le chevalier blanc avance : encore 6 pas jusqu’au Grailnah.');
  });

  it('goes on after a colon, where only names keep their capital', async () => {
    const after = (played: Played, ...actions: readonly string[]) => toldBy(tellAfterColon, played, ...actions);
    expect(after({ game: 'menhirs', from: slide, mine: 0 }, action)).toMatch(/^you slide 7 tiles/);
    expect(after({ game: 'menhirs', from: slide, mine: 1 }, action)).toMatch(/^Oak slides 7 tiles/);
    expect(after({ game: 'grailnah', mine: 0 }, 'n:N-A3')).toBe('your Knight leaves the castle.');
    await setLanguage('nl');
    expect(after({ game: 'menhirs', from: slide, mine: 0 }, action)).toMatch(/^je schuift 7 tegels/);
  });

  it('is drawn for the third time of a position, not for the turns that a game counts', () => {
    const round = ['K:N-B1', 'K:S-B11', 'K:B1-N', 'K:B11-S'];
    const castles = { game: 'grailnah', from: 'N:K@N,Q@N/S:K@S,Q@S M@*,F@* N10 -;00;NS en1.1' };
    const rows = ['k15', ...Array.from({ length: 14 }, () => '16'), '15K'].join('/');
    const field = { game: 'graal', from: `${rows} h1h2,i16i15 S1 - 0 1@world-of-art` };
    const walk = ['p1-p2', 'a16-a15', 'p2-p1', 'a15-a16'];
    for (const [played, turns] of [
      [castles, round],
      [field, walk],
    ] as const) {
      const twice = [...turns, ...turns];
      expect(toldBy(tellWhy, played, ...twice)).toBe('The same position has come up for the third time.');
      expect(toldOf(played, ...twice)).toMatch(/The same position for the third time: a draw\.$/);
    }
  });

  it('ends with who wins', () => {
    const win = '...o/.o.../...Mm./.o..m../....o./...o./o... 10a slide - 8a';
    const all = door.legal('menhirs', {}, win);
    const winning = all.find((each) => toldOf({ game: 'menhirs', from: win }, each).includes('wins'))!;
    expect(toldOf({ game: 'menhirs', from: win, mine: 0 }, winning)).toMatch(
      /No menhir is left in the mist: you win \d points!$/,
    );
  });

  it('ends with everybody who wins together', async () => {
    const castle = (site: string, knight: string) => `${site}:K@${site},Q@${site},n@${knight}`;
    const knights = [castle('N', 'D2'), castle('E', 'C6'), castle('S', 'G12'), castle('W', 'B18')].join('/');
    const team = { game: 'grailnah', options: { players: '4' }, from: `${knights} M@G15,F@* S40 -;0000;NESW en1.1` };
    expect(toldOf(team, 'n:G12-*')).toBe('The red Knight reaches the Grailnah: White and Red win.');
    expect(toldOf({ ...team, mine: 0 }, 'n:G12-*')).toBe('The red Knight reaches the Grailnah: you win!');
    const rows = 'k15/8N:7/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8';
    const from = `${rows} h1h2,i16i15 S2 - 0 2@world-of-art`;
    const camp = { game: 'graal', options: { armies: '2' }, from };
    expect(toldOf(camp, 'i15-i16')).toBe('The light brown Knight storms the donjon: White and Light Brown win.');
    await setLanguage('fr');
    expect(toldOf(team, 'n:G12-*')).toMatch(/^Le chevalier rouge .+ Blanc et Rouge gagnent\.$/);
    await setLanguage('nl');
    expect(toldOf(camp, 'i15-i16')).toBe('De lichtbruine ridder bestormt de donjon: Wit en Lichtbruin winnen.');
  });
});

/** How many games of each kind: a thousand in all. */
const played: readonly { game: string; games: number; options: readonly Readonly<Record<string, string>>[] }[] = [
  { game: 'menhirs', games: 940, options: [{}, { side: '3' }, { clearing: '7b' }] },
  { game: 'grailnah', games: 50, options: [{}, { players: '3' }, { players: '4' }, { edition: 'fr1.0' }] },
  { game: 'graal', games: 10, options: [{ 'drawing-up': 'stock' }, { 'drawing-up': 'stock', armies: '2' }] },
];

describe.each(played)('every event of $games random games of $game', ({ game, games, options }) => {
  it('has a sentence in three languages', async () => {
    const kinds = new Map<string, { ply: Ply; view: Viewpoint }>();
    for (let number = 0; number < games; ++number) {
      const random = new Random(number);
      let state = door.begin(game, random.of(options), [], String(number), 'games 1', '');
      while (!state.outcome) {
        const answer = door.play(
          state.match,
          state.toAct ?? 0,
          random.of(door.legal(game, state.options, state.position)),
        );
        state = answer.state;
        const view = { ...onlooker(state), mine: new Set(random.below(2) === 0 ? [] : [0]) };
        kinds.set(`${view.mine.size}${answer.ply.events.map(({ kind }) => kind).join()}`, { ply: answer.ply, view });
      }
      door.close(state.match);
    }
    expect(kinds.size).toBeGreaterThan(8);
    for (const language of languages) {
      await setLanguage(language);
      for (const [kind, { ply, view }] of kinds) {
        for (const event of ply.events) {
          const alone = tellPly({ ...ply, events: [event] }, view);
          const isTold = alone !== '' || tellPly(ply, view) !== '';
          expect(isTold, `${event.kind} in ${kind}`).toBe(true);
        }
        const isEnd = ply.events.some((event) => event.kind === 'won' || event.kind === 'drawn');
        expect(tellWhy(ply, view) !== '', `why of ${kind}`).toBe(isEnd);
        for (const text of [tellPly(ply, view), listText(ply, view), ...(isEnd ? [tellWhy(ply, view)] : [])]) {
          expect(text, kind).not.toMatch(/^$|[{}|←-⇿]|\bundefined\b| {2}/);
        }
      }
    }
  }, 300_000);
});
