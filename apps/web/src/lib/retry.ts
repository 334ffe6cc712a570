// Retries sign-in, registration and the current user when the server cannot be reached. Never retries a refusal.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { timing } from '@app/contract/limits.ts';
import { unreadableCode } from '#lib/error-response.ts';
import { RequestError } from '#lib/request-error.ts';
import { isTimeout } from '#lib/timeout.ts';

/** Returns whether an endpoint is one of the auth calls. */
export function isAuthCall(endpoint: Endpoint): boolean {
  const calls: Endpoint[] = [api.auth.login, api.auth.currentUser, api.users.register];
  return calls.includes(endpoint);
}

/** The delays between the attempts of an auth call, in milliseconds: 1000, 1500, 2250. */
export function retryDelays(): number[] {
  return Array.from({ length: timing.authRetries }, (_, n) => timing.authRetryFirst * timing.authRetryFactor ** n);
}

/** Runs until it succeeds, is refused, or the delays are used up. */
export async function withRetries<T>(
  waits: readonly number[],
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const left = [...waits];
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const wait = isPassing(error) ? left.shift() : undefined;
      if (wait === undefined) throw error;
      await pause(wait, signal);
    }
  }
}

/** Whether it may be over in a moment: no connection, or a gateway without its server. A timeout has taken its time already. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestError) || isTimeout(error.cause) || error.body.error === unreadableCode) return false;
  return [0, 502, 503, 504].includes(error.status);
}

function pause(wait: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, wait);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
