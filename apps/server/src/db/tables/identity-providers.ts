// Single sign-on: providers, the accounts that people have there, and the ways of browsers that are under way.
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sessions } from '#db/tables/access.ts';
import { users } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

/** The providers that administrators set; the one of the environment has no row. */
export const identityProviders = pgTable('identity_providers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted with the server's secret key. */
  secret: text('secret'),
  enabled: boolean('enabled').notNull().default(true),
  /** What else is chosen: the `settings` of the contract. */
  settings: jsonb('settings').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** When an administrator last came back from a provider. */
export const identityProviderProofs = pgTable('identity_provider_proofs', {
  providerId: text('provider_id').primaryKey(),
  /** The settings with which it worked: others have to prove themselves anew. */
  fingerprint: text('fingerprint').notNull(),
  provedAt: instant('proved_at').notNull(),
});

/** The accounts at providers with which people sign in. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    /** The subject is unique for this issuer alone. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    /** What the claims have given, and take away again: `grantedOf`. */
    granted: jsonb('granted').notNull().default({}),
    pictureUrl: text('picture_url'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    unique('identities_subject').on(table.providerId, table.issuer, table.subject),
    unique('identities_person').on(table.userId, table.providerId),
  ],
);

/** Ways to a provider: each is walked once, by the browser that began it. */
export const providerFlows = pgTable(
  'provider_flows',
  {
    /** The SHA-256 of the state, in hex. */
    id: text('id').primaryKey(),
    /** The SHA-256 of the token in the cookie of the browser, in hex. */
    browserHash: text('browser_hash').notNull(),
    providerId: text('provider_id').notNull(),
    /** `sign-in`, `link` or `test`. */
    purpose: text('purpose').notNull(),
    /** Who links or tests, and the session in which they do. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id'),
    /** The page that follows. */
    next: text('next'),
    /** What a test came to. */
    result: jsonb('result'),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_flows_user').on(table.userId), index('provider_flows_expires_at').on(table.expiresAt)],
);

/** Sessions that began with a provider, for the logout there and from there. */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The session at the provider. */
    sid: text('sid'),
    /** The ID token, encrypted with the server's secret key: the provider wants it at the logout. */
    idToken: text('id_token'),
    createdAt: createdAt(),
  },
  (table) => [index('provider_sessions_subject').on(table.providerId, table.subject)],
);
