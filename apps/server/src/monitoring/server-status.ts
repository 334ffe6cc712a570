// The state of the server now, for administrators. A part that does not answer within a second is left out.
import type { JobRun, ServerStatus } from '@app/contract/monitoring/monitoring.contract.ts';
import { auditBacklog } from '#audit-delivery/audit-queue.sql.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { instanceName } from '#db/instance-name.ts';
import { spaceOf } from '#db/pglite/disk.ts';
import { withTimeout } from '#db/timeout.ts';
import { storedFacts } from '#doctor/doctor.sql.ts';
import { mailHold } from '#email/mail-hold.sql.ts';
import type { WatchedStore } from '#endpoints/files/file-store.ts';
import { databaseSize, mailsWaiting, serverInstances } from '#monitoring/monitoring.sql.ts';
import { version } from '#program-files.ts';

interface StatusSources {
  config: Config;
  database: Database;
  jobs: JobRun[];
  files: WatchedStore;
}

/** How long one part may take, in milliseconds. */
const timeout = 1_000;
const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/** Returns every part that could be read. */
export async function serverStatus({ config, database, jobs, files }: StatusSources): Promise<ServerStatus> {
  const { db, kind } = database;
  const orNull = <T>(part: Promise<T>) => withTimeout(timeout, part).catch(() => null);
  const [instances, read, mail, backup, store, audit] = await Promise.all([
    kind === 'postgres' ? orNull(serverInstances(db)) : null,
    orNull(databaseSize(db)),
    orNull(mailPart(config, database)),
    orNull(backupCondition(db, config.backupSchedule)),
    orNull(files.state()),
    orNull(auditBacklog(db)),
  ]);
  return {
    version,
    node: process.version,
    startedAt,
    instance: instanceName,
    memory: process.memoryUsage.rss(),
    instances,
    database: { kind, read, connections: database.pool.totalCount, waiting: database.waiting() },
    disk: diskPart(config, database),
    files: store && { store: config.filesUrl === undefined ? 'folder' : 'bucket', failure: store.failure?.kind ?? null },
    mail,
    audit,
    jobs,
    backup: backup && {
      warning: backup.warning,
      lastAt: backup.lastAt === null ? null : new Date(backup.lastAt).toISOString(),
    },
  };
}

function diskPart({ dataDir }: Config, database: Database): ServerStatus['disk'] {
  const state = database.disk();
  if (state === undefined) return null;
  try {
    const { free, total } = spaceOf(dataDir);
    return { freeBytes: free, totalBytes: total, state };
  } catch {
    return null;
  }
}

async function mailPart({ mail }: Config, { db }: Database): Promise<ServerStatus['mail']> {
  const { waiting, oldest } = await mailsWaiting(db);
  const { held } = await mailHold(db);
  const { failedMails } = await storedFacts(db);
  return {
    hasServer: mail.smtpUrl !== undefined,
    waiting,
    oldestSeconds: oldest === null ? null : Math.round(oldest / 1_000),
    failed: failedMails,
    held,
  };
}
