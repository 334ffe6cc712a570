// Accepting an invitation: with a new account, or with the one that is signed in.
import { type Acceptance, rateLimits } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { admitMember } from '#departments/departments.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { allow, must } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { provesAddress } from '#invitations/invitation-link.ts';
import { acceptedBy, type LinkedRow } from '#invitations/invitations.sql.ts';
import { openInvitation } from '#invitations/open-invitation.ts';
import { addAccount, newAccount, refuseMoreMembers, takenName, tellOfNewUser } from '#users/register-user.ts';
import { confirmEmail, holdEmailKey } from '#users/users.sql.ts';
import { giveWorkspaceRole } from '#workspaces/workspaces.sql.ts';

type Given = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/**
 * Registers the invited address and makes it a member, whatever REGISTRATION says: somebody who may has asked for this person.
 * 409 where the name or the address is taken; the invitation then stays open.
 */
export async function acceptInvitation({ token, ...form }: Acceptance, { db, config, transaction }: Given) {
  const { id, email } = await openInvitation(db, config, token);
  // Counted by invitation and not by address, behind which a whole office may sit.
  await limit(db, `invitation:${id}`, rateLimits.acceptInvitation);
  const account = await newAccount({ ...form, email }, config, provesAddress(config, token));
  try {
    return await transaction(async (tx) => {
      const invitation = await openInvitation(tx, config, token, true);
      const userId = await addAccount(tx, account);
      await tellOfNewUser(tx, config, { id: userId, ...account });
      return joinWorkspace(tx, invitation, userId);
    });
  } catch (error) {
    throw takenName(error) ?? error;
  }
}

/** Makes the caller a member, within the caller's transaction; 403 where the invitation is for another address. */
export async function joinAs(actor: Principal, token: string, { db, config }: Omit<Given, 'transaction'>) {
  const invitation = await openInvitation(db, config, token, true);
  const emailKey = must(await holdEmailKey(db, actor.id), 'users.notFound');
  allow(emailKey === invitation.emailKey, 'invitations.otherAddress');
  if (provesAddress(config, token)) await confirmEmail(db, actor.id);
  return joinWorkspace(db, invitation, actor.id);
}

/** Membership of the department is access to its workspace; a row of the workspace says what that does not (admin, or no department). */
async function joinWorkspace(tx: Db, invitation: LinkedRow, userId: number): Promise<{ workspaceId: number }> {
  const { id, workspaceId, departmentKey, role } = invitation;
  await refuseMoreMembers(tx);
  const admitted = await admitMember(tx, userId, departmentKey);
  if (!admitted || role === 'admin') await giveWorkspaceRole(tx, { workspaceId, userId, role });
  await acceptedBy(tx, id, userId);
  await recordUserUpdated(tx, userId);
  return { workspaceId };
}
