// Which of the loaded cards a lane shows: as far as its pages have come, and new cards that stand between them. Pure.

import type { GroupCount, TaskCount, TaskLane } from '@app/contract/company/company.contract.ts';
import { memoizedDepartmentKey } from '@app/contract/departments/departments.rules.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { GroupKey } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskSort } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { compareOrder, isFuture, isOverdue } from '@app/contract/tasks/tasks.rules.ts';
import type { CardOrder } from '@app/contract/views/views.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';

/** The days of a timeline, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What is shown of the company's tasks. */
export interface CompanyRequest {
  view: 'board' | 'list' | 'dashboard';
  filter: TaskFilter;
  today: string;
  sort: TaskSort;
  /** Only tasks whose time touches these days. */
  days?: DayRange | undefined;
  /** The order of the cards in each column. */
  cards: CardOrder;
  /** What the list is grouped by. */
  group?: GroupKey | undefined;
}

/** The pages of a lane that have come. */
export interface LanePages {
  kind: TaskLane['kind'];
  column: string;
  ids: readonly number[];
  /** The place of the next page; null where all have come. */
  next: string | null;
  busy?: boolean;
  error?: unknown;
}

export interface CompanyPages {
  request: CompanyRequest;
  counts: readonly TaskCount[];
  /** The groups of the list in their order. */
  groups: readonly GroupCount[];
  /** Of groups, only those of which a page has come or been asked for. */
  lanes: readonly LanePages[];
  /** When the first pages came, in milliseconds. */
  at: number;
}

type Compare = (a: TaskCard, b: TaskCard) => number;

/** Returns what names a lane among the others. */
export function laneKey({ kind, column }: Pick<LanePages, 'kind' | 'column'>): string {
  return `${kind}/${column}`;
}

/** Returns the lane of the board in which a card stands. */
function laneOf(card: TaskCard, today: string): string {
  return laneKey(isFuture(card, today) ? { kind: 'future', column: '' } : { kind: 'column', column: columnKey(card.status) });
}

/**
 * Returns the cards of the board: of each lane those up to the last one of its pages. A card of this page's own (`isKept`) stays
 * wherever it stands.
 */
export function boardCards(
  cards: readonly TaskCard[],
  { lanes, request: { today } }: CompanyPages,
  compare: Compare,
  isKept: (card: TaskCard) => boolean,
): TaskCard[] {
  const lanesByKey = new Map(lanes.map((lane) => [laneKey(lane), lane]));
  return [...Map.groupBy(cards, (card) => laneOf(card, today))].flatMap(([key, members]) => {
    const lane = lanesByKey.get(key);
    if (!lane || lane.next === null) return members;
    const listed = new Set(lane.ids);
    const sorted = members.toSorted(lane.kind === 'future' ? byStart : compare);
    const last = sorted.findLastIndex(({ id }) => listed.has(id));
    return sorted.filter((card, index) => index <= last || isKept(card));
  });
}

/** Returns the rows of the list: in the order of the server, and each new card behind the one that it follows here. */
export function listCards(
  cards: readonly TaskCard[],
  lane: LanePages,
  sort: (cards: readonly TaskCard[]) => TaskCard[],
  isKept: (card: TaskCard) => boolean,
): TaskCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const listed = new Set(lane.ids);
  const sorted = sort(cards);
  const last = lane.next === null ? sorted.length : sorted.findLastIndex(({ id }) => listed.has(id));
  const behind = new Map<number, TaskCard[]>();
  let before = 0;
  for (const [index, card] of sorted.entries()) {
    if (listed.has(card.id)) before = card.id;
    else if (index < last || isKept(card)) behind.set(before, [...(behind.get(before) ?? []), card]);
  }
  const rows = lane.ids.flatMap((id) => [...(byId.has(id) ? [byId.get(id) as TaskCard] : []), ...(behind.get(id) ?? [])]);
  return [...(behind.get(0) ?? []), ...rows];
}

/** Compares cards of a column: by department as the columns group them, then by order. */
export function byDepartment(names: readonly string[], compareTexts: (a: string, b: string) => number): Compare {
  const keyOf = memoizedDepartmentKey();
  const rank = new Map(names.map((name, index) => [keyOf(name), index]));
  const rankOf = ({ department }: TaskCard) => rank.get(keyOf(department)) ?? names.length;
  return (a, b) => rankOf(a) - rankOf(b) || compareTexts(keyOf(a.department), keyOf(b.department)) || compareOrder(a, b);
}

/** Compares cards of a column by score, the highest first. */
export function byScore(scoreOf: (card: TaskCard) => number): Compare {
  return (a, b) => scoreOf(b) - scoreOf(a) || compareOrder(a, b);
}

function byStart(a: TaskCard, b: TaskCard): number {
  return (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id;
}

/** Returns the loaded cards that are overdue for longest. */
export function overdueCards(cards: readonly TaskCard[], today: string): TaskCard[] {
  return cards
    .filter((card) => isOverdue(card, today))
    .sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '') || a.id - b.id);
}

/** Adds cards to the loaded ones. A loaded card of the same version may be ahead by what this page has just changed. */
export function withCards(loaded: readonly TaskCard[], more: readonly TaskCard[]): TaskCard[] {
  const byId = new Map(loaded.map((card) => [card.id, card]));
  for (const card of more) {
    const existing = byId.get(card.id);
    if (!existing || existing.version < card.version) byId.set(card.id, card);
  }
  return [...byId.values()];
}
