// Reads the dates and instants of a file.

import { toCalendarDate } from '@app/contract/dates/zones.rules.ts';
import { importedDate } from '@app/contract/imports/import-dates.rules.ts';
import type { ImportMapping } from '@app/contract/imports/imports.contract.ts';

export interface FileDates {
  now: string;
  /** Returns a calendar date; null for no date, undefined for a text that is none. */
  date(text: string): string | null | undefined;
  /** Returns an instant, which is not later than now; undefined for a text that is none. */
  instant(text: string): string | undefined;
}

/** Returns the reader of dates in a format; the zone says on which day an instant is. */
export function fileDates(format: ImportMapping['dates'], zone: string): FileDates {
  const now = new Date().toISOString();
  return {
    now,
    date(text) {
      const trimmed = text.trim();
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(trimmed)) return importedDate(trimmed, format);
      return Number.isNaN(Date.parse(trimmed)) ? undefined : toCalendarDate(new Date(trimmed).toISOString(), zone);
    },
    instant(text) {
      const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Date.parse(importedDate(text, format) ?? '');
      if (Number.isNaN(time) || time < 0) return undefined;
      const instant = new Date(time).toISOString();
      return instant > now ? now : instant;
    },
  };
}
