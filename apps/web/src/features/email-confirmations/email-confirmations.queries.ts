// Confirming e-mail addresses: the pending link, sending it again, cancelling a change, and the page behind a link.
import * as api from '@app/contract/api.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { currentUserQuery, patchUser } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Mails the link to the pending address again. */
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

/** Cancels a change of the address that is not confirmed yet. */
export const cancelEmailChange = mutationOptions({
  mutationKey: ['email-confirmations', 'cancel'],
  mutationFn: () => call(api.emailConfirmations.cancel, {}),
  onSuccess: (_answer, _nothing, _shown, { client }) => {
    patchUser(client, { pendingEmail: null });
    const current = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
    const { title, text } = currentText().emailConfirmations.profile.cancelled;
    toast({ title, text: text(current?.user.email ?? '') });
  },
  onError: (error) => {
    const { title } = currentText().emailConfirmations.profile.cancelFailed;
    toast({ title, text: reasonOf(error), kind: 'destructive' });
  },
});

/** What a link does, and its address. */
export function emailLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['email-confirmations', 'link', token],
    queryFn: ({ signal }) => call(api.emailConfirmations.look, { body: { token }, signal }),
    gcTime: 0,
  });
}

/** Confirms the address and fetches the signed-in person's account again. */
export const confirmEmail = mutationOptions({
  mutationKey: ['email-confirmations', 'confirm'],
  gcTime: 0,
  mutationFn: (token: string) => call(api.emailConfirmations.confirm, { body: { token } }),
  onSuccess: (_answer, _token, _shown, { client }) => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
});

/** Reverts a change of the address. A session of the account in this browser ends. */
export const revertEmail = mutationOptions({
  mutationKey: ['email-confirmations', 'revert'],
  gcTime: 0,
  mutationFn: (token: string) => call(api.emailConfirmations.revert, { body: { token } }),
  onSuccess: ({ username }, _token, _shown, { client }) => {
    const current = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
    if (current?.user.username === username) client.setQueryData(currentUserQuery.queryKey, null);
    toast(currentText().emailConfirmations.page.reverted);
  },
});
