// The places at which pages of people begin.
import { isCleanText } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import * as z from 'zod/mini';
import { readPlace } from '#endpoints/input/read-place.ts';

const PeopleAfter = z.tuple([z.string().check(z.refine(isCleanText)), z.int().check(z.gte(1), z.lte(limits.id.max))]);

/** Returns the place that a caller has named, if any; throws 400 for one that no answer has named. */
export function personPlace(after: string | undefined): [name: string, id: number] | undefined {
  return after === undefined ? undefined : readPlace(PeopleAfter, after);
}
