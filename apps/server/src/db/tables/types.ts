// The types and columns that many tables have.
import { sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/pg-core';

/** An instant, read as an ISO string. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** The number of the transaction that wrote a row; with a snapshot it tells what a reader has not seen yet. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
/** Through what something was done: one of the `vias` of the contract. */
export const via = (name = 'via') => text(name).notNull().default('session');
