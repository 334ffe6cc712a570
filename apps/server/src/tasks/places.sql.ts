// Places in a column. The caller holds the column's lock (`findColumn` with `lock`), so no other transaction changes an order
// meanwhile. Orders leave gaps; neighbours move only if a gap is used up, and then only as few of them as it takes to make new
// gaps.
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

const gap = 1_024;
const roomPerCard = 16;

interface WantedPlace {
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

export interface ColumnPlace {
  order: number;
  /** Whether other cards got new orders. */
  reordered: boolean;
}

/** Returns the place at the end: one above the highest order. */
export async function lastPlace(db: Db, columnId: number, taskId: number): Promise<ColumnPlace> {
  return atTheEnd(await neighbourOrders(db, { columnId, taskId }));
}

/**
 * Returns the place for a requested order. Above the highest order, or without one, it is the place at the end; a free order is
 * used as it is; for a taken order the card goes before the one that has it. `found` is the result of `neighbourOrders` for the
 * same place.
 */
export async function placeAt(db: Db, wanted: WantedPlace, found: NeighbourOrders): Promise<ColumnPlace> {
  const { columnId, taskId, order } = wanted;
  const { lowest, highest, before, taken } = found;
  if (order === undefined || highest === null || order > highest) return atTheEnd(found);
  if (before === null) return at((lowest ?? 0) - gap);
  if (!taken) return at(order);
  if (order - before > 1) return at(Math.floor((before + order) / 2));
  return { order: await makeRoom(db, columnId, taskId, before), reordered: true };
}

function at(order: number): ColumnPlace {
  return { order, reordered: false };
}

function atTheEnd({ highest }: NeighbourOrders): ColumnPlace {
  return at((highest ?? -1) + 1);
}

/** Returns the orders of the column's other tasks around the requested one; they are valid while the column is locked. */
export async function neighbourOrders(db: Db, { columnId, taskId, order }: WantedPlace): Promise<NeighbourOrders> {
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
  return before + (await spread(db, columnId, [taskId], before, 1));
}

/**
 * Spreads the cards after `before`, except those that move, so that `places` orders become free below them: every `step` after
 * `before`. Returns the step.
 */
async function spread(db: Db, columnId: number, moving: readonly number[], before: number, places: number): Promise<number> {
  // The moving cards may still stand in the range, because only the write that follows changes their orders.
  await db.execute(sql`set constraints tasks_one_place deferred`);
  const following = sql`column_id = ${columnId} and id <> all(${intArray(moving)}) and "order" > ${before}`;
  for (let cards = 64; ; cards *= 4) {
    const stretch = await firstRow<{ found: number; end: number | null }>(
      db,
      sql`select count(*)::int as found, max("order") filter (where n = ${cards + 1}) as end from (
            select "order", row_number() over (order by "order") as n from tasks
            where ${following} order by "order" limit ${cards + 1}) following`,
    );
    const count = Math.min(stretch?.found ?? 0, cards);
    const end = stretch?.end ?? null;
    const step = end === null ? gap : Math.floor((end - before) / (count + places + 1));
    if (end !== null && step < roomPerCard) continue;
    await db.execute(
      sql`update tasks t set "order" = ${before} + (following.n + ${places}) * ${step}
          from (select id, row_number() over (order by "order")::int as n from tasks
                where ${following} order by "order" limit ${count}) following
          where t.id = following.id`,
    );
    return step;
  }
}

/** Cards that go to one gap of a column: before a card that stands there, else to the end. */
export interface CardGroup {
  columnId: number;
  beforeId: number | null;
  /** The moving cards, in their order. */
  taskIds: readonly number[];
}

interface Gap {
  /** The orders around the gap; null at the ends of the column. */
  lower: number | null;
  upper: number | null;
}

/**
 * Returns the orders of many cards by their ids, each group side by side in its gap, and whether other cards got new orders. All of
 * them move with the next write, so their present places count as free.
 */
export async function placesOf(
  db: Db,
  groups: readonly CardGroup[],
): Promise<{ orders: Map<number, number>; reordered: boolean }> {
  const moving = groups.flatMap(({ taskIds }) => taskIds);
  let reordered = false;
  for (;;) {
    const gaps = await gapsOf(db, groups, moving);
    const narrow = groups
      .map((group, index) => ({ ...group, ...(gaps[index] as Gap) }))
      .filter(({ lower, upper, taskIds }) => lower !== null && upper !== null && upper - lower <= taskIds.length)
      .sort((a, b) => a.columnId - b.columnId || (a.lower ?? 0) - (b.lower ?? 0))
      .at(0);
    // Making room changes only what lies above, so the lowest gap comes first.
    if (!narrow) return { orders: ordersIn(groups, gaps), reordered };
    await spread(db, narrow.columnId, moving, narrow.lower ?? 0, narrow.taskIds.length);
    reordered = true;
  }
}

function ordersIn(groups: readonly CardGroup[], gaps: readonly Gap[]): Map<number, number> {
  // Several groups go to the end if the cards before which they were to stand have gone.
  const ends = new Map<number, number>();
  return new Map(
    groups.flatMap(({ columnId, taskIds }, index) => {
      const { lower, upper } = gaps[index] as Gap;
      const count = taskIds.length;
      if (upper !== null) return taskIds.map((taskId, at) => [taskId, orderIn(lower, upper, at, count)] as const);
      const end = ends.get(columnId) ?? lower ?? -1;
      ends.set(columnId, end + count);
      return taskIds.map((taskId, at) => [taskId, end + at + 1] as const);
    }),
  );
}

/** The order of one of `count` cards that stand side by side below `upper`. */
function orderIn(lower: number | null, upper: number, at: number, count: number): number {
  if (lower === null) return upper - gap * (count - at);
  return lower + Math.floor(((upper - lower) * (at + 1)) / (count + 1));
}

async function gapsOf(db: Db, groups: readonly CardGroup[], moving: readonly number[]): Promise<Gap[]> {
  const numbered = groups.map(({ columnId, beforeId }, at) => ({ at, columnId, beforeId }));
  const stays = sql`t.column_id = g."columnId" and t.id <> all(${intArray(moving)})`;
  return rows<Gap>(
    db,
    sql`select upper.order as upper, (select max(t."order") from tasks t where ${stays} and (upper.order is null or t."order" < upper.order)) as lower
        from jsonb_to_recordset(${jsonb(numbered)}) as g(at int, "columnId" int, "beforeId" int)
        left join lateral (select t."order" as order from tasks t where t.id = g."beforeId" and ${stays}) upper on true
        order by g.at`,
  );
}
