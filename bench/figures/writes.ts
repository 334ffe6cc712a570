// Writing: create, move and comment beside one row written; and whether a move grows with its column.
import * as api from '@app/contract/api.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Request } from '#connection.ts';
import { type Load, latency, measureInterleaved, percentiles, throughput, warmUp } from '#measure.ts';
import { type Cost, costText, postmasterOf, withCost } from '#processors.ts';
import { call, pathOf } from '#product.ts';
import { cardOf, firstColumn } from '#seed.ts';
import { clients, longColumns, seconds } from '#settings.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { durationRow, maximumRow, type Row, rateRow } from '#table.ts';

const targets = { times: 4, share: 0.25, growth: 1.3, act: { p50: 10, p95: 25 } };
const columns = 4;
const atTheEnd = 2_000_000_000;

interface Call {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

/** Returns a function that creates a new request each time. */
export function made(make: () => Call): () => Request {
  return () => {
    const { method, path, body } = make();
    return { method, path, body: JSON.stringify(body) };
  };
}

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}

/** What people write: cards have an assignee, so that people are notified; all in one workspace, as on a busy board. */
export async function writeCalls(stage: Stage) {
  const { workspaceId } = longColumns.short;
  let number = 0;
  const column = () => firstColumn(workspaceId) + Math.floor(Math.random() * columns);
  const create = () => ({ method: 'POST' as const, body: cardOf(stage.people, workspaceId, column(), number++) });
  const cards = await cardsOf(stage, workspaceId);
  const card = () => pick(cards).id;
  const move = () => ({ method: 'PUT' as const, body: { columnId: column(), order: pick(cards).order } });
  const comment = { method: 'POST' as const, body: { content: 'The draft of the contract is with the customer.' } };
  return {
    create: {
      ours: (): Call => ({ ...create(), path: pathOf(api.tasks.create) }),
      limit: (): Call => ({ ...create(), path: '/create/' }),
    },
    move: {
      ours: (): Call => ({ ...move(), path: pathOf(api.tasks.move, { taskId: card() }) }),
      limit: (): Call => ({ ...move(), path: `/move/${pick(stage.limitCards)}` }),
    },
    comment: {
      ours: (): Call => ({ ...comment, path: pathOf(api.comments.create, { taskId: card() }) }),
      limit: (): Call => ({ ...comment, path: `/comment/${pick(stage.limitCards)}` }),
    },
  };
}

export async function writes(stage: Stage): Promise<Row[]> {
  const cookies = await sessionsOf(stage, longColumns.short.workspaceId, clients);
  const created = await compare(stage, cookies, 'create a card', (await writeCalls(stage)).create);
  // Also of the cards that were created just now.
  const { move, comment } = await writeCalls(stage);
  return [
    ...created,
    ...(await compare(stage, cookies, 'move a card', move)),
    ...(await compare(stage, cookies, 'comment', comment)),
  ];
}

async function compare(stage: Stage, cookies: string[], name: string, calls: { ours: () => Call; limit: () => Call }) {
  const ours: Load = { base: stage.product.base, cookies, requests: [made(calls.ours)] };
  const limit: Load | undefined =
    stage.limitsUrl === undefined ? undefined : { base: stage.limits.base, requests: [made(calls.limit)] };
  await warmUp(ours, ...(limit ? [limit] : []));
  const costs = { ours: [] as Cost[], limit: [] as Cost[] };
  const postmaster = await postmasterOf(stage.limitsUrl);
  const running = { postmaster, seconds: seconds.throughput };
  const found = await measureInterleaved({
    ours: () => latency(ours),
    limit: limit && (() => latency(limit)),
    oursMany: () => withCost({ pid: stage.product.pid, ...running }, costs.ours, () => throughput(ours)),
    limitMany: limit && (() => withCost({ pid: stage.limits.pid, ...running }, costs.limit, () => throughput(limit))),
  });
  return [
    durationRow(`${name}: p50 (L-write)`, found.ours, found.limit, targets.times),
    rateRow(`${name}: ${clients} clients (L-write)`, found.oursMany, found.limitMany, targets.share),
    {
      figure: `${name}: CPU of each, ${clients} clients: server + PostgreSQL + client`,
      ours: costText(costs.ours),
      ...(limit && { limit: costText(costs.limit) }),
    },
  ];
}

/** What one person waits for an act. */
export async function acts(stage: Stage): Promise<Row[]> {
  const cookies = await sessionsOf(stage, longColumns.short.workspaceId, 1);
  const { create, move, comment } = await writeCalls(stage);
  const cards = await cardsOf(stage, longColumns.short.workspaceId);
  let number = 0;
  const edit = (): Call => ({
    method: 'PUT',
    path: pathOf(api.tasks.update, { taskId: pick(cards).id }),
    body: { title: `Contract, draft ${number++}` },
  });
  const rows: Row[] = [];
  for (const [name, call] of Object.entries({ create: create.ours, move: move.ours, comment: comment.ours, edit })) {
    const load: Load = { base: stage.product.base, cookies, requests: [made(call)] };
    await warmUp(load);
    const { p50, p95 } = await percentiles(load);
    rows.push(maximumRow(`${name}, answered: p50`, p50, targets.act.p50, 'ms'));
    rows.push(maximumRow(`${name}, answered: p95`, p95, targets.act.p95, 'ms'));
  }
  return rows;
}

/** The same move within a short and a long column; the short column is the limit. */
export async function growth(stage: Stage): Promise<Row[]> {
  const loads = await Promise.all(
    [longColumns.short, longColumns.long].map(async ({ workspaceId }) => {
      const columnId = firstColumn(workspaceId);
      const cards = (await cardsOf(stage, workspaceId)).filter((card) => card.columnId === columnId);
      const cookies = await sessionsOf(stage, workspaceId, 1);
      const moving = (order: () => number): Load => ({
        base: stage.product.base,
        cookies,
        requests: [
          made(() => ({
            method: 'PUT',
            path: pathOf(api.tasks.move, { taskId: pick(cards).id }),
            body: { columnId, order: order() },
          })),
        ],
      });
      return { append: moving(() => atTheEnd), insert: moving(() => pick(cards).order) };
    }),
  );
  const [short, long] = loads;
  if (!short || !long) return [];
  await warmUp(short.append, long.append, short.insert, long.insert);
  const found = await measureInterleaved({
    shortAppend: () => latency(short.append),
    longAppend: () => latency(long.append),
    shortInsert: () => latency(short.insert),
    longInsert: () => latency(long.insert),
  });
  const name = (where: string) => `move ${where} in a column of ${longColumns.long.cards} (of ${longColumns.short.cards}): p50`;
  return [
    durationRow(name('to the end'), found.longAppend, found.shortAppend, targets.growth),
    durationRow(name('to a random place'), found.longInsert, found.shortInsert, targets.growth),
  ];
}

async function cardsOf(stage: Stage, workspaceId: number) {
  const [cookie = ''] = await sessionsOf(stage, workspaceId, 1);
  const query = { fields: 'card' } as const;
  return (await call(stage.product.base, api.tasks.inWorkspace, { params: { workspaceId }, query, cookie })) as TaskCard[];
}
