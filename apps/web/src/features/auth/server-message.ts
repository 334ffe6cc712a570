// The message of a failed sign-in or registration.
import { RequestError } from '#lib/request-error.ts';
import { currentText } from '#lib/text.ts';

/** Returns the server's message, or that it is unreachable; undefined when the response has no message. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  if (error.body.message || error.status === 0) return error.reason;
  return error.status >= 500 ? currentText().errors.unexpected : undefined;
}
