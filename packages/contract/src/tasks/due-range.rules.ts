// Ranges of due dates in a filter: `<7d`, `>=2026-12-01`, `0d..6d`. A number of days counts from today.
import { addDays } from '#tasks/due-choices.rules.ts';

/** The first and the last day that match; without one the range is open at that end. */
export interface DueSpan {
  from?: string | undefined;
  to?: string | undefined;
}

const point = String.raw`-?\d{1,3}d|[1-9]\d{3}-\d{2}-\d{2}`;
const compared = new RegExp(`^(<=|>=|<|>)?(${point})$`);
const between = new RegExp(`^(${point})\\.\\.(${point})$`);

/** Whether a text is a range of due dates. */
export function isDueRange(value: string): boolean {
  return dueSpan(value, '2000-01-01') !== undefined;
}

/** Returns the days of a range; undefined if the text is none, or leaves the years of four digits. */
export function dueSpan(value: string, today: string): DueSpan | undefined {
  const span = spanOf(value, today);
  const days = span && [span.from, span.to].filter((day) => day !== undefined);
  return days?.every((day) => /^\d{4}-/.test(day)) ? span : undefined;
}

function spanOf(value: string, today: string): DueSpan | undefined {
  const [, first, last] = between.exec(value) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, to] = [dayOf(first, today), dayOf(last, today)];
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  const [, sign, at] = compared.exec(value) ?? [];
  const day = at === undefined ? undefined : dayOf(at, today);
  if (day === undefined) return undefined;
  if (sign === '<') return { to: addDays(day, -1) };
  if (sign === '<=') return { to: day };
  if (sign === '>') return { from: addDays(day, 1) };
  if (sign === '>=') return { from: day };
  return { from: day, to: day };
}

function dayOf(text: string, today: string): string | undefined {
  if (text.endsWith('d')) return addDays(today, Number.parseInt(text, 10));
  const instant = Date.parse(text);
  // 'February 30' is an instant of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : undefined;
}
