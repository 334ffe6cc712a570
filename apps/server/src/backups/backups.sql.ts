// Queries of backup and restore on one client: the tables and columns of the database, their rows as text, and their identities.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { accessTables, derivedColumns, leftOutTables } from '#backups/backup-format.ts';
import type { OwnObjects } from '#backups/own-objects.ts';
import type { Db } from '#db/connect.ts';

type Client = pg.ClientBase;

export interface TableShape {
  name: string;
  columns: readonly { name: string; type: string; isIdentity: boolean }[];
}

/** Values have the same text in every database with these settings. */
const textSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Begins a transaction that sees one instant, for a backup. */
export async function beginSnapshot(client: Client): Promise<{ createdAt: string }> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(textSettings);
  const { rows } = await client.query<{ now: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  return { createdAt: rows[0]?.now ?? '' };
}

/**
 * Begins the transaction of a restore, in which a person may be asked something. The advisory lock is that of the first start, so
 * that a server waits for its end.
 */
export async function beginRestore(client: Client): Promise<void> {
  await client.query('begin');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(textSettings);
  await client.query('select pg_advisory_xact_lock(7276501)');
}

/** Returns the tables that a backup contains, with the columns it stores. */
export async function backupTables(client: Client, { tables: own }: OwnObjects): Promise<TableShape[]> {
  const { rows } = await client.query<{ table: string; name: string; type: string; isIdentity: boolean }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as "isIdentity"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname = any($1)
     order by c.relname, a.attnum`,
    [own.filter((name) => !leftOutTables.includes(name))],
  );
  const tables = new Map<string, { name: string; type: string; isIdentity: boolean }[]>();
  for (const { table, ...column } of rows) {
    if (derivedColumns[table]?.includes(column.name)) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The rows of a table, each as the JSON text of an array; a cursor holds few of them in memory. */
export async function* tableRows(client: Client, { name, columns }: TableShape, batch: number): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as line from public.${quoted(name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close backup_rows');
}

/** Returns the next value of each identity column of a table. */
export async function nextIdentities(client: Client, { name, columns }: TableShape): Promise<Record<string, number>> {
  const next: Record<string, number> = {};
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const found = await client.query<{ sequence: string }>('select pg_get_serial_sequence($1, $2) as sequence', [
      `public.${quoted(name)}`,
      column.name,
    ]);
    const { rows } = await client.query<{ next: number }>(
      `select last_value + case when is_called then 1 else 0 end as next from ${found.rows[0]?.sequence}`,
    );
    next[column.name] = Number(rows[0]?.next ?? 1);
  }
  return next;
}

/** Makes an identity column go on with this value. */
export async function setNextIdentity(client: Client, table: string, column: string, next: number): Promise<void> {
  await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3, false)', [
    `public.${quoted(table)}`,
    column,
    next,
  ]);
}

/** Inserts rows, given as lines of a backup. */
export async function insertRows(client: Client, { name, columns }: TableShape, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(r.value ->> ${index})::${type}`).join(', ');
  await client.query(
    `insert into public.${quoted(name)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) with ordinality r (value, place) order by r.place`,
    [`[${lines.join(',')}]`],
  );
}

/** Returns the contents of files that the database has, as JSON text. */
export async function storedContents(client: Client): Promise<string> {
  const { rows } = await client.query<{ contents: string }>(
    `select coalesce(json_agg(json_build_array(key, hash, size, type)), '[]')::text as contents from stored_files`,
  );
  return rows[0]?.contents ?? '[]';
}

/**
 * Renames the restored contents that were not kept: an upload that had just begun, or a content on its way out. The backup has none
 * of them. The installation that made it may have them under their names, so those are not deleted here.
 */
export async function renameContentsNotKept(client: Client): Promise<void> {
  await client.query(
    `update stored_files set key = hash || '-' || substr(md5(random()::text || key), 1, 16) where state <> 'kept'`,
  );
}

/** Lets the contents that a restore has replaced be deleted from the store, unless the backup has them under the same name. */
export async function doomContents(client: Client, contents: string): Promise<void> {
  await client.query(
    `insert into stored_files (key, hash, size, type, state)
     select r ->> 0, r ->> 1, (r ->> 2)::bigint, r ->> 3, 'doomed' from json_array_elements($1::json) r
     on conflict (key) do nothing`,
    [contents],
  );
}

/** Returns the number of rows of a table. */
export async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${quoted(table)}`);
  return rows[0]?.count ?? 0;
}

/** Returns whether the database has no person, as before its first start. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from users) as empty');
  return rows[0]?.empty ?? false;
}

/** Returns the number of other connections of the product to this database. */
export async function otherConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name like 'tasklane%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the rows of our tables except the secret key and the epoch, which the restore renews. */
export async function truncateTables(client: Client, { tables }: OwnObjects): Promise<void> {
  const names = tables.filter((name) => !['secrets', 'event_epoch'].includes(name)).map((name) => `public.${quoted(name)}`);
  // The audit log refuses it otherwise; whoever owns the table may end that, and begins it again in the same transaction.
  await client.query('alter table public.audit_log disable trigger audit_log_whole');
  await client.query(`truncate table ${names.join(', ')} restart identity`);
  await client.query('alter table public.audit_log enable trigger audit_log_whole');
}

/**
 * Drops our tables, functions and collations, so that an older schema can be built in their place. It fails if something of
 * another program depends on them.
 */
export async function dropSchema(client: Client, { tables, functions, collations }: OwnObjects): Promise<void> {
  await client.query(`drop table if exists ${tables.map((name) => `public.${quoted(name)}`).join(', ')}`);
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [functions],
  );
  if (rows.length > 0) await client.query(`drop function ${rows.map(({ signature }) => signature).join(', ')}`);
  for (const name of collations) await client.query(`drop collation if exists public.${quoted(name)}`);
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops the foreign keys of our tables and returns them: rows can then be inserted in any order, and the check comes at the end. */
export async function dropForeignKeys(client: Client, { tables }: OwnObjects): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1, 2`,
    [tables],
  );
  for (const { table, name } of rows) await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  return rows;
}

/** Adds a foreign key again, which checks every row. */
export async function addForeignKey(client: Client, { table, name, definition }: ForeignKey): Promise<void> {
  await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`);
}

/** Returns the secrets that the server generated and stored. */
export async function storedSecrets(client: Client): Promise<{ name: string; value: string }[]> {
  return (await client.query<{ name: string; value: string }>('select name, value from secrets')).rows;
}

/** Stores secrets that are missing. */
export async function keepSecrets(client: Client, secrets: readonly { name: string; value: string }[]): Promise<void> {
  for (const { name, value } of secrets)
    await client.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [name, value]);
}

/** Deletes whatever lets somebody in, as a backup leaves it out, and ends what is open. */
export async function endAccess(tx: Db): Promise<void> {
  for (const name of accessTables) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  for (const statement of endOfOpenLinks) await tx.execute(sql.raw(statement));
}

const endOfOpenLinks = [
  'update invitations set revoked_at = now() where accepted_at is null and revoked_at is null',
  `update outbox set state = 'queued', claim = null, due_at = now() where state = 'sending'`,
];

/** Revokes invitations that nobody has accepted, and releases mails that were being sent. */
export async function endOpenLinks(client: Client): Promise<void> {
  for (const statement of endOfOpenLinks) await client.query(statement);
}

/** Quotes a name for SQL. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
