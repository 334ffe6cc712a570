// Runs imports and undos in batches, each in a transaction of its own, so that others work on meanwhile. The progress commits with
// its batch: after a stop the next process continues where the last one committed, and no task is made twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { importLimits, type RowProblem } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { databaseFailure } from '#db/failures.ts';
import { type Principal, principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { recordTasksImported } from '#events/events.sql.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import {
  endImport,
  findImportJob,
  forgetTasks,
  type ImportJob,
  insertImportedComments,
  insertImportedTasks,
  knownKeys,
  lockColumns,
  lockImports,
  lockRun,
  lockUndo,
  moveImport,
  newTaskIds,
  roomOnBoards,
  surroundingsOf,
  touchedBoards,
  undoBatch,
} from '#imports/imports.sql.ts';
import { type PlannedTask, type Planner, planner } from '#imports/plan-task.ts';
import { readFile } from '#imports/read-file.ts';

interface Environment {
  db: Db;
  log: { warn(line: object, message: string): void };
  signal: AbortSignal;
}

/** The imports that this process runs. */
const running = new Map<number, Promise<void>>();

/** Runs an import, or its undo, until it ends or the server stops. Never rejects: a failure is logged, and tried again later. */
export function runImport(importId: number, environment: Environment): Promise<void> {
  const known = running.get(importId);
  if (known) return known;
  const run = work(importId, environment)
    .catch((error: unknown) => {
      if (!environment.signal.aborted) environment.log.warn({ err: error, importId }, 'an import was interrupted');
    })
    .finally(() => running.delete(importId));
  running.set(importId, run);
  return run;
}

async function work(importId: number, { db, signal }: Environment): Promise<void> {
  const job = await findImportJob(db, importId);
  if (job?.state === 'running') await writeOrFail(db, job, signal);
  if (job?.state === 'undoing') await deleteTasks(db, job, signal);
}

/** Returns the person of an import as long as they are an administrator. */
async function administrator(db: Db, userId: number | null): Promise<Principal | undefined> {
  const row = userId === null ? undefined : await findPerson(db, userId);
  return row && !row.deleted && row.role === 'admin' ? principalOf(row, 'import', 'all') : undefined;
}

/** Ends an import that cannot go on. While the database is out of reach it waits for the next try. */
async function writeOrFail(db: Db, job: ImportJob, signal: AbortSignal): Promise<void> {
  try {
    await writeTasks(db, job, signal);
  } catch (error) {
    if (!signal.aborted && databaseFailure(error) === undefined) await finish(db, job, 'failed');
    throw error;
  }
}

async function writeTasks(db: Db, job: ImportJob, signal: AbortSignal): Promise<void> {
  const { content, mapping } = job;
  const actor = await administrator(db, job.userId);
  const around = await surroundingsOf(db);
  const hasBoard = around.boards.some(
    ({ id: workspaceId, columns }) => workspaceId === mapping?.workspaceId && columns.length > 0,
  );
  if (!content || !mapping || !actor || !hasBoard) return finish(db, job, 'failed');
  const records = await (await readFile(content)).records(mapping.columns);
  const plans = planner(actor, mapping, around);
  const keys = keysOf(plans, records);
  for (let from = job.finished; from < records.length; from += importLimits.batch) {
    if (signal.aborted) return;
    if (!(await administrator(db, job.userId))) return finish(db, job, 'failed');
    const batch = records.slice(from, from + importLimits.batch).map((record, at) => ({ record, key: keys[from + at] ?? '' }));
    const went = await inTransaction(db, undefined, (tx) => writeBatch(tx, { job, actor, batch, plans, from }));
    if (!went) return;
    // Between two batches it is the turn of others, also where there is one connection only.
    await sleep(1);
  }
  await finish(db, job, 'done');
}

function keysOf(plans: Planner, records: readonly ImportRecord[]): string[] {
  return records.map((record) => plans.keyOf(record));
}

interface Batch {
  job: ImportJob;
  actor: Principal;
  batch: readonly { record: ImportRecord; key: string }[];
  plans: Planner;
  from: number;
}

/** Writes a batch; returns false if another process has gone on with the import. */
async function writeBatch(tx: Db, { job, actor, batch, plans, from }: Batch): Promise<boolean> {
  if (!(await lockRun(tx, job.id, from))) return false;
  await lockImports(tx);
  const known = await knownKeys(
    tx,
    job.source,
    batch.map(({ key }) => key),
  );
  const planned = batch
    .filter(({ key }) => !known.has(key))
    .map(({ record, key }) => ({ record, plan: plans.plan(record, key) }));
  const boards = new Set(planned.flatMap(({ plan }) => ('task' in plan ? plan.task.workspaceId : [])));
  const room = await roomOnBoards(tx, [...boards]);
  const made: PlannedTask[] = [];
  const problems: RowProblem[] = [];
  let archived = 0;
  for (const { record, plan } of planned) {
    const left = 'task' in plan ? (room.get(plan.task.workspaceId) ?? 0) : 0;
    if ('archived' in plan) archived++;
    else if ('problem' in plan || left < 1)
      problems.push({ row: record.row, title: shortTitle(record), problem: 'problem' in plan ? plan.problem : 'boardFull' });
    else {
      room.set(plan.task.workspaceId, left - 1);
      made.push(plan.task);
    }
  }
  if (made.length > 0) await insert(tx, job, actor, made);
  const result = { created: made.length, known: known.size, archived, problems };
  await moveImport(tx, job.id, from + batch.length, result);
  return true;
}

async function insert(tx: Db, job: ImportJob, actor: Principal, made: readonly PlannedTask[]): Promise<void> {
  const orders = await lockColumns(tx, [...new Set(made.map(({ columnId }) => columnId))]);
  const ids = await newTaskIds(tx, made.length);
  const given = made.map(({ comments, ...task }, at) => {
    const order = (orders.get(task.columnId) ?? -1) + 1;
    orders.set(task.columnId, order);
    const done = task.checklistItems.filter(({ completed }) => completed).length;
    return { ...task, id: ids[at], order, done, total: task.checklistItems.length, commentCount: comments.length };
  });
  await insertImportedTasks(tx, { importId: job.id, source: job.source, userId: actor.id }, given);
  const comments = made.flatMap((task, at) => task.comments.map((comment) => ({ ...comment, taskId: ids[at] })));
  await insertImportedComments(tx, comments);
}

/** Returns the beginning of a title for a report. */
export function shortTitle({ title }: ImportRecord): string {
  return title.replaceAll('\u0000', '').toWellFormed().slice(0, 100).toWellFormed();
}

async function deleteTasks(db: Db, job: ImportJob, signal: AbortSignal): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    if (signal.aborted) return;
    const from: number = after;
    const looked = await inTransaction(db, undefined, async (tx) =>
      (await lockUndo(tx, job.id)) ? { last: await undoBatch(tx, job.id, from) } : undefined,
    );
    if (!looked) return;
    after = looked.last;
    await sleep(1);
  }
  await inTransaction(db, undefined, async (tx) => {
    if (!(await lockUndo(tx, job.id))) return;
    // All boards of the import, also those whose tasks a stopped process has deleted.
    const touched = await touchedBoards(tx, job.id);
    const kept = await forgetTasks(tx, job.id);
    await endImport(tx, job.id, { from: 'undoing', to: 'undone', kept });
    await recordTasksImported(tx, job.userId, touched);
  });
}

/** Ends the import, unless another process has gone on with it, and tells everybody once. */
async function finish(db: Db, job: ImportJob, state: 'done' | 'failed'): Promise<void> {
  await inTransaction(db, undefined, async (tx) => {
    if (await endImport(tx, job.id, { from: 'running', to: state }))
      await recordTasksImported(tx, job.userId, await touchedBoards(tx, job.id));
  });
}
