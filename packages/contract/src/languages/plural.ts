// Which of two forms of a word follows a number, by the rules of a language.

/** Makes the choice for a locale: the form for one (in French for nothing, too) or the form for several. */
export function pluralOf(locale: string): (count: number, one: string, several: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, one, several) => (rules.select(count) === 'one' ? one : several);
}
