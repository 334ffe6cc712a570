// Schemas of what a model writes in an answer: bounded text that the database can store.
import { isCleanText, sanitizeName } from '@app/contract/fields.ts';
import * as z from 'zod/mini';

/** Text on one line, without invisible characters. */
export const oneLine = (max: number) =>
  z.string().check(z.overwrite(sanitizeName), z.minLength(1), z.maxLength(max), z.refine(isCleanText));

/** Text of several lines. */
export const longText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isCleanText));
