// Refuses a task on a board that has as many as it may.
import { limits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import { tasksInWorkspace } from '#tasks/tasks.sql.ts';

/** With less room those who create a task take turns; fewer tasks are created at the same time. */
const turnsBelow = 1_000;

/** Throws 409 if the workspace has no room for another task, deleted ones included. */
export async function assertRoomForTask(tx: Db, workspaceId: number): Promise<void> {
  const from = tasksInWorkspace(workspaceId);
  const most = limits.tasksPerWorkspace;
  const row = await firstRow<{ count: number }>(tx, sql`select count(*)::int as count from ${from}`);
  if (most - (row?.count ?? 0) >= turnsBelow) return;
  await assertRowLimit(tx, { name: nameOfRoom(workspaceId), from, most, key: 'tasks.boardFull' });
}

/** Returns the name of the limit for `lockLimit`. */
export function nameOfRoom(workspaceId: number): string {
  return `tasks:${workspaceId}`;
}
