// Asks again who is at an open session, before what a stolen cookie or an open screen must not be enough for.
import { type ReauthenticationMethod, reauthenticationWindow } from '@app/contract/sessions/sessions.limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { ApiError } from '#endpoints/errors.ts';
import { hasSecondFactor } from '#endpoints/principals.sql.ts';

/** Throws 403 with the person's ways to prove who they are, unless they have done so within the session lately. */
export async function assertReauthenticated(db: Db, userId: number, sessionId: string | undefined): Promise<void> {
  const row = await firstRow<{ proved: boolean; code: boolean; passkey: boolean }>(
    db,
    sql`select exists (select from sessions where id = ${sessionId ?? ''}
            and coalesce(reauthenticated_at, created_at) > now() - make_interval(secs => ${reauthenticationWindow / 1000})) as proved,
          ${hasSecondFactor} as code,
          exists (select from passkeys where user_id = u.id and copied_at is null) as passkey
        from users u where u.id = ${userId}`,
  );
  if (row?.proved) return;
  const methods: ReauthenticationMethod[] = [
    'password',
    ...(row?.code ? (['code'] as const) : []),
    ...(row?.passkey ? (['passkey'] as const) : []),
  ];
  throw new ApiError(403, 'reauthentication_required', 'auth.proveIdentity', { methods });
}
