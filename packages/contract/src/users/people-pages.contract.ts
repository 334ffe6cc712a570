// People in pages: what is asked for, and what every page says besides its rows.
import * as z from 'zod/mini';
import { isCleanText, textKey } from '#fields.ts';
import { limits, peoplePages } from '#limits.ts';

const text = (most: number) =>
  z
    .string(textKey('errors.invalid'))
    .check(z.maxLength(most, textKey('errors.tooLong')), z.refine(isCleanText, textKey('errors.invalid')));

export const peopleQuery = {
  /** Words that the texts of a person contain, without case and accents. */
  search: z.optional(text(limits.search.query)),
  /** The place after the last person of the page before. */
  after: z.optional(text(peoplePages.place)),
};

/** A page of rows, with the number of all people and of those that match. */
export function peoplePage<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** The place after the last row; null where nobody follows. */
    next: z.nullable(z.string()),
    all: z.int(),
    found: z.int(),
    /** Those of all who wait for a department. */
    waiting: z.int(),
  });
}
