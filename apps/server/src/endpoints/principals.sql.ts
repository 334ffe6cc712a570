// Queries people as callers, with their current role, departments and workspaces.
import type { DateFormat, Language, Timezone, WeekStart } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

export interface PersonRow {
  userId: number;
  username: string;
  fullName: string;
  role: string;
  language: Language;
  timezone: Timezone;
  dateFormat: DateFormat;
  weekStart: WeekStart;
  region: string | null;
  /** Why the person cannot use the product, as the code of the error; null for whoever can. */
  gone: 'user_missing' | 'user_inactive' | null;
  departmentKeys: string[];
  workspaceIds: number[];
  adminWorkspaceIds: number[];
  awaitsApproval: boolean;
  lacksSecondFactor: boolean;
}

/** The timezone of `users u`: that of the browser, or one of the settings. */
export const timezoneOf = sql`coalesce(u.browser_zone, u.timezone)`;

/** The condition that the person of this alias can use the product: neither deleted nor deactivated. */
export function isActive(person: SQL): SQL {
  return sql`(${person}.deleted_at is null and ${person}.deactivated_at is null)`;
}

export const signInPolicyName = 'sign_in_policy';

/** The condition that `users u` has a second step of the sign-in. */
export const hasSecondFactor = sql`exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null)`;

/** From when on `users u` has to have one, by the policy of the administrators; null if never. */
export const secondFactorDueAt = sql`(select
    greatest((p.value->>'since')::timestamptz, u.created_at) + make_interval(days => (p.value->>'graceDays')::int)
  from settings p where p.name = ${signInPolicyName} and not u.is_service
    and (p.value->>'secondFactor' = 'everybody' or (p.value->>'secondFactor' = 'administrators' and u.role = 'admin')))`;

/** The select list of a caller, from `users u`. Whoever is in a department has been admitted, also by an older version of the server. */
export const personFields = sql`u.id as "userId", u.username, u.full_name as "fullName", u.role, u.language, ${timezoneOf} as timezone,
  u.date_format as "dateFormat", u.week_start as "weekStart", u.region, 
  case when u.deleted_at is not null then 'user_missing' when u.deactivated_at is not null then 'user_inactive' end as gone,
  u.awaits_approval and u.role <> 'admin'
    and not exists (select from user_departments ud where ud.user_id = u.id and not ud.pending)
    and not exists (select from workspace_members wm where wm.user_id = u.id) as "awaitsApproval",
  coalesce(${secondFactorDueAt} <= now(), false) and not ${hasSecondFactor} as "lacksSecondFactor",
  array(select d.key from user_departments ud join departments d on d.id = ud.department_id
        where ud.user_id = u.id and not ud.pending order by d.key) as "departmentKeys",
  array(select workspace_id from workspace_members where user_id = u.id order by 1) as "workspaceIds",
  array(select workspace_id from workspace_members where user_id = u.id and role = 'admin' order by 1) as "adminWorkspaceIds"`;

/**
 * Locks the person's row until the transaction ends, so that nobody deletes it meanwhile. `exclusive` also blocks other updates:
 * two transactions that shared the lock and then both updated the row would deadlock.
 */
export function personLock(exclusive: boolean): SQL {
  return exclusive ? sql`for no key update of u` : sql`for key share of u`;
}

export async function findPerson(db: Db, userId: number): Promise<PersonRow | undefined> {
  return firstRow<PersonRow>(db, sql`select ${personFields} from users u where u.id = ${userId}`);
}

/** Like `findPerson`, within a transaction and with the row locked. */
export async function lockPerson(tx: Db, userId: number, exclusive: boolean): Promise<PersonRow | undefined> {
  return firstRow<PersonRow>(tx, sql`select ${personFields} from users u where u.id = ${userId} ${personLock(exclusive)}`);
}
