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
const piece = { card: 500, whole: 20 };
/** So many are short enough to be there as one text, whatever they hold. */
const shortAtMost = { card: 500, whole: 2 };
/** A few at a time, so that many who ask at once take no more memory than a few. */
const inTurn = turns(3, { waiting: 200, waitingEach: 10 });

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
  const kind = fields ?? 'whole';
  if (ids.length > shortAtMost[kind]) return inTurn(() => packed(db, condition, { ids, more }, asked), actor.id);
  const { text, taken } = await listedText(db, condition, ids, { fields, room: limits.taskList.bytes[kind] });
  return { jsonText: text, next: more || taken < ids.length ? nextQuery(asked, ids[taken - 1]) : undefined };
}

interface Listed {
  ids: readonly number[];
  more: boolean;
}

async function packed(db: Db, condition: SQL, { ids, more }: Listed, asked: Asked): Promise<PackedJson> {
  const kind = asked.fields ?? 'whole';
  const gzip = createGzip({ level: 3 });
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const ended = once(gzip, 'end');
  let room: number = limits.taskList.bytes[kind];
  let at = 0;
  let opening = '[';
  while (at < ids.length && room > 0) {
    const { text, taken } = await listedText(db, condition, ids.slice(at, at + piece[kind]), { fields: asked.fields, room });
    at += taken;
    if (text === '[]') continue;
    const written = `${opening}${text.slice(1, -1)}`;
    opening = ',';
    room -= Buffer.byteLength(written);
    if (!gzip.write(written)) await once(gzip, 'drain');
  }
  gzip.end(opening === '[' ? '[]' : ']');
  await ended;
  return { packed: Buffer.concat(parts), next: more || at < ids.length ? nextQuery(asked, ids[at - 1]) : undefined };
}

function nextQuery({ fields, limit }: Asked, after: number | undefined): string | undefined {
  if (after === undefined) return undefined;
  const query = new URLSearchParams();
  if (fields !== undefined) query.set('fields', fields);
  if (limit !== undefined) query.set('limit', String(limit));
  query.set('after', String(after));
  return query.toString();
}
