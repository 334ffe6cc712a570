// Sessions: who is behind a cookie, with role, departments and workspaces as they are now.
import { session as lifetime } from '@app/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { sessions } from '#db/tables.ts';
import { type PersonRow, personFields, personLock } from '#endpoints/principals.sql.ts';

export interface SessionRow extends PersonRow {
  expired: boolean;
  /** Seconds since it was last used. */
  idle: number;
}

export async function findSession(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(db, sessionOf(sessionId));
}

/** The same within a transaction, with the person's row held (`personLock`). */
export async function holdSession(tx: Db, sessionId: string, alone: boolean): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(tx, sql`${sessionOf(sessionId)} ${personLock(alone)}`);
}

/** Those of the sessions that are there. */
export async function findSessions(db: Db, sessionIds: readonly string[]): Promise<(SessionRow & { sessionId: string })[]> {
  return rows<SessionRow & { sessionId: string }>(
    db,
    sql`select s.id as "sessionId", ${sessionFields} where s.id = any(${textArray(sessionIds)})`,
  );
}

const sessionFields = sql`${personFields},
          s.expires_at <= now() or s.last_seen_at <= now() - make_interval(secs => ${lifetime.idle / 1000}) as expired,
          extract(epoch from now() - s.last_seen_at)::int as idle
        from sessions s join users u on u.id = s.user_id`;

function sessionOf(sessionId: string): SQL {
  return sql`select ${sessionFields} where s.id = ${sessionId}`;
}

interface NewSession {
  id: string;
  userId: number;
  /** The hash that the password was compared with. */
  password: string;
  address: string;
  userAgent: string | null;
}

/**
 * Inserts a session if the person still has the password that was compared; false where not. It waits for whoever is changing
 * the person's row, and a later change of the password finds the session and ends it.
 */
export async function insertSession(db: Db, { id, userId, password, address, userAgent }: NewSession): Promise<boolean> {
  const inserted = await firstRow(
    db,
    sql`insert into sessions (id, user_id, address, user_agent, expires_at)
        select ${id}, u.id, ${address}, ${userAgent}, now() + make_interval(secs => ${lifetime.absolute / 1000})
        from users u where u.id = ${userId} and u.password = ${password} and u.deleted_at is null for share of u
        returning 1`,
  );
  return inserted !== undefined;
}

/** Deletes the sessions of a person above so many, those that were used longest ago. */
export async function deleteSpareSessions(db: Db, userId: number, most: number): Promise<void> {
  await db.execute(sql`delete from sessions where id in (
    select id from sessions where user_id = ${userId} order by last_seen_at desc, created_at desc offset ${most})`);
}

export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: new Date().toISOString() }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Takes from the sessions of somebody who is deleted all but what tells their screens so; they expire as any other. */
export async function keepBareSessions(tx: Db, userId: number): Promise<void> {
  await tx.update(sessions).set({ address: null, userAgent: null }).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db
    .delete(sessions)
    .where(
      sql`${sessions.expiresAt} <= now() or ${sessions.lastSeenAt} <= now() - make_interval(secs => ${lifetime.idle / 1000})`,
    );
}
