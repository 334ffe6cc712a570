// The queue of records that are sent elsewhere. A process claims a receiver, so that each one gets one batch at a time, in order.
import { auditDelivery } from '@app/contract/audit/audit.limits.ts';
import { sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** A record of the audit log as receivers get it. */
export interface AuditRecord {
  id: number;
  at: string;
  action: string;
  outcome: string;
  via: string;
  userId: number | null;
  username: string | null;
  target: string | null;
  details: Record<string, unknown>;
  address: string | null;
}

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000}::float8)`;

/** Lets new records be queued for the receivers from now on. */
export async function registerReceivers(db: Db, names: readonly string[]): Promise<void> {
  await db.execute(
    sql`insert into audit_receivers (name) select unnest(${textArray(names)}) on conflict (name) do update set seen_at = now()`,
  );
}

/** Forgets receivers that no server has sent to for days: the environment does not set them any more. */
export async function forgetReceivers(db: Db): Promise<void> {
  await db.execute(
    sql`with gone as (delete from audit_receivers where seen_at < now() - ${seconds(auditDelivery.forgotten)} returning name)
        delete from audit_queue q using gone where q.receiver = gone.name`,
  );
}

/** Claims a receiver for which something is due; returns false if nothing is, or another process has it. */
export async function claimReceiver(db: Db, name: string, claim: string): Promise<boolean> {
  const row = await firstRow(
    db,
    sql`update audit_receivers set claim = ${claim}, claimed_until = now() + ${seconds(auditDelivery.lease)}
        where name = ${name} and (claim is null or claim = ${claim} or claimed_until <= now())
          and coalesce(hold_until <= now(), true) and exists (select from audit_queue where receiver = ${name})
        returning name`,
  );
  return row !== undefined;
}

/** Takes records from a receiver's queue that have expired before it got them. It reads the whole queue. */
export async function dropExpired(db: Db, name: string): Promise<void> {
  await db.execute(
    sql`delete from audit_queue q where receiver = ${name} and not exists (select from audit_log where id = q.audit_id)`,
  );
}

/** Returns the oldest records that a receiver has not got. */
export async function nextRecords(db: Db, name: string): Promise<AuditRecord[]> {
  return rows<AuditRecord>(
    db,
    sql`select a.id::float8 as id, ${iso(sql`a.created_at`)} as at, a.action, a.outcome, a.via, a.user_id as "userId", u.username,
          a.target, a.details, a.address
        from audit_queue q join audit_log a on a.id = q.audit_id left join users u on u.id = a.user_id
        where q.receiver = ${name} order by q.audit_id limit ${auditDelivery.batch}`,
  );
}

/** Takes records that a receiver has got from its queue, and keeps the claim for the next ones; returns whether it still holds. */
export async function recordsSent(db: Db, name: string, claim: string, ids: readonly number[]): Promise<boolean> {
  const held = await firstRow(
    db,
    sql`with sent as (
          delete from audit_queue where receiver = ${name} and audit_id in (select (jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))::bigint))
        update audit_receivers set failures = 0, failure = null, hold_until = null, sent_at = now(),
          claimed_until = now() + ${seconds(auditDelivery.lease)}
        where name = ${name} and claim = ${claim} returning 1`,
  );
  return held !== undefined;
}

/** Ends the claim. After a failure the receiver is left alone, for longer each time. */
export async function endReceiverClaim(db: Db, name: string, claim: string, failure?: string): Promise<void> {
  const failed = sql`failures = least(failures + 1, 1000), failure = ${failure ?? null},
    hold_until = now() + least(${seconds(auditDelivery.maxPause)}, ${seconds(auditDelivery.firstPause)} * power(2, least(failures, 20)))`;
  await db.execute(
    sql`update audit_receivers set claim = null, claimed_until = null ${failure === undefined ? sql`` : sql`, ${failed}`}
        where name = ${name} and claim = ${claim}`,
  );
}

/** How far behind a receiver is. */
export interface AuditBacklog {
  name: string;
  waiting: number;
  /** Since when the oldest record waits, in whole seconds; 0 without one. */
  oldestSeconds: number;
  /** So long is a problem. */
  late: boolean;
  failure: string | null;
}

/** Returns how far behind each receiver is. */
export async function auditBacklog(db: Db): Promise<AuditBacklog[]> {
  return rows<AuditBacklog>(
    db,
    sql`select r.name, count(q.audit_id)::int as waiting, r.failure,
          coalesce(extract(epoch from now() - min(q.created_at)), 0)::int as "oldestSeconds",
          coalesce(min(q.created_at) <= now() - ${seconds(auditDelivery.late)}, false) as late
        from audit_receivers r left join audit_queue q on q.receiver = r.name group by r.name order by r.name`,
  );
}
