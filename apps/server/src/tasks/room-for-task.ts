// Refuses a task on a board that has as many as it may. Counting them takes longer than writing one, so it is not done each time.
import { limits } from '@app/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import { tasksInWorkspace } from '#tasks/tasks.sql.ts';

/** While so many tasks have room, so many are created after a count without another, for so long (milliseconds). */
const uncounted = { room: 10_000, tasks: 500, time: 60_000 };

interface Counted {
  count: number;
  at: number;
  since: number;
}

/** Near the limit those who create a task take turns; fewer tasks are created at the same time. */
const turns = 1_000;

const counts = new Map<number, Counted>();

/** Whether the workspace has room for another task without a count; then the task is counted. */
export function hasKnownRoom(workspaceId: number): boolean {
  const known = counts.get(workspaceId);
  if (!known || Date.now() - known.at >= uncounted.time || known.since >= uncounted.tasks) return false;
  if (limits.tasksPerWorkspace - known.count < uncounted.room) return false;
  known.since++;
  return true;
}

/** Whether the workspace had so many tasks when they were counted last that those who create one take turns. */
export function isNearlyFull(workspaceId: number): boolean {
  const known = counts.get(workspaceId);
  return known !== undefined && limits.tasksPerWorkspace - known.count < turns;
}

/** Returns whether the workspace has room although others may create tasks at the same time; counts them if that is not known. */
export async function hasMuchRoom(tx: Db, workspaceId: number): Promise<boolean> {
  if (hasKnownRoom(workspaceId)) return true;
  await countTasks(tx, workspaceId);
  return !isNearlyFull(workspaceId);
}

/** Throws 409 if the workspace has no room for another task, deleted ones included. */
export async function assertRoomForTask(tx: Db, workspaceId: number): Promise<void> {
  if (!hasKnownRoom(workspaceId)) await assertRoomOnBoard(tx, workspaceId);
}

/** The same, with a count each time. */
export async function assertRoomOnBoard(tx: Db, workspaceId: number): Promise<void> {
  await countTasks(tx, workspaceId);
  if (!isNearlyFull(workspaceId)) return;
  await assertRowLimit(tx, {
    name: nameOfRoom(workspaceId),
    from: tasksInWorkspace(workspaceId),
    most: limits.tasksPerWorkspace,
    key: 'tasks.boardFull',
  });
}

async function countTasks(tx: Db, workspaceId: number): Promise<void> {
  const row = await firstRow<{ count: number }>(tx, sql`select count(*)::int as count from ${tasksInWorkspace(workspaceId)}`);
  counts.set(workspaceId, { count: row?.count ?? 0, at: Date.now(), since: 0 });
}

/** Returns the name of the limit for `lockLimit`. */
export function nameOfRoom(workspaceId: number): string {
  return `tasks:${workspaceId}`;
}
