// Reduces an error for the log to its place and its statement. It omits the values, which hold what people wrote.
import { codeOf } from '#db/failures.ts';

const longest = { message: 500, stack: 3_000 };

interface Logged {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Returns the log fields of an error. */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: 'none', message: String(error).slice(0, longest.message), stack: '' };
  return {
    type: error.name,
    message: notificationMessage(error),
    code: codeOf(error),
    cause: error.cause instanceof Error ? notificationMessage(error.cause) : undefined,
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '').slice((error.stack ?? '').search(/^ {4}at /m)).slice(0, longest.stack),
  };
}

function notificationMessage(error: Error): string {
  const statement = 'query' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : undefined;
  const code = 'code' in error ? String(error.code) : '';
  // If the database could not parse a value (SQLSTATE 22...), the message ends with the value.
  const message = code.startsWith('22') ? error.message.split(': "')[0] : error.message;
  return (statement ?? message ?? '').slice(0, longest.message);
}
