// Why signing in or registering failed.
import { RequestError } from '#lib/request-error.ts';
import { currentText } from '#lib/text.ts';

/** What the server said, or that it could not be reached; undefined where it refused without a word. */
export function saidBy(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  if (error.body.message || error.status === 0) return error.reason;
  return error.status >= 500 ? currentText().errors.unexpected : undefined;
}
