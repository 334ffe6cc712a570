// Sends one webhook and reads the response: bounded in time and size, to one checked address, without redirects.
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type WebhookFailure, webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import { codeOf } from '#db/failures.ts';
import { nodeHttp } from '#endpoints/node-http.ts';
import { addressFor, hostOf, type Resolve, receiverUrl, resolveHost } from '#webhooks/receiver-address.ts';

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Hosts that may be private and need no https. */
  allowedHosts: readonly string[];
  stop?: AbortSignal | undefined;
  timeout?: number | undefined;
  resolve?: Resolve | undefined;
}

export interface WebhookReply {
  /** Null if there was no response. */
  status: number | null;
  /** The beginning of the body; null without a response. */
  response: string | null;
  /** Null if the receiver accepted it. */
  code: WebhookFailure | null;
  /** The pause that the receiver asks for, in milliseconds. */
  retryAfter: number;
  duration: number;
}

/** Makes the request; never throws. */
export async function postWebhook(request: WebhookRequest): Promise<WebhookReply> {
  const began = performance.now();
  const deadline = AbortSignal.timeout(request.timeout ?? webhookLimits.timeout);
  const signal = request.stop ? AbortSignal.any([deadline, request.stop]) : deadline;
  const reply = await send(request, signal).catch((error: unknown) => failed(signal.aborted ? 'timeout' : failureOf(error)));
  return { ...reply, duration: Math.round(performance.now() - began) };
}

type Reply = Omit<WebhookReply, 'duration'>;

function failed(code: WebhookFailure): Reply {
  return { status: null, response: null, code, retryAfter: 0 };
}

async function send({ url: text, headers, body, allowedHosts, resolve = resolveHost }: WebhookRequest, signal: AbortSignal) {
  const url = receiverUrl(text);
  if (!url || (url.protocol === 'http:' && !allowedHosts.includes(hostOf(url)))) return failed('forbidden');
  const address = await untilAborted(addressFor(url, allowedHosts, resolve), signal);
  if (address === undefined) return failed('forbidden');
  const response = await open(url, address, { headers, body, signal });
  const status = response.statusCode ?? 0;
  const read = await readBody(response);
  return { status, response: read, code: codeOfStatus(status), retryAfter: pauseOf(response) };
}

/** A lookup cannot be cancelled; its answer is not awaited any longer. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

interface DeliveryRequest {
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

/** Sends the request on a connection of its own to the address, and returns the head of the response. */
function open(url: URL, address: string, { headers, body, signal }: DeliveryRequest): Promise<IncomingMessage> {
  const host = hostOf(url);
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : nodeHttp.request)({
      method: 'POST',
      host: address,
      port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      agent: false,
      signal,
      ...(isSecure && isIP(host) === 0 && { servername: host }),
      headers: {
        ...headers,
        host: url.host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'identity',
        connection: 'close',
      },
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Returns the beginning of the body. The status decides, so a body that is endless, slow or cut changes nothing; the connection
 * is closed.
 */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => response.destroy(), webhookLimits.bodyTimeout);
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      chunks.push(part);
      size += part.length;
      if (size >= webhookLimits.response.read) break;
    }
  } catch {
    // What was read until then is shown.
  } finally {
    clearTimeout(late);
    response.destroy();
  }
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '').toWellFormed();
  return text.slice(0, webhookLimits.response.shown).toWellFormed();
}

function codeOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
}

/** The pause of Retry-After, in seconds or until an instant; only with the statuses that mean it. */
function pauseOf({ statusCode, headers }: IncomingMessage): number {
  const text = headers['retry-after'];
  if (text === undefined || (statusCode !== 429 && statusCode !== 503)) return 0;
  const pause = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(pause) ? Math.min(Math.max(pause, 0), webhookLimits.retryAfter) : 0;
}

const failures: Readonly<Record<string, WebhookFailure>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  EPROTO: 'tls',
};

function failureOf(error: unknown): WebhookFailure {
  const code = codeOf(error) ?? '';
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)|HOSTNAME_MISMATCH/.test(code)) return 'tls';
  if (code.startsWith('HPE_')) return 'closed';
  return failures[code] ?? 'unexpected';
}
