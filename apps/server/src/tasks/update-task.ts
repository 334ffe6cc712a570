// Updates a task, whole or in part.
import { fieldsWithoutBase } from '@app/contract/tasks/merge-task.rules.ts';
import type { TaskChange } from '@app/contract/tasks/tasks.contract.ts';
import { withOwnFiles } from '#attachments/own-files.ts';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { holdDepartments } from '#departments/department-names.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import { decideUpdate, type Lookups } from '#tasks/decide-update.ts';
import { placeAfter } from '#tasks/place-after.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import { lockAssignees } from '#tasks/task-rules.ts';
import { writeTask } from '#tasks/write-task.ts';

/**
 * Updates the task and returns the stored row. Throws 409 with the current row if somebody else has changed one of the fields since
 * `base`, or anything since `version` where a field has no base.
 */
export async function updateTask(db: Db, actor: Principal, taskId: number, { version, ...change }: TaskChange) {
  const { base, following: _following, ...fields } = change;
  const guarded = base === undefined || fieldsWithoutBase(fields, base).length > 0;
  const lookups = lookupsIn(db, actor);
  return writeTask(db, actor, { taskId, version: guarded ? version : undefined }, async (task) =>
    decideUpdate(lookups, actor, task, await withOwnFiles(db, actor, taskId, change)),
  );
}

/** Returns the lookups of a single update, which query the database each time. */
function lookupsIn(db: Db, actor: Principal): Lookups {
  return {
    placeAfter: (task, change) => placeAfter(db, actor, task, change),
    names: (names) => holdDepartments(db, names),
    people: (ids) => lockAssignees(db, actor, ids),
    enter: (column, task) => assertRoomInColumn(db, actor, column, task),
    template: (checklistTemplateId) => findTemplate(db, actor, checklistTemplateId),
  };
}
