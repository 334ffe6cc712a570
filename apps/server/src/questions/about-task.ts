// Answers what is asked about one task: whether it is on track, what is left, who, when, since when, files, changes, what waits for it.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { calendarDate, daysBetween } from '@app/contract/dates/zones.rules.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import { assistantLimits, doneStatus, firstStatus } from '@app/contract/limits.ts';
import { type BlockersSeen, isBlocked } from '@app/contract/relations/relations.rules.ts';
import type { AskedKind } from '@app/language/question/asked-kinds.rules.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import { questionsTexts } from '@app/texts/sentences/questions.ts';
import { ended } from '#assistant/answer-question.ts';
import { answer } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import { checklistsOf, type NamedTask } from '#assistant/proposals.sql.ts';
import { peopleWithIds } from '#assistant/question.sql.ts';
import { attachmentsOf } from '#attachments/attachments.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { newestChanges, type TaskTimes, taskTimes } from '#questions/questions.sql.ts';
import { relationSummaries, relationsOf } from '#relations/relations.sql.ts';

export interface AskedTask {
  task: NamedTask;
  understanding: Understanding;
  people: readonly { id: number; name: string }[];
}

/** Returns the answer about a task; undefined if the kind asks for nothing but its card. */
export async function answerOfTask(db: Db, actor: Principal, kind: AskedKind, asked: AskedTask): Promise<Answer | undefined> {
  const times = await taskTimes(db, actor, asked.task.id);
  if (!times) return undefined;
  const { task } = asked;
  switch (kind) {
    case 'track':
      return said(asked, await trackOf(db, actor, asked, times));
    case 'left':
      return said(asked, await leftOf(db, actor, asked));
    case 'blockers':
      return blockersOf(db, actor, asked);
    case 'dependents':
      return dependentsOf(db, actor, asked);
    case 'who':
      return said(asked, await whoOf(db, actor, asked));
    case 'when':
      return said(asked, whenOf(asked, times));
    case 'since':
      return said(asked, sinceOf(asked, times));
    case 'files': {
      const { noFiles, files } = textsOf(asked);
      const found = await attachmentsOf(db, task.id);
      return said(
        asked,
        found.length === 0
          ? noFiles(task.title)
          : files(
              task.title,
              some(
                asked,
                found.map(({ name }) => name),
              ),
            ),
      );
    }
    case 'history':
      return said(asked, await historyOf(db, asked, times));
    default:
      return undefined;
  }
}

function textsOf({ understanding: { language } }: Pick<AskedTask, 'understanding'>) {
  return questionsTexts[language];
}

/** The day of an instant, in the reader's zone. */
function dayText({ understanding: { date, zone } }: Pick<AskedTask, 'understanding'>, instant: string): string {
  return date(calendarDate(new Date(instant), zone));
}

function said({ task }: AskedTask, text: string, others: readonly number[] = []): Answer {
  const { id, title, status, priority, department, workspaceId, dueDate } = task;
  return answer('answer', {
    text: ended(text),
    count: 1,
    taskIds: [id, ...others],
    tasks: [{ id, title, status, priority, department, workspaceId, dueDate }],
  });
}

/** Names the first ones and how many more there are. */
function some(asked: Pick<AskedTask, 'understanding'>, names: readonly string[]): string {
  const more = names.length - assistantLimits.choices;
  return [...names.slice(0, assistantLimits.choices), ...(more > 0 ? [textsOf(asked).more(more)] : [])].join(', ');
}

/** Says whether a task will be done in time: late, at risk with the reasons, or on track. */
async function trackOf(db: Db, actor: Principal, asked: AskedTask, times: TaskTimes): Promise<string> {
  const { task, understanding } = asked;
  const { today, zone, date } = understanding;
  const texts = textsOf(asked);
  const { verdict } = texts;
  if (task.status === doneStatus) return verdict.done(task.title, dayText(asked, times.completedAt ?? times.updatedAt));
  const items = (await checklistsOf(db, actor, [task])).get(task.id) ?? [];
  const done = items.filter(({ completed }) => completed).length;
  const [relations] = await relationSummaries(db, actor, [task.id]);
  const days = task.dueDate === null ? undefined : daysBetween(today, task.dueDate);
  const still = daysBetween(calendarDate(new Date(times.updatedAt), zone), today);
  const begun = task.startDate ?? calendarDate(new Date(times.createdAt), zone);
  const length = task.dueDate === null ? 0 : Math.max(1, daysBetween(begun, task.dueDate));
  // A checklist should be done as far as the time has passed, give or take a quarter.
  const isBehind = items.length > 0 && done / items.length < daysBetween(begun, today) / length - 0.25;
  const isStill = still >= hintLimits.stuckDays;
  const blockers = relations && isBlocked(relations) ? [texts.blockedBy(namedBlockers(asked, relations))] : [];
  const facts = [
    ...(days === undefined || days < 0 || task.dueDate === null
      ? []
      : [days === 0 ? texts.dueToday : texts.dueIn(days, date(task.dueDate))]),
    task.status === firstStatus ? texts.notBegun : statusName(understanding.catalogue, task.status),
    ...(items.length > 0 ? [texts.items(done, items.length)] : []),
    ...(relations && relations.subtasks > 0 ? [texts.subtasks(relations.subtasksDone, relations.subtasks)] : []),
    ...blockers,
    ...(isStill ? [texts.stuck(still)] : []),
  ];
  const isLate = days !== undefined && days < 0;
  const isNear = days !== undefined && days <= 2 && task.status === firstStatus;
  const verdictText = isLate
    ? verdict.late(task.title, -days)
    : days === undefined
      ? verdict.noDate(task.title)
      : blockers.length > 0 || isNear || isBehind || (isStill && days <= hintLimits.stuckDays)
        ? verdict.risk(task.title)
        : verdict.good(task.title);
  return `${verdictText}: ${facts.join(', ')}`;
}

/** Names what blocks a task, as far as the person sees it, and says whether there is more. */
export function namedBlockers(asked: Pick<AskedTask, 'understanding'>, { blockers, hasHiddenBlocker }: BlockersSeen): string {
  const { hiddenBlocker } = asked.understanding.catalogue.relations;
  const { quoted } = textsOf(asked);
  return some(asked, [...blockers.map(({ title }) => quoted(title)), ...(hasHiddenBlocker ? [hiddenBlocker] : [])]);
}

/** Names what is open on a task: items, sub-tasks, what blocks it, and when it is due. */
async function leftOf(db: Db, actor: Principal, asked: AskedTask): Promise<string> {
  const { task, understanding } = asked;
  const texts = textsOf(asked);
  if (task.status === doneStatus) return texts.leftDone(task.title);
  const items = ((await checklistsOf(db, actor, [task])).get(task.id) ?? []).filter(({ completed }) => !completed);
  const [relations] = await relationSummaries(db, actor, [task.id]);
  const subtasks = (await relationsOf(db, actor, task.id)).filter(
    ({ kind, task: other }) => kind === 'subtask' && other.status !== doneStatus,
  );
  const blockers = relations && isBlocked(relations) ? [texts.blockedBy(namedBlockers(asked, relations))] : [];
  const parts = [
    ...(items.length > 0
      ? [
          some(
            asked,
            items.map(({ text }) => texts.quoted(text)),
          ),
        ]
      : []),
    ...(subtasks.length > 0
      ? [
          some(
            asked,
            subtasks.map(({ task: other }) => texts.quoted(other.title)),
          ),
        ]
      : []),
    ...blockers,
  ];
  const due = task.dueDate === null ? [] : [dueText(asked, task.dueDate)];
  const nothing = texts.leftNothing(task.title, statusName(understanding.catalogue, task.status));
  return parts.length === 0 ? [nothing, ...due].join(', ') : texts.left(task.title, [...parts, ...due].join(', '));
}

function dueText(asked: AskedTask, dueDate: string): string {
  const { today, date } = asked.understanding;
  const { dueToday, dueIn, overdueBy } = textsOf(asked);
  const days = daysBetween(today, dueDate);
  return days < 0 ? overdueBy(-days) : days === 0 ? dueToday : dueIn(days, date(dueDate));
}

async function blockersOf(db: Db, actor: Principal, asked: AskedTask): Promise<Answer> {
  const { task } = asked;
  const { nothingBlocks, waitsFor } = textsOf(asked);
  const [relations] = task.status === doneStatus ? [] : await relationSummaries(db, actor, [task.id]);
  const text =
    relations && isBlocked(relations) ? waitsFor(task.title, namedBlockers(asked, relations)) : nothingBlocks(task.title);
  return said(asked, text, relations?.blockers.map(({ id }) => id) ?? []);
}

async function dependentsOf(db: Db, actor: Principal, asked: AskedTask): Promise<Answer> {
  const { task } = asked;
  const { nothingWaits, waitFor, quoted } = textsOf(asked);
  const waiting = (await relationsOf(db, actor, task.id)).filter(
    ({ kind, task: other }) => kind === 'blocks' && other.status !== doneStatus,
  );
  const names = waiting.map(({ task: other }) => quoted(other.title));
  const text = names.length === 0 ? nothingWaits(task.title) : waitFor(task.title, some(asked, names));
  return said(
    asked,
    text,
    waiting.map(({ task: other }) => other.id),
  );
}

async function whoOf(db: Db, actor: Principal, asked: AskedTask): Promise<string> {
  const { task, people, understanding } = asked;
  const { assigned, nobody, notAssigned } = textsOf(asked);
  const ids = [...new Set([...(task.assigneeId === null ? [] : [task.assigneeId]), ...task.assignees])];
  const seen = await peopleWithIds(db, actor, ids);
  const names = ids.flatMap((id) => seen.find((person) => person.id === id)?.fullName ?? []);
  const absent = people.filter(({ id }) => !ids.includes(id));
  const text = names.length === 0 ? nobody(task.title) : assigned(task.title, names.join(', '));
  const column = statusName(understanding.catalogue, task.status);
  return [...absent.map(({ name }) => notAssigned(task.title, name)), `${text} (${column})`].join('. ');
}

function whenOf(asked: AskedTask, times: TaskTimes): string {
  const { task, understanding } = asked;
  const { today, date } = understanding;
  const { noDue, wasDue, due, starts, verdict } = textsOf(asked);
  const begins = task.startDate !== null && task.startDate > today ? [starts(date(task.startDate))] : [];
  const { dueDate } = task;
  if (task.status === doneStatus) return verdict.done(task.title, dayText(asked, times.completedAt ?? times.updatedAt));
  if (dueDate === null) return [noDue(task.title), ...begins].join(', ');
  if (dueDate < today) return [wasDue(task.title, date(dueDate), daysBetween(dueDate, today)), ...begins].join(', ');
  return [due(task.title, dueText(asked, dueDate)), ...begins].join(', ');
}

function sinceOf(asked: AskedTask, times: TaskTimes): string {
  const { task, understanding } = asked;
  const { today, zone, date } = understanding;
  const { created, overdueBy, lastChange } = textsOf(asked);
  const [made, changed] = [times.createdAt, times.updatedAt].map((each) => calendarDate(new Date(each), zone));
  if (made === undefined || changed === undefined) return '';
  const isLate = task.dueDate !== null && task.dueDate < today && task.status !== doneStatus;
  return [
    created(task.title, date(made), daysBetween(made, today)),
    ...(isLate && task.dueDate !== null ? [overdueBy(daysBetween(task.dueDate, today))] : []),
    lastChange(date(changed)),
  ].join(', ');
}

async function historyOf(db: Db, asked: AskedTask, times: TaskTimes): Promise<string> {
  const { task, understanding } = asked;
  const { zone, date, catalogue } = understanding;
  const { history, noHistory, somebody, change } = textsOf(asked);
  const changes = await newestChanges(db, task.id);
  if (changes.length === 0) return noHistory(task.title, date(calendarDate(new Date(times.createdAt), zone)));
  const kinds: Readonly<Record<string, string>> = catalogue.history.kinds;
  const sentences = changes.map(({ name, kind, from, to, createdAt }) => {
    const moved = from !== null && to !== null ? ` (${statusName(catalogue, from)} → ${statusName(catalogue, to)})` : '';
    return `${change(date(calendarDate(new Date(createdAt), zone)), name ?? somebody, kinds[kind] ?? kind)}${moved}`;
  });
  return history(task.title, sentences.join(' · '));
}

/** Says to which departments a task belongs. */
export async function departmentsOfTask(db: Db, actor: Principal, asked: AskedTask): Promise<Answer | undefined> {
  const times = await taskTimes(db, actor, asked.task.id);
  if (!times) return undefined;
  const names = times.departments.map((name) => departmentName(asked.understanding.catalogue, name));
  return said(asked, textsOf(asked).department(asked.task.title, names.join(', ')));
}
