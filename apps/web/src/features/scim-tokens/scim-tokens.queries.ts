// Tokens of directories: listing, making and revoking them.
import * as api from '@app/contract/api.ts';
import type { NewScimToken } from '@app/contract/scim-tokens/scim-tokens.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export const scimTokensQuery = queryOptions({
  queryKey: ['scim-tokens'],
  queryFn: ({ signal }) => call(api.scimTokens.list, { signal }),
  refetchOnMount: 'always',
});

/** Makes a token. Only this response contains its secret, so nothing keeps it. */
export const makeScimToken = mutationOptions({
  mutationKey: ['scim-tokens', 'make'],
  gcTime: 0,
  mutationFn: (body: NewScimToken) => call(api.scimTokens.create, { body }),
  onSuccess: (_made, _body, _shown, { client }) => client.invalidateQueries({ queryKey: ['scim-tokens'] }),
});

export const revokeScimToken = mutationOptions({
  mutationKey: ['scim-tokens', 'revoke'],
  mutationFn: (scimTokenId: number) => call(api.scimTokens.revoke, { params: { scimTokenId } }),
  onSuccess: () => toast({ title: currentText().tokens.revoked }),
  onError: (error) => toast({ title: currentText().tokens.revokeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey: ['scim-tokens'] }),
});
