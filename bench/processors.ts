// What one request costs of the processors: the CPU time of the server, of PostgreSQL and of the load generator.
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { median } from '#measure.ts';
import { processorTimeOf } from '#product.ts';

/** Milliseconds of CPU time for each request. */
export interface Cost {
  server: number;
  postgres: number;
  client: number;
}

/** The process that has started all others of PostgreSQL; undefined if it runs elsewhere or there is none. */
export async function postmasterOf(databaseUrl: string | undefined): Promise<number | undefined> {
  if (databaseUrl === undefined) return undefined;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(String(rows[0]?.pid));
  } finally {
    await client.end();
  }
}

/** Runs a load and adds its cost to `costs`; `load` returns the requests per second. */
export async function withCost(
  { pid, postmaster, seconds }: { pid: number; postmaster: number | undefined; seconds: number },
  costs: Cost[],
  load: () => Promise<number>,
): Promise<number> {
  const before = { server: processorTimeOf(pid) ?? Number.NaN, postgres: postgresTime(postmaster), client: process.cpuUsage() };
  const perSecond = await load();
  const { user, system } = process.cpuUsage(before.client);
  const each = 1_000 / (perSecond * seconds);
  costs.push({
    server: ((processorTimeOf(pid) ?? Number.NaN) - before.server) * each,
    postgres: (postgresTime(postmaster) - before.postgres) * each,
    client: ((user + system) / 1_000_000) * each,
  });
  return perSecond;
}

/** Returns the medians as text: server + PostgreSQL + client. */
export function costText(costs: readonly Cost[]): string {
  const of = (part: keyof Cost) => median(costs.map((cost) => cost[part])).toFixed(2);
  return `${of('server')} + ${of('postgres')} + ${of('client')} ms`;
}

function postgresTime(postmaster: number | undefined): number {
  if (postmaster === undefined) return Number.NaN;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return processes.reduce((sum, name) => sum + (processorTimeOf(Number(name)) ?? 0), 0);
}

function parentOf(pid: string): number | undefined {
  try {
    const parent = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1];
    return parent === undefined ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}
