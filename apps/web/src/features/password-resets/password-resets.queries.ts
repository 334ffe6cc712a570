// New passwords by a link: creating a link, requesting one by mail, viewing and using it.
import * as api from '@app/contract/api.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
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

/** Creates a link for somebody. Only this response contains it. */
export const makeResetLink = mutationOptions({
  mutationKey: ['password-resets', 'make'],
  gcTime: 0,
  mutationFn: ({ user, mail }: { user: AdminUser; mail: boolean }) =>
    call(api.passwordResets.create, { params: { userId: user.id }, body: { mail } }),
  onError: (error) => toast({ title: currentText().passwordResets.admin.failed, text: reasonOf(error), kind: 'destructive' }),
});

/** Requests a link by mail. The response does not reveal whether the account exists. */
export const requestResetLink = mutationOptions({
  mutationKey: ['password-resets', 'request'],
  gcTime: 0,
  mutationFn: (account: string) => call(api.passwordResets.request, { body: { account } }),
});

/** The owner of the password that a link sets. */
export function linkedResetQuery(token: string) {
  return queryOptions({
    queryKey: ['password-resets', 'link', token],
    queryFn: ({ signal }) => call(api.passwordResets.look, { body: { token }, signal }),
    gcTime: 0,
  });
}

/** Sets the new password. A session of the account in this browser ends. */
export const setNewPassword = mutationOptions({
  mutationKey: ['password-resets', 'use'],
  gcTime: 0,
  mutationFn: (body: { token: string; password: string }) => call(api.passwordResets.use, { body }),
  onSuccess: ({ username }, _body, _shown, { client }) => {
    const current = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
    if (current?.user.username === username) client.setQueryData(currentUserQuery.queryKey, null);
  },
});
