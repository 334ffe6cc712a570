// The history of a task and the activity on a board.
import type { Api } from '@app/contract/api.ts';
import type { HistoryChange } from '@app/contract/history/history.contract.ts';
import { historyLimits } from '@app/contract/history/history.limits.ts';
import { type HistoryField, historyValues, type StoredChange, type StoredChanges } from '@app/contract/history/history.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { moveIn } from '@app/texts/sentences/stored-comments.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { PlaceInstant, readPlace } from '#endpoints/input/read-place.ts';
import type { Principal } from '#endpoints/principal.ts';
import { type HistoryRow, historyRows, type Names, namesOf, noNames } from '#history/history.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { onBoard } from '#tasks/tasks.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

const HistoryAfter = z.tuple([
  PlaceInstant,
  z.int().check(z.gte(0), z.lte(9)),
  z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
]);

export const history: Handlers<Api['history']> = {
  async task({ db, actor, params, query }) {
    await requireTask(db, actor, params.taskId);
    const tasks = sql`t.id = ${params.taskId}`;
    const { rows, names, next } = await pageOf(db, actor, { tasks, before: placeIn(query.before), isActivity: false });
    return { entries: rows.map((row) => entryOf(actor, row, names)), next };
  },

  async board({ db, actor, params, query }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    const shown = workspace ? onBoard(workspace.departmentKey) : sql`true`;
    const tasks = sql`${shown} and ${taskVisibleTo(actor)}`;
    const { rows, names, next } = await pageOf(db, actor, { tasks, before: placeIn(query.before), isActivity: true });
    const entries = rows.map((row) => ({
      ...entryOf(actor, row, names),
      task: { id: row.taskId, title: row.title, isDeleted: row.isDeleted },
      comment: row.isSystem ? null : row.content,
    }));
    return { entries, next };
  },
};

const placeIn = (before: string | undefined) => (before === undefined ? undefined : readPlace(HistoryAfter, before));

async function pageOf(db: Db, actor: Principal, search: Parameters<typeof historyRows>[2]) {
  const found = await historyRows(db, actor, search);
  const rows = found.slice(0, historyLimits.page);
  const last = rows.at(-1);
  const next = found.length > rows.length && last ? JSON.stringify(last.place) : null;
  return { rows, names: await namesIn(db, actor, rows), next };
}

/** The present names, by which changes are shown; departments by any name that they had. */
interface ShownNames extends Names {
  departmentOf(name: string): string;
}

async function namesIn(db: Db, actor: Principal, rows: readonly HistoryRow[]): Promise<ShownNames> {
  const changes = rows.flatMap((row) => row.changes?.list ?? []);
  const valuesOf = (kind: (typeof historyValues)[HistoryField]) =>
    changes.filter(({ field }) => historyValues[field] === kind).flatMap(({ from, to }) => [from, to]);
  const idsOf = (kind: 'person' | 'board' | 'task') => valuesOf(kind).filter((id) => typeof id === 'number');
  const departments = valuesOf('department').filter((name) => typeof name === 'string');
  const departmentOf = (await departmentsNamed(db, departments)).nameOf;
  const ids = { people: idsOf('person'), boards: idsOf('board'), tasks: idsOf('task') };
  const found = Object.values(ids).every((each) => each.length === 0) ? noNames : await namesOf(db, actor, ids);
  return { ...found, departmentOf };
}

function entryOf(actor: Principal, { kind, at, via, by, changes, content, isSystem }: HistoryRow, names: ShownNames) {
  const { list, more } = changes ?? movesIn(isSystem ? content : null);
  return { kind, at, via, by, changes: list.map((change) => named(actor, change, names)), more };
}

/** Returns the change that a system comment describes. Where its text is ambiguous, the comment itself is shown. */
function movesIn(content: string | null): StoredChanges {
  const move = content === null ? undefined : moveIn(content);
  return { list: move ? [{ field: 'status', ...move }] : [], more: 0 };
}

function named(actor: Principal, { from, to, ...change }: StoredChange, names: ShownNames): HistoryChange {
  const { people, boards, tasks, departmentOf } = names;
  const kind = historyValues[change.field];
  const { users, relations } = catalogues[actor.language];
  const [visible, unknown] =
    kind === 'task' ? [tasks, relations.otherTask] : kind === 'board' ? [boards, '?'] : [people, users.deleted];
  const nameOf = (value: StoredChange['from']) => {
    if (typeof value === 'number') return visible[value] ?? unknown;
    return kind === 'department' && value !== null ? departmentOf(value) : value;
  };
  return { ...change, from: nameOf(from), to: nameOf(to) };
}
