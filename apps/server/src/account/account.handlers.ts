// The whole account of the caller: taking one's data along, and leaving.
import { Readable } from 'node:stream';
import { type Api, calendarDate, exportName, isAdmin, loginKey, rateLimits, zoneOf } from '@app/contract';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import { exportFiles } from '#account/export-files.ts';
import { zipped } from '#account/zip-stream.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import type { Handlers } from '#endpoints/context.ts';
import { allow, unauthenticated, valid } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import { lockUser } from '#users/delete-user.sql.ts';
import { deleteUser } from '#users/delete-user.ts';
import { findPassword } from '#users/users.sql.ts';

export const account: Handlers<Api['account']> = {
  async exportData({ db, actor, body }) {
    await confirmPassword(db, actor.id, 'password', body.password);
    await limit(db, `export:${actor.id}`, rateLimits.exportData);
    const date = calendarDate(new Date(), zoneOf(actor.timezone));
    const readme = catalogues[actor.language].account.readme(actor.username, date);
    return {
      file: Readable.from(zipped(await exportFiles(db, actor, readme)), { objectMode: false }),
      name: exportName(actor.username, date),
    };
  },

  async remove({ db, actor, body, session, transaction }) {
    allow(!isAdmin(actor), 'account.adminStays');
    valid(loginKey(body.username) === loginKey(actor.username), 'username', 'account.usernameDiffers');
    const password = await confirmPassword(db, actor.id, 'password', body.password);
    const answer = await transaction(async (tx) => {
      const person = await lockUser(tx, actor.id);
      if (!person) throw unauthenticated('user_missing');
      valid((await findPassword(tx, actor.id)) === password, 'password', 'auth.currentPasswordWrong');
      // The role as it is now: nobody becomes an administrator and leaves in the same moment.
      allow(!isAdmin(person), 'account.adminStays');
      await deleteUser(tx, actor.id, actor);
      return { success: true as const };
    });
    session.clear();
    return answer;
  },
};
