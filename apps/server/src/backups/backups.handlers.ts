// Backups for administrators: their state, and one to make now.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { isBackupUnderWay, lockBackups, newestRuns, queueRun } from '#backups/backup-runs.sql.ts';
import { scheduleZone } from '#backups/backup-schedule.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import { nextBackup } from '#backups/next-backup.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';

export const backups: Handlers<Api['backups']> = {
  async list({ db, config }) {
    const { warning } = await backupCondition(db, config.backupSchedule);
    return {
      schedule: config.backupSchedule ?? null,
      zone: scheduleZone(),
      nextAt: await nextBackup(db, config),
      keep: config.backupKeep,
      encrypts: config.backupKey !== undefined,
      warning,
      runs: await newestRuns(db),
    };
  },

  async make({ db, actor, address }) {
    await lockBackups(db);
    if (await isBackupUnderWay(db)) throw conflictError('backups.running');
    const run = requireFound(await queueRun(db, actor.id), 'errors.unexpected');
    await recordAudit(db, { by: actor, action: 'backup_started', target: auditTarget('backup', run.id), address });
    return run;
  },
};
