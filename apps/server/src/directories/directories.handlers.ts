// The company's directory for administrators: its settings, a test, and a synchronisation at once.
import type { Api } from '@app/contract/api.ts';
import type { Directory } from '@app/contract/directories/directories.contract.ts';
import { deleteDirectory, lockDirectory, newestRun, requestRun } from '#directories/directory.sql.ts';
import {
  changeDirectory,
  directoryForAdmin,
  directoryNow,
  enabledDirectory,
  refuseEnvironment,
} from '#directories/directory-settings.ts';
import { testDirectory } from '#directories/test-directory.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';

/** Tests of one administrator in a minute: each may find somebody in the directory. */
const testAttempts = { attempts: 20, window: 60_000 };

export const directories: Handlers<Api['directories']> = {
  get: ({ db, config }) => directoryForAdmin(db, config),

  async set({ db, config, actor, address, body }) {
    await lockDirectory(db);
    const changed = await changeDirectory(db, config, body);
    await recordAudit(db, { by: actor, action: 'directory_changed', details: auditedOf(changed), address });
    return changed;
  },

  async remove({ db, config, actor, address }) {
    await lockDirectory(db);
    refuseEnvironment(config);
    const directory = requireFound(await directoryNow(db, config), 'errors.notFound');
    await deleteDirectory(db);
    await recordAudit(db, { by: actor, action: 'directory_removed', details: { name: directory.name }, address });
    return { success: true };
  },

  async test({ db, config, actor, address, body: { username } }) {
    await limitAttempts(db, `directory-test:${actor.id}`, testAttempts);
    const directory = requireFound(await directoryNow(db, config), 'errors.notFound');
    await recordAudit(db, { by: actor, action: 'directory_tested', details: { name: directory.name }, address });
    return testDirectory(db, directory, username);
  },

  async synchronise({ db, config, actor, address, body: { leaving = 0 } }) {
    if (!(await enabledDirectory(db, config))) throw conflictError('directories.off');
    await requestRun(db, leaving);
    await recordAudit(db, { by: actor, action: 'directory_sync_requested', details: { leaving }, address });
    return requireFound(await newestRun(db), 'errors.notFound');
  },
};

function auditedOf({ name, url, bindDn, baseDn, enabled }: Directory) {
  return { name, url, bindDn, baseDn, enabled: String(enabled) };
}
