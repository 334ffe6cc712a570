// Deletes another person's account, for administrators.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { eraseUser } from '#users/erase-user.ts';
import { lockAdministration } from '#users/lock-administration.ts';

/** Deletes the person; 403 for oneself, 404 if they do not exist. */
export async function deleteUser(
  db: Db,
  { actor, address }: { actor: Principal; address: string },
  userId: number,
): Promise<void> {
  assertAllowed(userId !== actor.id, 'users.ownAccount');
  await lockAdministration(db, actor);
  requireFound((await eraseUser(db, userId, actor)) || undefined, 'users.notFound');
  await recordUserUpdated(db, userId, actor.via);
  await recordAudit(db, { by: actor, action: 'user_deleted', target: auditTarget('user', userId), address });
}
