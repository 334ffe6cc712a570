// For tests: rows that no request may leave behind.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

/** Returns a sentence for each broken row of the database. */
export async function brokenRows(db: Db): Promise<string[]> {
  const found = await rows<{ broken: string }>(
    db,
    sql`select 'a status that is not its column' as broken from tasks t join columns c on c.id = t.column_id where c.name <> t.status or c.workspace_id <> t.workspace_id
      union all select 'a place twice' from tasks group by column_id, "order" having count(*) > 1
      union all select 'a primary assignee outside the list' from tasks where assignee_id is not null and not assignees @> to_jsonb(assignee_id)
      union all select 'a primary department outside the list' from tasks where not departments @> to_jsonb(department)
      union all select 'no administrator' where not exists (select 1 from users where role = 'admin' and deleted_at is null)
      union all select 'a wrong number of comments' from tasks t where comment_count <> (select count(*) from task_comments c where c.task_id = t.id and not c.is_system_comment)`,
  );
  return found.map(({ broken }) => broken);
}
