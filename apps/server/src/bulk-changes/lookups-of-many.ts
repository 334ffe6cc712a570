// The lookups of a bulk change: each question is asked once, however many tasks it is about.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import type { TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { type DepartmentNames, holdDepartments } from '#departments/department-names.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Lookups } from '#tasks/decide-update.ts';
import { type PlaceAfter, placeAfter } from '#tasks/place-after.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import { lockAssignees } from '#tasks/task-rules.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import type { PersonRow } from '#users/users.sql.ts';
import { type ColumnRow, findColumn } from '#workspaces/columns.sql.ts';

interface LookupsOfMany extends Lookups {
  /** Locks and reads everybody whom the change names, before the first task is decided. */
  holdPeople(ids: readonly number[]): Promise<void>;
  /** Returns a column that the change has locked. */
  column(id: number): Promise<ColumnRow | undefined>;
}

/** Returns the lookups for one bulk change. */
export function lookupsOfMany(db: Db, actor: Principal): LookupsOfMany {
  const places = new Map<string, Promise<PlaceAfter>>();
  const answers = new Map<string, Promise<DepartmentNames>>();
  const templates = new Map<number, Promise<ChecklistTemplate | undefined>>();
  const entered = new Map<number, number[]>();
  const columns = new Map<number, Promise<ColumnRow | undefined>>();
  let held: PersonRow[] = [];
  return {
    placeAfter: (task, change) => once(places, situationOf(task, change), () => placeAfter(db, actor, task, change)),
    names: (names) => once(answers, JSON.stringify(names), () => holdDepartments(db, names)),
    template: (id) => once(templates, id, () => findTemplate(db, actor, id)),
    people: async (ids) => held.filter(({ id }) => ids.includes(id)),
    async enter(column, task) {
      const before = entered.get(column.id) ?? [];
      if (await assertRoomInColumn(db, actor, column, task, before)) entered.set(column.id, [...before, task.id]);
    },
    column: (id) => once(columns, id, () => findColumn(db, id)),
    async holdPeople(ids) {
      held = await lockAssignees(db, actor, [...new Set(ids)]);
    },
  };
}

/** What a place follows from: tasks in the same situation go to the same column, apart from the order in it. */
function situationOf(task: TaskRow, change: TaskFields): string {
  const { columnId, workspaceId, status, department, departments } = task;
  const lookups = {
    status: change.status,
    workspaceId: change.workspaceId,
    department: change.department,
    departments: change.departments,
  };
  return JSON.stringify([columnId, workspaceId, status, department, departments, lookups]);
}

function once<Key, Value>(answers: Map<Key, Promise<Value>>, key: Key, ask: () => Promise<Value>): Promise<Value> {
  const answer = answers.get(key) ?? ask();
  answers.set(key, answer);
  return answer;
}
