// Requests to a provider: bounded in time and size, to one checked address, without redirects. A provider may be private, or without
// https, only if the operator names its host (SSRF).
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { providerRequests } from '@app/contract/identity-providers/identity-providers.limits.ts';
import type { Config } from '#config.ts';
import { codeOf } from '#db/failures.ts';
import { nodeHttp } from '#endpoints/node-http.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import { addressFor, hostOf, receiverUrl, resolveHost } from '#webhooks/receiver-address.ts';

export interface ProviderRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** The bytes that the answer may have. */
  most?: number;
}

export interface ProviderReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Hosts that may be private and need no https: those that the operator names, and that of the environment's provider. */
export function allowedHosts({ oidcAllowedHosts, identityProvider }: Pick<Config, 'oidcAllowedHosts' | 'identityProvider'>) {
  const own = identityProvider ? URL.parse(identityProvider.issuer) : null;
  return own ? [...oidcAllowedHosts, hostOf(own)] : oidcAllowedHosts;
}

/** Whether an address may be asked, or shown to a browser, as far as its text says. */
export function isProviderAddress(text: string, hosts: readonly string[]): boolean {
  const url = receiverUrl(text);
  return url !== undefined && (url.protocol === 'https:' || hosts.includes(hostOf(url)));
}

/** Makes the request; throws a `ProviderFailure` if there is no whole answer. */
export async function askProvider(hosts: readonly string[], text: string, request: ProviderRequest = {}): Promise<ProviderReply> {
  const signal = AbortSignal.timeout(providerRequests.timeout);
  try {
    const url = receiverUrl(text);
    if (!url || !isProviderAddress(text, hosts)) throw new ProviderFailure('forbidden_address', text);
    const address = await untilAborted(addressFor(url, hosts, resolveHost), signal);
    if (address === undefined) throw new ProviderFailure('forbidden_address', hostOf(url));
    const response = await open(url, address, request, signal);
    const body = await readBody(response, request.most ?? providerRequests.bytes);
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    if (signal.aborted) throw new ProviderFailure('slow', hostIn(text), { cause: error });
    throw new ProviderFailure('unreachable', `${hostIn(text)}: ${codeOf(error) ?? 'no answer'}`, { cause: error });
  }
}

/** The same as the `fetch` of the library. */
export function providerFetch(hosts: readonly string[]) {
  return async (url: string, options: { method: string; headers: Record<string, string>; body?: unknown }): Promise<Response> => {
    const { method, headers, body } = options;
    const sent = body === undefined || body === null ? undefined : String(body);
    const reply = await askProvider(hosts, url, { method, headers, body: sent });
    const hasNoBody = [101, 204, 205, 304].includes(reply.status);
    const isStatus = reply.status >= 200 && reply.status <= 599;
    if (!isStatus) throw new ProviderFailure('not_a_provider', `${hostIn(url)}: ${reply.status}`);
    return new Response(hasNoBody ? null : new Uint8Array(reply.body), { status: reply.status, headers: reply.headers });
  };
}

function hostIn(text: string): string {
  return URL.parse(text)?.host ?? '';
}

/** A lookup cannot be cancelled; its answer is not awaited any longer. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Sends the request on a connection of its own to the address, and returns the head of the response. */
function open(url: URL, address: string, request: ProviderRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body } = request;
  const host = hostOf(url);
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : nodeHttp.request)({
      method,
      host: address,
      port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      agent: false,
      signal,
      ...(isSecure && isIP(host) === 0 && { servername: host }),
      headers: {
        ...headers,
        host: url.host,
        'accept-encoding': 'identity',
        connection: 'close',
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new ProviderFailure('not_a_provider', 'the answer is too long');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
