// Three instances behind nginx, on one PostgreSQL with a hot standby that confirms every commit.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../scripts/environment.mjs';
import { startNginx } from '../../../../scripts/nginx.mjs';
import { startPostgres, startStandby } from '../../../../scripts/postgres.mjs';
import { linesOf } from '../document.ts';
import { query } from '../query.ts';
import { type Server, type ServerOptions, startServer } from '../server.ts';
import { startRelay } from './relay.ts';

const deploy = new URL('../../../../deploy/', import.meta.url);
const waitsFor = 30_000;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

interface Beginning {
  /** Further variables of the instances until each restarts. */
  first?: Record<string, string>;
  /** Fills the database before they start. */
  prepare?: (databaseUrl: string) => Promise<void>;
}

/** Starts everything; `variables` go to every instance. */
export async function startCluster(variables: Record<string, string>, { first = {}, prepare }: Beginning = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-instances-'));
  const primary = await startPostgres({ own: true });
  if (!primary?.crash) throw new Error('There is no PostgreSQL, and it could not be installed.');
  const { crash } = primary;
  // As an operator who follows the document: the copy has the settings of its primary.
  for (const statement of linesOf('SCALING.md', 'What is needed', 'sql')) await query(primary.url, statement);
  const standby = await startStandby(primary.url);
  await waitUntil('the standby confirms', async () => {
    const [row] = await query(primary.url, 'select sync_state from pg_stat_replication');
    return row?.['sync_state'] === 'sync';
  });
  const relay = await startRelay(primary.url);
  await prepare?.(relay.url);
  const ports = [await freePort(), await freePort(), await freePort()];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const common = { STOP_DELAY: '2', TRUST_PROXY: '1', PUBLIC_URL: url, SECRET_KEY: 'secret of three instances, not of you' };
  const placeOf = (own: number, more = {}): ServerOptions => ({
    dataDir: join(folder, String(own)),
    databaseUrl: relay.url,
    variables: { ...common, PORT: String(own), ...variables, ...more },
  });
  const instances: Server[] = [];
  // The first one creates the tables.
  const [one = 0, ...others] = ports;
  instances.push(await startServer(placeOf(one, first)));
  instances.push(...(await Promise.all(others.map((own) => startServer(placeOf(own, first))))));
  const proxy: ChildProcess = startNginx(folder, site(port, ports));
  await waitUntil('nginx answers', () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    instances,
    /** The place of the stored data, for a look past the servers. */
    place: { dataDir: folder, databaseUrl: relay.url } satisfies ServerOptions,
    /** Stops one instance in order and starts it again, with further variables. */
    async restart(n: number, more = {}) {
      const code = await instances[n]?.stop();
      instances[n] = await startServer(placeOf(ports[n] ?? 0, more));
      return code;
    },
    /** Lets the standby receive nothing, so that it confirms no commit, until the returned function is called. */
    async holdStandby() {
      const [receiver] = await query(standby.url, 'select pid from pg_stat_wal_receiver');
      const pid = Number(receiver?.['pid']);
      process.kill(pid, 'SIGSTOP');
      return () => process.kill(pid, 'SIGCONT');
    },
    /** Ends the connections whose commit waits for the standby. */
    async endUnconfirmed() {
      await query(primary.url, `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
    },
    /** Kills the primary and makes the standby the new one. */
    async failOver() {
      crash();
      for (const statement of linesOf('SCALING.md', 'After the loss of the primary', 'sql')) await query(standby.url, statement);
      relay.leadTo(standby.url);
    },
    async stop() {
      const codes = await Promise.all(instances.map((instance) => instance.stop()));
      return codes;
    },
    async remove() {
      await Promise.all(instances.map((instance) => instance.kill()));
      proxy.kill('SIGTERM');
      if (proxy.exitCode === null) await Promise.race([once(proxy, 'exit'), sleep(5_000)]);
      relay.close();
      standby.kill();
      primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The examples in deploy, with ports of this machine and plain http. */
function site(port: number, ports: readonly number[]) {
  const read = (name: string) => readFileSync(new URL(name, deploy), 'utf8');
  const servers = read('nginx-instances.conf').replace(/10\.0\.0\.1(\d):3000/g, (_, n) => `127.0.0.1:${ports[Number(n) - 1]}`);
  const server = read('nginx.conf')
    .replace(/upstream tasklane \{[^}]*\}/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*\n/g, '\n')
    .replace('server_name tasks.example.com', 'server_name localhost');
  return `${servers}\n${server}`;
}

/** Waits until something is true; throws after half a minute, or the given time. */
export async function waitUntil(what: string, isTrue: () => boolean | Promise<boolean>, within = waitsFor): Promise<void> {
  const until = performance.now() + within;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`Waited in vain: ${what}.`);
    await sleep(50);
  }
}
