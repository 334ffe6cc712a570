// Connects to a language model. The libraries are loaded with the first use, so that a server without a model never has them.
import { modelLimits } from '@app/contract';
import type { ConnectModel } from '#endpoints/context.ts';
import { AnswerTooLong } from '#models/failure-of.ts';

export const connectModel: ConnectModel = async ({ provider, baseUrl, apiKey, model }) => {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const options = { apiKey: apiKey ?? '', fetch: boundedFetch };
    return createAnthropic({ ...options, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'model', baseURL: baseUrl ?? '', includeUsage: true, fetch: boundedFetch };
  return createOpenAICompatible({ ...options, ...(apiKey !== undefined && { apiKey }) })(model);
};

/** Follows no redirect, which would send key and texts to another address, and ends an answer that is too long. */
const boundedFetch: typeof fetch = async (input, init) => {
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
