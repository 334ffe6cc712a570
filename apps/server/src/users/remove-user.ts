// Deleting the account of somebody else.
import { auditTarget } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { allow, must } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { deleteUser } from '#users/delete-user.ts';
import { holdAdministration } from '#users/hold-administration.ts';

/** Deletes the person; 403 for oneself, 404 where nobody is there (any more). */
export async function removeUser(
  db: Db,
  { actor, address }: { actor: Principal; address: string },
  userId: number,
): Promise<void> {
  allow(userId !== actor.id, 'users.ownAccount');
  await holdAdministration(db, actor);
  must((await deleteUser(db, userId, actor)) || undefined, 'users.notFound');
  await recordUserUpdated(db, userId, actor.via);
  await recordAudit(db, { by: actor, action: 'user_deleted', target: auditTarget('user', userId), address });
}
