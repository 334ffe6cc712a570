// Reads, locks and writes many tasks at a time.
import type { Actor } from '@app/contract/access.ts';
import { changesOf, type RecordedTask } from '@app/contract/history/history.rules.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { keptFor } from '#retention/kept-for.sql.ts';
import { isListed, taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { backOnBoard, derivedFields, storedFields, type TaskPatch } from '#tasks/task-writes.sql.ts';
import { cardFields, rowFields, type TaskRow } from '#tasks/tasks.sql.ts';
import { workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

/** The boards that a change may name: departments that it adds, and workspaces. */
export interface NamedBoards {
  keys: readonly string[];
  workspaceIds: readonly number[];
}

/**
 * Locks the columns of all boards that these tasks may leave or reach, in one order: everybody locks columns before tasks. Boards that
 * the person can neither see nor add are not locked, so that nobody can keep others waiting there.
 */
export async function lockBoards(db: Db, actor: Actor, taskIds: readonly number[], { keys, workspaceIds }: NamedBoards) {
  await db.execute(
    sql`with seen as (
          select t.workspace_id, t.department_keys from tasks t where t.id = any(${intArray(taskIds)}) and ${taskVisibleTo(actor)})
        select 1 from columns c where c.workspace_id in (
          select w.id from workspaces w where (w.department_key = any(${textArray(keys)}) or w.id = any(${intArray(workspaceIds)}))
            and (${workspaceVisibleTo(actor)} or exists (select from departments d where d.key = w.department_key and d.is_public))
          union select workspace_id from seen
          union select w.id from seen join workspaces w on w.department_key = any(seen.department_keys))
        order by c.id for no key update of c`,
  );
}

/** Locks the tasks that the person sees and returns them by id; `deleted` are those in the trash. */
export async function lockTasks(db: Db, actor: Actor, taskIds: readonly number[], deleted = false): Promise<TaskRow[]> {
  const state = deleted ? sql`t.deleted_at > now() - ${keptFor('trash')}` : sql`t.deleted_at is null`;
  return rows<TaskRow>(
    db,
    sql`select ${rowFields} from tasks t where t.id = any(${intArray(taskIds)}) and ${state} and ${taskVisibleTo(actor)}
        order by t.id for no key update of t`,
  );
}

/** Returns the titles of tasks that the person saw before they were deleted. */
export async function deletedTitles(db: Db, actor: Actor, taskIds: readonly number[]): Promise<{ id: number; title: string }[]> {
  return rows(
    db,
    sql`select t.id, t.title from tasks t
        where t.id = any(${intArray(taskIds)}) and t.deleted_at is not null and ${taskVisibleTo(actor)}`,
  );
}

/** Returns the cards of tasks as the person sees them. */
export async function cardsOf(db: Db, actor: Actor, taskIds: readonly number[]): Promise<TaskCard[]> {
  return rows<TaskCard>(
    db,
    sql`select ${cardFields} from tasks t where t.id = any(${intArray(taskIds)}) and ${isListed} and ${taskVisibleTo(actor)}`,
  );
}

/** Returns by task the next card of its column that stays there and that the person sees: before it an undo puts the task back. */
export async function followersOf(db: Db, actor: Actor, moving: readonly number[]): Promise<Map<number, number>> {
  const found = await rows<{ id: number; beforeId: number }>(
    db,
    sql`select m.id, next.id as "beforeId" from tasks m
        cross join lateral (
          select t.id from tasks t
          where t.column_id = m.column_id and t."order" > m."order" and ${isListed} and t.id <> all(${intArray(moving)})
            and ${taskVisibleTo(actor)}
          order by t."order" limit 1) next
        where m.id = any(${intArray(moving)})`,
  );
  return new Map(found.map(({ id, beforeId }) => [id, beforeId]));
}

/** Returns which tasks have a next one in their series. */
export async function tasksWithNext(db: Db, taskIds: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select repeated_from as id from tasks where repeated_from = any(${intArray(taskIds)})`,
  );
  return new Set(found.map(({ id }) => id));
}

export interface TaskWriteOfMany {
  row: TaskRow;
  patch: TaskPatch;
  /** The system comment of a move. */
  comment?: string | undefined;
}

/**
 * Updates many tasks, whose rows the caller has locked, with their comments, their history and one event for each, in one statement. A field that
 * one of them changes is written to all; the others get the value that they have.
 */
export async function writeTasks(
  db: Db,
  actor: Initiator,
  writes: readonly TaskWriteOfMany[],
  reordered: boolean,
): Promise<{ id: number; version: number }[]> {
  const fields = [...new Set(writes.flatMap(({ patch }) => givenFields(patch)))];
  const changes = writes.map(({ row, patch, comment }) => ({
    id: row.id,
    comment: comment ?? null,
    isMoved: comment !== undefined || patch.order !== undefined,
    changes: changesOf(row, patch as Partial<RecordedTask>) ?? null,
    ...Object.fromEntries(fields.map((field) => [field, patch[field] === undefined ? row[field] : patch[field]])),
  }));
  const record = sql.join(
    [
      sql`id int, comment text, "isMoved" boolean, changes jsonb`,
      ...fields.map((field) => sql.raw(`"${field}" ${storedFields[field].type}`)),
    ],
    sql`, `,
  );
  const assignments = fields.flatMap((field) => {
    const { name, value } = storedFields[field];
    return [
      sql`${sql.raw(`"${name}"`)} = ${value ?? sql.raw(`g."${field}"`)}`,
      ...(derivedFields[field] ? [derivedFields[field]] : []),
    ];
  });
  return rows(
    db,
    sql`with given as materialized (select * from jsonb_to_recordset(${jsonb(changes)}) as g(${record})),
    before as (select t.* from tasks t join given g on g.id = t.id),
    written as (
      update tasks t set ${sql.join(assignments, sql`, `)}, version = t.version + 1, updated_at = now(), changed_via = ${actor.via}
      from given g where t.id = g.id and t.deleted_at is null returning t.*),
    commented as (
      insert into task_comments (task_id, user_id, content, is_system_comment, via)
      select w.id, ${actor.id}::int, g.comment, true, ${actor.via} from written w join given g on g.id = w.id
      where g.comment is not null returning id, task_id),
    ${recordedChange({
      of: sql`(select w.id, g.changes from written w join given g on g.id = w.id where g.changes is not null)`,
      by: actor,
      kind: 'changed',
      changes: sql`t.changes`,
    })},
    ${taskEvents({
      of: sql`written`,
      type: sql`(select case when g."isMoved" then 'task_moved' else 'task_updated' end from given g where g.id = t.id)`,
      by: actor,
      keysBefore: sql`coalesce((select b.department_keys from before b where b.id = t.id), '{}'::text[])`,
      reordered,
      comment: sql`(select c.id from commented c where c.task_id = t.id)`,
      before: sql`before`,
    })}
    select t.id, t.version from written t`,
  );
}

function givenFields(patch: TaskPatch): (keyof TaskPatch)[] {
  return (Object.keys(patch) as (keyof TaskPatch)[]).filter((field) => patch[field] !== undefined);
}

/** Moves done tasks, whose rows the caller has locked, into the archive or out of it. */
export async function setArchived(db: Db, actor: Initiator, taskIds: readonly number[], archived: boolean): Promise<void> {
  await rows(
    db,
    sql`with before as (select t.* from tasks t where t.id = any(${intArray(taskIds)})),
    written as (
      update tasks t set version = version + 1, updated_at = now(), changed_via = ${actor.via},
        ${archived ? sql`archived_at = now()` : backOnBoard}
      where t.id = any(${intArray(taskIds)}) and t.deleted_at is null and t.status = ${doneStatus} returning *),
    ${recordedChange({ of: sql`written`, by: actor, kind: archived ? 'archived' : 'unarchived' })},
    ${taskEvents({ of: sql`written`, type: 'task_updated', by: actor, before: sql`before` })}
    select id from written`,
  );
}

/** Moves tasks, whose rows the caller has locked, into the trash or out of it. */
export async function setDeleted(db: Db, actor: Initiator, taskIds: readonly number[], deleted: boolean): Promise<void> {
  await rows(
    db,
    sql`with written as (
      update tasks t set version = version + 1, changed_via = ${actor.via},
        ${deleted ? sql`deleted_at = now()` : sql`deleted_at = null, ${backOnBoard}, updated_at = now()`}
      where t.id = any(${intArray(taskIds)}) returning *),
    ${recordedChange({ of: sql`written`, by: actor, kind: deleted ? 'deleted' : 'restored' })},
    ${taskEvents({ of: sql`written`, type: deleted ? 'task_deleted' : 'task_restored', by: actor })}
    select id from written`,
  );
}
