// One pass over the tasks of a board: the cards of each column, future tasks, and the statistics.

import { memoizedDepartmentKey } from '@app/contract/departments/departments.rules.ts';
import { companyWorkspaceId, doneStatus, startedStatus } from '@app/contract/limits.ts';
import type { GroupKey } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { compareOrder, isFuture } from '@app/contract/tasks/tasks.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import type { ReactNode } from 'react';
import { compareTexts } from '#lib/collation.ts';

/** What a board needs of a column to place cards in it. */
export type PlacedColumn = Pick<Column, 'id' | 'name' | 'workspaceId' | 'order'>;

export interface BoardColumn {
  column: PlacedColumn;
  /** The filtered cards in their order. */
  cards: TaskCard[];
  /** Under a filter, also the cards that it hides: a card is moved between all of them. */
  whole?: TaskCard[];
  /** The count without the filter, and with it: more than the cards while pages are missing. */
  total: number;
  shown: number;
  /** The number of cards of each department, where it is not that of the cards; and what loads the others. */
  groups?: ReadonlyMap<string, number>;
  more?: ReactNode;
  /** The order of the next card at the end. */
  nextOrder: number;
  /** The same column in its own order, if the cards are sorted in another way. */
  stored?: BoardColumn;
  /** A status without a column on this board, which a task of another board brought. Nothing can be dropped here. */
  foreign?: true;
}

/** The total count, and the count that the filter matches. */
export interface Count {
  all: number;
  shown: number;
}

interface DepartmentCount {
  key: string;
  name: string;
  count: number;
}

export interface Board {
  columns: BoardColumn[];
  scheduled: TaskCard[];
  scheduledCount: number;
  scheduledMore?: ReactNode;
  total: Count;
  inProgress: Count;
  completed: Count;
  departments: DepartmentCount[];
  /** The cards are in another order than that of the board, which stays as it is. */
  sorted?: true;
}

/** The pages of a board that has too many cards to load all of them. */
export interface BoardPages {
  withCounts: (board: Board) => Board;
  /** The departments of all tasks. */
  departments: readonly string[];
  overdue: { cards: readonly TaskCard[]; count: number };
  /** The rounded share of tasks that are done. */
  percent: number;
  /** The number of rows of the list, and what loads more of them. */
  rows: number;
  more: ReactNode;
  /** The groups of the list; undefined where it has none. */
  groups?: GroupPages | undefined;
}

/** What has not loaded of a group. */
export interface GroupRest {
  left: number;
  busy: boolean;
  error: unknown;
}

/** The groups of a list that loads in pages. */
export interface GroupPages {
  by: GroupKey;
  /** The number of tasks of each group, also of those that have not loaded. */
  counts: ReadonlyMap<string, number>;
  /** The groups that have more. */
  rests: ReadonlyMap<string, GroupRest>;
  /** Loads the next rows of groups; undefined while all of them are about to be replaced. */
  load: ((values: readonly string[]) => void) | undefined;
}

interface BoardInput {
  workspaceId: number;
  tasks: readonly TaskCard[];
  columns: readonly PlacedColumn[];
  today: string;
  test?: ((card: TaskCard) => boolean) | undefined;
}

const none = (): Count => ({ all: 0, shown: 0 });

/** Returns the board of these tasks and columns. */
export function boardOf({ workspaceId, tasks, columns, today, test }: BoardInput): Board {
  const places: BoardColumn[] = [...columns]
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map((column) => ({ column, cards: [], ...(test && { whole: [] }), total: 0, shown: 0, nextOrder: 1 }));
  const byId = new Map(places.map((boardColumn) => [boardColumn.column.id, boardColumn]));
  const byStatus = new Map(places.map((boardColumn) => [columnKey(boardColumn.column.name), boardColumn]));
  const board: Board = {
    columns: places,
    scheduled: [],
    scheduledCount: 0,
    total: none(),
    inProgress: none(),
    completed: none(),
    departments: [],
  };
  const departments = new Map<string, DepartmentCount>();
  const keyOf = memoizedDepartmentKey();

  function placeOf(task: TaskCard): BoardColumn {
    const own = workspaceId !== companyWorkspaceId && task.workspaceId === workspaceId ? byId.get(task.columnId) : undefined;
    const key = columnKey(task.status);
    const existing = own ?? byStatus.get(key);
    if (existing) return existing;
    const boardColumn = foreignColumn(workspaceId, task.status, places.length);
    byStatus.set(key, boardColumn);
    places.push(boardColumn);
    return boardColumn;
  }

  for (const task of tasks) {
    const boardColumn = placeOf(task);
    const visible = test?.(task) ?? true;
    count(board.total, visible);
    if (boardColumn.column.name === startedStatus) count(board.inProgress, visible);
    if (boardColumn.column.name === doneStatus) count(board.completed, visible);
    if (workspaceId === companyWorkspaceId) countDepartment(departments, keyOf(task.department), task.department);
    if (task.order >= boardColumn.nextOrder) boardColumn.nextOrder = Math.floor(task.order) + 1;
    if (isFuture(task, today)) {
      if (visible) board.scheduled.push(task);
      continue;
    }
    boardColumn.total++;
    boardColumn.whole?.push(task);
    if (visible) boardColumn.cards.push(task);
  }

  for (const boardColumn of places) {
    boardColumn.shown = boardColumn.cards.sort(compareOrder).length;
    boardColumn.whole?.sort(compareOrder);
  }
  board.scheduledCount = board.scheduled.length;
  board.scheduled.sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id);
  board.departments = [...departments.values()];
  return board;
}

/** Lower than the ids of the company view's columns. */
const firstForeignId = -1_000;

function foreignColumn(workspaceId: number, name: string, order: number): BoardColumn {
  const column = { id: firstForeignId - order, name, workspaceId, order };
  return { column, cards: [], total: 0, shown: 0, nextOrder: 1, foreign: true };
}

function count(counted: Count, visible: boolean) {
  counted.all++;
  if (visible) counted.shown++;
}

function countDepartment(departments: Map<string, DepartmentCount>, key: string, name: string) {
  const existing = departments.get(key);
  if (existing) existing.count++;
  else departments.set(key, { key, name, count: 1 });
}

export type BoardRow = { kind: 'department'; key: string; name: string; count: number } | { kind: 'card'; card: TaskCard };

/** Groups the cards of a company column by department, in the order of the department list. */
export function rowsByDepartment(cards: readonly TaskCard[], order: readonly string[]): BoardRow[] {
  const groups = new Map<string, { name: string; cards: TaskCard[] }>();
  const keyOf = memoizedDepartmentKey();
  for (const card of cards) {
    const key = keyOf(card.department);
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { name: card.department, cards: [card] });
  }
  const rank = new Map(order.map((name, index) => [keyOf(name), index]));
  const rankOf = (key: string) => rank.get(key) ?? order.length;
  return [...groups]
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || compareTexts(a, b))
    .flatMap(([key, group]): BoardRow[] => [
      { kind: 'department', key, name: group.name, count: group.cards.length },
      ...group.cards.map((card): BoardRow => ({ kind: 'card', card })),
    ]);
}
