// Queries second steps: secrets, recovery codes, challenges and trusted devices.
import type { SecondFactor } from '@app/contract/second-factors/second-factors.contract.ts';
import { challenges, trust } from '@app/contract/second-factors/second-factors.limits.ts';
import type { TrustedDevice } from '@app/contract/trusted-devices/trusted-devices.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** Returns what a person knows of their own second step. */
export async function secondFactorOf(db: Db, userId: number): Promise<SecondFactor> {
  const row = await firstRow<SecondFactor>(
    db,
    sql`select t.user_id is not null as totp, ${iso(sql`t.confirmed_at`)} as since,
          (select count(*)::int from recovery_codes r where r.user_id = p.id and r.used_at is null) as "recoveryCodes",
          (select count(*)::int from trusted_devices d where d.user_id = p.id and d.expires_at > now()) as "trustedDevices"
        from (select ${userId}::int as id) p left join totp_secrets t on t.user_id = p.id and t.confirmed_at is not null`,
  );
  if (!row) throw new Error('the database returned no row');
  return row;
}

/** Returns the encrypted secret of a person's phone; undefined without one in that state. */
export async function secretOf(db: Db, userId: number, state: 'confirmed' | 'begun'): Promise<string | undefined> {
  const isInState = state === 'confirmed' ? sql`confirmed_at is not null` : sql`confirmed_at is null`;
  const row = await firstRow<{ secret: string }>(
    db,
    sql`select secret from totp_secrets where user_id = ${userId} and ${isInState}`,
  );
  return row?.secret;
}

/** Stores a secret that is still to be confirmed; returns whether none was confirmed before. */
export async function beginSecret(db: Db, userId: number, secret: string): Promise<boolean> {
  return isDone(
    db,
    sql`insert into totp_secrets as t (user_id, secret) values (${userId}, ${secret})
        on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now() where t.confirmed_at is null
        returning 1`,
  );
}

/** Confirms the secret by the code of a step; returns whether it was still to be confirmed. */
export async function confirmSecret(db: Db, userId: number, secret: string, step: number): Promise<boolean> {
  return isDone(
    db,
    sql`update totp_secrets set confirmed_at = now(), last_step = ${step}
        where user_id = ${userId} and secret = ${secret} and confirmed_at is null returning 1`,
  );
}

/** Uses the code of a step; returns whether it, or a later one, was not used before. */
export async function spendStep(db: Db, userId: number, secret: string, step: number): Promise<boolean> {
  return isDone(
    db,
    sql`update totp_secrets set last_step = ${step}
        where user_id = ${userId} and secret = ${secret} and confirmed_at is not null and last_step < ${step} returning 1`,
  );
}

/** Uses a recovery code; returns whether it is one that was not used before. */
export async function spendRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  return isDone(
    db,
    sql`update recovery_codes set used_at = now() where user_id = ${userId} and code_hash = ${codeHash} and used_at is null returning 1`,
  );
}

/** Puts new recovery codes in the place of the former ones. */
export async function replaceRecoveryCodes(db: Db, userId: number, codeHashes: readonly string[]): Promise<void> {
  await db.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  await db.execute(
    sql`insert into recovery_codes (user_id, code_hash) select ${userId}, hash from unnest(${textArray(codeHashes)}) hash`,
  );
}

/** Deletes everything of a person's second step; returns whether there was one. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  const found = await firstRow<{ confirmed: boolean }>(
    db,
    sql`delete from totp_secrets where user_id = ${userId} returning confirmed_at is not null as confirmed`,
  );
  await db.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  await db.execute(sql`delete from sign_in_challenges where user_id = ${userId}`);
  await deleteTrust(db, userId);
  return found?.confirmed ?? false;
}

export async function insertChallenge(db: Db, id: string, userId: number, passwordProof: string): Promise<void> {
  await db.execute(
    sql`insert into sign_in_challenges (id, user_id, password_proof, expires_at)
        values (${id}, ${userId}, ${passwordProof}, now() + make_interval(secs => ${challenges.lifetime / 1000}))`,
  );
}

export interface Challenge {
  userId: number;
  passwordProof: string;
}

/** Counts a try at a challenge and returns it; undefined once it is void. Of tries at the same time no more than the limit get through. */
export function tryChallenge(db: Db, id: string): Promise<Challenge | undefined> {
  return firstRow<Challenge>(
    db,
    sql`update sign_in_challenges set tries = tries + 1 where id = ${id} and expires_at > now() and tries < ${challenges.tries}
        returning user_id as "userId", password_proof as "passwordProof"`,
  );
}

/** Ends a challenge; returns whether it was there, which is true once. */
export async function endChallenge(db: Db, id: string): Promise<boolean> {
  return isDone(db, sql`delete from sign_in_challenges where id = ${id} returning 1`);
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db.execute(sql`delete from sign_in_challenges where expires_at <= now()`);
  await db.execute(sql`delete from trusted_devices where expires_at <= now()`);
}

export async function isTrusted(db: Db, userId: number, tokenHash: string | undefined): Promise<boolean> {
  if (tokenHash === undefined) return false;
  return isDone(
    db,
    sql`select 1 from trusted_devices where user_id = ${userId} and token_hash = ${tokenHash} and expires_at > now()`,
  );
}

/** Stores a trusted device and deletes those that are too many. */
export async function insertTrust(
  db: Db,
  userId: number,
  { tokenHash, userAgent, address }: { tokenHash: string; userAgent: string | null; address: string },
): Promise<void> {
  await db.execute(
    sql`insert into trusted_devices (user_id, token_hash, user_agent, address, expires_at)
        values (${userId}, ${tokenHash}, ${userAgent}, ${address}, now() + make_interval(secs => ${trust.seconds}))`,
  );
  await db.execute(sql`delete from trusted_devices where id in (
    select id from trusted_devices where user_id = ${userId} order by id desc offset ${trust.perPerson})`);
}

/** Returns a person's trusted devices, that with this token first. */
export function trustedDevicesOf(
  db: Db,
  userId: number,
  tokenHash: string | undefined,
): Promise<(Omit<TrustedDevice, 'device'> & { userAgent: string | null })[]> {
  return rows(
    db,
    sql`select id, token_hash = ${tokenHash ?? ''} as current, user_agent as "userAgent", address,
          ${iso(sql`created_at`)} as "createdAt", ${iso(sql`expires_at`)} as "expiresAt"
        from trusted_devices where user_id = ${userId} and expires_at > now() order by current desc, id desc`,
  );
}

/** Deletes one of a person's trusted devices; returns whether it was there. */
export async function deleteTrustedDevice(db: Db, userId: number, id: number): Promise<boolean> {
  return isDone(db, sql`delete from trusted_devices where user_id = ${userId} and id = ${id} and expires_at > now() returning 1`);
}

/** Deletes a person's trusted devices, but for the one with this token. */
export async function deleteTrust(db: Db, userId: number, kept = ''): Promise<void> {
  await db.execute(sql`delete from trusted_devices where user_id = ${userId} and token_hash <> ${kept}`);
}

async function isDone(db: Db, statement: SQL): Promise<boolean> {
  return (await rows(db, statement)).length > 0;
}
