// Connects to a provider: what it says of itself is kept for a while, its keys are asked for at each sign-in. The library is loaded
// with the first use, so that a server without a provider never has it.
import { providerClaims, providerRequests } from '@app/contract/identity-providers/identity-providers.limits.ts';
import type { Configuration, ServerMetadata } from 'openid-client';
import type { Config } from '#config.ts';
import { failureOf, type OpenId } from '#identity-providers/failure-of.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import { allowedHosts, isProviderAddress, providerFetch } from '#identity-providers/provider-fetch.ts';
import type { Provider } from '#identity-providers/provider-settings.ts';

export interface Connected {
  openid: OpenId;
  client: Configuration;
  metadata: Readonly<ServerMetadata>;
}

const kept = new Map<string, { until: number; metadata: ServerMetadata }>();
/** Far more issuers than a server has. */
const mostKept = 50;

/** Connects; throws a `ProviderFailure` if the provider does not answer, or is another one. */
export async function connectProvider(config: Config, provider: Provider): Promise<Connected> {
  const openid = await import('openid-client');
  const hosts = allowedHosts(config);
  const metadata = keptOf(provider.issuer) ?? (await discover(openid, provider, hosts));
  for (const address of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri])
    if (address === undefined || !isProviderAddress(address, hosts)) throw new ProviderFailure('not_a_provider', String(address));
  if (provider.hasSecret && provider.secret === undefined) throw new ProviderFailure('secret_refused', 'SECRET_KEY');
  const options = { [openid.clockTolerance]: providerClaims.clock };
  const client = new openid.Configuration(metadata, provider.clientId, options, authOf(openid, metadata, provider.secret));
  client.timeout = providerRequests.timeout / 1000;
  client[openid.customFetch] = providerFetch(hosts) as never;
  // The signature of the ID token is checked as well, although it comes from the provider itself.
  openid.enableNonRepudiationChecks(client);
  if (isPlain(provider.issuer)) openid.allowInsecureRequests(client);
  return { openid, client, metadata };
}

/** Forgets what a provider says of itself, for a test that asks it anew. */
export function forgetProvider(issuer: string): void {
  kept.delete(issuer);
}

function keptOf(issuer: string): ServerMetadata | undefined {
  const found = kept.get(issuer);
  return found && found.until > Date.now() ? found.metadata : undefined;
}

async function discover(openid: OpenId, { issuer, clientId }: Provider, hosts: readonly string[]): Promise<ServerMetadata> {
  try {
    const found = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
      [openid.customFetch]: providerFetch(hosts) as never,
      timeout: providerRequests.timeout / 1000,
      execute: isPlain(issuer) ? [openid.allowInsecureRequests] : [],
    });
    // Without the methods of the library, which the next configuration adds itself.
    const metadata = { ...found.serverMetadata() } as ServerMetadata;
    if (kept.size >= mostKept) kept.clear();
    kept.set(issuer, { until: Date.now() + providerRequests.discovery, metadata });
    return metadata;
  } catch (error) {
    throw failureOf(openid, error, 'discovery');
  }
}

/** Most providers take both; some only the one with which a client is registered, and that is usually the header. */
function authOf(openid: OpenId, { token_endpoint_auth_methods_supported: methods }: ServerMetadata, secret: string | undefined) {
  if (secret === undefined) return openid.None();
  const takesHeader = methods === undefined || methods.includes('client_secret_basic');
  return takesHeader ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
}

function isPlain(issuer: string): boolean {
  return URL.parse(issuer)?.protocol === 'http:';
}
