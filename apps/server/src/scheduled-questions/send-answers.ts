// Answers the scheduled questions whose time has come: each in a transaction of its own, until none is left.

import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { calendarDate, hourIn, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { conversationLimits, type Timezone } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import { dayAfter } from '@app/contract/scheduled-questions/scheduled-questions.rules.ts';
import { ask } from '#assistant/ask.ts';
import {
  type ConversationScope,
  findConversation,
  insertConversation,
  insertMessage,
  sizeOf,
  updateConversation,
} from '#conversations/conversations.sql.ts';
import type { Db } from '#db/connect.ts';
import { insertMail } from '#email/outbox.sql.ts';
import { ApiError } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import { type Principal, principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { insertNotifications } from '#notifications/notifications.sql.ts';
import { claimDueQuestion, type DueQuestion, setNextDay, type ZoneHour } from '#scheduled-questions/scheduled-questions.sql.ts';
import { usedTimezones } from '#users/timezones.sql.ts';

/**
 * Answers what is due at an instant; returns how many answers were given. Any number of processes may call it at any time: whoever
 * answers a question also sets its next day. After the signal it begins no other one. A question that fails waits for its next day.
 */
export async function sendAnswers(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const hours = hoursAt(now, await usedTimezones(db));
  let sent = 0;
  let failure: { error: unknown } | undefined;
  while (!signal?.aborted) {
    let claimed: DueQuestion | undefined;
    const work = inTransaction(db, undefined, async (tx) => {
      claimed = await claimDueQuestion(tx, hours);
      return claimed && answerQuestion(tx, claimed);
    });
    const done = await work.catch(async (error: unknown) => {
      if (!claimed) throw error;
      failure ??= { error };
      await setNextDay(db, claimed.id, nextOf(claimed), claimed.conversationId);
      return false;
    });
    if (done === undefined) break;
    if (done) sent++;
  }
  if (failure) throw failure.error;
  return sent;
}

function hoursAt(now: Date, timezones: readonly Timezone[]): ZoneHour[] {
  return timezones.map((timezone) => {
    const zone = zoneOf(timezone);
    return { timezone, day: calendarDate(now, zone), hour: hourIn(now, zone) };
  });
}

/** What was missed while the server was down is answered once. */
function nextOf({ repeat, anchor, day }: DueQuestion): string | null {
  return dayAfter(repeat, anchor, day);
}

/** Whoever cannot use the product, or no longer sees the board, gets nothing. */
async function answerQuestion(tx: Db, question: DueQuestion): Promise<boolean> {
  const { id, userId, text, workspaceId, day } = question;
  const row = await findPerson(tx, userId);
  const actor = row && !row.gone && !row.awaitsApproval ? principalOf(row, 'system', 'all') : undefined;
  const answer = actor && (await answerFor(tx, actor, question));
  if (!actor || !answer) {
    await setNextDay(tx, id, nextOf(question), question.conversationId);
    return false;
  }
  const conversationId = await conversationFor(tx, question);
  if (conversationId !== undefined) {
    await insertMessage(tx, conversationId, { role: 'person', text, fromModel: false, parts: {} });
    await insertMessage(tx, conversationId, { role: 'assistant', text: answer.text, fromModel: false, parts: { answer } });
  }
  await setNextDay(tx, id, nextOf(question), conversationId ?? null);
  await insertNotifications(tx, [userId], {
    kind: 'answered',
    details: { question: text, count: answer.count, ...(conversationId !== undefined && { conversationId }) },
  });
  // The person's settings are asked when it is sent.
  const details = { day, scheduledQuestionId: id, workspaceId: workspaceId ?? 0 };
  await insertMail(tx, { dedupeKey: `answered:${id}:${day}`, kind: 'answered', userId, details });
  return true;
}

type AskedAgain = Pick<DueQuestion, 'text' | 'workspaceId' | 'day'>;

/** Answers by the rules with the person's present rights; undefined if these end at the board of the question. */
export async function answerFor(db: Db, actor: Principal, { text, workspaceId, day }: AskedAgain): Promise<Answer | undefined> {
  try {
    return await ask(db, actor, { text, workspaceId, today: day, questionsOnly: true });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Returns the conversation that has the earlier answers, or a new one; undefined if the person has too many. */
async function conversationFor(tx: Db, { userId, text, workspaceId, conversationId }: DueQuestion): Promise<number | undefined> {
  const about: ConversationScope = { scope: workspaceId === null ? 'all' : 'board', level: 'propose', workspaceId, taskId: null };
  const found = conversationId === null ? undefined : await findConversation(tx, userId, conversationId, true);
  if (found) {
    const { messages, characters } = await sizeOf(tx, found.id);
    if (messages + 2 <= conversationLimits.messages && characters < conversationLimits.characters)
      return (await updateConversation(tx, found.id, found.name, about))?.id;
  }
  await lockLimit(tx, `conversations:${userId}`);
  return (await insertConversation(tx, userId, beginningOf(text, conversationLimits.ownName), about))?.id;
}
