// The person's feeds: reading, making, ending.
import * as api from '@app/contract/api.ts';
import type { NewFeed } from '@app/contract/feeds/feeds.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call(api.feeds.list, { signal }),
  refetchOnMount: 'always',
});

/** Makes a feed. Only this response contains its address, so nothing keeps it. */
export const makeFeed = mutationOptions({
  mutationKey: ['feeds', 'make'],
  gcTime: 0,
  mutationFn: (body: NewFeed) => call(api.feeds.create, { body }),
  onSuccess: (_made, _body, _shown, { client }) => client.invalidateQueries({ queryKey: ['feeds'] }),
});

export const endFeed = mutationOptions({
  mutationKey: ['feeds', 'end'],
  mutationFn: (feedId: number) => call(api.feeds.revoke, { params: { feedId } }),
  onSuccess: () => toast({ title: currentText().feeds.revoked }),
  onError: (error) => toast({ title: currentText().feeds.revokeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey: ['feeds'] }),
});
