// The statements of a deletion, one per table; `eraseUser` calls them in order.

import type { StoredChanges } from '@app/contract/history/history.rules.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isSignInOf } from '#endpoints/sign-in-attempts.sql.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { deleteSummariesWith } from '#suggestions/thread-summaries.sql.ts';

interface LockedUser {
  id: number;
  role: string;
  fullName: string;
  usernameKey: string;
  email: string;
}

/** Returns the person and locks the row, so that nobody else changes, assigns or deletes them; undefined if they do not exist. */
export async function lockUser(tx: Db, userId: number): Promise<LockedUser | undefined> {
  return firstRow<LockedUser>(
    tx,
    sql`select id, role, full_name as "fullName", username_key as "usernameKey", email from users
        where id = ${userId} and deleted_at is null for update`,
  );
}

/** Notifies the boards of the tasks in `written`; a deleted task stands on none. */
const recorded = (by: Initiator) =>
  taskEvents({ of: sql`(select * from written where deleted_at is null)`, type: 'task_updated', by });

/** The text of a deleted account in the history of a task. */
const unassigned = (userId: number): StoredChanges => ({ list: [{ field: 'assignees', from: userId, to: null }], more: 0 });

/**
 * Removes the person from every task, including deleted ones, since those may be restored. Nobody else becomes the primary
 * assignee.
 */
export async function unassignUser(tx: Db, userId: number, by: Initiator): Promise<void> {
  await tx.execute(
    sql`with written as (
      update tasks t set
        assignee_id = nullif(t.assignee_id, ${userId}),
        assignees = (select coalesce(jsonb_agg(value order by place), '[]') from jsonb_array_elements(t.assignees) with ordinality e(value, place)
                     where value <> ${jsonb(userId)}),
        checklist_items = (select coalesce(jsonb_agg(case when item -> 'assigneeId' = ${jsonb(userId)} then item - 'assigneeId' else item end order by place), '[]')
                           from jsonb_array_elements(t.checklist_items) with ordinality e(item, place)),
        version = t.version + 1, updated_at = now(), changed_via = ${by.via}
      where t.assignee_id = ${userId} or t.assignees @> ${jsonb(userId)}
        or t.checklist_items @> ${jsonb([{ assigneeId: userId }])}
      returning *),
    ${recordedChange({ of: sql`written`, by, kind: 'changed', changes: jsonb(unassigned(userId)) })},
    ${recorded(by)}
    select 1`,
  );
}

/**
 * Replaces the name in checklists, which keep the id of the person who completed an item; also notifies open details with a
 * comment of the person.
 */
export async function eraseNameFromTasks(tx: Db, userId: number, by: Initiator, deleted: string): Promise<void> {
  await deleteSummariesWith(tx, userId);
  await tx.execute(
    sql`with written as (
      update tasks t set
        checklist_items = (
          select jsonb_agg(case when (item #> '{completedBy,userId}') = ${jsonb(userId)}
                                then jsonb_set(item, '{completedBy,userName}', to_jsonb(${deleted}::text)) else item end order by place)
          from jsonb_array_elements(t.checklist_items) with ordinality e(item, place)),
        version = t.version + 1, updated_at = now(), changed_via = ${by.via}
      where t.checklist_items @> ${jsonb([{ completedBy: { userId } }])}
      returning *),
    ${recorded(by)}
    select 1`,
  );
  await tx.execute(
    sql`with written as (
      select * from tasks t where exists (select 1 from task_comments c where c.task_id = t.id and c.user_id = ${userId})),
    ${recorded(by)}
    select 1`,
  );
}

/**
 * Removes the name from other people's notifications. A notification stores the id of the person who acted. An older one without
 * the id is recognized by the beginning of its message, and stays unchanged if that may name somebody else.
 */
export async function eraseNameFromNotifications(
  tx: Db,
  { id, fullName }: LockedUser,
  deletedByLanguage: Record<string, string>,
): Promise<void> {
  const word = sql`(${JSON.stringify(deletedByLanguage)}::jsonb ->> u.language)`;
  await tx.execute(
    sql`update notifications n
        set message = replace(n.message, acted.name, ${word}), details = jsonb_set(n.details, '{by}', acted.others)
        from notifications o join users u on u.id = o.user_id cross join lateral (
          select min(act->>'name') filter (where act->'id' = ${jsonb(id)}) as name,
            jsonb_agg(case when act->'id' = ${jsonb(id)} then jsonb_set(act, '{name}', to_jsonb(${word})) else act end order by place) as others
          from jsonb_array_elements(o.details->'by') with ordinality e(act, place)) acted
        where o.id = n.id and o.user_id <> ${id} and o.details->'by' @> ${jsonb([{ id }])}`,
  );
  await tx.execute(
    sql`update notifications n
        set message = ${word} || substr(n.message, length(${fullName}::text) + 1)
        from users u
        where u.id = n.user_id and n.user_id <> ${id} and not n.details ? 'by' and starts_with(n.message, ${fullName} || ' ')
          and not exists (select 1 from users o where o.id <> ${id} and o.deleted_at is null
                          and length(o.full_name) >= length(${fullName}::text) and starts_with(n.message, o.full_name || ' '))`,
  );
}

/** Deletes the person's own data, and what is stored temporarily under their id or name. */
export async function eraseUserData(tx: Db, { id, usernameKey, email }: LockedUser): Promise<void> {
  for (const table of [
    'avatars',
    'notifications',
    'scheduled_questions',
    'ai_conversations',
    'ai_calls',
    'assistant_proposals',
    'dismissed_hints',
    'silenced_nudges',
    'board_visits',
    'dashboard_mails',
    'standing_instructions',
    'my_task_marks',
    'task_watches',
    'user_departments',
    'workspace_members',
    'reminder_days',
    'mail_keys',
    'password_resets',
    'email_links',
    'sign_ins',
    'totp_secrets',
    'recovery_codes',
    'sign_in_challenges',
    'trusted_devices',
    'passkeys',
    'passkey_challenges',
    'identities',
    'provider_flows',
    'api_tokens',
    'scim_users',
    'feeds',
    'hand_overs',
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  }
  // Shared views stay with their board.
  await tx.execute(sql`delete from views where owner_id = ${id} and not shared`);
  await tx.execute(sql`update views set owner_id = null where owner_id = ${id}`);
  await tx.execute(sql`delete from outbox where user_id = ${id} or lower(address) = lower(${email})`);
  // The key stays, so that the same mail makes no second task.
  await tx.execute(sql`update incoming_mails set user_id = null, sender = null, subject = null where user_id = ${id}`);
  // Mails to others about the person stay, without their text.
  await tx.execute(
    sql`update outbox set subject = null, html = null, text = null
        where actor_id = ${id} or (details->>'personId')::int = ${id}`,
  );
  // Deletes invitations that the person sent, so that their links stop working, and those to the person, which hold the address.
  await tx.execute(
    sql`delete from invitations i using users u
        where u.id = ${id} and (i.invited_by = u.id or i.accepted_by = u.id or i.email_key = u.email_key)`,
  );
  await tx.execute(sql`delete from password_resets where created_by = ${id}`);
  await tx.execute(sql`delete from idempotency_keys where scope = ${`user:${id}`}`);
  await tx.execute(
    sql`delete from attempts where ${isSignInOf({ id, usernameKey, email })}
        or key = any(array[${`password:${id}`}, ${`export:${id}`}, ${`client-errors:${id}`}, ${`test-mail:${id}`}, ${`invite:${id}`},
          ${`password-reset-link:${id}`}, ${`change-email:${id}`}])`,
  );
}

/** Keeps the id of the account, the key of the username, and the time of deletion. No password matches it. */
export async function anonymizeUser(tx: Db, userId: number, deleted: string): Promise<void> {
  await tx.execute(
    sql`update users set
          username = ${`deleted-${userId}`}, password = '', full_name = ${deleted}, email = '', email_key = ${`deleted:${userId}`},
          title = null, profile_picture = null, avatar_initials = null, avatar_color = null, role = 'user', deleted_at = now()
        where id = ${userId}`,
  );
}

/** Takes from the audit log what names an erased person: their network address, and their mail address where a test mail was sent. */
export async function eraseFromAudit(tx: Db, { id, email }: LockedUser): Promise<void> {
  await tx.execute(sql`update audit_log set address = null where user_id = ${id} and address is not null`);
  await tx.execute(
    sql`update audit_log set details = details - 'name'
        where action = 'test_mail_sent' and lower(details->>'name') = lower(${email})`,
  );
}
