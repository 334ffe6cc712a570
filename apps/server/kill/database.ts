// A database for one test run on a PostgreSQL server.
import pg from 'pg';

/** Creates the database; `drop` deletes it and its open connections. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tasklane_kill_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  async function run(statement: string) {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  await run(`create database ${name}`);
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
