// What the events of the log change of who sees the known places.
import type { LogRead } from '#events/live.sql.ts';
import type { KnownPlaces } from '#presence/known-places.ts';

/** Whether events may change the facts of all places, as a department's new name does. */
export function changesAllPlaces({ events }: LogRead): boolean {
  return events.some(({ type }) => type === 'department_updated');
}

/** Takes over the present facts of the changed tasks; returns whether a place names one of them. */
export function applyTasks({ events, tasks }: LogRead, places: KnownPlaces): boolean {
  const touched = events.flatMap(({ type, taskId }) =>
    taskId !== null && type !== 'notification_created' && places.isTaskOf(taskId) ? [taskId] : [],
  );
  if (touched.length === 0) return false;
  const present = new Map(
    tasks.map(({ taskId, createdBy, assigneeId, assignees, workspaceId, departmentKeys }) => [
      taskId,
      { createdBy, assigneeId, assignees, workspaceId, departmentKeys },
    ]),
  );
  for (const taskId of touched) places.tasks.set(taskId, present.get(taskId));
  return true;
}

/** Returns the people with a place whose rights or settings have changed. */
export function changedPeople({ events }: LogRead, places: KnownPlaces): number[] {
  const present = new Set(places.people());
  const people = new Set(
    events.flatMap(({ type, userId, audience }) =>
      type === 'access_changed' ? audience : type === 'user_updated' && userId !== null ? [userId] : [],
    ),
  );
  return [...people].filter((id) => present.has(id));
}
