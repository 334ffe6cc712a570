// The outbox: writes mails, queues and claims those that are due, and queries them for administrators.

import type { OutboxMail, OutboxMailDetails } from '@app/contract/email/email.contract.ts';
import type { MailFailure, MailKind, MailSkipReason, MailState } from '@app/contract/email/email.rules.ts';
import { delivery } from '@app/contract/limits.ts';
import type { RetentionKind } from '@app/contract/retention/retention.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { mailsAreHeld } from '#email/mail-hold.sql.ts';
import { ownMessageId } from '#email/own-marks.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { changeInSteps, deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';

export interface NewOutboxRow {
  dedupeKey: string;
  kind: MailKind;
  userId?: number | undefined;
  address?: string | undefined;
  taskId?: number | undefined;
  actorId?: number | undefined;
  details?: object | undefined;
  /** Seconds until it may be sent. */
  delay?: number | undefined;
}

/**
 * Inserts mails; no other statement does. `found` selects dedupe key, kind, person, address, task, actor, details and due time,
 * in this order; mails whose dedupe key exists are skipped.
 */
export function insertMails(found: SQL): SQL {
  return sql`insert into outbox (dedupe_key, kind, user_id, address, task_id, actor_id, details, due_at) ${found}
    on conflict (dedupe_key) do nothing`;
}

/** Inserts a mail and returns its id; undefined if its dedupe key exists. */
export async function insertMail(db: Db, mail: NewOutboxRow): Promise<number | undefined> {
  const found = sql`values (${mail.dedupeKey}, ${mail.kind}, ${mail.userId ?? null}::int, ${mail.address ?? null}, ${mail.taskId ?? null}::int,
    ${mail.actorId ?? null}::int, ${jsonb(mail.details ?? {})}, now() + make_interval(secs => ${mail.delay ?? 0}))`;
  const row = await firstRow<{ id: number }>(db, sql`${insertMails(found)} returning id`);
  return row?.id;
}

/** Queues a mail about one cause for each administrator except the one who caused it. */
export async function insertMailsToAdmins(
  db: Db,
  kind: MailKind,
  { cause, details, exceptId = 0 }: { cause: string | number; details: object; exceptId?: number | undefined },
): Promise<void> {
  await db.execute(
    insertMails(
      sql`select ${`${kind}:${cause}:`}::text || u.id, ${kind}::text, u.id, null, null::int, null::int, ${jsonb(details)}, now()
          from users u where u.role = 'admin' and ${isActive(sql`u`)} and not u.is_service and u.id <> ${exceptId} order by u.id`,
    ),
  );
}

/** A mail that only this worker may send now. */
export interface ClaimedMail {
  id: number;
  claim: string;
  messageId: string;
  /** Including this attempt. */
  attempts: number;
  kind: MailKind;
}

interface Claim {
  claim: string;
  /** The domain of a new Message-ID. */
  domain: string;
  /** Milliseconds after which the worker's claim expires. */
  lease: number;
}

const claimed = (due: SQL, { claim, domain, lease }: Claim) => sql`
  update outbox o set state = 'sending', claim = ${claim}, attempts = o.attempts + 1,
    due_at = now() + make_interval(secs => ${lease / 1000}),
    message_id = coalesce(o.message_id, ${ownMessageId}::text || gen_random_uuid() || '@' || ${domain}::text || '>')
  from (${due}) due where o.id = due.id
  returning o.id, o.claim, o.message_id as "messageId", o.attempts, o.kind`;

export interface DueMail {
  /** Undefined if none is due. */
  mail: ClaimedMail | undefined;
  /** Milliseconds until the next one is due, 0 if one is due now; undefined if none is queued. */
  wait: number | undefined;
}

/** Claims the mail that has been due longest, including one whose claim expired; concurrent workers never claim the same mail. */
export async function claimDueMail(db: Db, claiming: Claim): Promise<DueMail> {
  const row = await firstRow<{ [K in keyof ClaimedMail]: ClaimedMail[K] | null } & { wait: number | null }>(
    db,
    sql`with due as (
          select id from outbox where state in ('queued', 'sending') and due_at <= now() and not ${mailsAreHeld} order by due_at limit 1 for update skip locked),
        claimed as (${claimed(sql`select id from due`, claiming)})
        select claimed.*, (
            select (extract(epoch from min(o.due_at) - now()) * 1000)::float8 from outbox o
            where o.state in ('queued', 'sending') and o.id is distinct from (select id from due) and not ${mailsAreHeld}) as wait
        from (values (1)) one left join claimed on true`,
  );
  const { wait = null, ...mail } = row ?? { id: null };
  return { mail: mail.id === null ? undefined : (mail as ClaimedMail), wait: wait === null ? undefined : Math.max(0, wait) };
}

/** Claims a queued mail, due or not. */
export async function claimMail(db: Db, mailId: number, claiming: Claim): Promise<ClaimedMail | undefined> {
  const due = sql`select id from outbox where id = ${mailId} and state = 'queued' for update skip locked`;
  return firstRow<ClaimedMail>(db, claimed(due, claiming));
}

/** The outcome of an attempt. */
export type Outcome = { written?: { sentTo: string; subject: string; html: string; text: string } | undefined } & (
  | { state: 'sent' | 'kept' }
  | { state: 'skipped'; code: MailSkipReason }
  | { state: 'failed'; code: MailFailure }
  /** Retried after this many milliseconds. */
  | { state: 'queued'; code: MailFailure | null; after: number }
);

/** Stores the outcome of an attempt, unless another worker has claimed the mail meanwhile. */
export async function storeMailOutcome(
  db: Db,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
  outcome: Outcome,
): Promise<void> {
  const { written, state } = outcome;
  const done = state === 'sent' || state === 'kept';
  const after = outcome.state === 'queued' ? outcome.after : 0;
  await rows(
    db,
    sql`update outbox set state = ${state}, claim = null, code = ${'code' in outcome ? outcome.code : null},
          due_at = now() + make_interval(secs => ${after / 1000}), sent_at = case when ${done} then now() end,
          sent_to = coalesce(${written?.sentTo ?? null}, sent_to), subject = coalesce(${written?.subject ?? null}, subject),
          html = coalesce(${written?.html ?? null}, html), text = coalesce(${written?.text ?? null}, text),
          details = case when ${state} in ('sent', 'skipped') then details - 'invitation' - 'reset' - 'emailLink' else details end
        where id = ${id} and claim = ${claim} and state = 'sending'`,
  );
}

/** Releases all claims; for a start when no other worker can exist. */
export async function releaseClaims(db: Db): Promise<void> {
  await db.execute(sql`update outbox set due_at = now() where state = 'sending'`);
}

/** Makes mails due that failed because the server was unavailable. */
export async function releaseWaiting(db: Db, codes: readonly MailFailure[]): Promise<void> {
  await db.execute(
    sql`update outbox set due_at = now() where state = 'queued' and due_at > now() and code in (${sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    )})`,
  );
}

/** Marks mails as failed that have waited too long for the server. */
export async function failOldMails(db: Db): Promise<void> {
  await db.execute(
    sql`update outbox set state = 'failed', claim = null
        where state = 'queued' and code is not null and created_at < now() - make_interval(secs => ${delivery.giveUpAfter / 1000})`,
  );
}

export interface OutboxPage {
  state?: MailState | undefined;
  recipient?: string | undefined;
  before?: number | undefined;
  limit: number;
}

type WithoutReason<T> = Omit<T, 'reason'>;

const recipient = sql`coalesce(o.sent_to, o.address, case when u.deleted_at is null then nullif(u.email, '') end)`;
const fields = sql`o.id, o.kind, o.state, ${recipient} as recipient, o.user_id as "userId",
  case when u.deleted_at is null then u.full_name end as "fullName", o.subject, o.attempts, o.code,
  ${iso(sql`o.created_at`)} as "createdAt", ${iso(sql`o.sent_at`)} as "sentAt",
  case when o.state in ('queued', 'sending') then ${iso(sql`o.due_at`)} end as "nextAttemptAt"`;

/** Returns a page of the outbox, newest first. */
export async function outboxPage(
  db: Db,
  { state, recipient: part, before, limit }: OutboxPage,
): Promise<WithoutReason<OutboxMail>[]> {
  const conditions = [
    ...(state ? [sql`o.state = ${state}`] : []),
    ...(before ? [sql`o.id < ${before}`] : []),
    ...(part
      ? [sql`(strpos(lower(${recipient}), lower(${part}::text)) > 0 or strpos(lower(u.full_name), lower(${part}::text)) > 0)`]
      : []),
  ];
  return rows(
    db,
    sql`select ${fields} from outbox o left join users u on u.id = o.user_id
        ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``} order by o.id desc limit ${limit}`,
  );
}

export async function countOutbox(db: Db): Promise<{ waiting: number; failed: number }> {
  const row = await firstRow<{ waiting: number; failed: number }>(
    db,
    sql`select count(*) filter (where state in ('queued', 'sending'))::int as waiting,
          count(*) filter (where state = 'failed')::int as failed
        from outbox where state in ('queued', 'sending', 'failed')`,
  );
  return row ?? { waiting: 0, failed: 0 };
}

export async function findMail(db: Db, mailId: number): Promise<WithoutReason<OutboxMailDetails> | undefined> {
  return firstRow(
    db,
    sql`select ${fields}, o.html, o.text, o.message_id as "messageId", o.task_id as "taskId"
        from outbox o left join users u on u.id = o.user_id where o.id = ${mailId}`,
  );
}

/** Queues a mail again in any state, unless it is being sent; its Message-ID stays. */
export async function requeueMail(db: Db, mailId: number): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`with again as (
          update outbox set state = 'queued', attempts = 0, due_at = now(), code = null, sent_at = null
          where id = ${mailId} and state <> 'sending' returning id)
        select id, pg_notify('outbox', '')::text as woken from again`,
  );
}

/** Deletes the text of mails sent long ago, and later their rows; earlier where there are very many. */
export async function purgeOutbox(db: Db): Promise<void> {
  const settled = sql`state in ('sent', 'kept', 'skipped', 'failed')`;
  const isOld = (kind: RetentionKind, most: number) =>
    sql`(created_at < now() - ${keptFor(kind)}
      or id <= (select id from outbox order by id desc offset ${most}::int limit 1))`;
  const { kept } = delivery;
  await changeInSteps(
    db,
    {
      table: 'outbox',
      where: sql`${settled} and ${isOld('mailTexts', kept.bodies)}
        and (subject is not null or html is not null or text is not null or details <> '{}')`,
    },
    sql`subject = null, html = null, text = null, details = '{}'`,
  );
  await deleteInSteps(db, { table: 'outbox', where: sql`${settled} and ${isOld('mails', kept.rows)}` });
}
