// The password once more, before something that an open screen alone must not be able to do.
import { rateLimits } from '@app/contract';
import { isPassword } from '#auth/passwords.ts';
import type { Db } from '#db/connect.ts';
import { forgetAttempts } from '#endpoints/attempts.sql.ts';
import { unauthenticated, valid } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import { findPassword } from '#users/users.sql.ts';

/**
 * Returns the hash that the password fits, which whoever writes on the strength of it must find unchanged; throws 400 under the
 * field's name where it is not the person's password, and 429 after too many of them, wherever they were typed.
 */
export async function confirmPassword(db: Db, userId: number, field: string, password: string): Promise<string> {
  const counted = `password:${userId}`;
  await limit(db, counted, rateLimits.changePassword);
  const stored = await findPassword(db, userId);
  if (stored === undefined) throw unauthenticated('user_missing');
  valid(await isPassword(stored, password), field, 'auth.currentPasswordWrong');
  await forgetAttempts(db, counted);
  return stored;
}
