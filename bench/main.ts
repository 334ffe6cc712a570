// Measures each figure together with its limit and prints both with the target. Never fails because of a figure.
import { existsSync } from 'node:fs';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { board, uncached } from '#figures/board.ts';
import { company } from '#figures/company.ts';
import { events } from '#figures/events.ts';
import { largeCompany } from '#figures/large-company.ts';
import { memory } from '#figures/memory.ts';
import { parts, partsSettings } from '#figures/parts.ts';
import { people } from '#figures/people.ts';
import { phone } from '#figures/phone.ts';
import { screen } from '#figures/screen.ts';
import { stream } from '#figures/stream.ts';
import { views } from '#figures/views.ts';
import { acts, growth, writes } from '#figures/writes.ts';
import { openStage, type Stage } from '#stage.ts';
import { type Row, tableOf } from '#table.ts';
import { startPostgres } from '../scripts/postgres.mjs';

/** The order matters: writes enlarge boards, and memory is measured after the load of the others. */
const figures: Record<string, (stage: Stage) => Promise<Row[]> | Row[]> = {
  uncached,
  board,
  growth,
  events,
  stream,
  writes,
  acts,
  memory,
  company,
  parts,
  large: largeCompany,
  people,
  screen,
  views,
  phone,
};

const { values, positionals } = parseArgs({ options: { postgres: { type: 'boolean', default: false } }, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in figures));
if (unknown.length > 0) {
  console.error(`No figure is called ${unknown.join(', ')}; there are ${Object.keys(figures).join(', ')}.`);
  process.exit(2);
}
// The statistics of `parts` slow every statement down, so only its own run has them.
const names = positionals.length > 0 ? positionals : Object.keys(figures).filter((name) => name !== 'parts');

const given = values.postgres ? undefined : process.env['DATABASE_URL'] || undefined;
// The embedded database has no socket for other programs, so the limits use a private PostgreSQL.
const cluster = given === undefined ? await startPostgres({ settings: names.includes('parts') ? partsSettings : {} }) : null;
const own = values.postgres ? cluster?.url : given;
if (values.postgres && own === undefined) process.exit(2);
const limitsUrl = given ?? cluster?.url;

const rows: Row[] = [];
const started = performance.now();
const [others = 0] = loadavg();
const stage = await openStage(own, limitsUrl);
process.stderr.write(`started and seeded: ${Math.round((performance.now() - started) / 1000)} s\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  for (const name of names) {
    if (['screen', 'views', 'phone'].includes(name) && !existsSync(join(import.meta.dirname, '../apps/web/dist/index.html'))) {
      console.error(`The web is not built; ${name} is left out.`);
      continue;
    }
    const since = performance.now();
    try {
      rows.push(...((await figures[name]?.(stage)) ?? []));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
    }
    process.stderr.write(`${name}: ${Math.round((performance.now() - since) / 1000)} s\n`);
  }
} finally {
  await stage.close();
  await cluster?.stop();
}

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}`;
const database = own === undefined ? 'embedded database' : 'PostgreSQL';
const beside =
  limitsUrl === undefined ? 'none (no PostgreSQL)' : own === undefined ? 'on a private PostgreSQL' : 'on the same PostgreSQL';
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}; ${minutes} minutes`);
console.log(`Load of the machine before: ${others.toFixed(1)} (above 1 the ratios are rough).`);
console.log(`Product on the ${database}; limits that need a database ${beside}.\n`);
console.log(tableOf(rows));
