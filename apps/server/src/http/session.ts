// The session of a request: an opaque token in a cookie, its hash in the database.
import { isDeepStrictEqual } from 'node:util';
import { type Actor, session as lifetime } from '@app/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { SessionControl, Signed } from '#endpoints/context.ts';
import { type ApiError, unauthenticated } from '#endpoints/errors.ts';
import {
  deleteSession,
  deleteSpareSessions,
  findSession,
  holdSession,
  insertSession,
  touchSession,
} from '#endpoints/sessions.sql.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { addressOf } from '#http/address.ts';

const touchEvery = 60;

function overHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}

function cookieName(config: Config): string {
  return overHttps(config) ? '__Host-sid' : 'sid';
}

/** The person behind the request's cookie, or the refusal that an endpoint for signed-in people answers with. */
export async function readSession(db: Db, config: Config, request: FastifyRequest): Promise<Signed | ApiError> {
  const token = request.cookies[cookieName(config)];
  if (!token || token.length > 100) return unauthenticated('session_missing');
  const sessionId = tokenHashOf(token);
  const row = await findSession(db, sessionId);
  if (!row) return unauthenticated('session_missing');
  if (row.deleted) return unauthenticated('user_missing');
  if (row.expired) return unauthenticated('session_expired');
  if (row.idle > touchEvery) {
    touchSession(db, sessionId).catch((error: unknown) => request.server.outage.log.warn({ err: error }, 'session not touched'));
  }
  const { userId: id, deleted, expired, idle, ...person } = row;
  return { id, sessionId, ...person };
}

/** Thrown where the caller is not who was read any more: the request is to be judged anew. */
export class CallerChanged extends Error {}

/**
 * Reads the caller once more within the transaction of a write, however long the request took until here; throws where the
 * session has ended, the person was deleted, or a right is another one. The person's deletion then waits for the transaction: a
 * write comes wholly before it or not at all.
 */
export async function holdCaller(tx: Db, signed: Signed | undefined, alone = false): Promise<void> {
  if (!signed) return;
  const now = await holdSession(tx, signed.sessionId, alone);
  if (!now || now.deleted || now.expired || !isDeepStrictEqual(rightsOf(now), rightsOf(signed))) throw new CallerChanged();
}

function rightsOf({ role, departmentKeys, workspaceIds, adminWorkspaceIds }: Omit<Actor, 'id'>) {
  return { role, departmentKeys, workspaceIds, adminWorkspaceIds };
}

/** Opens and ends the session of this request. */
export function sessionControl(db: Db, config: Config, request: FastifyRequest, reply: FastifyReply): SessionControl {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: overHttps(config) } as const;
  async function dropOld() {
    const old = request.cookies[cookieName(config)];
    if (old) await deleteSession(db, tokenHashOf(old));
  }
  return {
    async open(tx, userId, password) {
      const { token, tokenHash } = newToken();
      const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
      const isOpen = await insertSession(tx, { id: tokenHash, userId, password, address: addressOf(request), userAgent });
      if (!isOpen) return undefined;
      await deleteSpareSessions(tx, userId, config.sessionsPerPerson);
      return token;
    },
    async carry(token) {
      await dropOld();
      reply.setCookie(cookieName(config), token, { ...options, maxAge: lifetime.absolute / 1000 });
    },
    async end() {
      await dropOld();
      reply.clearCookie(cookieName(config), options);
    },
    clear: () => void reply.clearCookie(cookieName(config), options),
  };
}
