// What a caller gets of an answer who may write something but not read it: no more than what says that it was written.
import { gunzipSync } from 'node:zlib';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { mayReadAnswer } from '@app/contract/principals.ts';
import * as z from 'zod/mini';
import type { Outcome } from '#endpoints/answers/outcome.ts';
import { ApiError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';

const usual = z.object({
  id: z.optional(z.int()),
  version: z.optional(z.int()),
  success: z.optional(z.boolean()),
});

/** Returns the answer, or its receipt for a caller whose scopes do not include reading it. */
export function grantedOf(endpoint: Endpoint, principal: Principal | undefined, { status, result }: Outcome): Outcome {
  if (!principal || mayReadAnswer(endpoint, principal) || 'file' in result || 'stream' in result) return { status, result };
  const value: unknown = 'value' in result ? result.value : JSON.parse(textOf(result));
  return { status, result: { value: receiptOf(endpoint, value) } };
}

/** Returns of an answer only that it was written. */
export function receiptOf(endpoint: Endpoint, value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return z.parse(endpoint.receipt ?? usual, value);
}

/** Returns the error; without the stored row of a conflict for a caller who may not read it. */
export function grantedErrorOf(endpoint: Endpoint, principal: Principal | undefined, error: unknown): unknown {
  if (!(error instanceof ApiError) || !('current' in error.extra)) return error;
  if (!principal || mayReadAnswer(endpoint, principal)) return error;
  const { current: _, ...extra } = error.extra;
  return new ApiError(error.status, error.code, error.key, extra, error.retryAfter);
}

function textOf(result: { jsonText: string } | { gzipped: Buffer }): string {
  return 'jsonText' in result ? result.jsonText : gunzipSync(result.gzipped).toString();
}
