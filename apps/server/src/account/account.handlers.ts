// Exports everything that is stored about a person, for them and for administrators, and deletes the caller's account.
import { isAdmin } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { exportPerson } from '#account/export-person.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, assertValid, requireFound, unauthenticatedError } from '#endpoints/errors.ts';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { eraseUser } from '#users/erase-user.ts';
import { findPassword } from '#users/users.sql.ts';

export const account: Handlers<Api['account']> = {
  async exportData({ db, files, config, actor, body, address }) {
    await confirmPassword(db, config, actor.id, 'password', body.password);
    return exportPerson({ db, files, address, by: actor, person: actor });
  },

  async exportOf({ db, files, actor, params: { userId }, address }) {
    const row = await findPerson(db, userId);
    const found = requireFound(row && row.gone !== 'user_missing' ? row : undefined, 'users.notFound');
    return exportPerson({ db, files, address, by: actor, person: principalOf(found, 'session', 'all') });
  },

  async remove({ db, config, actor, body, session, transaction, address }) {
    assertAllowed(!isAdmin(actor), 'account.adminStays');
    assertValid(loginKey(body.username) === loginKey(actor.username), 'username', 'account.usernameDiffers');
    const password = await confirmPassword(db, config, actor.id, 'password', body.password);
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
