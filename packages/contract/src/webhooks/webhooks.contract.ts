// Webhooks: the server notifies other programs of what happened, as Standard Webhooks describes (docs/WEBHOOKS.md).
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, ResponseUrl, requiredText, Success, shownAs, textKey } from '#fields.ts';
import { adminVias } from '#principals.ts';
import {
  deliveryStates,
  pingEvent,
  webhookEvents,
  webhookFailures,
  webhookLimits,
  webhookStates,
  webhookStops,
} from '#webhooks/webhooks.limits.ts';

export const Webhook = z.object({
  id: ResponseId,
  name: z.string(),
  url: ResponseUrl,
  events: z.array(z.enum(webhookEvents)),
  /** Only what concerns these departments; empty for everything. */
  departmentIds: z.array(ResponseId),
  /** `stopped` by the server, for `stopReason`. */
  state: z.enum(webhookStates),
  stopReason: z.nullable(z.enum(webhookStops)),
  /** The administrator whose rights decide what it may send; null after their deletion. */
  ownerId: z.nullable(ResponseId),
  ownerName: z.nullable(z.string()),
  createdAt: Instant,
  /** Until when the secret before the last rotation also signs; null without one. */
  oldSecretUntil: z.nullable(Instant),
  /** Whether the secret was encrypted with another SECRET_KEY, so that nothing is sent before it is rotated. */
  secretUnreadable: z.boolean(),
  /** Whether a restore holds what waits, until an administrator ends the hold. */
  isHeld: z.boolean(),
  /** Since when every attempt has failed; null if the last one was accepted. */
  failingSince: z.nullable(Instant),
  /** The last failure; null if the last attempt was accepted. */
  failure: z.nullable(z.enum(webhookFailures)),
  lastDeliveredAt: z.nullable(Instant),
  /** Deliveries that wait, and those that failed and can be sent again. */
  waiting: z.int(),
  failed: z.int(),
  /** Ascends with every change by a person. */
  version: z.int(),
});
export type Webhook = z.output<typeof Webhook>;

/** A webhook with its secret, which the server returns only here. */
export const WebhookWithSecret = z.extend(Webhook, { secret: z.string() });
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>;

const fields = {
  name: nameText(1, webhookLimits.name.max, 'webhooks.nameRequired'),
  /** https; http only to hosts that the operator allows (`WEBHOOKS_ALLOWED_HOSTS`). */
  url: shownAs(requiredText(1, webhookLimits.url.max, 'webhooks.urlInvalid'), { type: 'string', format: 'uri' }),
  events: z
    .array(z.enum(webhookEvents, 'webhooks.eventRequired'), 'webhooks.eventRequired')
    .check(
      z.minLength(1, textKey('webhooks.eventRequired')),
      z.maxLength(webhookEvents.length, textKey('webhooks.eventRequired')),
    ),
  departmentIds: z
    .array(bodyId('departments.notFound'), 'departments.notFound')
    .check(z.maxLength(webhookLimits.departments, textKey('errors.tooMany'))),
};

export const NewWebhook = z.object(fields);
export type NewWebhook = z.output<typeof NewWebhook>;

export const WebhookChange = z.object({
  name: z.optional(fields.name),
  url: z.optional(fields.url),
  events: z.optional(fields.events),
  departmentIds: z.optional(fields.departmentIds),
  /** `active` also starts a stopped webhook again; whoever starts one without a rightful owner becomes its owner. */
  state: z.optional(z.enum(['active', 'paused'], 'errors.invalid')),
  /** The version that was read: if another one is stored now, nothing changes, and the answer is a conflict with the stored webhook. */
  version: z.optional(z.int('errors.invalid')),
});
export type WebhookChange = z.output<typeof WebhookChange>;

const delivery = {
  id: ResponseId,
  /** The header `webhook-id`, the same for every attempt. */
  messageId: z.string(),
  type: z.enum([...webhookEvents, pingEvent]),
  taskId: z.nullable(ResponseId),
  state: z.enum(deliveryStates),
  /** Attempts since it was queued, or queued again. */
  attempts: z.int(),
  createdAt: Instant,
  lastAttemptAt: z.nullable(Instant),
  /** Null if none follows. */
  nextAttemptAt: z.nullable(Instant),
  /** The HTTP status of the last response; null without one. */
  status: z.nullable(z.int()),
  /** The last failure; null for a delivery that was accepted or not tried. */
  code: z.nullable(z.enum(webhookFailures)),
  /** Milliseconds of the last attempt. */
  duration: z.nullable(z.int()),
};

export const WebhookDelivery = z.object(delivery);
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const WebhookDeliveryDetails = z.extend(WebhookDelivery, {
  /** Where the last attempt went. */
  url: z.nullable(ResponseUrl),
  /** The signed body; null before the first attempt and after its retention. */
  body: z.nullable(z.string()),
  /** The beginning of the last response; null without one. */
  response: z.nullable(z.string()),
  /** The last attempts, oldest first. */
  tries: z.array(
    z.object({
      at: Instant,
      status: z.nullable(z.int()),
      code: z.nullable(z.enum(webhookFailures)),
      duration: z.int(),
    }),
  ),
});
export type WebhookDeliveryDetails = z.output<typeof WebhookDeliveryDetails>;

const webhookParams = z.object({ webhookId: PathId });
const deliveryParams = z.object({ webhookId: PathId, deliveryId: PathId });
const reads = { access: 'admin', via: adminVias, scope: 'admin:read' } as const;
const writes = { access: 'admin', via: adminVias, scope: 'admin:write' } as const;
/** What it sends on are whole tasks, to an address of the caller's choice. */
const sends = { ...writes, alsoScope: 'tasks:read' } as const;
/** The secret is in no other answer. */
const receipt = z.object({ id: ResponseId, secret: z.string() });

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    ...reads,
    summary: 'Returns all webhooks without their secrets, newest first',
    response: z.array(Webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    ...sends,
    summary: 'Makes a webhook of the caller; returns its secret, once',
    body: NewWebhook,
    response: WebhookWithSecret,
    receipt,
    status: 201,
    noReplay: true,
    reauthentication: true,
    audit: 'webhook_created',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/webhooks/:webhookId',
    ...sends,
    summary: 'Changes, pauses or starts a webhook',
    params: webhookParams,
    body: WebhookChange,
    response: Webhook,
    reauthentication: true,
    audit: 'webhook_updated',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:webhookId',
    ...writes,
    summary: 'Deletes a webhook with its log; what waits is not sent',
    params: webhookParams,
    response: Success,
    audit: 'webhook_deleted',
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/webhooks/:webhookId/secret',
    ...writes,
    summary: 'Gives a webhook a new secret and returns it, once; the old one also signs for a day',
    params: webhookParams,
    response: WebhookWithSecret,
    receipt,
    noReplay: true,
    reauthentication: true,
    audit: 'webhook_secret_rotated',
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/webhooks/:webhookId/test',
    ...writes,
    summary: 'Sends a ping to a webhook at once and returns what came of it',
    params: webhookParams,
    response: WebhookDeliveryDetails,
    ownTransaction: true,
    noReplay: true,
    audit: 'webhook_tested',
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhooks/:webhookId/deliveries',
    ...reads,
    summary: 'Returns a page of the deliveries of a webhook, newest first, those in one state if asked',
    params: webhookParams,
    query: z.object({
      state: z.optional(z.enum(deliveryStates, 'errors.invalid')),
      /** Returns deliveries older than the one with this id. */
      before: z.optional(PathId),
    }),
    response: z.array(WebhookDelivery),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/api/webhooks/:webhookId/deliveries/:deliveryId',
    ...reads,
    summary: 'Returns a delivery with its body, its response and its attempts',
    params: deliveryParams,
    response: WebhookDeliveryDetails,
  }),
  redeliver: endpoint({
    method: 'POST',
    path: '/api/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
    ...sends,
    summary: 'Queues a delivery again, with its message id and its body',
    params: deliveryParams,
    response: WebhookDelivery,
    audit: 'webhook_resent',
  }),
  redeliverFailed: endpoint({
    method: 'POST',
    path: '/api/webhooks/:webhookId/redeliver',
    ...sends,
    summary: 'Queues all failed deliveries of a webhook again whose body is kept',
    params: webhookParams,
    response: z.object({ count: z.int() }),
    audit: 'webhook_resent',
  }),
};
