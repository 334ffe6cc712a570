// Says from an error whether the database has failed, and how. Everything that refuses, logs or waits because of it asks here.
import pg from 'pg';

/** `busy` passes by itself; the others last until somebody or something mends them. */
export type DatabaseFailure = 'unreachable' | 'readOnly' | 'full' | 'busy';

/** Codes that are our own, for failures that neither PostgreSQL nor the system names. */
export const ownCodes = {
  unanswered: 'DATABASE_UNANSWERED',
  queueFull: 'DATABASE_QUEUE_FULL',
  stopped: 'DATABASE_STOPPED',
} as const;

/** What the driver says in errors that carry no code; a test compares them with its source. */
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
  // Serialization, deadlock, a lock that was not given in time, a statement that took too long, and our own queue.
  ['busy', new RegExp(`^(40001|40P01|55P03|57014|${ownCodes.queueFull})$`)],
  ['readOnly', /^25006$/],
  ['full', /^(53100|ENOSPC|EDQUOT)$/],
  // Connection, role and database, resources, shutdown, system, damage; a session that was ended for idling in a transaction.
  ['unreachable', /^(08|28|3D|53|57P|58|F0|XX)[0-9A-Z]{3}$|^57P..$|^3D000$|^25P0[34]$/],
  [
    'unreachable',
    /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EPROTO|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/,
  ],
  ['unreachable', new RegExp(`^(${ownCodes.unanswered}|${ownCodes.stopped})$`)],
];

/** How the database has failed; undefined where it did answer, or the error is not its. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  const code = codeOf(error);
  if (code !== undefined) return failures.find(([, codes]) => codes.test(code))?.[0];
  for (let at = error; at instanceof Error; at = at.cause) {
    const { message } = at;
    // An answer that the driver could not read has no code.
    if (at instanceof pg.DatabaseError || driverMessages.some((start) => message.startsWith(start))) return 'unreachable';
  }
  return undefined;
}

/** The SQLSTATE or system code of an error, or of what caused it. */
export function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    // One host name with several addresses fails once for each.
    if (at instanceof AggregateError) return codeOf(at.errors[0]);
  }
  return undefined;
}

/** The innermost reason in one short line; the errors around it repeat the statement and its values. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause);
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** An error of our own, with the code by which it is recognised. */
export function failureError(code: (typeof ownCodes)[keyof typeof ownCodes], message: string): Error {
  return Object.assign(new Error(message), { code });
}
