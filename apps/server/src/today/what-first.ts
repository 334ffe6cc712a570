// Says what a person should do first today and why; the screen and the assistant answer with the same.

import { daysBetween } from '@app/contract/dates/zones.rules.ts';
import { type Language, startedStatus, type Weekday } from '@app/contract/limits.ts';
import { myDays } from '@app/contract/my-work/my-work.rules.ts';
import { scoreBounds } from '@app/contract/scores/scores.rules.ts';
import type { FirstTask, Today, TodayReason } from '@app/contract/today/today.contract.ts';
import { todayLimits } from '@app/contract/today/today.limits.ts';
import { blockedText, reasonsText } from '@app/texts/sentences/today.ts';
import { type SQL, sql } from 'drizzle-orm';
import { countedTasks, orders } from '#assistant/question.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { type MyAsked, waitingIds, waitingTasks } from '#my-work/my-work.sql.ts';
import { relationSummaries } from '#relations/relations.sql.ts';
import { weightsOf } from '#scores/scores.sql.ts';
import { isDueToday, isOverdue } from '#tasks/task-states.sql.ts';
import { blockingOthers, type FreeTask, freeTasks, myTasks } from '#today/today.sql.ts';

/** Whose day it is: the language of the answer, the date, and the weekday with which weeks begin. `Understanding` has them. */
export interface DayReader {
  language: Language;
  today: string;
  zone: string;
  firstDay: Weekday;
}

/** Returns the tasks of a person to do first, with their reasons; what is blocked, late, due today and waiting for them. */
export async function whatFirst(db: Db, actor: Principal, { language, today, zone, firstDay }: DayReader): Promise<Today> {
  const weights = await weightsOf(db);
  const reader = { actor, weights, today };
  const scope = { today, zone };
  const { open, blocked } = myTasks(actor, scope);
  const day = sql`${today}::date`;
  const work: MyAsked = { actor, ...myDays(today, firstDay), zone, boardKey: undefined, by: 'due', weights };
  const listed = (condition: SQL) => countedTasks(db, condition, orders.urgency, todayLimits.listed);
  const [free, leftOut, late, due, marked, blocking] = await Promise.all([
    freeTasks(db, reader, scope, 2 * todayLimits.first),
    countedTasks(db, blocked, orders.urgency, todayLimits.blocked),
    listed(sql`${open} and ${isOverdue(day)}`),
    listed(sql`${open} and ${isDueToday(day)}`),
    waitingTasks(db, work, todayLimits.listed),
    // A task of both stands once, as what somebody asked for.
    blockingOthers(db, reader, scope, waitingIds(work)),
  ]);
  const summaries = await relationSummaries(
    db,
    actor,
    leftOut.tasks.map(({ id }) => id),
  );
  const first = free.map((task) => firstTask(task, today, language));
  return {
    today,
    first: first.slice(0, todayLimits.first),
    following: first.slice(todayLimits.first),
    blocked: {
      count: leftOut.count,
      tasks: leftOut.tasks.map((task) => {
        const { blockers = [], hasHiddenBlocker = true } = summaries.find(({ taskId }) => taskId === task.id) ?? {};
        const titles = blockers.map(({ title }) => title);
        return { ...task, blockers, hasHiddenBlocker, text: blockedText(titles, hasHiddenBlocker, language) };
      }),
    },
    late,
    due,
    waiting: {
      count: (marked[0]?.count ?? 0) + (blocking[0]?.count ?? 0),
      tasks: [...marked, ...blocking.map((task) => ({ ...task, why: 'blocks' as const }))].slice(0, todayLimits.listed),
    },
  };
}

function firstTask(task: FreeTask, today: string, language: Language): FirstTask {
  const reasons = reasonsOf(task, today);
  return { card: task.card, score: task.score, reasons, text: reasonsText(reasons, language) };
}

/** Returns why a task comes first, the strongest reason first; a plain task has its priority. */
function reasonsOf({ card, blocks, people, isChosen }: FreeTask, today: string): TodayReason[] {
  const { status, priority, dueDate, checklistDone, checklistTotal } = card;
  const days = dueDate === null ? undefined : daysBetween(today, dueDate);
  const reasons: (TodayReason | false)[] = [
    days !== undefined && days < 0 && { name: 'late', count: -days },
    days === 0 && { name: 'dueToday' },
    days !== undefined && days > 0 && days <= todayLimits.soonDays && { name: 'dueSoon', count: days },
    ['P0', 'P1'].includes(priority) && { name: 'priority', names: [priority] },
    blocks > 0 && { name: 'blocks', count: blocks, names: people },
    status === startedStatus && { name: 'started' },
    status === scoreBounds.reviewStatus && { name: 'review' },
    checklistTotal > 0 && checklistDone / checklistTotal >= scoreBounds.nearlyDone && { name: 'nearlyDone' },
    isChosen && { name: 'chosen' },
  ];
  const found = reasons.filter((reason) => reason !== false);
  return found.length > 0 ? found : [{ name: 'priority', names: [priority] }];
}
