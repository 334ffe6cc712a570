// One pass over the tasks of a board: which column each stands in, what is scheduled, and the statistics.
import {
  byPlace,
  type Column,
  companyWorkspaceId,
  departmentKeyOnce,
  firstStatus,
  isScheduled,
  type TaskCard,
} from '@app/contract';
import { compareTexts } from '#lib/collation.ts';

export interface BoardColumn {
  column: Column;
  /** The cards that are shown, in their order. */
  cards: TaskCard[];
  /** How many there are without the filter. */
  total: number;
  /** The order that the next card at the end has. */
  nextOrder: number;
}

interface DepartmentCount {
  key: string;
  name: string;
  count: number;
}

export interface Board {
  columns: BoardColumn[];
  scheduled: TaskCard[];
  total: number;
  shown: number;
  inProgress: number;
  completed: number;
  departments: DepartmentCount[];
}

interface Given {
  workspaceId: number;
  tasks: readonly TaskCard[];
  columns: readonly Column[];
  today: string;
  test?: ((card: TaskCard) => boolean) | undefined;
}

const inProgress = 'In Progress';
const completed = 'Done';

/** The board that the tasks and columns make. */
export function boardOf({ workspaceId, tasks, columns, today, test }: Given): Board {
  const places: BoardColumn[] = [...columns]
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map((column) => ({ column, cards: [], total: 0, nextOrder: 1 }));
  const byId = new Map(places.map((place) => [place.column.id, place]));
  const byName = new Map(places.map((place) => [place.column.name, place]));
  const board: Board = { columns: places, scheduled: [], total: 0, shown: 0, inProgress: 0, completed: 0, departments: [] };
  const departments = new Map<string, DepartmentCount>();
  const keyOf = departmentKeyOnce();

  for (const task of tasks) {
    const own = workspaceId !== companyWorkspaceId && task.workspaceId === workspaceId;
    const place = (own ? byId.get(task.columnId) : undefined) ?? byName.get(task.status) ?? places[0];
    if (!place) break;
    board.total++;
    countStatus(board, task.status, place.column.name);
    if (workspaceId === companyWorkspaceId) countDepartment(departments, keyOf(task.department), task.department);
    if (task.order >= place.nextOrder) place.nextOrder = Math.floor(task.order) + 1;
    const visible = test?.(task) ?? true;
    if (visible) board.shown++;
    if (place.column.name === firstStatus && isScheduled(task, today)) {
      if (visible) board.scheduled.push(task);
      continue;
    }
    place.total++;
    if (visible) place.cards.push(task);
  }

  for (const place of places) place.cards.sort(byPlace);
  board.scheduled.sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id);
  board.departments = [...departments.values()];
  return board;
}

/** A column named In Progress or Done counts as that status. */
function countStatus(board: Board, status: string, column: string) {
  if (column === inProgress || (status === inProgress && column !== completed)) board.inProgress++;
  else if (column === completed || status === completed) board.completed++;
}

function countDepartment(departments: Map<string, DepartmentCount>, key: string, name: string) {
  const known = departments.get(key);
  if (known) known.count++;
  else departments.set(key, { key, name, count: 1 });
}

export type BoardRow = { kind: 'department'; key: string; name: string; count: number } | { kind: 'card'; card: TaskCard };

/** The cards of a column of the company view under their departments, in the order of the department list. */
export function rowsByDepartment(cards: readonly TaskCard[], order: readonly string[]): BoardRow[] {
  const groups = new Map<string, { name: string; cards: TaskCard[] }>();
  const keyOf = departmentKeyOnce();
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
