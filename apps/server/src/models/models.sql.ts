// Reads and writes the settings of the model, and its calls: the log, the usage, and the budget of each person and day.
import type { AssistantLevel } from '@app/contract/limits.ts';
import type { ModelCall, ModelUsage } from '@app/contract/models/models.contract.ts';
import { conversationAge, type ModelProvider, modelLimits, type modelUse } from '@app/contract/models/models.limits.ts';
import { sql } from 'drizzle-orm';
import { intArray, iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';

/** The settings of administrators as they are stored. */
export interface StoredSettings {
  provider: ModelProvider;
  baseUrl: string | null;
  model: string;
  /** Encrypted. */
  key: string | null;
  levels: AssistantLevel[];
  dailyTokens: number | null;
  redactEmails: boolean;
  keepContent: boolean;
  prices: { input: number; output: number } | null;
  conversationDays: number;
  offDepartments: number[];
  version: number;
}

const name = 'model';
/** Settings that were stored before these existed. */
const later = { conversationDays: conversationAge.default, offDepartments: [], version: 1 };

export async function storedSettings(db: Db): Promise<StoredSettings | undefined> {
  const row = await firstRow<{ value: StoredSettings }>(db, sql`select value from settings where name = ${name}`);
  return row && { ...later, ...row.value };
}

/** Stores the settings as the version after theirs; returns false, and changes nothing, if that is not the stored one. */
export async function storeSettings(db: Db, settings: StoredSettings): Promise<boolean> {
  const next = { ...settings, version: settings.version + 1 };
  const row = await firstRow(
    db,
    sql`insert into settings (name, value) values (${name}, ${jsonb(next)})
        on conflict (name) do update set value = excluded.value, updated_at = now()
        where coalesce((settings.value->>'version')::int, ${later.version}) = ${settings.version}
        returning name`,
  );
  return row !== undefined;
}

/** Returns after how many days conversations are deleted. */
export async function conversationDays(db: Db): Promise<number> {
  return (await storedSettings(db))?.conversationDays ?? conversationAge.default;
}

/** Returns whether a person wants a model, and whether no department of theirs has it off. */
export async function choiceOf(
  db: Db,
  userId: number,
  offDepartments: readonly number[],
): Promise<{ wanted: boolean; permitted: boolean }> {
  const row = await firstRow<{ wanted: boolean; permitted: boolean }>(
    db,
    sql`select u.use_model as wanted, not exists (
          select from user_departments ud
          where ud.user_id = u.id and not ud.pending and ud.department_id = any(${intArray(offDepartments)})) as permitted
        from users u where u.id = ${userId} and u.deleted_at is null`,
  );
  return row ?? { wanted: false, permitted: false };
}

const today = sql`(now() at time zone 'utc')::date`;
const counted = sql`case when outcome = 'running' then reserved else tokens_in + tokens_out end`;

/** Returns the tokens that a person has used or reserved today. */
export async function usedToday(db: Db, userId: number): Promise<number> {
  const row = await firstRow<{ used: number }>(
    db,
    sql`select coalesce(sum(${counted}), 0)::int as used from ai_calls where user_id = ${userId} and day = ${today}`,
  );
  return row?.used ?? 0;
}

interface NewCall {
  userId: number;
  host: string;
  model: string;
  /** Tokens that it may use at most. */
  reserved: number;
  /** Of the person and day; null without a limit. */
  limit: number | null;
  content: string | null;
}

/** Begins a call and reserves its tokens; returns undefined if they are more than the person has left today. */
export async function beginCall(db: Db, { userId, host, model, reserved, limit, content }: NewCall): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    // Calls of one person reserve one after the other, on every instance.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}, ${userId})`);
    const row = await firstRow<{ id: number }>(
      tx,
      sql`insert into ai_calls (user_id, day, host, model, reserved, content)
          select ${userId}, ${today}, ${host}, ${model}, ${reserved}, ${content}
          where ${limit}::int is null or ${reserved} + (
            select coalesce(sum(${counted}), 0) from ai_calls where user_id = ${userId} and day = ${today}) <= ${limit}::int
          returning id`,
    );
    return row?.id;
  });
}

/** Any constant works. */
const lockKey = 7_237_916;

interface CallEnd {
  tokensIn: number;
  tokensOut: number;
  cost: number | null;
  duration: number;
  outcome: string;
  /** What is added to the kept content. */
  content: string | null;
}

/** Ends a call that is running. */
export async function endCall(
  db: Db,
  callId: number,
  { tokensIn, tokensOut, cost, duration, outcome, content }: CallEnd,
): Promise<void> {
  await db.execute(
    sql`update ai_calls set tokens_in = ${tokensIn}, tokens_out = ${tokensOut}, cost = ${cost}, duration = ${duration},
          outcome = ${outcome}, content = content || ${content}
        where id = ${callId} and outcome = 'running'`,
  );
}

export interface UsageFilter {
  /** Today and the days before it. */
  days: number;
  by: (typeof modelUse.by)[number];
}

const sums = sql`count(*)::int as calls, coalesce(sum(c.tokens_in), 0)::float8 as "tokensIn",
  coalesce(sum(c.tokens_out), 0)::float8 as "tokensOut", sum(c.cost) as cost`;
const since = (days: number) => sql`c.day > ${today} - ${days}::int`;

/** Returns rows of the usage: the latest day first, within a day or without days who has used most. */
export async function usageRows(db: Db, { days, by }: UsageFilter, skip: number, most: number): Promise<ModelUsage[]> {
  const ofDay = by === 'person' ? sql`null` : sql`c.day`;
  const [id, fullName] = by === 'day' ? [sql`null`, sql`null`] : [sql`c.user_id`, sql`u.full_name`];
  return rows(
    db,
    sql`select ${ofDay}::text as day, ${id}::int as "userId", ${fullName}::text as "fullName", ${sums}
        from ai_calls c join users u on u.id = c.user_id where ${since(days)}
        group by 1, 2, 3 order by 1 desc, sum(c.tokens_in + c.tokens_out) desc, 2 offset ${skip} limit ${most}`,
  );
}

export type UsageTotal = Pick<ModelUsage, 'calls' | 'tokensIn' | 'tokensOut' | 'cost'> & { people: number };

export async function usageTotal(db: Db, days: number): Promise<UsageTotal | undefined> {
  return firstRow(db, sql`select ${sums}, count(distinct c.user_id)::int as people from ai_calls c where ${since(days)}`);
}

const call = sql`c.id, c.user_id as "userId", u.full_name as "fullName", ${iso(sql`c.created_at`)} as at, c.host, c.model,
  c.tokens_in as "tokensIn", c.tokens_out as "tokensOut", c.cost, c.duration, c.outcome`;

export interface CallsAsked {
  before?: number | undefined;
  userId?: number | undefined;
  outcome?: string | undefined;
}

export async function latestCalls(db: Db, { before, userId, outcome }: CallsAsked, most: number): Promise<ModelCall[]> {
  return rows(
    db,
    sql`select ${call}, c.content is not null as "hasContent"
        from ai_calls c join users u on u.id = c.user_id
        where ${before === undefined ? sql`true` : sql`c.id < ${before}`}
          and ${userId === undefined ? sql`true` : sql`c.user_id = ${userId}`}
          and ${outcome === undefined ? sql`true` : sql`c.outcome = ${outcome}`}
        order by c.id desc limit ${most}`,
  );
}

/** Ends the calls that were lost with their server. Nobody knows what the provider counted: what they reserved stays counted. */
export async function endLostCalls(db: Db): Promise<void> {
  await db.execute(
    sql`update ai_calls set outcome = 'unexpected', tokens_in = reserved
        where outcome = 'running' and created_at < now() - make_interval(secs => ${modelLimits.callLost / 1000})`,
  );
}

type CallWithContent = Omit<ModelCall, 'hasContent'> & { content: string | null };

export async function callById(db: Db, callId: number): Promise<CallWithContent | undefined> {
  return firstRow(db, sql`select ${call}, c.content from ai_calls c join users u on u.id = c.user_id where c.id = ${callId}`);
}

export async function deleteOldCalls(db: Db): Promise<void> {
  await deleteInSteps(db, { table: 'ai_calls', where: sql`created_at < now() - ${keptFor('modelCalls')}` });
}
