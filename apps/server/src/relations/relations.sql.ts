// Queries and writes relations between tasks. Whoever sees both tasks sees the relation, and may add and remove it.
import type { Actor } from '@app/contract/access.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import type { Relation, RelationMark, RelationSummary } from '@app/contract/relations/relations.contract.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { type Link, type LinkKind, seenFrom } from '@app/contract/relations/relations.rules.ts';
import type { ScoredRelations } from '@app/contract/scores/scores.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { type ScoreReader, scoreSql } from '#scores/score.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { userCard } from '#users/users.sql.ts';

/** The key of the advisory lock; any constant works. */
const linksLock = 7276504;

/** What the other task of link `l` is to a task that is its end `from`, or else its end `to`. */
function kindSeenFrom(isFrom: SQL): SQL {
  const cases = (Object.keys(seenFrom) as LinkKind[]).map(
    (kind) => sql`when ${kind} then case when ${isFrom} then ${seenFrom[kind].from}::text else ${seenFrom[kind].to}::text end`,
  );
  return sql`case l.kind ${sql.join(cases, sql` `)} end`;
}

/** The fields of link `l` as task `taskId` sees it, with the other task `t`. */
function relationFields(actor: Actor, taskId: number): SQL {
  return sql`l.id, ${kindSeenFrom(sql`l.from_id = ${taskId}`)} as kind,
    json_build_object('id', t.id, 'title', t.title, 'status', t.status, 'dueDate', t.due_date,
      'assignee', (select ${userCard(actor)} from users u where u.id = t.assignee_id and u.deleted_at is null)) as task`;
}

const seenBy = (actor: Actor) => sql`t.deleted_at is null and ${taskVisibleTo(actor)}`;

/** Returns the relations of a task to tasks that the person sees, oldest first. */
export async function relationsOf(db: Db, actor: Actor, taskId: number): Promise<Relation[]> {
  return rows<Relation>(
    db,
    sql`select ${relationFields(actor, taskId)}
        from (select l.* from task_links l where l.from_id = ${taskId} union all select l.* from task_links l where l.to_id = ${taskId}) l
        join tasks t on t.id = l.from_id + l.to_id - ${taskId}::int
        where ${seenBy(actor)} order by l.id limit ${relationLimits.perTask}`,
  );
}

/** Makes those who add relations take turns, so that two of them together never close a cycle. */
export async function lockLinks(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${linksLock})`);
}

/** What speaks against a link. */
export interface LinkFacts {
  exists: boolean;
  /** One of the tasks has as many relations as it may have. */
  full: boolean;
  circle: boolean;
  hasParent: boolean;
  /** How many levels its parents and its sub-tasks would have together. */
  levels: number;
}

/** Returns what speaks against a link among all tasks, those in the trash and those that the person does not see included. */
export async function linkFacts(db: Db, { kind, fromId, toId }: Link, actor?: Actor): Promise<LinkFacts> {
  const isSeen = (id: SQL) =>
    actor ? sql`exists (select from tasks t where t.id = ${id} and t.deleted_at is null and ${taskVisibleTo(actor)})` : sql`true`;
  const links = actor
    ? sql`(select l.* from task_links l where ${isSeen(sql`l.from_id`)} and ${isSeen(sql`l.to_id`)})`
    : sql`task_links`;
  const ofTask = (id: number) =>
    sql`(select count(*) from ${links} l where l.from_id = ${id}) + (select count(*) from ${links} l where l.to_id = ${id})`;
  // A walk up or down counts levels, and ends where they are too many anyway.
  const most = relationLimits.levels + 1;
  const facts = await firstRow<LinkFacts>(
    db,
    sql`with recursive
          reached (id) as (
            select ${toId}::int union select l.to_id from ${links} l join reached r on l.from_id = r.id where l.kind = ${kind}::text),
          up (id, level) as (
            select ${fromId}::int, 1 union all
            select l.from_id, u.level + 1 from ${links} l join up u on l.to_id = u.id
            where l.kind = 'parent' and ${kind}::text = 'parent' and u.level < ${most}::int),
          down (id, level) as (
            select ${toId}::int, 1 union all
            select l.to_id, d.level + 1 from ${links} l join down d on l.from_id = d.id
            where l.kind = 'parent' and ${kind}::text = 'parent' and d.level < ${most}::int)
        select
          exists (select from ${links} l where l.from_id = ${fromId} and l.kind = ${kind} and l.to_id = ${toId}) as exists,
          greatest(${ofTask(fromId)}, ${ofTask(toId)}) >= ${relationLimits.perTask}::int as full,
          ${kind}::text <> 'relates' and exists (select from reached where id = ${fromId}) as circle,
          ${kind}::text = 'parent' and exists (select from ${links} l where l.to_id = ${toId} and l.kind = 'parent') as "hasParent",
          (select max(level) from up) + (select max(level) from down) as levels`,
  );
  if (!facts) throw new Error('the query of facts returned no row');
  return facts;
}

/** The CTE that writes into the history of both tasks of `link` what became of their relation. */
function recordedLink(by: Initiator, of: SQL, link: SQL, became: 'added' | 'removed'): SQL {
  const isFrom = sql`t.id = (select l.from_id from ${link} l)`;
  const other = sql`(select l.from_id + l.to_id from ${link} l) - t.id`;
  const ends = became === 'added' ? sql`'from', null, 'to', ${other}` : sql`'from', ${other}, 'to', null`;
  const field = sql`(select ${kindSeenFrom(isFrom)} from ${link} l)`;
  const changes = sql`jsonb_build_object('list', jsonb_build_array(jsonb_build_object('field', ${field}, ${ends})), 'more', 0)`;
  return recordedChange({ of, by, kind: 'changed', changes });
}

/** Stores a link and returns it as `taskId` sees it; undefined unless the person sees both tasks. The caller holds `lockLinks`. */
export async function insertLink(
  db: Db,
  actor: Actor & Initiator,
  { kind, fromId, toId }: Link,
  taskId: number,
): Promise<Relation | undefined> {
  return firstRow<Relation>(
    db,
    sql`with ends as (select t.* from tasks t where t.id = any(${intArray([fromId, toId])}) and ${seenBy(actor)}),
    made as (insert into task_links (kind, from_id, to_id)
      select ${kind}::text, ${fromId}::int, ${toId}::int where (select count(*) from ends) = 2 returning *),
    changed as (select e.* from ends e where exists (select from made)),
    ${recordedLink(actor, sql`changed`, sql`made`, 'added')},
    ${taskEvents({ of: sql`changed`, type: 'task_relations_changed', by: actor })}
    select ${relationFields(actor, taskId)} from made l join changed t on t.id <> ${taskId}`,
  );
}

/** The relations of task `taskId` (SQL) in which it is the end `from`, with tasks that meet a condition on `t`, as JSON. */
export function relationsFrom(taskId: SQL, condition: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('kind', ${kindSeenFrom(sql`true`)}, 'taskId', l.to_id) order by l.id), '[]')
    from task_links l where l.from_id = ${taskId}
      and exists (select from tasks t where t.id = l.to_id and t.deleted_at is null and ${condition}))`;
}

/**
 * Stores a link of an import, which sends one event for all its changes; nothing if one of the tasks was deleted for good meanwhile.
 * The caller holds `lockLinks`.
 */
export async function insertImportedLink(db: Db, { kind, fromId, toId }: Link): Promise<void> {
  await db.execute(
    sql`insert into task_links (kind, from_id, to_id)
        select ${kind}::text, a.id, b.id from tasks a, tasks b where a.id = ${fromId} and b.id = ${toId} for key share of a, b
        on conflict do nothing`,
  );
}

/** Deletes a relation of a task; undefined unless there is one between tasks that the person sees. */
export async function deleteLink(
  db: Db,
  actor: Actor & Initiator,
  taskId: number,
  relationId: number,
): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`with gone as (
      delete from task_links l where l.id = ${relationId} and ${taskId}::int in (l.from_id, l.to_id) and (
        select count(*) from tasks t where t.id in (l.from_id, l.to_id) and ${seenBy(actor)}) = 2 returning *),
    changed as (select t.* from tasks t where t.id in (select from_id from gone union select to_id from gone)),
    ${recordedLink(actor, sql`changed`, sql`gone`, 'removed')},
    ${taskEvents({ of: sql`changed`, type: 'task_relations_changed', by: actor })}
    select id from gone`,
  );
}

/** Returns of those of the tasks that the person sees what blocks them and how many sub-tasks they have, as far as there is something. */
export async function relationSummaries(
  db: Db,
  actor: Actor,
  taskIds: readonly number[],
): Promise<Omit<RelationSummary, keyof ScoredRelations>[]> {
  const visible = taskVisibleTo(actor);
  const others = (from: SQL) => sql`from task_links l join tasks t on t.id = ${from} where t.deleted_at is null`;
  const open = sql`${others(sql`l.from_id`)} and l.kind = 'blocks' and l.to_id = own.id and t.status <> ${doneStatus}`;
  const isSubtask = sql`${others(sql`l.to_id`)} and l.kind = 'parent' and l.from_id = own.id and ${visible}`;
  return rows<Omit<RelationSummary, keyof ScoredRelations>>(
    db,
    sql`with own as materialized (select t.id from tasks t where t.id = any(${intArray(taskIds)}) and ${seenBy(actor)})
        select * from (
          select own.id as "taskId",
            coalesce((select json_agg(json_build_object('id', t.id, 'title', t.title) order by l.id) ${open} and ${visible}), '[]') as blockers,
            exists (select 1 ${open} and (${visible}) is not true) as "hasHiddenBlocker",
            (select count(*)::int ${isSubtask}) as subtasks,
            (select count(*)::int ${isSubtask} and t.status = ${doneStatus}) as "subtasksDone"
          from own) found
        where json_array_length(blockers) > 0 or "hasHiddenBlocker" or subtasks > 0 order by "taskId"`,
  );
}

/** Returns what blocks the tasks that meet a condition on `t`, what they block, and their sub-tasks, as far as the person sees both. */
export async function relationMarks(db: Db, reader: ScoreReader, condition: SQL): Promise<RelationMark[]> {
  const visible = seenBy(reader.actor);
  return rows<RelationMark>(
    db,
    sql`with shown as materialized (
          select l.id, o.kind, o.end_id, o.other_id from task_links l,
            lateral (values ('subtask', 'parent', l.from_id, l.to_id), ('blockedBy', 'blocks', l.to_id, l.from_id),
              ('blocks', 'blocks', l.from_id, l.to_id)) o (kind, link, end_id, other_id)
          where l.kind = o.link
            and exists (select from tasks t where t.id = o.end_id and ${condition} and ${visible}))
        select s.kind, s.end_id as "taskId", t.id as "otherId", t.status = ${doneStatus} as "isDone",
          case when s.kind = 'blockedBy' and t.status <> ${doneStatus} then ${scoreSql(reader)} end as score
        from shown s join tasks t on t.id = s.other_id where ${visible} order by s.id, s.kind limit ${relationLimits.marks}`,
  );
}
