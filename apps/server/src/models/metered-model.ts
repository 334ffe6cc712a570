// A model whose every request is counted: it reserves its tokens before it is sent, and is logged with what the provider counted.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { LanguageModelMiddleware } from 'ai';
import type { Db } from '#db/connect.ts';
import type { Model } from '#endpoints/context.ts';
import { BudgetSpent, failureOf } from '#models/failure-of.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { beginCall, endCall } from '#models/models.sql.ts';
import { sendable } from '#models/redact.ts';

interface Running {
  id: number;
  began: number;
  /** An estimate of the tokens that were sent. */
  sent: number;
  /** Characters that were received. */
  received: string;
}

export interface Meter {
  middleware: LanguageModelMiddleware;
  /** Ends the calls that no answer has ended. */
  settle(outcome: string): Promise<void>;
}

/** Returns the middleware that counts the requests of one reply. */
export function meter(db: Db, userId: number, current: CurrentModel): Meter {
  const { host, access, bounds, dailyTokens, redactEmails, keepContent, prices } = current;
  const running = new Set<Running>();

  async function end(call: Running, tokensIn: number, tokensOut: number, outcome: string): Promise<void> {
    if (!running.delete(call)) return;
    const cost = prices ? (tokensIn * prices.input + tokensOut * prices.output) / 1_000_000 : null;
    const duration = Date.now() - call.began;
    await endCall(db, call.id, {
      tokensIn,
      tokensOut,
      cost,
      duration,
      outcome,
      // The database stores no NUL.
      content: keepContent ? `\n\n${call.received.replaceAll('\0', '')}` : '',
    });
  }

  const tokensOf = (characters: number) => Math.ceil(characters / modelLimits.charactersPerToken);

  return {
    async settle(outcome) {
      await Promise.all([...running].map((call) => end(call, call.sent, tokensOf(call.received.length), outcome)));
    },
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({ ...params, prompt: sendable(params.prompt, !redactEmails) }),
      async wrapStream({ doStream, params }) {
        const prompt = JSON.stringify(params.prompt);
        const sent = tokensOf(prompt.length + JSON.stringify(params.tools ?? []).length);
        const id = await beginCall(db, {
          ...{ userId, host, model: access.model },
          reserved: sent + (params.maxOutputTokens ?? bounds.answer),
          limit: dailyTokens,
          content: keepContent ? prompt.replaceAll('\\u0000', '') : null,
        });
        if (id === undefined) throw new BudgetSpent();
        const call: Running = { id, began: Date.now(), sent, received: '' };
        running.add(call);
        const { stream, ...rest } = await Promise.resolve(doStream()).catch(async (error: unknown) => {
          // A refused request costs nothing; one that was broken off may have been worked on.
          if (!params.abortSignal?.aborted) await end(call, 0, 0, failureOf(error));
          throw error;
        });
        const counting = new TransformStream<Part, Part>({
          async transform(part, controller) {
            if (part.type === 'text-delta' || part.type === 'tool-input-delta') call.received += part.delta;
            if (part.type === 'finish') {
              const { inputTokens, outputTokens } = part.usage;
              const [tokensIn, tokensOut] = [counted(inputTokens.total), counted(outputTokens.total)];
              await end(call, tokensIn ?? sent, tokensOut ?? tokensOf(call.received.length), 'done');
            }
            controller.enqueue(part);
          },
        });
        return { ...rest, stream: stream.pipeThrough(counting) };
      },
    },
  };
}

/** Returns what a provider counted; undefined if that cannot be. */
function counted(tokens: number | undefined): number | undefined {
  const isPossible = tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= modelLimits.countedTokens;
  return isPossible ? tokens : undefined;
}

type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
