// Queries and writes the addresses of boards, the log of incoming mails and the reading of the mailbox.

import type { MailFailure } from '@app/contract/email/email.rules.ts';
import type { IncomingMail } from '@app/contract/incoming-mails/incoming-mails.contract.ts';
import {
  type IncomingMailReason,
  type IncomingMailState,
  incomingMailLimits,
} from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';
import { columnsOf } from '#workspaces/columns.sql.ts';

export interface AddressRow {
  workspaceId: number;
  workspaceName: string;
  /** Null for a board whose address was never switched on. */
  secret: string | null;
  isOn: boolean;
}

const addressRow = sql`select w.id as "workspaceId", w.name as "workspaceName", a.secret, coalesce(a.is_on, false) as "isOn"
  from workspaces w left join mail_addresses a on a.workspace_id = w.id`;

/** Returns every board with its address. */
export async function mailAddresses(db: Db): Promise<AddressRow[]> {
  return rows<AddressRow>(db, sql`${addressRow} order by lower(w.name), w.id`);
}

export async function findMailAddress(db: Db, workspaceId: number): Promise<AddressRow | undefined> {
  return firstRow<AddressRow>(db, sql`${addressRow} where w.id = ${workspaceId}`);
}

/** Stores whether an address is on. It gets the secret if it has none, or if `renew` asks for a new one. */
export async function storeMailAddress(
  tx: Db,
  { workspaceId, isOn, secret, renew }: { workspaceId: number; isOn: boolean; secret: string; renew: boolean },
): Promise<void> {
  await tx.execute(
    sql`insert into mail_addresses as a (workspace_id, secret, is_on) values (${workspaceId}, ${secret}, ${isOn})
        on conflict (workspace_id) do update set is_on = excluded.is_on, changed_at = now(),
          secret = case when ${renew} then excluded.secret else a.secret end`,
  );
}

/** A board with the column in which a mail makes a task. */
export interface MailBoard {
  workspaceId: number;
  department: string;
  columnId: number;
  isOn: boolean;
}

/** Returns the board of an address; undefined if the secret is of none, or the board has no column. */
export async function findMailBoard(db: Db, secret: string): Promise<MailBoard | undefined> {
  const board = await firstRow<Omit<MailBoard, 'columnId'>>(
    db,
    sql`select w.id as "workspaceId", coalesce(d.name, w.name) as department, a.is_on as "isOn"
        from mail_addresses a join workspaces w on w.id = a.workspace_id left join departments d on d.key = w.department_key
        where a.secret = ${secret} or ${secret} = any(a.former_secrets)`,
  );
  const column = board && newTaskColumn(await columnsOf(db, board.workspaceId));
  return column && { ...board, columnId: column.id };
}

/** Returns the active person with that address. */
export async function findSender(db: Db, emailKey: string): Promise<{ id: number; isConfirmed: boolean } | undefined> {
  return firstRow(
    db,
    sql`select id, email_confirmed_at is not null as "isConfirmed" from users
        where email_key = ${emailKey} and ${isActive(sql`users`)} and not is_service`,
  );
}

/** What is known of a mail when it arrives. */
export interface ArrivedMail {
  way: 'smtp' | 'mailbox';
  sender: string | null;
  subject: string | null;
  userId: number | null;
  workspaceId: number | null;
}

/** A mail that only this call may turn into something. `arrivedAt` is its first arrival. */
export interface ClaimedMail {
  id: number;
  arrivedAt: string;
}

/**
 * Claims a mail by its dedupe key; undefined if it was claimed before: it became something, or somebody else reads it right now.
 */
export async function claimIncomingMail(
  db: Db,
  { way, sender, subject, userId, workspaceId }: ArrivedMail,
  { dedupeKey, claim }: { dedupeKey: string; claim: string },
): Promise<ClaimedMail | undefined> {
  return firstRow<ClaimedMail>(
    db,
    sql`insert into incoming_mails as m (dedupe_key, way, state, sender, subject, user_id, workspace_id, claim, claimed_at)
        values (${dedupeKey}, ${way}, 'working', ${sender}, ${subject}, ${userId}, ${workspaceId}, ${claim}, now())
        on conflict (dedupe_key) do update set claim = excluded.claim, claimed_at = now()
          where m.state = 'working' and m.claimed_at < now() - make_interval(secs => ${incomingMailLimits.lease / 1000})
        returning m.id, ${iso(sql`m.created_at`)} as "arrivedAt"`,
  );
}

/** Returns whether the mail with that key became something. */
export async function isTaken(db: Db, dedupeKey: string): Promise<boolean> {
  const row = await firstRow<{ state: IncomingMailState }>(
    db,
    sql`select state from incoming_mails where dedupe_key = ${dedupeKey}`,
  );
  return row !== undefined && row.state !== 'working';
}

/** Stores what a claimed mail became. */
export async function storeIncomingMail(
  db: Db,
  { id, claim }: { id: number; claim: string },
  { state, taskId }: { state: 'task' | 'comment'; taskId: number },
): Promise<void> {
  await db.execute(
    sql`update incoming_mails set state = ${state}, claim = null,
          task_id = (select t.id from tasks t where t.id = ${taskId})
        where id = ${id} and claim = ${claim}`,
  );
}

/** Gives a claimed mail back: it is refused, or tried again as if it had not come. */
export async function releaseIncomingMail(
  db: Db,
  { id, claim }: { id: number; claim: string },
  reason: IncomingMailReason | undefined,
): Promise<void> {
  const own = sql`where id = ${id} and claim = ${claim}`;
  await db.execute(
    reason === undefined
      ? sql`delete from incoming_mails ${own}`
      : sql`update incoming_mails set state = 'refused', reason = ${reason}, claim = null, dedupe_key = null ${own}`,
  );
}

/** Logs a mail that became nothing. */
export async function logIncomingMail(
  db: Db,
  { way, sender, subject, userId, workspaceId }: ArrivedMail,
  { state, reason }: { state: 'refused' | 'dropped'; reason: IncomingMailReason },
): Promise<void> {
  await db.execute(
    sql`insert into incoming_mails (way, state, reason, sender, subject, user_id, workspace_id)
        values (${way}, ${state}, ${reason}, ${sender}, ${subject}, ${userId}, ${workspaceId})`,
  );
}

/** Returns a page of the log, newest first. */
export async function incomingMailsPage(
  db: Db,
  { state, before, limit }: { state?: IncomingMailState | undefined; before?: number | undefined; limit: number },
): Promise<Omit<IncomingMail, 'reasonText'>[]> {
  return rows(
    db,
    sql`select m.id, m.state, m.way, m.sender, case when u.deleted_at is null then u.full_name end as "fullName",
          w.name as "workspaceName", m.subject, m.task_id as "taskId", m.reason, ${iso(sql`m.created_at`)} as "createdAt"
        from incoming_mails m left join users u on u.id = m.user_id left join workspaces w on w.id = m.workspace_id
        where m.id < ${before ?? 2_147_483_647}::int and (${state ?? null}::text is null or m.state = ${state ?? null})
        order by m.id desc limit ${limit}`,
  );
}

/** Deletes old entries, keeps the log within its size, and ends what was interrupted for good. */
export async function deleteOldIncomingMails(db: Db): Promise<void> {
  const { kept, lease } = incomingMailLimits;
  await db.execute(
    sql`update incoming_mails set state = 'refused', reason = 'interrupted', claim = null, dedupe_key = null
        where state = 'working' and claimed_at < now() - make_interval(secs => ${(lease * 30) / 1000})`,
  );
  await deleteInSteps(db, {
    table: 'incoming_mails',
    where: sql`(created_at < now() - ${keptFor('incomingMails')}
      or id <= (select id from incoming_mails order by id desc offset ${kept}::int limit 1))`,
  });
}

/** The mails of a day by what became of them, for operators. */
export async function incomingMailCounts(db: Db): Promise<Record<IncomingMailState, number>> {
  const counted = await rows<{ state: IncomingMailState; count: number }>(
    db,
    sql`select state, count(*)::int as count from incoming_mails where created_at > now() - interval '1 day' group by state`,
  );
  return {
    working: 0,
    task: 0,
    comment: 0,
    refused: 0,
    dropped: 0,
    ...Object.fromEntries(counted.map((r) => [r.state, r.count])),
  };
}

/** Lets one process read the mailbox: returns whether it is this one, for the time of one reading. */
export async function claimMailbox(db: Db, reader: string): Promise<boolean> {
  const { timeout } = incomingMailLimits.mailbox;
  const mine = await firstRow(
    db,
    sql`insert into mailbox_readings as r (id, reader, until) values (1, ${reader}, now() + make_interval(secs => ${timeout / 1000}))
        on conflict (id) do update set reader = excluded.reader, until = excluded.until
          where r.until is null or r.until < now()
        returning r.id`,
  );
  return mine !== undefined;
}

/** Ends a reading. Nobody reads again before it is due. */
export async function storeReading(db: Db, reader: string, failure: MailFailure | null, every: number): Promise<void> {
  await db.execute(
    sql`update mailbox_readings set checked_at = now(), failure = ${failure}, until = now() + make_interval(secs => ${every / 1000})
        where reader = ${reader}`,
  );
}

export async function lastReading(db: Db): Promise<{ checkedAt: string | null; failure: MailFailure | null }> {
  const row = await firstRow<{ checkedAt: string | null; failure: MailFailure | null }>(
    db,
    sql`select ${iso(sql`checked_at`)} as "checkedAt", failure from mailbox_readings where id = 1`,
  );
  return row ?? { checkedAt: null, failure: null };
}
