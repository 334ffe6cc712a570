// Numbers and choices of webhooks. Durations are in milliseconds.

/** Failures of an attempt, and reasons why a delivery was not sent. */
export const webhookFailures = [
  'forbidden',
  'dns',
  'refused',
  'unreachable',
  'closed',
  'tls',
  'timeout',
  'redirect',
  'status',
  'gone',
  'secret',
  'expired',
  'discarded',
  'unexpected',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

export const webhookStates = ['active', 'paused', 'stopped'] as const;
/** Why the server stopped a webhook: it failed for days, its receiver is gone, or its owner may not have it any more. */
export const webhookStops = ['failing', 'gone', 'owner'] as const;
export type WebhookStop = (typeof webhookStops)[number];
export const deliveryStates = ['queued', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const webhookLimits = {
  userAgent: 'Tasklane-Webhooks/1',
  /** Webhooks of an installation. */
  max: 50,
  name: { max: 80 },
  url: { max: 2_000 },
  departments: 50,
  /** Deliveries on a page of the log. */
  page: 30,
  /** Bytes of a payload; from a longer one the longest fields of the task are left out. */
  payload: 20_000,
  /** Bytes that are read of a response, and characters of it that the log shows. */
  response: { read: 65_536, shown: 2_000 },
  /** How long one attempt may take, from the resolution of the name to the last byte. */
  timeout: 15_000,
  /** How long the body of a response is read after its head. */
  bodyTimeout: 3_000,
  /** Delays before the second attempt, the third and so on (Standard Webhooks); each varies by `jitter` of itself. */
  backoff: [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 50_400_000, 72_000_000, 86_400_000],
  jitter: 0.1,
  /** A delivery that is not accepted within this time fails. */
  giveUpAfter: 4 * 86_400_000,
  /** A webhook whose every attempt failed for this long is stopped. */
  stopAfter: 3 * 86_400_000,
  /** From so many failures in a row on, the receiver gets a pause, doubled with each failure up to the longest. */
  pauseFrom: 3,
  pause: { first: 5_000, max: 600_000 },
  /** The longest pause that a receiver may ask for with Retry-After. */
  retryAfter: 3_600_000,
  /** A delivery waits for an earlier one about the same task until that had so many attempts. */
  orderAttempts: 3,
  /** Both secrets sign for this long after a rotation. */
  oldSecret: 86_400_000,
  /** Attempts that a delivery remembers. */
  attempts: 20,
  /** Retention of payloads and responses, and of the rows of deliveries. */
  keepBodies: 7 * 86_400_000,
  keepRows: 30 * 86_400_000,
  /** Deliveries of one webhook that may wait; the oldest beyond it fail. */
  waiting: 20_000,
  /** How long a worker that does not answer keeps its claim on a webhook. */
  lease: 60_000,
} as const;

/** The events that a webhook can receive. */
export const webhookEvents = [
  'task.created',
  'task.updated',
  'task.moved',
  'task.deleted',
  'task.restored',
  'checklist.item_completed',
  'comment.created',
  'comment.deleted',
  'tasks.imported',
  'column.created',
  'column.changed',
  'column.deleted',
  'member.added',
  'member.removed',
  'user.created',
  'user.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The type of a test delivery, which needs no subscription. */
export const pingEvent = 'ping';
