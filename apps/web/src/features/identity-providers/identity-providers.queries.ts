// The providers of single sign-on for administrators, their tests, and who has to use them.
import * as api from '@app/contract/api.ts';
import type { NewProvider, ProviderChange } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { signInWaysQuery } from '#features/auth/sign-in-ways.queries.ts';
import { call } from '#lib/call.ts';

export const providersQuery = queryOptions({
  queryKey: ['identity-providers'],
  queryFn: ({ signal }) => call(api.identityProviders.list, { signal }),
  refetchOnMount: 'always',
});

async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: providersQuery.queryKey });
  await client.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
}

export const addProvider = mutationOptions({
  mutationKey: ['identity-providers', 'add'],
  gcTime: 0,
  mutationFn: (body: z.input<typeof NewProvider>) => call(api.identityProviders.create, { body }),
  onSuccess: (_added, _body, _shown, { client }) => refresh(client),
});

export const saveProvider = mutationOptions({
  mutationKey: ['identity-providers', 'save'],
  gcTime: 0,
  mutationFn: ({ providerId, ...body }: z.input<typeof ProviderChange> & { providerId: string }) =>
    call(api.identityProviders.update, { params: { providerId }, body }),
  onSettled: (_saved, _error, _body, _shown, { client }) => refresh(client),
});

export const removeProvider = mutationOptions({
  mutationKey: ['identity-providers', 'remove'],
  mutationFn: (providerId: string) => call(api.identityProviders.remove, { params: { providerId } }),
  onSettled: (_done, _error, _id, _shown, { client }) => refresh(client),
});

/** Begins a test; the browser goes to the returned address in a tab of its own. */
export const beginTest = mutationOptions({
  mutationKey: ['identity-providers', 'test'],
  gcTime: 0,
  mutationFn: (providerId: string) => call(api.identityProviders.test, { params: { providerId } }),
});

/** What a test came to; it asks again while the browser is at the provider. */
export function testQuery(testId: string) {
  return queryOptions({
    queryKey: ['identity-provider-tests', testId],
    queryFn: ({ signal }) => call(api.identityProviders.testResult, { params: { testId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, error } }) => (data?.state === 'waiting' && !error ? 2_000 : false),
  });
}

export const enforceSignOn = mutationOptions({
  mutationKey: ['identity-providers', 'enforce'],
  mutationFn: (body: { enforced: boolean; emergencyUserId: number | null }) => call(api.identityProviders.enforce, { body }),
  onSettled: (_done, _error, _body, _shown, { client }) => refresh(client),
});
