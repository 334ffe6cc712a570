// Who calls: a person, and through what.
import { isDeepStrictEqual } from 'node:util';
import type { Actor, DateFormat, Language, Scopes, Timezone, Via } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { type ApiError, unauthenticated } from '#endpoints/errors.ts';
import { findPerson, holdPerson, type PersonRow } from '#endpoints/principals.sql.ts';

/** A person with the rights of the moment, what they call through, and what that was allowed. */
export interface Principal extends Actor {
  username: string;
  fullName: string;
  language: Language;
  timezone: Timezone;
  dateFormat: DateFormat;
  via: Via;
  scopes: Scopes;
}

/** What a principal rests on: a session, a token, or the mere person. It is asked again while the call is under way. */
export interface Credential {
  /** The id of the session that it is, for what goes on after its request. */
  sessionId?: string | undefined;
  /** Reads the principal; the refusal where there is none any more. */
  read(): Promise<Principal | ApiError>;
  /** Reads the person within a transaction and holds the row, with `alone` for itself; undefined where it opens nothing any more. */
  hold(tx: Db, alone: boolean): Promise<PersonRow | undefined>;
}

/** The principal that a row of the database is. */
export function principalOf(row: PersonRow, via: Via, scopes: Scopes): Principal {
  const { userId: id, deleted, ...person } = row;
  return { id, ...person, via, scopes };
}

/** A person's credential where nothing stands between: whoever calls has made sure of the person already. */
export function personCredential(db: Db, userId: number, via: Via, scopes: Scopes): Credential {
  return {
    async read() {
      const row = await findPerson(db, userId);
      return row && !row.deleted ? principalOf(row, via, scopes) : unauthenticated('user_missing');
    },
    hold: (tx, alone) => holdPerson(tx, userId, alone),
  };
}

/** Thrown where the caller is not who was read any more: the call is to be judged anew. */
export class CallerChanged extends Error {}

/**
 * Reads the caller once more within the transaction of a write, however long the call took until here; throws where the
 * credential has ended, the person was deleted, or a right is another one. The person's deletion then waits for the transaction:
 * a write comes wholly before it or not at all.
 */
export async function holdCaller(
  tx: Db,
  principal: Principal | undefined,
  credential: Credential | undefined,
  alone = false,
): Promise<void> {
  if (!principal || !credential) return;
  const now = await credential.hold(tx, alone);
  if (!now || now.deleted || !hasRightsOf(now, principal)) throw new CallerChanged();
}

/** Says whether somebody has the same rights as before. */
export function hasRightsOf(now: Omit<Actor, 'id'>, before: Omit<Actor, 'id'>): boolean {
  return isDeepStrictEqual(rightsOf(now), rightsOf(before));
}

function rightsOf({ role, departmentKeys, workspaceIds, adminWorkspaceIds }: Omit<Actor, 'id'>) {
  return { role, departmentKeys, workspaceIds, adminWorkspaceIds };
}
