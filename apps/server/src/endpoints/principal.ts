// The caller: a person, the way they call (`via`) and the scopes of that way.
import { isDeepStrictEqual } from 'node:util';
import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { DateFormat, Language, Timezone, WeekStart } from '@app/contract/limits.ts';
import type { Scopes, Via } from '@app/contract/principals.ts';
import type { Db } from '#db/connect.ts';
import { type ApiError, unauthenticatedError } from '#endpoints/errors.ts';
import { findPerson, lockPerson, type PersonRow } from '#endpoints/principals.sql.ts';

/** A person with their current rights, the way they call, and its scopes. */
export interface Principal extends Actor {
  username: string;
  fullName: string;
  language: Language;
  timezone: Timezone;
  dateFormat: DateFormat;
  weekStart: WeekStart;
  region: string | null;
  via: Via;
  scopes: Scopes;
  /** Whether the policy of the administrators asks for a second step that the person has not set up in time. */
  lacksSecondFactor?: boolean;
}

/** A directory that keeps people and departments: nobody's account, with the rights of an administrator over both. */
export interface Directory extends Omit<Actor, 'id'> {
  id: null;
  via: 'system';
  /** The name of the token with which it calls; undefined for the one that the server asks itself. */
  scimToken?: string;
}

/** Who changes people and departments. */
export type Administrator = Principal | Directory;

/** The credential behind a principal: a session, a token, or the person alone. It is read again while the call runs. */
export interface Credential {
  /** The id of the session or the token, for a stream that continues after its request. */
  sessionId?: string | undefined;
  /** Returns the principal, or the error if the credential is no longer valid. */
  read(): Promise<Principal | ApiError>;
  /**
   * Reads the person within a transaction and locks the row, with `exclusive` against other updates; undefined if the credential
   * is no longer valid.
   */
  lock(tx: Db, exclusive: boolean): Promise<PersonRow | undefined>;
}

/** Builds a principal from a database row. */
export function principalOf(row: PersonRow, via: Via, scopes: Scopes): Principal {
  const { userId: id, gone, ...person } = row;
  return { id, ...person, via, scopes };
}

/** Returns a credential for a person without a session or token. The caller has already authenticated the person. */
export function personCredential(db: Db, userId: number, via: Via, scopes: Scopes): Credential {
  return {
    async read() {
      const row = await findPerson(db, userId);
      return row && !row.gone ? principalOf(row, via, scopes) : unauthenticatedError(row?.gone ?? 'user_missing');
    },
    lock: (tx, exclusive) => lockPerson(tx, userId, exclusive),
  };
}

/** Thrown when the caller's rights changed since they were read. The call is checked again from the start. */
export class CallerChanged extends Error {}

/**
 * Reads the caller again within the transaction of a write, however long the call took so far. Throws if the credential ended,
 * the person was deleted or deactivated, or a right changed. The lock makes the person's deletion or deactivation wait for the transaction: a write
 * happens entirely before it or not at all.
 */
export async function lockCallerRow(
  tx: Db,
  principal: Principal | undefined,
  credential: Credential | undefined,
  exclusive = false,
): Promise<void> {
  if (!principal || !credential) return;
  const now = await credential.lock(tx, exclusive);
  if (!now || now.gone || !hasRightsOf(now, principal)) throw new CallerChanged();
}

/** Returns whether the rights are the same as before. */
export function hasRightsOf(now: Omit<Actor, 'id'>, before: Omit<Actor, 'id'>): boolean {
  return isDeepStrictEqual(rightsOf(now), rightsOf(before));
}

/** Returns whether the caller sees all that they saw before. */
export function keepsRights(now: Omit<Actor, 'id'>, before: Omit<Actor, 'id'>): boolean {
  if (isAdmin(now) || isAdmin(before)) return isAdmin(now);
  const keeps = <T>(present: readonly T[], former: readonly T[]) => former.every((each) => present.includes(each));
  return keeps(now.departmentKeys, before.departmentKeys) && keeps(now.workspaceIds, before.workspaceIds);
}

/** Returns what decides about the rows that a person sees and changes. */
export function rightsOf({ role, departmentKeys, workspaceIds, adminWorkspaceIds, awaitsApproval = false }: Omit<Actor, 'id'>) {
  return { role, departmentKeys, workspaceIds, adminWorkspaceIds, awaitsApproval };
}
