// Every place in the database where something is encrypted with the server's secret key.
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import type { SecretName } from '#secrets/secret-key.text.ts';

interface SecretPlace {
  name: SecretName;
  /** The file that encrypts it; a test compares these with the files that do. */
  writer: string;
  table: string;
  key: string;
  /** The encrypted text of the row `t`, and the assignment of another one. */
  text: SQL;
  change: SQL;
}

export const secretPlaces: readonly SecretPlace[] = [
  setting('mailPassword', 'mail-server/mail-settings.ts', 'mail-server', 'password'),
  setting('directoryPassword', 'directories/directory-settings.ts', 'directory', 'password'),
  setting('modelKey', 'models/model-settings.ts', 'model', 'key'),
  column('secondFactors', 'second-factors/second-factors.handlers.ts', 'totp_secrets', 'user_id', 'secret'),
  column('webhooks', 'webhooks/webhooks.handlers.ts', 'webhooks', 'id', 'secret'),
  column('oldWebhooks', 'webhooks/webhooks.handlers.ts', 'webhooks', 'id', 'old_secret'),
  column('providers', 'identity-providers/provider-settings.ts', 'identity_providers', 'id', 'secret'),
  column('providerSessions', 'identity-providers/return-from-provider.ts', 'provider_sessions', 'session_id', 'id_token'),
];

function column(name: SecretName, writer: string, table: string, key: string, of: string): SecretPlace {
  return { name, writer, table, key, text: sql`t.${sql.identifier(of)}`, change: sql`${sql.identifier(of)} = fresh` };
}

/** A field of a setting; only that setting has it. */
function setting(name: SecretName, writer: string, of: string, field: string): SecretPlace {
  const text = sql`(case when t.name = ${of} then t.value->>${field} end)`;
  const change = sql`value = jsonb_set(t.value, array[${field}], to_jsonb(fresh))`;
  return { name, writer, table: 'settings', key: 'name', text, change };
}

export interface StoredSecret {
  row: string;
  text: string;
}

/** Returns how many secrets are stored at a place. */
export async function countSecrets(db: Db, { table, text }: SecretPlace): Promise<number> {
  const [row] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${sql.identifier(table)} t where ${text} <> ''`,
  );
  return row?.count ?? 0;
}

/** Returns secrets that another key has encrypted than that with this id, in the order of their rows after one. */
export function secretsOfOtherKeys(db: Db, place: SecretPlace, id: string, { after, count }: { after: string; count: number }) {
  const { table, key, text } = place;
  const row = sql`t.${sql.identifier(key)}::text collate "C"`;
  return rows<StoredSecret>(
    db,
    sql`select ${row} as "row", ${text} as text from ${sql.identifier(table)} t
        where ${text} <> '' and not starts_with(${text}, ${`${id}.`}) and ${row} > ${after}
        order by 1 limit ${count}`,
  );
}

/** Replaces secrets whose text is still the one that was read; returns how many. */
export async function replaceSecrets(
  db: Db,
  { table, key, text, change }: SecretPlace,
  changed: readonly (StoredSecret & { fresh: string })[],
): Promise<number> {
  if (changed.length === 0) return 0;
  const each = (field: 'row' | 'text' | 'fresh') => textArray(changed.map((one) => one[field]));
  const done = await rows(
    db,
    sql`update ${sql.identifier(table)} t set ${change}
        from unnest(${each('row')}, ${each('text')}, ${each('fresh')}) as n(of_row, old, fresh)
        where t.${sql.identifier(key)}::text = of_row and ${text} = old returning 1`,
  );
  return done.length;
}
