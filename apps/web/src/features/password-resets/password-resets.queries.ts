// New passwords by a link: making one, asking for one by mail, looking at it, and using it.
import { type AdminUser, api, type CurrentUser } from '@app/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Whether the server can mail links. */
export const resetOptionsQuery = queryOptions({
  queryKey: ['password-resets', 'options'],
  queryFn: ({ signal }) => call(api.passwordResets.options, { signal }),
  staleTime: 60_000,
});

/** Makes a link for somebody; the answer holds it, which is told this once. */
export const makeResetLink = mutationOptions({
  mutationKey: ['password-resets', 'make'],
  gcTime: 0,
  mutationFn: ({ user, mail }: { user: AdminUser; mail: boolean }) =>
    call(api.passwordResets.create, { params: { userId: user.id }, body: { mail } }),
  onError: (error) => toast({ title: currentText().passwordResets.admin.failed, text: reasonOf(error), kind: 'destructive' }),
});

/** Asks for a link by mail; the answer does not tell whether there is such an account. */
export const requestResetLink = mutationOptions({
  mutationKey: ['password-resets', 'request'],
  gcTime: 0,
  mutationFn: (account: string) => call(api.passwordResets.request, { body: { account } }),
});

/** Whose password a link sets. */
export function linkedResetQuery(token: string) {
  return queryOptions({
    queryKey: ['password-resets', 'link', token],
    queryFn: ({ signal }) => call(api.passwordResets.look, { body: { token }, signal }),
    gcTime: 0,
  });
}

/** Sets the new password; whoever was signed in with the account here is not any more. */
export const setNewPassword = mutationOptions({
  mutationKey: ['password-resets', 'use'],
  gcTime: 0,
  mutationFn: (body: { token: string; password: string }) => call(api.passwordResets.use, { body }),
  onSuccess: ({ username }, _body, _shown, { client }) => {
    const known = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
    if (known?.user.username === username) client.setQueryData(currentUserQuery.queryKey, null);
  },
});
