// Queries and writes providers of single sign-on, their proofs, and the ways of browsers to them.
import type { IdentityProvider, ProviderTest } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { providerFlow } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** What is kept as JSON: settings that nothing is searched by. */
export type StoredChoices = Pick<
  IdentityProvider,
  | 'scopes'
  | 'createsPeople'
  | 'defaultDepartmentId'
  | 'departmentsClaim'
  | 'departmentMap'
  | 'titleClaim'
  | 'pictureClaim'
  | 'adminClaim'
  | 'adminValue'
  | 'endsAtProvider'
>;

export interface StoredProvider {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Encrypted. */
  secret: string | null;
  enabled: boolean;
  settings: StoredChoices;
  version: number;
}

const provider = sql`select id, name, issuer, client_id as "clientId", secret, enabled, settings, version from identity_providers`;

/** Returns the providers of administrators in the order in which they were added. */
export function storedProviders(db: Db): Promise<StoredProvider[]> {
  return rows<StoredProvider>(db, sql`${provider} order by created_at, id`);
}

export function storedProvider(db: Db, providerId: string): Promise<StoredProvider | undefined> {
  return firstRow<StoredProvider>(db, sql`${provider} where id = ${providerId}`);
}

/** Serializes changes of providers, and of who has to use them, until the transaction ends. */
export async function lockProviders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7276505)`);
}

/** Stores a new provider; returns false if its id is taken. */
export async function insertProvider(tx: Db, added: Omit<StoredProvider, 'version'>): Promise<boolean> {
  const { id, name, issuer, clientId, secret, enabled, settings } = added;
  return isDone(
    tx,
    sql`insert into identity_providers (id, name, issuer, client_id, secret, enabled, settings)
        values (${id}, ${name}, ${issuer}, ${clientId}, ${secret}, ${enabled}, ${jsonb(settings)})
        on conflict (id) do nothing returning 1`,
  );
}

/** Stores a provider as the version after; returns false, and changes nothing, if another version is stored. */
export async function updateProvider(tx: Db, changed: StoredProvider): Promise<boolean> {
  const { id, name, issuer, clientId, secret, enabled, settings, version } = changed;
  return isDone(
    tx,
    sql`update identity_providers set name = ${name}, issuer = ${issuer}, client_id = ${clientId}, secret = ${secret},
          enabled = ${enabled}, settings = ${jsonb(settings)}, version = version + 1
        where id = ${id} and version = ${version} returning 1`,
  );
}

/** Deletes a provider and everything that leads in with it; returns whether it was there. */
export async function deleteProvider(tx: Db, providerId: string): Promise<boolean> {
  for (const table of ['identities', 'provider_flows', 'identity_provider_proofs'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where provider_id = ${providerId}`);
  return isDone(tx, sql`delete from identity_providers where id = ${providerId} returning 1`);
}

export async function recordProof(tx: Db, providerId: string, fingerprint: string): Promise<void> {
  await tx.execute(
    sql`insert into identity_provider_proofs (provider_id, fingerprint, proved_at) values (${providerId}, ${fingerprint}, now())
        on conflict (provider_id) do update set fingerprint = excluded.fingerprint, proved_at = now()`,
  );
}

/** Replaces how a proof names its settings; when it was given stays. */
export async function replaceFingerprint(db: Db, providerId: string, stored: string, fresh: string): Promise<void> {
  await db.execute(
    sql`update identity_provider_proofs set fingerprint = ${fresh} where provider_id = ${providerId} and fingerprint = ${stored}`,
  );
}

export interface Proof {
  providerId: string;
  fingerprint: string;
  provedAt: string;
}

export function proofs(db: Db): Promise<Proof[]> {
  return rows<Proof>(
    db,
    sql`select provider_id as "providerId", fingerprint, ${iso(sql`proved_at`)} as "provedAt" from identity_provider_proofs`,
  );
}

export interface Flow {
  providerId: string;
  purpose: 'sign-in' | 'link' | 'test';
  userId: number | null;
  sessionId: string | null;
  next: string | null;
}

interface NewFlow extends Flow {
  /** The hashes of the state and of the browser's token. */
  id: string;
  browserHash: string;
}

export async function insertFlow(
  db: Db,
  { id, browserHash, providerId, purpose, userId, sessionId, next }: NewFlow,
): Promise<void> {
  await db.execute(
    sql`insert into provider_flows (id, browser_hash, provider_id, purpose, user_id, session_id, next, expires_at)
        values (${id}, ${browserHash}, ${providerId}, ${purpose}, ${userId}, ${sessionId}, ${next},
          now() + make_interval(secs => ${providerFlow.lifetime / 1000}))`,
  );
}

/** Uses a way up, once: undefined if it is not of this browser or provider, was used, or is too old. */
export function spendFlow(db: Db, id: string, browserHash: string, providerId: string): Promise<Flow | undefined> {
  return firstRow<Flow>(
    db,
    sql`update provider_flows set used_at = now()
        where id = ${id} and browser_hash = ${browserHash} and provider_id = ${providerId} and used_at is null and expires_at > now()
        returning provider_id as "providerId", purpose, user_id as "userId", session_id as "sessionId", next`,
  );
}

/** Whether a way was walked; undefined if there is none. */
export async function isUsedFlow(db: Db, id: string): Promise<boolean | undefined> {
  const row = await firstRow<{ used: boolean }>(
    db,
    sql`select used_at is not null or expires_at <= now() as used from provider_flows where id = ${id}`,
  );
  return row?.used;
}

/** What is stored of a test; its provider's name and id are added by who reads it. */
export type TestResult = Omit<ProviderTest, 'id' | 'providerName'>;

export async function storeTestResult(db: Db, flowId: string, result: TestResult): Promise<void> {
  await db.execute(sql`update provider_flows set result = ${jsonb(result)} where id = ${flowId}`);
}

/** Returns a test of this administrator. */
export function testOf(
  db: Db,
  flowId: string,
  userId: number,
): Promise<{ providerId: string; result: TestResult | null } | undefined> {
  return firstRow(
    db,
    sql`select provider_id as "providerId", result from provider_flows
        where id = ${flowId} and user_id = ${userId} and purpose = 'test' and expires_at > now()`,
  );
}

export async function deleteOldFlows(db: Db): Promise<void> {
  await db.execute(sql`delete from provider_flows where expires_at <= now()`);
}

/** Whether everybody has to sign in with a provider. */
export interface StoredEnforcement {
  enforced: boolean;
  emergencyUserId: number | null;
}

const enforcementName = 'single-sign-on';

export async function storedEnforcement(db: Db): Promise<StoredEnforcement> {
  const row = await firstRow<{ value: StoredEnforcement }>(db, sql`select value from settings where name = ${enforcementName}`);
  return row?.value ?? { enforced: false, emergencyUserId: null };
}

export async function storeEnforcement(tx: Db, value: StoredEnforcement): Promise<void> {
  await tx.execute(
    sql`insert into settings (name, value) values (${enforcementName}, ${jsonb(value)})
        on conflict (name) do update set value = excluded.value, updated_at = now()`,
  );
}

async function isDone(db: Db, statement: SQL): Promise<boolean> {
  return (await rows(db, statement)).length > 0;
}
