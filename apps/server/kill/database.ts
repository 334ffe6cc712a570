// A database for one test run on a PostgreSQL server.
import { query } from './query.ts';

/** Creates the database; `drop` deletes it and its open connections. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tasklane_kill_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await query(server, `create database ${name}`);
  return { url: url.href, drop: async () => void (await query(server, `drop database if exists ${name} with (force)`)) };
}
