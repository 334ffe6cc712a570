// Queries API tokens for their owners and for administrators. The secret's hash is never read here.

import type { Scope } from '@app/contract/principals.ts';
import type { ApiToken, OwnedToken } from '@app/contract/tokens/tokens.contract.ts';
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

const fields = sql`t.id, t.name, t.scopes, ${iso(sql`t.created_at`)} as "createdAt", ${iso(sql`t.expires_at`)} as "expiresAt",
  ${iso(sql`t.last_used_at`)} as "lastUsedAt"`;

/** Returns a person's tokens, newest first. */
export async function tokensOf(db: Db, userId: number): Promise<ApiToken[]> {
  return rows<ApiToken>(
    db,
    sql`select ${fields} from api_tokens t where t.user_id = ${userId} order by t.id desc limit ${tokenLimits.perPerson}`,
  );
}

/** Returns a page of the tokens of all people, newest first. */
export async function allTokens(db: Db, before: number | undefined): Promise<OwnedToken[]> {
  return rows<OwnedToken>(
    db,
    sql`select ${fields}, t.user_id as "userId", u.full_name as "userName"
        from api_tokens t join users u on u.id = t.user_id
        where ${before === undefined ? sql`true` : sql`t.id < ${before}`}
        order by t.id desc limit ${tokenLimits.page}`,
  );
}

interface NewRow {
  userId: number;
  name: string;
  tokenHash: string;
  scopes: readonly Scope[];
  days: number | null;
}

/** Inserts a token unless the person has as many as allowed. The caller holds the lock on the person's row. */
export async function insertToken(tx: Db, { userId, name, tokenHash, scopes, days }: NewRow): Promise<ApiToken | undefined> {
  return firstRow<ApiToken>(
    tx,
    sql`insert into api_tokens as t (user_id, name, token_hash, scopes, expires_at)
        select ${userId}::int, ${name}, ${tokenHash}, ${textArray(scopes)}, now() + make_interval(days => ${days}::int)
        where (select count(*) from api_tokens where user_id = ${userId}) < ${tokenLimits.perPerson}
        returning ${fields}`,
  );
}

/** Deletes a token, of that person or of anybody; returns its owner and name. */
export async function deleteToken(
  tx: Db,
  tokenId: number,
  userId: number | undefined,
): Promise<{ userId: number; name: string } | undefined> {
  return firstRow<{ userId: number; name: string }>(
    tx,
    sql`delete from api_tokens where id = ${tokenId} and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
        returning user_id as "userId", name`,
  );
}

/** Deletes tokens that expired long ago. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await db.execute(
    sql`delete from api_tokens where expires_at <= now() - make_interval(secs => ${tokenLimits.keepExpired / 1000})`,
  );
}
