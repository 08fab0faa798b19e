import { expect, it } from 'vitest';
import { siteSettingsOf } from './site';

it('siteSettingsOf reads where to write to', () => {
  expect(siteSettingsOf('{"contact":"mailto:ada@example.org"}')).toEqual({ contact: 'mailto:ada@example.org' });
  expect(siteSettingsOf('{"contact":"https://example.org/ask"}')).toEqual({ contact: 'https://example.org/ask' });
});

it('siteSettingsOf takes nothing that is no address', () => {
  for (const text of ['', '{}', 'null', '[]', '<p>home</p>', '{"contact":7}', '{"contact":"javascript:alert(1)"}']) {
    expect(siteSettingsOf(text), text).toEqual({ contact: '' });
  }
});
