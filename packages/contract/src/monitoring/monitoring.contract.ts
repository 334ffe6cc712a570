// The state of the server and its last hours, for administrators.
import * as z from 'zod/mini';
import { backupWarnings } from '#backups/backups.contract.ts';
import { endpoint } from '#endpoint.ts';
import { Instant } from '#fields.ts';
import { adminVias } from '#principals.ts';

export const MonitoringPoint = z.object({
  /** The end of the minute. */
  at: Instant,
  requests: z.int(),
  /** Answers with a status from 500. */
  errors: z.int(),
  /** The time in which 95 of 100 requests were answered, in milliseconds; null without requests. */
  p95: z.nullable(z.number()),
  /** Open event streams. */
  streams: z.int(),
  /** Mails that wait; null if the database did not answer. */
  mails: z.nullable(z.int()),
  /** Memory of the process in bytes. */
  memory: z.int(),
});
export type MonitoringPoint = z.output<typeof MonitoringPoint>;

/** A server on this database. */
const Instance = z.object({ name: z.string(), since: Instant });

/** The last run of a job of the process that answers. */
export const JobRun = z.object({ name: z.string(), at: Instant, ok: z.boolean() });
export type JobRun = z.output<typeof JobRun>;

/**
 * Why the store of files fails: no connection, no answer in time, an answer that ended early, a key or a bucket that is wrong, clocks
 * that differ, another refusal, another content than was stored, or the disk.
 */
export const storeFailureKinds = ['unreachable', 'silent', 'cut', 'key', 'bucket', 'clock', 'refused', 'other', 'disk'] as const;
export type StoreFailureKind = (typeof storeFailureKinds)[number];

/** The state of the server now. A part is null if it could not be read in time, or does not exist here. */
export const ServerStatus = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: Instant,
  /** The name of the process that answers. */
  instance: z.string(),
  memory: z.int(),
  /** All servers on this database; null with the embedded database, which has one. */
  instances: z.nullable(z.array(Instance)),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    /** What could be read of it; null if it did not answer. */
    read: z.nullable(z.object({ version: z.string(), bytes: z.int() })),
    connections: z.int(),
    waiting: z.int(),
  }),
  disk: z.nullable(z.object({ freeBytes: z.int(), totalBytes: z.int(), state: z.enum(['ok', 'low', 'full']) })),
  /** Where the files of tasks are, and why the store failed when it was used or tried last. */
  files: z.nullable(z.object({ store: z.enum(['folder', 'bucket']), failure: z.nullable(z.enum(storeFailureKinds)) })),
  mail: z.nullable(
    z.object({
      hasServer: z.boolean(),
      waiting: z.int(),
      oldestSeconds: z.nullable(z.int()),
      /** Failed in the last seven days. */
      failed: z.int(),
      /** Whether mails are held since a restore. */
      held: z.boolean(),
    }),
  ),
  /** Where the audit log is sent besides: what waits for each receiver, and whether it has been waiting too long. */
  audit: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        oldestSeconds: z.int(),
        late: z.boolean(),
        failure: z.nullable(z.string()),
      }),
    ),
  ),
  jobs: z.array(JobRun),
  backup: z.nullable(z.object({ warning: z.nullable(z.enum(backupWarnings)), lastAt: z.nullable(Instant) })),
});
export type ServerStatus = z.output<typeof ServerStatus>;

export const monitoring = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/monitoring',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns one point per minute of the last six hours of the process that answers, oldest first',
    response: z.object({ points: z.array(MonitoringPoint) }),
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/admin/status',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns the state of the server: version, database, disk, mails, jobs and backups',
    response: ServerStatus,
  }),
  endMailHold: endpoint({
    method: 'POST',
    path: '/api/admin/mail-hold/end',
    access: 'admin',
    audit: 'mail_hold_ended',
    summary: 'Ends the hold on mails after a restore, and sends or drops those that wait',
    body: z.object({ discard: z.boolean('errors.invalid') }),
    response: z.object({ waiting: z.int() }),
  }),
};
