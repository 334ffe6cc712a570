// Column types and columns that many tables share.
import { sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/pg-core';

/** An instant, read as an ISO string. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** The id of the transaction that wrote a row; compared with a snapshot it shows whether a reader has seen the row. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
/** The way in which something was done: one of the `vias` of the contract. */
export const via = (name = 'via') => text(name).notNull().default('session');
