// A schema of the contract as the library of MCP wants it: with its JSON Schema, and with sentences instead of keys of texts.
import { english, textByKey } from '@app/contract';
import * as z from 'zod/mini';

type Target = 'draft-2020-12';

/** Returns the schema with what the library reads of it. */
export function toolSchema(schema: z.core.$ZodType) {
  const json = (io: 'input' | 'output') => (options: { target: string }) =>
    z.toJSONSchema(schema, { io, target: options.target as Target, unrepresentable: 'any' }) as Record<string, unknown>;
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'tasklane',
      validate(value: unknown) {
        const parsed = z.safeParse(schema, value);
        if (parsed.success) return { value: parsed.data };
        const issues = parsed.error.issues.map(({ path, message }) => ({
          path,
          message: textByKey(english, message) ?? message,
        }));
        return { issues };
      },
      jsonSchema: { input: json('input'), output: json('output') },
    },
  };
}
