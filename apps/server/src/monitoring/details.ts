// The details of readiness for an operator. None is a secret, but they show strangers what to attack.
import { auditBacklog } from '#audit-delivery/audit-queue.sql.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import { nextBackup } from '#backups/next-backup.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { appliedMigrations } from '#db/migrate.ts';
import { spaceOf } from '#db/pglite/disk.ts';
import { withTimeout } from '#db/timeout.ts';
import type { WatchedStore } from '#endpoints/files/file-store.ts';
import { incomingMailCounts, lastReading } from '#incoming-mails/incoming-mails.sql.ts';
import { mailsWaiting } from '#monitoring/monitoring.sql.ts';
import { version } from '#program-files.ts';
import { webhookHealth } from '#webhooks/webhook-queue.sql.ts';

interface DetailSources {
  config: Config;
  database: Database;
  files: WatchedStore;
}

type Part = (sources: DetailSources) => Promise<unknown>;

/** How long one part may take, in milliseconds. */
const timeout = 1_000;

/** Each part by its name; one that fails says so and does not hide the others. */
const sections: Record<string, Part> = {
  process: async () => ({
    version,
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
  }),
  database: async ({ database: { kind, pool, waiting } }) => ({
    kind,
    connections: pool.totalCount,
    idle: pool.idleCount,
    waiting: waiting(),
  }),
  migrations: async ({ database: { pool } }) => {
    const names = await appliedMigrations(pool);
    return { applied: names.length, newest: names.at(-1) ?? null };
  },
  disk: async ({ config, database }) => {
    if (database.disk() === undefined) return null;
    const { free, total } = spaceOf(config.dataDir);
    return { freeBytes: free, totalBytes: total };
  },
  files: async ({ config, files }) => {
    const { at, failure } = await files.state();
    return { store: config.filesUrl === undefined ? 'folder' : 'bucket', triedAt: at, failure: failure?.text ?? null };
  },
  mail: async ({ config, database: { db } }) => {
    const { waiting, oldest } = await mailsWaiting(db);
    return {
      hasServer: config.mail.smtpUrl !== undefined,
      waiting,
      oldestSeconds: oldest === null ? null : Math.round(oldest / 1000),
    };
  },
  backup: async ({ config, database: { db } }) => {
    const { lastAt, lastTest, lastBytes, lastMs, warning } = await backupCondition(db, config.backupSchedule);
    return {
      warning,
      ageSeconds: lastAt === null ? null : Math.round((Date.now() - lastAt) / 1000),
      bytes: lastBytes,
      durationSeconds: lastMs === null ? null : lastMs / 1000,
      restoreTest: lastTest,
      next: await nextBackup(db, config),
    };
  },
  webhooks: async ({ database: { db } }) => {
    const { oldest, ...counts } = await webhookHealth(db);
    return { ...counts, oldestSeconds: oldest === null ? null : Math.round(oldest / 1000) };
  },
  audit: ({ database: { db } }) => auditBacklog(db),
  mailIn: async ({ config: { mailIn }, database: { db } }) => {
    if (!mailIn) return null;
    const { checkedAt, failure } = await lastReading(db);
    return {
      smtpPort: mailIn.smtp?.port ?? null,
      mailbox: mailIn.imapUrl === undefined ? null : { checkedAt, failure },
      lastDay: await incomingMailCounts(db),
    };
  },
};

/** Returns every part that could be read within a second. */
export async function readinessDetails(sources: DetailSources): Promise<Record<string, unknown>> {
  const read = Object.entries(sections).map(async ([name, part]) => [
    name,
    await withTimeout(timeout, part(sources)).catch(() => 'unknown'),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, unknown>;
}
