// Queries tasks for a file: their ids first, then their rows in pages, so that any number fits into memory.
import type { Actor } from '@app/contract/access.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { relationsFrom } from '#relations/relations.sql.ts';
import { userCard } from '#users/users.sql.ts';

/** A file on a task: where it can be downloaded by who sees the task. */
export interface ExportedFile {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  type: string;
}

/** A person as a file names them; the address only where the reader sees it. */
type Named = Pick<UserCard, 'id' | 'fullName' | 'email'>;

export interface ExportedTask {
  id: number;
  title: string;
  description: string | null;
  type: string;
  priority: string;
  status: string;
  board: string;
  department: string;
  departments: string[];
  startDate: string | null;
  dueDate: string | null;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  archivedAt: string | null;
  repeat: string | null;
  repeatWhen: string | null;
  customFields: Record<string, string>;
  checklistItems: ChecklistItem[];
  /** Those of which this task is the first end, with tasks that are exported, too. */
  relations: { kind: RelationKind; taskId: number }[];
  /** The files on the task, oldest first, without their contents. */
  files: ExportedFile[];
  assigneeId: number | null;
  /** All assignees, the primary one first. */
  people: Named[];
  creator: Named | null;
}

export interface ExportedComment {
  taskId: number;
  id: number;
  author: Named | null;
  content: string;
  createdAt: string;
  system: boolean;
}

/** Returns the ids of all tasks that meet a condition on `t`, by board, column and place. */
export async function exportedIds(db: Db, condition: SQL): Promise<number[]> {
  const row = await firstRow<{ ids: number[] }>(
    db,
    sql`select coalesce(array_agg(t.id order by t.workspace_id, c."order", t.column_id, t."order", t.id), '{}') as ids
        from tasks t join columns c on c.id = t.column_id where t.deleted_at is null and ${condition}`,
  );
  return row?.ids ?? [];
}

/** Returns those of the given tasks that still meet the condition, in the given order. */
export async function exportedTasks(db: Db, actor: Actor, condition: SQL, ids: readonly number[]): Promise<ExportedTask[]> {
  return rows<ExportedTask>(
    db,
    sql`select t.id, t.title, t.description, t.type, t.priority, t.status, b.name as board, t.department, t.departments,
          t.start_date::text as "startDate", t.due_date::text as "dueDate", ${iso(sql`t.created_at`)} as "createdAt",
          ${iso(sql`t.updated_at`)} as "updatedAt", ${iso(sql`t.completed_at`)} as "completedAt",
          ${iso(sql`t.archived_at`)} as "archivedAt", t.repeat,
          t.repeat_when as "repeatWhen", t.custom_fields as "customFields", t.checklist_items as "checklistItems",
          ${relationsFrom(sql`w.id`, condition)} as relations,
          coalesce((
            select json_agg(json_build_object('id', a.id, 'name', a.name, 'size', f.size, 'type', f.type) order by a.id)
            from attachments a join stored_files f on f.id = a.file_id
            where a.task_id = t.id and a.removed_at is null), '[]') as files,
          t.assignee_id as "assigneeId", coalesce((
            select json_agg(${userCard(actor)} order by u.id <> coalesce(t.assignee_id, 0), u.id) from users u
            where u.deleted_at is null
              and u.id = any(array(select a::int from jsonb_array_elements_text(t.assignees) a) || t.assignee_id)), '[]') as people,
          (select ${userCard(actor)} from users u where u.id = t.created_by and u.deleted_at is null) as creator
        from unnest(${intArray(ids)}) with ordinality as w(id, at)
        join tasks t on t.id = w.id join workspaces b on b.id = t.workspace_id
        where t.deleted_at is null and ${condition} order by w.at`,
  );
}

/** Returns the next comments of the given tasks after a place, in the order of the tasks and the comments of each. */
export async function exportedComments(
  db: Db,
  actor: Actor,
  ids: readonly number[],
  after: { at: number; id: number },
  most: number,
): Promise<(ExportedComment & { at: number })[]> {
  return rows(
    db,
    sql`select w.at::int as at, k.task_id as "taskId", k.id, k.content, ${iso(sql`k.created_at`)} as "createdAt",
          k.is_system_comment as system,
          (select ${userCard(actor)} from users u where u.id = k.user_id and u.deleted_at is null) as author
        from unnest(${intArray(ids)}) with ordinality as w(id, at) join task_comments k on k.task_id = w.id
        where (w.at, k.id) > (${after.at}, ${after.id}) order by w.at, k.id limit ${most}`,
  );
}
