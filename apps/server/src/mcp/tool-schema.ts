// A schema of the contract as the library of MCP wants it: with its JSON Schema, and with sentences instead of keys of texts.

import { textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import * as z from 'zod/mini';

type Target = 'draft-2020-12';

function fieldsOf(schema: z.core.$ZodType): object {
  return (schema as { shape?: object }).shape ?? {};
}

/** Returns the schema with what the library reads of it. Whoever names an argument expects an effect, so that others are refused. */
export function toolSchema(schema: z.core.$ZodType) {
  const json = (io: 'input' | 'output') => (options: { target: string }) =>
    ({
      ...z.toJSONSchema(schema, { io, target: options.target as Target, unrepresentable: 'any' }),
      additionalProperties: false,
    }) as Record<string, unknown>;
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'tasklane',
      validate(value: unknown) {
        const others = Object.keys(value ?? {}).filter((name) => !Object.hasOwn(fieldsOf(schema), name));
        if (others.length > 0) return { issues: others.map((name) => ({ path: [name], message: english.errors.unknownField })) };
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
