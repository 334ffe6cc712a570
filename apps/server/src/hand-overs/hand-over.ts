// Hands everything that a person is at work on to somebody else: decided task by task as a usual reassignment, written and told as one act.

import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { HandOver, HandOverResult } from '@app/contract/hand-overs/hand-overs.contract.ts';
import { handOverLimits } from '@app/contract/hand-overs/hand-overs.limits.ts';
import { changedPeople } from '@app/contract/tasks/assignees.rules.ts';
import type { TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import { lockTasks, type TaskWriteOfMany, writeTasks } from '#bulk-changes/bulk-changes.sql.ts';
import { lookupsOfMany } from '#bulk-changes/lookups-of-many.ts';
import { refusalOf } from '#bulk-changes/refusal-of.ts';
import type { Db } from '#db/connect.ts';
import type { MovedTask } from '#db/tables/hand-overs.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { ApiError, assertValid, requireFound, validationError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { insertHandOver, tasksOfPerson } from '#hand-overs/hand-overs.sql.ts';
import { notifyOfMany, type TaskTriggers } from '#notifications/notify-many.ts';
import { decideUpdate } from '#tasks/decide-update.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import { findCard, peopleByIds } from '#users/users.sql.ts';

interface Context {
  actor: Principal;
  address: string;
}

/** What became of the tasks so far. */
interface Progress {
  moved: MovedTask[];
  refused: HandOverResult['refused'];
  told: TaskTriggers[];
}

/**
 * Gives the open tasks, the series and the open checklist items of a person to another one, on all boards or some; says of each task
 * that stays why. 404 if the person does not exist, 400 if the other one is the same, unknown or deactivated.
 */
export async function handOver(
  db: Db,
  { actor, address }: Context,
  userId: number,
  { to, workspaceIds }: HandOver,
): Promise<HandOverResult> {
  requireFound(await findCard(db, actor, userId), 'users.notFound');
  const isSomebody = to !== userId && (await peopleByIds(db, [to], true)).length > 0;
  assertValid(isSomebody, 'to', 'users.handOver.toNobody');
  const found = await tasksOfPerson(db, userId, workspaceIds);
  const tasks = found.slice(0, handOverLimits.tasks);
  const lookups = lookupsOfMany(db, actor);
  await lookups.holdPeople([to]);
  const progress: Progress = { moved: [], refused: [], told: [] };
  for (let at = 0; at < tasks.length; at += handOverLimits.batch) {
    const rows = await lockTasks(db, actor, tasks.slice(at, at + handOverLimits.batch));
    await moveBatch(db, actor, lookups, { rows, from: userId, to }, progress);
  }
  await notifyOfMany(db, actor, progress.told);
  const { moved, refused } = progress;
  const handOverId = moved.length === 0 ? null : await insertHandOver(db, { userId, toId: to, byId: actor.id, tasks: moved });
  const details = { to, tasks: moved.length, refused: refused.length };
  await recordAudit(db, { by: actor, action: 'tasks_handed_over', target: auditTarget('user', userId), details, address });
  return {
    handOverId,
    moved: moved.length,
    stayed: refused.length,
    refused: refused.slice(0, handOverLimits.refusals),
    more: found.length > tasks.length,
  };
}

async function moveBatch(
  db: Db,
  actor: Principal,
  lookups: ReturnType<typeof lookupsOfMany>,
  { rows, from, to }: { rows: readonly TaskRow[]; from: number; to: number },
  progress: Progress,
): Promise<void> {
  const writes: TaskWriteOfMany[] = [];
  for (const row of rows) {
    const change = replacing(row, from, to);
    if (!change) continue;
    try {
      const { patch, triggers = [] } = await decideUpdate(lookups, actor, row, change);
      writes.push({ row, patch });
      progress.told.push({ taskId: row.id, triggers });
      progress.moved.push(movedTask(row, from, change));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      progress.refused.push({ ...refusalOf(actor, row, saidOf(error)), workspaceId: row.workspaceId });
    }
  }
  if (writes.length > 0) await writeTasks(db, actor, writes, false);
}

/** One person in place of another on the task and its open items; undefined if the person has none of them any more. */
function replacing(
  row: TaskRow,
  from: number,
  to: number,
): (TaskFields & Pick<MovedTask['after'], 'assigneeId' | 'assignees'>) | undefined {
  const items = itemsOf(row, from);
  const isOnTask = row.assigneeId === from || row.assignees.includes(from);
  if (!isOnTask && items.length === 0) return undefined;
  // Whoever has an item is an assignee of its task.
  const people = changedPeople(row, isOnTask ? { replaceAssignee: { from, to } } : { addAssignees: [to] });
  const { assigneeId = row.assigneeId, assignees = row.assignees } = people ?? {};
  const checklistItems = row.checklistItems.map((item) => (items.includes(item.id) ? { ...item, assigneeId: to } : item));
  return { assigneeId, assignees, ...(items.length > 0 && { checklistItems }) };
}

/** The usual sentence speaks of departments that somebody has selected. */
function saidOf(error: ApiError): ApiError {
  return error.key === 'tasks.assigneeElsewhere' ? validationError([{ field: 'to', key: 'users.handOver.elsewhere' }]) : error;
}

function itemsOf({ checklistItems }: TaskRow, userId: number): number[] {
  return checklistItems.filter(({ assigneeId, completed }) => assigneeId === userId && !completed).map(({ id }) => id);
}

function movedTask(row: TaskRow, from: number, after: MovedTask['after']): MovedTask {
  const { id, assigneeId, assignees } = row;
  return {
    id,
    before: { assigneeId, assignees },
    after: { assigneeId: after.assigneeId, assignees: after.assignees },
    items: itemsOf(row, from),
  };
}
