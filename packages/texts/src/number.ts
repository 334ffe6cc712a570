// Writes numbers as a language does: '1,010'.

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a function that writes a whole number with the separators of a language. */
export function numberOf(locale: string): (number: number) => string {
  return (number) => {
    if (Math.abs(number) < 1000) return String(number);
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
    formats.set(locale, format);
    return format.format(number);
  };
}
