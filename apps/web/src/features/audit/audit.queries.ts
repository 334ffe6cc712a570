// Reading the audit log page by page.
import * as api from '@app/contract/api.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { limits } from '@app/contract/limits.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export type AuditFilter = Omit<QueryInput<typeof api.audit.list>, 'before' | 'limit'>;

/** The entries that match a filter, newest first; fetched again whenever it is opened. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => call(api.audit.list, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < limits.audit.page ? undefined : String(page.at(-1)?.id)),
    refetchOnMount: 'always',
    // Shows the old result until the new one has loaded.
    placeholderData: keepPreviousData,
  });
}
