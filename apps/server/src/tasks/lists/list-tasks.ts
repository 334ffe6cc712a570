// Lists tasks of any number: reads them in batches and gzips them as they arrive, so that no list is in memory as a whole.
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { limits } from '@app/contract/limits.ts';
import type { TaskListQuery } from '@app/contract/tasks/tasks.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import type { GzippedJson, JsonText } from '#endpoints/context.ts';
import { assertValid } from '#endpoints/errors.ts';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { isFiltered, listFilter, listSort } from '#tasks/lists/list-filter.ts';
import { hasPlace, listedIds, listedText } from '#tasks/tasks.sql.ts';

/** The batch size: a whole task may have hundreds of kilobytes, a card a few at most. */
const batchSize = { card: 500, whole: 20 };
/** A list of at most this many tasks is short enough to be one string. */
const maxUngzipped = { card: 500, whole: 2 };
/** Limits concurrency, so that many concurrent requests use no more memory than a few. */
const limited = concurrencyLimit(3, { waiting: 200, waitingEach: 10 });

/**
 * Returns the tasks that match the condition, by column and place, as one text or gzipped. A list ends at `limit` tasks or at the
 * bytes of `limits.taskList`; `next` is then the query of the next page. Throws 400 for an `after` that the person does not see.
 */
export async function listTasks(db: Db, actor: Principal, shown: SQL, query: TaskListQuery): Promise<JsonText | GzippedJson> {
  const { fields, limit, after } = query;
  assertValid(after === undefined || (await hasPlace(db, actor, after)), 'after', 'errors.invalid');
  const condition = isFiltered(query) ? sql`${shown} and ${await listFilter(db, actor, query)}` : shown;
  const sort = await listSort(db, actor, query);
  const ids = await listedIds(db, condition, { after, sort, most: (limit ?? limits.id.max - 1) + 1 });
  const more = limit !== undefined && ids.length > limit;
  if (more) ids.length = limit;
  const kind = fields ?? 'whole';
  if (ids.length > maxUngzipped[kind]) return limited(() => gzipped(db, condition, { ids, more }, query), actor.id);
  const { text, taken } = await listedText(db, condition, ids, { fields, room: limits.taskList.bytes[kind] });
  return {
    jsonText: text,
    next: more || taken < ids.length ? nextQuery(query, ids[taken - 1]) : undefined,
  };
}

interface ListedIds {
  ids: readonly number[];
  more: boolean;
}

async function gzipped(db: Db, condition: SQL, { ids, more }: ListedIds, query: TaskListQuery): Promise<GzippedJson> {
  const kind = query.fields ?? 'whole';
  const gzip = createGzip({ level: 3 });
  const chunks: Buffer[] = [];
  gzip.on('data', (part: Buffer) => chunks.push(part));
  const ended = once(gzip, 'end');
  // It may fail while the next rows are read.
  ended.catch(() => {});
  let room: number = limits.taskList.bytes[kind];
  let at = 0;
  let opening = '[';
  while (at < ids.length && room > 0) {
    const { text, taken } = await listedText(db, condition, ids.slice(at, at + batchSize[kind]), { fields: query.fields, room });
    at += taken;
    if (text === '[]') continue;
    const written = `${opening}${text.slice(1, -1)}`;
    opening = ',';
    room -= Buffer.byteLength(written);
    if (!gzip.write(written)) await once(gzip, 'drain');
  }
  gzip.end(opening === '[' ? '[]' : ']');
  await ended;
  return { gzipped: Buffer.concat(chunks), next: more || at < ids.length ? nextQuery(query, ids[at - 1]) : undefined };
}

/** Returns the query of the page after a task. */
function nextQuery(query: TaskListQuery, after: number | undefined): string | undefined {
  if (after === undefined) return undefined;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) next.set(name, String(value));
  next.set('after', String(after));
  return next.toString();
}
