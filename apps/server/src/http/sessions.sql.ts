// Sessions: who is behind a cookie, with role, departments and workspaces as they are now.
import { type Language, session as lifetime, type Timezone } from '@app/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { sessions } from '#db/tables.ts';

export interface SessionRow {
  userId: number;
  username: string;
  fullName: string;
  role: string;
  language: Language;
  timezone: Timezone;
  deleted: boolean;
  expired: boolean;
  /** Seconds since it was last used. */
  idle: number;
  departmentKeys: string[];
  workspaceIds: number[];
  adminWorkspaceIds: number[];
}

export async function findSession(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(
    db,
    sql`select u.id as "userId", u.username, u.full_name as "fullName", u.role, u.language, u.timezone,
          u.deleted_at is not null as deleted,
          s.expires_at <= now() or s.last_seen_at <= now() - make_interval(secs => ${lifetime.idle / 1000}) as expired,
          extract(epoch from now() - s.last_seen_at)::int as idle,
          array(select d.key from user_departments ud join departments d on d.id = ud.department_id
                where ud.user_id = u.id and not ud.pending) as "departmentKeys",
          array(select workspace_id from workspace_members where user_id = u.id) as "workspaceIds",
          array(select workspace_id from workspace_members where user_id = u.id and role = 'admin') as "adminWorkspaceIds"
        from sessions s join users u on u.id = s.user_id where s.id = ${sessionId}`,
  );
}

/**
 * Says whether the person is there, and keeps it so until the transaction ends; with `alone` nobody else changes the row, as
 * two who both held it and then both changed it would wait for each other for ever.
 */
export async function holdUser(tx: Db, userId: number, alone: boolean): Promise<boolean> {
  const lock = alone ? sql`for no key update` : sql`for key share`;
  return (await firstRow(tx, sql`select 1 from users where id = ${userId} and deleted_at is null ${lock}`)) !== undefined;
}

export async function insertSession(
  db: Db,
  row: { id: string; userId: number; address: string; userAgent: string | null },
): Promise<void> {
  await db.insert(sessions).values({ ...row, expiresAt: new Date(Date.now() + lifetime.absolute).toISOString() });
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

export async function deleteOtherSessions(db: Db, userId: number, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db
    .delete(sessions)
    .where(
      sql`${sessions.expiresAt} <= now() or ${sessions.lastSeenAt} <= now() - make_interval(secs => ${lifetime.idle / 1000})`,
    );
}
