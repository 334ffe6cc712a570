// Creates a sub-task: in the departments of its task and with its priority, in To Do or Done.
import { doneStatus } from '@app/contract/limits.ts';
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import type { NewTask } from '@app/contract/tasks/tasks.contract.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Db } from '#db/connect.ts';
import { requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { addRelation } from '#relations/add-relation.ts';
import { createTask } from '#tasks/create-task.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import { columnsOf } from '#workspaces/columns.sql.ts';

type NewSubtask = Pick<NewTask, 'title'> &
  Partial<Pick<NewTask, 'description' | 'assigneeId' | 'dueDate'>> & { isDone?: boolean };

/** Creates the sub-task and returns its relation; throws like the creation of any task. */
export async function createSubtask(
  db: Db,
  actor: Principal,
  parent: Pick<TaskRow, 'id' | 'workspaceId' | 'type' | 'priority' | 'department' | 'departments'>,
  { isDone = false, ...subtask }: NewSubtask,
): Promise<Relation> {
  const columns = await columnsOf(db, parent.workspaceId);
  const column = (isDone ? columns.find(({ name }) => name === doneStatus) : undefined) ?? newTaskColumn(columns);
  const { id } = await createTask(db, actor, {
    ...subtask,
    columnId: requireFound(column, 'columns.columnNotFound').id,
    type: parent.type,
    priority: parent.priority,
    department: parent.department,
    departments: parent.departments,
    assignees: [],
    customFields: {},
    checklistItems: [],
  });
  return addRelation(db, actor, { taskId: parent.id, kind: 'subtask', otherId: id });
}
