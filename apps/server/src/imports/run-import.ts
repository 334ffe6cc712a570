// Runs imports and undos in batches, each in a transaction of its own, so that others work on meanwhile. The progress commits with
// its batch: after a stop the next process continues where the last one committed, and no task is made twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { sanitizeName } from '@app/contract/fields.ts';
import type { ImportMapping, RowProblem } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import type { Db } from '#db/connect.ts';
import { databaseFailure } from '#db/failures.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import { type Principal, principalOf } from '#endpoints/principal.ts';
import { lockPerson } from '#endpoints/principals.sql.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { recordTasksImported } from '#events/events.sql.ts';
import { hasBoard } from '#imports/choose-column.ts';
import { type ImportRecord, namesHere } from '#imports/import-record.ts';
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
import { keysOf, type PlannedTask, planner } from '#imports/plan-task.ts';
import { readFile } from '#imports/read-file.ts';
import { relateTasks, relationBatches } from '#imports/relate-tasks.ts';
import { nameOfRoom } from '#tasks/room-for-task.ts';
import { peopleByIds } from '#users/users.sql.ts';

interface Environment {
  db: Db;
  log: { warn(line: object, message: string): void };
  signal: AbortSignal;
}

/** The imports that this process runs. */
const running = new Map<number, Promise<void>>();

/** Runs an import, or its undo, until it ends or the server stops. Never rejects: a failure is logged, and tried again later. */
export function runImport(importId: number, environment: Environment): Promise<void> {
  const runningImport = running.get(importId);
  if (runningImport) return runningImport;
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

/** Returns the person of an import as long as they are an administrator, whom nobody deletes before the transaction ends. */
async function administrator(tx: Db, userId: number | null): Promise<Principal | undefined> {
  const row = userId === null ? undefined : await lockPerson(tx, userId, false);
  return row && !row.gone && row.role === 'admin' ? principalOf(row, 'import', 'all') : undefined;
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
  if (!content || !mapping) return finish(db, job, 'failed');
  const records = await (await readFile(content)).records(mapping.columns, namesHere(await surroundingsOf(db), mapping));
  const keys = keysOf(records);
  for (let from = job.finished; from < records.length; from += importLimits.batch) {
    if (signal.aborted) return;
    const batch = records.slice(from, from + importLimits.batch).map((record, at) => ({ record, key: keys[from + at] ?? '' }));
    const went = await inTransaction(db, undefined, (tx) => writeBatch(tx, { job, mapping, batch, from }));
    if (went === 'taken') return;
    if (went === 'refused') return finish(db, job, 'failed');
    // Between two batches it is the turn of others, also where there is one connection only.
    await sleep(1);
  }
  for (const batch of relationBatches(records, keys)) {
    if (signal.aborted) return;
    const isMine = await inTransaction(db, undefined, async (tx) => {
      if (!(await lockRun(tx, job.id, records.length))) return false;
      await relateTasks(tx, job, batch);
      return true;
    });
    if (!isMine) return;
    await sleep(1);
  }
  await finish(db, job, 'done');
}

interface Batch {
  job: ImportJob;
  mapping: ImportMapping;
  batch: readonly { record: ImportRecord; key: string }[];
  from: number;
}

/**
 * Writes a batch with what is there now: rights, boards and people may have changed since the batch before. Another process may
 * have taken the import; it is refused if its person is no administrator any more or its board is gone.
 */
async function writeBatch(tx: Db, { job, mapping, batch, from }: Batch): Promise<'written' | 'taken' | 'refused'> {
  if (!(await lockRun(tx, job.id, from))) return 'taken';
  await lockImports(tx);
  const actor = await administrator(tx, job.userId);
  const mapped = mapping.people.flatMap(({ userId }) => userId ?? []);
  await peopleByIds(tx, mapped, true);
  const around = await surroundingsOf(tx, true);
  if (!actor || !hasBoard(around, mapping)) return 'refused';
  const planOf = planner(actor, mapping, around);
  const importedKeys = await knownKeys(
    tx,
    job.source,
    batch.map(({ key }) => key),
  );
  const planned = batch
    .filter(({ key }) => !importedKeys.has(key))
    .map(({ record, key }) => ({ record, plan: planOf(record, key) }));
  const boards = new Set(planned.flatMap(({ plan }) => ('task' in plan ? plan.task.workspaceId : [])));
  for (const id of [...boards].toSorted((a, b) => a - b)) await lockLimit(tx, nameOfRoom(id));
  const room = await roomOnBoards(tx, [...boards]);
  const tasks: PlannedTask[] = [];
  const problems: RowProblem[] = [];
  let archived = 0;
  for (const { record, plan } of planned) {
    const left = 'task' in plan ? (room.get(plan.task.workspaceId) ?? 0) : 0;
    if ('archived' in plan) archived++;
    else if ('problem' in plan || left < 1)
      problems.push({ row: record.row, title: shortTitle(record), problem: 'problem' in plan ? plan.problem : 'boardFull' });
    else {
      room.set(plan.task.workspaceId, left - 1);
      tasks.push(plan.task);
    }
  }
  if (tasks.length > 0) await insert(tx, job, tasks);
  const result = { created: tasks.length, known: importedKeys.size, archived, problems };
  await moveImport(tx, job.id, from + batch.length, result);
  return 'written';
}

async function insert(tx: Db, job: ImportJob, tasks: readonly PlannedTask[]): Promise<void> {
  const orders = await lockColumns(tx, [...new Set(tasks.map(({ columnId }) => columnId))]);
  const ids = await newTaskIds(tx, tasks.length);
  const records = tasks.map(({ comments, ...task }, at) => {
    const order = (orders.get(task.columnId) ?? -1) + 1;
    orders.set(task.columnId, order);
    const done = task.checklistItems.filter(({ completed }) => completed).length;
    return { ...task, id: ids[at], order, done, total: task.checklistItems.length, commentCount: comments.length };
  });
  await insertImportedTasks(tx, { importId: job.id, source: job.source }, records);
  const comments = tasks.flatMap((task, at) => task.comments.map((comment) => ({ ...comment, taskId: ids[at] })));
  await insertImportedComments(tx, comments);
}

/** Returns the beginning of a title for a report. */
export function shortTitle({ title }: ImportRecord): string {
  return sanitizeName(title.slice(0, 200).replaceAll('\u0000', '')).toWellFormed().slice(0, 100).toWellFormed();
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
    const keptTasks = await forgetTasks(tx, job.id);
    await endImport(tx, job.id, { from: 'undoing', to: 'undone', kept: keptTasks });
    await recordTasksImported(tx, job.userId, touched);
  });
}

/** Ends the import, unless another process has gone on with it, and notifies everybody once. */
async function finish(db: Db, job: ImportJob, state: 'done' | 'failed'): Promise<void> {
  await inTransaction(db, undefined, async (tx) => {
    if (await endImport(tx, job.id, { from: 'running', to: state }))
      await recordTasksImported(tx, job.userId, await touchedBoards(tx, job.id));
  });
}
