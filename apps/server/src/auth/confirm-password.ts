// Asks for the password again before an action that an unlocked screen alone must not allow.
import { rateLimits } from '@app/contract/limits.ts';
import { isPassword } from '#auth/passwords.ts';
import type { Db } from '#db/connect.ts';
import { resetAttempts } from '#endpoints/attempts.sql.ts';
import { assertValid, unauthenticatedError } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { findPassword } from '#users/users.sql.ts';

/**
 * Returns the hash that the password matches; the later write must check that it is unchanged. Throws 400 under the field's name
 * if the password is wrong, and 429 after too many attempts, whatever form they came from.
 */
export async function confirmPassword(db: Db, userId: number, field: string, password: string): Promise<string> {
  const counted = `password:${userId}`;
  await limitAttempts(db, counted, rateLimits.changePassword);
  const stored = await findPassword(db, userId);
  if (stored === undefined) throw unauthenticatedError('user_missing');
  assertValid(await isPassword(stored, password), field, 'auth.currentPasswordWrong');
  await resetAttempts(db, counted);
  return stored;
}
