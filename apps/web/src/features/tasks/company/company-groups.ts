// The groups of the company's list: the pages of each, the rows that it shows, and what its next page asks for. Pure.

import type { TaskLane } from '@app/contract/company/company.contract.ts';
import { companyLimits } from '@app/contract/limits.ts';
import { type GroupKey, groupOf, groupTasks } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import {
  type CompanyPages,
  type CompanyRequest,
  type LanePages,
  laneKey,
  listCards,
} from '#features/tasks/company/company-lanes.ts';
import type { GroupRest } from '#features/tasks/data/board-columns.ts';

/** The longest list of groups in an address, in characters of the address. */
const longest = 3_000;

/** Returns the pages of a group; before the first one has come it starts at an empty place. */
export function groupLaneOf(lanes: readonly LanePages[], value: string): LanePages {
  const key = laneKey({ kind: 'group', column: value });
  return lanes.find((lane) => laneKey(lane) === key) ?? { kind: 'group', column: value, ids: [], next: '' };
}

/** Divides a page with rows of several groups: those before its last one are complete. `values` are the groups that it was asked for. */
export function groupPages(page: TaskLane, values: readonly string[], { group, today }: CompanyRequest): LanePages[] {
  if (!group) return [];
  const byValue = Map.groupBy(page.cards, (card) => groupOf(card, group, today));
  const last = values.indexOf(page.column);
  return values.slice(0, last + 1).map((value, index) => ({
    kind: 'group',
    column: value,
    ids: (byValue.get(value) ?? []).map(({ id }) => id),
    next: index === last ? page.next : null,
  }));
}

/** Divides groups over calls: a page continues its first group alone, and an address has no room for many names. */
export function groupCalls(lanes: readonly LanePages[]): LanePages[][] {
  const calls: LanePages[][] = [];
  for (const lane of lanes) {
    const call = calls.at(-1);
    const isBegun = lane.next !== '';
    if (!call || isBegun || call.length >= companyLimits.values || lengthOf([...call, lane]) > longest) calls.push([lane]);
    else call.push(lane);
  }
  return calls;
}

const lengthOf = (lanes: readonly LanePages[]) => encodeURIComponent(JSON.stringify(lanes.map(({ column }) => column))).length;

interface Ways {
  sort: (cards: readonly TaskCard[]) => TaskCard[];
  options: Omit<Parameters<typeof groupTasks>[2], 'today'>;
  isKept: (card: TaskCard) => boolean;
}

export interface ShownGroups {
  by: GroupKey;
  /** The rows in the order of the groups. */
  tasks: TaskCard[];
  /** The number of tasks of each group, also of those that have not loaded. */
  counts: ReadonlyMap<string, number>;
  /** The groups that have more. */
  rests: ReadonlyMap<string, GroupRest>;
}

/** Returns the rows of the groups as far as their pages have come. What has loaded for another list does not stand in for a page. */
export function groupedCards(cards: readonly TaskCard[], by: GroupKey, pages: CompanyPages, ways: Ways): ShownGroups {
  const { sort, options, isKept } = ways;
  const counted = new Map(pages.groups.map(({ value, count }) => [value, count]));
  const lanes = new Map(pages.lanes.map((lane) => [lane.column, lane]));
  const shown: ShownGroups = { by, tasks: [], counts: new Map(), rests: new Map() };
  const counts = new Map<string, number>();
  const rests = new Map<string, GroupRest>();
  for (const { value, tasks } of groupTasks(cards, by, { ...options, today: pages.request.today }, counted.keys())) {
    const count = counted.get(value) ?? tasks.length;
    const lane = lanes.get(value);
    const isWhole = lane ? lane.next === null : tasks.length >= count;
    const rows = lane || !isWhole ? listCards(tasks, lane ?? groupLaneOf([], value), sort, isKept) : sort(tasks);
    if (isWhole && rows.length === 0) continue;
    shown.tasks.push(...rows);
    counts.set(value, isWhole ? rows.length : Math.max(count, rows.length));
    if (isWhole) continue;
    rests.set(value, { left: Math.max(0, count - rows.length), busy: lane?.busy ?? false, error: lane?.error });
  }
  return { ...shown, counts, rests };
}
