// The language model in the administration: its settings, a test, its use, the log of its calls, and what is sent.
import * as api from '@app/contract/api.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import type { ModelPreview, ModelSettings, ModelSettingsChange } from '@app/contract/models/models.contract.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { modelQuery } from '#features/conversations/model.queries.ts';
import { call } from '#lib/call.ts';
import { currentOf } from '#lib/request-error.ts';

export const modelSettingsQuery = queryOptions({
  queryKey: ['model-settings'],
  queryFn: ({ signal }) => call(api.models.settings, { signal }),
  refetchOnMount: 'always',
});

/** A conflict has the stored settings, which are shown from then on. */
export const saveModelSettings = mutationOptions({
  mutationKey: ['model-settings', 'save'],
  mutationFn: (body: ModelSettingsChange) => call(api.models.setSettings, { body }),
  onSuccess: (saved, _asked, _shown, { client }) => {
    client.setQueryData(modelSettingsQuery.queryKey, saved);
    return client.invalidateQueries({ queryKey: modelQuery.queryKey });
  },
  onError: (error, _asked, _shown, { client }) => {
    const current = currentOf<ModelSettings>(error);
    if (current) client.setQueryData(modelSettingsQuery.queryKey, current);
  },
});

const usageKey = ['model-usage'];
const callsKey = ['model-calls'];

/** Asks the model for one word; that is a call like every other. */
export const testModel = mutationOptions({
  mutationKey: ['model-settings', 'test'],
  mutationFn: () => call(api.models.test, {}),
  onSettled: (_found, _error, _nothing, _shown, { client }) =>
    Promise.all([client.invalidateQueries({ queryKey: usageKey }), client.invalidateQueries({ queryKey: callsKey })]),
});

export type UsageFilter = Omit<QueryInput<typeof api.models.usage>, 'skip'>;

export function modelUsageQuery(filter: UsageFilter) {
  return infiniteQueryOptions({
    queryKey: [...usageKey, filter],
    queryFn: ({ pageParam, signal }) => call(api.models.usage, { query: { ...filter, skip: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    refetchOnMount: 'always',
    // Shows the old result until the new one has loaded.
    placeholderData: keepPreviousData,
  });
}

export type CallsFilter = Omit<QueryInput<typeof api.models.calls>, 'before'>;

/** The calls that match a filter, the latest first. */
export function modelCallsQuery(filter: CallsFilter) {
  return infiniteQueryOptions({
    queryKey: [...callsKey, filter],
    queryFn: ({ pageParam, signal }) => call(api.models.calls, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

/** One call with its content. */
export function modelCallQuery(callId: number) {
  return queryOptions({
    queryKey: ['model-call', callId],
    queryFn: ({ signal }) => call(api.models.call, { params: { callId }, signal }),
    refetchOnMount: 'always',
  });
}

/** What is sent with this message; the last preview stays until the next has come. */
export function modelPreviewQuery(body: ModelPreview) {
  return queryOptions({
    queryKey: ['model-preview', body],
    queryFn: ({ signal }) => call(api.models.preview, { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
