// Reads a person's own choices for the export of their data: saved views, watched and muted tasks, My work.
import type { Actor } from '@app/contract/access.ts';
import { sql } from 'drizzle-orm';
import type { NextPage } from '#account/account.sql.ts';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

const page = 500;

/** Returns the saved views that the person made, with their filters. */
export function viewsOf(db: Db, userId: number): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select v.id, v.name, w.name as board, v.shared, v.settings, ${iso(sql`v.created_at`)} as "createdAt"
          from views v left join workspaces w on w.id = v.workspace_id
          where v.owner_id = ${userId} and v.id > ${after} and v.deleted_at is null order by v.id limit ${page}`,
    );
}

/** Returns which tasks the person watches or has muted, as far as they see them. */
export function watchesOf(db: Db, actor: Actor): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select t.id, t.title, s.state from task_watches s join tasks t on t.id = s.task_id
          where s.user_id = ${actor.id} and t.id > ${after} and t.deleted_at is null and ${taskVisibleTo(actor)}
          order by t.id limit ${page}`,
    );
}

/** Returns which tasks the person has chosen for today, and whose mentions need no answer, as far as they see them. */
export function myWorkChoicesOf(db: Db, actor: Actor): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select t.id, t.title, m.chosen_on as "chosenOn", ${iso(sql`m.answered_at`)} as "answeredAt"
          from my_task_marks m join tasks t on t.id = m.task_id
          where m.user_id = ${actor.id} and t.id > ${after} and (m.chosen_on is not null or m.answered_at is not null)
            and t.deleted_at is null and ${taskVisibleTo(actor)}
          order by t.id limit ${page}`,
    );
}
