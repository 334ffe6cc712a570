// Changing the role of somebody else: there is always an administrator (docs/decisions/012-administration.md).
import { type AdminUser, auditTarget, type userRoles } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { allow, must } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { adminUsers, changeRole } from '#users/admin-users.sql.ts';
import { holdAdministration } from '#users/hold-administration.ts';

type Role = (typeof userRoles)[number];

/** Gives somebody else a role; from their next request on they are what it says. 403 for oneself, 404 where nobody is there. */
export async function setRole(
  db: Db,
  { actor, address }: { actor: Principal; address: string },
  userId: number,
  role: Role,
): Promise<AdminUser> {
  allow(userId !== actor.id, 'users.ownRole');
  await holdAdministration(db, actor);
  const before = must(await changeRole(db, userId, role), 'users.notFound');
  if (before.role !== role) {
    await recordUserUpdated(db, userId, actor.via);
    const details = { from: before.role, to: role };
    await recordAudit(db, { by: actor, action: 'role_changed', target: auditTarget('user', userId), details, address });
  }
  return must((await adminUsers(db, userId))[0], 'users.notFound');
}
