// Writes and queries links about e-mail addresses.

import { serverTiming } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** `confirm` confirms an address, `revert` restores a former one. */
export type EmailLinkKind = 'confirm' | 'revert';

const isOpen = sql`(l.used_at is null and l.ended_at is null and l.expires_at > now())`;

interface NewLink {
  userId: number;
  kind: EmailLinkKind;
  email: string;
  tokenHash: string;
}

export async function insertEmailLink(tx: Db, { userId, kind, email, tokenHash }: NewLink): Promise<void> {
  const works = kind === 'confirm' ? serverTiming.emailConfirmationLifetime : serverTiming.emailRevertLifetime;
  await tx.execute(
    sql`insert into email_links (user_id, kind, email, email_key, token_hash, expires_at)
        values (${userId}, ${kind}, ${email}, ${loginKey(email)}, ${tokenHash}, now() + make_interval(secs => ${works / 1000}))`,
  );
}

/** Ends the person's confirmation links; with `changes` only those for an address other than the present one. */
export async function endConfirmations(tx: Db, userId: number, { changes = false } = {}): Promise<void> {
  const other = changes ? sql`and l.email_key <> u.email_key` : sql``;
  await tx.execute(
    sql`update email_links l set ended_at = now() from users u
        where u.id = l.user_id and l.user_id = ${userId} and l.kind = 'confirm' and ${isOpen} ${other}`,
  );
}

/** Ends every later link of the person. */
export async function endEmailLinksSince(tx: Db, userId: number, linkId: number): Promise<void> {
  await tx.execute(sql`update email_links l set ended_at = now() where l.user_id = ${userId} and l.id > ${linkId} and ${isOpen}`);
}

export async function markEmailLinkUsed(tx: Db, linkId: number): Promise<void> {
  await tx.execute(sql`update email_links set used_at = now() where id = ${linkId}`);
}

/** Returns the address that the account gets once it is confirmed. */
export async function findPendingEmail(db: Db, userId: number): Promise<string | undefined> {
  const row = await firstRow<{ email: string }>(
    db,
    sql`select l.email from email_links l join users u on u.id = l.user_id
        where l.user_id = ${userId} and l.kind = 'confirm' and l.email_key <> u.email_key and ${isOpen}
        order by l.id desc limit 1`,
  );
  return row?.email;
}

/**
 * Returns whether an address is another account's, or one that another account may still revert to. Called after the write of the
 * address, it also sees a concurrent change.
 */
export async function isTakenEmail(tx: Db, email: string, userId: number): Promise<boolean> {
  const key = loginKey(email);
  const found = await firstRow(
    tx,
    sql`select 1 from users where email_key = ${key} and id <> ${userId}
        union all
        select 1 from email_links l where l.email_key = ${key} and l.kind = 'revert' and l.user_id <> ${userId} and ${isOpen}`,
  );
  return found !== undefined;
}

export interface LinkedEmail {
  id: number;
  kind: EmailLinkKind;
  userId: number;
  username: string;
  email: string;
  /** The present address of the account. */
  current: string;
  /** Whether the present address is confirmed. */
  confirmed: boolean;
  used: boolean;
  ended: boolean;
  expired: boolean;
}

/** Returns the link of a token in any state; undefined if there is none or its person was deleted or deactivated. */
export async function findEmailLink(db: Db, tokenHash: string): Promise<LinkedEmail | undefined> {
  return firstRow<LinkedEmail>(
    db,
    sql`select l.id, l.kind, l.user_id as "userId", u.username, l.email, u.email as current,
          u.email_confirmed_at is not null as confirmed, l.used_at is not null as used, l.ended_at is not null as ended,
          l.expires_at <= now() as expired
        from email_links l join users u on u.id = l.user_id and ${isActive(sql`u`)}
        where l.token_hash = ${tokenHash}`,
  );
}

/** The condition that the link of a token hash is open. */
export function isOpenEmailLink(tokenHash: SQL): SQL {
  return sql`exists (select 1 from email_links l where l.token_hash = ${tokenHash} and ${isOpen})`;
}

/** Deletes links that were used, replaced or expired long ago. */
export async function deleteOldEmailLinks(db: Db): Promise<void> {
  await db.execute(
    sql`delete from email_links
        where coalesce(used_at, ended_at, expires_at) < now() - make_interval(secs => ${serverTiming.emailLinkRetention / 1000})`,
  );
}
