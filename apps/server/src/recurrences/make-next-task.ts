// Makes the next task of a series: a copy of the last one with nothing done, on the next day of the rule.
import { firstStatus } from '@app/contract/limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { checklistOn, type dayAfter } from '@app/contract/recurrences/next-task.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import { giveFiles } from '#attachments/own-files.ts';
import type { Db } from '#db/connect.ts';
import { endSeries, peopleWhoStay, unlinkNext } from '#recurrences/recurrences.sql.ts';
import { nextDates, seriesOf } from '#recurrences/series.ts';
import { assertRoomForTask } from '#tasks/room-for-task.ts';
import { columnFor } from '#tasks/task-workspace.ts';
import { insertTask } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

interface Making {
  today: string;
  /** Called with the new task and its assignees instead of notifying them: the caller does, of many tasks at a time. */
  onMade?: ((taskId: number, assignees: readonly number[]) => void) | undefined;
  /** The rule for the day: the next one that is not over, or the last one that has come. */
  dayOf?: typeof dayAfter;
}

/**
 * Returns the id of the task, which recurs in place of the last one; undefined at the end of the series, or if its board is archived. The caller has locked the
 * row of the last task.
 */
export async function makeNextTask(
  db: Db,
  by: Initiator & { fullName: string },
  task: TaskRow,
  { today, dayOf, onMade }: Making,
): Promise<number | undefined> {
  const series = seriesOf(task);
  const dates = series && nextDates(task, series, today, dayOf);
  if (!dates) return undefined;
  const next = { ...task, ...task.repeatKept };
  const people = [...next.assignees, ...(task.createdBy === null ? [] : [task.createdBy])];
  const [staying] = await Promise.all([peopleWhoStay(db, task, people), assertRoomForTask(db, task.workspaceId)]);
  const stays = (id: number | null) => id !== null && staying.includes(id);
  const assigneeId = stays(next.assigneeId) ? next.assigneeId : null;
  const assignees = withPrimaryAssignee(assigneeId, next.assignees.filter(stays));
  const checklistItems = checklistOn(next.checklistItems, next, dates).map(({ assigneeId: person, ...item }) =>
    person && assignees.includes(person) ? { ...item, assigneeId: person } : item,
  );
  const column = await columnFor(db, task.workspaceId, firstStatus);
  // Nothing new goes into an archived department.
  if (column.isArchived) return undefined;
  await unlinkNext(db, task.id);
  const nextTask = await insertTask(
    db,
    {
      title: next.title,
      description: next.description,
      type: next.type,
      priority: next.priority,
      status: column.name,
      columnId: column.id,
      workspaceId: column.workspaceId,
      assigneeId,
      assignees,
      department: task.department,
      departments: task.departments,
      departmentKeys: task.departmentKeys,
      customFields: next.customFields,
      checklistItems,
      checklistTemplateId: next.checklistTemplateId,
      ...dates,
    },
    by,
    onMade ? [] : [{ kind: 'assigned', people: assignees }],
    { createdBy: stays(task.createdBy) ? task.createdBy : null, repeatedFrom: task.id },
  );
  await giveFiles(db, by, nextTask, { from: task.id });
  onMade?.(nextTask.id, assignees);
  await endSeries(db, task.id, by);
  return nextTask.id;
}
