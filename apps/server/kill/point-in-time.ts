// A recovery of PostgreSQL to the moment before an accident, as docs/OPERATING.md describes it: a base backup, the archived log,
// the command `recovered`, and a server that finds exactly what was written until then.
// node apps/server/kill/point-in-time.ts [--report file]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as api from '@app/contract/api.ts';
import { startArchivingPostgres } from '../../../scripts/postgres.mjs';
import { tasklane } from './command-line.ts';
import { linesOf } from './document.ts';
import { waitUntil } from './instances/cluster.ts';
import { newLedger } from './ledger.ts';
import { query } from './query.ts';
import { type ServerOptions, startServer } from './server.ts';
import { type Session, signIn, write } from './writers.ts';

const { values } = parseArgs({ options: { report: { type: 'string' } } });
/** How many writes there are at each stage. */
const writes = 20;
const problems: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'tasklane-moment-'));
/** `name = value` as an entry. */
const settings = Object.fromEntries(
  linesOf('OPERATING.md', 'Any moment, with PostgreSQL', 'ini').map((line) => {
    const [, name = '', value = ''] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? [];
    return [name, value];
  }),
);
const cluster = await startArchivingPostgres(settings);
if (!cluster) throw new Error('There is no PostgreSQL, and it could not be installed.');
try {
  const place: ServerOptions = { dataDir: folder, databaseUrl: cluster.url };
  const server = await startServer(place);
  const session = await signIn(server.url);
  await writeTasks(server.url, session, 'before');
  cluster.baseBackup();
  await writeTasks(server.url, session, 'since');
  const [{ titles, epoch }, moment] = [await stored(cluster.url), await momentOf(cluster.url)];
  await sleep(1_100);
  await writeTasks(server.url, session, 'late');
  await query(cluster.url, 'delete from task_comments');
  await query(cluster.url, 'update tasks set deleted_at = now()');
  await archiveEverything(cluster.url);
  await server.kill();
  cluster.crash();

  const url = await cluster.recover(moment);
  await waitUntil('the recovery ends', async () => (await query(url, 'select pg_is_in_recovery() as on'))[0]?.['on'] === false);
  const recovered: ServerOptions = { dataDir: folder, databaseUrl: url };
  await tasklane(recovered, 'recovered', '--yes');
  const again = await startServer(recovered);
  const found = await stored(url);
  if (found.titles !== titles) problems.push('the tasks and comments are not those of the moment');
  if (found.epoch === epoch) problems.push('browsers go on from a log that went back in time');
  if (!titles.includes('since-') || titles.includes('late-')) problems.push('the moment was not between the writes');
  if ((await query(url, 'select id from sessions')).length > 0) problems.push('sessions are still valid');
  if ((await tasklane(recovered, 'mails', 'status'))['held'] !== true) problems.push('mails are not held');
  const old = await fetch(`${again.url}${api.tasks.list.path}`, { headers: { cookie: session.cookie } });
  if (old.status !== 401) problems.push(`the old session is answered with ${old.status}`);
  await writeTasks(again.url, await signIn(again.url), 'again');
  if (!(await stored(url)).titles.includes('again-')) problems.push('nothing can be written');
  const { problems: findings } = await tasklane(recovered, 'doctor');
  if (findings !== 0) problems.push(`doctor finds ${findings} problems`);
  await again.stop();
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} recovery to a moment`);
const failed = problems.length > 0 ? 1 : 0;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

async function writeTasks(url: string, session: Session, name: string) {
  const ledger = newLedger();
  await write(url, session, ledger, name, { isOver: () => ledger.acknowledged >= writes });
  for (const said of ledger.unexpected) problems.push(`${name}: ${said}`);
}

/** Returns everything that people wrote, as one text. */
async function stored(url: string): Promise<{ titles: string; epoch: unknown }> {
  const tasks = await query(url, 'select id, title, status, deleted_at from tasks order by id');
  const comments = await query(url, 'select task_id, content from task_comments order by id');
  const [epoch] = await query(url, 'select epoch from event_epoch');
  return { titles: JSON.stringify([tasks, comments]), epoch: epoch?.['epoch'] };
}

async function momentOf(url: string): Promise<string> {
  const [row] = await query(url, 'select clock_timestamp()::text as moment');
  return String(row?.['moment']);
}

/** The last segment of the log is archived when it is full, or when a new one is begun. */
async function archiveEverything(url: string) {
  const [row] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as file');
  const last = String(row?.['file']);
  await waitUntil('the log is archived', async () => {
    const [archiver] = await query(url, 'select last_archived_wal as file from pg_stat_archiver');
    return String(archiver?.['file'] ?? '') >= last;
  });
}
