// Confirming e-mail addresses: the link that waits, sending it again, giving a change up, and what the page behind a link does.
import { api, type CurrentUser } from '@app/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { currentUserQuery, patchUser } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Mails the link to the address that waits once more. */
export const sendConfirmation = mutationOptions({
  mutationKey: ['email-confirmations', 'send'],
  mutationFn: (_email: string) => call(api.emailConfirmations.send, {}),
  onSuccess: (_answer, email) => {
    const { title, text } = currentText().emailConfirmations.profile.sent;
    toast({ title, text: text(email) });
  },
  onError: (error) => {
    const { title } = currentText().emailConfirmations.profile.sendFailed;
    toast({ title, text: reasonOf(error), kind: 'destructive' });
  },
});

/** Gives up a change of the address that is not confirmed yet. */
export const cancelEmailChange = mutationOptions({
  mutationKey: ['email-confirmations', 'cancel'],
  mutationFn: () => call(api.emailConfirmations.cancel, {}),
  onSuccess: (_answer, _nothing, _shown, { client }) => {
    patchUser(client, { pendingEmail: null });
    const known = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
    const { title, text } = currentText().emailConfirmations.profile.cancelled;
    toast({ title, text: text(known?.user.email ?? '') });
  },
  onError: (error) => {
    const { title } = currentText().emailConfirmations.profile.cancelFailed;
    toast({ title, text: reasonOf(error), kind: 'destructive' });
  },
});

/** What a link does, with which address. */
export function emailLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['email-confirmations', 'link', token],
    queryFn: ({ signal }) => call(api.emailConfirmations.look, { body: { token }, signal }),
    gcTime: 0,
  });
}

/** Confirms the address; whoever is signed in here sees the account anew. */
export const confirmEmail = mutationOptions({
  mutationKey: ['email-confirmations', 'confirm'],
  gcTime: 0,
  mutationFn: (token: string) => call(api.emailConfirmations.confirm, { body: { token } }),
  onSuccess: (_answer, _token, _shown, { client }) => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
});

/** Takes a change of the address back; whoever was signed in with the account here is not any more. */
export const revertEmail = mutationOptions({
  mutationKey: ['email-confirmations', 'revert'],
  gcTime: 0,
  mutationFn: (token: string) => call(api.emailConfirmations.revert, { body: { token } }),
  onSuccess: ({ username }, _token, _shown, { client }) => {
    const known = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
    if (known?.user.username === username) client.setQueryData(currentUserQuery.queryKey, null);
    toast(currentText().emailConfirmations.page.reverted);
  },
});
