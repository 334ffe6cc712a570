// Sends a request to the model and follows its answer: counted, bounded in time, and with a reason in place of any error.

import type { ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { LanguageModelMiddleware, ModelMessage, TextStreamPart, ToolSet } from 'ai';
import type { DefinedTool } from '#conversations/tools/define-tool.ts';
import type { Model, RequestContext } from '#endpoints/context.ts';
import { type Choice, choiceOptions, constrained } from '#models/choice.ts';
import { keptUpToHere } from '#models/connect-model.ts';
import { failureOf, loggedFailure } from '#models/failure-of.ts';
import { meter } from '#models/metered-model.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { providerSentence } from '#models/provider-sentence.ts';
import { spokenParts } from '#models/spoken-parts.ts';

export interface ModelRun {
  current: CurrentModel;
  userId: number;
  instructions: string;
  messages: ModelMessage[];
  tools: Record<string, DefinedTool>;
  /** The names of the tools that the next request has; all without it. A call of another one is answered, too. */
  sentTools?: () => string[];
  /** One word of a list is the whole answer. */
  choice?: Choice;
  steps: number;
  outputTokens: number;
  /** Milliseconds. */
  total: number;
  /** Aborts when the person stops the answer. */
  stopped?: AbortSignal;
  /** Aborts when the session has ended: nothing more may be read or sent. */
  ending: AbortSignal;
  /** No further request is sent once this is true. */
  isDone?: () => boolean;
  onPart(part: TextStreamPart<ToolSet>): void;
}

type Context = Pick<RequestContext, 'db' | 'log' | 'connectModel' | 'stopping'>;

/** Returns why the model did not answer, or not to the end; undefined if it did. */
export async function runModel(
  { db, log, connectModel, stopping }: Context,
  run: ModelRun,
): Promise<ReplyFailure['code'] | undefined> {
  const { current, ending, sentTools, isDone = () => false } = run;
  const { bounds } = current;
  const counted = meter(db, run.userId, current);
  const leaving = AbortSignal.any([ending, stopping, ...(run.stopped ? [run.stopped] : [])]);
  let failure: ReplyFailure['code'] | undefined;
  try {
    const library = await import('ai');
    const model = library.wrapLanguageModel({
      model: await connectModel(current.access),
      middleware: [
        spokenParts,
        only(sentTools),
        constrained(run.choice),
        counted.middleware,
        patient(Math.min(bounds.firstToken, run.total)),
      ],
    });
    const result = library.streamText({
      model,
      instructions: { role: 'system', content: run.instructions, providerOptions: keptUpToHere },
      messages: run.messages,
      tools: Object.fromEntries(Object.entries(run.tools).map(([name, tool]) => [name, tool.make(library)])),
      ...(run.choice && choiceOptions(run.choice)),
      stopWhen: [library.isStepCount(run.steps), isDone],
      maxOutputTokens: run.outputTokens,
      maxRetries: modelLimits.retries,
      timeout: { totalMs: run.total },
      ...(bounds.reasoning !== 'default' && { reasoning: bounds.reasoning }),
      abortSignal: leaving,
      // The stream has the error, too.
      onError: () => {},
    });
    for await (const part of result.stream) {
      if (part.type === 'error') fail(part.error);
      else if (part.type === 'abort') failure ??= leaving.aborted ? 'stopped' : 'slow';
      else if (part.type === 'finish') finish(part.finishReason);
      else run.onPart(part);
    }
  } catch (error) {
    fail(error);
  }
  await counted.settle(failure ?? 'stopped');
  return failure;

  function fail(error: unknown): void {
    failure ??= leaving.aborted ? 'stopped' : failureOf(error);
    // What was refused is the administrator's to mend.
    if (failure === 'unexpected' || (failure !== 'stopped' && providerSentence(error) !== undefined))
      log.warn(loggedFailure(error, current.keepContent), 'the model failed');
  }

  function finish(reason: string): void {
    if (reason === 'content-filter') failure ??= 'refused';
    else if (reason === 'length') failure ??= 'tooLong';
  }
}

function only(sentTools: (() => string[]) | undefined): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    async transformParams({ params }) {
      const names = sentTools?.();
      return names && params.tools ? { ...params, tools: params.tools.filter(({ name }) => names.includes(name)) } : params;
    },
  };
}

/** Ends a request that has brought nothing of an answer in time, whether or not its server has begun to respond. */
function patient(firstToken: number): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    async wrapStream({ model, params }) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new DOMException('no word came in time', 'TimeoutError')), firstToken);
      const signals = [late.signal, ...(params.abortSignal ? [params.abortSignal] : [])];
      try {
        const { stream, ...rest } = await model.doStream({ ...params, abortSignal: AbortSignal.any(signals) });
        const watched = new TransformStream<Part, Part>({
          transform(part, controller) {
            if (part.type !== 'stream-start' && part.type !== 'response-metadata' && part.type !== 'raw') clearTimeout(timer);
            controller.enqueue(part);
          },
          flush: () => clearTimeout(timer),
        });
        return { ...rest, stream: stream.pipeThrough(watched) };
      } catch (error) {
        clearTimeout(timer);
        throw late.signal.aborted ? late.signal.reason : error;
      }
    },
  };
}

type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
