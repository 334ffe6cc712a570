// The history of sign-ins.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { createdAt } from '#db/tables/types.ts';

/** Sign-ins to accounts that exist, successful and refused. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text('outcome').notNull(),
    /** One of the `signInMethods` of the contract. */
    method: text('method').notNull(),
    /** The name of the provider of single sign-on, at that time. */
    provider: text('provider'),
    /** One of the `signInRefusals`; null for a successful one. */
    reason: text('reason'),
    address: text('address'),
    userAgent: text('user_agent'),
    /** The network of the address, and the browser with its system: by both a device without a cookie is recognised. */
    network: text('network').notNull(),
    device: text('device').notNull(),
    /** The SHA-256 of the token in the cookie by which the browser is recognised next time, in hex. */
    cookieHash: text('cookie_hash'),
    isNew: boolean('is_new').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_ins_user').on(table.userId, table.outcome, table.id),
    index('sign_ins_created_at').on(table.createdAt),
    check('sign_ins_outcome', sql`${table.outcome} in ('done', 'refused')`),
  ],
);
