// Queries everything that a mail needs and that decides whether it is sent, at the moment of sending.

import type { MailKind } from '@app/contract/email/email.rules.ts';
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import type { IncomingMailReason } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import type { DateFormat, Language, Timezone } from '@app/contract/limits.ts';
import type { PasskeyChange } from '@app/contract/passkeys/passkeys.limits.ts';
import type { ReminderKind } from '@app/contract/reminders/reminders.rules.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isOpenEmailLink } from '#email-confirmations/email-confirmations.sql.ts';
import { timezoneOf } from '#endpoints/principals.sql.ts';
import { isOpenReset } from '#password-resets/password-resets.sql.ts';
import { datedItem } from '#reminders/dated-items.sql.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';

/** A person as mails describe them. */
export interface MailPerson {
  fullName: string;
  email: string;
  title: string | null;
  departments: string[];
}

export interface MailRecipient extends MailPerson {
  id: number;
  role: string;
  deleted: boolean;
  inactive: boolean;
  emailConfirmed: boolean;
  language: Language;
  timezone: Timezone;
  dateFormat: DateFormat;
  emailNotifications: boolean;
  taskAssignmentNotifications: boolean;
  taskReminders: boolean;
  commentNotifications: boolean;
  dailyDigest: boolean;
}

export interface MailTask {
  id: number;
  /** Of a reminder of an item also the text of the item, whose date then is `dueDate`. */
  title: string;
  description: string | null;
  dueDate: string | null;
  priority: string;
  status: string;
  workspaceName: string;
  /** The recipient sees the task, and it is not deleted. */
  visible: boolean;
  /** The recipient is one of its assignees. */
  assigned: boolean;
}

export interface MailFacts {
  kind: MailKind;
  /** The recipient's address for this mail, independent of the person's current address. */
  address: string | null;
  recipient: MailRecipient | null;
  /** The id of the person who caused it. */
  actorId: number | null;
  /** The person it is about, if not the recipient. */
  about: MailPerson | null;
  task: MailTask | null;
  /** The person who caused it, with their current name; a test mail uses their language. */
  actor: { fullName: string; language: Language } | null;
  /** The default template of its trigger, if it is active. */
  template: Pick<EmailTemplate, 'subject' | 'htmlContent' | 'isBuiltIn'> | null;
  /** The comment it is about; null if it was deleted. */
  comment: string | null;
  /** Whether the invitation of its link can be accepted. */
  invitationOpen: boolean;
  /** Whether its link for a new password is open. */
  resetOpen: boolean;
  /** Whether its link about an address is open. */
  emailLinkOpen: boolean;
  /** The titles of other tasks that were assigned by the same act, as far as the recipient still has them. */
  alsoAssigned: string[];
  details: {
    commentId?: number;
    /** The ids of these tasks. */
    also?: number[];
    mentioned?: boolean;
    subject?: string;
    message?: string;
    /** For a reminder; of an item with its id, and how many more items it is about. */
    reminder?: ReminderKind;
    item?: string;
    more?: number;
    /** For a reminder, a digest or a dashboard: the local day. */
    day?: string;
    /** For an invitation; deleted with the link once the mail was sent. */
    invitation?: { tokenHash: string; link: string; workspace: string };
    /** For a new password; deleted with the link once the mail was sent. */
    reset?: { tokenHash: string; link: string };
    /** For the confirmation or the change of an address; deleted with the link once the mail was sent. */
    emailLink?: { tokenHash: string; link: string };
    /** For a sign-in from a device that is new. */
    signIn?: { userAgent: string | null; address: string; at: string };
    /** What became of the second step. */
    secondFactor?: 'on' | 'off' | 'codes' | 'reset';
    /** What became of a passkey. */
    passkey?: { change: PasskeyChange; name: string };
    /** What became of the link with an account of the company, and the name of its provider. */
    identity?: { change: 'linked' | 'unlinked'; name: string };
    /** For a mail that came in and was refused. */
    refusal?: { reason: IncomingMailReason; subject: string };
    /** Of a registration: whether the person waits for approval. */
    waits?: boolean;
    /** For a warning to administrators: the details of the notification. */
    warning?: object;
    /** For a dashboard: its board, 0 is the company view. */
    workspaceId?: number;
    /** For an answer: its question. */
    scheduledQuestionId?: number;
    /** For a digest: the period of its news. */
    since?: string;
    until?: string;
  };
}

const departments = (person: string) => sql`(select coalesce(json_agg(d.name order by ud.id), '[]')
  from user_departments ud join departments d on d.id = ud.department_id where ud.user_id = ${sql.raw(person)}.id)`;

/** Returns all facts of a mail; undefined if its row was deleted. */
export async function mailFacts(db: Db, mailId: number): Promise<MailFacts | undefined> {
  return firstRow<MailFacts>(
    db,
    sql`select o.kind, o.address, o.actor_id as "actorId", o.details,
          case when u.id is not null then json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email, 'title', u.title, 'role', u.role,
            'departments', ${departments('u')}, 'deleted', u.deleted_at is not null, 'inactive', u.deactivated_at is not null,
            'emailConfirmed', u.email_confirmed_at is not null, 'language', u.language, 'timezone', ${timezoneOf}, 'dateFormat', u.date_format,
            'emailNotifications', u.email_notifications, 'taskAssignmentNotifications', u.task_assignment_notifications,
            'taskReminders', u.task_reminders, 'commentNotifications', u.comment_notifications, 'dailyDigest', u.daily_digest) end as recipient,
          case when p.id is not null then json_build_object('fullName', p.full_name, 'email', p.email, 'title', p.title,
            'departments', ${departments('p')}) end as about,
          case when t.id is not null then json_build_object('id', t.id, 'title', coalesce(i.said, t.title), 'description', t.description,
            'dueDate', case when o.details ? 'item' then i.due else t.due_date::text end, 'priority', t.priority, 'status', t.status, 'workspaceName', w.name,
            'visible', t.deleted_at is null and (t.archived_at is null or not o.details ? 'item') and u.id is not null and ${taskVisibleToUser},
            'assigned', t.assignee_id = u.id or t.assignees @> to_jsonb(u.id)) end as task,
          case when a.id is not null then json_build_object('fullName', a.full_name, 'language', a.language) end as actor,
          (select json_build_object('subject', e.subject, 'htmlContent', e.html_content, 'isBuiltIn', e.built_in)
             from email_templates e where e.trigger_event = o.kind and e.is_default and e.is_active) as template,
          c.content as comment,
          array(select t.title from jsonb_array_elements_text(o.details->'also') with ordinality also(id, at) join tasks t on t.id = also.id::int
            where t.deleted_at is null and ${taskVisibleToUser} and (t.assignee_id = u.id or t.assignees @> to_jsonb(u.id))
            order by also.at) as "alsoAssigned",
          exists (select 1 from invitations i where i.token_hash = o.details->'invitation'->>'tokenHash'
            and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()) as "invitationOpen",
          exists (select 1 from password_resets r where r.token_hash = o.details->'reset'->>'tokenHash'
            and r.user_id = o.user_id and ${isOpenReset}) as "resetOpen",
          ${isOpenEmailLink(sql`o.details->'emailLink'->>'tokenHash'`)} as "emailLinkOpen"
        from outbox o
        left join users u on u.id = o.user_id
        left join users p on p.id = (o.details->>'personId')::int
        left join users a on a.id = o.actor_id
        left join tasks t on t.id = o.task_id
        left join lateral ${datedItem(sql`u.id`, sql`o.details->>'item'`, sql`coalesce((o.details->>'more')::int, 0)`)} i on t.id is not null
        left join workspaces w on w.id = t.workspace_id
        left join task_comments c on c.id = (o.details->>'commentId')::int and c.task_id = o.task_id
        where o.id = ${mailId}`,
  );
}
