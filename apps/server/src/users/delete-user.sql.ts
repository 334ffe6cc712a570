// What a deletion does to each table; `deleteUser` says in which order.
import type { Initiator } from '@app/contract';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';

interface LockedUser {
  id: number;
  role: string;
  fullName: string;
  usernameKey: string;
}

/** The person, whom nobody else can change, assign or delete until the transaction ends; undefined where there is none. */
export async function lockUser(tx: Db, userId: number): Promise<LockedUser | undefined> {
  return firstRow<LockedUser>(
    tx,
    sql`select id, role, full_name as "fullName", username_key as "usernameKey" from users
        where id = ${userId} and deleted_at is null for update`,
  );
}

/** Tells the boards of changed tasks, those in `written`; a deleted task stands on none. */
const recorded = (by: Initiator) =>
  taskEvents({ of: sql`(select * from written where deleted_at is null)`, type: 'task_updated', by });

/** Takes the person from every task, deleted ones too, since those may come back. Nobody else becomes the primary assignee. */
export async function unassign(tx: Db, userId: number, by: Initiator): Promise<void> {
  await tx.execute(
    sql`with written as (
      update tasks t set
        assignee_id = nullif(t.assignee_id, ${userId}),
        assignees = (select coalesce(jsonb_agg(value order by place), '[]') from jsonb_array_elements(t.assignees) with ordinality e(value, place)
                     where value <> ${jsonb(userId)}),
        version = t.version + 1, updated_at = now(), changed_via = ${by.via}
      where t.assignee_id = ${userId} or t.assignees @> ${jsonb(userId)}
      returning *),
    ${recorded(by)}
    select 1`,
  );
}

/** Checklists keep who completed an item, without the name; open details with a comment of the person are refreshed as well. */
export async function eraseNameFromTasks(tx: Db, userId: number, by: Initiator, deleted: string): Promise<void> {
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
 * Takes the name out of what others were notified of. A notification knows by number who acted; one that was written before it
 * did is told by the beginning of its message, and left alone where that may be about somebody else.
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

/** Erases what is the person's alone, and what the server remembers for a while under the person's number or name. */
export async function eraseBelongings(tx: Db, { id, usernameKey }: LockedUser): Promise<void> {
  for (const table of [
    'avatars',
    'notifications',
    'ai_conversations',
    'user_departments',
    'workspace_members',
    'reminder_days',
    'mail_keys',
    'password_resets',
    'email_links',
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  }
  await tx.execute(sql`delete from outbox where user_id = ${id}`);
  // What others were sent about the person is kept without its text.
  await tx.execute(
    sql`update outbox set subject = null, html = null, text = null
        where actor_id = ${id} or (details->>'personId')::int = ${id}`,
  );
  // What the person sent opens nothing any more; what was sent to the person holds the address.
  await tx.execute(
    sql`delete from invitations i using users u
        where u.id = ${id} and (i.invited_by = u.id or i.accepted_by = u.id or i.email_key = u.email_key)`,
  );
  await tx.execute(sql`delete from password_resets where created_by = ${id}`);
  await tx.execute(sql`delete from idempotency_keys where scope = ${`user:${id}`}`);
  await tx.execute(
    sql`delete from attempts where starts_with(key, ${`login:${usernameKey.slice(0, 64)}:`})
        or key = any(array[${`password:${id}`}, ${`export:${id}`}, ${`client-errors:${id}`}, ${`test-mail:${id}`}, ${`invite:${id}`},
          ${`password-reset-link:${id}`}, ${`change-email:${id}`}])`,
  );
}

/** What stays of the account: the number, the key of the username, and when it ended. No password fits it. */
export async function leaveTombstone(tx: Db, userId: number, deleted: string): Promise<void> {
  await tx.execute(
    sql`update users set
          username = ${`deleted-${userId}`}, password = '', full_name = ${deleted}, email = '', email_key = ${`deleted:${userId}`},
          title = null, profile_picture = null, avatar_initials = null, avatar_color = null, role = 'user', deleted_at = now()
        where id = ${userId}`,
  );
}
