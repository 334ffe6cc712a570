// The way to a provider and back: state, nonce and PKCE, bound to the browser that began it and walked once.
import { createHash } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { providerClaims } from '@app/contract/identity-providers/identity-providers.limits.ts';
import type { IDToken } from 'openid-client';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { SessionControl } from '#endpoints/context.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { type Connected, connectProvider } from '#identity-providers/connect-provider.ts';
import { failureOf } from '#identity-providers/failure-of.ts';
import { type Flow, insertFlow, isUsedFlow, spendFlow } from '#identity-providers/identity-providers.sql.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import type { Provider } from '#identity-providers/provider-settings.ts';
import type { Claims } from '#identity-providers/read-claims.ts';

/** Returns the address to which a provider sends browsers back; it never comes from the request. */
function redirectAddress({ mail: { linkUrl } }: Config, providerId: string): string {
  if (linkUrl === undefined) throw new ProviderFailure('no_address');
  return linkUrl + api.identityProviders.callback.path.replace(':providerId', providerId);
}

interface Beginning extends Omit<Flow, 'providerId'> {
  db: Db;
  config: Config;
  session: SessionControl;
  provider: Provider;
}

/** Begins a way, and returns where the browser signs in, with the id of the way. */
export async function beginWalk({
  db,
  config,
  session,
  provider,
  ...flow
}: Beginning): Promise<{ location: string; flowId: string }> {
  const redirectUri = redirectAddress(config, provider.id);
  const { openid, client, metadata } = await connectProvider(config, provider);
  const [state, browser] = [newToken(), newToken()];
  const { verifier, nonce } = secretsOf(state.token, browser.token);
  await insertFlow(db, { ...flow, id: state.tokenHash, browserHash: browser.tokenHash, providerId: provider.id });
  session.keepFlow(state.tokenHash, browser.token);
  const { prompt_values_supported: prompts } = metadata;
  const asksWho = flow.purpose === 'link' && Array.isArray(prompts) && prompts.includes('select_account');
  const location = openid.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: provider.scopes,
    state: state.token,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(asksWho && { prompt: 'select_account' }),
  });
  return { location: location.href, flowId: state.tokenHash };
}

/** What a provider appends to the address to which it sends a browser back. */
export interface Returned {
  state?: string | undefined;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** Takes a way up again; throws if this browser did not begin it, if it was walked before, or is too old. */
export async function resumeWalk(
  db: Db,
  session: SessionControl,
  providerId: string,
  { state = '' }: Returned,
): Promise<Flow & { flowId: string; browser: string }> {
  const flowId = tokenHashOf(state);
  const browser = session.takeFlow(flowId);
  const flow = browser === undefined ? undefined : await spendFlow(db, flowId, tokenHashOf(browser), providerId);
  if (flow && browser !== undefined) return { ...flow, flowId, browser };
  throw new ProviderFailure((await isUsedFlow(db, flowId)) === false ? 'other_browser' : 'too_old');
}

/** What a provider says of a person whose sign-in it has confirmed. */
export interface Identified {
  claims: Claims;
  issuer: string;
  subject: string;
  /** The session at the provider. */
  sid: string | null;
  idToken: string | null;
}

/** Exchanges the code, and checks the token: signature, issuer, audience, nonce and time. */
export async function identify(
  config: Config,
  provider: Provider,
  returned: Returned,
  { browser }: { browser: string },
): Promise<Identified> {
  const { openid, client } = await connectProvider(config, provider);
  const { state = '' } = returned;
  const { verifier, nonce } = secretsOf(state, browser);
  const address = new URL(redirectAddress(config, provider.id));
  const { code, iss, error, error_description } = returned;
  for (const [name, value] of Object.entries({ state, code, iss, error, error_description }))
    if (value !== undefined) address.searchParams.set(name, value);
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
  const tokens = await openid.authorizationCodeGrant(client, address, checks).catch((failure: unknown) => {
    throw failureOf(openid, failure, error === undefined ? 'code' : 'answer');
  });
  const claims = tokens.claims();
  if (claims === undefined || claims.sub === '' || claims.sub.length > providerClaims.subject)
    throw new ProviderFailure('no_subject');
  const more = await moreClaims({ openid, client }, provider, claims, tokens.access_token);
  const idToken = tokens.id_token ?? '';
  const sid = claims['sid'];
  return {
    claims: { ...more, ...claims },
    issuer: claims.iss,
    subject: claims.sub,
    sid: typeof sid === 'string' && sid.length <= providerClaims.sid ? sid : null,
    idToken: idToken.length <= providerClaims.token ? idToken : null,
  };
}

/** What says of an address that it is confirmed. */
const confirmations = ['email_verified', 'xms_edov'] as const;

/**
 * Asks for the claims that are not in the token, as some providers give them only there. What is said there of another address than
 * that of the token, or of none, confirms nothing.
 */
async function moreClaims(
  { openid, client }: Pick<Connected, 'openid' | 'client'>,
  { departmentsClaim, titleClaim, pictureClaim, adminClaim }: Provider,
  claims: IDToken,
  accessToken: string,
): Promise<Claims> {
  const wanted = ['email', 'name', departmentsClaim, titleClaim, pictureClaim, adminClaim].filter(Boolean);
  const isWhole = wanted.every((name) => Object.hasOwn(claims, name.split('.')[0] ?? name) || Object.hasOwn(claims, name));
  const hasAddress = Object.hasOwn(claims, 'email');
  const isConfirmed = !hasAddress || confirmations.some((name) => Object.hasOwn(claims, name));
  if ((isWhole && isConfirmed) || client.serverMetadata().userinfo_endpoint === undefined) return {};
  const found: Claims = await openid.fetchUserInfo(client, accessToken, claims.sub).catch((failure: unknown) => {
    // Without an answer the address is not confirmed, which people who are linked do not need.
    if (isWhole) return {};
    throw failureOf(openid, failure, 'claims');
  });
  if (!hasAddress || found['email'] === claims['email']) return found;
  return Object.fromEntries(Object.entries(found).filter(([name]) => !confirmations.some((each) => each === name)));
}

/** Verifier and nonce follow from the state and from the token that only this browser has, so that nobody can read them here. */
function secretsOf(state: string, browser: string): { verifier: string; nonce: string } {
  const derived = (name: string) => createHash('sha256').update(`${name}\n${state}\n${browser}`).digest('base64url');
  return { verifier: derived('verifier'), nonce: derived('nonce') };
}
