// Passkeys, and the challenges that browsers answer with them.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The id by which the device knows it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key (COSE) in base64url, which opens nothing. */
    publicKey: text('public_key').notNull(),
    /** What the device knows the person by: random, and the same for all passkeys of a person. */
    userHandle: text('user_handle').notNull(),
    /** The host name for which it was made; it works at no other. */
    site: text('site').notNull(),
    transports: text('transports').array().notNull().default([]),
    /** How often the device says it was used; 0 for one that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    /** When its counter went back, which only a copy of its key can do. */
    copiedAt: instant('copied_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that wait for an answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** The SHA-256 of the challenge, in hex. */
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Who may answer; null for a sign-in without a name. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The browser that may answer: the hash of its session or of its cookie. */
    browser: text('browser').notNull(),
    /** The handle of the person, for a passkey that is made. */
    userHandle: text('user_handle'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_browser').on(table.browser),
    index('passkey_challenges_user').on(table.userId),
    check('passkey_challenges_purpose', sql`${table.purpose} in ('make', 'use')`),
  ],
);
