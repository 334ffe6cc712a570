// Classifies errors as database failures. All code that refuses, logs or waits because of a failure uses this module.
import pg from 'pg';

/** `busy` ends by itself; the others last until somebody or something repairs them. */
export type DatabaseFailure = 'unreachable' | 'readOnly' | 'full' | 'busy';

/** Our own codes, for failures that have no code of PostgreSQL or the system. */
export const ownCodes = {
  unanswered: 'DATABASE_UNANSWERED',
  queueFull: 'DATABASE_QUEUE_FULL',
  stopped: 'DATABASE_STOPPED',
} as const;

/** Messages of driver errors without a code; a test compares them with the driver's source. */
export const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Received unexpected',
  'SASL',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
] as const;

const failures: readonly [DatabaseFailure, RegExp][] = [
  // Serialization failure, deadlock, lock timeout, statement timeout, and our own queue.
  ['busy', new RegExp(`^(40001|40P01|55P03|57014|${ownCodes.queueFull})$`)],
  ['readOnly', /^25006$/],
  ['full', /^(53100|ENOSPC|EDQUOT)$/],
  // Connection, role and database, resources, shutdown, system error, corruption; a session that was ended for idling in a
  // transaction.
  ['unreachable', /^(08|28|3D|53|57P|58|F0|XX)[0-9A-Z]{3}$|^57P..$|^3D000$|^25P0[34]$/],
  [
    'unreachable',
    /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EPROTO|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/,
  ],
  ['unreachable', new RegExp(`^(${ownCodes.unanswered}|${ownCodes.stopped})$`)],
];

/** Returns how the database failed; undefined if it answered, or if the error is not about the database. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  const code = codeOf(error);
  if (code !== undefined) return failures.find(([, codes]) => codes.test(code))?.[0];
  for (let at = error; at instanceof Error; at = at.cause) {
    const { message } = at;
    // A response that the driver could not parse has no code.
    if (at instanceof pg.DatabaseError || driverMessages.some((start) => message.startsWith(start))) return 'unreachable';
  }
  return undefined;
}

/** Returns the SQLSTATE or system code of an error or of its causes. */
export function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    // A host name with several addresses fails once for each.
    if (at instanceof AggregateError) return codeOf(at.errors[0]);
  }
  return undefined;
}

/** Returns the innermost reason in one short line; the outer errors repeat the statement and its values. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause);
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** Returns an error after which a transaction starts again, as after a serialization failure. */
export function retryError(message: string): Error {
  return Object.assign(new Error(message), { code: '40001' });
}

/** Creates an error with one of our own codes. */
export function failureError(code: (typeof ownCodes)[keyof typeof ownCodes], message: string): Error {
  return Object.assign(new Error(message), { code });
}
