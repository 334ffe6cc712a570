// Invitations into a workspace: creation with a link that is shown once, management, and acceptance.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import {
  bodyId,
  Instant,
  isCleanText,
  PathId,
  ResponseEmail,
  ResponseId,
  ResponseLink,
  Success,
  textKey,
  WorkspaceId,
} from '#fields.ts';
import { limits, workspaceRoles } from '#limits.ts';
import { Registration } from '#users/users.contract.ts';

const role = z.enum(workspaceRoles, textKey('invitations.roleMissing'));

/** An open invitation, without its token. */
export const Invitation = z.object({
  id: ResponseId,
  workspaceId: ResponseId,
  email: ResponseEmail,
  /** The role in the workspace. */
  role,
  /** The name of the person who sent it last. */
  invitedBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  /** Its link no longer works: it is too old, or its sender may no longer invite. */
  expired: z.boolean(),
});
export type Invitation = z.output<typeof Invitation>;

/** The invitations of a workspace that the caller sees, and the roles that the caller may grant. */
export const Invitations = z.object({ roles: z.array(role), invitations: z.array(Invitation) });
export type Invitations = z.output<typeof Invitations>;

/** An invitation with its link, which the server returns only once. The link starts with `/` if PUBLIC_URL is not set. */
export const SentInvitation = z.object({ invitation: Invitation, link: ResponseLink, mailed: z.boolean() });
export type SentInvitation = z.output<typeof SentInvitation>;

/** The data that the holder of a link may see before accepting. */
export const OpenInvitation = z.object({
  workspace: z.string(),
  invitedBy: z.string(),
  email: ResponseEmail,
  role,
  /** The departments that the person gets. */
  departments: z.array(z.string()),
  /** Whether the person becomes an administrator of everything. */
  grantsAdmin: z.boolean(),
  /** What is known of the person, who may change it. */
  fullName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  title: z.nullable(z.string()),
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
 * 32 random bytes in base64url; in a mail followed by a dot and a proof that the link came by mail. It is sent only in bodies, so
 * that no log of URLs contains it.
 */
const token = z.string('invitations.notFound').check(z.regex(/^[\w-]{43}(\.[\w-]{43})?$/, textKey('invitations.notFound')));
export const InvitationToken = z.object({ token });

/** A registration; the invitation determines address and department. */
export const Acceptance = z.extend(z.omit(Registration, { email: true, departmentId: true }), { token });
export type Acceptance = z.output<typeof Acceptance>;

/** The form's fields: without the token, with the repeated password. */
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
    summary: "Returns the open invitations of a workspace: all for its managers, else the caller's own",
    params: z.object({ workspaceId: WorkspaceId }),
    response: Invitations,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/invitations',
    access: 'user',
    summary: 'Invites an e-mail address into a workspace and returns the link once',
    body: NewInvitation,
    response: SentInvitation,
    status: 201,
    noReplay: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/invitations/:invitationId/resend',
    access: 'user',
    summary: 'Renews an invitation with a new link; the old link stops working',
    params: invitationId,
    response: SentInvitation,
    noReplay: true,
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
    effect: 'none',
    summary: 'Returns the invitation of a link, for its holder',
    body: InvitationToken,
    response: OpenInvitation,
    noReplay: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'public',
    summary: 'Registers the invited person as a member of the workspace',
    body: Acceptance,
    response: Joined,
    status: 201,
    ownTransaction: true,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/invitations/join',
    access: 'user',
    whileWaiting: 'an invitation admits its holder',
    summary: "Accepts an invitation for the signed-in account's address",
    body: InvitationToken,
    response: Joined,
  }),
};
