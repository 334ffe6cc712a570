// Lists of tasks of any length: read in pieces and packed as they come, so that none is in memory as a whole.
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { type Actor, limits } from '@app/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import type { JsonText, PackedJson } from '#endpoints/context.ts';
import { valid } from '#endpoints/errors.ts';
import { turns } from '#endpoints/turns.ts';
import { hasPlace, type ListFields, listedIds, listedText } from '#tasks/tasks.sql.ts';

interface Asked {
  fields?: ListFields;
  limit?: number | undefined;
  after?: number | undefined;
}

/** A whole task may be hundreds of kilobytes, a card is a few at most. */
const piece = { card: 500, whole: 50 };
/** A few at a time, so that many who ask at once take no more memory than a few. */
const inTurn = turns(3, 200);

/**
 * The tasks that meet the condition, by column and place, in one piece or packed. A list ends at `limit` tasks or at the bytes
 * of `limits.taskList`; `next` is then the query of what follows. Throws 400 for an `after` that the person does not see.
 */
export async function listTasks(db: Db, actor: Actor, condition: SQL, asked: Asked): Promise<JsonText | PackedJson> {
  const { fields, limit, after } = asked;
  valid(after === undefined || (await hasPlace(db, actor, after)), 'after', 'errors.invalid');
  const ids = await listedIds(db, condition, after, (limit ?? limits.id.max - 1) + 1);
  const more = limit !== undefined && ids.length > limit;
  if (more) ids.length = limit;
  const size = piece[fields ?? 'whole'];
  if (ids.length > size) return inTurn(() => packed(db, condition, { ids, size, more }, asked));
  const jsonText = ids.length === 0 ? '[]' : await listedText(db, condition, ids, fields);
  return { jsonText, next: more ? nextQuery(asked, ids.at(-1)) : undefined };
}

interface Listed {
  ids: readonly number[];
  size: number;
  more: boolean;
}

async function packed(db: Db, condition: SQL, { ids, size, more }: Listed, asked: Asked): Promise<PackedJson> {
  const gzip = createGzip({ level: 3 });
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const ended = once(gzip, 'end');
  let bytes = 0;
  let at = 0;
  let opening = '[';
  for (; at < ids.length && bytes < limits.taskList.bytes; at += size) {
    const text = await listedText(db, condition, ids.slice(at, at + size), asked.fields);
    if (text === '[]') continue;
    const written = `${opening}${text.slice(1, -1)}`;
    opening = ',';
    bytes += Buffer.byteLength(written);
    if (!gzip.write(written)) await once(gzip, 'drain');
  }
  gzip.end(opening === '[' ? '[]' : ']');
  await ended;
  const cut = at < ids.length;
  return { packed: Buffer.concat(parts), next: cut || more ? nextQuery(asked, ids[Math.min(at, ids.length) - 1]) : undefined };
}

function nextQuery({ fields, limit }: Asked, after: number | undefined): string | undefined {
  if (after === undefined) return undefined;
  const query = new URLSearchParams();
  if (fields !== undefined) query.set('fields', fields);
  if (limit !== undefined) query.set('limit', String(limit));
  query.set('after', String(after));
  return query.toString();
}
