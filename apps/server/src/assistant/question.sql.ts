// The conditions of a question as SQL on `t`, and the numbers of an answer. Every query has the condition of visibility.

import type { Actor } from '@app/contract/access.ts';
import type { Period, TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { assistantLimits, doneStatus, firstStatus } from '@app/contract/limits.ts';
import type { ScoredTask } from '@app/contract/scores/scores.rules.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { assigneeRows, isAssigned, isUnassigned } from '#tasks/assignees.sql.ts';
import { isOpen, isOverdue } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { onBoard } from '#tasks/tasks.sql.ts';
import { personVisibleTo } from '#users/users.sql.ts';

/** The words of a question about texts, as a text query; the board, if the question is about one. */
export interface QuestionScope {
  today: string;
  zone: string;
  textQuery: string | undefined;
  boardKey: string | undefined;
  /** The canonical keys of the question's departments. */
  departmentKeys: readonly string[];
}

/** Returns the conditions of a question, without visibility. */
export function matches(actor: Actor, question: TaskQuestion, scope: QuestionScope): SQL {
  const day = sql`${scope.today}::date`;
  const { columns, priorities, people, byCreator } = question;
  const conditions: SQL[] = [sql`t.deleted_at is null`];
  const add = (wanted: boolean, condition: SQL) => void (wanted && conditions.push(condition));
  add(question.state === 'open', isOpen);
  add(question.state === 'done', sql`t.status = ${doneStatus}`);
  if (question.overdue && question.due) conditions.push(sql`(${isOverdue(day)} or ${inPeriod(sql`t.due_date`, question.due)})`);
  else if (question.overdue) conditions.push(isOverdue(day));
  else if (question.due) conditions.push(inPeriod(sql`t.due_date`, question.due));
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${scope.zone})::date`;
  if (question.created) conditions.push(inPeriod(dayOf(sql`t.created_at`), question.created));
  if (question.finished) conditions.push(inPeriod(dayOf(sql`t.completed_at`), question.finished));
  if (question.changed) conditions.push(inPeriod(dayOf(sql`t.updated_at`), question.changed));
  if (question.starts) conditions.push(inPeriod(sql`t.start_date`, question.starts));
  if (question.stuckSince !== null)
    conditions.push(sql`(${isOpen} and ${dayOf(sql`t.updated_at`)} < ${question.stuckSince}::date)`);
  const by = (id: number) => sql`t.created_by = ${id}`;
  if (question.waiting) conditions.push(sql`(t.status = 'Review' and (${isAssigned(actor.id)} or ${by(actor.id)}))`);
  else add(question.mine, byCreator ? by(actor.id) : isAssigned(actor.id));
  const ofPeople = people.map(({ id }) => (byCreator ? by(id) : isAssigned(id)));
  add(people.length > 0, question.together ? sql.join(ofPeople, sql` and `) : anyOf(ofPeople));
  add(question.nobody, isUnassigned);
  add(
    scope.departmentKeys.length > 0,
    sql`t.department_keys ${question.together ? sql`@>` : sql`&&`} ${textArray(scope.departmentKeys)}`,
  );
  if (scope.boardKey !== undefined) conditions.push(onBoard(scope.boardKey));
  add(columns.length > 0, sql`t.status = any(${textArray(columns)})`);
  add(priorities.length > 0, sql`t.priority = any(${textArray(priorities)})`);
  add(question.noDueDate, sql`t.due_date is null`);
  add(question.notStarted, sql`t.status = ${firstStatus}`);
  add(question.future, sql`(t.status = ${firstStatus} and t.start_date > ${day})`);
  add(question.openChecklist, sql`t.checklist_total > t.checklist_done`);
  add(question.blocked, isBlocked);
  add(question.blocking, isBlocking(actor));
  if (scope.textQuery !== undefined)
    conditions.push(sql`t.id in (select task_id from search_tasks where words @@ ${scope.textQuery}::tsquery)`);
  return sql.join(conditions, sql` and `);
}

/** The condition that task `t` is one end of a link 'blocks', whose other end is open and meets `condition`. */
function isLinked(own: SQL, other: SQL, condition: SQL): SQL {
  return sql`exists (
    select from task_links l where l.kind = 'blocks' and ${own} = t.id and exists (
      select from tasks t where t.id = ${other} and t.deleted_at is null and ${isOpen} and ${condition}))`;
}

/** The condition that an open task blocks the task: everybody who sees the task learns that. */
export const isBlocked = isLinked(sql`l.to_id`, sql`l.from_id`, sql`true`);

/** The condition that the task blocks an open one: only who sees the other one learns that. */
export function isBlocking(actor: Actor): SQL {
  return isLinked(sql`l.from_id`, sql`l.to_id`, taskVisibleTo(actor));
}

function inPeriod(date: SQL, { from, to }: Period): SQL {
  const after = from === null ? sql`${date} is not null` : sql`${date} >= ${from}::date`;
  return to === null ? after : sql`(${after} and ${date} <= ${to}::date)`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` or `)})`;
}

export interface FoundTask extends ScoredTask {
  id: number;
  title: string;
  department: string;
  workspaceId: number;
}

const fields = sql`t.id, t.title, t.status, t.priority, t.department, t.workspace_id as "workspaceId",
  t.start_date::text as "startDate", t.due_date::text as "dueDate", ${iso(sql`t.created_at`)} as "createdAt",
  t.checklist_done as "checklistDone", t.checklist_total as "checklistTotal"`;

export const orders = {
  urgency: sql`t.due_date nulls last, t.priority, t.id`,
  newest: sql`t.updated_at desc, t.id desc`,
  finished: sql`t.completed_at desc nulls last, t.id desc`,
  oldest: sql`t.created_at, t.id`,
} as const;

/** Returns the number of tasks and the first of them. */
export async function countedTasks(
  db: Db,
  condition: SQL,
  order: SQL,
  most: number = assistantLimits.tasks,
  skip = 0,
): Promise<{ count: number; tasks: FoundTask[] }> {
  const found = await rowsReplanned<FoundTask & { count: number }>(
    db,
    sql`select ${fields}, (count(*) over ())::int as count from tasks t where ${condition} order by ${order}
        limit ${most} offset ${skip}`,
  );
  return { count: found[0]?.count ?? 0, tasks: found.map(({ count: _, ...task }) => task) };
}

export interface Count {
  name: string;
  count: number;
}

/** Returns people with their number of matching tasks; for the fewest also those without a task who share a department. */
export async function loadOfPeople(db: Db, condition: SQL, among: SQL, ascending: boolean): Promise<Count[]> {
  return rowsReplanned<Count>(
    db,
    sql`with load as (
      select p.id, count(*)::int as count from tasks t
      cross join lateral ${assigneeRows} p
      where ${condition} group by p.id)
    select u.full_name as name, coalesce(load.count, 0)::int as count from users u left join load on load.id = u.id
    where u.deleted_at is null and (load.count is not null or ${ascending ? sql`(${among} and ${isActive(sql`u`)})` : sql`false`})
    order by ${ascending ? sql`2, 1` : sql`2 desc, 1`} limit ${assistantLimits.people}`,
  );
}

/** Returns departments with their number of matching tasks. */
export async function loadOfDepartments(db: Db, condition: SQL, seen: SQL): Promise<Count[]> {
  return rowsReplanned<Count>(
    db,
    sql`select d.name, count(*)::int as count from tasks t join departments d on t.department_keys @> array[d.key]
        where ${condition} and ${seen} group by d.id, d.name order by 2 desc, 1 limit ${assistantLimits.people}`,
  );
}

/** Returns how many of the matching tasks are done. */
export async function progressOf(db: Db, condition: SQL): Promise<{ done: number; all: number }> {
  const row = await firstRow<{ done: number; all: number }>(
    db,
    sql`select (count(*) filter (where t.status = ${doneStatus}))::int as done, count(*)::int as all from tasks t where ${condition}`,
  );
  return row ?? { done: 0, all: 0 };
}

/** A person with the user name, which only a text that has it may show. */
interface NamedPerson {
  id: number;
  fullName: string;
  username: string;
}

/** Returns people whose name may occur in a text: one of its words begins with a part of the name, or one of the marks is the user name. */
export async function peopleNamed(
  db: Db,
  actor: Actor,
  words: readonly string[],
  usernames: readonly string[] = [],
): Promise<NamedPerson[]> {
  if (words.length === 0) return [];
  return rows(
    db,
    sql`select u.id, u.full_name as "fullName", u.username from users u
        where u.deleted_at is null and ${personVisibleTo(actor)} and (u.username_key = any(${textArray(usernames.map(loginKey))}) or exists (
          select from regexp_split_to_table(
            replace(regexp_replace(lower(normalize(u.full_name, NFKD)), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'), '[\\s.-]+') part
          where part <> '' and part = any(${textArray(words)})))
        limit ${assistantLimits.tasks}`,
  );
}

/** Returns those of the people whom the person may see. */
export async function peopleWithIds(db: Db, actor: Actor, ids: readonly number[]): Promise<{ id: number; fullName: string }[]> {
  return rows(
    db,
    sql`select u.id, u.full_name as "fullName" from users u
        where u.deleted_at is null and u.id = any(${intArray(ids)}) and ${personVisibleTo(actor)}`,
  );
}

/** Returns who has one of the user names, in any case; as they are written, not as they are stored. */
export async function peopleWithUsernames(
  db: Db,
  actor: Actor,
  usernames: readonly string[],
): Promise<{ id: number; username: string }[]> {
  const byKey = new Map(usernames.map((name) => [loginKey(name), name]));
  const found = await rows<{ id: number; key: string }>(
    db,
    sql`select u.id, u.username_key as key from users u
        where u.deleted_at is null and u.username_key = any(${textArray([...byKey.keys()])}) and ${personVisibleTo(actor)}`,
  );
  return found.map(({ id, key }) => ({ id, username: byKey.get(key) ?? key }));
}

/** Returns the newest comments on a task that people wrote, the newest first; of everybody if nobody is named. */
export async function newestComments(
  db: Db,
  taskId: number,
  userIds: readonly number[],
): Promise<{ name: string; content: string; createdAt: string }[]> {
  return rows(
    db,
    sql`select u.full_name as name, c.content, ${iso(sql`c.created_at`)} as "createdAt"
        from task_comments c join users u on u.id = c.user_id
        where c.task_id = ${taskId} and not c.is_system_comment
          and (${userIds.length === 0} or c.user_id = any(${intArray(userIds)}))
        order by c.id desc limit ${assistantLimits.quotes}`,
  );
}
