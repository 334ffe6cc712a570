// Plans a person's day or week: late work and urgent work without a date get days. It changes no task: the proposal waits to be confirmed.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { isWorkingDay } from '@app/contract/dates/working-days.rules.ts';
import { daysBetween } from '@app/contract/dates/zones.rules.ts';
import { assistantLimits, startedStatus } from '@app/contract/limits.ts';
import { daysLeft, myDays } from '@app/contract/my-work/my-work.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TodayReason } from '@app/contract/today/today.contract.ts';
import { replanned } from '@app/language/answers/replan.rules.ts';
import { reasonsText, todayTexts } from '@app/texts/sentences/today.ts';
import { sql } from 'drizzle-orm';
import { answer, proposalForPerson } from '#assistant/answers.ts';
import type { DayContext } from '#assistant/assistant-context.ts';
import { insertProposal, type NamedTask, tasksByScore } from '#assistant/proposals.sql.ts';
import { loadOf } from '#assistant/replan.ts';
import { actOf } from '#assistant/stored-acts.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { weightsOf } from '#scores/scores.sql.ts';
import { isOverdue } from '#tasks/task-states.sql.ts';
import { answerToday } from '#today/answer-today.ts';
import { myTasks } from '#today/today.sql.ts';

/**
 * Proposes days for the asking person's late work, by score and by what they usually finish in a day, and for their urgent or begun work
 * without a date while the day or the week has room. Dates that hold stay, and so does what is blocked. Without anything to plan, says
 * so with what comes first.
 */
export async function planWork(db: Db, actor: Principal, period: 'day' | 'week', context: DayContext): Promise<Answer> {
  const { today, zone, language, catalogue, date } = context;
  const text = todayTexts[language];
  const isLate = isOverdue(sql`${today}::date`);
  const isUrgent = sql`(t.due_date is null and (t.priority in ('P0', 'P1') or t.status = ${startedStatus}))`;
  const found = await tasksByScore(db, actor, {
    condition: sql`${myTasks(actor, { today, zone }).free} and (${isLate} or ${isUrgent})`,
    score: scoreSql({ actor, weights: await weightsOf(db), today }),
    most: assistantLimits.acts,
  });
  const until = lastDay(period, context);
  const work = found.map((task) => ({ ...task, personId: actor.id, ...(task.dueDate === null && { until }) }));
  const load = await loadOf(db, actor, work, today);
  const dates = replanned(work, load, today);
  const acts = work.flatMap((task) => {
    const dueDate = dates.get(task.id);
    if (dueDate === undefined) return [];
    const sentence = catalogue.ask.acts.due(task.title, date(dueDate));
    const said = text.plannedBecause(sentence, reasonsText(reasonsOf(task, today), language), load.perDay(actor.id));
    return [{ ...actOf({ kind: 'due' }, task), fields: { dueDate }, text: said }];
  });
  if (acts.length === 0) {
    const first = await answerToday(db, actor, context);
    return { ...first, text: `${text.nothingToPlan} ${first.text}` };
  }
  const numbered = acts.map((act, at) => ({ ...act, id: at + 1 }));
  const left =
    work.filter(({ dueDate, id }) => dueDate !== null && !dates.has(id)).length + (found[0]?.count ?? 0) - found.length;
  const said = [left > 0 ? text.plannedLeft(left) : '', text.planned(acts.length)];
  const proposal = proposalForPerson(await insertProposal(db, actor.id, numbered));
  return answer('proposal', { text: said.filter(Boolean).join(' '), count: acts.length, proposal });
}

/** The last day that work without a date may get; behind the last working day of a week, the next week counts. */
function lastDay(period: 'day' | 'week', { today, firstDay }: DayContext): string {
  if (period === 'day') return today;
  const days = myDays(today, firstDay);
  return [today, ...daysLeft(days)].some(isWorkingDay) ? days.weekEnd : addDays(days.weekEnd, 7);
}

function reasonsOf({ dueDate, priority, status }: NamedTask, today: string): TodayReason[] {
  const reasons: (TodayReason | false)[] = [
    dueDate !== null && { name: 'late', count: daysBetween(dueDate, today) },
    (dueDate !== null || priority === 'P0' || priority === 'P1') && { name: 'priority', names: [priority] },
    status === startedStatus && { name: 'started' },
  ];
  return reasons.filter((reason) => reason !== false);
}
