// Proposes new due dates for overdue tasks, without a model. It changes no task: the proposal waits for the person to confirm it.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, timing } from '@app/contract/limits.ts';
import { firstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import { type OverdueTask, replanned, usualLoad } from '@app/language/answers/replan.rules.ts';
import { sql } from 'drizzle-orm';
import { questionCondition } from '#assistant/answer-question.ts';
import { impossible } from '#assistant/answers.ts';
import type { AskedCommand } from '#assistant/assistant-context.ts';
import { tasksByScore } from '#assistant/proposals.sql.ts';
import { dueOnDays, finishedLately } from '#assistant/replan.sql.ts';
import { namedQuestion, resolveTasks } from '#assistant/resolve-tasks.ts';
import { actOf, type StoredAct } from '#assistant/stored-acts.ts';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { weightsOf } from '#scores/scores.sql.ts';
import { isOverdue } from '#tasks/task-states.sql.ts';

/** Returns the acts and the number of overdue tasks that are left out, or the answer that says why there are none. */
export async function replan(
  db: Db,
  actor: Principal,
  request: AskedCommand,
): Promise<{ acts: StoredAct[]; left: number } | Answer> {
  const { answers, catalogue, today, date } = request.understanding;
  const named = await conditionOf(db, actor, request);
  if ('kind' in named) return named;
  const score = scoreSql({ actor, weights: await weightsOf(db), today });
  const condition = sql`${named.condition} and ${isOverdue(sql`${today}::date`)}`;
  const tasks = await tasksByScore(db, actor, { condition, score, most: assistantLimits.acts });
  // What nobody has counts to the person who asks.
  const work = tasks.map((task) => ({ ...task, personId: firstAssignee(task) ?? actor.id }));
  const load = await loadOf(db, actor, work, today);
  const dates = replanned(work, load, today);
  const acts: StoredAct[] = [];
  for (const task of work) {
    const dueDate = dates.get(task.id);
    if (dueDate === undefined || task.dueDate === null) continue;
    const overdue = Math.round((Date.parse(today) - Date.parse(task.dueDate)) / timing.day);
    const act = catalogue.ask.acts.due(task.title, date(dueDate));
    const text = answers.replannedBecause(act, overdue, task.score, load.perDay(task.personId));
    acts.push({ ...actOf({ kind: 'due' }, task), id: acts.length + 1, fields: { dueDate }, text });
  }
  return acts.length === 0 ? impossible(answers.nothingToDo) : { acts, left: (tasks[0]?.count ?? 0) - acts.length };
}

/** Returns the condition of the tasks that the sentence names. */
async function conditionOf(db: Db, actor: Principal, request: AskedCommand) {
  const { question, namesTasks } = (request.command.task?.kind === 'words' && namedQuestion(request)) || {};
  // 'My overdue work' is as clear as 'my overdue tasks'; 'Review' alone may be a title.
  if (question && (namesTasks || question.overdue)) {
    const condition = await questionCondition(db, actor, { ...request, question });
    return condition ? { condition } : impossible(request.understanding.answers.notUnderstood);
  }
  const tasks = await resolveTasks(db, actor, request);
  return Array.isArray(tasks) ? { condition: sql`t.id = any(${intArray(tasks.map(({ id }) => id))})` } : tasks;
}

/** Returns how much these people usually finish a day, and what is due to them already. */
export async function loadOf(db: Db, actor: Principal, work: readonly OverdueTask[], today: string) {
  const people = [...new Set(work.map(({ personId }) => personId))];
  const finished = new Map((await finishedLately(db, actor, people)).map(({ personId, count }) => [personId, count]));
  const due = new Map((await dueOnDays(db, actor, people, today)).map((day) => [`${day.personId} ${day.date}`, day.count]));
  return {
    perDay: (personId: number) => usualLoad(finished.get(personId) ?? 0),
    due: (personId: number, day: string) => due.get(`${personId} ${day}`) ?? 0,
  };
}
