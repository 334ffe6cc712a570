// One's own passkeys.
import * as api from '@app/contract/api.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { makePasskey } from '#features/auth/passkeys/ask-device.ts';
import { call } from '#lib/call.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(api.passkeys.list, { signal }),
  refetchOnMount: 'always',
});

const settled = (client: QueryClient) => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });

/** Lets the device make a passkey, and adds it. */
export const addPasskey = mutationOptions({
  mutationKey: ['passkeys', 'add'],
  gcTime: 0,
  mutationFn: async () => {
    const credential = await makePasskey(await call(api.passkeys.begin, {}));
    return call(api.passkeys.add, { body: { credential } });
  },
  onSettled: (_added, _error, _none, _shown, { client }) => settled(client),
});

export const renamePasskey = mutationOptions({
  mutationKey: ['passkeys', 'rename'],
  mutationFn: ({ passkeyId, name }: { passkeyId: number; name: string }) =>
    call(api.passkeys.rename, { params: { passkeyId }, body: { name } }),
  onSettled: (_renamed, _error, _name, _shown, { client }) => settled(client),
});

export const removePasskey = mutationOptions({
  mutationKey: ['passkeys', 'remove'],
  mutationFn: (passkeyId: number) => call(api.passkeys.remove, { params: { passkeyId } }),
  onSettled: (_removed, _error, _id, _shown, { client }) => settled(client),
});
