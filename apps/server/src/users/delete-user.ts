// Deletes another person's account, for administrators.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { eraseUser } from '#users/erase-user.ts';
import { lockAdministration } from '#users/lock-administration.ts';

interface Caller {
  actor: Principal;
  address: string;
}

/** Deletes the person; 403 for oneself, 404 if they do not exist. */
export async function deleteUser(db: Db, caller: Caller, userId: number): Promise<void> {
  assertAllowed(userId !== caller.actor.id, 'users.ownAccount');
  await lockAdministration(db, caller.actor);
  await removeAccount(db, caller, userId);
}

/** Erases the person and tells everybody; 404 if they do not exist. The caller has locked the administration. */
export async function removeAccount(db: Db, { actor, address }: Caller, userId: number): Promise<void> {
  requireFound((await eraseUser(db, userId, actor)) || undefined, 'users.notFound');
  await recordUserUpdated(db, userId, actor.via);
  await recordAudit(db, { by: actor, action: 'user_deleted', target: auditTarget('user', userId), address });
}
