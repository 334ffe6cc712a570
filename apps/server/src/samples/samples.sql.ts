// Finds the sample data of a new installation by what the first start has stored, and what people have made of them since.
import type { Samples } from '@app/contract/samples/samples.contract.ts';
import { samplesLimits } from '@app/contract/samples/samples.limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { samplePeople, sampleTemplates } from '#samples/sample-data.ts';

const usernameKeys = samplePeople.map(({ username }) => loginKey(username));
const templateNames = sampleTemplates.map(({ name }) => name);

/** The instant of the transaction that stored the first administrator, and with them the sample data. */
const firstStart = sql`(select created_at from users order by id limit 1)`;

/** The condition that account `u` came with the first start; also true of one that was deleted since. */
function cameWithStart(u: SQL): SQL {
  return sql`(${u}.created_at = ${firstStart} and ${u}.username_key = any(${textArray(usernameKeys)}))`;
}

/** The condition that the id is that of a sample person. */
const isOfSample = (userId: SQL) => sql`exists (select from users s where s.id = ${userId} and ${cameWithStart(sql`s`)})`;

/** The condition that `u` is a sample person who still exists. */
export const isSamplePerson = sql`(${cameWithStart(sql`u`)} and u.deleted_at is null)`;

/** The condition that somebody has used the account of sample person `u`, which nobody can sign in to at first. */
const wasUsed = sql`(u.role = 'admin'
  or exists (select from sessions s where s.user_id = u.id)
  or exists (select from password_resets r where r.user_id = u.id)
  or exists (select from api_tokens a where a.user_id = u.id)
  or exists (select from task_changes h where h.user_id = u.id)
  or exists (select from task_comments c where c.user_id = u.id and c.created_at >= u.created_at)
  or exists (select from tasks t where t.created_by = u.id and t.created_at >= u.created_at))`;

/** The condition that `t` is a sample task: it is older than the first administrator, and no import has brought it. */
const isSampleTask = sql`(t.deleted_at is null and t.created_at < ${firstStart} and ${isOfSample(sql`t.created_by`)}
  and not exists (select from imported_tasks i where i.task_id = t.id))`;

/**
 * The condition that people have made something of sample task `t`. That a deleted sample person was taken off it is nobody's work;
 * sample tasks come without a history, files and relations, and their comments are older than the first administrator.
 */
const wasTouched = sql`(
  exists (select from task_changes h where h.task_id = t.id and h.user_id is not null and not (
    h.kind = 'changed' and h.changes->'list' = jsonb_build_array(h.changes->'list'->0)
    and h.changes->'list'->0 @> '{"field": "assignees", "to": null}' and jsonb_typeof(h.changes->'list'->0->'from') = 'number'
    and ${isOfSample(sql`(h.changes->'list'->0->>'from')::int`)}))
  or exists (select from task_comments c where c.task_id = t.id and c.created_at >= ${firstStart})
  or exists (select from attachments a where a.task_id = t.id)
  or exists (select from task_links l where l.from_id = t.id or l.to_id = t.id)
  or exists (select from tasks n where n.repeated_from = t.id))`;

/** The condition that `c` is a sample checklist template that nobody has changed. */
const isSampleTemplate = sql`(c.created_at = ${firstStart} and c.version = 1 and c.name = any(${textArray(templateNames)}))`;

interface PersonRow {
  id: number;
  fullName: string;
  isKept: boolean;
}

/** Returns the sample people who still exist, and whether each stays. `except` stays whatever it is. */
export function samplePeopleRows(db: Db, except: number, lock = false): Promise<PersonRow[]> {
  return rows<PersonRow>(
    db,
    sql`select u.id, u.full_name as "fullName", (u.id = ${except} or ${wasUsed}) as "isKept" from users u
        where ${isSamplePerson} order by u.id limit ${samplesLimits.people} ${lock ? sql`for update of u` : sql``}`,
  );
}

/** Returns the sample tasks that are not in the trash, and whether each stays. */
export function sampleTaskRows(db: Db): Promise<{ id: number; title: string; isKept: boolean }[]> {
  return rows(
    db,
    sql`select t.id, t.title, ${wasTouched} as "isKept" from tasks t where ${isSampleTask} order by t.id limit ${samplesLimits.tasks}`,
  );
}

/** Locks the sample tasks, so that who changes one of them or comments on it comes before their removal or after it. */
export async function lockSampleTasks(tx: Db): Promise<void> {
  await tx.execute(sql`select t.id from tasks t where ${isSampleTask} order by t.id for update of t`);
}

/** Returns the ids of the sample checklist templates that nobody has changed. */
export async function sampleTemplateIds(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select c.id from checklist_templates c where ${isSampleTemplate} order by c.id`,
  );
  return found.map(({ id }) => id);
}

/** Returns how much sample data can be removed. */
export async function countSamples(db: Db): Promise<{ people: number; tasks: number }> {
  const row = await firstRow<{ people: number; tasks: number }>(
    db,
    sql`select (select count(*) from users u where ${isSamplePerson} and not ${wasUsed})::int as people,
          (select count(*) from tasks t where ${isSampleTask} and not ${wasTouched})::int as tasks`,
  );
  return row ?? { people: 0, tasks: 0 };
}

/** Returns which sample data would be removed now, and which would stay. */
export async function samplesNow(db: Db, except: number): Promise<Samples> {
  const people = await samplePeopleRows(db, except);
  const tasks = await sampleTaskRows(db);
  const templates = await sampleTemplateIds(db);
  const person = ({ id, fullName }: PersonRow) => ({ id, fullName });
  return {
    people: people.filter(({ isKept }) => !isKept).map(person),
    tasks: tasks.filter(({ isKept }) => !isKept).length,
    templates: templates.length,
    keptPeople: people.filter(({ isKept }) => isKept).map(person),
    keptTasks: tasks.filter(({ isKept }) => isKept).map(({ id, title }) => ({ id, title })),
  };
}
