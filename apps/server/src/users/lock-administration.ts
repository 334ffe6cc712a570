// Serializes changes of administrators: if two remove each other, the second is no longer an administrator when its turn comes.
import { isAdmin } from '@app/contract/access.ts';
import type { Db } from '#db/connect.ts';
import { assertAllowed } from '#endpoints/errors.ts';
import type { Administrator } from '#endpoints/principal.ts';
import { lockAdministrators, peopleByIds } from '#users/users.sql.ts';

/**
 * Locks changes of administrators until the transaction ends; throws 403 if the caller is no longer one. One always remains,
 * because nobody can change themselves, and a directory does not deactivate the last one.
 */
export async function lockAdministration(tx: Db, actor: Administrator): Promise<void> {
  await lockAdministrators(tx);
  // The token of a directory is locked before its call begins.
  if (actor.id === null) return;
  const [now] = await peopleByIds(tx, [actor.id]);
  assertAllowed(now !== undefined && isAdmin(now), 'errors.adminRequired');
}
