// The walk of an operator, with the commands of the documentation alone: a Trello export on the embedded database, a backup, three
// instances on PostgreSQL behind nginx with scheduled backups and metrics, and back into one folder with nothing lost.
// node apps/server/kill/walk.ts [--report file]
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as api from '@app/contract/api.ts';
import type { Backups } from '@app/contract/backups/backups.contract.ts';
import type { ServerStatus } from '@app/contract/monitoring/monitoring.contract.ts';
import { tasklane } from './command-line.ts';
import { type Cluster, startCluster, waitUntil } from './instances/cluster.ts';
import { newLedger } from './ledger.ts';
import { type ServerOptions, startServer } from './server.ts';
import { type Session, signIn, write } from './writers.ts';

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'tasklane-walk-'));
const backupsOfCluster = join(folder, 'backups');
const token = 'a token for the metrics of the walk';
const secrets = { BACKUP_KEY: 'a key for the backups of the walk', SECRET_KEY: 'secret of three instances, not of you' };
const laptop: ServerOptions = { dataDir: join(folder, 'laptop'), databaseUrl: undefined, variables: secrets };
const home: ServerOptions = { dataDir: join(folder, 'home'), databaseUrl: undefined, variables: secrets };
const cards = 120;
/** How many writes there are on three instances. */
const writes = 30;
/** Backups have low priority, so a busy machine makes them late. */
const backupWithin = 300_000;

const problems: string[] = [];
let cluster: Cluster | undefined;
try {
  step('a laptop: import a Trello export while the server runs, and back up');
  const first = await startServer(laptop);
  writeFileSync(join(folder, 'board.json'), trelloExport());
  const dry = await tasklane(laptop, 'import', join(folder, 'board.json'), '--workspace', 'Engineering', '--dry-run');
  if (dry['total'] !== cards) problems.push(`the preview has ${dry['total']} of ${cards} cards`);
  await tasklane(laptop, 'import', join(folder, 'board.json'), '--workspace', 'Engineering', '--yes');
  const imported = await contentOf(laptop, 'imported.json');
  const backup = join(folder, 'monday.ndjson.gz.enc');
  await tasklane(laptop, 'backup', '--out', backup);
  await tasklane(laptop, 'restore', backup, '--trial');
  await first.stop();

  step('a company: restore into PostgreSQL, three instances behind nginx');
  const variables = {
    ...secrets,
    METRICS_TOKEN: token.replaceAll(' ', '-'),
    BACKUP_SCHEDULE: '03:00',
    BACKUP_KEEP: '7d 4w 12m',
    BACKUP_DIR: backupsOfCluster,
  };
  mkdirSync(backupsOfCluster);
  async function prepare(databaseUrl: string) {
    const place = { dataDir: join(folder, 'company'), databaseUrl, variables };
    await tasklane(place, 'restore', backup);
    expectSame('after the way into PostgreSQL', await contentOf(place, 'company.json'), imported);
    await tasklane(place, 'mails', 'discard');
    await expectHealthy(place);
  }
  cluster = await startCluster(variables, { prepare });
  const { url } = cluster;
  const session = await signIn(url);
  await scheduledBackup(url, session);
  await metrics(cluster);
  const status = await read<ServerStatus>(`${url}${api.monitoring.status.path}`, session);
  if (status.instances?.length !== 3) problems.push(`the status page knows ${status.instances?.length} of 3 servers`);
  const ledger = newLedger();
  await write(url, session, ledger, 'walk', { isOver: () => ledger.acknowledged >= writes });
  for (const said of ledger.unexpected) problems.push(`writing: ${said}`);

  step('back: a backup on request, restored into one folder');
  const asked = await askedBackup(url, session);
  const company: ServerOptions = { ...cluster.place, variables };
  const last = await contentOf(company, 'last.json');
  const codes = await cluster.stop();
  if (codes.some((code) => code !== 0)) problems.push(`instances ended with ${codes.join(', ')}`);
  await tasklane(home, 'restore', join(backupsOfCluster, asked));
  await tasklane(home, 'mails', 'discard');
  const again = await startServer(home);
  expectSame('after the way back', await contentOf(home, 'home.json'), last);
  if (last.length <= imported.length) problems.push('what was written on three instances is missing');
  await signIn(again.url);
  await expectHealthy(home);
  await again.stop();
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} the walk of an operator`);
const failed = problems.length > 0 ? 1 : 0;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

function step(name: string) {
  console.log(name);
}

/** Returns all tasks with their comments as one text. */
async function contentOf(place: ServerOptions, name: string): Promise<string> {
  const file = join(folder, name);
  await tasklane(place, 'export', '--all', '--out', file);
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as { tasks: { id: number }[] };
  return JSON.stringify(tasks.toSorted((a, b) => a.id - b.id));
}

function expectSame(when: string, found: string, expected: string) {
  if (found !== expected) problems.push(`${when} the tasks differ: ${found.length} and ${expected.length} characters`);
}

async function expectHealthy(place: ServerOptions) {
  const { problems: count, findings } = await tasklane(place, 'doctor');
  if (count !== 0) problems.push(`doctor finds ${count} problems: ${JSON.stringify(findings)}`);
}

async function read<T>(url: string, { cookie }: Session): Promise<T> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as T;
}

/** Exactly one instance makes the first scheduled backup, at once, and tests it. */
async function scheduledBackup(url: string, session: Session) {
  const backups = () => read<Backups>(`${url}${api.backups.list.path}`, session);
  await waitUntil(
    'the scheduled backup is tested',
    async () => (await backups()).runs.some(({ test }) => test !== null),
    backupWithin,
  );
  const { runs, warning, nextAt } = await backups();
  const made = runs.filter(({ cause }) => cause === 'schedule');
  if (made.length !== 1 || made[0]?.test !== 'passed' || warning !== null || nextAt === null)
    problems.push(`the scheduled backups: ${JSON.stringify({ made, warning, nextAt })}`);
  if (readdirSync(backupsOfCluster).length !== 1) problems.push(`files: ${readdirSync(backupsOfCluster).join(', ')}`);
}

async function metrics({ instances }: Cluster) {
  for (const { url } of instances) {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token.replaceAll(' ', '-')}` } });
    const text = await response.text();
    if (!/^app_backup_ok 1$/m.test(text)) problems.push(`the metrics of an instance (${response.status}) have no good backup`);
    const tasks = [...text.matchAll(/^app_tasks_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
    if (tasks < cards) problems.push(`the metrics count ${tasks} tasks`);
  }
}

/** Returns the name of the file. */
async function askedBackup(url: string, session: Session): Promise<string> {
  const path = `${url}${api.backups.make.path}`;
  const { status } = await fetch(path, { method: 'POST', headers: { cookie: session.cookie, origin: url } });
  if (status !== 201) throw new Error(`the backup was refused with ${status}`);
  const newest = async () => (await read<Backups>(path, session)).runs[0];
  await waitUntil('the backup is tested', async () => ((await newest())?.test ?? null) !== null, backupWithin);
  const run = await newest();
  if (run?.test !== 'passed' || run.file === null) throw new Error(`the backup: ${JSON.stringify(run)}`);
  return run.file;
}

/** A board as Trello exports it. */
function trelloExport(): string {
  const lists = ['To Do', 'Doing', 'Done'].map((name, n) => ({ id: `l${n}`, name, pos: n }));
  const ids = Array.from({ length: cards }, (_, n) => `5f00000000000000000${String(n).padStart(5, '0')}`);
  return JSON.stringify({
    name: 'Boat house',
    lists,
    members: [{ id: 'm1', fullName: 'Administrator', username: 'admin' }],
    cards: ids.map((id, n) => ({
      ...{ id, idList: `l${n % 3}`, name: `Card ${n}: ä → 漢字 🚣`, desc: `Line one\nline two of ${n}`, closed: false, pos: n },
      ...{ idMembers: n % 2 ? ['m1'] : [], labels: [{ name: 'Urgent' }], due: n % 4 ? null : '2026-12-24T12:00:00.000Z' },
    })),
    checklists: ids.map((idCard) => ({
      idCard,
      checkItems: [
        { name: 'Ask', state: 'complete' },
        { name: 'Go', state: 'incomplete' },
      ],
    })),
    actions: ids.map((id, n) => ({
      type: 'commentCard',
      date: '2026-01-02T10:00:00.000Z',
      memberCreator: { fullName: 'Administrator' },
      data: { text: `Comment ${n}`, card: { id } },
    })),
  });
}
