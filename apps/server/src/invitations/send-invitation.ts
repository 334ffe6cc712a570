// Sends an invitation, for the first time or again: checks the permission and the address, creates the link, and queues the mail
// if mails can be sent.

import { invitableRoles, isAdmin, managesWorkspace } from '@app/contract/access.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Invitation, SentInvitation } from '@app/contract/invitations/invitations.contract.ts';
import { limits, rateLimits } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isOpenToRegistration } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed, conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import { publicLink } from '#endpoints/public-link.ts';
import { assertReauthenticated } from '#endpoints/reauthentication.sql.ts';
import { newToken } from '#endpoints/token.ts';
import { tokenWithProof } from '#invitations/invitation-link.ts';
import { insertInvitation, isMembersAddress, isPending, lockPending, renewInvitation } from '#invitations/invitations.sql.ts';
import { mailInvitation } from '#invitations/mail-invitation.ts';
import { type RegistrationConfig, registrationNow } from '#registration/registration-now.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

interface CommandContext extends Pick<RequestContext, 'db' | 'config' | 'address'> {
  actor: Principal;
}

interface ResendContext extends CommandContext {
  sessionId: string | undefined;
}

/** Whether anybody may register, so that members of an open department may invite too. */
export async function registeringOf(db: Db, config: RegistrationConfig): Promise<{ open: boolean }> {
  return { open: (await registrationNow(db, config)).mode === 'open' };
}

/** Returns the roles with which the person may invite into a workspace. */
export async function rolesFor({ db, actor, config }: Omit<CommandContext, 'address'>, workspace: WorkspaceRow) {
  const openToAll = (await registeringOf(db, config)).open && (await isOpenToRegistration(db, workspace.departmentKey));
  return invitableRoles(actor, workspace, openToAll);
}

/** Invites an address; 409 if it belongs to a member or has an open invitation, 429 for more than 20 in an hour. */
export async function sendInvitation(
  context: CommandContext,
  { workspaceId, email, role }: Pick<Invitation, 'workspaceId' | 'email' | 'role'>,
): Promise<SentInvitation> {
  const { db, actor, config } = context;
  const workspace = await allowed(context, workspaceId, role);
  const emailKey = loginKey(email);
  if (await isMembersAddress(db, workspace.id, emailKey)) throw conflictError('invitations.alreadyMember');
  await assertRowLimit(db, {
    name: `invitations:${workspace.id}`,
    from: sql`invitations i where i.workspace_id = ${workspace.id} and ${isPending}`,
    most: limits.invitationsPerWorkspace,
  });
  const { token, tokenHash } = newToken();
  const row = { workspaceId: workspace.id, email, emailKey, role, tokenHash, invitedBy: actor.id };
  const invitation = await insertInvitation(db, row, await registeringOf(db, config));
  if (!invitation) throw conflictError('invitations.alreadyInvited');
  return announce(context, workspace, invitation, { token, tokenHash });
}

/** Sends a pending invitation again, of the caller or of a workspace that the caller manages; 404 if it is no longer pending. */
export async function resendInvitation(context: ResendContext, invitationId: number): Promise<SentInvitation> {
  const { db, actor, config, sessionId } = context;
  const pending = requireFound(await lockPending(db, actor, invitationId), 'invitations.missing');
  assertAllowed(!pending.needsAdmin || isAdmin(actor), 'invitations.notAllowedAdmin');
  // Whoever opens the link is an administrator, as after a change of the role.
  if (pending.grantsAdmin) await assertReauthenticated(db, actor.id, sessionId);
  const workspace = await allowed(context, pending.workspaceId, pending.role);
  if (await isMembersAddress(db, workspace.id, pending.emailKey)) throw conflictError('invitations.alreadyMember');
  const { token, tokenHash } = newToken();
  const sent = { tokenHash, invitedBy: actor.id };
  const invitation = requireFound(
    await renewInvitation(db, pending.id, sent, await registeringOf(db, config)),
    'invitations.missing',
  );
  return announce(context, workspace, invitation, { token, tokenHash });
}

async function allowed(context: CommandContext, workspaceId: number, role: Invitation['role']): Promise<WorkspaceRow> {
  const { db, actor } = context;
  const workspace = requireFound(await requireWorkspace(db, actor, workspaceId), 'workspaces.notFound');
  const roles = await rolesFor(context, workspace);
  assertAllowed(roles.length > 0, 'invitations.notAllowed');
  assertAllowed(roles.includes(role), 'invitations.notAllowedAdmin');
  await limitAttempts(db, `invite:${actor.id}`, actor.role === 'admin' ? rateLimits.inviteByAdmin : rateLimits.invite);
  return workspace;
}

/**
 * Writes the audit entry, makes the link, and queues a mail if the server knows its own URL and the sender manages the workspace.
 * Other senders get no mail, because with open registration anybody could make the server write to strangers.
 */
async function announce(
  { db, actor, config, address }: CommandContext,
  { id, name }: WorkspaceRow,
  invitation: Invitation,
  { token, tokenHash }: ReturnType<typeof newToken>,
): Promise<SentInvitation> {
  const details = { name, role: invitation.role };
  const target = auditTarget('workspace', id);
  await recordAudit(db, { by: actor, action: 'invitation_sent', target, details, address });
  const link = publicLink(config, screens.invitation.href(token));
  const mailedLink = publicLink(config, screens.invitation.href(tokenWithProof(config, token)));
  const letter = { email: invitation.email, tokenHash, link: mailedLink, workspace: name, invitedBy: actor.id };
  const mailed = config.mail.linkUrl !== undefined && managesWorkspace(actor, id) && (await mailInvitation(db, config, letter));
  return { invitation, link, mailed };
}
