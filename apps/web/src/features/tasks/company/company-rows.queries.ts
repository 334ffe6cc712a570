// Fetches every row of the company's list for an export, also those that have not loaded.
import * as api from '@app/contract/api.ts';
import type { TaskLane } from '@app/contract/company/company.contract.ts';
import { companyLimits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { queryOf, requestIn, shownCompany } from '#features/tasks/company/company.queries.ts';
import { groupPage } from '#features/tasks/company/company-groups.queries.ts';
import { groupCalls, groupLaneOf } from '#features/tasks/company/company-groups.ts';
import type { CompanyRequest } from '#features/tasks/company/company-lanes.ts';
import { call } from '#lib/call.ts';
import { currentDay } from '#lib/dates.ts';

interface Rows {
  cards: TaskCard[];
  /** Where there are more than a file holds: how many those are. */
  cutAt: number | undefined;
}

/**
 * Fetches every row of the list that is shown, in its order, in larger pages than a screen loads. They are not kept. Of a grouped
 * list, closed groups are left out. More than `most` rows would be no table that a spreadsheet opens.
 */
export async function companyRows(isOpen: (group: string) => boolean, most: number = companyLimits.exported): Promise<Rows> {
  const request = shownCompany.get() ?? requestIn(new URLSearchParams(location.search), currentDay());
  return request.group ? groupedRows(request, isOpen, most) : listRows(request, most);
}

async function listRows(request: CompanyRequest, most: number): Promise<Rows> {
  const { lanes } = await call(api.company.view, { query: { ...queryOf(request), view: 'list' } });
  const cards = lanes.flatMap((lane) => lane.cards);
  let next = lanes[0]?.next ?? null;
  while (next !== null && cards.length < most) {
    const page: TaskLane = await call(api.company.page, {
      query: { ...queryOf(request), kind: 'list', column: '', after: next, size: 'many' },
    });
    cards.push(...page.cards);
    next = nextOf(page);
  }
  return { cards, cutAt: next === null ? undefined : cards.length };
}

async function groupedRows(request: CompanyRequest, isOpen: (group: string) => boolean, most: number): Promise<Rows> {
  const { groups } = await call(api.company.view, { query: { ...queryOf(request), view: 'counts' } });
  const open = groups.filter(({ value }) => isOpen(value)).map(({ value }) => groupLaneOf([], value));
  const cards: TaskCard[] = [];
  for (const some of groupCalls(open)) {
    let values = some.map(({ column }) => column);
    for (let next: string | null = ''; next !== null; ) {
      if (cards.length >= most) return { cards, cutAt: cards.length };
      const page: TaskLane = await groupPage(request, values, next, 'many');
      cards.push(...page.cards);
      next = nextOf(page);
      values = values.slice(values.indexOf(page.column));
    }
  }
  return { cards, cutAt: undefined };
}

/** A page without rows is the last one, whatever it says: no answer keeps the export going for ever. */
const nextOf = ({ cards, next }: TaskLane) => (cards.length === 0 ? null : next);
