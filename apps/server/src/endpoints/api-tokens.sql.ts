// Queries the person behind an API token, with their current role, departments and workspaces.
import type { Scope } from '@app/contract/principals.ts';
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { type PersonRow, personFields, personLock } from '#endpoints/principals.sql.ts';

export interface TokenRow extends PersonRow {
  tokenId: number;
  scopes: Scope[];
  expired: boolean;
  /** Whether the last use is old enough to be stored again. */
  isStale: boolean;
  /** The snapshot in which it was read. */
  snapshot: string;
}

const tokenFields = sql`${personFields}, t.id as "tokenId", t.scopes, coalesce(t.expires_at <= now(), false) as expired,
          coalesce(t.last_used_at <= now() - make_interval(secs => ${tokenLimits.touch / 1000}), true) as "isStale",
          pg_current_snapshot()::text as snapshot
        from api_tokens t join users u on u.id = t.user_id`;

function tokenOf(tokenHash: string): SQL {
  return sql`select ${tokenFields} where t.token_hash = ${tokenHash}`;
}

export async function findToken(db: Db, tokenHash: string): Promise<TokenRow | undefined> {
  return firstRow<TokenRow>(db, tokenOf(tokenHash));
}

/** Like `findToken`, within a transaction and with the person's row locked (`personLock`). */
export async function lockToken(tx: Db, tokenHash: string, exclusive: boolean): Promise<TokenRow | undefined> {
  return firstRow<TokenRow>(tx, sql`${tokenOf(tokenHash)} ${personLock(exclusive)}`);
}

/** Returns those of the tokens that exist. */
export async function findTokens(db: Db, tokenHashes: readonly string[]): Promise<(TokenRow & { tokenHash: string })[]> {
  if (tokenHashes.length === 0) return [];
  return rows<TokenRow & { tokenHash: string }>(
    db,
    sql`select t.token_hash as "tokenHash", ${tokenFields} where t.token_hash = any(${textArray(tokenHashes)})`,
  );
}

export async function touchToken(db: Db, tokenId: number): Promise<void> {
  await db.execute(sql`update api_tokens set last_used_at = now() where id = ${tokenId}`);
}
