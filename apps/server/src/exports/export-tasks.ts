// Writes tasks as a file while it is sent: only one page of tasks is in memory.
import type { Actor } from '@app/contract/access.ts';
import { csvColumns, type ExportFormat } from '@app/contract/exports/exports.rules.ts';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { csvHeader, csvRows } from '#exports/csv.ts';
import { csvCells } from '#exports/csv-cells.ts';
import { type ExportedComment, type ExportedTask, exportedComments, exportedIds, exportedTasks } from '#exports/exports.sql.ts';
import { markdownWriter } from '#exports/markdown-file.ts';
import { nativeHead, nativeTask } from '#exports/native-file.ts';

/** Tasks and comments of a page: a task has a few hundred kilobytes at most, a comment 40. */
const page = { tasks: 100, comments: 200 };

/** What a file is about: whose tasks, and which. */
export interface ExportOrder {
  actor: Actor;
  /** The condition on `t`, visibility included. */
  condition: SQL;
  format: ExportFormat;
  /** The name of the board; undefined for all tasks. */
  board: string | undefined;
  /** The columns of the board in their order. */
  columns: readonly string[];
  /** Identifies this installation, so that an import knows tasks that it has read before. */
  origin: string;
  /** The address of the server, for those of files. */
  server: string;
  /** Throws if the reader has lost a right since, or the session has ended: a slow reader can take hours for a file. */
  confirm(): Promise<void>;
}

/** Yields the parts of the file. The first query runs before the first part, so that a failure is reported as an error. */
export async function exportTasks(db: Db, order: ExportOrder): Promise<AsyncGenerator<string>> {
  const ids = await exportedIds(db, order.condition);
  return { csv: csvFile, json: nativeFile, markdown: markdownFile }[order.format](db, order, ids);
}

async function* pagesOf(
  db: Db,
  { actor, condition, confirm }: ExportOrder,
  ids: readonly number[],
): AsyncGenerator<ExportedTask[]> {
  for (let from = 0; from < ids.length; from += page.tasks) {
    if (from > 0) await confirm();
    yield await exportedTasks(db, actor, condition, ids.slice(from, from + page.tasks));
  }
}

async function* csvFile(db: Db, order: ExportOrder, ids: readonly number[]): AsyncGenerator<string> {
  yield csvHeader(csvColumns);
  for await (const tasks of pagesOf(db, order, ids))
    yield csvRows(
      csvColumns,
      tasks.map((task) => csvCells(task, order.server)),
    );
}

async function* nativeFile(db: Db, order: ExportOrder, ids: readonly number[]): AsyncGenerator<string> {
  yield nativeHead(order);
  let before = '\n';
  for await (const tasks of pagesOf(db, order, ids)) {
    const comments = commentsOf(
      db,
      order,
      tasks.map(({ id }) => id),
    );
    let next = await comments.next();
    for (const task of tasks) {
      yield `${before}${JSON.stringify(nativeTask(task, order.server)).slice(0, -1)},"comments":[`;
      for (let mark = ''; !next.done && next.value.taskId === task.id; next = await comments.next(), mark = ',') {
        const { author, content, createdAt, system } = next.value;
        const by = author && { name: author.fullName, ...(author.email && { email: author.email }) };
        yield `${mark}${JSON.stringify({ author: by, content, createdAt, ...(system && { system }) })}`;
      }
      yield ']}';
      before = ',\n';
    }
  }
  yield '\n]}\n';
}

async function* commentsOf(db: Db, { actor, confirm }: ExportOrder, ids: readonly number[]): AsyncGenerator<ExportedComment> {
  for (let after = { at: 0, id: 0 }; ; ) {
    const found = await exportedComments(db, actor, ids, after, page.comments);
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < page.comments) return;
    await confirm();
    after = last;
  }
}

async function* markdownFile(db: Db, order: ExportOrder, ids: readonly number[]): AsyncGenerator<string> {
  const write = markdownWriter(order.board, order.server);
  yield write.head;
  for await (const tasks of pagesOf(db, order, ids)) yield tasks.map(write.task).join('');
}
