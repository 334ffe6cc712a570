// Opens the database: the embedded one in a folder, or PostgreSQL where DATABASE_URL names one. One driver serves both.
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres/session';
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { databaseFolder } from '#db/pglite/folder.ts';
import { lockFolder } from '#db/pglite/lock.ts';
import { openWire, type Wire } from '#db/pglite/wire.ts';
import { StartError } from '#db/start-error.ts';

/** The database, or a transaction of it. */
export type Db = PgAsyncDatabase<NodePgQueryResultHKT>;
