// Pipelined statements still form one transaction.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { awaitBoth, transaction } from '#db/transaction.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await app.db.execute(sql`create table if not exists numbers (number int primary key)`);
  return async () => {
    await app.db.execute(sql`drop table numbers`);
    await app.close();
  };
});

const insert = (db: Db, number: number) =>
  rows<{ number: number }>(db, sql`insert into numbers values (${number}) returning number`);
const stored = async () =>
  (await rows<{ number: number }>(app.db, sql`select number from numbers order by number`)).map((row) => row.number);
const codeOf = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code;

test('concurrent statements are answered in order, by one transaction', async () => {
  const found = await transaction(app.db, (tx) => {
    const id = () =>
      firstRow<{ id: string; count: number }>(
        tx,
        sql`select pg_current_xact_id()::text as id, count(*)::int as count from numbers`,
      );
    return Promise.all([insert(tx, 1), id(), insert(tx, 2), id()]);
  });
  expect([found[1]?.count, found[3]?.count]).toEqual([1, 2]);
  expect(found[1]?.id).toBe(found[3]?.id);
  expect(await stored()).toEqual([1, 2]);
});

test('the first failure is thrown, and nothing is stored', async () => {
  const failed = transaction(app.db, (tx) => Promise.all([insert(tx, 3), insert(tx, 1), insert(tx, 4)]));
  expect(codeOf(await failed.catch((error: unknown) => error))).toBe('23505');
  expect(await stored()).toEqual([1, 2]);
  // The connection is free, and in no transaction.
  await insert(app.db, 5);
  expect(await stored()).toEqual([1, 2, 5]);
});

test('work that fails in the process rolls back what it wrote', async () => {
  const failed = transaction(app.db, async (tx) => {
    await insert(tx, 6);
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  expect(await stored()).not.toContain(6);
});

test('a failure that the work ignores still fails the transaction', async () => {
  const failed = transaction(app.db, async (tx) => {
    await insert(tx, 7);
    await insert(tx, 1).catch(() => {});
    return 'done';
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await stored()).not.toContain(7);
});

test('a prepared statement that failed with the transaction works in the next one', async () => {
  const odd = (tx: Db) => firstRow<{ one: number }>(tx, sql`select 1 as one, 'prepared for the first time'`);
  await transaction(app.db, (tx) => Promise.all([insert(tx, 1), odd(tx)])).catch(() => {});
  expect(await transaction(app.db, odd)).toMatchObject({ one: 1 });
});

test('if two promises fail, the first failure is thrown, once both are settled', async () => {
  let over = false;
  const second = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
    over = true;
    throw new Error('second');
  });
  await expect(awaitBoth(Promise.reject(new Error('first')), second)).rejects.toThrow('first');
  expect(over).toBe(true);
  await expect(awaitBoth(Promise.resolve(), Promise.reject(new Error('second')))).rejects.toThrow('second');
  expect(await awaitBoth(Promise.resolve(1), Promise.resolve(2))).toBe(2);
});
