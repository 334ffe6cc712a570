// The caller's own account: export of all personal data, and deletion.
import { Readable } from 'node:stream';
import { isAdmin } from '@app/contract/access.ts';
import { exportName } from '@app/contract/account/account.rules.ts';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { exportFiles } from '#account/export-files.ts';
import { zipStream } from '#account/zip-stream.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, assertValid, unauthenticatedError } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { eraseUser } from '#users/erase-user.ts';
import { findPassword } from '#users/users.sql.ts';

export const account: Handlers<Api['account']> = {
  async exportData({ db, actor, body, address }) {
    await confirmPassword(db, actor.id, 'password', body.password);
    await limitAttempts(db, `export:${actor.id}`, rateLimits.exportData);
    const date = calendarDate(new Date(), zoneOf(actor.timezone));
    const readme = catalogues[actor.language].account.readme(actor.username, date);
    await recordAudit(db, { by: actor, action: 'account_exported', target: auditTarget('user', actor.id), address });
    return {
      file: Readable.from(zipStream(await exportFiles(db, actor, readme)), { objectMode: false }),
      name: exportName(actor.username, date),
    };
  },

  async remove({ db, actor, body, session, transaction, address }) {
    assertAllowed(!isAdmin(actor), 'account.adminStays');
    assertValid(loginKey(body.username) === loginKey(actor.username), 'username', 'account.usernameDiffers');
    const password = await confirmPassword(db, actor.id, 'password', body.password);
    const answer = await transaction(async (tx) => {
      const person = await lockUser(tx, actor.id);
      if (!person) throw unauthenticatedError('user_missing');
      assertValid((await findPassword(tx, actor.id)) === password, 'password', 'auth.currentPasswordWrong');
      // Checks the current role under the lock, so that nobody becomes an administrator and leaves at the same moment.
      assertAllowed(!isAdmin(person), 'account.adminStays');
      await recordAudit(tx, { by: actor, action: 'user_deleted', target: auditTarget('user', actor.id), address });
      await eraseUser(tx, actor.id, actor);
      return { success: true as const };
    });
    session.clear();
    return answer;
  },
};
