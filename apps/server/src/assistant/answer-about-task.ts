// Answers a question about one task, such as 'When is the audit due?', with what is known about it.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, doneStatus } from '@app/contract/limits.ts';
import { isBlocked } from '@app/contract/relations/relations.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { statusName } from '@app/texts/sentences/names.ts';
import { ended } from '#assistant/answer-question.ts';
import { answer } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import type { NamedTask } from '#assistant/proposals.sql.ts';
import { peopleWithIds } from '#assistant/question.sql.ts';
import { type Named, resolveTasks } from '#assistant/resolve-tasks.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { relationSummaries } from '#relations/relations.sql.ts';

/** Returns what the person sees of the tasks; a question back if several have the title. */
export async function answerAboutTask(db: Db, actor: Principal, named: Named): Promise<Answer> {
  const { understanding } = named;
  const found = await resolveTasks(db, actor, named);
  if (!Array.isArray(found)) return found;
  const [only] = found;
  const text =
    found.length === 1 && only ? await factsOf(db, actor, only, understanding) : understanding.answers.found(found.length);
  return answer('answer', {
    text: ended(text),
    count: found.length,
    taskIds: found.map(({ id }) => id),
    tasks: found.slice(0, assistantLimits.cards).map(({ id, title, status, priority, department, workspaceId, dueDate }) => ({
      id,
      title,
      status,
      priority,
      department,
      workspaceId,
      dueDate,
    })),
  });
}

async function factsOf(
  db: Db,
  actor: Principal,
  task: NamedTask,
  { answers, catalogue, date, today }: Understanding,
): Promise<string> {
  const { conditions, period } = answers;
  const { title, status, priority, dueDate, assigneeId, assignees } = task;
  const ids = [...new Set([...(assigneeId === null ? [] : [assigneeId]), ...assignees])];
  const people = await peopleWithIds(db, actor, ids);
  const names = ids.flatMap((id) => people.find((person) => person.id === id)?.fullName ?? []);
  const isOpen = status !== doneStatus;
  const [summary] = isOpen ? await relationSummaries(db, actor, [task.id]) : [];
  const facts = [
    conditions.columns(statusName(catalogue, status)),
    ...(isOpen && dueDate !== null && dueDate < today ? [conditions.overdue] : []),
    dueDate === null ? conditions.noDueDate : conditions.due(period.on(date(dueDate))),
    conditions.priorities(priorityName(catalogue, priority)),
    names.length === 0 ? conditions.nobody : conditions.people(names.join(', ')),
    ...(summary && isBlocked(summary) ? [conditions.blocked] : []),
  ];
  return answers.task(title, facts.join(', '));
}
