// What the log is told of an error: where it happened and which statement failed, never the values, which people have written.
import { codeOf } from '#db/failures.ts';

const longest = { message: 500, stack: 3_000 };

interface Logged {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as a line of the log holds it. */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: 'none', message: String(error).slice(0, longest.message), stack: '' };
  return {
    type: error.name,
    message: messageOf(error),
    code: codeOf(error),
    cause: error.cause instanceof Error ? messageOf(error.cause) : undefined,
    // Its first lines repeat the message.
    stack: (error.stack ?? '').slice((error.stack ?? '').search(/^ {4}at /m)).slice(0, longest.stack),
  };
}

function messageOf(error: Error): string {
  const statement = 'query' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : undefined;
  const code = 'code' in error ? String(error.code) : '';
  // Of a value that the database could not read (SQLSTATE 22...) the message ends with the value.
  const message = code.startsWith('22') ? error.message.split(': "')[0] : error.message;
  return (statement ?? message ?? '').slice(0, longest.message);
}
