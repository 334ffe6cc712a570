// Writes what a question was understood as: its conditions in the language of the answer.

import type { Period, TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import type { Understanding } from '#assistant/assistant-context.ts';

/** Returns the conditions, separated by commas, such as 'overdue, in HR'. */
export function conditionsText(question: TaskQuestion, board: string | undefined, understanding: Understanding): string {
  const { answers, catalogue, date } = understanding;
  const { conditions } = answers;
  const { people, byCreator, departments, columns, priorities } = question;
  const period = (value: Period) => periodText(value, understanding);
  const phrases: (string | false)[] = [
    dueText(question, understanding),
    question.created !== null && conditions.created(period(question.created)),
    question.finished !== null ? conditions.finished(period(question.finished)) : question.state === 'done' && conditions.done,
    question.changed !== null && conditions.changed(period(question.changed)),
    question.starts !== null && conditions.starts(period(question.starts)),
    question.waiting ? conditions.waiting : question.mine && (byCreator ? conditions.byMe : conditions.mine),
    people.length > 0 && (byCreator ? conditions.byPeople : conditions.people)(people.map(({ name }) => name).join(', ')),
    question.nobody && conditions.nobody,
    departments.length > 0 && conditions.departments(departments.map((name) => departmentName(catalogue, name)).join(', ')),
    board !== undefined && conditions.board(departmentName(catalogue, board)),
    columns.length > 0 && conditions.columns(columns.map((name) => statusName(catalogue, name)).join(', ')),
    priorities.length > 0 && conditions.priorities(priorities.map((each) => priorityName(catalogue, each)).join(', ')),
    question.noDueDate && conditions.noDueDate,
    question.notStarted && conditions.notStarted,
    question.future && conditions.future,
    question.openChecklist && conditions.openChecklist,
    question.blocked && conditions.blocked,
    question.blocking && conditions.blocking,
    question.stuckSince !== null && conditions.stuckSince(date(question.stuckSince)),
    question.words !== null && conditions.words(question.words),
  ];
  const written = phrases.filter((part) => part !== false);
  const saysState = question.overdue || question.state !== 'open' || question.nobody || question.stuckSince !== null;
  return (saysState ? written : [conditions.open, ...written]).join(', ');
}

function dueText({ overdue, due }: TaskQuestion, understanding: Understanding): string | false {
  const { conditions } = understanding.answers;
  if (overdue) return due === null ? conditions.overdue : conditions.overdueOrDue(periodText(due, understanding));
  return due !== null && conditions.due(periodText(due, understanding));
}

/** Returns a period in words. */
export function periodText({ from, to }: Period, { answers, date }: Understanding): string {
  const { period } = answers;
  if (from === null) return to === null ? '' : period.until(date(to));
  if (to === null) return period.since(date(from));
  return from === to ? period.on(date(from)) : period.between(date(from), date(to));
}
