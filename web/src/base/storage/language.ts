export const languages = ['en', 'fr', 'nl'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** What was chosen before; else the first of the browser's languages that is spoken here; else English. */
export function chooseLanguage(stored: unknown, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** How English is written where the browser does not say. */
const usualRegions: Partial<Record<Language, string>> = { en: 'en-GB' };

/** The language as it is written where the reader lives: dates differ by region. */
export function regionalTag(language: Language, preferred: readonly string[]): string {
  const isOfLanguage = (tag: string): boolean => tag.toLowerCase().startsWith(`${language}-`);
  return preferred.find(isOfLanguage) ?? usualRegions[language] ?? language;
}
