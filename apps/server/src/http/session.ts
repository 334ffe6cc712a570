// The session of a request: an opaque token in a cookie, its hash in the database.
import { session as lifetime } from '@app/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { SessionControl, Signed } from '#http/context.ts';
import { type HttpError, unauthenticated } from '#http/errors.ts';
import { deleteSession, findSession, holdUser, insertSession, touchSession } from '#http/sessions.sql.ts';
import { newToken, tokenHashOf } from '#http/token.ts';

const touchEvery = 60;

function overHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}

function cookieName(config: Config): string {
  return overHttps(config) ? '__Host-sid' : 'sid';
}

/** The person behind the request's cookie, or the refusal that an endpoint for signed-in people answers with. */
export async function readSession(db: Db, config: Config, request: FastifyRequest): Promise<Signed | HttpError> {
  const token = request.cookies[cookieName(config)];
  if (!token || token.length > 100) return unauthenticated('session_missing');
  const sessionId = tokenHashOf(token);
  const row = await findSession(db, sessionId);
  if (!row) return unauthenticated('session_missing');
  if (row.deleted) return unauthenticated('user_missing');
  if (row.expired) return unauthenticated('session_expired');
  if (row.idle > touchEvery) {
    touchSession(db, sessionId).catch((error: unknown) => request.log.warn({ err: error }, 'session not touched'));
  }
  const { userId: id, deleted, expired, idle, ...person } = row;
  return { id, sessionId, ...person };
}

/**
 * Throws 401 where the person was deleted since the session was read, and holds a deletion back until the transaction ends: a
 * write comes wholly before it or not at all.
 */
export async function stillThere(tx: Db, signed: Signed | undefined, alone = false): Promise<void> {
  if (signed && !(await holdUser(tx, signed.id, alone))) throw unauthenticated('user_missing');
}

/** Starts and ends the session of this request; starting one ends the one that was there. */
export function sessionControl(db: Db, config: Config, request: FastifyRequest, reply: FastifyReply): SessionControl {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: overHttps(config) } as const;
  async function dropOld() {
    const old = request.cookies[cookieName(config)];
    if (old) await deleteSession(db, tokenHashOf(old));
  }
  return {
    async start(userId) {
      await dropOld();
      const { token, tokenHash } = newToken();
      const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
      await insertSession(db, { id: tokenHash, userId, address: request.ip, userAgent });
      reply.setCookie(cookieName(config), token, { ...options, maxAge: lifetime.absolute / 1000 });
    },
    async end() {
      await dropOld();
      reply.clearCookie(cookieName(config), options);
    },
  };
}
