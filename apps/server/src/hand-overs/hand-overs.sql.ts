// Queries the tasks that a hand-over concerns, and writes and reads hand-overs.
import { handOverLimits } from '@app/contract/hand-overs/hand-overs.limits.ts';
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import type { MovedTask } from '#db/tables/hand-overs.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { isListed } from '#tasks/task-visibility.sql.ts';

/**
 * Returns the tasks that a person is at work on, on all boards or these: open ones, done ones of a series that goes on, and those with
 * an open item of theirs. One more than an act hands over.
 */
export async function tasksOfPerson(db: Db, userId: number, workspaceIds: readonly number[] | undefined): Promise<number[]> {
  const boards = sql`array(select w.department_key from workspaces w where w.id = any(${intArray(workspaceIds ?? [])}))`;
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from tasks t
        where (t.assignee_id = ${userId} or t.assignees @> ${jsonb(userId)}
            or t.checklist_items @> ${jsonb([{ assigneeId: userId, completed: false }])})
          and ${isListed} and (${isOpen} or t.repeat_next is not null)
          and ${workspaceIds === undefined ? sql`true` : sql`t.department_keys && ${boards}`}
        order by t.id limit ${handOverLimits.tasks + 1}`,
  );
  return found.map(({ id }) => id);
}

interface NewHandOver {
  userId: number;
  toId: number;
  byId: number;
  tasks: readonly MovedTask[];
}

/** Stores what an act has changed, and forgets the acts that can no longer be taken back. */
export async function insertHandOver(db: Db, { userId, toId, byId, tasks }: NewHandOver): Promise<number> {
  await db.execute(sql`delete from hand_overs where created_at < now() - make_interval(secs => ${handOverLimits.undo / 1000})`);
  const row = await firstRow<{ id: number }>(
    db,
    sql`insert into hand_overs (user_id, to_id, by_id, tasks) values (${userId}, ${toId}, ${byId}, ${jsonb(tasks)}) returning id`,
  );
  if (!row) throw new Error('no hand-over was inserted');
  return row.id;
}

/** Takes a hand-over out of the table, so that it is taken back once; undefined if it is too old, or was taken back. */
export async function takeHandOver(
  db: Db,
  userId: number,
  handOverId: number,
): Promise<{ toId: number; tasks: MovedTask[] } | undefined> {
  return firstRow(
    db,
    sql`delete from hand_overs where id = ${handOverId} and user_id = ${userId}
          and created_at >= now() - make_interval(secs => ${handOverLimits.undo / 1000})
        returning to_id as "toId", tasks`,
  );
}

/** Whether the person still exists; nobody deletes them before the transaction ends. */
export async function holdPerson(db: Db, userId: number): Promise<boolean> {
  const found = await firstRow(db, sql`select id from users where id = ${userId} and deleted_at is null for key share`);
  return found !== undefined;
}
