// The languages of the product: locales, names, and the default for a reader who has not chosen one.
import { type Language, languages } from '#limits.ts';

/** Locales for Intl and `<html lang>`. */
export const locales: Record<Language, string> = { english: 'en-US', spanish: 'es', french: 'fr', german: 'de' };

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = {
  english: 'English',
  spanish: 'Español',
  french: 'Français',
  german: 'Deutsch',
};

/** Returns the region in which most people speak a language, as `Intl` has it: 'US', 'ES', 'FR', 'DE'. */
export function usualRegion(language: Language): string {
  return new Intl.Locale(locales[language]).maximize().region ?? '001';
}

/** Returns the value as a language, or undefined if it is not one. */
export function parseLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}

/** Returns the language of the first supported tag (such as `de-AT`), else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.trim().toLowerCase().split('-');
    const found = languages.find((language) => locales[language].split('-')[0] === primary);
    if (found) return found;
  }
  return 'english';
}

/** Returns the tags of an Accept-Language header by descending weight; omits those with weight 0. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const longestHeader = 500;
