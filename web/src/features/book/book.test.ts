import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { languages, type Language } from '../../base/storage/language';
import { phrases } from '../../base/i18n/dictionary';
import { ScratchMatch } from '../../match/scratchMatch';
import { ruleIds } from '../../../tests/ruleIds';
import { gameNames, gameOfRule } from '../../match/games';
import { choosable, usualOptions } from '../../match/setup';
import { inForce } from './inForce';
import { loadBook } from './load';
import { partsOf } from './markup';
import { linksOf } from './testing';
import { notation, outlineOf, placesOf, type ParagraphPlace } from './outline';
import { diagramsOf, sampleOf } from './scenes';
import type { AnyBook, Paragraph } from './structure';

const door = await rules();

async function booksOf(game: string): Promise<Readonly<Record<Language, AnyBook>>> {
  const books = await Promise.all(languages.map(async (language) => [language, await loadBook(game, language)]));
  return Object.fromEntries(books) as Record<Language, AnyBook>;
}

const present = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined);
const textsOf = ({ heading, text, reconstructed, editions }: Paragraph): readonly string[] =>
  present([heading, text, reconstructed, editions]);

/** What is said of these paragraphs and of their diagrams. */
const saidOf = (book: AnyBook, places: readonly ParagraphPlace[]): readonly string[] =>
  places.flatMap(({ name, diagrams }) => [
    ...textsOf(book.paragraphs[name] ?? { heading: '', text: '' }),
    ...present(diagrams.map((key) => book.captions[key])),
  ]);

/** Everything outside the chapters' paragraphs and the summary. */
const saidAround = ({ sample, ...book }: AnyBook): readonly string[] => [
  ...book.facts,
  ...book.sentences,
  ...book.box,
  ...Object.values(book.chapters),
  ...book.questions.flatMap(({ question, answer }) => [question, answer]),
  ...Object.values(book.variants),
  ...[sample.title, sample.introduction, ...Object.values(sample.comments), sample.conclusion],
];

const typed = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => (part.kind === 'code' ? [part.text] : []));
const untyped = (text: string): string =>
  partsOf(text)
    .map((part) => (part.kind === 'plain' || part.kind === 'emphasis' ? part.text : ''))
    .join(' ');
const namesOfRules = (text: string): readonly string[] =>
  (untyped(text).match(/\b[A-Z]\d+\b/g) ?? []).filter((id) => gameOfRule(id) !== null);

it('is missing where a game has none', async () => {
  expect(await loadBook('pebbles', 'en')).toBeNull();
});

describe.each(gameNames)('the book of %s', async (game) => {
  const books = await booksOf(game);
  const places = placesOf(game);
  const names = places.map(({ name }) => name);
  const told = places.flatMap((place) => place.rules);
  const keys = places.flatMap((place) => place.diagrams);
  const apart = outlineOf(game).find(({ name }) => name === notation)?.paragraphs ?? [];
  const summaries = (book: AnyBook) => [
    ...new Set(
      choosable(game).flatMap(({ name, values }) =>
        values.map((value) => inForce(book.summary, { ...usualOptions(game), [name]: value })),
      ),
    ),
  ];
  const prose = (book: AnyBook) => [
    ...saidAround(book),
    ...summaries(book),
    ...saidOf(
      book,
      places.filter(({ name }) => !apart.some((place) => place.name === name)),
    ),
  ];
  const everything = (book: AnyBook) => [...prose(book), ...saidOf(book, apart)];

  it('tells every rule exactly once', () => {
    const inOrder = [...told].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    expect(inOrder).toEqual(ruleIds(game));
  });

  it('tells every rule that the program cites', () => {
    const cited = Object.values(phrases).map(({ rule }): string => rule);
    for (const rule of cited.filter((each) => gameOfRule(each) === game)) expect(told).toContain(rule);
  });

  it('names each paragraph once, none like a rule, and ends with the notation', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => gameOfRule(name) !== null)).toEqual([]);
    expect(outlineOf(game).at(-1)?.name).toBe(notation);
  });

  it('has at least six diagrams, each shown once', () => {
    expect(keys.length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(diagramsOf(game)).sort()).toEqual([...keys].sort());
  });

  it.each(languages)('says the same in %s', (language) => {
    const book = books[language];
    expect(Object.keys(book.paragraphs).sort()).toEqual([...names].sort());
    expect(Object.keys(book.captions).sort()).toEqual([...keys].sort());
    expect(Object.keys(book.chapters)).toEqual(outlineOf(game).map(({ name }) => name));
    for (const name of names) {
      const [here, there] = [book.paragraphs[name], books.en.paragraphs[name]];
      expect(Object.keys(here ?? {}), name).toEqual(Object.keys(there ?? {}));
      expect([...linksOf(here?.text ?? '')].sort(), name).toEqual([...linksOf(there?.text ?? '')].sort());
    }
    expect(book.box.length).toBe(books.en.box.length);
    expect(book.questions.map(({ rules }) => rules)).toEqual(books.en.questions.map(({ rules }) => rules));
    expect(Object.keys(book.sample.comments)).toEqual(Object.keys(books.en.sample.comments));
  });

  it.each(languages)('writes properly in %s', (language) => {
    for (const text of everything(books[language])) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  it.each(languages)('keeps rule ids and notation out of the prose in %s', (language) => {
    for (const text of everything(books[language])) expect(namesOfRules(text), text).toEqual([]);
    for (const text of prose(books[language])) expect(typed(text), text).toEqual([]);
  });

  it.each(languages)('sums up the same games in %s', (language) => {
    expect(summaries(books[language])).toHaveLength(summaries(books.en).length);
  });

  it.each(languages)('says what every option changes in %s', (language) => {
    expect(Object.keys(books[language].variants).sort()).toEqual(
      choosable(game)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(languages)('leads somewhere with every link in %s', (language) => {
    const linked = everything(books[language]).flatMap(linksOf);
    const asked = books[language].questions.flatMap(({ rules }) => rules);
    expect([...linked, ...asked].filter((rule) => !told.includes(rule))).toEqual([]);
  });

  it('leaves no English over', () => {
    const sentences = (book: AnyBook) => everything(book).filter((text) => /\s\S+\s/.test(text));
    const english = new Set(sentences(books.en));
    for (const language of ['fr', 'nl'] as const) {
      expect(sentences(books[language]).filter((text) => english.has(text))).toEqual([]);
    }
  });

  it('shows a sample game that the rules accept to its end', () => {
    const sample = sampleOf(game);
    if (!sample) throw new Error('no sample game');
    const scratch = new ScratchMatch(door, { game, ...sample });
    for (const action of sample.actions) expect(scratch.playNow(action), action).toBeNull();
    expect(scratch.snapshot.ending).not.toBeNull();
    scratch.close();
    const plies = Object.keys(books.en.sample.comments).map(Number);
    expect(plies.length).toBeGreaterThan(0);
    expect(plies.filter((ply) => ply < 0 || ply > sample.actions.length)).toEqual([]);
  });

  const drawn = Object.entries(diagramsOf(game));
  it.each(drawn)('shows a diagram that the rules accept: %s', (_, diagram) => {
    expect(diagram.game).toBe(game);
    const scratch = new ScratchMatch(door, diagram);
    expect(scratch.snapshot.state.position).toBe(diagram.position);
    let choice = scratch.choose([]);
    for (const pick of diagram.picks ?? []) {
      choice = scratch.choose(['picks' in choice ? choice.picks : [], pick].flat());
      expect(choice, pick).toMatchObject({ action: '' });
      expect('next' in choice && choice.next.length, pick).toBeGreaterThan(0);
    }
    scratch.close();
  });
});
