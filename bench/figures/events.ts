// Polling with no news: how many requests a second, and what a usual load of them costs.
import { api } from '@app/contract';
import pg from 'pg';
import { type Load, steady, throughput, warm } from '#measure.ts';
import { boards, clients, pollingRate } from '#numbers.ts';
import { call, pathOf, processorTimeOf } from '#product.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { amount, atMost, perSecond, type Row } from '#table.ts';

const most = { core: 60, queries: 0 };
/** PostgreSQL counts with a delay of about a second. */
const countedAfter = 1_500;
const lookEvery = 500;

export async function events(stage: Stage): Promise<Row[]> {
  const { product } = stage;
  const cookies = await sessionsOf(stage, boards.usual.workspaceId, clients);
  const poll = () => ({ path: pathOf(api.events.list, undefined, { since: String(Date.now()) }) });
  const load: Load = { base: product.base, cookies, requests: [poll] };
  await silence(product.base, cookies[0] ?? '');
  await warm(load);
  const many = await throughput(load);
  const asked = await queriesOf(stage);
  const [used, since] = [processorTimeOf(product.pid), performance.now()];
  const answered = await steady(load, pollingRate);
  const seconds = (performance.now() - since) / 1000;
  const share = used === undefined ? Number.NaN : (((processorTimeOf(product.pid) ?? 0) - used) / seconds) * 100;
  const queries = asked === undefined ? undefined : (((await queriesOf(stage)) ?? 0) - asked) / (answered * seconds);
  return [
    { figure: `polling with no news: ${clients} clients`, ours: perSecond(many) },
    atMost(`polling with no news: share of a core at ${amount(answered, '')}/s`, share, most.core, '%'),
    ...(queries === undefined ? [] : [atMost('polling with no news: queries for each', queries, most.queries, '')]),
  ];
}

/** What was written before is news for a while. */
async function silence(base: string, cookie: string) {
  const news = () => call(base, api.events.list, { query: { since: String(Date.now()) }, cookie });
  while ((await news()).length > 0) await new Promise((resolve) => setTimeout(resolve, lookEvery));
}

/** The statements that the product's database has committed; undefined for the embedded one, which has no socket. */
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
