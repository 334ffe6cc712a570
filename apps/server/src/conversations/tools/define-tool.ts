// Makes a tool of a schema and a function: its JSON Schema, sentences for wrong arguments, and refusals as answers.

import { textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { english } from '@app/texts/english/english.ts';
import type { Tool } from 'ai';
import * as z from 'zod/mini';
import type { ToolBox } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { ApiError } from '#endpoints/errors.ts';

interface Definition<S extends z.core.$ZodType> {
  description: string;
  input: S;
  /** What the step says that it is about. */
  about?: (input: z.output<S>) => string;
  execute(input: z.output<S>): Promise<unknown>;
}

/** A tool before the library is loaded. */
export interface DefinedTool {
  description: string;
  input: z.core.$ZodType;
  /** Answers an input that fits the schema; a refusal is an answer (`isRefusal`). */
  answer(input: unknown): Promise<unknown>;
  /** Returns what the step is about. */
  about(input: unknown): string;
  /** Returns the tool for the library. */
  make(library: Pick<typeof import('ai'), 'jsonSchema' | 'tool'>): Tool;
}

export function defineTool<S extends z.core.$ZodType>(
  { caller, calls }: Pick<ToolBox, 'caller' | 'calls'>,
  definition: Definition<S>,
): DefinedTool {
  const { description, input, about, execute } = definition;
  async function answered(args: z.output<S>): Promise<unknown> {
    try {
      calls.count();
      return await execute(args);
    } catch (error) {
      const sentence = await refusalOf(error, caller);
      if (sentence === undefined) throw error;
      return { refused: sentence };
    }
  }
  return {
    description,
    input,
    answer: (args) => answered(args as z.output<S>),
    about(args) {
      const parsed = z.safeParse(input, args);
      return parsed.success && about ? about(parsed.data) : '';
    },
    make: ({ jsonSchema, tool }) =>
      tool({
        description,
        inputSchema: jsonSchema<z.output<S>>(() => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as never, {
          validate(value) {
            const parsed = z.safeParse(input, value);
            return parsed.success
              ? { success: true, value: parsed.data }
              : { success: false, error: new Error(sentencesOf(parsed.error.issues)) };
          },
        }),
        execute(args: z.output<S>, { toolCallId }: { toolCallId: string }) {
          const running = answered(args);
          calls.keep(toolCallId, running);
          return running;
        },
      } as never) as Tool,
  };
}

/** Messages of schemas are keys of texts. */
function sentencesOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${textByKey(english, message) ?? message}`).join('; ');
}

/** What the person may not do, or what is not there, is an answer; anything else ends the reply. */
async function refusalOf(error: unknown, caller: ToolBox['caller']): Promise<string | undefined> {
  if (error instanceof ToolRefusal) return error.message;
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) return undefined;
  const { principal } = await caller();
  return textByKey(catalogues[principal.language], error.key) ?? error.code;
}
