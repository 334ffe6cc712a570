// Finds what a person should do first: their open tasks by score, and those that an open task blocks. Every query has the condition of visibility.
import type { Actor } from '@app/contract/access.ts';
import type { AnswerTask } from '@app/contract/assistant/proposals.contract.ts';
import { anyTask } from '@app/contract/summaries/summaries.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { todayLimits } from '@app/contract/today/today.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isBlocked, matches } from '#assistant/question.sql.ts';
import type { Db } from '#db/connect.ts';
import { rowsReplanned } from '#db/rows.ts';
import { type ScoreReader, scoreSql } from '#scores/score.sql.ts';
import { assigneeRows } from '#tasks/assignees.sql.ts';
import { isFuture, isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { cardFields } from '#tasks/tasks.sql.ts';

/** The day and zone in which tasks are late, due or begun. */
export interface TodayScope {
  today: string;
  zone: string;
}

/** The conditions of a person's own open tasks: all of them, those that an open task blocks, and those that could be worked on. */
export function myTasks(actor: Actor, scope: TodayScope): { open: SQL; blocked: SQL; free: SQL } {
  const questionScope = { ...scope, textQuery: undefined, boardKey: undefined, departmentKeys: [] };
  const open = sql`${matches(actor, { ...anyTask, mine: true }, questionScope)} and ${taskVisibleTo(actor)}`;
  const isBegun = sql`not coalesce(${isFuture(sql`${scope.today}::date`)}, false)`;
  return { open, blocked: sql`${open} and ${isBlocked}`, free: sql`${open} and ${isBegun} and not ${isBlocked}` };
}

/** An open task that blocks tasks of these people: how many, and whose. */
interface Blocking {
  blocks: number;
  people: string[];
}

export interface FreeTask extends Blocking {
  card: TaskCard;
  score: number;
  isChosen: boolean;
}

/** The open tasks that `t` blocks and the person sees, with the names of others who have them, the first ones. */
function blockingOf(actor: Actor): SQL {
  return sql`(select count(distinct o.id)::int as blocks,
      coalesce((array_agg(distinct u.full_name order by u.full_name) filter (where u.id is not null))[1:${todayLimits.people}::int], '{}') as people
    from task_links l
      cross join lateral (select t.* from tasks t where t.id = l.to_id and t.deleted_at is null and ${isOpen} and ${taskVisibleTo(actor)}) o
      left join lateral (select p.id from (select o.assignee_id, o.assignees) t cross join lateral ${assigneeRows} p) p on true
      left join users u on u.id = p.id and u.deleted_at is null and u.id <> ${actor.id}
    where l.kind = 'blocks' and l.from_id = t.id)`;
}

/** Returns the person's tasks that could be worked on, those with the highest score first. */
export async function freeTasks(db: Db, reader: ScoreReader, scope: TodayScope, most: number): Promise<FreeTask[]> {
  const { actor } = reader;
  return rowsReplanned<FreeTask>(
    db,
    sql`with best as (
          select t.id, ${scoreSql(reader)} as score from tasks t where ${myTasks(actor, scope).free}
          order by score desc, t.due_date, t.id limit ${most}::int)
        select b.score, g.blocks, g.people, (select row_to_json(f) from (select ${cardFields}) f) as card,
          exists (select from my_task_marks m where m.user_id = ${actor.id} and m.task_id = t.id and m.chosen_on is not null) as "isChosen"
        from best b join tasks t on t.id = b.id cross join lateral ${blockingOf(actor)} g
        order by b.score desc, t.due_date, t.id`,
  );
}

/** Returns the person's open tasks that block open tasks of others, those with the highest score first; `count` is of all. */
export async function blockingOthers(
  db: Db,
  reader: ScoreReader,
  scope: TodayScope,
  /** Ids of tasks that are left out, as a query. */
  except: SQL,
): Promise<(AnswerTask & { count: number })[]> {
  const { actor } = reader;
  return rowsReplanned(
    db,
    sql`select t.id, t.title, t.status, t.priority, t.department, t.workspace_id as "workspaceId", t.due_date::text as "dueDate",
          (count(*) over ())::int as count
        from tasks t cross join lateral ${blockingOf(actor)} g
        where ${myTasks(actor, scope).free} and cardinality(g.people) > 0 and t.id not in ${except}
        order by ${scoreSql(reader)} desc, t.due_date, t.id limit ${todayLimits.listed}::int`,
  );
}
