// The logout at a provider, and the one that a provider tells of (OpenID Connect Back-Channel Logout 1.0).
import {
  providerAttempts,
  providerClaims,
  providerRequests,
} from '@app/contract/identity-providers/identity-providers.limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import { ApiError } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { decryptText } from '#endpoints/secret-text.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { connectProvider } from '#identity-providers/connect-provider.ts';
import { endProviderSessions, providerSessionOf } from '#identity-providers/identities.sql.ts';
import { allowedHosts, askProvider } from '#identity-providers/provider-fetch.ts';
import { type Provider, providerNow } from '#identity-providers/provider-settings.ts';

/** How long a person who logs out waits for what the provider says of itself (milliseconds). */
const longestWait = 1_000;

/** Returns where the browser also ends its session at the provider; undefined where that is not chosen or not possible. */
export async function logoutLocation(db: Db, config: Config, sessionId: string | undefined): Promise<string | undefined> {
  const begun = sessionId === undefined ? undefined : await providerSessionOf(db, sessionId);
  const provider = begun && (await providerNow(db, config, begun.providerId));
  if (!provider?.endsAtProvider || config.mail.linkUrl === undefined) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestWait).unref());
  const connected = await Promise.race([connectProvider(config, provider).catch(() => undefined), late]);
  if (connected?.metadata.end_session_endpoint === undefined) return undefined;
  const idToken = begun?.idToken ? decryptText(config, begun.idToken) : undefined;
  const address = connected.openid.buildEndSessionUrl(connected.client, {
    post_logout_redirect_uri: config.mail.linkUrl + screens.auth.href(),
    ...(idToken !== undefined && { id_token_hint: idToken }),
  });
  return address.href;
}

/** The type of a logout token in its head. */
const logoutType = 'logout+jwt';
const event = 'http://schemas.openid.net/event/backchannel-logout';

/** Ends the sessions that a logout token names; 400 for a token that is not one of this provider for this server. */
export async function backchannelLogout(
  { db, config, address }: { db: Db; config: Config; address: string },
  providerId: string,
  token: string,
): Promise<void> {
  await limitAttempts(db, `backchannel-logout:${subscriberNetwork(address)}`, providerAttempts.logout);
  const provider = await providerNow(db, config, providerId);
  if (!provider) throw invalid();
  const { iss, sub, sid, jti } = await verified(config, provider, token);
  const isOnce = typeof jti === 'string' && iss !== undefined;
  const isNamed = typeof sub === 'string' || typeof sid === 'string';
  if (!isOnce || !isNamed) throw invalid();
  const used = `logout-token:${providerId}:${tokenHashOf(jti)}`;
  if ((await countAttempt(db, used, maxAge * 2_000)).count > 1) throw invalid();
  const session = typeof sid === 'string' ? sid : undefined;
  await endProviderSessions(db, { providerId, issuer: iss, subject: sub, sid: session });
}

/** A token is that old at most (seconds). */
const maxAge = 300;

async function verified(config: Config, provider: Provider, token: string): Promise<JWTPayload> {
  const { jwtVerify, decodeProtectedHeader, createLocalJWKSet } = await import('jose');
  try {
    const { metadata } = await connectProvider(config, provider);
    const { kid, typ = logoutType } = decodeProtectedHeader(token);
    // The standard only recommends a type, but a token that says to be another one is another one.
    if (![logoutType, 'jwt'].includes(typ.toLowerCase().replace('application/', ''))) throw invalid();
    const keys = await keysOf(config, metadata.jwks_uri ?? '', kid);
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: metadata.issuer,
      audience: provider.clientId,
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
      clockTolerance: providerClaims.clock,
      maxTokenAge: maxAge,
    });
    const { events } = payload;
    const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, event);
    if (!isLogout || 'nonce' in payload) throw invalid();
    return payload;
  } catch (error) {
    throw error instanceof ApiError ? error : invalid(error);
  }
}

const kept = new Map<string, { at: number; keys: JSONWebKeySet }>();

/** The keys are kept for a while; a new one is asked for, but no more often than every half minute, whoever sends tokens. */
async function keysOf(config: Config, address: string, kid: string | undefined): Promise<JSONWebKeySet> {
  const known = kept.get(address);
  const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
  const hasKey = known?.keys.keys.some((key) => key.kid === kid) ?? false;
  if (known && (age < 30_000 || (hasKey && age < providerRequests.discovery))) return known.keys;
  const { status, body } = await askProvider(allowedHosts(config), address);
  const keys = JSON.parse(body.toString('utf8')) as JSONWebKeySet;
  if (status !== 200 || !Array.isArray(keys.keys)) throw invalid();
  if (kept.size >= 50) kept.clear();
  kept.set(address, { at: Date.now(), keys });
  return keys;
}

function invalid(cause?: unknown): ApiError {
  const error = new ApiError(400, 'validation', 'errors.invalid');
  error.cause = cause;
  return error;
}
