// For tests: the English error messages of a schema for a value.

import { textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import * as z from 'zod/mini';

/** Returns the first message of each field by path (`assignees.0`; '' for the whole value); empty for a valid value. */
export function refusals(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const result = z.safeParse(schema, value);
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    found[issue.path.join('.')] ??= textByKey(english, issue.message) ?? `NO SENTENCE: ${issue.message}`;
  }
  return found;
}
