// The order of names and titles, as the language of the page has it.
import { currentLocale } from '#lib/text.ts';

const collators = new Map<string, Intl.Collator>();

/** Which of two texts stands first; case and accents make no difference, and 2 stands before 10. */
export function compareTexts(a: string, b: string): number {
  const locale = currentLocale();
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator.compare(a, b);
}
