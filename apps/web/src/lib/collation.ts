// The sort order of names and titles in the language of the page.
import { currentLocale } from '#lib/text.ts';

const collators = new Map<string, Intl.Collator>();

/** Compares two texts for sorting. Ignores case and accents, and sorts 2 before 10. */
export function compareTexts(a: string, b: string): number {
  const locale = currentLocale();
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator.compare(a, b);
}
