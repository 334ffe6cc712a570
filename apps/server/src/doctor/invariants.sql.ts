// The invariants between the rows of a database; tests and `doctor` run the same queries.

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** Each query selects the ids of the rows that break the rule. */
const rules = {
  taskInItsColumn: sql`select t.id from tasks t left join columns c
    on c.id = t.column_id and c.workspace_id = t.workspace_id and c.name = t.status where c.id is null`,
  onePlaceEach: sql`select min(id) as id from tasks group by column_id, "order" having count(*) > 1`,
  primaryAssigneeListed: sql`select id from tasks where assignee_id is not null and not assignees @> to_jsonb(assignee_id)`,
  primaryDepartmentListed: sql`select id from tasks where not departments @> to_jsonb(department)`,
  assigneesExist: sql`select t.id from tasks t where exists (
    select from jsonb_array_elements_text(t.assignees) a left join users u on u.id = a::int and u.deleted_at is null where u.id is null)`,
  keysOfDepartments: sql`select t.id from tasks t where not exists (
    select from workspaces w where w.id = t.workspace_id and t.department_keys @> array[w.department_key])`,
  relationsHaveTasks: sql`select l.id from task_links l left join tasks a on a.id = l.from_id left join tasks b on b.id = l.to_id
    where a.id is null or b.id is null or a.id = b.id`,
  oneParent: sql`select min(id) as id from task_links where kind = 'parent' group by to_id having count(*) > 1`,
  relationsWithoutCircle: sql`with recursive reached (id, kind, start, at) as (
      select id, kind, from_id, to_id from task_links where kind <> 'relates'
      union select r.id, r.kind, r.start, l.to_id from reached r join task_links l on l.kind = r.kind and l.from_id = r.at)
    select distinct id from reached where at = start`,
  archivedIsDone: sql`select id from tasks where archived_at is not null and completed_at is null`,
  commentsHaveTasks: sql`select c.id from task_comments c left join tasks t on t.id = c.task_id where t.id is null`,
  commentsCounted: sql`select t.id from tasks t left join (
      select task_id, count(*) as written from task_comments where not is_system_comment group by task_id) c on c.task_id = t.id
    where t.comment_count <> coalesce(c.written, 0)`,
  notificationsHavePeople: sql`select n.id from notifications n left join users u on u.id = n.user_id
    left join tasks t on t.id = n.task_id where u.id is null or (n.task_id is not null and t.id is null)`,
  administrator: sql`select 0 as id where exists (select from users) and not exists (
    select from users where role = 'admin' and ${isActive(sql`users`)})`,
  oneDefaultTemplate: sql`select min(id) as id from email_templates where is_default group by trigger_event having count(*) > 1`,
  namesOnce: sql`select min(id) as id from users group by username_key having count(*) > 1
    union all select min(id) from users group by email_key having count(*) > 1
    union all select min(id) from departments group by key having count(*) > 1`,
  sessionsHavePeople: sql`select 0 as id from sessions s left join users u on u.id = s.user_id where u.id is null`,
  sentMailsComplete: sql`select id from outbox where state = 'sent' and (message_id is null or attempts < 1 or sent_at is null)`,
  tasksFound: sql`select t.id from tasks t left join search_tasks s on s.task_id = t.id where s.task_id is null`,
  oneEpoch: sql`select 0 as id where (select count(*) from event_epoch) <> 1`,
  eventsOfThisDatabase: sql`select 0 as id from events where written_by > pg_snapshot_xmax(pg_current_snapshot())`,
} as const satisfies Readonly<Record<string, SQL>>;

export type Invariant = keyof typeof rules;

export interface BrokenInvariant {
  invariant: Invariant;
  count: number;
  /** The ids of some of the rows. */
  ids: readonly number[];
}

/** The names of all rules. */
export const invariants = Object.keys(rules) as readonly Invariant[];

/** Returns the rules that rows break, with the number of rows and some of them. */
export async function brokenInvariants(db: Db): Promise<BrokenInvariant[]> {
  const queries = invariants.map(
    (invariant) => sql`select ${invariant}::text as invariant, count(*)::int as count,
      coalesce((array_agg(id order by id))[1:5], '{}') as ids from (${rules[invariant]}) found having count(*) > 0`,
  );
  return rows<BrokenInvariant>(db, sql.join(queries, sql` union all `));
}
