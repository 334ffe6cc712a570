// Tests a model as people will use it: whether it answers, calls a tool, and says what a question means, and how long that takes.
import type { ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { kindExamples } from '@app/language/question/kind-examples.rules.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { failureOf } from '#models/failure-of.ts';
import { meter } from '#models/metered-model.ts';
import { learnTools, listedModels } from '#models/model-abilities.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { kindList } from '#models/name-kind.ts';
import { namedWords } from '#models/name-words.ts';
import { providerSentence } from '#models/provider-sentence.ts';
import { spokenParts } from '#models/spoken-parts.ts';

type Context = Pick<RequestContext, 'db' | 'log' | 'connectModel' | 'stopping'> & { userId: number };

interface Verdict {
  success: boolean;
  /** Sentences in the tester's language; after a failure with the provider's own. */
  message: string;
}

/** Asks the model for the call of a tool, and then what a question means, as far as the time of a test reaches. */
export async function testModel(context: Context, current: CurrentModel, language: Language): Promise<Verdict> {
  const words = repliesTexts[language];
  const ending = AbortSignal.any([context.stopping, AbortSignal.timeout(modelLimits.test)]);
  const { failure, said, usesTools } = await callTool(context, current, ending);
  if (failure !== undefined && failure !== 'noTools') {
    const listed = await listedModels(current.access);
    const has = listed.length === 0 || listed.includes(current.access.model) ? '' : words.modelsOfServer(listed.join(', '));
    return { success: false, message: [words.testFailures[failure], has, said].filter(Boolean).join(' ') };
  }
  learnTools(current.access, usesTools ? 'works' : 'none');
  const named = await nameKind(context, current, ending, language);
  return {
    success: true,
    message: [usesTools ? words.connected : words.testFailures.noTools, said, named].filter(Boolean).join(' '),
  };
}

interface ToolCalled {
  failure?: ReplyFailure['code'];
  /** What the provider says of it. */
  said?: string | undefined;
  usesTools: boolean;
}

async function callTool(context: Context, current: CurrentModel, ending: AbortSignal): Promise<ToolCalled> {
  const counted = meter(context.db, context.userId, current);
  let usesTools = false;
  try {
    const { jsonSchema, streamText, tool, wrapLanguageModel } = await import('ai');
    const model = wrapLanguageModel({
      model: await context.connectModel(current.access),
      middleware: [spokenParts, counted.middleware],
    });
    const { stream } = streamText({
      ...{ model, prompt: 'Call the tool ping.', maxOutputTokens: modelLimits.freeWord, maxRetries: 0 },
      tools: { ping: tool({ description: 'Answers.', inputSchema: jsonSchema({ type: 'object', properties: {} }) }) },
      ...{ abortSignal: ending, onError: () => {} },
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      usesTools ||= part.type === 'tool-call' && part.toolName === 'ping';
    }
    ending.throwIfAborted();
    return { usesTools };
  } catch (error) {
    const failure = context.stopping.aborted ? 'stopped' : failureOf(ending.aborted ? ending.reason : error);
    await counted.settle(failure);
    return { failure, said: providerSentence(error), usesTools };
  }
}

/** Returns how long the model takes to say what a question means, or that it does not. */
async function nameKind(context: Context, current: CurrentModel, ending: AbortSignal, language: Language): Promise<string> {
  const words = repliesTexts[language];
  const began = performance.now();
  const text = kindExamples.count[language];
  const { likely } = await namedWords(context, kindList, { current, userId: context.userId, text, ending });
  if (ending.aborted) return words.namesLate;
  if (likely.length === 0) return words.namesNothing;
  const seconds = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });
  return words.namesIn(seconds.format((performance.now() - began) / 1_000));
}
