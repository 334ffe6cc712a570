// The second step of a sign-in.
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

/** The secret behind the codes of a person's phone. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the server's secret key. */
  secret: text('secret').notNull(),
  /** The last step whose code was used: no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
  /** Null until the phone has made a right code. */
  confirmedAt: instant('confirmed_at'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the code, in hex. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [unique('recovery_codes_once').on(table.userId, table.codeHash)],
);

/** Sign-ins whose password was right, and which wait for the second step. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** The SHA-256 of the challenge, in hex. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the stored password's hash: another password voids it. */
    passwordProof: text('password_proof').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_challenges_user').on(table.userId)],
);

/** Browsers that need no code for a while. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the cookie, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the sign-in; null for devices that an earlier version trusted. */
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('trusted_devices_user').on(table.userId)],
);
