// Backups that the server makes, for administrators: their state, and one to make now.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, ResponseId } from '#fields.ts';
import { adminVias } from '#principals.ts';

/** Why a backup was made. */
export const backupCauses = ['schedule', 'person', 'command'] as const;
export type BackupCause = (typeof backupCauses)[number];

export const backupStates = ['queued', 'writing', 'testing', 'done', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** How the restore test of a backup ended. */
export const backupTests = ['passed', 'failed', 'skipped'] as const;
export type BackupTest = (typeof backupTests)[number];

/** Why a backup or its test failed. */
export const backupReasons = [
  'unwritable',
  'noSpace',
  'database',
  'damaged',
  'incomplete',
  'tooLong',
  'stopped',
  'lost',
  'unexpected',
] as const;
export type BackupReason = (typeof backupReasons)[number];

/** What needs attention: nothing is scheduled, the last one failed, was not tested, or did not begin in time. */
export const backupWarnings = ['unscheduled', 'failed', 'untested', 'late'] as const;
export type BackupWarning = (typeof backupWarnings)[number];

export const BackupRun = z.object({
  id: ResponseId,
  cause: z.enum(backupCauses),
  /** The name of the person who asked for it. */
  fullName: z.nullable(z.string()),
  state: z.enum(backupStates),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  /** The computer on which it was made. */
  host: z.nullable(z.string()),
  file: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  encrypted: z.nullable(z.boolean()),
  writeMs: z.nullable(z.int()),
  testMs: z.nullable(z.int()),
  test: z.nullable(z.enum(backupTests)),
  reason: z.nullable(z.enum(backupReasons)),
  /** What the program said, in English. */
  detail: z.nullable(z.string()),
  /** When the file was deleted, because newer ones replaced it. */
  removedAt: z.nullable(Instant),
});
export type BackupRun = z.output<typeof BackupRun>;

export const Backups = z.object({
  /** The schedule of the operator; null without one. */
  schedule: z.nullable(z.string()),
  /** The zone in which the schedule is meant. */
  zone: z.string(),
  nextAt: z.nullable(Instant),
  /** How many are kept. */
  keep: z.string(),
  /** Whether new backups are encrypted. */
  encrypts: z.boolean(),
  warning: z.nullable(z.enum(backupWarnings)),
  /** The newest first. */
  runs: z.array(BackupRun),
});
export type Backups = z.output<typeof Backups>;

export const backups = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns the schedule of backups, what needs attention, and the newest backups',
    response: Backups,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/admin/backups',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    audit: 'backup_started',
    summary: 'Makes a backup now and tests it',
    status: 201,
    response: BackupRun,
  }),
};
