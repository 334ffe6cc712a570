// Asks the model for a suggestion: an answer of a fixed shape, made from data that the person sees. It has no tool but its answer,
// so it can neither read nor change anything.
import { rateLimits } from '@app/contract/limits.ts';
import type { SuggestionFailure } from '@app/contract/suggestions/suggestions.contract.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { maySuggest, type SuggestionNeed } from '@app/contract/suggestions/suggestions.rules.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import type * as z from 'zod/mini';
import { dataRule } from '#conversations/instructions.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { asData } from '#conversations/tools/tool-box.ts';
import { toolCalls } from '#conversations/tools/tool-calls.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { modelFor } from '#models/model-settings.ts';
import { runModel } from '#models/run-model.ts';
import { takeSlot } from '#models/slots.ts';
import { watchCaller } from '#models/watch-caller.ts';

export type SuggestionCaller = Pick<
  RequestContext,
  'db' | 'config' | 'log' | 'asAssistant' | 'connectModel' | 'stopping' | 'leaving'
> & {
  actor: Principal;
};

interface SuggestionRequest<S extends z.core.$ZodType> {
  need: SuggestionNeed;
  /** What to do, and in which language. */
  task: string[];
  /** What it is about: only what the person sees. */
  data: unknown;
  answer: S;
}

type Suggested<T> = { value: T; failure: null } | { value: undefined; failure: SuggestionFailure };

/** Returns the model's answer, or why there is none. */
export async function suggest<S extends z.core.$ZodType>(
  caller: SuggestionCaller,
  wanted: SuggestionRequest<S>,
): Promise<Suggested<z.output<S>>> {
  const { db, config, actor } = caller;
  await limitAttempts(db, `assistant:${actor.id}`, rateLimits.assistant);
  const current = await modelFor(db, config, actor.id);
  if (!current || !maySuggest(current.levels, wanted.need)) return failed(actor, 'off');
  const result: { value?: z.output<S> } = {};
  const endSlot = takeSlot(actor.id);
  const watch = watchCaller(caller.asAssistant);
  const answer = defineTool(
    { caller: watch.caller, calls: toolCalls() },
    {
      description: 'Takes your answer. Call it once.',
      input: wanted.answer,
      execute: async (value) => {
        result.value = value;
        return 'ok';
      },
    },
  );
  const failure = await runModel(caller, {
    ...{ current, userId: actor.id, ending: watch.signal, stopped: caller.leaving(), tools: { answer } },
    instructions: [...wanted.task, 'Answer only by calling the tool answer, once.', dataRule].join('\n'),
    messages: [{ role: 'user', content: JSON.stringify(asData(wanted.data, suggestionLimits.data)) }],
    ...{ steps: suggestionLimits.steps, outputTokens: suggestionLimits.outputTokens, total: suggestionLimits.total },
    isDone: () => 'value' in result,
    onPart: () => {},
  }).finally(() => {
    watch.end();
    endSlot();
  });
  watch.signal.throwIfAborted();
  if (result.value !== undefined) return { value: result.value, failure: null };
  return failed(actor, failure ?? 'badAnswer');
}

/** Returns a failure with its sentence. */
export function failed(
  { language }: Principal,
  code: SuggestionFailure['code'],
): { value: undefined; failure: SuggestionFailure } {
  return { value: undefined, failure: { code, text: repliesTexts[language].suggestions[code] } };
}
