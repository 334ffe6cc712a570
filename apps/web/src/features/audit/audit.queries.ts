// Reading the audit log page by page, and saving it as a file.
import * as api from '@app/contract/api.ts';
import { auditExportName } from '@app/contract/audit/audit.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { limits } from '@app/contract/limits.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { saveFile } from '#lib/save-file.ts';

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

/** Fetches the entries that match a filter and saves them as a file. */
export const exportAudit = mutationOptions({
  mutationKey: ['audit', 'export'],
  mutationFn: async (filter: AuditFilter, { client }) => {
    const file = await call(api.audit.exportAll, { query: filter });
    const zone = zoneOf(client.getQueryData(currentUserQuery.queryKey)?.user.timezone ?? 'UTC');
    saveFile(file, auditExportName(calendarDate(new Date(), zone)));
  },
});
