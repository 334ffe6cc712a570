// Reads and writes who has to have a second step of the sign-in.

import type { SignInPolicy, SignInPolicyChoice } from '@app/contract/sign-in-policy/sign-in-policy.contract.ts';
import { graceDays } from '@app/contract/sign-in-policy/sign-in-policy.limits.ts';
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { hasSecondFactor, isActive, secondFactorDueAt, signInPolicyName } from '#endpoints/principals.sql.ts';

/** Returns the policy, and how many people it would still ask to set up a second step. */
export async function signInPolicyNow(db: Db): Promise<SignInPolicy> {
  const row = await firstRow<SignInPolicy>(
    db,
    sql`select coalesce(p.value->>'secondFactor', 'nobody') as "secondFactor",
          coalesce((p.value->>'graceDays')::int, ${graceDays.usual}) as "graceDays",
          ${iso(sql`case when p.value->>'secondFactor' <> 'nobody'
            then (p.value->>'since')::timestamptz + make_interval(days => (p.value->>'graceDays')::int) end`)} as "dueAt",
          (select jsonb_build_object(
              'administrators', count(*) filter (where u.role = 'admin')::int, 'everybody', count(*)::int)
            from users u where ${isActive(sql`u`)} and not u.is_service and not ${hasSecondFactor}) as without
        from (select 1) one left join settings p on p.name = ${signInPolicyName}`,
  );
  if (!row) throw new Error('the database returned no row');
  return row;
}

/** Stores the policy; returns false if it is the stored one. The time of grace begins anew with another choice of people. */
export async function storeSignInPolicy(tx: Db, { secondFactor, graceDays: days }: SignInPolicyChoice): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`insert into settings (name, value)
        values (${signInPolicyName},
          jsonb_build_object('secondFactor', ${secondFactor}::text, 'graceDays', ${days}::int, 'since', now()))
        on conflict (name) do update set updated_at = now(), value = excluded.value || case
            when settings.value->>'secondFactor' = excluded.value->>'secondFactor'
            then jsonb_build_object('since', settings.value->'since') else '{}' end
        where settings.value - 'since' is distinct from excluded.value - 'since'
        returning name`,
  );
  return row !== undefined;
}

/**
 * Returns from when on a person without a second step can do nothing else; undefined if nothing is asked of them, as in a session
 * that was begun with a provider of single sign-on.
 */
export async function secondFactorDueOf(
  db: Db,
  userId: number,
  sessionId?: string,
): Promise<{ dueAt: string; isDue: boolean } | undefined> {
  const row = await firstRow<{ dueAt: string | null; isDue: boolean }>(
    db,
    sql`select ${iso(secondFactorDueAt)} as "dueAt", ${secondFactorDueAt} <= now() as "isDue"
        from users u where u.id = ${userId} and not ${hasSecondFactor}
          and not exists (select from provider_sessions where session_id = ${sessionId ?? ''})`,
  );
  return row && row.dueAt !== null ? { dueAt: row.dueAt, isDue: row.isDue } : undefined;
}
