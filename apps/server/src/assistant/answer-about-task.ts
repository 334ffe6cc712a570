// Answers a question about one task, such as 'When is the audit due?', with what is known about it.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { assistantLimits, doneStatus } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import type { RelationSummary } from '@app/contract/relations/relations.contract.ts';
import { isBlocked } from '@app/contract/relations/relations.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { AnswersText } from '@app/texts/english/assistant/answers.ts';
import { statusName } from '@app/texts/sentences/names.ts';
import { ended } from '#assistant/answer-question.ts';
import { answer, impossible } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import { checklistsOf, type NamedTask } from '#assistant/proposals.sql.ts';
import { newestComments, peopleWithIds } from '#assistant/question.sql.ts';
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
  const items = (await checklistsOf(db, actor, [task])).get(task.id) ?? [];
  const [done, all] = [items.filter(({ completed }) => completed).length, items.length];
  const [summary] = isOpen ? await relationSummaries(db, actor, [task.id]) : [];
  const facts = [
    conditions.columns(statusName(catalogue, status)),
    ...(isOpen && dueDate !== null && dueDate < today ? [conditions.overdue] : []),
    dueDate === null ? conditions.noDueDate : conditions.due(period.on(date(dueDate))),
    conditions.priorities(priorityName(catalogue, priority)),
    names.length === 0 ? conditions.nobody : conditions.people(names.join(', ')),
    ...(all > 0 ? [conditions.checklist(done, all)] : []),
    ...(summary && isBlocked(summary) ? [blockersText(summary, conditions)] : []),
  ];
  return answers.task(title, facts.join(', '));
}

/** Names what blocks a task, as far as the person sees it. */
function blockersText(
  { blockers }: Pick<RelationSummary, 'blockers'>,
  { blocked, blockedBy }: AnswersText['conditions'],
): string {
  return blockers.length === 0 ? blocked : blockedBy(blockers.map(({ title }) => `“${title}”`).join(', '));
}

/** Returns the newest comments on a task, of some people or of everybody. */
export async function answerComments(
  db: Db,
  actor: Principal,
  named: Named & { people: readonly { id: number; name: string }[] },
): Promise<Answer> {
  const { understanding, people } = named;
  const { answers, date, zone } = understanding;
  const found = await resolveTasks(db, actor, named);
  if (!Array.isArray(found)) return found;
  const [task] = found;
  if (!task) return impossible(answers.notUnderstood);
  const comments = await newestComments(
    db,
    task.id,
    people.map(({ id }) => id),
  );
  const [person] = people;
  const none = person ? answers.noCommentsOf(person.name, task.title) : answers.noComments(task.title);
  const said = comments.map(({ name, createdAt, content }) =>
    answers.comment(
      name,
      date(calendarDate(new Date(createdAt), zone)),
      beginningOf(plainText(content).replace(/\s+/g, ' '), assistantLimits.quote),
    ),
  );
  return answer('answer', {
    text: said.length === 0 ? none : said.join(' · '),
    count: 1,
    taskIds: [task.id],
    tasks: [task],
  });
}
