// Whether a language model answers the person, and where texts are sent.
import * as api from '@app/contract/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const modelQuery = queryOptions({
  queryKey: ['conversations', 'model'],
  queryFn: ({ signal }) => call(api.models.get, { signal }),
});
