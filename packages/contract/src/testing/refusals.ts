// For tests: what a schema says about a value, as a person would read it.
import * as z from 'zod/mini';
import { english } from '#languages/english.ts';
import { textByKey } from '#text.ts';

/** The sentences by field (`assignees.0`, or `` for the whole), each the first one of its field; empty where the value is accepted. */
export function refusals(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const result = z.safeParse(schema, value);
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    found[issue.path.join('.')] ??= textByKey(english, issue.message) ?? `NO SENTENCE: ${issue.message}`;
  }
  return found;
}
