// Sizes in the person's language.
import { currentLocale, useText } from '#lib/text.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** Returns a function that formats bytes: '12.4 MB'. */
export function useBytes(): (bytes: number) => string {
  // Renders again with another language.
  useText();
  const locale = currentLocale();
  return (bytes) => {
    const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const options = { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: power < 2 ? 0 : 1 } as const;
    return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** power);
  };
}
