import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { languages, type Language } from '../../base/storage/language';
import { phrases } from '../../base/i18n/dictionary';
import { Sketch } from '../../match/sketch';
import { gameNames, gameOfRule, ruleIds } from '../../match/games';
import { loadBook } from './load';
import { linksOf } from './markup';
import { diagramsOf, isRule, outlineOf, type AnyBook, type Paragraph } from './structure';

const door = await rules();

async function booksOf(game: string): Promise<Readonly<Record<Language, AnyBook>>> {
  const books = await Promise.all(languages.map(async (language) => [language, await loadBook(game, language)]));
  return Object.fromEntries(books) as Record<Language, AnyBook>;
}

const paragraphsOf = (game: string) => outlineOf(game).flatMap(({ paragraphs }) => paragraphs);
const textsOf = ({ heading, text, reconstructed, editions }: Paragraph): readonly string[] =>
  [heading, text, reconstructed, editions].filter((each) => each !== undefined);
const allTexts = (book: AnyBook): readonly string[] => [
  book.aim,
  ...Object.values(book.chapters),
  ...Object.values(book.captions),
  ...Object.values(book.paragraphs).flatMap(textsOf),
];

it('is missing where a game has none', async () => {
  expect(await loadBook('pebbles', 'en')).toBeNull();
});

describe.each(gameNames)('the book of %s', async (game) => {
  const books = await booksOf(game);
  const places = paragraphsOf(game);
  const ids = places.map(({ id }) => id);
  const keys = places.flatMap((place) => place.diagrams);

  it('tells every rule exactly once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const inOrder = ids.filter(isRule).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    expect(inOrder).toEqual(ruleIds(game));
  });

  it('tells every rule that the program cites', () => {
    const cited = Object.values(phrases).map(({ rule }): string => rule);
    for (const rule of cited.filter((each) => gameOfRule(each) === game)) expect(ids).toContain(rule);
  });

  it('has at least six diagrams, each shown once', () => {
    expect(keys.length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(diagramsOf(game)).sort()).toEqual([...keys].sort());
  });

  it.each(languages)('says the same in %s', (language) => {
    const book = books[language];
    expect(Object.keys(book.paragraphs).sort()).toEqual([...ids].sort());
    expect(Object.keys(book.captions).sort()).toEqual([...keys].sort());
    expect(Object.keys(book.chapters)).toEqual(outlineOf(game).map(({ name }) => name));
    for (const id of ids) {
      const [here, there] = [book.paragraphs[id], books.en.paragraphs[id]];
      expect(Object.keys(here ?? {}), id).toEqual(Object.keys(there ?? {}));
      expect([...linksOf(here?.text ?? '')].sort(), id).toEqual([...linksOf(there?.text ?? '')].sort());
    }
    for (const text of allTexts(book)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  it.each(languages)('links to rules that exist, in %s', (language) => {
    for (const text of allTexts(books[language])) {
      expect(ids).toEqual(expect.arrayContaining([...linksOf(text)]));
    }
  });

  it('leaves no English over', () => {
    for (const language of ['fr', 'nl'] as const) {
      const sentences = (book: AnyBook) => [
        ...Object.values(book.paragraphs).map(({ text }) => text),
        ...Object.values(book.captions),
      ];
      const english = new Set(sentences(books.en));
      expect(sentences(books[language]).filter((text) => english.has(text))).toEqual([]);
    }
  });

  const drawn = Object.entries(diagramsOf(game));
  it.each(drawn)('shows a diagram that the rules accept: %s', (_, diagram) => {
    expect(diagram.game).toBe(game);
    const sketch = new Sketch(door, diagram);
    expect(sketch.snapshot.state.position).toBe(diagram.position);
    let choice = sketch.choose([]);
    for (const pick of diagram.picks ?? []) {
      choice = sketch.choose(['picks' in choice ? choice.picks : [], pick].flat());
      expect(choice, pick).toMatchObject({ action: '' });
      expect('next' in choice && choice.next.length, pick).toBeGreaterThan(0);
    }
    sketch.close();
  });
});
