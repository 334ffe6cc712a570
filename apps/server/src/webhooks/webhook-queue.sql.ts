// The queue of deliveries. A worker claims a webhook, not a delivery: each receiver gets one request at a time, in order.

import { type WebhookFailure, type WebhookStop, webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { mailsAreHeld } from '#email/mail-hold.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000}::float8)`;

/** The condition that webhook `w` may send: nobody stopped it, its owner is an active administrator, and no restore holds it. */
const maySend = sql`w.state = 'active' and not ${mailsAreHeld}
  and exists (select from users u where u.id = w.owner_id and u.role = 'admin' and ${isActive(sql`u`)})`;

/** The condition that delivery `d` need not wait for an earlier one about the same task. */
const isNext = sql`d.state = 'queued' and (d.task_id is null or not exists (
  select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.task_id = d.task_id and e.id < d.id
    and e.state = 'queued' and e.attempts < ${webhookLimits.orderAttempts}::int))`;

/** What an attempt needs. */
export interface ClaimedDelivery {
  id: number;
  webhookId: number;
  claim: string;
  messageId: string;
  body: string | null;
  /** With this one. */
  attempts: number;
  url: string;
  secret: string;
  oldSecret: string | null;
}

const claimedFields = sql`d.id, w.id as "webhookId", d.message_id as "messageId", d.body, d.attempts, w.url, w.secret,
  case when w.old_secret_until > now() then w.old_secret end as "oldSecret"`;

interface DueDelivery {
  delivery: ClaimedDelivery | undefined;
  /** Milliseconds until something is due, 0 if it is due already; undefined if nothing waits. */
  wait: number | undefined;
}

/** Claims the webhook that has waited longest, with its first due delivery; concurrent workers never claim the same webhook. */
export async function claimDelivery(db: Db, { claim, lease }: { claim: string; lease: number }): Promise<DueDelivery> {
  // A lock for an update of no key: a transaction that queues a delivery refers to the webhook, and neither waits for the other.
  const claimed = await firstRow<Omit<ClaimedDelivery, 'id'> & { id: number | null }>(
    db,
    sql`with due as (
          select w.id, first.id as delivery from webhooks w cross join lateral (
            select d.id from webhook_deliveries d where d.webhook_id = w.id and ${isNext} and d.due_at <= now() order by d.id limit 1) first
          where ${maySend} and coalesce(w.claimed_until <= now(), true) and coalesce(w.hold_until <= now(), true)
          order by w.served_at nulls first, w.id limit 1 for no key update of w skip locked),
        w as (
          update webhooks w set claim = ${claim}, claimed_until = now() + ${seconds(lease)}, served_at = clock_timestamp()
          from due where w.id = due.id returning w.*),
        d as (
          update webhook_deliveries d set attempts = d.attempts + 1, last_attempt_at = now(), url = w.url
          from due join w on w.id = due.id where d.id = due.delivery and d.state = 'queued' returning d.*)
        select ${claimedFields}, w.claim from w left join d on d.webhook_id = w.id`,
  );
  if (!claimed) return { delivery: undefined, wait: await untilDue(db) };
  const { id, ...rest } = claimed;
  if (id !== null) return { delivery: { id, ...rest }, wait: 0 };
  // Another worker has delivered it since the statement began.
  await endClaim(db, rest);
  return { delivery: undefined, wait: 0 };
}

async function endClaim(db: Db, { webhookId, claim }: Pick<ClaimedDelivery, 'webhookId' | 'claim'>): Promise<void> {
  await rows(
    db,
    sql`update webhooks set claim = null, claimed_until = null where id = ${webhookId} and claim = ${claim} returning id`,
  );
}

async function untilDue(db: Db): Promise<number | undefined> {
  const row = await firstRow<{ wait: number | null }>(
    db,
    sql`select (extract(epoch from min(greatest(first.due_at, w.claimed_until, w.hold_until)) - now()) * 1000)::float8 as wait
        from webhooks w cross join lateral (
          select d.due_at from webhook_deliveries d where d.webhook_id = w.id and ${isNext} order by d.due_at limit 1) first
        where ${maySend}`,
  );
  return row?.wait === null || row === undefined ? undefined : Math.max(0, row.wait);
}

/** The outcome of an attempt. */
export interface Attempt {
  status: number | null;
  code: WebhookFailure | null;
  response: string | null;
  duration: number;
  /** The body that was sent; null if there was none. */
  body: string | null;
  /** Milliseconds until the next attempt; undefined if none follows. */
  again: number | undefined;
}

/** The assignments that every attempt writes into delivery `d`. */
function attempted({ status, code, response, duration, body, again }: Attempt): SQL {
  const state = code === null ? 'delivered' : again === undefined ? 'failed' : 'queued';
  const mark = jsonb({ status, code, duration });
  return sql`state = ${state}, status = ${status}::int, code = ${code}, response = ${response}, duration = ${duration}::int,
    body = ${body}, cause = case when ${body}::text is null then d.cause end, due_at = now() + ${seconds(again ?? 0)},
    tries = (case when jsonb_array_length(d.tries) >= ${webhookLimits.attempts}::int then d.tries - 0 else d.tries end)
      || jsonb_build_array(${mark} || jsonb_build_object('at', d.last_attempt_at))`;
}

/**
 * Stores the outcome of an attempt and ends the claim, unless another worker has claimed the webhook meanwhile. Whoever fails is
 * left alone for longer and longer, and stopped after days. Whoever accepts again after several failures in a row gets at once what
 * waits; a single delivery that is refused keeps its own delays.
 */
export async function storeAttempt(
  db: Db,
  { id, webhookId, claim }: ClaimedDelivery,
  attempt: Attempt & { pause: number },
): Promise<void> {
  const { code, pause } = attempt;
  const { pauseFrom, pause: pauses, stopAfter } = webhookLimits;
  const failed = sql`${code !== null}::bool`;
  const stop = sql`case when ${code}::text = 'gone' then 'gone' when w.failing_since < now() - ${seconds(stopAfter)} then 'failing' end`;
  const ownPause = sql`case when w.failures + 1 >= ${pauseFrom}::int then
    least(${pauses.first / 1000}::float8 * 2 ^ least(w.failures + 1 - ${pauseFrom}::int, 20), ${pauses.max / 1000}::float8) else 0 end`;
  await rows(
    db,
    sql`with before as (select id, failures from webhooks where id = ${webhookId}),
        w as (
          update webhooks w set claim = null, claimed_until = null, failure = ${code},
            failures = case when ${failed} then w.failures + 1 else 0 end,
            failing_since = case when ${failed} then coalesce(w.failing_since, now()) end,
            last_delivered_at = case when ${failed} then w.last_delivered_at else now() end,
            hold_until = case when ${failed} then now() + make_interval(secs => greatest(${ownPause}, ${pause / 1000}::float8)) end,
            state = case when ${failed} and w.state = 'active' and ${stop} is not null then 'stopped' else w.state end,
            stop_reason = case when ${failed} and w.state = 'active' then ${stop} else w.stop_reason end,
            stop_told = w.stop_told and not (${failed} and w.state = 'active' and ${stop} is not null)
          where w.id = ${webhookId} and w.claim = ${claim} returning w.id),
        d as (update webhook_deliveries d set ${attempted(attempt)} from w where d.id = ${id} and d.state = 'queued'),
        released as (
          update webhook_deliveries d set due_at = now() from w join before on before.id = w.id
          where d.webhook_id = w.id and d.id <> ${id} and d.state = 'queued' and d.due_at > now() and not ${failed} and before.failures >= ${pauseFrom}::int)
        select 1`,
  );
}

/** Stores the outcome of a test, which does not count for or against the webhook. */
export async function storeTest(db: Db, deliveryId: number, attempt: Attempt): Promise<void> {
  await rows(db, sql`update webhook_deliveries d set ${attempted(attempt)} where d.id = ${deliveryId} and d.state = 'sending'`);
}

/** Gives back a claim whose attempt was interrupted by a shutdown: it is made again at once, by whoever runs. */
export async function giveBack(db: Db, { id, webhookId, claim }: ClaimedDelivery): Promise<void> {
  await rows(
    db,
    sql`with w as (update webhooks set claim = null, claimed_until = null where id = ${webhookId} and claim = ${claim} returning id)
        update webhook_deliveries d set attempts = d.attempts - 1 from w where d.id = ${id} and d.attempts > 0`,
  );
}

/** Ends all claims; for a start when no other worker can exist. */
export async function endClaims(db: Db): Promise<void> {
  await db.execute(sql`update webhooks set claim = null, claimed_until = null where claim is not null`);
}

export async function hasUnreportedStops(db: Db): Promise<boolean> {
  return (await firstRow(db, sql`select id from webhooks where not stop_told limit 1`)) !== undefined;
}

/** Returns the stopped webhooks that administrators do not know of, and marks them as reported. */
export async function takeUnreportedStops(db: Db): Promise<{ name: string; reason: WebhookStop }[]> {
  return rows(
    db,
    sql`update webhooks w set stop_told = true
        from (select id from webhooks where not stop_told order by id for no key update skip locked) untold
        where w.id = untold.id returning w.name, w.stop_reason as reason`,
  );
}

/** Ends what waits too long or is too much, and deletes payloads and rows past their retention. */
export async function purgeDeliveries(db: Db): Promise<void> {
  const { giveUpAfter, waiting, keepBodies, keepRows } = webhookLimits;
  await db.execute(
    sql`update webhook_deliveries set state = 'failed', code = coalesce(code, 'expired')
        where state in ('queued', 'sending') and queued_at < now() - ${seconds(giveUpAfter)}`,
  );
  await db.execute(
    sql`update webhook_deliveries d set state = 'failed', code = 'discarded', body = null, cause = null
        from webhooks w cross join lateral (
          select e.id from webhook_deliveries e where e.webhook_id = w.id and e.state = 'queued' order by e.id desc offset ${waiting} limit 1) newest
        where d.webhook_id = w.id and d.state = 'queued' and d.id <= newest.id`,
  );
  // A test whose server ended has no outcome.
  await db.execute(
    sql`update webhook_deliveries set state = 'failed', code = 'unexpected' where state = 'sending' and queued_at < now() - interval '5 minutes'`,
  );
  await db.execute(
    sql`update webhook_deliveries set body = null, cause = null, response = null
        where state in ('delivered', 'failed') and created_at < now() - ${seconds(keepBodies)}
          and (body is not null or cause is not null or response is not null)`,
  );
  await db.execute(
    sql`delete from webhook_deliveries where state in ('delivered', 'failed') and created_at < now() - ${seconds(keepRows)}`,
  );
}

/** Webhooks that fail or were stopped, deliveries that wait, and since when the oldest has been due (milliseconds; null without one). */
export interface WebhookHealth {
  failing: number;
  stopped: number;
  waiting: number;
  oldest: number | null;
}

export async function webhookHealth(db: Db): Promise<WebhookHealth> {
  const row = await firstRow<WebhookHealth>(
    db,
    sql`select count(*) filter (where w.state = 'active' and w.failing_since is not null)::int as failing,
          count(*) filter (where w.state = 'stopped')::int as stopped, coalesce(sum(d.waiting), 0)::int as waiting,
          (extract(epoch from now() - min(d.oldest)) * 1000)::float8 as oldest
        from webhooks w left join lateral (
          select count(*)::int as waiting, min(due_at) filter (where due_at <= now()) as oldest
          from webhook_deliveries where webhook_id = w.id and state = 'queued') d on w.state = 'active'`,
  );
  return row ?? { failing: 0, stopped: 0, waiting: 0, oldest: null };
}
