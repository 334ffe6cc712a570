// Accepts an invitation: with a new account, or with the signed-in one.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Acceptance } from '@app/contract/invitations/invitations.contract.ts';
import { rateLimits } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { admitMember, admitToDepartments } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { provesAddress } from '#invitations/invitation-link.ts';
import { type LinkedRow, markInvitationAccepted } from '#invitations/invitations.sql.ts';
import { openInvitation } from '#invitations/open-invitation.ts';
import { changeRole } from '#users/admin-users.sql.ts';
import { addAccount, assertMembershipLimit, newAccount, notifyNewUser, takenNameError } from '#users/register-user.ts';
import { admitAccounts, confirmEmail, lockEmailKey } from '#users/users.sql.ts';
import { grantWorkspaceRole } from '#workspaces/workspaces.sql.ts';

type CommandContext = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/**
 * Registers the invited address and adds the person to the workspace, whatever REGISTRATION says, because an authorized person
 * invited them. 409 if the name or the address is taken; the invitation then stays open.
 */
export async function acceptInvitation({ token, ...form }: Acceptance, { db, config, transaction }: CommandContext) {
  const { id, email } = await openInvitation(db, config, token);
  // Limited by invitation, because a whole office may share one address.
  await limitAttempts(db, `invitation:${id}`, rateLimits.acceptInvitation);
  const account = await newAccount({ ...form, email }, config, provesAddress(config, token));
  try {
    return await transaction(async (tx) => {
      const invitation = await openInvitation(tx, config, token, true);
      const userId = await addAccount(tx, account);
      await notifyNewUser(tx, config, { id: userId, ...account });
      const by = { id: userId, via: 'session' } as const;
      await recordAudit(tx, { by, action: 'user_registered', target: auditTarget('user', userId), address: null });
      return joinWorkspace(tx, invitation, userId);
    });
  } catch (error) {
    throw takenNameError(error) ?? error;
  }
}

/** Adds the caller to the workspace, within the caller's transaction; 403 if the invitation is for another address. */
export async function joinWithAccount(actor: Principal, token: string, { db, config }: Omit<CommandContext, 'transaction'>) {
  const invitation = await openInvitation(db, config, token, true);
  const emailKey = requireFound(await lockEmailKey(db, actor.id), 'users.notFound');
  assertAllowed(emailKey === invitation.emailKey, 'invitations.otherAddress');
  if (provesAddress(config, token)) await confirmEmail(db, actor.id);
  return joinWorkspace(db, invitation, actor.id);
}

/**
 * A department membership grants access to its workspace; an explicit row adds what it does not: the admin role, or access
 * without a department.
 */
async function joinWorkspace(tx: Db, invitation: LinkedRow, userId: number): Promise<{ workspaceId: number }> {
  const { id, workspaceId, departmentKey, role, departmentIds, grantsAdmin } = invitation;
  await assertMembershipLimit(tx);
  const admitted = await admitMember(tx, userId, departmentKey);
  if (!admitted || role === 'admin') await grantWorkspaceRole(tx, { workspaceId, userId, role });
  await admitToDepartments(tx, userId, departmentIds);
  await admitAccounts(tx, [userId]);
  if (grantsAdmin) await grantAdministration(tx, userId);
  await markInvitationAccepted(tx, id, userId);
  await recordUserUpdated(tx, userId);
  return { workspaceId };
}

/** As its sender wanted, who is still an administrator. */
async function grantAdministration(tx: Db, userId: number): Promise<void> {
  const before = await changeRole(tx, userId, 'admin');
  if (before === undefined || before.role === 'admin') return;
  const details = { from: before.role, to: 'admin' };
  await recordAudit(tx, {
    by: { id: userId, via: 'session' },
    action: 'role_changed',
    target: auditTarget('user', userId),
    details,
    address: null,
  });
}
