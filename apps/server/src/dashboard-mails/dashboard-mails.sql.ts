// Queries and writes which dashboards people get by mail, and queues the mails of a Monday in the outbox.

import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { DashboardMails } from '@app/contract/dashboard-mails/dashboard-mails.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { weekdayOf } from '@app/contract/recurrences/recurrences.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { insertMails } from '#email/outbox.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import type { ReminderDay } from '#reminders/reminders.sql.ts';
import { workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

/** The column has no row of the company view to refer to. */
const stored = (workspaceId: number): SQL => (workspaceId === companyWorkspaceId ? sql`null::int` : sql`${workspaceId}::int`);

/** Returns the boards whose dashboards the person gets, as far as they see them: the company first, then by name. */
export function dashboardMailsOf(db: Db, actor: Actor): Promise<DashboardMails['boards']> {
  return rows(
    db,
    sql`select coalesce(m.workspace_id, ${companyWorkspaceId}::int) as "workspaceId", coalesce(d.name, w.name) as name
        from dashboard_mails m left join workspaces w on w.id = m.workspace_id left join departments d on d.key = w.department_key
        where m.user_id = ${actor.id}
          and case when m.workspace_id is null then ${isAdmin(actor)}::bool else ${workspaceVisibleTo(actor)} end
        order by m.workspace_id is not null, lower(coalesce(d.name, w.name)), m.id`,
  );
}

/** Whether the person gets the dashboard of a board. */
export async function hasDashboardMail(db: Db, userId: number, workspaceId: number): Promise<boolean> {
  const row = await firstRow<{ id: number }>(
    db,
    sql`select id from dashboard_mails where user_id = ${userId} and workspace_id is not distinct from ${stored(workspaceId)}`,
  );
  return row !== undefined;
}

export async function addDashboardMail(db: Db, userId: number, workspaceId: number): Promise<void> {
  await db.execute(
    sql`insert into dashboard_mails (user_id, workspace_id) values (${userId}, ${stored(workspaceId)}) on conflict do nothing`,
  );
}

export async function removeDashboardMail(db: Db, userId: number, workspaceId: number): Promise<void> {
  await db.execute(
    sql`delete from dashboard_mails where user_id = ${userId} and workspace_id is not distinct from ${stored(workspaceId)}`,
  );
}

/** Queues one mail for each dashboard of those people whose day is a Monday. The key names person, board and day, so none comes twice. */
export async function queueDashboardMails(tx: Db, people: readonly ReminderDay[]): Promise<void> {
  const mondays = people.filter(({ day }) => weekdayOf(day) === 1);
  if (mondays.length === 0) return;
  await rows(
    tx,
    insertMails(
      sql`select concat_ws(':', 'dashboard', u.id, coalesce(m.workspace_id, ${companyWorkspaceId}::int), p.day), 'dashboard', u.id, null,
            null::int, null::int,
            jsonb_build_object('day', p.day, 'workspaceId', coalesce(m.workspace_id, ${companyWorkspaceId}::int)), now()
          from jsonb_to_recordset(${jsonb(mondays)}) p ("userId" int, day date)
          join users u on u.id = p."userId" join dashboard_mails m on m.user_id = u.id
          where ${isActive(sql`u`)} and u.email_notifications`,
    ),
  );
}
