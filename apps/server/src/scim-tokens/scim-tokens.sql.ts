// Queries the tokens of directories. The secret's hash is never read here.
import type { ScimToken } from '@app/contract/scim-tokens/scim-tokens.contract.ts';
import { scimTokenLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

const fields = sql`t.id, t.name, t.makes_departments as "makesDepartments", t.sends_mails as "sendsMails",
  ${iso(sql`t.created_at`)} as "createdAt", ${iso(sql`t.expires_at`)} as "expiresAt", ${iso(sql`t.last_used_at`)} as "lastUsedAt"`;

/** Returns the tokens, newest first. */
export async function allScimTokens(db: Db): Promise<ScimToken[]> {
  return rows<ScimToken>(db, sql`select ${fields} from scim_tokens t order by t.id desc limit ${scimTokenLimits.max}`);
}

interface NewRow {
  name: string;
  tokenHash: string;
  days: number | null;
  makesDepartments: boolean;
  sendsMails: boolean;
}

export async function insertScimToken(
  tx: Db,
  { name, tokenHash, days, makesDepartments, sendsMails }: NewRow,
): Promise<ScimToken> {
  const row = await firstRow<ScimToken>(
    tx,
    sql`insert into scim_tokens as t (name, token_hash, makes_departments, sends_mails, expires_at)
        values (${name}, ${tokenHash}, ${makesDepartments}, ${sendsMails}, now() + make_interval(days => ${days}::int))
        returning ${fields}`,
  );
  if (!row) throw new Error('no token was inserted');
  return row;
}

/** Deletes a token and returns its name. */
export async function deleteScimToken(tx: Db, scimTokenId: number): Promise<{ name: string } | undefined> {
  return firstRow<{ name: string }>(tx, sql`delete from scim_tokens where id = ${scimTokenId} returning name`);
}

/** Deletes tokens that expired long ago. */
export async function deleteOldScimTokens(db: Db): Promise<void> {
  await db.execute(
    sql`delete from scim_tokens where expires_at <= now() - make_interval(secs => ${tokenLimits.keepExpired / 1000})`,
  );
}
