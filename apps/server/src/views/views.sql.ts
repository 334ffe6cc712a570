// Queries and writes saved views.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { SavedView } from '@app/contract/views/views.contract.ts';
import { viewLimits } from '@app/contract/views/views.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { keptFor } from '#retention/kept-for.sql.ts';
import { workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

/** A row with what decides about it. */
export interface ViewRow extends Omit<SavedView, 'mayChange'> {
  /** The key of its board's department; null in the company view. */
  departmentKey: string | null;
}

const fields = sql`v.id, coalesce(v.workspace_id, 0) as "workspaceId", v.name, v.shared, v.owner_id as "ownerId", v.settings, v.version,
  w.department_key as "departmentKey"`;
const source = sql`views v left join workspaces w on w.id = v.workspace_id`;

/** The condition that the reader sees view `v` of board `w`: it is theirs or shared, and they see its board. */
function viewVisibleTo(actor: Actor): SQL {
  const board = isAdmin(actor) ? sql`true` : sql`(v.workspace_id is not null and ${workspaceVisibleTo(actor)})`;
  return sql`((v.owner_id = ${actor.id} or v.shared) and ${board})`;
}

/** The condition that a deleted view can still be restored. */
const isKept = sql`v.deleted_at > now() - ${keptFor('trash')}`;

/** Returns the views of one board, or those of the reader's own boards; their own come first. */
export async function viewsOf(db: Db, actor: Actor, workspaceId: number | undefined): Promise<ViewRow[]> {
  // Administrators see every board, but without a board they are asked for the sidebar.
  const own = sql`(v.owner_id = ${actor.id} or v.workspace_id is null or w.department_key = any(${textArray(actor.departmentKeys)})
    or w.id = any(${intArray(actor.workspaceIds)}))`;
  const where = workspaceId === undefined ? own : sql`coalesce(v.workspace_id, 0) = ${workspaceId}::int`;
  return rows<ViewRow>(
    db,
    sql`select ${fields} from ${source} where v.deleted_at is null and ${viewVisibleTo(actor)} and ${where}
        order by (v.owner_id = ${actor.id}) is true desc, lower(v.name), v.id limit ${viewLimits.listed}::int`,
  );
}

/** Returns a view that the reader sees and locks it until the transaction ends; `deleted` finds one that can be restored. */
export async function lockView(db: Db, actor: Actor, viewId: number, deleted = false): Promise<ViewRow | undefined> {
  const state = deleted ? isKept : sql`v.deleted_at is null`;
  return firstRow<ViewRow>(
    db,
    sql`select ${fields} from ${source} where v.id = ${viewId} and ${state} and ${viewVisibleTo(actor)} for update of v`,
  );
}

/** Returns how many views a person has, as far as the reader sees them and so can delete them, and how many are shared on a board. */
export async function countViews(
  db: Db,
  actor: Actor,
  { ownerId, workspaceId }: { ownerId: number | null; workspaceId: number },
): Promise<{ own: number; shared: number }> {
  const row = await firstRow<{ own: number; shared: number }>(
    db,
    sql`select count(*) filter (where v.owner_id = ${ownerId}::int and ${viewVisibleTo(actor)})::int as own,
          count(*) filter (where v.shared and coalesce(v.workspace_id, 0) = ${workspaceId}::int)::int as shared
        from ${source} where v.deleted_at is null and (v.owner_id = ${ownerId}::int or coalesce(v.workspace_id, 0) = ${workspaceId}::int)`,
  );
  return row ?? { own: 0, shared: 0 };
}

type Written = Pick<ViewRow, 'name' | 'shared' | 'settings'>;

/** Inserts a view and returns its id. */
export async function insertView(db: Db, view: Written & { ownerId: number; workspaceId: number }): Promise<number> {
  const { ownerId, workspaceId, name, shared, settings } = view;
  const row = await firstRow<{ id: number }>(
    db,
    sql`insert into views (owner_id, workspace_id, name, shared, settings)
        values (${ownerId}, nullif(${workspaceId}::int, 0), ${name}, ${shared}, ${jsonb(settings)}) returning id`,
  );
  if (!row) throw new Error('no view was inserted');
  return row.id;
}

export async function updateView(db: Db, viewId: number, { name, shared, settings }: Written): Promise<void> {
  await db.execute(
    sql`update views set name = ${name}, shared = ${shared}, settings = ${jsonb(settings)}, version = version + 1 where id = ${viewId}`,
  );
}

/** Deletes a view or restores it. */
export async function setViewDeleted(db: Db, viewId: number, deleted: boolean): Promise<void> {
  await db.execute(sql`update views set deleted_at = case when ${deleted}::bool then now() end where id = ${viewId}`);
}

/** Deletes for good the views that were deleted too long ago to be restored. */
export async function deleteOldViews(db: Db): Promise<void> {
  await db.execute(sql`delete from views v where v.deleted_at is not null and not ${isKept}`);
}
