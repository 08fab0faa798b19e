import type { Event, FigureName, Ply } from '../../door/types';
import type { Values } from '../../base/i18n/fill';
import { filled, isWordKey, listed, sentenceOf, type WordKey } from '../../base/i18n/words.svelte';
import { directionNoun, figureNoun, placeNoun } from './nouns';
import { colourOf, type Viewpoint } from './viewpoint';

/*
 * Words for events have keys of this form:
 *   tell.GAME.KIND.DETAIL.PERSON   a sentence; list.GAME.KIND.DETAIL is the short form of lists, where figures are
 *   pictures, and why.GAME.KIND.DETAIL says of an end only what brought it about
 * GAME is left out of what all games say alike. KIND is that of the event, or of two that are told as one: `freed+won`.
 * DETAIL and PERSON may be missing; the first key that exists is taken, in the order of `detailsOf`: what all games say
 * of a detail comes before what a game says without it. A way that ends at a place of its own name has words `onto.WAY`,
 * which also stand where the cells have names. PERSON is `you` or `other`, after who did it, or whom it befell
 * where the event names a seat and no figure; `others` where several people win together.
 * They are filled with
 *   {F} the figure   {f} the other   {e} the other of the first of two events
 *   {who} the person, or all who win   {by} who acted   {n} count   {m} count of the first of two   {k} left
 *   {seat} whom the event names, by colour   {rival} the first other seat
 *   {dir} to the upper right, as the reader sees the board   {place}   {sq} the cell reached
 */

/** An event, or two that are told as one; of the first only its figures and its count matter. */
interface Telling {
  kind: string;
  event: Event;
  first: Event;
}

/** Details that words may distinguish, the most telling first; figures that are nobody's go the way that their game names. */
function detailsOf({ event }: Telling, { coordinates }: Viewpoint): readonly string[] {
  const { figure, to, way, left, count } = event;
  const isShared = figure.kind !== '' && figure.seat < 0;
  const isAt = coordinates && to !== '';
  const details: readonly (readonly [boolean, string])[] = [
    [isShared && way !== '', `.shared.onto.${way}`],
    [isShared && isAt, '.shared.at'],
    [isShared && !isAt && way !== '', `.shared.${way}`],
    [isShared, '.shared'],
    [isAt, '.at'],
    [figure.kind !== '', '.figure'],
    [left > 0, '.left'],
    [count === 0, '.none'],
    [true, ''],
  ];
  return details.flatMap(([holds, detail]) => (holds ? [detail] : []));
}

type TellingForm = 'tell' | 'list' | 'why';
type GrammaticalPerson = 'you' | 'other' | 'others';

function keyFor(form: TellingForm, telling: Telling, view: Viewpoint, person: GrammaticalPerson): WordKey | null {
  const stems = [`${form}.${view.game}.${telling.kind}`, `${form}.${telling.kind}`];
  const keys = detailsOf(telling, view).flatMap((detail) =>
    stems.flatMap((stem) => [`${stem}${detail}.${person}`, `${stem}${detail}`]),
  );
  return keys.find(isWordKey) ?? null;
}

/** Whose deed or fate it is: of a seat that the event names, or of who acted. */
function subjectOf({ figure }: Event, actor: number): number {
  return figure.kind === '' && figure.seat >= 0 ? figure.seat : actor;
}

/** The seats of whom it is told: partners win together. */
function seatsToldOf(event: Event, actor: number, view: Viewpoint): readonly number[] {
  const subject = subjectOf(event, actor);
  if (event.kind !== 'won') return [subject];
  const side = view.seats[subject]?.side;
  return [...view.seats.keys()].filter((seat) => view.seats[seat]?.side === side);
}

/** One person may have several seats. */
function namesToldOf(event: Event, actor: number, view: Viewpoint): readonly string[] {
  return [...new Set(seatsToldOf(event, actor, view).map(view.who))];
}

function personFor(event: Event, actor: number, view: Viewpoint): GrammaticalPerson {
  if (seatsToldOf(event, actor, view).some((seat) => view.mine.has(seat))) return 'you';
  return namesToldOf(event, actor, view).length > 1 ? 'others' : 'other';
}

const isMine = ({ other }: Event, { mine }: Viewpoint): boolean => mine.has(other.seat);

/** Two events as one: what befell the reader comes first. */
function paired(first: Event, second: Event, view: Viewpoint): Telling {
  const kind = `${first.kind}+${second.kind}`;
  const isTurned = first.kind === second.kind && isMine(second, view) && !isMine(first, view);
  return isTurned ? { kind, event: first, first: second } : { kind, event: second, first };
}

/** Events in the order in which they are told, those that have a word of their own together as one. */
function tellingsOf(form: TellingForm, { events, seat }: TellablePly, view: Viewpoint): readonly Telling[] {
  const all: Telling[] = [];
  for (const event of events) {
    const before = all.at(-1);
    const pair = before && !before.kind.includes('+') ? paired(before.event, event, view) : null;
    if (pair && keyFor(form, pair, view, personFor(pair.event, seat, view))) all.splice(-1, 1, pair);
    else all.push({ kind: event.kind, event, first: event });
  }
  return all;
}

/** All that a text can be filled with but figures. */
function valuesOf({ event, first }: Telling, actor: number, view: Viewpoint) {
  const seatAt = (seat: number): string => (seat < 0 ? '' : colourOf(view, seat));
  return {
    who: listed(namesToldOf(event, actor, view)),
    by: view.who(actor),
    seat: seatAt(event.figure.seat),
    rival: seatAt(event.figure.seat === 0 ? 1 : 0),
    n: event.count,
    m: first.count,
    k: event.left,
    sq: event.to,
    place: placeNoun(event.to, view),
    dir: directionNoun(event.angle, view.turned),
  };
}

/** Who did it; an event that names none tells of the one before it. */
const doerOf = ({ event, first }: Telling): FigureName => (event.figure.kind === '' ? first.figure : event.figure);

export type TellablePly = Pick<Ply, 'events' | 'seat'>;

/** An action in sentences. */
export function tellPly(ply: TellablePly, view: Viewpoint): string {
  return sentencesOf('tell', ply, view).join(' ');
}

/** What ended the game, without who won it; nothing of an action that ended none. */
export function tellWhy(ply: TellablePly, view: Viewpoint): string {
  return sentencesOf('why', ply, view).join(' ');
}

/** The same to go on with after a colon: *Hint: you slide 3 tiles up.* */
export function tellAfterColon(ply: TellablePly, view: Viewpoint): string {
  const [first, ...others] = textsOf('tell', ply, view);
  return first ? [begun(first), ...others.map(sentence)].join(' ') : '';
}

interface KeyedText {
  key: WordKey;
  values: Values;
}

const sentence = ({ key, values }: KeyedText): string => sentenceOf(key, values);

/** Without the capital of a sentence; a name that it begins with keeps its own. */
function begun({ key, values }: KeyedText): string {
  const text = filled(key, values);
  const isNamed = filled(key, { F: '{', who: '{', by: '{' }).startsWith('{');
  return isNamed ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function sentencesOf(form: 'tell' | 'why', ply: TellablePly, view: Viewpoint): readonly string[] {
  return textsOf(form, ply, view).map(sentence);
}

function textsOf(form: 'tell' | 'why', ply: TellablePly, view: Viewpoint): readonly KeyedText[] {
  return tellingsOf(form, ply, view).flatMap((telling) => {
    const key = keyFor(form, telling, view, personFor(telling.event, ply.seat, view));
    if (!key) return [];
    const noun = (figure: FigureName): string => (figure.kind === '' ? '' : figureNoun(figure, view));
    const figures = { F: noun(doerOf(telling)), f: noun(telling.event.other), e: noun(telling.first.other) };
    return [{ key, values: { ...valuesOf(telling, ply.seat, view), ...figures } }];
  });
}

/** A piece of a list's line: a text, or a figure to be drawn. */
export type ListPiece = string | FigureName;

/** An action in short, for lists: what was done, then what it did. */
export function listPly(ply: TellablePly, view: Viewpoint): readonly (readonly ListPiece[])[] {
  return tellingsOf('list', ply, view).flatMap((telling) => {
    const key = keyFor('list', telling, view, personFor(telling.event, ply.seat, view));
    if (!key) return [];
    const figures: Readonly<Record<string, FigureName>> = {
      F: doerOf(telling),
      f: telling.event.other,
      e: telling.first.other,
    };
    const text = filled(key, { ...valuesOf(telling, ply.seat, view), F: '{F}', f: '{f}', e: '{e}' });
    const pieces = text.split(/(\{[Ffe]\})/).filter((piece) => piece !== '');
    return [pieces.map((piece) => figures[piece.slice(1, -1)] ?? piece)];
  });
}

/** The same as one text, for those who do not see pictures. */
export function listText(ply: TellablePly, view: Viewpoint): string {
  const noun = (piece: ListPiece): string => (typeof piece === 'string' ? piece : figureNoun(piece, view));
  return listPly(ply, view)
    .map((pieces) => pieces.map(noun).join(''))
    .join(', ');
}
