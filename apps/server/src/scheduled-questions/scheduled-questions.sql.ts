// Queries and writes the questions that people have answered on a schedule, and claims those whose time has come.
import type { ScheduledQuestion } from '@app/contract/scheduled-questions/scheduled-questions.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { timezoneOf } from '#endpoints/principals.sql.ts';

const fields = sql`s.id, s.text, s.workspace_id as "workspaceId", s.repeat, s.hour, s.is_paused as "isPaused",
  s.next_day::text as "nextDay", s.conversation_id as "conversationId"`;

export function scheduledQuestionsOf(db: Db, userId: number): Promise<ScheduledQuestion[]> {
  return rows(db, sql`select ${fields} from scheduled_questions s where s.user_id = ${userId} order by s.id`);
}

/** A row with the day from which its intervals count. */
export type ScheduledRow = ScheduledQuestion & { anchor: string };

/** Returns a question of the person, locked until the transaction ends. */
export function lockScheduled(db: Db, userId: number, id: number): Promise<ScheduledRow | undefined> {
  return firstRow(
    db,
    sql`select ${fields}, s.anchor::text as anchor from scheduled_questions s where s.id = ${id} and s.user_id = ${userId} for update`,
  );
}

type NewQuestion = Pick<ScheduledRow, 'text' | 'workspaceId' | 'repeat' | 'hour' | 'anchor' | 'nextDay'>;

export function insertScheduled(
  db: Db,
  userId: number,
  { text, workspaceId, repeat, hour, anchor, nextDay }: NewQuestion,
): Promise<ScheduledQuestion | undefined> {
  return firstRow(
    db,
    sql`insert into scheduled_questions as s (user_id, text, workspace_id, repeat, hour, anchor, next_day)
        values (${userId}, ${text}, ${workspaceId}, ${repeat}, ${hour}, ${anchor}, ${nextDay}) returning ${fields}`,
  );
}

export function updateScheduled(
  db: Db,
  id: number,
  { repeat, hour, isPaused, anchor, nextDay }: Pick<ScheduledRow, 'repeat' | 'hour' | 'isPaused' | 'anchor' | 'nextDay'>,
): Promise<ScheduledQuestion | undefined> {
  return firstRow(
    db,
    sql`update scheduled_questions s set repeat = ${repeat}, hour = ${hour}, is_paused = ${isPaused}, anchor = ${anchor}, next_day = ${nextDay}
        where s.id = ${id} returning ${fields}`,
  );
}

export async function deleteScheduled(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await firstRow(db, sql`delete from scheduled_questions where id = ${id} and user_id = ${userId} returning id`);
  return gone !== undefined;
}

/** Whether the question is there and not paused. */
export async function isScheduled(db: Db, userId: number, id: number): Promise<boolean> {
  return (await findScheduled(db, userId, id)) !== undefined;
}

/** Returns the question, unless it is paused. */
export function findScheduled(db: Db, userId: number, id: number): Promise<ScheduledQuestion | undefined> {
  return firstRow(
    db,
    sql`select ${fields} from scheduled_questions s where s.id = ${id} and s.user_id = ${userId} and not s.is_paused`,
  );
}

export async function pauseScheduled(db: Db, userId: number, id: number): Promise<void> {
  await db.execute(sql`update scheduled_questions set is_paused = true where id = ${id} and user_id = ${userId}`);
}

/** The day and the hour of a time zone at an instant. */
export interface ZoneHour {
  timezone: string;
  day: string;
  hour: number;
}

export type DueQuestion = ScheduledRow & { userId: number; day: string };

/** Claims the next question whose time has come, with the day of its person; no other process gets it until the transaction ends. */
export function claimDueQuestion(tx: Db, hours: readonly ZoneHour[]): Promise<DueQuestion | undefined> {
  return firstRow(
    tx,
    sql`with now_in as (select * from jsonb_to_recordset(${jsonb(hours)}) z (timezone text, day date, hour int))
        select ${fields}, s.anchor::text as anchor, s.user_id as "userId", z.day::text as day
        from scheduled_questions s join users u on u.id = s.user_id join now_in z on z.timezone = ${timezoneOf}
        where not s.is_paused and s.next_day <= (select max(day) from now_in) and ${hasCome}
        order by s.id limit 1 for update of s skip locked`,
  );
}

const hasCome: SQL = sql`(s.next_day < z.day or (s.next_day = z.day and s.hour <= z.hour))`;

/** Notes the next day, and where the answers are. */
export async function setNextDay(tx: Db, id: number, nextDay: string | null, conversationId: number | null): Promise<void> {
  await tx.execute(
    sql`update scheduled_questions set next_day = ${nextDay}, conversation_id = ${conversationId} where id = ${id}`,
  );
}
