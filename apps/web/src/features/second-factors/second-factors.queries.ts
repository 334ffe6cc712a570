// One's own second step, and for administrators taking that of somebody away.
import * as api from '@app/contract/api.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(api.secondFactors.get, { signal }),
  refetchOnMount: 'always',
});

const settled = (client: QueryClient) => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });

/** Only this response contains the secret, so nothing keeps it. */
export const beginPhone = mutationOptions({
  mutationKey: ['second-factor', 'begin'],
  gcTime: 0,
  mutationFn: () => call(api.secondFactors.start, {}),
});

export const confirmPhone = mutationOptions({
  mutationKey: ['second-factor', 'confirm'],
  gcTime: 0,
  mutationFn: (code: string) => call(api.secondFactors.confirm, { body: { code } }),
  onSuccess: (_codes, _code, _shown, { client }) => settled(client),
});

export const renewRecoveryCodes = mutationOptions({
  mutationKey: ['second-factor', 'codes'],
  gcTime: 0,
  mutationFn: () => call(api.secondFactors.renewCodes, {}),
  onSuccess: (_codes, _none, _shown, { client }) => settled(client),
});

export const removePhone = mutationOptions({
  mutationKey: ['second-factor', 'remove'],
  mutationFn: () => call(api.secondFactors.remove, {}),
  onSettled: (_done, _error, _none, _shown, { client }) => settled(client),
});

export const endTrust = mutationOptions({
  mutationKey: ['second-factor', 'end-trust'],
  mutationFn: () => call(api.secondFactors.endTrust, {}),
  onSettled: (_done, _error, _none, _shown, { client }) => settled(client),
});

/** Takes the second step of somebody away who has lost the phone. */
export const resetSecondFactor = mutationOptions({
  mutationKey: ['second-factor', 'reset'],
  mutationFn: (userId: number) => call(api.secondFactors.reset, { params: { userId } }),
});
