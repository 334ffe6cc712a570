// Formats numbers in the person's language.
import { numberOf } from '@app/texts/number.ts';
import { currentLocale, useText } from '#lib/text.ts';

/** Writes a count as texts do: '12,500'. For components that render again with another language. */
export const formatCount = (count: number): string => numberOf(currentLocale())(count);

interface Numbers {
  /** A count with separators: '12,500'. */
  formatCount: (count: number) => string;
  /** An amount of money without its currency; a small one has more decimals: '12.50', '0.0132', '0.000068'. */
  formatAmount: (amount: number) => string;
  /** A duration: '240 ms', '1.2 sec'. */
  formatDuration: (milliseconds: number) => string;
}

export function useNumbers(): Numbers {
  // Renders again with another language.
  useText();
  const locale = currentLocale();
  const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const format = (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value);
  return {
    formatCount,
    formatAmount(amount) {
      if (amount >= 1 || amount === 0) return format(amount, decimals(2));
      return format(amount, amount < 0.001 ? { maximumSignificantDigits: 2 } : decimals(4));
    },
    formatDuration: (milliseconds) =>
      milliseconds < 1000
        ? format(milliseconds, { style: 'unit', unit: 'millisecond' })
        : format(milliseconds / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }),
  };
}
