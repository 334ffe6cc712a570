// Takes a hand-over back: tasks whose people nobody has changed since get their former ones, also where those are deactivated now.

import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { HandOverUndone } from '@app/contract/hand-overs/hand-overs.contract.ts';
import { handOverLimits } from '@app/contract/hand-overs/hand-overs.limits.ts';
import { isSameValue } from '@app/contract/tasks/merge-task.rules.ts';
import { lockTasks, type TaskWriteOfMany, writeTasks } from '#bulk-changes/bulk-changes.sql.ts';
import type { Db } from '#db/connect.ts';
import type { MovedTask } from '#db/tables/hand-overs.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { linkExpiredError, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { holdPerson, takeHandOver } from '#hand-overs/hand-overs.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

/** 404 if there is no such person, 410 if it was taken back before or is too old. Nobody is notified: nothing is new. */
export async function undoHandOver(
  db: Db,
  { actor, address }: { actor: Principal; address: string },
  userId: number,
  handOverId: number,
): Promise<HandOverUndone> {
  requireFound((await holdPerson(db, userId)) || undefined, 'users.notFound');
  const found = await takeHandOver(db, userId, handOverId);
  if (!found) throw linkExpiredError('users.handOver.over');
  const { toId, tasks } = found;
  let back = 0;
  for (let at = 0; at < tasks.length; at += handOverLimits.batch) {
    const batch = new Map(tasks.slice(at, at + handOverLimits.batch).map((task) => [task.id, task]));
    const rows = await lockTasks(db, actor, [...batch.keys()]);
    const writes = rows.flatMap((row) => restoring(row, batch.get(row.id), { from: userId, to: toId }) ?? []);
    if (writes.length > 0) await writeTasks(db, actor, writes, false);
    back += writes.length;
  }
  const details = { tasks: back };
  await recordAudit(db, { by: actor, action: 'hand_over_undone', target: auditTarget('user', userId), details, address });
  return { back, kept: tasks.length - back };
}

function restoring(
  row: TaskRow,
  moved: MovedTask | undefined,
  { from, to }: { from: number; to: number },
): TaskWriteOfMany | undefined {
  if (!moved) return undefined;
  const { before, after, items } = moved;
  if (row.assigneeId !== after.assigneeId || !isSameValue('assignees', row.assignees, after.assignees)) return undefined;
  const checklistItems = row.checklistItems.map((item) =>
    items.includes(item.id) && item.assigneeId === to ? { ...item, assigneeId: from } : item,
  );
  return { row, patch: { ...before, ...(items.length > 0 && { checklistItems }) } };
}
