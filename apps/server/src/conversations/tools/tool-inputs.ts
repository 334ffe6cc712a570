// The fields that the inputs of tools are made of.
import { isCalendarDay, isCleanText, isLongTitle } from '@app/contract/fields.ts';
import { knownPriorities, limits } from '@app/contract/limits.ts';
import * as z from 'zod/mini';

export const id = z.int().check(z.gte(1), z.lte(limits.id.max));
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isCalendarDay));
/** Null removes a date. */
export const dateOrNone = z.nullable(date);
export const cleanText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isCleanText));
export const title = cleanText(limits.title.max).check(z.refine(isLongTitle));
export const priority = z.enum(knownPriorities);
