// One's own second step, and for administrators taking that of somebody away.
import * as api from '@app/contract/api.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(api.secondFactors.get, { signal }),
  refetchOnMount: 'always',
});

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

export const trustedDevicesQuery = queryOptions({
  queryKey: ['trusted-devices'],
  queryFn: ({ signal }) => call(api.trustedDevices.list, { signal }),
  refetchOnMount: 'always',
});

/** Asks anew for what the end of a second step, of a trust or of sessions changes. */
export function settled(client: QueryClient) {
  return Promise.all([secondFactorQuery, trustedDevicesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

/** Lets one browser be asked for a code again. */
export const endTrustOf = mutationOptions({
  mutationKey: ['second-factor', 'end-trust-of'],
  mutationFn: (trustedDeviceId: number) => call(api.trustedDevices.end, { params: { trustedDeviceId } }),
  onSettled: (_done, _error, _id, _shown, { client }) => settled(client),
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
