// Deletes a column: its tasks move to another column of the board.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { isDefaultColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordBoardEvent } from '#events/events.sql.ts';
import { makeNextTask } from '#recurrences/make-next-task.ts';
import { todayOf } from '#recurrences/series.ts';
import { deleteColumn, lockColumnsForChange, moveAllTasks, queueColumnWebhook } from '#workspaces/columns.sql.ts';
import { manageColumn } from '#workspaces/manage-column.ts';

/**
 * Deletes the column. Its tasks, deleted ones too, go to the end of the column `moveTo` and take its status, whatever the limit of
 * that column is; 400 for a default column, and for a target that is no other column of the board.
 */
export async function removeColumn(
  db: Db,
  actor: Principal,
  address: string,
  { columnId, moveTo }: { columnId: number; moveTo: number },
): Promise<void> {
  const { workspace, columns, column } = await manageColumn(db, actor, columnId);
  assertValid(!isDefaultColumn(column.name), 'columnId', 'columns.isKept');
  const target = columns.find(({ id }) => id === moveTo && id !== columnId);
  assertValid(target !== undefined, 'moveTo', 'columns.targetUnknown');
  // Whoever moves or creates a task locks its column first, so from here on none comes into this one.
  await lockColumnsForChange(db, [columnId, moveTo]);
  const recurring = await moveAllTasks(db, actor, column, target);
  for (const task of recurring) await makeNextTask(db, actor, task, { today: todayOf(actor) });
  await deleteColumn(db, columnId);
  await recordBoardEvent(db, actor, 'column_deleted', workspace);
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
  await queueColumnWebhook(db, actor, 'column.deleted', workspace, { column: named(column), movedTo: named(target) });
  const details = { name: workspace.name, column: column.name, movedTo: target.name };
  await recordAudit(db, {
    by: actor,
    action: 'column_deleted',
    target: auditTarget('workspace', workspace.id),
    details,
    address,
  });
}
