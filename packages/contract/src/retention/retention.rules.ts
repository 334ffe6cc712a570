// Which days hold for each kind of record. Pure.
import { type RetentionKind, retentionBounds, retentionKinds } from '#retention/retention.limits.ts';

/** Days by kind; null keeps without an end. */
export type RetentionDays = {
  [Kind in RetentionKind]: null extends (typeof retentionBounds)[Kind]['usual'] ? number | null : number;
};

/** Returns the days that hold, given what is stored: what is usual where nothing was chosen, and never beyond the bounds. */
export function retentionOf(stored: Readonly<Record<string, unknown>>): RetentionDays {
  const days = retentionKinds.map((kind) => {
    const { usual, least, most } = retentionBounds[kind];
    const chosen = stored[kind];
    return [kind, typeof chosen === 'number' ? Math.min(Math.max(chosen, least), most) : usual];
  });
  return Object.fromEntries(days) as RetentionDays;
}
