// The languages of the product: their locales, their own names, and which one a reader who has not chosen gets.
import { type Language, languages } from '#limits.ts';

/** What Intl and `<html lang>` are told. */
export const locales: Record<Language, string> = { english: 'en-US', spanish: 'es', french: 'fr', german: 'de' };

/** Every language in its own words, the same for every reader. */
export const languageNames: Record<Language, string> = {
  english: 'English',
  spanish: 'Español',
  french: 'Français',
  german: 'Deutsch',
};

/** The language behind a stored or sent value; undefined where it is none of the four. */
export function parseLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}

/** The first of a reader's language tags (`de-AT`) that the product speaks, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.trim().toLowerCase().split('-');
    const found = languages.find((language) => locales[language].split('-')[0] === primary);
    if (found) return found;
  }
  return 'english';
}

/** The tags of an Accept-Language header, the most wanted first; those that are not wanted at all are left out. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const longestHeader = 500;
