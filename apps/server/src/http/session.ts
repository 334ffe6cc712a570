// Reads and writes the session of a request: an opaque token in a cookie, its hash in the database.
import { providerFlow } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { passkeyChallenges } from '@app/contract/passkeys/passkeys.limits.ts';
import { trust } from '@app/contract/second-factors/second-factors.limits.ts';
import { sessionList } from '@app/contract/sessions/sessions.limits.ts';
import { deviceCookie } from '@app/contract/sign-ins/sign-ins.limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { SessionControl } from '#endpoints/context.ts';
import { unauthenticatedError } from '#endpoints/errors.ts';
import { type Credential, principalOf } from '#endpoints/principal.ts';
import {
  deleteExcessSessions,
  deleteSession,
  findSession,
  insertSession,
  lockSession,
  renewSession,
  touchSession,
} from '#endpoints/sessions.sql.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { addressOf } from '#http/address.ts';

const touchAfterSeconds = 60;

function overHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}

function cookieName(config: Config): string {
  return overHttps(config) ? '__Host-sid' : 'sid';
}

function deviceCookieName(config: Config): string {
  return overHttps(config) ? '__Host-device' : 'device';
}

function trustCookieName(config: Config): string {
  return overHttps(config) ? '__Host-trusted' : 'trusted';
}

function passkeyCookieName(config: Config): string {
  return overHttps(config) ? '__Host-passkey' : 'passkey';
}

/** Each way to a provider has a cookie of its own, so that several tabs can be under way. */
function flowCookieName(config: Config, flowId: string): string {
  return `${flowCookiePrefix(config)}${flowId.slice(0, 16)}`;
}

function flowCookiePrefix(config: Config): string {
  return overHttps(config) ? '__Host-way-' : 'way-';
}

/** Returns the hash of a token of the request; tokens of the server are never as long as the limit. */
function sentHash(request: FastifyRequest, name: string): string | undefined {
  const token = request.cookies[name];
  return token && token.length <= 100 ? tokenHashOf(token) : undefined;
}

/** Returns the session behind the request's cookie as a credential. */
export function sessionCredential(db: Db, config: Config, request: FastifyRequest): Credential {
  const sessionId = sentHash(request, cookieName(config));
  const touch = (used: string) =>
    touchSession(db, used).catch((error: unknown) =>
      request.server.outage.log.warn({ err: error }, 'last use of a session was not stored'),
    );
  return {
    sessionId,
    async read() {
      const row = sessionId === undefined ? undefined : await findSession(db, config, sessionId);
      if (!row || sessionId === undefined) return unauthenticatedError('session_missing');
      const { expired, idle, ofProvider, snapshot, ...person } = row;
      request.snapshot = snapshot;
      if (row.gone) return unauthenticatedError(row.gone);
      if (expired) return unauthenticatedError('session_expired');
      if (idle > touchAfterSeconds) void touch(sessionId);
      const lacksSecondFactor = person.lacksSecondFactor && !ofProvider;
      return principalOf({ ...person, lacksSecondFactor }, 'session', 'all');
    },
    async lock(tx, exclusive) {
      const row = sessionId === undefined ? undefined : await lockSession(tx, config, sessionId, exclusive);
      return row?.expired ? undefined : row;
    },
  };
}

/**
 * Lets the browser empty its cache if it still names a session that is over: what the person saw there must not outlive it. The cookie
 * stays, because another answer may have set a newer one meanwhile.
 */
export function forgetAfterSession(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookieName(config)]) reply.header('Clear-Site-Data', '"cache"');
}

/** Opens and ends the session of this request. */
export function sessionControl(db: Db, config: Config, request: FastifyRequest, reply: FastifyReply): SessionControl {
  const userAgent = request.headers['user-agent']?.slice(0, sessionList.userAgent) ?? null;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: overHttps(config) } as const;
  async function dropOld() {
    const old = request.cookies[cookieName(config)];
    if (old) await deleteSession(db, tokenHashOf(old));
  }
  function leave(): void {
    reply.clearCookie(cookieName(config), options);
    // The next user of this browser must not find a board in its disk cache.
    reply.header('Clear-Site-Data', '"cache"');
  }
  const { 'sec-fetch-site': site, 'sec-fetch-user': user } = request.headers;
  return {
    isUnasked: site === 'cross-site' && user !== '?1',
    visitor: {
      userAgent,
      deviceHash: sentHash(request, deviceCookieName(config)),
      trustHash: sentHash(request, trustCookieName(config)),
      passkeyHash: sentHash(request, passkeyCookieName(config)),
    },
    bind() {
      // Tabs of one browser have one cookie, so that none of them ends what another one has begun.
      const sent = request.cookies[passkeyCookieName(config)] ?? '';
      const token = /^[\w-]{43}$/.test(sent) ? sent : newToken().token;
      reply.setCookie(passkeyCookieName(config), token, { ...options, maxAge: passkeyChallenges.lifetime / 1000 });
      return tokenHashOf(token);
    },
    trust(token) {
      reply.setCookie(trustCookieName(config), token, { ...options, maxAge: trust.seconds });
    },
    recognise(token) {
      reply.setCookie(deviceCookieName(config), token, { ...options, maxAge: deviceCookie.seconds });
    },
    async open(tx, userId, password) {
      const { token, tokenHash } = newToken();
      const session = { id: tokenHash, userId, password, address: addressOf(request), userAgent };
      const isOpen = await insertSession(tx, config, session);
      if (!isOpen) return undefined;
      await deleteExcessSessions(tx, userId, config.sessionsPerPerson);
      return token;
    },
    async renew(tx, former) {
      const { token, tokenHash } = newToken();
      return (await renewSession(tx, config, { id: tokenHash, former })) ? token : undefined;
    },
    async setCookie(token, endsFormer = true) {
      if (endsFormer) await dropOld();
      reply.setCookie(cookieName(config), token, { ...options, maxAge: config.sessionMax / 1000 });
    },
    async end() {
      await dropOld();
      leave();
    },
    keepFlow(flowId, token) {
      const before = Object.keys(request.cookies).filter((name) => name.startsWith(flowCookiePrefix(config)));
      for (const name of before.slice(0, Math.max(0, before.length + 1 - providerFlow.perBrowser)))
        reply.clearCookie(name, options);
      reply.setCookie(flowCookieName(config, flowId), token, { ...options, maxAge: providerFlow.lifetime / 1000 });
    },
    takeFlow(flowId) {
      const name = flowCookieName(config, flowId);
      const token = request.cookies[name];
      if (token === undefined || token.length > providerFlow.token) return undefined;
      reply.clearCookie(name, options);
      return token;
    },
    clear: leave,
  };
}
