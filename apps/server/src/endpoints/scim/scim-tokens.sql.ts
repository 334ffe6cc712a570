// Queries the directory behind a token of SCIM.
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

/** A directory as its token says it. */
export interface ScimTokenRow {
  id: number;
  name: string;
  makesDepartments: boolean;
  sendsMails: boolean;
  expired: boolean;
  /** Whether the last use is old enough to be stored again. */
  isStale: boolean;
}

const found = (tokenHash: string): SQL => sql`
  select t.id, t.name, t.makes_departments as "makesDepartments", t.sends_mails as "sendsMails",
    coalesce(t.expires_at <= now(), false) as expired,
    coalesce(t.last_used_at <= now() - make_interval(secs => ${tokenLimits.touch / 1000}), true) as "isStale"
  from scim_tokens t where t.token_hash = ${tokenHash}`;

export async function findScimToken(db: Db, tokenHash: string): Promise<ScimTokenRow | undefined> {
  return firstRow<ScimTokenRow>(db, found(tokenHash));
}

/** Like `findScimToken`, within a transaction: nobody ends the token before it. */
export async function lockScimToken(tx: Db, tokenHash: string): Promise<ScimTokenRow | undefined> {
  return firstRow<ScimTokenRow>(tx, sql`${found(tokenHash)} for key share of t`);
}

export async function touchScimToken(db: Db, scimTokenId: number): Promise<void> {
  await db.execute(sql`update scim_tokens set last_used_at = now() where id = ${scimTokenId}`);
}
