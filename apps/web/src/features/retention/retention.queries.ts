// How long each kind of record is kept.
import * as api from '@app/contract/api.ts';
import type { RetentionChange } from '@app/contract/retention/retention.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(api.retention.get, { signal }),
  refetchOnMount: 'always',
});

export const chooseRetention = mutationOptions({
  mutationKey: ['retention', 'choose'],
  mutationFn: (body: RetentionChange) => call(api.retention.set, { body }),
  onSuccess: (chosen, _choice, _shown, { client }) => client.setQueryData(retentionQuery.queryKey, chosen),
});
