// Proves that people work while a large installation is upgraded: the version before the ten newest migrations serves readers and
// writers on a million tasks, the operator runs the statements of docs/UPGRADING.md, this version starts on the same database and
// migrates it, and no answer takes longer than 2 s.
// node apps/server/kill/upgrade.ts DATABASE_URL [TASKS] [COMMIT] [--report FILE]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { companyOf, fillCompany } from '#seed/fill-company.ts';
import { checkOut, startServer } from '../../../scripts/old-version.mjs';
import { root } from '../../../scripts/run.mjs';
import { query } from './query.ts';

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true });
const [serverUrl = '', tasks = '1000000', from = beforeNewestMigrations(10)] = positionals;
/** The longest answer, and how long the load runs before and after the upgrade, in milliseconds. */
const slowest = 2_000;
const calm = 5_000;
const adminPassword = 'administrator of upgrades';

interface BoardRow {
  workspaceId: number;
  columns: number[];
  name: string;
}

/** Returns the commit before the newest `count` commits that brought a migration. */
function beforeNewestMigrations(count: number) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commits = git('log', `-${count}`, '--diff-filter=A', '--format=%H', '--', 'apps/server/migrations').split('\n');
  return git('rev-parse', `${commits.at(-1)}^`);
}

/** Returns the statements that docs/UPGRADING.md asks the operator of a large installation to run before the upgrade. */
function statementsBefore() {
  const page = readFileSync(join(root, 'docs', 'UPGRADING.md'), 'utf8');
  const statements = [...page.matchAll(/^\|[^|]*\| `((?:CREATE|ALTER) [^`]+)`/gm)].map(([, statement = '']) => statement);
  if (statements.length === 0) throw new Error('docs/UPGRADING.md has no statement to run before an upgrade');
  return statements;
}

const name = `tasklane_upgrade_${process.pid}`;
const url = new URL(serverUrl);
url.pathname = `/${name}`;
const databaseUrl = url.href;
const folder = mkdtempSync(join(tmpdir(), 'tasklane-upgrade-'));
const old = checkOut(from);
const problems: string[] = [];
let after: Awaited<ReturnType<typeof startServer>> | undefined;
try {
  await query(serverUrl, `create database ${name}`);
  const before = await old.start(databaseUrl, adminPassword);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ password: string }>(`select password from users where username = 'admin'`);
  const filled = performance.now();
  await fillCompany(client, rows[0]?.password ?? '', { ...companyOf(Number(tasks)), comments: 1 });
  console.log(`${tasks} tasks were filled in ${Math.round((performance.now() - filled) / 1000)} s`);
  const places = await client.query<BoardRow>(
    `select c.workspace_id as "workspaceId", array_agg(c.id order by c."order") as columns, min(w.name) as name
     from columns c join workspaces w on w.id = c.workspace_id group by 1 order by 1 limit 20`,
  );
  const schema = 'select count(*)::int as count from drizzle.__drizzle_migrations';
  const migrations = (await client.query<{ count: number }>(schema)).rows[0]?.count ?? 0;

  const load = startLoad('before', before.base, await signIn(before.base), places.rows);
  await sleep(calm);
  load.phase('the statements before the upgrade');
  const prepared = performance.now();
  for (const statement of statementsBefore()) await client.query(statement);
  console.log(`the statements before the upgrade took ${Math.round(performance.now() - prepared)} ms`);
  load.phase('while migrating');
  const started = performance.now();
  after = await startServer(root, join(folder, 'data'), { databaseUrl, adminPassword });
  console.log(`the new version was ready after ${Math.round(performance.now() - started)} ms`);
  const added = ((await client.query<{ count: number }>(schema)).rows[0]?.count ?? 0) - migrations;
  await client.end();
  console.log(`${added} migrations since ${from}`);
  if (added < 1) problems.push('nothing was migrated');
  load.phase('both versions at once');
  const second = startLoad('the new version', after.base, await signIn(after.base), places.rows);
  await sleep(calm);
  await Promise.all([load.stop(), second.stop()]);
  await before.stop();
  for (const { times, failures } of [load, second]) {
    for (const [phase, list] of times) {
      if (list.length < 10) problems.push(`${phase}: only ${list.length} answers`);
      const worst = list.reduce((most, each) => (each.took > most.took ? each : most), { took: 0, what: '' });
      console.log(`${phase}: ${list.length} answers, slowest ${Math.round(worst.took)} ms (${worst.what})`);
      if (worst.took > slowest) problems.push(`${phase}: an answer took ${Math.round(worst.took)} ms: ${worst.what}`);
    }
    problems.push(...failures.slice(0, 5));
  }
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await after?.stop();
  old.remove();
  rmSync(folder, { recursive: true, force: true });
  await query(serverUrl, `drop database if exists ${name} with (force)`);
}
for (const problem of problems) console.log(`    ${problem}`);
const failed = problems.length > 0 ? 1 : 0;
console.log(`${failed ? '✗' : '✓'} upgrade of ${tasks} tasks under load`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Four people who read boards and tasks, and make, move and comment tasks, one request after the other. */
function startLoad(first: string, base: string, cookie: string, places: readonly BoardRow[]) {
  const times = new Map<string, { took: number; what: string }[]>();
  const failures: string[] = [];
  let phase = first;
  let isOver = false;
  async function call(method: string, path: string, body?: object): Promise<{ id: number } | undefined> {
    const during = phase;
    const started = performance.now();
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { origin: base, cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    // What a limit refuses was answered; it says nothing about the database.
    if (!response.ok && response.status !== 429)
      failures.push(`${during}: ${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    const list = times.get(during) ?? [];
    times.set(during, list);
    list.push({ took: performance.now() - started, what: `${method} ${path}` });
    return response.ok ? (JSON.parse(text) as { id: number }) : undefined;
  }
  async function person(n: number): Promise<void> {
    for (let k = n; !isOver; k += 4) {
      const place = places[k % places.length];
      if (!place) return;
      const { workspaceId, columns, name: department } = place;
      await call('GET', `/workspaces/${workspaceId}/tasks?fields=card`);
      const task = { title: `Made during an upgrade ${k}`, columnId: columns[0], priority: 'P2', department };
      const made = await call('POST', '/tasks', task);
      if (!made) continue;
      await call('PUT', `/tasks/${made.id}/column`, { columnId: columns[1], order: 0 });
      await call('POST', `/tasks/${made.id}/comments`, { content: 'Written during an upgrade' });
      await call('GET', `/tasks/${made.id}`);
      await call('GET', '/notifications');
      await sleep(100);
    }
  }
  const people = [0, 1, 2, 3].map((n) => person(n).catch((error: unknown) => void failures.push(`${phase}: ${String(error)}`)));
  return {
    times,
    failures,
    phase(next: string) {
      phase = next;
    },
    async stop() {
      isOver = true;
      await Promise.all(people);
    },
  };
}
