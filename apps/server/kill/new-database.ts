// Creates a database on a PostgreSQL server for the test that starts this, prints its URL, and deletes it when its input ends.
// node apps/server/kill/new-database.ts postgres://…
import { createDatabase } from './database.ts';

const { url, drop } = await createDatabase(process.argv[2] ?? '');
console.log(url);
process.stdin.resume().once('end', () => void drop());
