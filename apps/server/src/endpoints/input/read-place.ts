// Places at which a page of a list begins, as the page before has named them.
import * as z from 'zod/mini';
import { assertValid } from '#endpoints/errors.ts';

/** An instant of a place, in milliseconds until the end of the year 9999, the last that dates of four digits have. */
export const PlaceInstant = z.int().check(z.gte(0), z.lte(253_402_300_799_999));

/** Parses a place; throws 400 for one that no answer has named. */
export function readPlace<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  const parsed = z.safeParse(schema, fromJson(text));
  assertValid(parsed.success, 'after', 'errors.invalid');
  return parsed.data as z.output<S>;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
