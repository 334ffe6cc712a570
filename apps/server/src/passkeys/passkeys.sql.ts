// Queries passkeys and the challenges that browsers answer with them.
import type { Passkey } from '@app/contract/passkeys/passkeys.contract.ts';
import { passkeyChallenges, passkeyLimits } from '@app/contract/passkeys/passkeys.limits.ts';
import { challenges } from '@app/contract/second-factors/second-factors.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** `site` is the host name at which passkeys work now; undefined for none. */
type Site = string | undefined;

function fields(site: Site): SQL {
  return sql`p.id, p.name, ${iso(sql`p.created_at`)} as "createdAt", ${iso(sql`p.last_used_at`)} as "lastUsedAt",
    case when p.copied_at is not null then 'copied' when p.site = ${site ?? ''} then 'works' else 'elsewhere' end as state`;
}

/** Returns a person's passkeys, oldest first. */
export function passkeysOf(db: Db, site: Site, userId: number): Promise<Passkey[]> {
  return rows<Passkey>(
    db,
    sql`select ${fields(site)} from passkeys p where p.user_id = ${userId} order by p.id limit ${passkeyLimits.perPerson}`,
  );
}

/** Whether anybody can sign in with a passkey at that name. */
export async function hasPasskeys(db: Db, site: string): Promise<boolean> {
  const found = await firstRow(
    db,
    sql`select 1 from passkeys p join users u on u.id = p.user_id
        where p.site = ${site} and p.copied_at is null and ${isActive(sql`u`)} limit 1`,
  );
  return found !== undefined;
}

export interface KnownCredential {
  id: string;
  transports: string[];
  userHandle: string;
}

/** Returns what the devices of a person know their passkeys by that work at a name. */
export function credentialsOf(db: Db, site: string, userId: number): Promise<KnownCredential[]> {
  return rows<KnownCredential>(
    db,
    sql`select credential_id as id, transports, user_handle as "userHandle" from passkeys
        where user_id = ${userId} and site = ${site} and copied_at is null order by id limit ${passkeyLimits.perPerson}`,
  );
}

interface NewPasskey {
  userId: number;
  name: string;
  credentialId: string;
  publicKey: string;
  userHandle: string;
  site: string;
  transports: readonly string[];
  counter: number;
}

/** Inserts a passkey; `full` if the person has as many as allowed, `known` if somebody has it. The caller holds the lock on the person's row. */
export async function insertPasskey(tx: Db, passkey: NewPasskey): Promise<Passkey | 'full' | 'known'> {
  const { userId, name, credentialId, publicKey, userHandle, site, transports, counter } = passkey;
  const counted = await firstRow<{ count: number }>(
    tx,
    sql`select count(*)::int as count from passkeys where user_id = ${userId}`,
  );
  if ((counted?.count ?? 0) >= passkeyLimits.perPerson) return 'full';
  const inserted = await firstRow<Passkey>(
    tx,
    sql`insert into passkeys as p (user_id, name, credential_id, public_key, user_handle, site, transports, counter)
        values (${userId}, ${name}, ${credentialId}, ${publicKey}, ${userHandle}, ${site}, ${textArray(transports)}, ${counter})
        on conflict (credential_id) do nothing returning ${fields(site)}`,
  );
  return inserted ?? 'known';
}

/** Renames a passkey of the person; returns undefined if it is not theirs. */
export function renamePasskey(
  db: Db,
  site: Site,
  { userId, passkeyId, name }: { userId: number; passkeyId: number; name: string },
): Promise<Passkey | undefined> {
  return firstRow<Passkey>(
    db,
    sql`update passkeys p set name = ${name} where p.id = ${passkeyId} and p.user_id = ${userId} returning ${fields(site)}`,
  );
}

/** Deletes a passkey of the person and returns its name; undefined if it is not theirs. */
export async function deletePasskey(db: Db, userId: number, passkeyId: number): Promise<string | undefined> {
  const deleted = await firstRow<{ name: string }>(
    db,
    sql`delete from passkeys where id = ${passkeyId} and user_id = ${userId} returning name`,
  );
  return deleted?.name;
}

/** Deletes all passkeys of a person; returns whether there were any. */
export async function deletePasskeysOf(db: Db, userId: number): Promise<boolean> {
  await db.execute(sql`delete from passkey_challenges where user_id = ${userId}`);
  return (await rows(db, sql`delete from passkeys where user_id = ${userId} returning 1`)).length > 0;
}

export interface StoredPasskey {
  id: number;
  userId: number;
  name: string;
  publicKey: string;
  userHandle: string;
  isCopied: boolean;
}

/** Returns the passkey that a device knows by this id, if it works at the name. */
export function findPasskey(db: Db, site: string, credentialId: string): Promise<StoredPasskey | undefined> {
  return firstRow<StoredPasskey>(
    db,
    sql`select id, user_id as "userId", name, public_key as "publicKey", user_handle as "userHandle",
          copied_at is not null as "isCopied"
        from passkeys where credential_id = ${credentialId} and site = ${site}`,
  );
}

/**
 * Records a use; returns whether the counter of the device has gone on since the last one, or it does not count. Of uses at the same
 * time with the same counter one gets through.
 */
export async function recordUse(db: Db, passkeyId: number, counter: number): Promise<boolean> {
  const used = await firstRow(
    db,
    sql`update passkeys set counter = ${counter}, last_used_at = now()
        where id = ${passkeyId} and copied_at is null and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning 1`,
  );
  return used !== undefined;
}

/** Marks a passkey as copied; returns whether it was not before. */
export async function markCopied(db: Db, passkeyId: number): Promise<boolean> {
  const marked = await firstRow(
    db,
    sql`update passkeys set copied_at = now() where id = ${passkeyId} and copied_at is null returning 1`,
  );
  return marked !== undefined;
}

/** Returns whether the passkey is still there, and keeps it until the transaction ends. */
export async function keepPasskey(tx: Db, passkeyId: number): Promise<boolean> {
  return (await firstRow(tx, sql`select 1 from passkeys where id = ${passkeyId} and copied_at is null for share`)) !== undefined;
}

interface NewChallenge {
  id: string;
  purpose: 'make' | 'use';
  userId: number | null;
  browser: string;
  userHandle?: string;
}

/** Stores a challenge, and deletes those of the browser that are too many. */
export async function insertPasskeyChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  const { id, purpose, userId, browser, userHandle } = challenge;
  await db.execute(
    sql`insert into passkey_challenges (id, purpose, user_id, browser, user_handle, expires_at)
        values (${id}, ${purpose}, ${userId}, ${browser}, ${userHandle ?? null}, now() + make_interval(secs => ${passkeyChallenges.lifetime / 1000}))`,
  );
  await db.execute(sql`delete from passkey_challenges where id in (
    select id from passkey_challenges where browser = ${browser} order by created_at desc, id offset ${passkeyChallenges.perBrowser})`);
}

export interface PasskeyChallenge {
  userId: number | null;
  userHandle: string | null;
}

/** Uses up a challenge and returns it; undefined for one that is void, of another browser, or was answered before. */
export function spendPasskeyChallenge(
  db: Db,
  { id, purpose, browser }: { id: string; purpose: 'make' | 'use'; browser: string },
): Promise<PasskeyChallenge | undefined> {
  return firstRow<PasskeyChallenge>(
    db,
    sql`delete from passkey_challenges where id = ${id} and purpose = ${purpose} and browser = ${browser} and expires_at > now()
        returning user_id as "userId", user_handle as "userHandle"`,
  );
}

/** Returns who is asked for the second step by a challenge that is not void. */
export async function askedBy(db: Db, challengeHash: string): Promise<number | undefined> {
  const found = await firstRow<{ userId: number }>(
    db,
    sql`select user_id as "userId" from sign_in_challenges
        where id = ${challengeHash} and expires_at > now() and tries < ${challenges.tries}`,
  );
  return found?.userId;
}

export async function deleteOldPasskeyChallenges(db: Db): Promise<void> {
  await db.execute(sql`delete from passkey_challenges where expires_at <= now()`);
}
