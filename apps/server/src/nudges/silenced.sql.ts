// Reads and writes the single nudges that a person has silenced.
import type { Actor } from '@app/contract/access.ts';
import type { SilencedNudge } from '@app/contract/nudges/nudges.contract.ts';
import { nudgeLimits } from '@app/contract/nudges/nudges.limits.ts';
import type { NudgeKind } from '@app/contract/nudges/nudges.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { personVisibleTo } from '#users/users.sql.ts';

/** Returns what a person has silenced, as far as they see it, the last one first. */
export async function silencedNudges(db: Db, actor: Actor): Promise<SilencedNudge[]> {
  return rows<SilencedNudge>(
    db,
    sql`select s.kind, coalesce(t.id, u.id) as "subjectId", s.cause, coalesce(t.title, u.full_name) as name
        from silenced_nudges s
          left join tasks t on t.id = s.task_id and t.deleted_at is null and ${taskVisibleTo(actor)}
          left join users u on u.id = s.person_id and u.deleted_at is null and ${personVisibleTo(actor)}
        where s.user_id = ${actor.id} and coalesce(t.id, u.id) is not null
        order by s.id desc limit ${nudgeLimits.silenced}::int`,
  );
}

/** The column of what a kind is about. */
function subjectOf(kind: NudgeKind): SQL {
  return kind === 'overloaded' ? sql`person_id` : sql`task_id`;
}

/** Silences a nudge for a person. Beyond the limit, the oldest ones are heard again. */
export async function silenceNudge(
  db: Db,
  userId: number,
  { kind, subjectId, cause }: Pick<SilencedNudge, 'kind' | 'subjectId' | 'cause'>,
): Promise<void> {
  const subject = subjectOf(kind);
  await db.execute(
    sql`insert into silenced_nudges (user_id, kind, ${subject}, cause) values (${userId}, ${kind}, ${subjectId}, ${cause})
        on conflict (user_id, kind, ${subject}) where ${subject} is not null do update set cause = excluded.cause`,
  );
  await db.execute(
    sql`delete from silenced_nudges where user_id = ${userId} and id not in (
          select id from silenced_nudges where user_id = ${userId} order by id desc limit ${nudgeLimits.silenced}::int)`,
  );
}

/** Lets a person hear a nudge again. */
export async function hearNudge(
  db: Db,
  userId: number,
  { kind, subjectId }: Pick<SilencedNudge, 'kind' | 'subjectId'>,
): Promise<void> {
  await db.execute(
    sql`delete from silenced_nudges where user_id = ${userId} and kind = ${kind} and ${subjectOf(kind)} = ${subjectId}`,
  );
}
