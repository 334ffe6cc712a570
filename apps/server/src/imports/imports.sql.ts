// Queries and writes imports.

import type { Import, ImportMapping, ImportSource, RowProblem } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { formerNames } from '#departments/department-names.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { tasksInWorkspace } from '#tasks/tasks.sql.ts';
import { isArchived } from '#workspaces/workspaces.sql.ts';

/** The key of the advisory lock; any constant works. */
const importsLock = 7_276_503;

/** The boards, departments and people that tasks are matched with. */
export interface Surroundings {
  boards: { id: number; name: string; departmentKey: string; columns: { id: number; name: string }[] }[];
  departments: { id: number; name: string; key: string; formerNames: string[] }[];
  people: { id: number; fullName: string; username: string; email: string | null; role: string; departmentKeys: string[] }[];
}

/** Returns all boards and departments into which tasks may come, and people; with `hold` the departments stay until the transaction ends. */
export async function surroundingsOf(db: Db, hold = false): Promise<Surroundings> {
  const [boards, departments, people] = await Promise.all([
    rows<Surroundings['boards'][number]>(
      db,
      sql`select w.id, w.name, w.department_key as "departmentKey",
            (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c."order", c.id), '[]')
             from columns c where c.workspace_id = w.id) as columns
          from workspaces w where not ${isArchived} order by w.id`,
    ),
    rows<Surroundings['departments'][number]>(
      db,
      sql`select d.id, d.name, d.key, ${formerNames} as "formerNames" from departments d where d.archived_at is null order by d.id ${hold ? sql`for key share of d` : sql``}`,
    ),
    rows<Surroundings['people'][number]>(
      db,
      sql`select u.id, u.full_name as "fullName", u.username, u.email, u.role,
            array(select d.key from user_departments ud join departments d on d.id = ud.department_id
                  where ud.user_id = u.id and not ud.pending) as "departmentKeys"
          from users u where ${isActive(sql`u`)} order by u.id`,
    ),
  ]);
  return { boards, departments, people };
}

const importFields = sql`i.id, i.file_name as "fileName", i.source, i.state, i.total, i.finished, i.created, i.known, i.archived,
  i.problems, i.kept, ${iso(sql`i.created_at`)} as "createdAt", ${iso(sql`i.finished_at`)} as "finishedAt"`;

/** Stores an uploaded file that is not imported yet. Of one person only the latest such files are kept. */
export async function insertImport(
  db: Db,
  row: { userId: number; fileName: string; source: ImportSource; content: Buffer; total: number },
): Promise<number> {
  const inserted = await firstRow<{ id: number }>(
    db,
    sql`insert into imports (user_id, file_name, source, content, total)
        values (${row.userId}, ${row.fileName}, ${row.source}, ${row.content}, ${row.total}) returning id`,
  );
  if (!inserted) throw new Error('no import was inserted');
  await db.execute(
    sql`delete from imports where state = 'previewed' and user_id = ${row.userId} and id not in (
          select id from imports where state = 'previewed' and user_id = ${row.userId}
          order by id desc limit ${importLimits.waiting})`,
  );
  return inserted.id;
}

/** Returns the latest imports, newest first. Files that were never imported are left out. */
export async function latestImports(db: Db): Promise<Import[]> {
  return rows<Import>(
    db,
    sql`select ${importFields} from imports i where i.state <> 'previewed' order by i.id desc limit ${importLimits.listed}`,
  );
}

export async function findImport(db: Db, importId: number): Promise<Import | undefined> {
  return firstRow<Import>(db, sql`select ${importFields} from imports i where i.id = ${importId}`);
}

/** An import with what only the server knows. */
export interface ImportJob {
  id: number;
  userId: number | null;
  fileName: string;
  source: ImportSource;
  state: Import['state'];
  content: Buffer | null;
  mapping: ImportMapping | null;
  finished: number;
}

export async function findImportJob(db: Db, importId: number): Promise<ImportJob | undefined> {
  return firstRow<ImportJob>(
    db,
    sql`select id, user_id as "userId", file_name as "fileName", source, state, content, mapping, finished
        from imports where id = ${importId}`,
  );
}

/** Begins an import or an undo if it is in the expected state; returns whether it did. */
export async function beginImport(
  db: Db,
  importId: number,
  {
    from,
    to,
    mapping,
    userId,
  }: { from: readonly Import['state'][]; to: Import['state']; mapping?: ImportMapping; userId?: number },
): Promise<boolean> {
  const begun = await firstRow(
    db,
    sql`update imports set state = ${to}, moved_at = now(), finished_at = null
          ${mapping ? sql`, mapping = ${jsonb(mapping)}` : sql``} ${userId === undefined ? sql`` : sql`, user_id = ${userId}`}
        where id = ${importId} and state = any(${textArray(from)}) returning id`,
  );
  return begun !== undefined;
}

/** Ends an import or an undo and deletes its file; returns whether it was still under way. */
export async function endImport(
  tx: Db,
  importId: number,
  { from, to, kept = 0 }: { from: 'running' | 'undoing'; to: Import['state']; kept?: number },
): Promise<boolean> {
  const ended = await firstRow(
    tx,
    sql`update imports set state = ${to}, kept = ${kept}, content = null, finished_at = now(), moved_at = now()
        where id = ${importId} and state = ${from} returning id`,
  );
  return ended !== undefined;
}

/** What a batch did. */
export interface BatchResult {
  created: number;
  known: number;
  archived: number;
  problems: readonly RowProblem[];
}

/** Locks a running import; returns whether it stands where the caller left it, and no other process has gone on with it. */
export async function lockRun(tx: Db, importId: number, finished: number): Promise<boolean> {
  const found = await firstRow(
    tx,
    sql`select id from imports where id = ${importId} and state = 'running' and finished = ${finished} for update`,
  );
  return found !== undefined;
}

/** Stores the progress of a batch in its transaction. */
export async function moveImport(tx: Db, importId: number, to: number, done: BatchResult): Promise<void> {
  await tx.execute(
    sql`update imports set finished = ${to}, created = created + ${done.created}, known = known + ${done.known},
          archived = archived + ${done.archived}, problems = problems + ${done.problems.length}, moved_at = now(),
          problem_rows = case when jsonb_array_length(problem_rows) >= ${importLimits.problems} then problem_rows
            else problem_rows || ${jsonb(done.problems)} end
        where id = ${importId}`,
  );
}

/** Returns the problems of an import, in the order of the file. */
export async function problemsOf(db: Db, importId: number): Promise<RowProblem[]> {
  const row = await firstRow<{ problems: RowProblem[] }>(
    db,
    sql`select problem_rows as problems from imports where id = ${importId}`,
  );
  return row?.problems ?? [];
}

/** Makes the batches of all imports wait for each other, so that two imports of one file make no task twice. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importsLock})`);
}

/** Returns how many more tasks each of the boards may have. The caller has locked the limit of each. */
export async function roomOnBoards(tx: Db, workspaceIds: readonly number[]): Promise<Map<number, number>> {
  const room = new Map<number, number>();
  for (const id of workspaceIds) {
    const row = await firstRow<{ count: number }>(tx, sql`select count(*)::int as count from ${tasksInWorkspace(id)}`);
    room.set(id, limits.tasksPerWorkspace - (row?.count ?? 0));
  }
  return room;
}

/** Returns those of the keys whose tasks were imported before. */
export async function knownKeys(db: Db, source: ImportSource, keys: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    db,
    sql`select source_key as key from imported_tasks where source = ${source} and source_key = any(${textArray(keys)})`,
  );
  return new Set(found.map(({ key }) => key));
}

/** Returns the tasks that were imported under these keys, with the import that made them. */
export async function tasksOfKeys(
  db: Db,
  source: ImportSource,
  keys: readonly string[],
): Promise<Map<string, { id: number; importId: number }>> {
  const found = await rows<{ key: string; id: number; importId: number }>(
    db,
    sql`select k.source_key as key, k.task_id as id, k.import_id as "importId" from imported_tasks k
        join tasks t on t.id = k.task_id
        where k.source = ${source} and k.source_key = any(${textArray(keys)}) and t.deleted_at is null`,
  );
  return new Map(found.map(({ key, id, importId }) => [key, { id, importId }]));
}

/** Locks the places of some columns, always in the same order, and returns the highest order of each. */
export async function lockColumns(tx: Db, columnIds: readonly number[]): Promise<Map<number, number>> {
  await tx.execute(sql`select id from columns where id = any(${intArray(columnIds)}) order by id for no key update`);
  const found = await rows<{ id: number; highest: number }>(
    tx,
    sql`select c.id, coalesce((select max(t."order") from tasks t where t.column_id = c.id), -1) as highest
        from columns c where c.id = any(${intArray(columnIds)})`,
  );
  return new Map(found.map(({ id, highest }) => [id, highest]));
}

/** Returns new ids for so many tasks. */
export async function newTaskIds(tx: Db, count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('tasks', 'id'))::int as id from generate_series(1, ${count})`,
  );
  return found.map(({ id }) => id);
}

/** Inserts the tasks of a batch, without events and notifications: the import sends one event for all of them. */
export async function insertImportedTasks(
  tx: Db,
  { importId, source }: { importId: number; source: ImportSource },
  records: readonly object[],
): Promise<void> {
  await tx.execute(
    sql`insert into tasks (id, title, description, type, priority, status, column_id, workspace_id, assignee_id, assignees,
          department, departments, department_keys, start_date, due_date, custom_fields, checklist_items, "order", created_by,
          checklist_done, checklist_total, comment_count, completed_at, archived_at, created_at, created_via, changed_via,
          repeat, repeat_when, repeat_anchor, repeat_day, repeat_next)
        overriding system value
        select g.id, g.title, g.description, g.type, g.priority, g.status, g."columnId", g."workspaceId", g."assigneeId", g.assignees,
          g.department, g.departments, array(select jsonb_array_elements_text(g."departmentKeys")), g."startDate", g."dueDate",
          g."customFields", g."checklistItems", g."order", g."createdBy", g.done, g.total, g."commentCount",
          g."completedAt", g."archivedAt", g."createdAt", 'import', 'import',
          g.repeat, g."repeatWhen", g."repeatAnchor", g."repeatDay", g."repeatNext"
        from ${recordset(
          records,
          sql`id int, title text, description text, type text, priority text, status text, "columnId" int,
          "workspaceId" int, "assigneeId" int, assignees jsonb, department text, departments jsonb, "departmentKeys" jsonb,
          "startDate" date, "dueDate" date, "customFields" jsonb, "checklistItems" jsonb, "order" int, done int, total int,
          "commentCount" int, "createdAt" timestamptz, "createdBy" int, "completedAt" timestamptz, "archivedAt" timestamptz, repeat text, "repeatWhen" text, "repeatAnchor" date, "repeatDay" date,
          "repeatNext" date`,
        )}`,
  );
  await tx.execute(
    sql`insert into imported_tasks (task_id, import_id, source, source_key)
        select g.id, ${importId}::int, ${source}, g.key from ${recordset(records, sql`id int, key text`)}`,
  );
}

/** Inserts comments of imported tasks, as their tasks count them already. */
export async function insertImportedComments(tx: Db, records: readonly object[]): Promise<void> {
  if (records.length === 0) return;
  await tx.execute(
    sql`insert into task_comments (task_id, user_id, content, created_at, via)
        select g."taskId", g."userId", g.content, g."createdAt", 'import'
        from ${recordset(records, sql`"taskId" int, "userId" int, content text, "createdAt" timestamptz`)}`,
  );
}

function recordset(records: readonly object[], columns: SQL): SQL {
  return sql`jsonb_to_recordset(${jsonb(records)}) as g(${columns})`;
}

/** The boards on which an import made tasks, with everybody whom an event of them concerns. */
export interface Touched {
  workspaceId: number;
  departmentKeys: string[];
  people: number[];
}

/** Returns the boards of an import. */
export async function touchedBoards(db: Db, importId: number): Promise<Touched[]> {
  return rows<Touched>(
    db,
    sql`with made as materialized (
          select t.workspace_id, t.department_keys, t.assignees from imported_tasks k join tasks t on t.id = k.task_id
          where k.import_id = ${importId})
        select m.workspace_id as "workspaceId",
          array(select distinct key from made x, unnest(x.department_keys) key where x.workspace_id = m.workspace_id) as "departmentKeys",
          array(select distinct a::int from made x, jsonb_array_elements_text(x.assignees) a where x.workspace_id = m.workspace_id) as people
        from made m group by m.workspace_id`,
  );
}

/**
 * Deletes the next tasks of an import, after an id, that nobody has changed since; returns the last id it looked at, undefined at
 * the end.
 */
export async function undoBatch(tx: Db, importId: number, after: number): Promise<number | undefined> {
  const row = await firstRow<{ last: number | null }>(
    tx,
    sql`with next as (select k.task_id from imported_tasks k where k.import_id = ${importId} and k.task_id > ${after}
          order by k.task_id limit ${importLimits.batch}),
        untouched as (select t.id from tasks t join next n on n.task_id = t.id
          where t.version = 1 and t.deleted_at is null and not exists (
            select from task_comments c where c.task_id = t.id and c.via <> 'import') order by t.id for update of t),
        gone as (update tasks t set deleted_at = now(), version = version + 1, changed_via = 'import'
          from untouched u where t.id = u.id returning t.id)
        select (select max(task_id) from next) as last, (select count(*) from gone)`,
  );
  await tx.execute(sql`update imports set moved_at = now() where id = ${importId} and state = 'undoing'`);
  return row?.last ?? undefined;
}

/** Forgets the tasks of an import, which can then be imported again; returns how many its undo has kept. */
export async function forgetTasks(tx: Db, importId: number): Promise<number> {
  const row = await firstRow<{ kept: number }>(
    tx,
    sql`with forgotten as (delete from imported_tasks where import_id = ${importId} returning task_id)
        select count(*)::int as kept from forgotten f join tasks t on t.id = f.task_id
        where t.deleted_at is null or t.changed_via <> 'import'`,
  );
  return row?.kept ?? 0;
}

/** Locks an import that is being undone; returns whether it still is. */
export async function lockUndo(tx: Db, importId: number): Promise<boolean> {
  return (await firstRow(tx, sql`select id from imports where id = ${importId} and state = 'undoing' for update`)) !== undefined;
}

/** Returns imports and undos whose process has stopped. */
export async function lostImports(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from imports where state in ('running', 'undoing')
          and moved_at < now() - make_interval(secs => ${importLimits.lost / 1000}) order by id`,
  );
  return found.map(({ id }) => id);
}

/** Deletes files that nobody imported. */
export async function deleteOldImports(db: Db): Promise<void> {
  await db.execute(
    sql`delete from imports where state = 'previewed' and created_at < now() - make_interval(secs => ${importLimits.kept / 1000})`,
  );
}
