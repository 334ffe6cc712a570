// Accounts for programs: they have API tokens, and neither a password nor an address (docs/decisions/038-api-tokens.md).

import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { AdminUser, NewServiceAccount } from '@app/contract/users/users.contract.ts';
import { avatarColorFor, botSuffix, initialsOf } from '@app/contract/users/users.rules.ts';
import { noPassword } from '#auth/passwords.ts';
import type { Db } from '#db/connect.ts';
import { insertMembership } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertValid, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { adminUsers } from '#users/admin-users.sql.ts';
import { addAccount, assertMembershipLimit, takenNameError } from '#users/register-user.ts';

/**
 * Creates a service account in a department; 409 if the name is taken or the limit of people is reached. Its address is in a
 * domain that cannot exist (RFC 2606) and is never confirmed, so no mail is sent there; no password has this hash.
 */
export async function createServiceAccount(
  tx: Db,
  { actor, address }: { actor: Principal; address: string },
  { username, fullName, departmentId }: NewServiceAccount,
): Promise<AdminUser> {
  const account = {
    username,
    fullName: fullName + botSuffix,
    email: `${username}@service.invalid`,
    emailConfirmedAt: null,
    password: noPassword,
    title: null,
    avatarInitials: initialsOf(fullName),
    avatarColor: avatarColorFor(Math.random()),
    role: 'user',
    isService: true,
    emailNotifications: false,
  };
  const id = await insert(tx, account);
  await assertMembershipLimit(tx);
  const belongs = await insertMembership(tx, { userId: id, departmentId, pending: false }, true);
  assertValid(belongs, 'departmentId', 'auth.departmentMissing');
  await recordUserUpdated(tx, id, actor.via);
  const details = { name: account.fullName, username };
  await recordAudit(tx, { by: actor, action: 'service_account_created', target: auditTarget('user', id), details, address });
  return requireFound((await adminUsers(tx, [id]))[0], 'users.notFound');
}

async function insert(tx: Db, account: Parameters<typeof addAccount>[1]): Promise<number> {
  try {
    return await addAccount(tx, account);
  } catch (error) {
    throw takenNameError(error) ?? error;
  }
}
