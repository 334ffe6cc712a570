// Moves what belongs to one department to another one: a few statements, however many tasks there are.
import type { MergedDepartment } from '@app/contract/departments/department-merges.contract.ts';
import { sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { departments } from '#db/tables.ts';
import { keysWith, renamedIn } from '#departments/name-in-rows.sql.ts';
import { countedTemplates, templateBytes } from '#task-templates/task-templates.sql.ts';

/** A department with its board; `workspaceId` is 0 without one. */
export interface MergingDepartment {
  id: number;
  key: string;
  name: string;
  nameKey: string;
  archivedAt: string | null;
  workspaceId: number;
}

type Moved = MergedDepartment['moved'];

/** Returns the departments with these ids and locks them, in the order in which everybody locks several. */
export async function lockDepartments(db: Db, ids: readonly [number, number]): Promise<MergingDepartment[]> {
  await db
    .select({ id: departments.id })
    .from(departments)
    .where(sql`${departments.id} in (${ids[0]}, ${ids[1]})`)
    .orderBy(departments.id)
    .for('update');
  return rows<MergingDepartment>(
    db,
    sql`select d.id, d.key, d.name, coalesce(d.name_key, d.key) as "nameKey", d.archived_at as "archivedAt", coalesce(w.id, 0) as "workspaceId"
        from departments d left join workspaces w on w.department_key = d.key where d.id in (${ids[0]}, ${ids[1]})`,
  );
}

/** Locks the columns of both boards against everybody who puts a task into them, in the order in which everybody locks several. */
export async function lockBoardsOf(db: Db, from: MergingDepartment, to: MergingDepartment): Promise<void> {
  await db.execute(
    sql`select 1 from columns where workspace_id in (${from.workspaceId}, ${to.workspaceId}) order by id for update`,
  );
}

/** Returns what a merge moves, and what both boards have together where there is a limit. */
export async function countMerge(
  db: Db,
  from: MergingDepartment,
  to: MergingDepartment,
): Promise<Moved & { together: { tasks: number; columns: number; templates: number; templateBytes: number } }> {
  const isMember = (department: MergingDepartment, userId = sql`ud.user_id`) => sql`exists (
    select from user_departments o where o.department_id = ${department.id} and o.user_id = ${userId} and not o.pending)`;
  const others = (own: MergingDepartment, other: MergingDepartment) => sql`(select count(*)::int from user_departments ud
    where ud.department_id = ${own.id} and not ud.pending and not ${isMember(other)})`;
  const both = sql`in (${from.workspaceId}, ${to.workspaceId})`;
  const onBoth = sql`(select column_id from tasks where workspace_id ${both})`;
  const isNew = sql`c.workspace_id = ${from.workspaceId} and not exists (
    select from columns o where o.workspace_id = ${to.workspaceId} and o.name_key = c.name_key)`;
  const templates = (workspaceId: number, value = sql`count(*)::int`) =>
    sql`(select coalesce(${value}, 0) from ${countedTemplates(workspaceId)})`;
  const bytes = sql`sum(${templateBytes})::float8`;
  const row = await firstRow<Moved & { together: { tasks: number; columns: number; templates: number; templateBytes: number } }>(
    db,
    sql`select (select count(*)::int from tasks t where t.department_keys @> array[${from.key}]) as tasks,
          ${others(from, to)} as people, ${others(to, from)} as readers,
          (select count(*)::int from columns c where ${isNew}) as columns,
          ${templates(from.workspaceId)} as "taskTemplates",
          (select count(*)::int from checklist_templates where department_key = ${from.key}) as "checklistTemplates",
          (select count(*)::int from views v where v.workspace_id = ${from.workspaceId} and v.deleted_at is null) as views,
          (select count(*)::int from invitations i where i.workspace_id = ${from.workspaceId} and i.accepted_at is null and i.revoked_at is null) as invitations,
          json_build_object('tasks', (select count(*)::int from ${onBoth} t),
            'columns', (select count(*)::int from columns c where c.workspace_id = ${to.workspaceId} or (${isNew})),
            'templates', ${templates(from.workspaceId)} + ${templates(to.workspaceId)},
            'templateBytes', ${templates(from.workspaceId, bytes)} + ${templates(to.workspaceId, bytes)}) as together`,
  );
  if (!row) throw new Error('nothing was counted');
  return row;
}

/**
 * Moves the tasks, deleted ones too: those on the board into the columns of the same name, behind the tasks there. A column that the
 * other board has not goes over with its tasks. `spellings` are the names under which tasks name the department.
 */
export async function moveTasks(
  db: Db,
  from: MergingDepartment,
  to: MergingDepartment,
  spellings: readonly string[],
): Promise<void> {
  await db.execute(
    sql`update columns c set workspace_id = ${to.workspaceId}, "order" = c."order" + 1
          + (select max(o."order") from columns o where o.workspace_id = ${to.workspaceId})
        where c.workspace_id = ${from.workspaceId} and not exists (
          select from columns o where o.workspace_id = ${to.workspaceId} and o.name_key = c.name_key)`,
  );
  const old = textArray(spellings);
  await db.execute(
    sql`with targets as materialized (
          select c.id as from_id, o.id, o.name, (select coalesce(max(t."order"), -1) from tasks t where t.column_id = o.id) as last
          from columns c join columns o on o.workspace_id = ${to.workspaceId} and o.name_key = c.name_key
          where c.workspace_id = ${from.workspaceId}),
        places as (
          select t.id, o.id as column_id, o.name as status, o.last + row_number() over (partition by o.id order by t."order", t.id) as at
          from tasks t join targets o on o.from_id = t.column_id)
        update tasks t set department_keys = ${keysWith(sql`t.department_keys`, from.key, to.key)},
          department = case when t.department = any(${old}) then ${to.name}::text else t.department end,
          departments = ${renamedIn(sql`t.departments`, spellings, to.name)},
          column_id = coalesce(p.column_id, t.column_id), status = coalesce(p.status, t.status), "order" = coalesce(p.at, t."order"),
          workspace_id = case when p.id is null then t.workspace_id else ${to.workspaceId}::int end, version = t.version + 1
        from (select id from tasks where department_keys @> array[${from.key}]) m left join places p on p.id = m.id
        where t.id = m.id`,
  );
}

/** Makes the people of a department those of the other one; who is in both keeps the role there. */
export async function movePeople(db: Db, from: MergingDepartment, to: MergingDepartment): Promise<void> {
  await db.execute(
    sql`insert into user_departments as m (user_id, department_id, role, pending)
        select user_id, ${to.id}::int, role, pending from user_departments where department_id = ${from.id} order by user_id
        on conflict (user_id, department_id) do update set pending = false where m.pending and not excluded.pending`,
  );
  await db.execute(
    sql`insert into workspace_members as m (workspace_id, user_id, role)
        select ${to.workspaceId}::int, user_id, role from workspace_members where workspace_id = ${from.workspaceId} order by user_id
        on conflict (user_id, workspace_id) do update set role = excluded.role where m.role <> 'admin'`,
  );
  await db.execute(
    sql`update invitations i set revoked_at = now()
        where i.workspace_id = ${from.workspaceId} and i.accepted_at is null and i.revoked_at is null and exists (
          select from invitations o where o.workspace_id = ${to.workspaceId} and o.email_key = i.email_key
            and o.accepted_at is null and o.revoked_at is null)`,
  );
}

/** Moves what hangs on the board; a mail to its address makes a task on the other one. */
export async function moveBoard(db: Db, from: MergingDepartment, to: MergingDepartment): Promise<void> {
  for (const table of ['invitations', 'feeds', 'task_templates', 'views', 'incoming_mails'])
    await db.execute(
      sql`update ${sql.identifier(table)} set workspace_id = ${to.workspaceId} where workspace_id = ${from.workspaceId}`,
    );
  await db.execute(
    sql`insert into board_visits as v (user_id, workspace_id, seen_at, since)
        select user_id, ${to.workspaceId}::int, seen_at, since from board_visits where workspace_id = ${from.workspaceId}
        on conflict (user_id, workspace_id) do nothing`,
  );
  await db.execute(
    sql`insert into dashboard_mails (user_id, workspace_id)
        select user_id, ${to.workspaceId}::int from dashboard_mails where workspace_id = ${from.workspaceId} on conflict do nothing`,
  );
  await db.execute(sql`update scheduled_questions set workspace_id = ${to.workspaceId} where workspace_id = ${from.workspaceId}`);
  // Where the other board has none of its own.
  await db.execute(
    sql`update standing_instructions set workspace_id = ${to.workspaceId}::int where workspace_id = ${from.workspaceId}
          and not exists (select from standing_instructions o where o.workspace_id = ${to.workspaceId})`,
  );
  await db.execute(
    sql`with gone as (delete from mail_addresses where workspace_id = ${from.workspaceId} returning *)
        insert into mail_addresses as a (workspace_id, secret, former_secrets, is_on)
        select ${to.workspaceId}::int, secret, former_secrets, is_on from gone
        on conflict (workspace_id) do update set former_secrets = a.former_secrets || excluded.secret || excluded.former_secrets`,
  );
}

/** Puts the other department where settings name this one. */
export async function moveSettings(db: Db, from: MergingDepartment, to: MergingDepartment): Promise<void> {
  await db.execute(
    sql`update webhooks set department_ids = array(
          select distinct unnest(array_replace(department_ids, ${from.id}::int, ${to.id}::int))) where department_ids @> array[${from.id}::int]`,
  );
  // Whoever gets answers without a model keeps getting them so.
  await db.execute(
    sql`update settings set value = jsonb_set(value, '{offDepartments}', (
          select jsonb_agg(distinct case when e = ${String(from.id)}::jsonb then ${String(to.id)}::jsonb else e end)
          from jsonb_array_elements(value -> 'offDepartments') e))
        where name = 'model' and value -> 'offDepartments' @> ${String(from.id)}::jsonb`,
  );
}

/** Deletes the empty department and its board; its names and links lead to the other one from now on. */
export async function endDepartment(db: Db, from: MergingDepartment, to: MergingDepartment): Promise<void> {
  await db.execute(
    sql`update workspaces w set former_ids = w.former_ids || f.former_ids || f.id from workspaces f
        where w.id = ${to.workspaceId} and f.id = ${from.workspaceId}`,
  );
  await db.execute(sql`delete from workspaces where id = ${from.workspaceId}`);
  await db.execute(sql`delete from departments where id = ${from.id}`);
  await db.execute(sql`update former_department_names set key = ${to.key} where key = ${from.key}`);
}
