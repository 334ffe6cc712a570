// Decides the places of others that a person sees, as pure functions.
import { type Actor, canSeeTask, canSeeWorkspace, isAdmin } from '#access.ts';
import { companyWorkspaceId } from '#limits.ts';
import type { PersonPresent } from '#presence/presence.contract.ts';

export type TaskFacts = Parameters<typeof canSeeTask>[1];

/** What decides who sees a place: the key of each workspace's department, and the fields of each task that is not deleted. */
export interface PlaceFacts {
  workspaces: ReadonlyMap<number, string>;
  tasks: ReadonlyMap<number, TaskFacts | undefined>;
}

type PresencePosition = Pick<PersonPresent, 'workspaceId' | 'taskId'>;

/** Whether a person sees the board of a place; only administrators see the company view. */
export function canSeeBoard(actor: Actor, workspaceId: number, { workspaces }: PlaceFacts): boolean {
  if (workspaceId === companyWorkspaceId) return isAdmin(actor);
  const departmentKey = workspaces.get(workspaceId);
  return departmentKey !== undefined && canSeeWorkspace(actor, { id: workspaceId, departmentKey });
}

/**
 * Returns what a reader sees of a place: without the task if the reader does not see it, without the board if the reader does
 * not see that, and undefined if nothing is left.
 */
export function visiblePresence(present: PersonPresent, reader: Actor, facts: PlaceFacts): PersonPresent | undefined {
  const task = present.taskId === null ? undefined : facts.tasks.get(present.taskId);
  const seesTask = task !== undefined && canSeeTask(reader, task);
  const seesBoard = present.workspaceId !== null && canSeeBoard(reader, present.workspaceId, facts);
  if (!seesTask && !seesBoard) return undefined;
  return {
    userId: present.userId,
    workspaceId: seesBoard ? present.workspaceId : null,
    taskId: seesTask ? present.taskId : null,
    editing: seesTask ? present.editing : null,
  };
}

/** Whether somebody who looks at a board is concerned: the place is that board, or has a task that stands on it. */
export function isOnBoard(
  { workspaceId, taskId }: PresencePosition,
  boardId: number,
  { workspaces, tasks }: PlaceFacts,
): boolean {
  if (workspaceId === boardId) return true;
  if (taskId === null) return false;
  if (boardId === companyWorkspaceId) return true;
  const key = workspaces.get(boardId);
  return key !== undefined && (tasks.get(taskId)?.departmentKeys.includes(key) ?? false);
}
