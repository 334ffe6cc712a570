// Makes a sample of the data of a version for the test of upgrades (docs/UPGRADING.md):
//   node scripts/upgrade-sample.mjs COMMIT NAME
// It checks out the version aside, starts its server on a temporary PostgreSQL, writes some data through its API, and dumps the
// database to apps/server/upgrades/NAME.sql.gz.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkOut } from './old-version.mjs';
import { postgresProgram, startPostgres } from './postgres.mjs';
import { root } from './run.mjs';

const [commit, name] = process.argv.slice(2);
if (!commit || !/^[\w-]+$/.test(name ?? '')) {
  console.error('Usage: node scripts/upgrade-sample.mjs COMMIT NAME');
  process.exit(2);
}

const admin = { username: 'admin', password: 'administrator of samples' };
const person = { username: 'sample.person', password: 'a person of the samples' };
/** The smallest PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const old = checkOut(commit);
const postgres = await startPostgres({ fsync: false, own: true });
try {
  if (!postgres) throw new Error('there is no PostgreSQL');
  const server = await old.start(postgres.url, admin.password);
  await writeData(server.base);
  await server.stop();
  const target = join(root, 'apps', 'server', 'upgrades', `${name}.sql.gz`);
  mkdirSync(join(target, '..'), { recursive: true });
  const bytes = gzipSync(dump(postgres.url), { level: 9 });
  writeFileSync(target, bytes);
  console.log(`${target}: ${bytes.length} bytes`);
} finally {
  old.remove();
  await postgres?.stop();
}

/** Writes what every version can: a person with a picture, a task, a checklist, a comment. */
async function writeData(base) {
  const cookies = {};
  async function call(method, path, body, as) {
    const isFile = body instanceof FormData;
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { origin: base, ...(isFile ? {} : { 'content-type': 'application/json' }), ...(as && { cookie: cookies[as] }) },
      body: body === undefined ? undefined : isFile ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return { body: await response.json().catch(() => undefined), cookie: response.headers.get('set-cookie')?.split(';')[0] };
  }
  const form = { ...person, fullName: 'Sample Person', email: 'sample.person@example.com', departmentId: 3 };
  const { body: made } = await call('POST', '/users', form);
  for (const who of [admin, person]) cookies[who.username] = (await call('POST', '/auth/login', who)).cookie;
  const task = {
    title: 'A task that outlives its version',
    description: 'Größe, naïve, 日本語 and an emoji 🛶',
    columnId: 9,
    priority: 'P1',
    department: 'Engineering',
    assigneeId: 1,
    dueDate: '2027-01-31',
    checklistItems: [
      { id: 1, text: 'First', completed: true },
      { id: 2, text: 'Second', completed: false },
    ],
  };
  const { body: created } = await call('POST', '/tasks', task, admin.username);
  await call('POST', `/tasks/${created.id}/comments`, { content: 'A comment that outlives its version' }, admin.username);
  const upload = new FormData();
  upload.append('profilePicture', new Blob([picture], { type: 'image/png' }), 'picture.png');
  await call('POST', `/users/${made.id}/profile-picture`, upload, person.username);
}

/** Returns the SQL of the database for any PostgreSQL that we support, and for the embedded one. */
function dump(url) {
  const program = postgresProgram('pg_dump');
  const args = ['--no-owner', '--no-privileges', '--rows-per-insert=100', '--column-inserts', '--dbname', url];
  const text = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  const lines = text.split('\n').filter((line) => !/^\\(un)?restrict /.test(line));
  // Settings that another version may not know come before the first object.
  const first = lines.findIndex((line) => line.startsWith('CREATE '));
  return `${['SET check_function_bodies = false;', ...lines.slice(first)].join('\n')}\n`;
}
