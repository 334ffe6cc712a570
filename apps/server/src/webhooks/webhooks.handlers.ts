// Webhooks: administrators make, change, test and delete them, and read the log of deliveries.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Webhook } from '@app/contract/webhooks/webhooks.contract.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { deliverWebhook } from '#webhooks/deliver-webhook.ts';
import { hostOf, isForbidden, receiverUrl } from '#webhooks/receiver-address.ts';
import { newWebhookSecret } from '#webhooks/sign-webhook.ts';
import { storeTest } from '#webhooks/webhook-queue.sql.ts';
import {
  allWebhooks,
  deleteWebhook,
  deliveriesOf,
  findDelivery,
  findWebhook,
  findWebhookToSend,
  insertTest,
  insertWebhook,
  replaceSecret,
  requeueDelivery,
  requeueFailed,
  unknownDepartments,
  updateWebhook,
  type WebhookRow,
} from '#webhooks/webhooks.sql.ts';

function asWebhook(config: Config, { secret, ...webhook }: WebhookRow): Webhook {
  return { ...webhook, secretUnreadable: decryptText(config, secret) === undefined };
}

async function requireWebhook(db: Db, webhookId: number): Promise<WebhookRow> {
  return requireFound(await findWebhook(db, webhookId), 'webhooks.notFound');
}

async function requireDelivery(db: Db, webhookId: number, deliveryId: number) {
  return requireFound(await findDelivery(db, webhookId, deliveryId), 'webhooks.deliveryNotFound');
}

/** Throws 400 for an address that nothing is ever sent to. Where a name leads is known only at sending. */
function assertAddress({ webhooksAllowedHosts: allowed }: Config, text: string): void {
  const url = receiverUrl(text);
  assertValid(url !== undefined, 'url', 'webhooks.urlInvalid');
  assertValid(!isForbidden(url, allowed), 'url', 'webhooks.urlForbidden');
  assertValid(url.protocol === 'https:' || allowed.includes(hostOf(url)), 'url', 'webhooks.urlNotSafe');
}

async function assertDepartments(db: Db, departmentIds: readonly number[]): Promise<void> {
  assertValid((await unknownDepartments(db, departmentIds)).length === 0, 'departmentIds', 'departments.notFound');
}

/** The audit log has the host alone: a path may be a secret of the receiver. */
function detailsOf({ name, url, events }: Pick<WebhookRow, 'name' | 'url' | 'events'>) {
  return { name, host: URL.parse(url)?.host ?? '', events: events.join(', ') };
}

export const webhooks: Handlers<Api['webhooks']> = {
  async list({ db, config }) {
    return (await allWebhooks(db)).map((row) => asWebhook(config, row));
  },

  async create({ db, config, actor, body, address }) {
    assertAddress(config, body.url);
    await assertDepartments(db, body.departmentIds);
    const secret = newWebhookSecret();
    const events = [...new Set(body.events)];
    const departmentIds = [...new Set(body.departmentIds)];
    const row = { ...body, events, departmentIds, secret: encryptText(config, secret), ownerId: actor.id };
    await lockLimit(db, 'webhooks');
    const id = await insertWebhook(db, row);
    if (id === undefined) throw conflictError('webhooks.tooMany');
    const webhook = await requireWebhook(db, id);
    const target = auditTarget('webhook', id);
    await recordAudit(db, { by: actor, action: 'webhook_created', target, details: detailsOf(webhook), address });
    return { ...asWebhook(config, webhook), secret };
  },

  async update({ db, config, actor, params: { webhookId }, body, address }) {
    const before = await requireWebhook(db, webhookId);
    const { version = before.version, url, events, departmentIds, ...change } = body;
    if (url !== undefined) assertAddress(config, url);
    if (departmentIds !== undefined) await assertDepartments(db, departmentIds);
    const patch = {
      ...change,
      url: url === before.url ? undefined : url,
      events: events && [...new Set(events)],
      departmentIds: departmentIds && [...new Set(departmentIds)],
      startedBy: actor.id,
    };
    if ((await updateWebhook(db, webhookId, version, patch)) === undefined)
      throw conflictError('webhooks.changed', asWebhook(config, await requireWebhook(db, webhookId)));
    const after = await requireWebhook(db, webhookId);
    const target = auditTarget('webhook', webhookId);
    const details = { ...detailsOf(after), state: after.state };
    await recordAudit(db, { by: actor, action: 'webhook_updated', target, details, address });
    return asWebhook(config, after);
  },

  async remove({ db, actor, params: { webhookId }, address }) {
    const { name } = requireFound(await deleteWebhook(db, webhookId), 'webhooks.notFound');
    const target = auditTarget('webhook', webhookId);
    await recordAudit(db, { by: actor, action: 'webhook_deleted', target, details: { name }, address });
    return { success: true };
  },

  async rotate({ db, config, actor, params: { webhookId }, address }) {
    const { secret: old, name } = await requireWebhook(db, webhookId);
    const secret = newWebhookSecret();
    const keepsOld = decryptText(config, old) !== undefined;
    await replaceSecret(db, webhookId, { secret: encryptText(config, secret), keepsOld });
    const target = auditTarget('webhook', webhookId);
    await recordAudit(db, { by: actor, action: 'webhook_secret_rotated', target, details: { name }, address });
    return { ...asWebhook(config, await requireWebhook(db, webhookId)), secret };
  },

  async test({ db, config, actor, params: { webhookId }, address, stopping, transaction }) {
    const { webhook, test } = await transaction(async (tx) => {
      const found = requireFound(await findWebhookToSend(tx, webhookId), 'webhooks.notFound');
      const delivery = requireFound(await insertTest(tx, webhookId, actor.id, found.url), 'webhooks.notFound');
      const target = auditTarget('webhook', webhookId);
      await recordAudit(tx, { by: actor, action: 'webhook_tested', target, details: { name: found.name }, address });
      return { webhook: found, test: delivery };
    });
    const ping = { ...webhook, ...test, body: null, attempts: 1 };
    // A test is not retried, because its answer is about now.
    const outcome = await deliverWebhook(ping, { db, config, stop: stopping, backoff: [] });
    await storeTest(db, test.id, { ...outcome, again: undefined });
    return requireDelivery(db, webhookId, test.id);
  },

  async deliveries({ db, params: { webhookId }, query }) {
    await requireWebhook(db, webhookId);
    return deliveriesOf(db, webhookId, query);
  },

  delivery: ({ db, params: { webhookId, deliveryId } }) => requireDelivery(db, webhookId, deliveryId),

  async redeliver({ db, actor, params: { webhookId, deliveryId }, address }) {
    const { name } = await requireWebhook(db, webhookId);
    const { state } = await requireDelivery(db, webhookId, deliveryId);
    const queued = await requeueDelivery(db, webhookId, deliveryId);
    const isWaiting = state === 'queued' || state === 'sending';
    if (!queued) {
      await assertActive(db, webhookId);
      throw conflictError(isWaiting ? 'webhooks.waitsAlready' : 'webhooks.bodyGone');
    }
    const target = auditTarget('webhook', webhookId);
    await recordAudit(db, { by: actor, action: 'webhook_resent', target, details: { name, deliveryId }, address });
    return queued;
  },

  async redeliverFailed({ db, actor, params: { webhookId }, address }) {
    const { name } = await requireWebhook(db, webhookId);
    const count = await requeueFailed(db, webhookId);
    const target = auditTarget('webhook', webhookId);
    if (count === 0) await assertActive(db, webhookId);
    else await recordAudit(db, { by: actor, action: 'webhook_resent', target, details: { name, count }, address });
    return { count };
  },
};

/** Explains why nothing was queued again: throws 409 if the webhook sends nothing. */
async function assertActive(db: Db, webhookId: number): Promise<void> {
  const { state } = await requireWebhook(db, webhookId);
  if (state !== 'active') throw conflictError('webhooks.notActive');
}
