// Queries the list of a person's sessions, and ends some of them. A database trigger ends the streams of those that are deleted.
import type { Session } from '@app/contract/sessions/sessions.contract.ts';
import { sessionList, sessionOverlap } from '@app/contract/sessions/sessions.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { isOver, type Lifetime } from '#endpoints/sessions.sql.ts';

/** The public id of session `s`: derived from the stored hash, so that it leads to neither the hash nor the token. */
const publicId = sql`substr(encode(sha256(convert_to(s.id, 'UTF8')), 'hex'), 1, 24)`;

/** The condition that session `s` is not about to end, as the one before a re-authentication is. */
const isNotReplaced = sql`s.expires_at > now() + make_interval(secs => ${sessionOverlap / 1000})`;

export interface ListedSession extends Omit<Session, 'device'> {
  userAgent: string | null;
}

/** Returns the sessions that are not over, the present one first. */
export async function listSessions(
  db: Db,
  lifetime: Lifetime,
  { userId, sessionId }: { userId: number; sessionId: string | undefined },
): Promise<ListedSession[]> {
  return rows<ListedSession>(
    db,
    sql`select ${publicId} as id, s.id = ${sessionId ?? ''} as current, s.user_agent as "userAgent", s.address,
          ${iso(sql`s.created_at`)} as "createdAt", ${iso(sql`s.last_seen_at`)} as "lastSeenAt"
        from sessions s where s.user_id = ${userId} and not ${isOver(lifetime)} and ${isNotReplaced}
        order by current desc, s.last_seen_at desc, s.id limit ${sessionList.max}`,
  );
}

/** Deletes the session of that public id if it is the person's; returns whether it was there. */
export async function endSession(db: Db, lifetime: Lifetime, userId: number, id: string): Promise<boolean> {
  return (await endWhere(db, userId, sql`${publicId} = ${id} and not ${isOver(lifetime)}`)) > 0;
}

/** Deletes all sessions of the person but one. */
export async function endOtherSessions(db: Db, userId: number, kept: string): Promise<void> {
  await endWhere(db, userId, sql`s.id <> ${kept}`);
}

async function endWhere(db: Db, userId: number, condition: SQL): Promise<number> {
  return (await rows(db, sql`delete from sessions s where s.user_id = ${userId} and ${condition} returning 1`)).length;
}
