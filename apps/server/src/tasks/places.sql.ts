// Places in a column. The caller holds the column's lock (`findColumn` with `lock`), so nobody else changes an order meanwhile.
// Orders leave gaps; neighbours are moved only where a gap is used up, and then as few of them as leave room again.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

const gap = 1_024;
const roomPerCard = 16;

interface Question {
  columnId: number;
  taskId: number;
  order?: number | undefined;
}

interface Around {
  lowest: number | null;
  highest: number | null;
  before: number | null;
  taken: boolean;
}

export interface Place {
  order: number;
  /** Whether other cards had to be given new orders. */
  reordered: boolean;
}

/** The place at the end: one above the highest. */
export async function lastPlace(db: Db, columnId: number, taskId: number): Promise<Place> {
  return atTheEnd(await around(db, { columnId, taskId }));
}

/**
 * The place for a card that asks for an order: above the highest it becomes one above the highest; one that is free is given;
 * one that is taken puts the card before the one that has it. Without an order it is the place at the end. `found` is what
 * `around` gave of the same question.
 */
export async function placeAt(db: Db, question: Question, found: Around): Promise<Place> {
  const { columnId, taskId, order } = question;
  const { lowest, highest, before, taken } = found;
  if (order === undefined || highest === null || order > highest) return atTheEnd(found);
  if (before === null) return at((lowest ?? 0) - gap);
  if (!taken) return at(order);
  if (order - before > 1) return at(Math.floor((before + order) / 2));
  return { order: await makeRoom(db, columnId, taskId, before), reordered: true };
}

function at(order: number): Place {
  return { order, reordered: false };
}

function atTheEnd({ highest }: Around): Place {
  return at((highest ?? -1) + 1);
}

/** What stands in a column besides the task, around an order if one is asked for; it holds while the column is locked. */
export async function around(db: Db, { columnId, taskId, order }: Question): Promise<Around> {
  const found = await firstRow<Around>(
    db,
    sql`select
      (select min("order") from tasks where column_id = ${columnId} and id <> ${taskId}) as lowest,
      (select max("order") from tasks where column_id = ${columnId} and id <> ${taskId}) as highest,
      (select max("order") from tasks where column_id = ${columnId} and id <> ${taskId} and "order" < ${order ?? null}::int) as before,
      exists (select 1 from tasks where column_id = ${columnId} and id <> ${taskId} and "order" = ${order ?? null}::int) as taken`,
  );
  return found ?? { lowest: null, highest: null, before: null, taken: false };
}

/** Spreads the cards after `before` over the smallest stretch that leaves room between them; gives back the order made free. */
async function makeRoom(db: Db, columnId: number, taskId: number, before: number): Promise<number> {
  // The card itself may still stand in the stretch: its old place is only given up by the write that follows.
  await db.execute(sql`set constraints tasks_one_place deferred`);
  for (let cards = 64; ; cards *= 4) {
    const stretch = await firstRow<{ found: number; end: number | null }>(
      db,
      sql`select count(*)::int as found, max("order") filter (where n = ${cards + 1}) as end from (
            select "order", row_number() over (order by "order") as n from tasks
            where column_id = ${columnId} and id <> ${taskId} and "order" > ${before} order by "order" limit ${cards + 1}) following`,
    );
    const count = Math.min(stretch?.found ?? 0, cards);
    const end = stretch?.end ?? null;
    const step = end === null ? gap : Math.floor((end - before) / (count + 2));
    if (end !== null && step < roomPerCard) continue;
    await db.execute(
      sql`update tasks t set "order" = ${before} + (following.n + 1) * ${step}
          from (select id, row_number() over (order by "order")::int as n from tasks
                where column_id = ${columnId} and id <> ${taskId} and "order" > ${before} order by "order" limit ${count}) following
          where t.id = following.id`,
    );
    return before + step;
  }
}
