// API tokens: the person's own, those of everybody for administrators, making and revoking.
import * as api from '@app/contract/api.ts';
import type { NewToken } from '@app/contract/tokens/tokens.contract.ts';
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export const tokensQuery = queryOptions({
  queryKey: ['tokens', 'own'],
  queryFn: ({ signal }) => call(api.tokens.list, { signal }),
  refetchOnMount: 'always',
});

/** The tokens of all people, newest first. */
export const allTokensQuery = infiniteQueryOptions({
  queryKey: ['tokens', 'all'],
  queryFn: ({ pageParam, signal }) => call(api.tokens.adminList, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < tokenLimits.page ? undefined : String(page.at(-1)?.id)),
  refetchOnMount: 'always',
});

/** Makes a token. Only this response contains its secret, so nothing keeps it. */
export const makeToken = mutationOptions({
  mutationKey: ['tokens', 'make'],
  gcTime: 0,
  mutationFn: (body: NewToken) => call(api.tokens.create, { body }),
  onSuccess: (_made, _body, _shown, { client }) => client.invalidateQueries({ queryKey: ['tokens'] }),
});

export const revokeToken = mutationOptions({
  mutationKey: ['tokens', 'revoke'],
  mutationFn: (tokenId: number) => call(api.tokens.revoke, { params: { tokenId } }),
  onSuccess: () => toast({ title: currentText().tokens.revoked }),
  onError: (error) => toast({ title: currentText().tokens.revokeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey: ['tokens'] }),
});
