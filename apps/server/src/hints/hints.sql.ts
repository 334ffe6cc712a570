// Queries for hints: similar titles, earlier uses of templates, the load of people, and the hints that a person has dismissed.
import type { Actor } from '@app/contract/access.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import type { HintKind, Load, TemplateUse } from '@app/contract/hints/hints.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { templatesVisibleTo } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { assigneeRows } from '#tasks/assignees.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

export interface TitledTask {
  id: number;
  title: string;
  status: string;
  workspaceId: number;
}

/** The newest tasks of the person whose title matches a text query. */
interface HintSearch {
  textQuery: string;
  actor: Actor;
  fields: SQL;
  /** What else they must be; true for all of them. */
  condition: SQL;
  most: number;
}

/**
 * Planner fence: the lateral join looks up each task by id, no more than needed, as the search does. Visibility comes before each limit:
 * hidden tasks would push others out, and so tell that they are there.
 */
function matching({ textQuery, actor, fields, condition, most }: HintSearch): SQL {
  return sql`with found as materialized (select task_id from search_tasks where title @@ ${textQuery}::tsquery)
    select ${fields} from (
      select task.* from (select task_id from found order by task_id desc) place
      cross join lateral (select t.* from tasks t
        where t.id = place.task_id and t.deleted_at is null and ${taskVisibleTo(actor)} limit 1) task
      order by task.id desc limit ${most * 10}::int) t
    where ${condition} order by t.id desc limit ${most}::int`;
}

/** Returns tasks whose title may be similar, the newest first. */
export async function tasksTitled(db: Db, actor: Actor, textQuery: string): Promise<TitledTask[]> {
  const fields = sql`t.id, t.title, t.status, t.workspace_id as "workspaceId"`;
  return rowsReplanned(db, matching({ textQuery, actor, fields, condition: sql`true`, most: hintLimits.candidates }));
}

/** Returns the tasks of a department that were made with a template. */
export async function templateUses(db: Db, actor: Actor, departmentKey: string, textQuery: string): Promise<TemplateUse[]> {
  const fields = sql`t.id, t.title, t.checklist_template_id as "checklistTemplateId"`;
  const condition = sql`t.checklist_template_id is not null and t.department_keys @> array[${departmentKey}]::text[]`;
  return rowsReplanned(db, matching({ textQuery, actor, fields, condition, most: hintLimits.templateTasks }));
}

/** Returns the template, if the person may use it. */
export async function templateNamed(db: Db, actor: Actor, templateId: number): Promise<{ id: number; name: string } | undefined> {
  return firstRow(
    db,
    sql`select c.id, c.name from checklist_templates c where c.id = ${templateId} and ${templatesVisibleTo(actor)}`,
  );
}

/** Returns people with their open tasks that the caller sees, and those of them due until the end of the week, most first. */
export async function loads(db: Db, actor: Actor, weekEnds: string): Promise<({ userId: number } & Load)[]> {
  return rowsReplanned(
    db,
    sql`select p.id as "userId", count(*)::int as open,
        (count(*) filter (where t.due_date <= ${weekEnds}::date))::int as "dueThisWeek"
      from tasks t cross join lateral ${assigneeRows} p
      where t.deleted_at is null and ${isOpen} and ${taskVisibleTo(actor)}
      group by p.id
      having count(*) >= ${hintLimits.overloadedOpen}::int
        or count(*) filter (where t.due_date <= ${weekEnds}::date) >= ${hintLimits.overloadedWeek}::int
      order by 2 desc, 1 limit ${hintLimits.people}::int`,
  );
}

/** Returns the hints that the person has dismissed for good. */
export async function dismissedHints(db: Db, userId: number): Promise<HintKind[]> {
  const found = await rows<{ hint: HintKind }>(db, sql`select hint from dismissed_hints where user_id = ${userId} order by hint`);
  return found.map(({ hint }) => hint);
}

export async function dismissHint(db: Db, userId: number, hint: HintKind): Promise<void> {
  await db.execute(sql`insert into dismissed_hints (user_id, hint) values (${userId}, ${hint}) on conflict do nothing`);
}

export async function showHint(db: Db, userId: number, hint: HintKind): Promise<void> {
  await db.execute(sql`delete from dismissed_hints where user_id = ${userId} and hint = ${hint}`);
}
