// One attempt to deliver: compose the body, sign it, send it, decide what follows.
import { webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { decryptText } from '#endpoints/secret-text.ts';
import { postWebhook } from '#webhooks/post-webhook.ts';
import type { Resolve } from '#webhooks/receiver-address.ts';
import { webhookHeaders } from '#webhooks/sign-webhook.ts';
import { deliveryFacts } from '#webhooks/webhook-payload.sql.ts';
import { payloadOf } from '#webhooks/webhook-payload.ts';
import type { Attempt, ClaimedDelivery } from '#webhooks/webhook-queue.sql.ts';

export interface DeliveryOptions {
  db: Db;
  config: Config;
  /** Aborts the attempt. */
  stop?: AbortSignal | undefined;
  timeout?: number | undefined;
  resolve?: Resolve | undefined;
  backoff?: readonly number[] | undefined;
}

/** Makes the attempt; returns its outcome and the pause that the receiver needs. */
export async function deliverWebhook(
  delivery: Omit<ClaimedDelivery, 'claim' | 'webhookId'>,
  { db, config, stop, timeout, resolve, backoff = webhookLimits.backoff }: DeliveryOptions,
): Promise<Attempt & { pause: number }> {
  const { id, messageId, attempts } = delivery;
  const nothing = { status: null, response: null, duration: 0, pause: 0 };
  const body = delivery.body ?? (await composed(db, config, id));
  if (body === undefined) return { ...nothing, code: 'expired', body: null, again: undefined };
  const secrets = secretsOf(config, delivery);
  if (secrets.length === 0) return { ...nothing, code: 'secret', body, again: delayAfter(attempts, backoff) };
  const { userAgent } = webhookLimits;
  const headers = { 'user-agent': userAgent, ...webhookHeaders(secrets, { messageId, body, at: new Date() }) };
  const { webhooksAllowedHosts: allowedHosts } = config;
  const { retryAfter, ...reply } = await postWebhook({ url: delivery.url, headers, body, allowedHosts, stop, timeout, resolve });
  const next = delayAfter(attempts, backoff);
  const again = reply.code === null || reply.code === 'gone' || next === undefined ? undefined : Math.max(next, retryAfter);
  return { ...reply, body, again, pause: retryAfter };
}

async function composed(db: Db, config: Config, deliveryId: number): Promise<string | undefined> {
  const facts = await deliveryFacts(db, deliveryId);
  return facts && payloadOf(config, facts);
}

/** The secrets that sign; none if the first was encrypted with another secret key. */
function secretsOf(config: Config, { secret, oldSecret }: Pick<ClaimedDelivery, 'secret' | 'oldSecret'>): string[] {
  const current = decryptText(config, secret);
  const old = oldSecret === null ? undefined : decryptText(config, oldSecret);
  return current === undefined ? [] : [current, ...(old === undefined ? [] : [old])];
}

/** Varied, so that many deliveries that failed together do not come back together; undefined after the last attempt. */
function delayAfter(attempts: number, backoff: readonly number[]): number | undefined {
  const delay = backoff[attempts - 1];
  return delay === undefined ? undefined : delay * (1 + webhookLimits.jitter * (2 * Math.random() - 1));
}
