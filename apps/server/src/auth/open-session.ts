// Opens the session of somebody who has proved who they are, however they did it.
import { isAdmin, permissionsOf } from '@app/contract/access.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { SignInMethod } from '@app/contract/sign-ins/sign-ins.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { directoryOfPerson } from '#directories/directory-password.ts';
import type { RequestContext, SessionControl } from '#endpoints/context.ts';
import { type ApiError, unauthenticatedError } from '#endpoints/errors.ts';
import { newToken } from '#endpoints/token.ts';
import { showsSetup } from '#setup/setup-state.ts';
import { secondFactorDueOf } from '#sign-in-policy/sign-in-policy.sql.ts';
import { recordSignIn } from '#sign-ins/record-sign-in.ts';
import { findUser } from '#users/users.sql.ts';

interface Person {
  id: number;
  /** The hash of the password at the time of the proof. */
  password: string;
}

interface Opening extends Pick<RequestContext, 'address' | 'transaction'> {
  session: SessionControl;
  method: SignInMethod;
  /** The name of the directory. */
  provider?: string;
  /** Thrown if the password has changed meanwhile. */
  refusal: ApiError;
  /** Runs first in the same transaction. */
  also?: (tx: Db) => Promise<void>;
}

interface OpenedSession {
  token: string;
  device: string;
}

/** Opens a session whose cookies are still to be set, and writes it into the history. */
export async function openSession(
  { id, password }: Person,
  { session, address, transaction, method, provider, refusal, also }: Opening,
): Promise<OpenedSession> {
  const device = newToken();
  const token = await transaction(async (tx) => {
    await also?.(tx);
    const opened = await session.open(tx, id, password);
    if (opened === undefined) throw refusal;
    const how = { method, ...(provider !== undefined && { provider }) };
    await recordSignIn(tx, { userId: id, ...how, address, visitor: session.visitor, cookieHash: device.tokenHash });
    return opened;
  });
  return { token, device: device.token };
}

interface Entering extends Pick<RequestContext, 'db' | 'config'> {
  session: SessionControl;
}

/** Sets the cookies of a session that is open, and answers with who is signed in. */
export async function enter({ token, device }: OpenedSession, userId: number, { db, config, session }: Entering) {
  await session.setCookie(token);
  session.recognise(device);
  return currentUser(db, config, userId);
}

/** Returns who is signed in, and what they may do. */
export async function currentUser(db: Db, config: Config, userId: number, sessionId?: string): Promise<CurrentUser> {
  const user = await findUser(db, userId);
  if (!user) throw unauthenticatedError('user_missing');
  const session = { idleHours: config.sessionIdle / 3_600_000, maxDays: config.sessionMax / 86_400_000 };
  const secondFactorDue = await secondFactorDueOf(db, userId, sessionId);
  const directory = await directoryOfPerson(db, config, userId);
  const answer = {
    ...{ authenticated: true as const, user, permissions: permissionsOf(user), session },
    ...(secondFactorDue && { secondFactorDue }),
    ...(directory && { directory: directory.name }),
  };
  return isAdmin(user) ? { ...answer, showsSetup: await showsSetup(db, config, userId) } : answer;
}
