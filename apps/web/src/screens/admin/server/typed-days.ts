// The days for which records are kept, as they are typed. Pure.
import { type RetentionKind, retentionBounds, retentionKinds } from '@app/contract/retention/retention.limits.ts';
import type { RetentionDays } from '@app/contract/retention/retention.rules.ts';

/** Empty without an end. */
export type TypedDays = Record<RetentionKind, string>;

export function typedOf(days: RetentionDays): TypedDays {
  return Object.fromEntries(retentionKinds.map((kind) => [kind, days[kind] === null ? '' : String(days[kind])])) as TypedDays;
}

/** Returns the days, and the kinds whose days are none or beyond their bounds. */
export function daysOf(typed: TypedDays): { days: RetentionDays; wrong: RetentionKind[] } {
  const days = Object.fromEntries(retentionKinds.map((kind) => [kind, numberOf(typed[kind])]));
  return { days: days as RetentionDays, wrong: retentionKinds.filter((kind) => !fits(kind, numberOf(typed[kind]))) };
}

function fits(kind: RetentionKind, days: number | null): boolean {
  const { usual, least, most } = retentionBounds[kind];
  return days === null ? usual === null : days >= least && days <= most;
}

/** Returns the number of a text such as '3 650'; null for an empty one, NaN for what is none. */
function numberOf(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
