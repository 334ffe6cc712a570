// Queries all data of one person for their export, in pages, so that any amount fits into memory.
import type { Actor } from '@app/contract/access.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { standingTexts } from '#instructions/instructions.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

const page = 100;

/** Returns the next page of rows after an id. */
export type NextPage<Row> = (after: number) => Promise<Row[]>;

/**
 * Returns departments and workspaces, with the date of joining, what comes by mail on Mondays, null is the company view, what is
 * answered on a schedule, and the standing instructions.
 */
export async function membershipsOf(db: Db, userId: number) {
  const departments = await rows(
    db,
    sql`select d.name, ud.role, ud.pending, ${iso(sql`ud.created_at`)} as since
        from user_departments ud join departments d on d.id = ud.department_id where ud.user_id = ${userId} order by ud.id`,
  );
  const workspaces = await rows(
    db,
    sql`select w.name, wm.role from workspace_members wm join workspaces w on w.id = wm.workspace_id
        where wm.user_id = ${userId} order by wm.id`,
  );
  const dashboardMails = await rows<{ board: string | null }>(
    db,
    sql`select w.name as board from dashboard_mails m left join workspaces w on w.id = m.workspace_id
        where m.user_id = ${userId} order by m.id`,
  );
  const scheduledQuestions = await rows<Record<string, unknown>>(
    db,
    sql`select s.text, w.name as board, s.repeat, s.hour, s.is_paused as paused, s.next_day::text as next
        from scheduled_questions s left join workspaces w on w.id = s.workspace_id where s.user_id = ${userId} order by s.id`,
  );
  const { own: instructions } = await standingTexts(db, userId, undefined);
  return { departments, workspaces, dashboardMails, scheduledQuestions, instructions };
}

export interface ExportedTask {
  id: number;
  title: string;
  description: string | null;
  type: string;
  priority: string;
  status: string;
  department: string;
  departments: string[];
  startDate: string | null;
  dueDate: string | null;
  repeat: string | null;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  archivedAt: string | null;
  createdByMe: boolean;
  assignedToMe: boolean;
  customFields: Record<string, string>;
  checklistItems: ChecklistItem[];
}

/** Returns tasks that the person created or is assigned to, and sees. */
export function tasksOf(db: Db, actor: Actor): NextPage<ExportedTask> {
  return (after) =>
    rows<ExportedTask>(
      db,
      sql`select t.id, t.title, t.description, t.type, t.priority, t.status, t.department, t.departments,
            t.start_date::text as "startDate", t.due_date::text as "dueDate", t.repeat, ${iso(sql`t.created_at`)} as "createdAt",
            ${iso(sql`t.updated_at`)} as "updatedAt", ${iso(sql`t.completed_at`)} as "completedAt",
            ${iso(sql`t.archived_at`)} as "archivedAt",
            t.created_by is not distinct from ${actor.id}::int as "createdByMe",
            (t.assignee_id is not distinct from ${actor.id}::int or t.assignees @> ${jsonb(actor.id)}) as "assignedToMe",
            t.custom_fields as "customFields", t.checklist_items as "checklistItems"
          from tasks t
          where t.id > ${after} and t.deleted_at is null and ${taskVisibleTo(actor)}
            and (t.created_by = ${actor.id} or t.assignee_id = ${actor.id} or t.assignees @> ${jsonb(actor.id)})
          order by t.id limit ${page}`,
    );
}

/** Returns the person's comments, including those on tasks that they no longer see; without any text of the task. */
export function commentsOf(db: Db, userId: number): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select id, task_id as "taskId", content, is_system_comment as "isSystemComment", ${iso(sql`created_at`)} as "createdAt"
          from task_comments where user_id = ${userId} and id > ${after} order by id limit ${page}`,
    );
}

/** Returns the files that the person added, as long as the person sees their tasks. */
export function filesOf(db: Db, actor: Actor): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select a.id, a.task_id as "taskId", a.name, f.type, f.size::float8 as size, f.hash as sha256, ${iso(sql`a.created_at`)} as "createdAt"
          from attachments a join stored_files f on f.id = a.file_id join tasks t on t.id = a.task_id
          where a.user_id = ${actor.id} and a.id > ${after} and a.removed_at is null and t.deleted_at is null
            and ${taskVisibleTo(actor)} order by a.id limit ${page}`,
    );
}

/** A file that the person added, by its name in the store. */
export interface ExportedFile {
  id: number;
  name: string;
  key: string;
}

/** Returns the contents of the same files. */
export function fileContentsOf(db: Db, actor: Actor): NextPage<ExportedFile> {
  return (after) =>
    rows<ExportedFile>(
      db,
      sql`select a.id, a.name, f.key from attachments a join stored_files f on f.id = a.file_id join tasks t on t.id = a.task_id
          where a.user_id = ${actor.id} and a.id > ${after} and a.removed_at is null and t.deleted_at is null
            and ${taskVisibleTo(actor)} order by a.id limit ${page}`,
    );
}

/** Returns notifications whose tasks are visible to the person. */
export function notificationsOf(db: Db, actor: Actor): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select n.id, n.kind, n.message, n.is_read as "isRead", ${iso(sql`n.created_at`)} as "createdAt", n.task_id as "taskId"
          from notifications n left join tasks t on t.id = n.task_id
          where n.user_id = ${actor.id} and n.id > ${after}
            and (n.task_id is null or (t.deleted_at is null and ${taskVisibleTo(actor)}))
          order by n.id limit ${page}`,
    );
}

/** Returns the mails that were sent to the person. */
export function mailsOf(db: Db, userId: number): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select id, kind, sent_to as "sentTo", subject, text, ${iso(sql`sent_at`)} as "sentAt"
          from outbox where user_id = ${userId} and state in ('sent', 'kept') and id > ${after} order by id limit ${page}`,
    );
}

export function conversationsOf(db: Db, userId: number): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select id, name, conversation, ${iso(sql`created_at`)} as "createdAt",
            (select coalesce(json_agg(json_build_object('role', m.role, 'text', m.text, 'createdAt', ${iso(sql`m.created_at`)}) order by m.number), '[]')
             from ai_messages m where m.conversation_id = c.id) as messages
          from ai_conversations c where user_id = ${userId} and id > ${after} order by id limit ${page}`,
    );
}

/** Returns the changes that the assistant proposed to the person, of visible tasks, and without names of other people. */
export function proposalsOf(db: Db, actor: Actor): NextPage<{ id: number }> {
  const shown = sql`jsonb_build_object('kind', act -> 'kind', 'taskId', act -> 'taskId', 'title', act -> 'title',
    'fields', (act -> 'fields') - 'assigneeId')`;
  return (after) =>
    rows(
      db,
      sql`select p.id, ${iso(sql`p.created_at`)} as "createdAt", ${iso(sql`p.confirmed_at`)} as "confirmedAt",
            ${iso(sql`p.undone_at`)} as "undoneAt", coalesce((
              select jsonb_agg(${shown} order by place) from jsonb_array_elements(p.acts) with ordinality a(act, place)
              left join tasks t on t.id = (act ->> 'taskId')::int
              where act ->> 'taskId' is null or (t.deleted_at is null and ${taskVisibleTo(actor)})), '[]') as changes
          from assistant_proposals p where p.user_id = ${actor.id} and p.id > ${after} order by p.id limit ${page}`,
    );
}

/** Returns where the person is signed in, without any value that could open a session. */
export async function sessionsOf(db: Db, userId: number) {
  return rows(
    db,
    sql`select address, user_agent as "userAgent", ${iso(sql`created_at`)} as "createdAt", ${iso(sql`last_seen_at`)} as "lastSeenAt",
          ${iso(sql`expires_at`)} as "expiresAt"
        from sessions where user_id = ${userId} order by created_at`,
  );
}

export async function avatarOf(db: Db, userId: number): Promise<Buffer | undefined> {
  const found = await firstRow<{ image: Buffer }>(db, sql`select image from avatars where user_id = ${userId}`);
  return found?.image;
}
