// Invitations: the pending ones, sending and revoking; and for the holder of a link: viewing, accepting, joining.
import * as api from '@app/contract/api.ts';
import type { AcceptanceForm, Invitation, NewInvitation } from '@app/contract/invitations/invitations.contract.ts';
import { initialsOf } from '@app/contract/users/users.rules.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { newAvatarColor } from '#lib/avatar.ts';
import { call, RequestError } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** The pending invitations of a workspace, and the roles one may invite with; fetched again whenever the list is opened. */
export function invitationsQuery(workspaceId: number) {
  return queryOptions({
    queryKey: ['invitations', workspaceId],
    queryFn: ({ signal }) => call(api.invitations.list, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
  });
}

/** Invites somebody. Only this response contains the link. */
export const sendInvitation = mutationOptions({
  mutationKey: ['invitations', 'send'],
  gcTime: 0,
  mutationFn: (body: NewInvitation) => call(api.invitations.create, { body }),
  onSuccess: ({ invitation, mailed }, _body, _shown, { client }) => {
    showSentToast(invitation, mailed);
    void readAnew(client, invitation);
  },
  onError: failed((strings) => strings.failedTitle),
});

/** Gives an invitation a new link, which only this response contains; the old link stops working. */
export const resendInvitation = mutationOptions({
  mutationKey: ['invitations', 'resend'],
  gcTime: 0,
  mutationFn: ({ id }: Invitation) => call(api.invitations.resend, { params: { invitationId: id } }),
  onSuccess: ({ invitation, mailed }) => showSentToast(invitation, mailed),
  onError: failed((strings) => strings.resendFailed),
  onSettled: (_answer, _error, invitation, _shown, { client }) => void readAnew(client, invitation),
});

/** Revokes an invitation, and fetches the list again even after a failure. */
export const revokeInvitation = mutationOptions({
  mutationKey: ['invitations', 'revoke'],
  mutationFn: ({ id }: Invitation) => call(api.invitations.revoke, { params: { invitationId: id } }),
  onSuccess: (_answer, { email }) => toast({ title: currentText().invitations.revoked, text: email }),
  onError: failed((strings) => strings.revokeFailed),
  onSettled: (_answer, _error, invitation, _shown, { client }) => readAnew(client, invitation),
});

/** Who invites whom into which workspace, for the holder of a link. */
export function linkedInvitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitations', 'link', token],
    queryFn: ({ signal }) => call(api.invitations.look, { body: { token }, signal }),
    gcTime: 0,
  });
}

/** Registers the invited person; does not send the repeated password. */
export const acceptInvitation = mutationOptions({
  mutationKey: ['invitations', 'accept'],
  gcTime: 0,
  mutationFn: ({ token, form: { confirmPassword: _repeated, title, ...form } }: { token: string; form: AcceptanceForm }) =>
    call(api.invitations.accept, {
      body: {
        ...form,
        token,
        title: title || null,
        avatarInitials: initialsOf(form.fullName),
        avatarColor: newAvatarColor,
      },
    }),
});

/** Makes the signed-in person a member, and refetches everything. */
export const joinWorkspace = mutationOptions({
  mutationKey: ['invitations', 'join'],
  mutationFn: (token: string) => call(api.invitations.join, { body: { token } }),
  onSuccess: (_answer, _token, _shown, { client }) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitations' }),
  // A person whose session is over is asked to sign in again, on the same page.
  onError: (error, _token, _shown, { client }) => {
    if (error instanceof RequestError && error.status === 401) client.setQueryData(currentUserQuery.queryKey, null);
  },
});

function readAnew(client: QueryClient, { workspaceId }: Invitation): Promise<void> {
  return client.invalidateQueries({ queryKey: invitationsQuery(workspaceId).queryKey });
}

function showSentToast({ email }: Invitation, mailed: boolean): void {
  const strings = currentText().invitations;
  toast({ title: strings.sentTitle, text: mailed ? strings.mailed(email) : strings.notMailed(email) });
}

type Strings = ReturnType<typeof currentText>['invitations'];

function failed(title: (strings: Strings) => string) {
  return (error: Error) =>
    toast({ title: title(currentText().invitations), text: reasonOf(error), kind: 'destructive' as const });
}
