// Reads and writes webhooks and the log of their deliveries.

import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '@app/contract/webhooks/webhooks.contract.ts';
import { type DeliveryState, type WebhookEvent, webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { mailsAreHeld } from '#email/mail-hold.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** A webhook as it is stored; the secret is encrypted. */
export type WebhookRow = Omit<Webhook, 'secretUnreadable'> & { secret: string };

const fields = sql`w.id, w.name, w.url, w.events, w.department_ids as "departmentIds", w.state,
  case when w.state = 'stopped' then w.stop_reason end as "stopReason", u.id as "ownerId", u.full_name as "ownerName",
  ${iso(sql`w.created_at`)} as "createdAt", case when w.old_secret_until > now() then ${iso(sql`w.old_secret_until`)} end as "oldSecretUntil",
  ${mailsAreHeld} as "isHeld", ${iso(sql`w.failing_since`)} as "failingSince", w.failure, ${iso(sql`w.last_delivered_at`)} as "lastDeliveredAt",
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'queued') as waiting,
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed') as failed,
  w.version, w.secret`;

const select = (condition: SQL) =>
  sql`select ${fields} from webhooks w left join users u on u.id = w.owner_id and u.deleted_at is null where ${condition}`;

/** Returns all webhooks, newest first. */
export async function allWebhooks(db: Db): Promise<WebhookRow[]> {
  return rows<WebhookRow>(db, sql`${select(sql`true`)} order by w.id desc limit ${webhookLimits.max}`);
}

export async function findWebhook(db: Db, webhookId: number): Promise<WebhookRow | undefined> {
  return firstRow<WebhookRow>(db, select(sql`w.id = ${webhookId}`));
}

export interface WebhookToSend {
  name: string;
  url: string;
  secret: string;
  oldSecret: string | null;
}

/** Returns what a test needs. */
export async function findWebhookToSend(db: Db, webhookId: number): Promise<WebhookToSend | undefined> {
  return firstRow<WebhookToSend>(
    db,
    sql`select w.name, w.url, w.secret, case when w.old_secret_until > now() then w.old_secret end as "oldSecret"
        from webhooks w where w.id = ${webhookId}`,
  );
}

interface NewRow {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  departmentIds: readonly number[];
  secret: string;
  ownerId: number;
}

/** Inserts a webhook unless there are as many as allowed; returns its id. The caller has locked the limit. */
export async function insertWebhook(tx: Db, row: NewRow): Promise<number | undefined> {
  const inserted = await firstRow<{ id: number }>(
    tx,
    sql`insert into webhooks (name, url, events, department_ids, secret, owner_id)
        select ${row.name}, ${row.url}, ${textArray(row.events)}, ${intArray(row.departmentIds)}, ${row.secret}, ${row.ownerId}::int
        where (select count(*) from webhooks) < ${webhookLimits.max}
        returning id`,
  );
  return inserted?.id;
}

export interface WebhookPatch {
  name?: string | undefined;
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  departmentIds?: readonly number[] | undefined;
  state?: 'active' | 'paused' | undefined;
  /** Who becomes its owner if the present one is no administrator any more. */
  startedBy: number;
}

/**
 * Changes a webhook; returns undefined if it has another version. A new address, and a start, end its pauses: what waits is sent
 * at once.
 */
export async function updateWebhook(
  tx: Db,
  webhookId: number,
  version: number,
  patch: WebhookPatch,
): Promise<number | undefined> {
  const { name, url, events, departmentIds, state, startedBy } = patch;
  const isRightful = sql`exists (select from users u where u.id = w.owner_id and u.role = 'admin' and ${isActive(sql`u`)})`;
  const again = sql`${state === 'active' || url !== undefined}::bool`;
  const assignments = [
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(url === undefined ? [] : [sql`url = ${url}`]),
    ...(events === undefined ? [] : [sql`events = ${textArray(events)}`]),
    ...(departmentIds === undefined ? [] : [sql`department_ids = ${intArray(departmentIds)}`]),
    ...(state === undefined ? [] : [sql`state = ${state}, stop_reason = null, stop_told = true`]),
    ...(state === 'active' ? [sql`owner_id = case when ${isRightful} then w.owner_id else ${startedBy}::int end`] : []),
    sql`failures = case when ${again} then 0 else w.failures end, hold_until = case when ${again} then null else w.hold_until end,
      failing_since = case when ${again} then null else w.failing_since end, failure = case when ${again} then null else w.failure end`,
  ];
  const changed = await firstRow<{ id: number }>(
    tx,
    sql`with changed as (
          update webhooks w set ${sql.join(assignments, sql`, `)}, version = w.version + 1
          where w.id = ${webhookId} and w.version = ${version} returning w.id),
        due as (
          update webhook_deliveries d set due_at = now() from changed where d.webhook_id = changed.id and d.state = 'queued' and ${again})
        select id, pg_notify('webhooks', '')::text as woken from changed`,
  );
  return changed?.id;
}

/** Deletes a webhook with its log; returns its name. */
export async function deleteWebhook(tx: Db, webhookId: number): Promise<{ name: string } | undefined> {
  return firstRow<{ name: string }>(tx, sql`delete from webhooks where id = ${webhookId} returning name`);
}

/** Replaces the secret, or both of them: then only the new one signs. */
export async function replaceSecret(
  tx: Db,
  webhookId: number,
  { secret, keepsOld }: { secret: string; keepsOld: boolean },
): Promise<void> {
  await rows(
    tx,
    sql`update webhooks set old_secret = case when ${keepsOld}::bool then secret end,
          old_secret_until = case when ${keepsOld}::bool then now() + make_interval(secs => ${webhookLimits.oldSecret / 1000}) end,
          secret = ${secret}, version = version + 1
        where id = ${webhookId} returning id`,
  );
}

/** Returns those of the ids that no department has. */
export async function unknownDepartments(db: Db, departmentIds: readonly number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select i.id from unnest(${intArray(departmentIds)}) i (id) where not exists (select from departments d where d.id = i.id)`,
  );
  return found.map(({ id }) => id);
}

const deliveryFields = sql`d.id, d.message_id as "messageId", d.type, d.task_id as "taskId", d.state, d.attempts,
  ${iso(sql`d.created_at`)} as "createdAt", ${iso(sql`d.last_attempt_at`)} as "lastAttemptAt",
  case when d.state = 'queued' then ${iso(sql`d.due_at`)} end as "nextAttemptAt", d.status, d.code, d.duration`;
const detailFields = sql`${deliveryFields}, d.url, d.body, d.response,
  coalesce((select json_agg(json_build_object('at', ${iso(sql`(t->>'at')::timestamptz`)}, 'status', t->'status', 'code', t->'code', 'duration', t->'duration')
    order by n) from jsonb_array_elements(d.tries) with ordinality e (t, n)), '[]') as tries`;

/** Returns a page of the log, newest first. */
export async function deliveriesOf(
  db: Db,
  webhookId: number,
  { state, before }: { state?: DeliveryState | undefined; before?: number | undefined },
): Promise<WebhookDelivery[]> {
  return rows<WebhookDelivery>(
    db,
    sql`select ${deliveryFields} from webhook_deliveries d
        where d.webhook_id = ${webhookId} and ${state === undefined ? sql`true` : sql`d.state = ${state}`}
          and ${before === undefined ? sql`true` : sql`d.id < ${before}`}
        order by d.id desc limit ${webhookLimits.page}`,
  );
}

export async function findDelivery(db: Db, webhookId: number, deliveryId: number): Promise<WebhookDeliveryDetails | undefined> {
  return firstRow<WebhookDeliveryDetails>(
    db,
    sql`select ${detailFields} from webhook_deliveries d where d.id = ${deliveryId} and d.webhook_id = ${webhookId}`,
  );
}

/** Inserts a test that is being sent; returns its id and the header `webhook-id`. */
export async function insertTest(
  db: Db,
  webhookId: number,
  actorId: number,
  url: string,
): Promise<{ id: number; messageId: string } | undefined> {
  return firstRow<{ id: number; messageId: string }>(
    db,
    sql`insert into webhook_deliveries (webhook_id, type, actor_id, state, cause, attempts, url, last_attempt_at)
        select w.id, 'ping', ${actorId}::int, 'sending', '{}', 1, ${url}, now() from webhooks w where w.id = ${webhookId}
        returning id, message_id as "messageId"`,
  );
}

const again = sql`state = 'queued', attempts = 0, queued_at = now(), due_at = now(), code = null`;

/** Webhook `w` if it is active, locked until the commit against a pause, after which what was queued would wait. */
const active = (webhookId: number) => sql`w as (select id from webhooks where id = ${webhookId} and state = 'active' for share)`;

/**
 * Queues a delivery of an active webhook again whose body is kept; returns undefined for one that waits already or has no body any
 * more.
 */
export async function requeueDelivery(tx: Db, webhookId: number, deliveryId: number): Promise<WebhookDelivery | undefined> {
  return firstRow<WebhookDelivery>(
    tx,
    sql`with ${active(webhookId)}, d as (
          update webhook_deliveries d set ${again} from w
          where d.id = ${deliveryId} and d.webhook_id = w.id and d.state in ('delivered', 'failed')
            and (d.body is not null or d.cause is not null) returning d.*)
        select ${deliveryFields}, pg_notify('webhooks', '')::text as woken from d`,
  );
}

/** Queues all failed deliveries of an active webhook again whose body is kept, tests excepted; returns how many. */
export async function requeueFailed(tx: Db, webhookId: number): Promise<number> {
  const row = await firstRow<{ count: number }>(
    tx,
    sql`with ${active(webhookId)}, d as (
          update webhook_deliveries d set ${again} from w
          where d.webhook_id = w.id and d.state = 'failed' and d.type <> 'ping'
            and (d.body is not null or d.cause is not null) returning d.id)
        select count(*)::int as count, pg_notify('webhooks', '')::text as woken from d`,
  );
  return row?.count ?? 0;
}
