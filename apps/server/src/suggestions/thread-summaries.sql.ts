// Reads and writes summaries of comments. One is current while the task has the same comments of people.
import type { Language } from '@app/contract/limits.ts';
import type { ThreadSummary } from '@app/contract/suggestions/suggestions.contract.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

/** The number of comments of people, and the id of the last one. */
const thread = (taskId: SQL) =>
  sql`(select count(*)::int as comments, coalesce(max(id), 0) as last from task_comments
       where task_id = ${taskId} and not is_system_comment)`;

/** Returns the summary in a language; undefined if there is none of the present comments. */
export async function currentSummary(db: Db, taskId: number, language: Language): Promise<ThreadSummary | undefined> {
  return firstRow<ThreadSummary>(
    db,
    sql`select s.points, least(s.comments, ${suggestionLimits.comments}) as comments, ${iso(sql`s.until`)} as until
        from thread_summaries s join lateral ${thread(sql`s.task_id`)} now on now.comments = s.comments and now.last = s.last_comment_id
        where s.task_id = ${taskId} and s.language = ${language}`,
  );
}

interface NewSummary {
  taskId: number;
  language: Language;
  points: readonly string[];
  /** The number of all comments, and the last one. */
  comments: number;
  lastCommentId: number;
  until: string;
}

/** Stores a summary instead of the former one in this language, unless the task or its comments have changed meanwhile. */
export async function storeSummary(
  db: Db,
  { taskId, language, points, comments, lastCommentId, until }: NewSummary,
): Promise<void> {
  await db.execute(
    sql`insert into thread_summaries (task_id, language, points, comments, last_comment_id, until)
        select t.id, ${language}, ${jsonb(points)}, ${comments}, ${lastCommentId}, ${until}
        from tasks t join lateral ${thread(sql`t.id`)} now on now.comments = ${comments} and now.last = ${lastCommentId}
        where t.id = ${taskId}
        on conflict (task_id, language) do update set points = excluded.points, comments = excluded.comments,
          last_comment_id = excluded.last_comment_id, until = excluded.until, created_at = now()`,
  );
}

/** Deletes the summaries of a task, which may quote a comment that is gone. */
export async function deleteSummaries(db: Db, taskId: number): Promise<void> {
  await db.execute(sql`delete from thread_summaries where task_id = ${taskId}`);
}

/** Deletes the summaries of all tasks on which a person commented, as they may name them. */
export async function deleteSummariesWith(db: Db, userId: number): Promise<void> {
  await db.execute(
    sql`delete from thread_summaries where task_id in (select task_id from task_comments where user_id = ${userId})`,
  );
}
