// The parts of a write with one client: the CPU time of the server, and of each statement in PostgreSQL, with those that triggers
// run.
import pg from 'pg';
import { made, writeCalls } from '#figures/writes.ts';
import { type Load, perRequest, warmUp } from '#measure.ts';
import { processorTimeOf } from '#product.ts';
import { longColumns } from '#settings.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import type { Row } from '#table.ts';

/** The parameters of the server that count its statements. */
export const partsSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
  'pg_stat_statements.track_planning': 'on',
};

const shown = 14;
const seconds = 4;

interface Statement {
  text: string;
  nested: boolean;
  calls: number;
  milliseconds: number;
}

const slowest = `select left(regexp_replace(query, '\\s+', ' ', 'g'), 80) as text, not bool_or(toplevel) as nested,
    sum(calls)::float8 as calls, sum(total_exec_time + total_plan_time) as milliseconds
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat%'
  group by 1 order by milliseconds desc limit ${shown}`;

export async function parts(stage: Stage): Promise<Row[]> {
  const { product, place } = stage;
  if (!('databaseUrl' in place)) return [];
  const cookies = await sessionsOf(stage, longColumns.short.workspaceId, 1);
  const client = new pg.Client(place.databaseUrl);
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    const rows: Row[] = [];
    for (const [name, { ours }] of Object.entries(await writeCalls(stage))) {
      const load: Load = { base: product.base, cookies, requests: [made(ours)] };
      await warmUp(load);
      await client.query('select pg_stat_statements_reset()');
      const before = processorTimeOf(product.pid) ?? 0;
      const { count, median } = await perRequest(load, seconds);
      const used = ((processorTimeOf(product.pid) ?? 0) - before) * 1000;
      rows.push({ figure: `${name}: p50`, ours: milliseconds(median) });
      rows.push({ figure: `${name}: CPU of the server`, ours: milliseconds(used / count) });
      const { rows: statements } = await client.query<Statement>(slowest);
      for (const { text, nested, calls, milliseconds: sum } of statements)
        rows.push({
          figure: `${name}: ${nested ? '↳ ' : ''}${(calls / count).toFixed(1)} × ${text}`,
          ours: milliseconds(sum / count),
        });
    }
    return rows;
  } finally {
    await client.end();
  }
}

function milliseconds(value: number): string {
  return `${value.toFixed(3)} ms`;
}
