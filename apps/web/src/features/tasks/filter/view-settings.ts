// A saved view as the address of its board, and what the address of a board would save.

import { screenId, screens } from '@app/contract/screens.ts';
import { usualPeriod } from '@app/contract/summaries/trends.rules.ts';
import type { SavedView, ViewSettings } from '@app/contract/views/views.contract.ts';
import { viewLayouts } from '@app/contract/views/views.rules.ts';
import { columnsFrom, withColumns } from '#features/tasks/data/list-columns.ts';
import { groupFrom, withGroup } from '#features/tasks/data/task-group.ts';
import { sortFrom, withSort } from '#features/tasks/data/task-sort.ts';
import { filterFrom, withFilter } from '#features/tasks/filter/task-filter.ts';
import { lanesFrom, withLanes } from '#features/tasks/lanes/lane-address.ts';
import { cardOrderFrom, withCardOrder } from '#features/tasks/scores/card-order.ts';
import { periodFrom, withPeriod } from '#lib/dashboard-period.ts';

/** The parameter that names the saved view of an address. */
const parameter = 'saved';

/** Returns the id of the saved view that an address names. */
export function savedIn(search: URLSearchParams): number | undefined {
  return screenId(search.get(parameter) ?? undefined) || undefined;
}

/** Returns what an address shows, to be saved. */
export function settingsFrom(search: URLSearchParams): ViewSettings {
  const { not, ...filter } = filterFrom(search);
  const group = groupFrom(search);
  const lanes = lanesFrom(search);
  const columns = columnsFrom(search);
  const layout = viewLayouts.find((each) => each === search.get('view')) ?? 'board';
  const period = layout === 'dashboard' ? periodFrom(search) : usualPeriod;
  const lists = Object.entries(not ?? {}).map(([list, values]) => [list, [...(values ?? [])]]);
  return {
    layout,
    filter: {
      text: filter.text,
      mine: filter.mine,
      assignees: [...filter.assignees],
      priorities: [...filter.priorities],
      departments: [...filter.departments],
      statuses: [...filter.statuses],
      due: [...filter.due],
      ...(not && { not: Object.fromEntries(lists) }),
    },
    sort: sortFrom(search),
    ...(group && { group }),
    ...(lanes && { lanes }),
    ...(columns && { columns }),
    ...(period !== usualPeriod && { period }),
    cards: cardOrderFrom(search),
  };
}

/** Returns the address of a saved view. */
export function viewAddress({ id, workspaceId, settings }: Pick<SavedView, 'id' | 'workspaceId' | 'settings'>): string {
  return `${screens.workspace.href(workspaceId)}?${searchOf(settings, id)}`;
}

/** Whether an address shows what the settings say. */
export function showsSettings(search: URLSearchParams, settings: ViewSettings): boolean {
  return searchOf(settingsFrom(search)).toString() === searchOf(settings).toString();
}

/** Returns the address without the name of a saved view; what it shows stays. */
export function withoutSaved(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(parameter);
  return next;
}

function searchOf({ layout, filter, sort, group, lanes, columns, period, cards }: ViewSettings, id?: number): URLSearchParams {
  const search = new URLSearchParams(layout === 'board' ? {} : { view: layout });
  const listed = withColumns(withLanes(withGroup(withSort(withFilter(search, filter), sort), group), lanes), columns);
  const shown = withPeriod(withCardOrder(listed, cards === 'score'), period ?? usualPeriod);
  if (id !== undefined) shown.set(parameter, String(id));
  return shown;
}
