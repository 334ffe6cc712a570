// When what could not be loaded is asked for again without anybody's doing.
import { timing } from '@app/contract';
import { RequestError } from '#lib/request-error.ts';

/** Says whether a failure may pass by itself: nothing answered, the server failed or is busy, or the answer was none. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** The wait before the next attempt: at most three in a minute, later where the server asks for it, and not everybody at once. */
export function waitAgain(error: unknown, random: number): number {
  const asked = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return Math.max(timing.refetchFailedAfter, asked) * (1 + random / 4);
}
