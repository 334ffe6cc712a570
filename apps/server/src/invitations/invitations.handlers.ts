// Invitations: send, list, resend and revoke; and what the holder of a link may see and do.

import { managesWorkspace } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { acceptInvitation, joinWithAccount } from '#invitations/accept-invitation.ts';
import { lockPending, pendingInvitations, revokeInvitation } from '#invitations/invitations.sql.ts';
import { openInvitation } from '#invitations/open-invitation.ts';
import { registeringOf, resendInvitation, rolesFor, sendInvitation } from '#invitations/send-invitation.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const invitations: Handlers<Api['invitations']> = {
  async list({ db, actor, config, params }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    if (!workspace) return { roles: [], invitations: [] };
    const by = managesWorkspace(actor, workspace.id) ? undefined : actor.id;
    return {
      roles: [...(await rolesFor({ db, actor, config }, workspace))],
      invitations: await pendingInvitations(db, workspace.id, by, await registeringOf(db, config)),
    };
  },

  create: ({ db, actor, config, body, address }) => sendInvitation({ db, actor, config, address }, body),

  resend: ({ db, actor, config, params, address, sessionId }) =>
    resendInvitation({ db, actor, config, address, sessionId }, params.invitationId),

  async revoke({ db, actor, params, address }) {
    const { id, workspaceId, role } = requireFound(await lockPending(db, actor, params.invitationId), 'invitations.missing');
    await revokeInvitation(db, id);
    const target = auditTarget('workspace', workspaceId);
    await recordAudit(db, { by: actor, action: 'invitation_revoked', target, details: { role }, address });
    return { success: true };
  },

  look: ({ db, config, body }) => openInvitation(db, config, body.token),

  accept: ({ body, ...context }) => acceptInvitation(body, context),

  join: ({ db, actor, config, body }) => joinWithAccount(actor, body.token, { db, config }),
};
