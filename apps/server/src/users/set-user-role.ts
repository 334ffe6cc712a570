// Changes another person's role; there is always an administrator (docs/decisions/012-administration.md).

import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { userRoles } from '@app/contract/limits.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertAllowed, assertValid, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { adminUsers, changeRole } from '#users/admin-users.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';
import { isServiceAccount } from '#users/users.sql.ts';

type Role = (typeof userRoles)[number];

/** Changes the role, which applies from their next request on. 403 for oneself, 400 for a service account that would become an administrator, 404 if they do not exist. */
export async function setUserRole(
  db: Db,
  { actor, address }: { actor: Principal; address: string },
  userId: number,
  role: Role,
): Promise<AdminUser> {
  assertAllowed(userId !== actor.id, 'users.ownRole');
  await lockAdministration(db, actor);
  assertValid(role === 'user' || !(await isServiceAccount(db, userId)), 'role', 'tokens.serviceIsNoAdmin');
  const before = requireFound(await changeRole(db, userId, role), 'users.notFound');
  if (before.role !== role) {
    await recordUserUpdated(db, userId, actor.via);
    const details = { from: before.role, to: role };
    await recordAudit(db, { by: actor, action: 'role_changed', target: auditTarget('user', userId), details, address });
  }
  return requireFound((await adminUsers(db, [userId]))[0], 'users.notFound');
}
