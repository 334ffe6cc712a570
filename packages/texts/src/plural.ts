// Chooses between singular and plural by the rules of a language.

/** Returns a function that chooses the singular (in French for 0, too) or the plural for a count. */
export function pluralOf(locale: string): (count: number, one: string, several: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, one, several) => (rules.select(count) === 'one' ? one : several);
}
