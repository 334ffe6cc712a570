// Starts the measured programs: a seeded product, and the limits.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '@app/contract/api.ts';
import pg from 'pg';
import { fillLimits } from '#limits/tables.ts';
import { median } from '#measure.ts';
import { call, type DatabaseLocation, type Product, signIn, startProduct, stopProcess } from '#product.ts';
import { type People, seed } from '#seed.ts';
import { boards, coldStarts } from '#settings.ts';

export interface Stage {
  product: Product;
  people: People;
  /** The product's database, and the PostgreSQL of the limits, if there is one. */
  place: DatabaseLocation;
  limitsUrl: string | undefined;
  /** The ids of cards that also exist in the limits' tables. */
  limitCards: readonly number[];
  limits: { base: string; pid: number; readyAfter: number };
  /** Milliseconds until a server with an empty database is ready. */
  coldStart: number;
  /** Restarts the server on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Seeds a product in a new database on the server at `databaseUrl`, or in a temporary folder. */
export async function openStage(databaseUrl: string | undefined, limitsUrl: string | undefined): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-bench-'));
  const closing: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  const newPlace = async (number: number): Promise<DatabaseLocation> => {
    if (databaseUrl === undefined) return { dataDir: join(folder, `data-${number}`) };
    const { url, drop } = await ownDatabase(databaseUrl, `tasklane_bench_${process.pid}_${number}`);
    closing.push(drop);
    return { databaseUrl: url };
  };
  try {
    const started: number[] = [];
    for (let start = 1; start < coldStarts; start++) {
      const early = await startProduct(await newPlace(start));
      started.push(early.readyAfter);
      await early.stop();
    }
    const place = await newPlace(0);
    const product = await startProduct(place);
    started.push(product.readyAfter);
    const people = await seed(product.base);
    await emptyOutbox(product.base);
    const own = limitsUrl === undefined ? undefined : await ownDatabase(limitsUrl, `tasklane_limits_${process.pid}`);
    if (own) closing.push(own.drop);
    const texts = await boardTexts(product.base, people);
    if (own) await fillLimits(own.url, texts);
    const limits = await startLimits(folder, texts, own?.url);
    closing.push(() => stopProcess(limits.child, 'SIGKILL'));
    const stage: Stage = {
      product,
      people,
      place,
      limits,
      limitsUrl: own?.url,
      limitCards: idsOf(texts.get(boards.usual.workspaceId)),
      coldStart: median(started),
      async restart() {
        await stage.product.stop();
        stage.product = await startProduct(place);
      },
      close,
    };
    closing.push(() => stage.product.stop());
    return stage;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns a session for each client, who are different members of a workspace. */
export function sessionsOf({ product, people }: Stage, workspaceId: number, count: number): Promise<string[]> {
  return Promise.all((people.crowds.get(workspaceId) ?? []).slice(0, count).map((person) => signIn(product.base, person)));
}

/** In seconds. */
const longestDelivery = 600;

/** Waits for the mails that the seeding has queued: they would take time of the database from the first figures. */
async function emptyOutbox(base: string): Promise<void> {
  const cookie = await signIn(base);
  for (let second = 0; second < longestDelivery; second++) {
    if ((await call(base, api.email.outbox, { query: { limit: '1' }, cookie })).waiting === 0) return;
    await sleep(1_000);
  }
  console.error('Mails of the seeding are still waiting; the figures are too high.');
}

function idsOf(text = '[]'): number[] {
  return (JSON.parse(text) as { id: number }[]).map(({ id }) => id);
}

async function boardTexts(base: string, people: People): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  for (const { workspaceId } of Object.values(boards)) {
    const cookie = await signIn(base, people.members.get(workspaceId));
    const cards = await call(base, api.tasks.inWorkspace, { params: { workspaceId }, query: { fields: 'card' }, cookie });
    texts.set(workspaceId, JSON.stringify(cards));
  }
  return texts;
}

async function startLimits(folder: string, texts: ReadonlyMap<number, string>, url: string | undefined) {
  const file = join(folder, 'boards.json');
  writeFileSync(file, JSON.stringify([...texts].map(([board, text]) => [String(board), text])));
  const started = performance.now();
  const program = join(import.meta.dirname, 'limits.ts');
  const child: ChildProcess = spawn(process.execPath, [program, file, ...(url === undefined ? [] : [url])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the limits ended')));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });
  return { child, base: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, readyAfter: performance.now() - started };
}

/** Creates a new database on a server. */
export async function ownDatabase(server: string, name: string) {
  const run = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
