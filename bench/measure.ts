// Load generator: response times with one client, responses per second with many, medians of interleaved rounds.
import { openConnection, type Request } from '#connection.ts';
import { clients, rounds, seconds } from '#settings.ts';

export interface Load {
  base: string;
  /** Each client sends them in a loop; a function creates a new request each time. */
  requests: readonly (Request | (() => Request))[];
  /** Sessions, assigned to the clients in turn. */
  cookies?: readonly string[];
}

interface Run {
  clients: number;
  seconds: number;
  /** Maximum requests per second of all clients together. */
  perSecond?: number;
}

interface RunResult {
  /** Milliseconds of each response, by request of the load. */
  durations: number[][];
  perSecond: number;
}

async function run({ base, requests, cookies = [] }: Load, { clients: many, seconds: span, perSecond }: Run): Promise<RunResult> {
  const durations: number[][] = requests.map(() => []);
  const refused = new Map<number, number>();
  let answered = 0;
  const work = async (client: number) => {
    const cookie = cookies[client % cookies.length];
    const connection = await openConnection(base, { origin: base, ...(cookie === undefined ? {} : { cookie }) });
    const started = performance.now();
    for (let turn = 0; performance.now() - started < span * 1000; turn++) {
      if (perSecond !== undefined) await until(started + ((turn * many + client) / perSecond) * 1000);
      const which = turn % requests.length;
      const request = requests[which];
      if (request === undefined) break;
      const ready = typeof request === 'function' ? request() : request;
      const sent = performance.now();
      const status = await connection.send(ready);
      durations[which]?.push(performance.now() - sent);
      answered++;
      if (status >= 400) refused.set(status, (refused.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: many }, (_, client) => work(client)));
  for (const [status, times] of refused) console.error(`${times} of ${answered} requests were answered ${status}`);
  return { durations, perSecond: (answered / (performance.now() - began)) * 1000 };
}

function until(time: number): Promise<void> | undefined {
  const left = time - performance.now();
  return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : undefined;
}

/** Returns the median response time of one request of the load with one client, in milliseconds. */
export async function latency(load: Load, which = 0): Promise<number> {
  const { durations } = await run(load, { clients: 1, seconds: seconds.latency });
  return median(durations[which] ?? []);
}

/** Runs one client; returns the number of requests and their median time in milliseconds. */
export async function perRequest(load: Load, span: number): Promise<{ count: number; median: number }> {
  const all = (await run(load, { clients: 1, seconds: span })).durations.flat();
  return { count: all.length, median: median(all) };
}

/** Returns the p50 and the p95 of the response times of one client, in milliseconds. */
export async function percentiles(load: Load): Promise<{ p50: number; p95: number }> {
  const { durations } = await run(load, { clients: 1, seconds: seconds.steady });
  return { p50: percentileOf(durations.flat(), 0.5), p95: percentileOf(durations.flat(), 0.95) };
}

/** Returns responses per second with many clients. */
export async function throughput(load: Load): Promise<number> {
  return (await run(load, { clients, seconds: seconds.throughput })).perSecond;
}

/** Sends a fixed number of requests per second, and returns the responses per second. */
export async function atRate(load: Load, perSecond: number): Promise<number> {
  return (await run(load, { clients, seconds: seconds.steady, perSecond })).perSecond;
}

/** Warms a server up. */
export async function warmUp(...loads: Load[]): Promise<void> {
  for (const load of loads) await run(load, { clients: 4, seconds: seconds.warm });
}

/** Runs all measurements in turn for several rounds, and returns the median of each. */
export async function measureInterleaved<Name extends string>(
  measures: Record<Name, (() => Promise<number>) | undefined>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const found = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) found.get(name)?.push((await measures[name]?.()) ?? Number.NaN);
  }
  return Object.fromEntries([...found].map(([name, values]) => [name, median(values)])) as Record<Name, number>;
}

export function median(values: readonly number[]): number {
  return percentileOf(values, 0.5);
}

/** Returns the value below which this share of the values lies. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
