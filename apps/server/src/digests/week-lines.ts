// The last week of the departments that a person leads, and of the company for administrators: parts of the digest of a Monday.

import { isAdmin } from '@app/contract/access.ts';
import { companyWorkspaceId, digest } from '@app/contract/limits.ts';
import { weekdayOf } from '@app/contract/recurrences/recurrences.rules.ts';
import { screens } from '@app/contract/screens.ts';
import type { Summary } from '@app/contract/summaries/summaries.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson, isActive } from '#endpoints/principals.sql.ts';
import type { ReminderDay } from '#reminders/reminders.sql.ts';
import { summarizeLastWeek } from '#summaries/summarize.ts';

/** A department's week; without a name the company's. */
export interface WeekLine {
  name: string | null;
  path: string;
  sections: Summary['sections'];
}

const leads: SQL = sql`ud.role <> 'member' and not ud.pending`;

/** Returns the ids of those people who lead a department or the company, and for whom a week has ended. */
export async function peopleWithWeeks(db: Db, people: readonly ReminderDay[]): Promise<number[]> {
  const userIds = people.filter(({ day }) => isMonday(day)).map(({ userId }) => userId);
  if (userIds.length === 0) return [];
  const found = await rows<{ id: number }>(
    db,
    sql`select u.id from users u
        where u.id = any(${intArray(userIds)}) and ${isActive(sql`u`)} and u.email_notifications and u.daily_digest
          and (u.role = 'admin' or exists (select from user_departments ud where ud.user_id = u.id and ${leads}))`,
  );
  return found.map(({ id }) => id);
}

/** Returns the weeks that ended before this day, without those in which nothing is to be counted. */
export async function weekLines(db: Db, userId: number, day: string): Promise<WeekLine[]> {
  const row = isMonday(day) ? await findPerson(db, userId) : undefined;
  if (!row || row.gone) return [];
  const actor = principalOf(row, 'system', 'all');
  const boards = await rows<{ id: number; name: string; key: string }>(
    db,
    sql`select w.id, d.name, d.key from user_departments ud join departments d on d.id = ud.department_id
        join workspaces w on w.department_key = d.key
        where ud.user_id = ${userId} and ${leads} and d.archived_at is null order by lower(d.name) limit ${digest.departments}`,
  );
  const texts = [
    ...boards.map(({ id, name, key }) => ({ name, key, path: screens.workspace.href(id) })),
    ...(isAdmin(actor) ? [{ name: null, key: undefined, path: screens.workspace.href(companyWorkspaceId) }] : []),
  ];
  const weeks = await Promise.all(
    texts.map(async ({ name, key, path }) => {
      const { sections } = await summarizeLastWeek(db, actor, key, day);
      return { name, path: `${path}?view=dashboard`, sections: sections.filter(({ count }) => count > 0) };
    }),
  );
  return weeks.filter(({ sections }) => sections.length > 0);
}

function isMonday(day: string): boolean {
  return weekdayOf(day) === 1;
}
