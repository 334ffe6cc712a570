// Queries sessions: the person behind a cookie, with their current role, departments and workspaces.
import { sessionOverlap } from '@app/contract/sessions/sessions.limits.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { apiTokens, feeds, sessions, signInChallenges, trustedDevices } from '#db/tables.ts';
import { isActive, type PersonRow, personFields, personLock } from '#endpoints/principals.sql.ts';

/** How long a session lasts without use, and at most, in milliseconds. */
export interface Lifetime {
  sessionIdle: number;
  sessionMax: number;
}

export interface SessionRow extends PersonRow {
  expired: boolean;
  /** Seconds since the last use. */
  idle: number;
  /** Whether it was begun with a provider of single sign-on, whose second step counts. */
  ofProvider: boolean;
  /** The snapshot in which it was read. */
  snapshot: string;
}

export async function findSession(db: Db, lifetime: Lifetime, sessionId: string): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(db, sessionOf(lifetime, sessionId));
}

/** Like `findSession`, within a transaction and with the person's row locked (`personLock`). */
export async function lockSession(
  tx: Db,
  lifetime: Lifetime,
  sessionId: string,
  exclusive: boolean,
): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(tx, sql`${sessionOf(lifetime, sessionId)} ${personLock(exclusive)}`);
}

/** Returns those of the sessions that exist. */
export async function findSessions(
  db: Db,
  lifetime: Lifetime,
  sessionIds: readonly string[],
): Promise<(SessionRow & { sessionId: string })[]> {
  return rows<SessionRow & { sessionId: string }>(
    db,
    sql`select s.id as "sessionId", ${sessionFields(lifetime)} where s.id = any(${textArray(sessionIds)})`,
  );
}

/**
 * The condition that session `s` is over. What the operator has shortened holds for sessions from before, too; what was lengthened
 * does not.
 */
export function isOver({ sessionIdle, sessionMax }: Lifetime): SQL {
  return sql`(s.expires_at <= now() or s.last_seen_at <= now() - make_interval(secs => ${sessionIdle / 1000})
    or s.created_at <= now() - make_interval(secs => ${sessionMax / 1000}))`;
}

function sessionFields(lifetime: Lifetime): SQL {
  return sql`${personFields}, ${isOver(lifetime)} as expired,
          exists (select from provider_sessions ps where ps.session_id = s.id) as "ofProvider",
          extract(epoch from now() - s.last_seen_at)::int as idle, pg_current_snapshot()::text as snapshot
        from sessions s join users u on u.id = s.user_id`;
}

function sessionOf(lifetime: Lifetime, sessionId: string): SQL {
  return sql`select ${sessionFields(lifetime)} where s.id = ${sessionId}`;
}

interface NewSession {
  id: string;
  userId: number;
  /** The hash that the password was verified against. */
  password: string;
  address: string;
  userAgent: string | null;
}

/**
 * Inserts a session if the person is active and still has the verified password hash; returns false otherwise. Waits for a concurrent update of
 * the person's row; a later change of the password finds the session and deletes it.
 */
export async function insertSession(
  db: Db,
  { sessionMax }: Pick<Lifetime, 'sessionMax'>,
  { id, userId, password, address, userAgent }: NewSession,
): Promise<boolean> {
  const inserted = await firstRow(
    db,
    sql`insert into sessions (id, user_id, address, user_agent, expires_at)
        select ${id}, u.id, ${address}, ${userAgent}, now() + make_interval(secs => ${sessionMax / 1000})
        from users u where u.id = ${userId} and u.password = ${password} and ${isActive(sql`u`)} for share of u
        returning 1`,
  );
  return inserted !== undefined;
}

/**
 * Stores a session that goes on from a former one, and is proved now; returns false if that is over. A change of the password and an end of
 * the former session meanwhile end both. The former one keeps its own time of proof, so that whoever else has its cookie gains nothing.
 */
export async function renewSession(tx: Db, lifetime: Lifetime, { id, former }: { id: string; former: string }): Promise<boolean> {
  const renewed = await firstRow(
    tx,
    sql`with former as materialized (
          select s.* from sessions s join users u on u.id = s.user_id
          where s.id = ${former} and not ${isOver(lifetime)} and ${isActive(sql`u`)} for update of s for share of u)
        insert into sessions (id, user_id, address, user_agent, created_at, reauthenticated_at, expires_at)
        select ${id}, user_id, address, user_agent, created_at, now(), expires_at from former returning 1`,
  );
  if (renewed === undefined) return false;
  await tx.execute(
    sql`insert into provider_sessions (session_id, provider_id, issuer, subject, sid, id_token)
        select ${id}, provider_id, issuer, subject, sid, id_token from provider_sessions where session_id = ${former}`,
  );
  // What the browser has begun goes on.
  await tx.execute(sql`update provider_flows set session_id = ${id} where session_id = ${former}`);
  await tx.execute(sql`update passkey_challenges set browser = ${id} where browser = ${former}`);
  await tx.execute(
    sql`update sessions set expires_at = least(expires_at, now() + make_interval(secs => ${sessionOverlap / 1000})) where id = ${former}`,
  );
  return true;
}

/** Deletes a person's sessions beyond `most`, least recently used first. */
export async function deleteExcessSessions(db: Db, userId: number, most: number): Promise<void> {
  await db.execute(sql`delete from sessions where id in (
    select id from sessions where user_id = ${userId} order by last_seen_at desc, created_at desc offset ${most})`);
}

export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: new Date().toISOString() }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Deletes a person's sessions, API tokens and feeds, which somebody who knew a former password may have made. */
export async function endAccessOf(tx: Db, userId: number): Promise<void> {
  await endTrustOf(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
  await tx.delete(feeds).where(eq(feeds.userId, userId));
}

/** Lets every browser of a person be asked for a code again, and voids sign-ins that wait for one. */
async function endTrustOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/** Deletes a person's sessions and returns their number; API tokens stay. */
export async function endSessionsOf(tx: Db, userId: number): Promise<number> {
  await endTrustOf(tx, userId);
  return (await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })).length;
}

/**
 * Removes the personal data from the sessions of a deleted person. The rows stay until they expire, so that open screens learn of
 * the deletion.
 */
export async function redactSessions(tx: Db, userId: number): Promise<void> {
  await tx.update(sessions).set({ address: null, userAgent: null }).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Db, lifetime: Lifetime): Promise<void> {
  await db.execute(sql`delete from sessions s where ${isOver(lifetime)}`);
}
