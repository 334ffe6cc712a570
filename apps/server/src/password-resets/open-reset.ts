// The one door to a link for a new password: 404 where there is none, 410 with the reason where it opens nothing any more.

import type { Db } from '#db/connect.ts';
import { linkOver, must } from '#endpoints/errors.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { findReset, type LinkedReset } from '#password-resets/password-resets.sql.ts';

/** The open link of a token. */
export async function openReset(db: Db, token: string): Promise<LinkedReset> {
  const reset = must(await findReset(db, tokenHashOf(token)), 'passwordResets.notFound');
  if (reset.used) throw linkOver('passwordResets.used');
  if (reset.ended) throw linkOver('passwordResets.ended');
  if (reset.expired) throw linkOver('passwordResets.expired');
  return reset;
}
