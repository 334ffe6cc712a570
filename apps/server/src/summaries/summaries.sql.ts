// Visits of boards, and what others have changed there since.
import type { Actor } from '@app/contract/access.ts';
import { summaryLimits } from '@app/contract/hints/hints.limits.ts';
import { doneStatus, firstStatus } from '@app/contract/limits.ts';
import type { BoardChanges } from '@app/contract/summaries/summaries.contract.ts';
import { moveCommentMarker } from '@app/texts/sentences/stored-comments.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000})`;
const isNewVisit = sql`v.seen_at < now() - ${seconds(summaryLimits.visitGap)}`;

/** Stores that a person sees a board now. Their visit begins anew after a while without a look. */
export async function storeVisit(db: Db, userId: number, workspaceId: number, changesSeen: boolean): Promise<void> {
  await db.execute(
    sql`insert into board_visits as v (user_id, workspace_id, since)
        values (${userId}, ${workspaceId}, case when ${changesSeen}::bool then now() end)
        on conflict (user_id, workspace_id) do update set
          since = case when ${changesSeen}::bool then now() when ${isNewVisit} then v.seen_at else v.since end,
          seen_at = now()`,
  );
}

/** Returns the instant from which changes count, as the visit is now; null on the first visit. */
export async function sinceOf(db: Db, userId: number, workspaceId: number): Promise<string | null> {
  const visit = await firstRow<{ since: string | null }>(
    db,
    sql`select ${iso(sql`case when ${isNewVisit} then v.seen_at else v.since end`)} as since
        from board_visits v where v.user_id = ${userId} and v.workspace_id = ${workspaceId}`,
  );
  return visit?.since ?? null;
}

type Changed = BoardChanges['tasks'][number];

/** The events `e` and the tasks `t` among which changes are looked for. */
interface Among {
  event: SQL;
  task: SQL;
}

/** The changes on a department's board. */
export function amongBoard(boardKey: string): Among {
  return {
    event: sql`e.department_keys @> array[${boardKey}]::text[]`,
    task: sql`t.department_keys @> array[${boardKey}]::text[]`,
  };
}

/**
 * Returns the tasks that others have changed since an instant, newest first, and their number. Only events that the person may
 * read and tasks that they see now count.
 */
export async function changedTasks(
  db: Db,
  actor: Actor,
  among: Among,
  since: string,
): Promise<Pick<BoardChanges, 'count' | 'tasks' | 'marks'>> {
  const found = await rowsReplanned<Changed & { marks: BoardChanges['marks'] }>(
    db,
    sql`with news as (
        select e.task_id, e.type, e.user_id, e.created_at, e.id from events e
        where e.created_at > greatest(${since}::timestamptz, now() - ${seconds(summaryLimits.back)})
          and e.task_id is not null and e.user_id is distinct from ${actor.id} and e.type like 'task\\_%'
          and ${among.event}
          and (not e.is_private or e.audience @> ${intArray([actor.id])})
          and exists (select from tasks t where t.id = e.task_id and t.deleted_at is null and ${among.task} and ${taskVisibleTo(actor)})
        order by e.id desc limit ${summaryLimits.events}::int),
      changed as (
        select task_id, bool_or(type = 'task_created') as created, bool_or(type = 'task_moved') as moved,
          bool_or(type = 'task_commented') as commented, max(id) as last, max(created_at) as at
        from news group by task_id),
      seen as (
        select t.id, t.title, t.status, t.priority, t.department, t.workspace_id as "workspaceId", t.due_date::text as "dueDate",
          case when c.created then 'created' when c.moved and t.status = ${doneStatus} then 'done' when c.moved then 'moved'
            when c.commented then 'commented' else 'changed' end as kind,
          (select u.full_name from news n join users u on u.id = n.user_id and u.deleted_at is null where n.id = c.last) as by,
          ${iso(sql`c.at`)} as at, c.last
        from changed c join tasks t on t.id = c.task_id
        order by c.last desc limit ${summaryLimits.changed}::int)
      select s.id, s.title, s.status, s.priority, s.department, s."workspaceId", s."dueDate", s.kind, s.by, s.at,
        (select json_agg(json_build_object('taskId', m.id, 'kind', m.kind)) from seen m) as marks
      from seen s order by s.last desc limit ${summaryLimits.changes}::int`,
  );
  const marks = found[0]?.marks ?? [];
  return { count: marks.length, tasks: found.map(({ marks: _, ...task }) => task), marks };
}

/** The condition that a task was begun: it has left the first column and is not done, or it did so within these days. */
export function isBegun(begun: true | { from: string; to: string }, zone: string): SQL {
  if (begun === true) return sql`t.status <> all(${textArray([firstStatus, doneStatus])})`;
  return sql`(t.status <> ${firstStatus} and exists (
    select from task_comments c where c.task_id = t.id and c.is_system_comment
      and starts_with(c.content, ${`${moveCommentMarker} from ${firstStatus} to `})
      and (c.created_at at time zone ${zone})::date between ${begun.from}::date and ${begun.to}::date))`;
}
