// Reads and writes proposals, and finds the tasks that a command names.
import type { Actor } from '@app/contract/access.ts';
import { assistantLimits, limits } from '@app/contract/limits.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Effect, StoredAct } from '#assistant/stored-acts.ts';
import { intArray, iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { isArchived, workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

export interface ProposalRow {
  id: number;
  acts: StoredAct[];
  effects: Effect[] | null;
  expiresAt: string;
  state: 'open' | 'confirmed' | 'undone' | 'expired';
}

const fields = sql`id, acts, effects, ${iso(sql`expires_at`)} as "expiresAt", case
  when undone_at is not null then 'undone' when confirmed_at is not null then 'confirmed'
  when expires_at <= now() then 'expired' else 'open' end as state`;

export async function insertProposal(db: Db, userId: number, acts: readonly StoredAct[]): Promise<ProposalRow> {
  const row = await firstRow<ProposalRow>(
    db,
    sql`insert into assistant_proposals (user_id, acts, expires_at)
        values (${userId}, ${jsonb(acts)}, now() + make_interval(secs => ${assistantLimits.proposalLifetime / 1000}))
        returning ${fields}`,
  );
  if (!row) throw new Error('no proposal was inserted');
  return row;
}

/** Returns a proposal of the person; with `lock` no other request confirms or undoes it until the transaction ends. */
export async function findProposal(db: Db, userId: number, proposalId: number, lock = false): Promise<ProposalRow | undefined> {
  return firstRow<ProposalRow>(
    db,
    sql`select ${fields} from assistant_proposals where id = ${proposalId} and user_id = ${userId} ${lock ? sql`for update` : sql``}`,
  );
}

/** Returns what the person confirmed last, unless it was undone. */
export async function lastConfirmed(db: Db, userId: number): Promise<ProposalRow | undefined> {
  const row = await firstRow<ProposalRow>(
    db,
    sql`select ${fields} from assistant_proposals where user_id = ${userId} and confirmed_at is not null order by confirmed_at desc limit 1`,
  );
  return row?.state === 'confirmed' ? row : undefined;
}

/** The tasks that an act names. */
const namedIn = sql`(values ((act ->> 'taskId')::int), ((act -> 'relation' ->> 'otherId')::int)) n (id)`;

/** The act with its blockers as the person sees them now; one that they no longer see counts as hidden. */
function withVisibleBlockers(actor: Actor): SQL {
  const isSeen = sql`(${taskVisibleTo(actor)}) is true`;
  return sql`case when act ? 'blocked' then jsonb_set(act, '{blocked}', (act -> 'blocked') || (
    select jsonb_build_object(
      'blockers', coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by b.place) filter (where ${isSeen}), '[]'),
      'hasHiddenBlocker', (act -> 'blocked' ->> 'hasHiddenBlocker')::bool or coalesce(bool_or(not ${isSeen}), false))
    from jsonb_array_elements(act -> 'blocked' -> 'blockers') with ordinality b (blocker, place)
      join tasks t on t.id = (b.blocker ->> 'id')::int)) else act end`;
}

/**
 * Returns those of the proposals that are the person's and still stored, with the acts whose tasks the person sees now, and with the
 * blockers that the person sees; a proposal without any act is left out. `most` bounds the bytes of all together; those that do not fit
 * beside the newer ones are left out, too.
 */
export async function shownProposals(
  db: Db,
  actor: Actor,
  proposalIds: readonly number[],
  most?: number,
): Promise<ProposalRow[]> {
  if (proposalIds.length === 0) return [];
  const hidden = sql`exists (
    select from ${namedIn} left join tasks t on t.id = n.id where n.id is not null and (${taskVisibleTo(actor)}) is not true)`;
  return rows(
    db,
    sql`with kept as (
          select p.*, sum(octet_length(p.acts::text)) over (order by p.id desc) as bytes from assistant_proposals p
          where p.id = any(${intArray(proposalIds)}) and p.user_id = ${actor.id}),
        shown as (
          select p.id, p.effects, p.expires_at, p.undone_at, p.confirmed_at, coalesce((
            select jsonb_agg(${withVisibleBlockers(actor)} order by place) from jsonb_array_elements(p.acts) with ordinality a (act, place) where not ${hidden}), '[]') as acts
          from kept p where ${most ?? null}::int is null or p.bytes <= ${most ?? null}::int)
        select ${fields} from shown where jsonb_array_length(acts) > 0 order by id`,
  );
}

export async function markConfirmed(
  db: Db,
  proposalId: number,
  acts: readonly StoredAct[],
  effects: readonly Effect[],
): Promise<void> {
  await db.execute(
    sql`update assistant_proposals set confirmed_at = now(), acts = ${jsonb(acts)}, effects = ${jsonb(effects)} where id = ${proposalId}`,
  );
}

export async function markUndone(db: Db, proposalId: number): Promise<void> {
  await db.execute(sql`update assistant_proposals set undone_at = now() where id = ${proposalId}`);
}

export async function deleteOldProposals(db: Db): Promise<void> {
  await db.execute(
    sql`delete from assistant_proposals where created_at < now() - make_interval(secs => ${assistantLimits.proposalRetention / 1000})`,
  );
}

/**
 * Returns the versions of tasks, deleted ones included, and locks their rows, after the columns in which they get a place: whoever
 * moves a card locks the column first, and two orders would deadlock.
 */
export async function lockedVersions(
  db: Db,
  taskIds: readonly number[],
  columnIds: readonly number[],
): Promise<Map<number, number>> {
  await db.execute(sql`select 1 from columns where id = any(${intArray(columnIds)}) order by id for no key update`);
  const found = await rows<{ id: number; version: number }>(
    db,
    sql`select id, version from tasks where id = any(${intArray(taskIds)}) order by id for update`,
  );
  return new Map(found.map(({ id, version }) => [id, version]));
}

/** Returns the names of those of the columns whose board the person does not see. */
export async function columnsElsewhere(db: Db, actor: Actor, columnIds: readonly number[]): Promise<Map<number, string>> {
  const found = await rows<{ id: number; name: string }>(
    db,
    sql`select c.id, c.name from columns c join workspaces w on w.id = c.workspace_id
        where c.id = any(${intArray(columnIds)}) and not ${workspaceVisibleTo(actor)}`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

export interface NamedTask {
  id: number;
  title: string;
  version: number;
  status: string;
  columnId: number;
  order: number;
  workspaceId: number;
  department: string;
  assigneeId: number | null;
  assignees: number[];
  dueDate: string | null;
  startDate: string | null;
  priority: string;
}

const taskFields = sql`t.id, t.title, t.version, t.status, t.column_id as "columnId", t."order", t.workspace_id as "workspaceId",
  t.department, t.assignee_id as "assigneeId", t.assignees, t.due_date::text as "dueDate", t.start_date::text as "startDate", t.priority`;

/** Returns the visible tasks that match a condition, at most `most`. */
export async function namedTasks(db: Db, actor: Actor, condition: SQL, most: number): Promise<NamedTask[]> {
  return rowsReplanned<NamedTask>(
    db,
    sql`select ${taskFields} from tasks t where t.deleted_at is null and ${taskVisibleTo(actor)} and ${condition}
        order by t.id desc limit ${most}`,
  );
}

/** Returns the visible tasks that match a condition, those with the highest score first, at most `most`; `count` is of all. */
export async function tasksByScore(
  db: Db,
  actor: Actor,
  { condition, score, most }: { condition: SQL; score: SQL; most: number },
): Promise<(NamedTask & { score: number; count: number })[]> {
  return rowsReplanned(
    db,
    sql`select ${taskFields}, ${score} as score, (count(*) over ())::int as count from tasks t
        where t.deleted_at is null and ${taskVisibleTo(actor)} and ${condition} order by score desc, t.due_date, t.id limit ${most}`,
  );
}

/** Returns the checklists of those of the tasks that the person sees, by the ids of the tasks. */
export async function checklistsOf(db: Db, actor: Actor, tasks: readonly NamedTask[]): Promise<Map<number, ChecklistItem[]>> {
  const found = await rows<{ id: number; items: ChecklistItem[] }>(
    db,
    sql`select t.id, t.checklist_items as items from tasks t
        where t.id = any(${intArray(tasks.map(({ id }) => id))}) and ${taskVisibleTo(actor)}`,
  );
  return new Map(found.map(({ id, items }) => [id, items]));
}

/** The condition that the title contains words that match a text query. */
export function titleMatches(textQuery: string): SQL {
  return sql`t.id in (select task_id from search_tasks where title @@ ${textQuery}::tsquery)`;
}

/** Returns the columns of these workspaces. */
export async function columnsIn(
  db: Db,
  workspaceIds: readonly number[],
): Promise<{ id: number; name: string; nameKey: string; workspaceId: number }[]> {
  return rows(
    db,
    sql`select id, name, name_key as "nameKey", workspace_id as "workspaceId" from columns
        where workspace_id = any(${intArray(workspaceIds)}) order by workspace_id, "order", id`,
  );
}

/** Returns the boards on which the person may create tasks. */
export async function boardsOf(db: Db, actor: Actor): Promise<{ id: number; name: string; department: string }[]> {
  return rows(
    db,
    sql`select w.id, w.name, coalesce(d.name, w.name) as department
        from workspaces w left join departments d on d.key = w.department_key
        where ${workspaceVisibleTo(actor)} and not ${isArchived} order by w.id limit ${limits.maxDepartments}`,
  );
}
