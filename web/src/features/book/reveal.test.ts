// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { placeOfRule, placesOf } from './outline';
import { placeInPage, reveal } from './reveal';

it('placeInPage finds the paragraph of a rule, of a name, and whatever else the page has', () => {
  const place = placeOfRule('menhirs', 'M11')!;
  expect(placeInPage('menhirs', '#M11')).toBe(`paragraph-${place.name}`);
  expect(placeInPage('menhirs', `#${place.name}`)).toBe(`paragraph-${place.name}`);
  expect(placesOf('menhirs')).toContainEqual(place);
  expect(['#chapter-end', '', '#a b'].map((hash) => placeInPage('menhirs', hash))).toEqual(['chapter-end', '', '']);
});

it('reveal goes to the paragraph with the focus', () => {
  document.body.innerHTML = '<article id="paragraph-mirror" tabindex="-1">x</article>';
  const article = document.querySelector('article')!;
  let isSeen = false;
  article.scrollIntoView = () => (isSeen = true);
  expect(reveal('paragraph-mirror')).toBe(true);
  expect(document.activeElement).toBe(article);
  expect(isSeen).toBe(true);
  expect(reveal('paragraph-none')).toBe(false);
});
