// Queries and writes people's accounts at providers, and the sessions that began with one.
import { directoryProvider } from '@app/contract/directories/directories.limits.ts';
import type { Identity } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** What the claims of a provider have given to a person. */
export interface Granted {
  departments?: number[];
  admin?: boolean;
  /** Whether a synchronisation has deactivated the person, because they left the directory. */
  left?: boolean;
}

/** The account at a provider. */
export interface Subject {
  providerId: string;
  issuer: string;
  subject: string;
}

export interface LinkedPerson {
  identityId: number;
  userId: number;
  active: boolean;
  role: string;
  granted: Granted;
  pictureUrl: string | null;
}

/** Returns the person of an account at a provider. */
export function findLinked(db: Db, { providerId, issuer, subject }: Subject): Promise<LinkedPerson | undefined> {
  return firstRow<LinkedPerson>(
    db,
    sql`select i.id as "identityId", u.id as "userId", u.deactivated_at is null as active, u.role, i.granted, i.picture_url as "pictureUrl"
        from identities i join users u on u.id = i.user_id
        where i.provider_id = ${providerId} and i.issuer = ${issuer} and i.subject = ${subject} and u.deleted_at is null`,
  );
}

/** Returns whose e-mail address this is, and whether they have confirmed it. */
export function findByEmail(
  db: Db,
  emailKey: string,
): Promise<{ userId: number; active: boolean; confirmed: boolean; isService: boolean } | undefined> {
  return firstRow(
    db,
    sql`select id as "userId", deactivated_at is null as active, email_confirmed_at is not null as confirmed, is_service as "isService"
        from users where email_key = ${emailKey} and deleted_at is null`,
  );
}

/** Whether somebody has this username, or had it: it is never given to somebody else. */
export async function isTakenUsername(db: Db, usernameKey: string): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from users where username_key = ${usernameKey}`)) !== undefined;
}

/**
 * Links an account at a provider with a person; returns false if it is linked with somebody else, or the person with another one. A link
 * with a former issuer of the provider gives way.
 */
export async function insertIdentity(tx: Db, userId: number, { providerId, issuer, subject }: Subject, email: string | null) {
  await tx.execute(sql`delete from identities where user_id = ${userId} and provider_id = ${providerId} and issuer <> ${issuer}`);
  const added = await firstRow<{ id: number }>(
    tx,
    sql`insert into identities (user_id, provider_id, issuer, subject, email) values (${userId}, ${providerId}, ${issuer}, ${subject}, ${email})
        on conflict do nothing returning id`,
  );
  return added?.id;
}

/** Keeps what the provider said at a sign-in. */
export async function touchIdentity(
  tx: Db,
  identityId: number,
  { email, granted }: { email: string | null; granted: Granted },
): Promise<void> {
  await tx.execute(
    sql`update identities set last_used_at = now(), email = coalesce(${email}, email), granted = ${jsonb(granted)} where id = ${identityId}`,
  );
}

export async function storePictureUrl(db: Db, identityId: number, url: string): Promise<void> {
  await db.execute(sql`update identities set picture_url = ${url} where id = ${identityId}`);
}

/** Returns a person's accounts at providers; the provider's name is added by who knows it. */
export function identitiesOf(db: Db, userId: number): Promise<Omit<Identity, 'providerName'>[]> {
  return rows(
    db,
    sql`select id, provider_id as "providerId", email, ${iso(sql`created_at`)} as "createdAt", ${iso(sql`last_used_at`)} as "lastUsedAt"
        from identities where user_id = ${userId} order by id`,
  );
}

/** Deletes a link of the person and ends the sessions that began with it; returns the provider's id. */
export async function deleteIdentity(
  tx: Db,
  userId: number,
  identityId: number,
  kept: string | undefined,
): Promise<string | undefined> {
  const deleted = await firstRow<Subject>(
    tx,
    sql`delete from identities where id = ${identityId} and user_id = ${userId} and provider_id <> ${directoryProvider}
        returning provider_id as "providerId", issuer, subject`,
  );
  if (!deleted) return undefined;
  const { providerId, issuer, subject } = deleted;
  await tx.execute(
    sql`delete from sessions s using provider_sessions p where p.session_id = s.id and s.user_id = ${userId} and s.id <> ${kept ?? ''}
          and p.provider_id = ${providerId} and p.issuer = ${issuer} and p.subject = ${subject}`,
  );
  return providerId;
}

/** Returns how many people are linked with each provider. */
export async function linkedCounts(db: Db): Promise<ReadonlyMap<string, number>> {
  const counted = await rows<{ providerId: string; count: number }>(
    db,
    sql`select provider_id as "providerId", count(*)::int as count from identities group by provider_id`,
  );
  return new Map(counted.map(({ providerId, count }) => [providerId, count]));
}

interface NewProviderSession extends Subject {
  sessionId: string;
  sid: string | null;
  /** Encrypted. */
  idToken: string | null;
}

export async function insertProviderSession(tx: Db, session: NewProviderSession): Promise<void> {
  const { sessionId, providerId, issuer, subject, sid, idToken } = session;
  await tx.execute(
    sql`insert into provider_sessions (session_id, provider_id, issuer, subject, sid, id_token)
        values (${sessionId}, ${providerId}, ${issuer}, ${subject}, ${sid}, ${idToken})`,
  );
}

export function providerSessionOf(
  db: Db,
  sessionId: string,
): Promise<{ providerId: string; idToken: string | null } | undefined> {
  return firstRow(
    db,
    sql`select provider_id as "providerId", id_token as "idToken" from provider_sessions where session_id = ${sessionId}`,
  );
}

/** Ends the sessions of an account at a provider, or those of one session there; returns their number. */
export async function endProviderSessions(
  db: Db,
  { providerId, issuer, subject, sid }: Omit<Subject, 'subject'> & { subject: string | undefined; sid: string | undefined },
): Promise<number> {
  const isNamed: SQL =
    sid === undefined
      ? sql`p.subject = ${subject ?? ''}`
      : sql`p.sid = ${sid} and ${subject === undefined ? sql`true` : sql`p.subject = ${subject}`}`;
  const ended = await rows(
    db,
    sql`delete from sessions s using provider_sessions p
        where p.session_id = s.id and p.provider_id = ${providerId} and p.issuer = ${issuer} and ${isNamed} returning 1`,
  );
  return ended.length;
}
