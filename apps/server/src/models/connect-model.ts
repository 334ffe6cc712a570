// Connects to a language model. The libraries are loaded with the first use, so that a server without a model never has them.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { ModelAccess } from '#config.ts';
import type { ConnectModel } from '#endpoints/context.ts';
import { AnswerTooLong } from '#models/failure-of.ts';
import { habitualFetch } from '#models/provider-habits.ts';

export const connectModel: ConnectModel = async (access) => {
  const { provider, baseUrl, apiKey, model } = access;
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const options = { apiKey: apiKey ?? '', fetch: habitualFetch(nameOf(access), boundedFetch) };
    return createAnthropic({ ...options, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { url, query, headers } = addressOf(access);
  const options = {
    name: 'model',
    baseURL: url,
    queryParams: query,
    headers,
    includeUsage: true,
    supportsStructuredOutputs: true,
  };
  const fetch = habitualFetch(nameOf(access), finishedFetch);
  return createOpenAICompatible({ ...options, fetch, ...(apiKey !== undefined && { apiKey }) })(model);
};

/** Lets Anthropic keep what a request has up to this message, so that the next one costs a tenth for it; other providers keep it unasked. */
export const keptUpToHere = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** Names a model at an address. */
export function nameOf({ baseUrl = '', model }: Pick<ModelAccess, 'baseUrl' | 'model'>): string {
  return `${baseUrl} ${model}`;
}

/** Azure wants a version behind each address of its older interface, and its own header for a key. */
export function addressOf({ baseUrl = '', apiKey }: Pick<ModelAccess, 'baseUrl' | 'apiKey'>): {
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
} {
  const [url = '', search = ''] = baseUrl.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const isAzure = 'api-version' in query || /\.azure\.com$/.test(URL.parse(url)?.hostname ?? '');
  return { url: url.replace(/(?<!\/)\/+$/, ''), query, headers: isAzure && apiKey !== undefined ? { 'api-key': apiKey } : {} };
}

/** Follows no redirect, which would send key and texts to another address, and ends an answer that is too long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > modelLimits.answer) controller.error(new AnswerTooLong());
      else controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(bounded) ?? null, response);
};

/**
 * Some servers end a whole answer with `[DONE]` and give no reason why it ended, which the library takes for an answer that was cut
 * off: the usual reason is added.
 */
const finishedFetch: typeof fetch = async (input, init) => {
  const response = await boundedFetch(input, init);
  const decoder = new TextDecoder();
  let tail = '';
  let hasReason = false;
  let isDone = false;
  const finished = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      const text = tail + decoder.decode(part, { stream: true });
      hasReason ||= /"finish_reason"\s*:\s*"/.test(text);
      isDone ||= /^data: ?\[DONE\]/m.test(text);
      tail = text.slice(-finishMark);
      controller.enqueue(part);
    },
    flush(controller) {
      if (isDone && !hasReason) controller.enqueue(new TextEncoder().encode(usualFinish));
    },
  });
  return new Response(response.body?.pipeThrough(finished) ?? null, response);
};

/** Characters in which a mark stands that is cut by the pieces of a stream. */
const finishMark = 64;
const usualFinish = `\n\ndata: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`;
