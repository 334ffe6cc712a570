// One's own accounts at providers of single sign-on.
import * as api from '@app/contract/api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => call(api.identities.list, { signal }),
  refetchOnMount: 'always',
});

/** Begins to link an account; the browser goes to the returned address. */
export const linkIdentity = mutationOptions({
  mutationKey: ['identities', 'link'],
  gcTime: 0,
  mutationFn: (body: { providerId: string }) => call(api.identities.link, { body }),
});

export const unlinkIdentity = mutationOptions({
  mutationKey: ['identities', 'unlink'],
  gcTime: 0,
  mutationFn: ({ identityId, currentPassword }: { identityId: number; currentPassword: string }) =>
    call(api.identities.unlink, { params: { identityId }, body: { currentPassword } }),
  onSettled: (_done, _error, _sent, _shown, { client }) => client.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
});
