// Deactivates another person's account and reactivates it: nothing of it works in between, and nothing of it is lost.

import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import type { Administrator } from '#endpoints/principal.ts';
import { endSessionsOf } from '#endpoints/sessions.sql.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { adminUsers, changeActive } from '#users/admin-users.sql.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';

/**
 * Deactivates or reactivates the person; 403 for oneself, so that an administrator always remains, 404 if they do not exist. Writes
 * of theirs that are under way end before it or are refused. Sessions stay until the reactivation, so that open screens learn why
 * they ended; tokens, feeds and webhooks work again after it.
 */
export async function setUserActive(
  db: Db,
  { actor, address }: { actor: Administrator; address: string | null },
  userId: number,
  active: boolean,
): Promise<AdminUser> {
  assertAllowed(userId !== actor.id, 'users.ownActive');
  await lockAdministration(db, actor);
  requireFound(await lockUser(db, userId), 'users.notFound');
  if (await changeActive(db, userId, active)) {
    if (active) await endSessionsOf(db, userId);
    await recordUserUpdated(db, userId, actor.via);
    const action = active ? 'user_reactivated' : 'user_deactivated';
    await recordAudit(db, { by: actor, action, target: auditTarget('user', userId), address });
  }
  return requireFound((await adminUsers(db, [userId]))[0], 'users.notFound');
}
