// For tests: one database for each worker, opened and migrated once, and emptied or filled again before every app.
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { rows } from '#db/rows.ts';
import { newDatabase } from '#testing/new-database.ts';

interface SharedDatabase {
  database: Promise<Database>;
  tables?: string[];
  /** What the rows of the schema `seeded` were made with. */
  seededWith?: string;
  /** How often these rows were restored since the last truncation. */
  restored: number;
}

/** Global, because a worker may load this module again for another file and must keep its database. */
const holder = globalThis as { tasklaneTestDatabase?: SharedDatabase };

/** Returns the worker's database: on the server of TEST_DATABASE_URL, otherwise an embedded one in memory. */
export async function workerDatabase(): Promise<Database> {
  holder.tasklaneTestDatabase ??= { database: open(), restored: 0 };
  return holder.tasklaneTestDatabase.database;
}

/** Deletes every row and restarts all ids at 1. */
export async function emptyDatabase(): Promise<void> {
  const { db } = await workerDatabase();
  await db.execute(sql`alter table audit_log disable trigger audit_log_whole`);
  await db.execute(sql.raw(`truncate table ${(await tablesOf(db)).join(', ')} restart identity cascade`));
  await db.execute(sql`alter table audit_log enable trigger audit_log_whole`);
}

/** The tables of the application that are empty in a new database. */
async function tablesOf(db: Db): Promise<string[]> {
  const held = holder.tasklaneTestDatabase;
  const known = held?.tables;
  if (known) return known;
  const found = await rows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  // The row of `event_epoch` is created with the database.
  const names = found.map(({ name }) => name).filter((name) => !name.includes('migrations') && name !== 'event_epoch');
  if (held) held.tables = names;
  return names;
}

/** A truncation costs as much as ten restorations, but deleted rows need space until the next one. */
const mostRestored = 50;

/** Empties the database and fills it by `seed`, or with the rows that it made before under the same key. */
export async function fillDatabase(key: string | undefined, seed: (db: Db) => Promise<unknown>): Promise<void> {
  const { db } = await workerDatabase();
  const held = holder.tasklaneTestDatabase;
  if (key !== undefined && held?.seededWith === key && held.restored < mostRestored) {
    held.restored += 1;
    await db.execute(sql`select seeded.restore()`);
    return;
  }
  await emptyDatabase();
  await seed(db);
  if (key === undefined) return;
  await keepRows(db, await tablesOf(db));
  if (held) Object.assign(held, { seededWith: key, restored: 0 });
}

/** Copies all rows into the schema `seeded`, with a function that restores them. */
async function keepRows(db: Db, tables: readonly string[]): Promise<void> {
  const counted = await Promise.all(
    tables.map(async (name) => ({ name, some: await rows(db, sql.raw(`select 1 from ${name} limit 1`)) })),
  );
  const filled = counted.filter(({ some }) => some.length > 0).map(({ name }) => name);
  const columns = await rows<{ name: string; columns: string }>(
    db,
    sql`select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
        group by relname`,
  );
  const columnsOf = new Map(columns.map((each) => [each.name, each.columns]));
  const sequences = await rows<{ name: string; value: string; called: boolean }>(
    db,
    sql`select quote_ident(sequencename) as name, coalesce(last_value, start_value) as value, last_value is not null as called
        from pg_sequences where schemaname = 'public'`,
  );
  await db.execute(sql`drop schema if exists seeded cascade`);
  await db.execute(sql`create schema seeded`);
  for (const name of filled) await db.execute(sql.raw(`create table seeded.${name} as table public.${name}`));
  // Under this role no trigger and no foreign key acts: the rows already are what they have led to.
  await db.execute(
    sql.raw(`create function seeded.restore() returns void language plpgsql set session_replication_role = replica as $$ begin
      lock table ${tables.join(', ')} in access exclusive mode;
      ${tables.map((name) => `delete from public.${name};`).join('\n')}
      ${filled
        .map(
          (name) =>
            `insert into public.${name} (${columnsOf.get(name)}) overriding system value select ${columnsOf.get(name)} from seeded.${name};`,
        )
        .join('\n')}
      ${sequences.map(({ name, value, called }) => `perform setval('public.${name}', ${value}, ${called});`).join('\n')}
    end $$`),
  );
}

async function open(): Promise<Database> {
  const database = await newDatabase();
  await migrate(database);
  return database;
}
