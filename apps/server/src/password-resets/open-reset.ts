// Finds the link for a new password: 404 if there is none, 410 with the reason if it is no longer open.

import type { Db } from '#db/connect.ts';
import { linkExpiredError, requireFound } from '#endpoints/errors.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { findReset, type LinkedReset } from '#password-resets/password-resets.sql.ts';

/** Returns the open link of a token. */
export async function openReset(db: Db, token: string): Promise<LinkedReset> {
  const reset = requireFound(await findReset(db, tokenHashOf(token)), 'passwordResets.notFound');
  if (reset.used) throw linkExpiredError('passwordResets.used');
  if (reset.ended) throw linkExpiredError('passwordResets.ended');
  if (reset.expired) throw linkExpiredError('passwordResets.expired');
  return reset;
}
