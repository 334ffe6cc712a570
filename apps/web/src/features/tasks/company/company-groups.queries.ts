// Loads the next rows of groups of the company's list: only of those that are seen.
import * as api from '@app/contract/api.ts';
import type { TaskLane } from '@app/contract/company/company.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { companyViewQuery, joined, queryOf, setLane, show } from '#features/tasks/company/company.queries.ts';
import { groupCalls, groupLaneOf, groupPages } from '#features/tasks/company/company-groups.ts';
import type { CompanyRequest, LanePages } from '#features/tasks/company/company-lanes.ts';
import { call } from '#lib/call.ts';

/** Loads the next rows of these groups, which are in their order; returns how many have come. */
export async function loadGroups(client: QueryClient, request: CompanyRequest, values: readonly string[]): Promise<number> {
  const lanes = client.getQueryData(companyViewQuery(request).queryKey)?.lanes ?? [];
  const wanted = values.map((value) => groupLaneOf(lanes, value)).filter(({ busy, next }) => !busy && next !== null);
  const counts = await Promise.all(groupCalls(wanted).map((some) => loadTogether(client, request, some)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Loads a page that starts in the first of these groups, and goes on in the others where it has room. */
async function loadTogether(client: QueryClient, request: CompanyRequest, lanes: readonly LanePages[]): Promise<number> {
  for (const lane of lanes) setLane(client, request, lane, ({ error: _error, ...one }) => ({ ...one, busy: true }));
  const values = lanes.map(({ column }) => column);
  try {
    const page = await groupPage(request, values, lanes[0]?.next ?? '');
    show(client, page.cards);
    const parts = groupPages(page, values, request);
    for (const [index, lane] of lanes.entries()) {
      const part = parts[index];
      // The first pages may have been loaded again meanwhile.
      setLane(client, request, lane, (one) => (part && one.next === lane.next ? joined(one, part) : { ...one, busy: false }));
    }
    return page.cards.length;
  } catch (error) {
    for (const lane of lanes) setLane(client, request, lane, (one) => ({ ...one, busy: false, error }));
    return 0;
  }
}

/** Fetches rows of groups from a place in the first one; `many` as for a file. */
export function groupPage(
  request: CompanyRequest,
  values: readonly string[],
  after: string,
  size: 'page' | 'many' = 'page',
): Promise<TaskLane> {
  return call(api.company.page, { query: { ...queryOf(request), kind: 'group', groups: JSON.stringify(values), after, size } });
}
