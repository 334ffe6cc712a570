// Polling without new events: requests per second, and the CPU time of a usual load.
import * as api from '@app/contract/api.ts';
import pg from 'pg';
import { atRate, type Load, throughput, warmUp } from '#measure.ts';
import { call, pathOf, processorTimeOf } from '#product.ts';
import { boards, clients, pollingRate } from '#settings.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { amount, maximumRow, perSecond, type Row } from '#table.ts';

const most = { core: 60, queries: 0 };
/** PostgreSQL counts with a delay of about a second. */
const countedAfter = 1_500;
const pollInterval = 500;

export async function events(stage: Stage): Promise<Row[]> {
  const { product } = stage;
  const cookies = await sessionsOf(stage, boards.usual.workspaceId, clients);
  const poll = () => ({ path: pathOf(api.events.list, undefined, { since: String(Date.now()) }) });
  const load: Load = { base: product.base, cookies, requests: [poll] };
  await silence(product.base, cookies[0] ?? '');
  await warmUp(load);
  const many = await throughput(load);
  const asked = await queriesOf(stage);
  const [used, since] = [processorTimeOf(product.pid), performance.now()];
  const answered = await atRate(load, pollingRate);
  const seconds = (performance.now() - since) / 1000;
  const share = used === undefined ? Number.NaN : (((processorTimeOf(product.pid) ?? 0) - used) / seconds) * 100;
  const queries = asked === undefined ? undefined : (((await queriesOf(stage)) ?? 0) - asked) / (answered * seconds);
  return [
    { figure: `polling with no news: ${clients} clients`, ours: perSecond(many) },
    maximumRow(`polling with no news: share of a core at ${amount(answered, '')}/s`, share, most.core, '%'),
    ...(queries === undefined ? [] : [maximumRow('polling with no news: queries for each', queries, most.queries, '')]),
  ];
}

/** Waits until earlier writes are no longer new. */
async function silence(base: string, cookie: string) {
  const news = () => call(base, api.events.list, { query: { since: String(Date.now()) }, cookie });
  while ((await news()).length > 0) await new Promise((resolve) => setTimeout(resolve, pollInterval));
}

/** Returns the number of commits of the product's database; undefined for the embedded one, which has no socket. */
async function queriesOf({ place }: Stage): Promise<number | undefined> {
  if (!('databaseUrl' in place)) return undefined;
  await new Promise((resolve) => setTimeout(resolve, countedAfter));
  const client = new pg.Client(place.databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.count;
  } finally {
    await client.end();
  }
}
