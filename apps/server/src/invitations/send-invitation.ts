// Sending an invitation, for the first time or again: who may, to whom, the link, and the mail where one can leave.
import {
  auditTarget,
  type Invitation,
  invitableRoles,
  limits,
  loginKey,
  managesWorkspace,
  rateLimits,
  type SentInvitation,
  screens,
} from '@app/contract';
import { sql } from 'drizzle-orm';
import type { Config } from '#config.ts';
import { isOpenToRegistration } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { allow, conflict, must } from '#endpoints/errors.ts';
import { refuseFull } from '#endpoints/full.ts';
import { limit } from '#endpoints/limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { publicLink } from '#endpoints/public-link.ts';
import { newToken } from '#endpoints/token.ts';
import { provingToken } from '#invitations/invitation-link.ts';
import { insertInvitation, isMembersAddress, lockPending, renewInvitation, waits } from '#invitations/invitations.sql.ts';
import { tellInvited } from '#invitations/tell-invited.ts';
import { seeWorkspace } from '#workspaces/see-workspace.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

interface Given extends Pick<RequestContext, 'db' | 'config' | 'address'> {
  actor: Principal;
}

/** Whether anybody may register, so that members of an open department may invite too. */
export function registeringOf({ registration }: Config): { open: boolean } {
  return { open: registration === 'open' };
}

/** The roles that the person may invite with into a workspace that the person sees. */
export async function rolesFor({ db, actor, config }: Omit<Given, 'address'>, workspace: WorkspaceRow) {
  const openToAll = registeringOf(config).open && (await isOpenToRegistration(db, workspace.departmentKey));
  return invitableRoles(actor, workspace, openToAll);
}

/** Invites an address; 409 where it is a member's or has an open invitation, 429 for more than 20 in an hour. */
export async function sendInvitation(
  circumstances: Given,
  { workspaceId, email, role }: Pick<Invitation, 'workspaceId' | 'email' | 'role'>,
): Promise<SentInvitation> {
  const { db, actor, config } = circumstances;
  const workspace = await allowed(circumstances, workspaceId, role);
  const emailKey = loginKey(email);
  if (await isMembersAddress(db, workspace.id, emailKey)) throw conflict('invitations.alreadyMember');
  await refuseFull(db, sql`invitations i where i.workspace_id = ${workspace.id} and ${waits}`, limits.invitationsPerWorkspace);
  const { token, tokenHash } = newToken();
  const row = { workspaceId: workspace.id, email, emailKey, role, tokenHash, invitedBy: actor.id };
  const invitation = await insertInvitation(db, row, registeringOf(config));
  if (!invitation) throw conflict('invitations.alreadyInvited');
  return tell(circumstances, workspace, invitation, { token, tokenHash });
}

/** Sends one of the caller's, or of a workspace that the caller manages, once more; 404 where it does not wait any more. */
export async function resendInvitation(circumstances: Given, invitationId: number): Promise<SentInvitation> {
  const { db, actor, config } = circumstances;
  const pending = must(await lockPending(db, actor, invitationId), 'invitations.missing');
  const workspace = await allowed(circumstances, pending.workspaceId, pending.role);
  if (await isMembersAddress(db, workspace.id, pending.emailKey)) throw conflict('invitations.alreadyMember');
  const { token, tokenHash } = newToken();
  const sent = { tokenHash, invitedBy: actor.id };
  const invitation = must(await renewInvitation(db, pending.id, sent, registeringOf(config)), 'invitations.missing');
  return tell(circumstances, workspace, invitation, { token, tokenHash });
}

async function allowed(circumstances: Given, workspaceId: number, role: Invitation['role']): Promise<WorkspaceRow> {
  const { db, actor } = circumstances;
  const workspace = must(await seeWorkspace(db, actor, workspaceId), 'workspaces.notFound');
  const roles = await rolesFor(circumstances, workspace);
  allow(roles.length > 0, 'invitations.notAllowed');
  allow(roles.includes(role), 'invitations.notAllowedAdmin');
  await limit(db, `invite:${actor.id}`, rateLimits.invite);
  return workspace;
}

/**
 * The line in the audit log, the link, and a mail where the server knows its own address and the sender manages the workspace: where anybody may register,
 * anybody could otherwise have it write to strangers.
 */
async function tell(
  { db, actor, config, address }: Given,
  { id, name }: WorkspaceRow,
  invitation: Invitation,
  { token, tokenHash }: ReturnType<typeof newToken>,
): Promise<SentInvitation> {
  const details = { name, role: invitation.role };
  const target = auditTarget('workspace', id);
  await recordAudit(db, { by: actor, action: 'invitation_sent', target, details, address });
  const link = publicLink(config, screens.invitation.href(token));
  const mailedLink = publicLink(config, screens.invitation.href(provingToken(config, token)));
  const letter = { email: invitation.email, tokenHash, link: mailedLink, workspace: name, invitedBy: actor.id };
  const mailed = config.publicUrl !== undefined && managesWorkspace(actor, id) && (await tellInvited(db, config, letter));
  return { invitation, link, mailed };
}
