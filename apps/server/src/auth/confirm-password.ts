// Asks for the password again before an action that an unlocked screen alone must not allow.
import { rateLimits } from '@app/contract/limits.ts';
import { isPassword } from '#auth/passwords.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { directoryOfPerson, isDirectoryPassword } from '#directories/directory-password.ts';
import { resetAttempts } from '#endpoints/attempts.sql.ts';
import { assertValid, unauthenticatedError } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { findPassword } from '#users/users.sql.ts';

/**
 * Returns the stored hash; the later write must check that it is unchanged. Whose account is linked with the directory proves the
 * password there. Throws 400 under the field's name if it is wrong, 429 after too many attempts, whatever form they came from, and 503
 * if the directory does not answer.
 */
export async function confirmPassword(db: Db, config: Config, userId: number, field: string, password: string): Promise<string> {
  const counted = `password:${userId}`;
  await limitAttempts(db, counted, rateLimits.changePassword);
  const stored = await findPassword(db, userId);
  if (stored === undefined) throw unauthenticatedError('user_missing');
  const directory = await directoryOfPerson(db, config, userId);
  const good = directory ? await isDirectoryPassword(db, directory, userId, password) : await isPassword(stored, password);
  assertValid(good, field, 'auth.currentPasswordWrong');
  await resetAttempts(db, counted);
  return stored;
}
