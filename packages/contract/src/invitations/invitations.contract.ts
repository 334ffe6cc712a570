// Invitations into a workspace: who is invited as what, the link that is shown once, and what it opens.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, isCleanText, PathId, ResponseId, Success, textKey, WorkspaceId } from '#fields.ts';
import { limits, workspaceRoles } from '#limits.ts';
import { Registration } from '#users/users.contract.ts';

const role = z.enum(workspaceRoles, textKey('invitations.roleMissing'));

/** An invitation that nobody has accepted; nothing in it opens anything. */
export const Invitation = z.object({
  id: ResponseId,
  workspaceId: ResponseId,
  email: z.string(),
  /** What the person will be in the workspace; never a role in the product. */
  role,
  /** The name of who sent it last. */
  invitedBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  /** Its link opens nothing any more: its time is over, or who sent it may not invite any more. */
  expired: z.boolean(),
});
export type Invitation = z.output<typeof Invitation>;

/** The invitations of a workspace as far as they are the caller's to see, and the roles that the caller may invite with. */
export const Invitations = z.object({ roles: z.array(role), invitations: z.array(Invitation) });
export type Invitations = z.output<typeof Invitations>;

/** An invitation with its link, which is told this once; from `/` on where the server does not know its own address. */
export const SentInvitation = z.object({ invitation: Invitation, link: z.string(), mailed: z.boolean() });
export type SentInvitation = z.output<typeof SentInvitation>;

/** What the holder of a link may know before anything is accepted. */
export const OpenInvitation = z.object({
  workspace: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role,
  expiresAt: Instant,
});
export type OpenInvitation = z.output<typeof OpenInvitation>;

export const NewInvitation = z.object({
  workspaceId: bodyId('workspaces.notFound'),
  email: z
    .string('invitations.emailRequired')
    .check(
      z.trim(),
      z.minLength(1, textKey('invitations.emailRequired')),
      z.maxLength(limits.email.max, textKey('users.emailInvalid')),
      z.email(textKey('users.emailInvalid')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
    ),
  role: z._default(role, 'member'),
});
export type NewInvitation = z.output<typeof NewInvitation>;

/**
 * 32 random bytes in base64url, and in a mail behind a dot a proof that the link came by mail; it travels in bodies only, so that
 * no log of addresses ever holds it.
 */
const token = z.string('invitations.notFound').check(z.regex(/^[\w-]{43}(\.[\w-]{43})?$/, textKey('invitations.notFound')));
export const InvitationToken = z.object({ token });

/** A registration whose address and department are those of the invitation. */
export const Acceptance = z.extend(z.omit(Registration, { email: true, departmentId: true }), { token });
export type Acceptance = z.output<typeof Acceptance>;

/** The form of it: without the token, and the password once more. */
export const AcceptanceForm = z
  .extend(z.omit(Acceptance, { token: true, avatarColor: true, avatarInitials: true }), {
    confirmPassword: z.string().check(z.minLength(1, textKey('auth.confirmRequired'))),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: textKey('auth.passwordsDiffer'),
    }),
  );
export type AcceptanceForm = z.input<typeof AcceptanceForm>;

const Joined = z.object({ workspaceId: ResponseId });
const invitationId = z.object({ invitationId: PathId });

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/invitations',
    access: 'user',
    summary: 'The invitations of a workspace that nobody has accepted: all for those who manage it, else the own ones',
    params: z.object({ workspaceId: WorkspaceId }),
    response: Invitations,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/invitations',
    access: 'user',
    summary: 'Invites an e-mail address into a workspace and answers with the link, this once',
    body: NewInvitation,
    response: SentInvitation,
    status: 201,
    unkept: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/invitations/:invitationId/resend',
    access: 'user',
    summary: 'Gives an invitation a new link and new days; the old link opens nothing any more',
    params: invitationId,
    response: SentInvitation,
    unkept: true,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/invitations/:invitationId',
    access: 'user',
    summary: 'Revokes an invitation',
    params: invitationId,
    response: Success,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/invitations/look',
    access: 'public',
    summary: 'Who invites whom into what, for the holder of a link',
    body: InvitationToken,
    response: OpenInvitation,
    unkept: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'public',
    summary: 'Registers the invited person, who belongs to the workspace at once',
    body: Acceptance,
    response: Joined,
    status: 201,
    account: true,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/invitations/join',
    access: 'user',
    summary: 'Accepts an invitation of the address of the account that is signed in',
    body: InvitationToken,
    response: Joined,
  }),
};
