// Changes a column: its name, which becomes the status of its tasks, its colour, its limit and its place.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { doneStatus } from '@app/contract/limits.ts';
import { columnKey, isDefaultColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Column, ColumnChange } from '@app/contract/workspaces/workspaces.contract.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertValid, conflictError, violatedConstraint } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordBoardEvent, recordColumnRenamed } from '#events/events.sql.ts';
import { orderColumns, queueColumnWebhook, updateColumn } from '#workspaces/columns.sql.ts';
import { manageColumn } from '#workspaces/manage-column.ts';

/** Changes the column and returns it; 400 for another name of a default column, 409 for the name of another column. */
export async function changeColumn(
  db: Db,
  actor: Principal,
  address: string,
  { columnId, ...change }: ColumnChange & { columnId: number },
): Promise<Column> {
  const { workspace, columns, column: before } = await manageColumn(db, actor, columnId);
  const after = changed(before, change);
  const isRenamed = after.name !== before.name;
  assertValid(!isRenamed || !isDefaultColumn(before.name), 'name', 'columns.nameIsKept');
  assertValid(after.archiveAfter === null || after.name === doneStatus, 'archiveAfter', 'archive.onlyDone');
  const taken = columns.some(({ id, name }) => id !== columnId && columnKey(name) === columnKey(after.name));
  if (taken) throw conflictError('columns.columnNameTaken');
  const order = indexOf(columns, before, change.order);
  const isMoved = order !== columns.findIndex(({ id }) => id === columnId);
  if (isMoved) await orderColumns(db, withPlace(columns, columnId, order));
  if (!isMoved && isSame(before, after)) return before;
  await store(db, after);
  if (isRenamed) await recordColumnRenamed(db, actor, workspace, columnId);
  else await recordBoardEvent(db, actor, 'column_updated', workspace);
  const stored = { ...after, order: isMoved ? order : before.order };
  // Places are counted anew, so of a column that was not moved the number may be another one.
  const previousColumn = formerly({ ...before, order: isMoved ? before.order : stored.order }, stored);
  await queueColumnWebhook(db, actor, 'column.changed', workspace, { column: webhookColumn(stored), previousColumn });
  const details = {
    name: workspace.name,
    column: after.name,
    ...(isRenamed && { before: before.name }),
    ...(after.archiveAfter !== before.archiveAfter && { archiveAfter: after.archiveAfter ?? 0 }),
  };
  await recordAudit(db, {
    by: actor,
    action: 'column_updated',
    target: auditTarget('workspace', workspace.id),
    details,
    address,
  });
  return stored;
}

/** The fields of a column that are sent to webhooks. */
const webhookFields = ['id', 'name', 'order', 'color', 'limit', 'limitRefuses', 'archiveAfter'] as const;

function webhookColumn(column: Column): object {
  return Object.fromEntries(webhookFields.map((field) => [field, column[field]]));
}

/** Returns the former values of what has changed. */
function formerly(before: Column, after: Column): object {
  return Object.fromEntries(
    webhookFields.filter((field) => before[field] !== after[field]).map((field) => [field, before[field]]),
  );
}

async function store(db: Db, column: Column): Promise<void> {
  try {
    await updateColumn(db, column);
  } catch (error) {
    throw violatedConstraint(error) === 'columns_name' ? conflictError('columns.columnNameTaken') : error;
  }
}

/** A column without a limit refuses nothing. */
function changed(column: Column, change: ColumnChange): Column {
  const { name = column.name, color = column.color, limit = column.limit, limitRefuses = column.limitRefuses } = change;
  const { archiveAfter = column.archiveAfter } = change;
  return { ...column, name, color, limit, limitRefuses: limit !== null && limitRefuses, archiveAfter };
}

function isSame(a: Column, b: Column): boolean {
  const fields = ['name', 'color', 'limit', 'limitRefuses', 'archiveAfter'] as const;
  return fields.every((field) => a[field] === b[field]);
}

function indexOf(columns: readonly Column[], { id }: Column, wanted: number | undefined): number {
  const now = columns.findIndex((column) => column.id === id);
  return wanted === undefined ? now : Math.min(wanted, columns.length - 1);
}

function withPlace(columns: readonly Column[], columnId: number, order: number): number[] {
  const others = columns.map(({ id }) => id).filter((id) => id !== columnId);
  return others.toSpliced(order, 0, columnId);
}
