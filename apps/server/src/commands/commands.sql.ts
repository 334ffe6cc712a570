// Queries of the command line.

import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** Returns the administrator who was there first, in whose name the operator acts. */
export async function firstAdministrator(db: Db): Promise<number | undefined> {
  const row = await firstRow<{ id: number }>(
    db,
    sql`select id from users where role = 'admin' and ${isActive(sql`users`)} and not is_service order by id limit 1`,
  );
  return row?.id;
}

/** Returns how much there is already; `seeded` if invented people are among them. */
export async function contentOf(
  db: Db,
): Promise<{ people: number; tasks: number; comments: number; departments: number; seeded: boolean }> {
  const row = await firstRow<{ people: number; tasks: number; comments: number; departments: number; seeded: boolean }>(
    db,
    sql`select (select count(*)::int from users) as people, (select count(*)::int from tasks) as tasks,
          (select count(*)::int from task_comments) as comments, (select count(*)::int from departments) as departments,
          exists (select from users where username_key = 'company1') as seeded`,
  );
  if (!row) throw new Error('no count');
  return row;
}

/** Returns every board with its department, for an event that makes clients load it again. */
export async function allBoards(db: Db): Promise<{ workspaceId: number; departmentKeys: string[]; people: number[] }[]> {
  return rows(
    db,
    sql`select id as "workspaceId", array[department_key] as "departmentKeys", '{}'::int[] as people from workspaces order by id`,
  );
}
