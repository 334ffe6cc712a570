// Places in a column. The caller holds the column's lock (`findColumn` with `lock`), so no other transaction changes an order
// meanwhile. Orders leave gaps; neighbours move only if a gap is used up, and then only as few of them as it takes to make new
// gaps.
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

interface NeighbourOrders {
  lowest: number | null;
  highest: number | null;
  before: number | null;
  taken: boolean;
}

export interface Place {
  order: number;
  /** Whether other cards got new orders. */
  reordered: boolean;
}

/** Returns the place at the end: one above the highest order. */
export async function lastPlace(db: Db, columnId: number, taskId: number): Promise<Place> {
  return atTheEnd(await neighbourOrders(db, { columnId, taskId }));
}

/**
 * Returns the place for a requested order. Above the highest order, or without one, it is the place at the end; a free order is
 * used as it is; for a taken order the card goes before the one that has it. `found` is the result of `neighbourOrders` for the
 * same question.
 */
export async function placeAt(db: Db, question: Question, found: NeighbourOrders): Promise<Place> {
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

function atTheEnd({ highest }: NeighbourOrders): Place {
  return at((highest ?? -1) + 1);
}

/** Returns the orders of the column's other tasks around the requested one; they are valid while the column is locked. */
export async function neighbourOrders(db: Db, { columnId, taskId, order }: Question): Promise<NeighbourOrders> {
  const found = await firstRow<NeighbourOrders>(
    db,
    sql`select
      (select min("order") from tasks where column_id = ${columnId} and id <> ${taskId}) as lowest,
      (select max("order") from tasks where column_id = ${columnId} and id <> ${taskId}) as highest,
      (select max("order") from tasks where column_id = ${columnId} and id <> ${taskId} and "order" < ${order ?? null}::int) as before,
      exists (select 1 from tasks where column_id = ${columnId} and id <> ${taskId} and "order" = ${order ?? null}::int) as taken`,
  );
  return found ?? { lowest: null, highest: null, before: null, taken: false };
}

/** Spreads the cards after `before` over the shortest range that leaves gaps between them; returns the order that became free. */
async function makeRoom(db: Db, columnId: number, taskId: number, before: number): Promise<number> {
  // The card itself may still stand in the range, because only the write that follows changes its order.
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
