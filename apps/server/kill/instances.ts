// Three instances behind nginx, on one PostgreSQL with a synchronous hot standby: sessions, limits and mails are shared, streams hear
// everything, a write is acknowledged once the standby has it, a rolling restart is not noticed by any client, and after the loss of the
// primary nothing acknowledged is missing.
// node apps/server/kill/instances.ts [--seconds 4] [--report file]
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as api from '@app/contract/api.ts';
import { mailServer } from '#testing/mail-server.ts';
import { type Cluster, startCluster, waitUntil } from './instances/cluster.ts';
import { type Follower, follow } from './instances/follower.ts';
import { mayBe, newLedger } from './ledger.ts';
import { verify } from './verify.ts';
import { type Session, signIn, write } from './writers.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' }, report: { type: 'string' } } });
const writersAtOnce = 10;
const loginsPerWindow = 5;
/** The longest time from the loss of the primary to the next write, in milliseconds. */
const writesAgainWithin = 20_000;

const problems: string[] = [];
const ledger = newLedger();
const mails = await mailServer();
const limits = { RATE_LIMIT: 'on', RATE_LIMIT_LOGIN: String(loginsPerWindow) };
const cluster = await startCluster(
  { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'tasks@example.com' },
  { first: limits },
);
try {
  await sharedLimit(cluster);
  const session = await signIn(cluster.url);
  await sharedSession(cluster, session);
  const followers = cluster.instances.map(() => follow(cluster.url, session.cookie));
  await waitUntil('the streams are open', () => followers.every(({ opened }) => opened() > 0));
  await unconfirmedWrite(cluster, session);
  await rollingRestart(cluster, session);
  expectEachMailOnce();
  await failOver(cluster, session);
  await expectAllHeard(followers);
  for (const follower of followers) follower.stop();
  const codes = await cluster.stop();
  if (codes.some((code) => code !== 0)) problems.push(`instances ended with ${codes.join(', ')}`);
  problems.push(...(await verify(cluster.place, ledger)));
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await cluster.remove();
  await mails.stop();
}
for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} three instances: ${ledger.acknowledged} acknowledged writes`);
const failed = problems.length > 0 ? 1 : 0;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

/** Wrong passwords are counted together, whichever instance hears them. The instances then restart without limits, for the writers. */
async function sharedLimit({ url, instances, restart }: Cluster) {
  const statuses: number[] = [];
  for (let n = 0; n <= loginsPerWindow; n++) statuses.push(await wrongLogin(instances[n % instances.length]?.url ?? url));
  const expected = [...Array<number>(loginsPerWindow).fill(401), 429];
  if (statuses.join() !== expected.join()) problems.push(`wrong passwords at three instances: ${statuses.join(', ')}`);
  await Promise.all(instances.map((_, n) => restart(n)));
}

async function wrongLogin(url: string) {
  const response = await fetch(`${url}${api.auth.login.path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'wrong password' }),
  });
  return response.status;
}

async function sharedSession({ instances }: Cluster, { cookie }: Session) {
  for (const { url } of instances) {
    const { status } = await fetch(`${url}${api.tasks.list.path}`, { headers: { cookie } });
    if (status !== 200) problems.push(`the session of another instance is answered with ${status}`);
  }
}

/**
 * A commit that the standby has not confirmed can be seen once its connection has ended. Nobody may be told that it is stored, not
 * even who sends the write again with its key.
 */
async function unconfirmedWrite({ url, holdStandby, endUnconfirmed }: Cluster, { cookie, boards: [board] }: Session) {
  const headers = { cookie, origin: url, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const { department, workspaceId, columnIds } = board ?? {};
  const task = { title: 'Not confirmed', department, workspaceId, columnId: columnIds?.[0], priority: 'P2' };
  const body = JSON.stringify(task);
  const send = async () => (await fetch(`${url}${api.tasks.create.path}`, { method: 'POST', headers, body })).status;
  const release = await holdStandby();
  try {
    let isAnswered = false;
    const first = send().finally(() => {
      isAnswered = true;
    });
    // The commits of jobs wait, too.
    await waitUntil('the write is given up while its commit waits', async () => {
      await endUnconfirmed();
      return isAnswered;
    });
    if ((await first) !== 503) problems.push(`a write whose commit was not confirmed is answered with ${await first}`);
    const again = send();
    const early = await Promise.race([again, sleep(1_000)]);
    if (early !== undefined) problems.push(`the write is repeated and answered with ${early} before the standby has it`);
    release();
    if ((await again) !== 201) problems.push(`the repeated write is answered with ${await again}`);
  } finally {
    release();
  }
}

/** Restarts one instance after the other while people write. */
async function rollingRestart({ url, instances, restart }: Cluster, session: Session) {
  const writers = startWriters(url, session, 'rolling');
  for (let n = 0; n < instances.length; n++) {
    await sleep(Number(values.seconds) * 250);
    const code = await restart(n);
    if (code !== 0) problems.push(`instance ${n} ended with ${code}`);
  }
  const writes = await writers.end();
  console.log(`rolling restart: ${writes} writes, ${ledger.unexpected.length} errors`);
  for (const said of ledger.unexpected.splice(0)) problems.push(`rolling restart: ${said}`);
  if (writers.silent() > 0) problems.push(`rolling restart: ${writers.silent()} writers got no answer`);
}

/** Kills the primary while people write, and promotes the standby. */
async function failOver({ url, failOver: kill }: Cluster, session: Session) {
  const writers = startWriters(url, session, 'failover');
  await sleep(Number(values.seconds) * 500);
  const since = performance.now();
  await kill();
  const written = ledger.acknowledged;
  while (ledger.acknowledged === written && performance.now() - since < writesAgainWithin) await sleep(20);
  if (ledger.acknowledged === written) problems.push('nothing is written after the standby has taken over');
  console.log(`failover: written again ${Math.round(performance.now() - since)} ms after the loss of the primary`);
  await sleep(Number(values.seconds) * 500);
  await writers.end();
  for (const said of ledger.unexpected.splice(0)) if (!/: 503 /.test(said)) problems.push(`failover: ${said}`);
}

function startWriters(url: string, session: Session, name: string) {
  const before = ledger.acknowledged;
  let over = false;
  let silent = 0;
  const writers = Array.from({ length: writersAtOnce }, async (_, w) => {
    for (let k = 0; !over; k++) {
      const refused = ledger.unexpected.length;
      await write(url, session, ledger, `${name}-${w}-${k}`, { pause: 20, isOver: () => over });
      if (!over && ledger.unexpected.length === refused) silent++;
      // A writer ends after too many refusals; the next one begins with tasks of its own.
      if (!over) await sleep(50);
    }
  });
  return {
    silent: () => silent,
    async end() {
      over = true;
      await Promise.all(writers);
      return ledger.acknowledged - before;
    },
  };
}

function expectEachMailOnce() {
  const ids = mails.mails.map(({ messageId }) => messageId);
  if (ids.length === 0) problems.push('no mail was sent');
  if (new Set(ids).size < ids.length) problems.push(`${ids.length - new Set(ids).size} mails were sent twice`);
  console.log(`mails: ${ids.length}`);
}

/** Every acknowledged task: the streams go on at any instance, and a new primary makes them load everything once. */
async function expectAllHeard(followers: readonly Follower[]) {
  const present = [...ledger.tasks].filter(([, task]) => !mayBe(task, 'deleted', true));
  const missing = ({ known }: Follower) => present.filter(([id]) => !known.has(id)).length;
  await waitUntil('the streams have caught up', () => followers.every((one) => missing(one) === 0)).catch(() => {
    for (const [n, one] of followers.entries())
      problems.push(`stream ${n}: ${missing(one)} of ${present.length} tasks are not known`);
  });
  for (const [n, one] of followers.entries())
    if (one.resyncs() !== 1) problems.push(`stream ${n} was told ${one.resyncs()} times to load everything`);
  console.log(`streams opened: ${followers.map((one) => one.opened()).join(', ')} times`);
}
