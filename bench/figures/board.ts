// Loading a board: unchanged since the last read, changed, and with an empty cache after a start.
import * as api from '@app/contract/api.ts';
import type { Request } from '#connection.ts';
import { type Load, latency, measureInterleaved, median, throughput, warmUp } from '#measure.ts';
import { call, pathOf } from '#product.ts';
import { boards, clients, restarts } from '#settings.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { durationRow, maximumRow, type Row, rateRow, withoutTarget } from '#table.ts';

const packed = { 'accept-encoding': 'gzip' };
const targets = { check: 3, share: 0.3, doc: 1.2, db: 1.3, readyEmbedded: 3, readyPostgres: 1 };

export async function board(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { workspaceId, cards } of [boards.usual, boards.large]) rows.push(...(await unchanged(stage, workspaceId, cards)));
  for (const { workspaceId, cards } of Object.values(boards)) rows.push(await changed(stage, workspaceId, cards));
  return rows;
}

function reading(workspaceId: number, headers: Record<string, string> = {}): Request {
  const path = pathOf(api.tasks.inWorkspace, { workspaceId }, { fields: 'card' });
  return { path, headers: { ...packed, ...headers } };
}

function limitOf({ limits }: Stage, name: string, workspaceId: number): Load {
  return { base: limits.base, requests: [{ path: `/${name}/${workspaceId}`, headers: packed }] };
}

async function unchanged(stage: Stage, workspaceId: number, cards: number): Promise<Row[]> {
  const { base } = stage.product;
  const cookies = await sessionsOf(stage, workspaceId, clients);
  const ours: Load = { base, cookies, requests: [reading(workspaceId)] };
  const tag = await tagOf(base, reading(workspaceId).path, cookies[0] ?? '');
  const known: Load = { base, cookies, requests: [reading(workspaceId, { 'if-none-match': tag })] };
  const fixed = limitOf(stage, 'static', workspaceId);
  const check = stage.limitsUrl === undefined ? undefined : limitOf(stage, 'check', workspaceId);
  await warmUp(ours, known, fixed, ...(check ? [check] : []));
  const found = await measureInterleaved({
    ours: () => latency(ours),
    known: () => latency(known),
    fixed: () => latency(fixed),
    check: check && (() => latency(check)),
    oursMany: () => throughput(ours),
    fixedMany: () => throughput(fixed),
    checkMany: check && (() => throughput(check)),
  });
  const name = `board of ${cards}, unchanged`;
  return [
    durationRow(`${name}: p50 (L-check)`, found.ours, found.check, targets.check),
    rateRow(`${name}: ${clients} clients (L-check)`, found.oursMany, found.checkMany, targets.share),
    durationRow(`${name}, reader has it: p50 (L-check)`, found.known, found.check, targets.check),
    withoutTarget(durationRow(`${name}: p50 (L-static)`, found.ours, found.fixed, 1)),
    withoutTarget(rateRow(`${name}: ${clients} clients (L-static)`, found.oursMany, found.fixedMany, 1)),
  ];
}

async function tagOf(base: string, path: string, cookie: string): Promise<string> {
  const response = await fetch(base + path, { headers: { cookie } });
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

/** Changes a card before each read. */
async function changed(stage: Stage, workspaceId: number, cards: number): Promise<Row> {
  const ours = await changing(stage, workspaceId);
  const doc = stage.limitsUrl === undefined ? undefined : limitOf(stage, 'doc', workspaceId);
  await warmUp(ours, ...(doc ? [doc] : []));
  const found = await measureInterleaved({ ours: () => latency(ours, 1), doc: doc && (() => latency(doc)) });
  return durationRow(`board of ${cards}, changed: p50 (L-doc)`, found.ours, found.doc, targets.doc);
}

/** Returns a load that changes a card and reads its board. */
async function changing(stage: Stage, workspaceId: number): Promise<Load> {
  const { base } = stage.product;
  const cookies = await sessionsOf(stage, workspaceId, 1);
  const cards = await call(base, api.tasks.inWorkspace, {
    params: { workspaceId },
    query: { fields: 'card' },
    cookie: cookies[0] ?? '',
  });
  let number = 0;
  const change = () => ({
    method: api.tasks.update.method,
    path: pathOf(api.tasks.update, { taskId: cards[number % cards.length]?.id ?? 0 }),
    body: JSON.stringify({ title: `A title that is new ${number++}` }),
  });
  return { base, cookies, requests: [change, reading(workspaceId)] };
}

/** Measures the first read of a board after a restart of a warm server, and the time until the server is ready. */
export async function uncached(stage: Stage): Promise<Row[]> {
  const measured = [boards.usual, boards.large].map(({ workspaceId, cards }) => ({ workspaceId, cards, times: [] as number[] }));
  const ready: number[] = [];
  for (let time = 0; time < restarts; time++) {
    await stage.restart();
    ready.push(stage.product.readyAfter / 1000);
    await warmUp(await changing(stage, boards.small.workspaceId));
    for (const { workspaceId, times } of measured) {
      const cookies = await sessionsOf(stage, workspaceId, 1);
      times.push(await once(stage.product.base + reading(workspaceId).path, cookies[0]));
    }
  }
  const rows: Row[] = [];
  for (const { workspaceId, cards, times } of measured) {
    const limit = await limitOnce(stage, workspaceId);
    rows.push(durationRow(`board of ${cards}, nothing kept: p50 of ${restarts} starts (L-db)`, median(times), limit, targets.db));
  }
  const [most, name] = 'dataDir' in stage.place ? [targets.readyEmbedded, 'embedded'] : [targets.readyPostgres, 'PostgreSQL'];
  const bare = stage.limits.readyAfter / 1000;
  return [
    ...rows,
    withoutTarget(maximumRow('cold start, empty database (bare server)', stage.coldStart / 1000, most, 's', bare)),
    maximumRow(`ready again after a stop, ${name} (bare server)`, median(ready), most, 's', bare),
  ];
}

async function once(url: string, cookie = ''): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { cookie, ...packed } });
  await response.arrayBuffer();
  return performance.now() - started;
}

async function limitOnce(stage: Stage, workspaceId: number): Promise<number | undefined> {
  if (stage.limitsUrl === undefined) return undefined;
  const times: number[] = [];
  for (let time = 0; time < restarts * 3; time++) times.push(await once(`${stage.limits.base}/db/${workspaceId}`));
  return median(times);
}
