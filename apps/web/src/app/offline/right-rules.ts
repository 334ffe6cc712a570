// Decides what of the kept rows a person may not see any more. Pure.
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import { groupOf, type KeptQuery } from '#app/offline/seen-rules.ts';

/** What decides which rows a person may see: the role, what it permits, and the boards. */
export interface RowRights {
  role: string;
  permissions: readonly string[];
  boards: readonly number[];
}

/** Returns the reach of a person; undefined where a part of it is not known. */
export function reachOf(
  person: CurrentUser | null | undefined,
  workspaces: readonly Pick<Workspace, 'id'>[] | undefined,
): RowRights | undefined {
  if (!person || !workspaces) return undefined;
  const permissions = Object.entries(person.permissions).flatMap(([name, has]) => (has ? [name] : []));
  return { role: person.user.role, permissions, boards: workspaces.map(({ id }) => id) };
}

/** Returns whether a person may see less than before. */
export function isLess(before: RowRights, now: RowRights): boolean {
  const lost = <T>(had: readonly T[], has: readonly T[]) => had.some((each) => !has.includes(each));
  return before.role !== now.role || lost(before.permissions, now.permissions) || lost(before.boards, now.boards);
}

/** Returns the ids of tasks that were on a board when it was kept, and are not any more. */
export function leftBoard(before: unknown, now: unknown): number[] {
  const ids = new Set((now as TaskCard[]).map(({ id }) => id));
  return ((before as TaskCard[] | undefined) ?? []).flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

/** Lists that name tasks of any board. */
const naming = ['notifications', 'my-work', 'relations'];

/** Returns what is to be done with kept rows so that nothing of these tasks is in them: rows to store, and hashes to delete. */
export function withoutTasks(rows: readonly KeptQuery[], lost: ReadonlySet<number>): { rows: KeptQuery[]; gone: string[] } {
  const changed: KeptQuery[] = [];
  const gone: string[] = [];
  for (const row of rows) {
    const group = groupOf(row.key);
    if (group === 'tasks') {
      const isNamed = row.key[0] === 'relations' && names(row.data, lost);
      if (isNamed || lost.has(Number(row.key.at(-1)))) gone.push(row.hash);
    } else if (group === 'boards') {
      const cards = row.data as TaskCard[];
      const left = cards.filter(({ id }) => !lost.has(id));
      if (left.length < cards.length) changed.push({ ...row, data: left });
    } else if (naming.includes(String(row.key[0])) && names(row.data, lost)) gone.push(row.hash);
  }
  return { rows: changed, gone };
}

/** Returns whether one of these tasks is named anywhere in data. */
function names(data: unknown, lost: ReadonlySet<number>): boolean {
  if (Array.isArray(data)) return data.some((each) => names(each, lost));
  if (typeof data !== 'object' || data === null) return false;
  if ('title' in data && lost.has(idOf(data))) return true;
  return Object.entries(data).some(
    ([key, value]) => lost.has(Number(key)) || (taskFields.includes(key) && lost.has(idOf(value))) || names(value, lost),
  );
}

const taskFields = ['task', 'taskId', 'otherId'];

function idOf(value: unknown): number {
  return Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
}

/** Returns the hashes of the rows of a board and of the tasks in it. */
export function rowsOfBoard(rows: readonly KeptQuery[], workspaceId: number): string[] {
  const tasks = new Set<unknown>();
  for (const { key, data } of rows) {
    const ofBoard = (each: { workspaceId: number }) => each.workspaceId === workspaceId;
    if (groupOf(key) === 'boards') for (const card of data as TaskCard[]) if (ofBoard(card)) tasks.add(card.id);
    if (key[0] === 'tasks' && key[1] === 'one' && ofBoard(data as TaskCard)) tasks.add(key[2]);
  }
  const kinds = ['columns', 'views', 'task-templates', 'relations', 'my-work', 'tasks'];
  return rows.flatMap(({ key, hash }) => {
    if (groupOf(key) === 'tasks') return tasks.has(key.at(-1)) ? [hash] : [];
    return kinds.includes(String(key[0])) && key.slice(1).includes(workspaceId) ? [hash] : [];
  });
}
