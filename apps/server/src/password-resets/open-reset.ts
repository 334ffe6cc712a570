// The one door to a link for a new password: 404 where there is none, 410 with the reason where it opens nothing any more.
import type { TextKey } from '@app/contract';
import { tokenHashOf } from '#auth/link-token.ts';
import type { Db } from '#db/connect.ts';
import { HttpError, must } from '#http/errors.ts';
import { findReset, type LinkedReset } from '#password-resets/password-resets.sql.ts';

/** The open link of a token. */
export async function openReset(db: Db, token: string): Promise<LinkedReset> {
  const reset = must(await findReset(db, tokenHashOf(token)), 'passwordResets.notFound');
  if (reset.used) throw gone('passwordResets.used');
  if (reset.ended) throw gone('passwordResets.ended');
  if (reset.expired) throw gone('passwordResets.expired');
  return reset;
}

function gone(key: TextKey): HttpError {
  return new HttpError(410, 'gone', key);
}
