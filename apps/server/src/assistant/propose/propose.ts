// Proposes the changes that a sentence asks for. It changes no task: the proposal waits for the person to confirm it.
import type { ActFields, Answer } from '@app/contract/assistant/proposals.contract.ts';
import { formatMention } from '@app/contract/comments/mentions.rules.ts';
import { titleSimilarity } from '@app/contract/hints/hints.rules.ts';
import { assistantLimits, doneStatus, knownPriorities, type Language, limits, type Priority } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import { firstAssignee, isAssigned, isUnassigned } from '@app/contract/tasks/assignees.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { type ActNames, actSentence } from '@app/language/answers/act-sentence.rules.ts';
import type { Command } from '@app/language/command/command.rules.ts';
import { shifted } from '@app/language/question/periods.rules.ts';
import { statusName } from '@app/texts/sentences/names.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import { impossible } from '#assistant/answers.ts';
import type { AskedCommand, Understanding } from '#assistant/assistant-context.ts';
import { type Assignee, peopleNamed } from '#assistant/named-people.ts';
import { checklistsOf, columnsIn, type NamedTask } from '#assistant/proposals.sql.ts';
import { proposeNewTasks } from '#assistant/propose/propose-new-tasks.ts';
import { isOfWholeTask, proposeOfTasks } from '#assistant/propose/propose-of-task.ts';
import { peopleWithIds } from '#assistant/question.sql.ts';
import { ownerNamed, resolveTasks } from '#assistant/resolve-tasks.ts';
import { actOf, addedItems, type StoredAct, targetStatus } from '#assistant/stored-acts.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';

/** Returns the acts, none if everything is like that already; or the answer that says why it cannot be done. */
export async function propose(db: Db, actor: Principal, request: AskedCommand): Promise<StoredAct[] | Answer> {
  const { command, understanding } = request;
  if (command.kind === 'create' || command.kind === 'createLines') return proposeNewTasks(db, actor, request);
  if (command.kind === 'remind') return impossible(understanding.answers.noReminders);
  const people = peopleNamed(actor, request);
  if (!Array.isArray(people)) return people;
  const [person = { id: null, name: '' }] = people;
  const resolved = await resolveTasks(db, actor, request);
  if (!Array.isArray(resolved)) return resolved;
  const named = resolved.filter((task) => !isLeftOut(task, command));
  if (isOfWholeTask(command)) return proposeOfTasks(db, actor, request, named, people);
  const columns = await columnsIn(db, [...new Set(named.map(({ workspaceId }) => workspaceId))]);
  const checklists =
    command.kind === 'checklist' || command.kind === 'tick' || command.kind === 'untick'
      ? await checklistsOf(db, actor, named)
      : new Map<number, ChecklistItem[]>();
  const owner = isAboutPeople(command) ? ownerNamed(actor, request) : undefined;
  const ownerName = owner === undefined ? '' : ((await peopleWithIds(db, actor, [owner]))[0]?.fullName ?? '');
  if (command.kind === 'archive') {
    const open = named.find(({ status }) => status !== doneStatus);
    if (open) return impossible(understanding.answers.notDone(open.title));
  }
  const acts: StoredAct[] = [];
  for (const task of named) {
    const replaces = owner !== undefined && isAssigned(task, owner) ? owner : undefined;
    const fields = changeOf(command, { ...task, replaces }, person, columns, understanding);
    if (typeof fields === 'string') return impossible(fields);
    if (!fields) continue;
    const written = writtenOn(command, task, { checklists, told: people }, understanding);
    if (typeof written === 'string') return impossible(written);
    const names = { replaced: ownerName, person: person.name };
    const text = written?.text ?? sentenceOf(command, { ...task, replaces }, fields, names, columns, understanding);
    acts.push({ ...actOf(command, task), ...written, id: acts.length + 1, fields, text, ...(replaces && { replaces }) });
  }
  return acts;
}

/** 'Everything … except the VAT return'. */
function isLeftOut(task: NamedTask, { except }: Command): boolean {
  if (!except) return false;
  const { ids, priorities, people } = except;
  return ids.includes(task.id) || priorities.some((each) => each === task.priority) || people.some((id) => isAssigned(task, id));
}

function isAboutPeople({ kind }: Command): boolean {
  return kind === 'assign' || kind === 'unassign';
}

/** A task with the assignee in whose place a command puts somebody. */
type Handed = NamedTask & { replaces: number | undefined };

type Columns = Awaited<ReturnType<typeof columnsIn>>;

/** Returns what changes of one task; undefined if it is so already, a text if it is impossible. */
function changeOf(
  { kind, column, text, date, shift, priority, levels }: Command,
  task: Handed,
  person: Assignee,
  columns: Columns,
  { answers, catalogue, today }: Understanding,
): ActFields | string | undefined {
  switch (kind) {
    case 'assign':
      return (task.replaces ?? firstAssignee(task)) === person.id ? undefined : { assigneeId: person.id };
    case 'unassign':
      return isUnassigned(task) ? undefined : { assigneeId: null };
    case 'due': {
      const dueDate = shift ? shifted(task.dueDate ?? today, shift.count, shift.unit) : date;
      // Thousands of years leave the calendar.
      if (dueDate !== undefined && !/^\d{4}-/.test(dueDate)) return answers.notUnderstood;
      return dueDate === undefined || dueDate === task.dueDate ? undefined : { dueDate };
    }
    case 'noDue':
      return task.dueDate === null ? undefined : { dueDate: null };
    case 'start':
      return date === undefined || date === task.startDate ? undefined : { startDate: date };
    case 'noStart':
      return task.startDate === null ? undefined : { startDate: null };
    case 'priority': {
      const wanted = priority ?? nextPriority(task.priority, levels);
      return wanted === undefined || wanted === task.priority ? undefined : { priority: wanted };
    }
    case 'rename': {
      const title = beginningOf(text ?? '', limits.title.max);
      return title === '' || title === task.title ? undefined : { title };
    }
    case 'duplicate':
    case 'archive':
    case 'watch':
    case 'unwatch':
      return {};
    case 'comment':
      return (text ?? '') === '' && person.id === null ? undefined : {};
    case 'tick':
    case 'untick':
    case 'checklist':
      return (text ?? '') === '' ? undefined : {};
    case 'delete':
      return {};
    default: {
      const name = targetStatus[kind] ?? column ?? text ?? '';
      const target = columns.find((each) => each.workspaceId === task.workspaceId && each.nameKey === columnKey(name));
      if (!target) return answers.noColumn(statusName(catalogue, name));
      return target.id === task.columnId ? undefined : { columnId: target.id };
    }
  }
}

/** The priority above, or below; undefined at the end. */
function nextPriority(priority: string, levels: number): Priority | undefined {
  const at = (knownPriorities as readonly string[]).indexOf(priority);
  return levels === 0 || at < 0 ? undefined : knownPriorities[at - levels];
}

type Written = Pick<StoredAct, 'text' | 'comment' | 'change' | 'former'>;

/** Returns the comment or the item that is to be written, with its sentence; a text if it is impossible. */
function writtenOn(
  { kind, text = '', lines }: Command,
  { id, title }: NamedTask,
  { checklists, told }: { checklists: ReadonlyMap<number, ChecklistItem[]>; told: readonly Assignee[] },
  { language, answers }: Understanding,
): Written | string | undefined {
  const { acts } = repliesTexts[language];
  const most = kind === 'comment' ? assistantLimits.question : limits.checklist.text;
  if (text.length > most) return answers.tooLong(most);
  if (kind === 'comment') {
    const mentions = told.flatMap((each) => (each.id === null ? [] : [formatMention({ id: each.id, fullName: each.name })]));
    const shown = [...told.map((each) => `@${each.name}`), text].join(' ').trim();
    return { comment: [...mentions, text].join(' ').trim(), text: acts.comment(title, shown) };
  }
  if (kind === 'duplicate' || kind === 'archive' || kind === 'watch' || kind === 'unwatch') return { text: acts[kind](title) };
  if (kind === 'tick' || kind === 'untick') {
    const named = ticked(checklists.get(id) ?? [], { words: text, isTicked: kind === 'tick' }, title, language);
    return named ?? (kind === 'tick' ? answers.noItem(text) : answers.noTickedItem(text));
  }
  if (kind !== 'checklist') return undefined;
  const added = addedItems(checklists.get(id) ?? [], lines.length > 0 ? lines : [text]);
  return added ? { ...added, text: acts.checklist(title, text) } : answers.checklistFull;
}

/** Ticks the open item that is most like the words, or the one with that number; or opens a ticked one again. */
function ticked(
  items: readonly ChecklistItem[],
  { words, isTicked }: { words: string; isTicked: boolean },
  title: string,
  language: Language,
): Written | undefined {
  const others = items.filter(({ completed }) => completed !== isTicked);
  const [best] = others.map((item) => ({ item, points: titleSimilarity(item.text, words) })).sort((a, b) => b.points - a.points);
  const [, number] = /^#?(\d{1,3})\.?$/.exec(words.trim()) ?? [];
  const numbered = number === undefined ? undefined : others.find((each) => each === items[Number(number) - 1]);
  const item =
    numbered ??
    others.find((each) => columnKey(each.text) === columnKey(words)) ??
    (best && best.points > 0.3 ? best.item : undefined);
  if (!item) return undefined;
  const checklistItems = items.map((each) => (each.id === item.id ? { ...each, completed: isTicked } : each));
  return {
    change: { checklistItems },
    former: { checklistItems: [...items] },
    text: repliesTexts[language].acts[isTicked ? 'tick' : 'untick'](item.text, title),
  };
}

function sentenceOf(
  { kind }: Command,
  { title, replaces }: Handed,
  fields: ActFields,
  people: { replaced: string; person: string },
  columns: Columns,
  { catalogue, date }: Understanding,
): string {
  const names: ActNames = {
    column: (columnId) => statusName(catalogue, columns.find(({ id }) => id === columnId)?.name ?? ''),
    person: (id) => (id === replaces ? people.replaced : people.person),
    date,
    priority: (priority) => priorityName(catalogue, priority),
  };
  return actSentence(catalogue.ask.acts, { kind, title, fields, replaces }, names) ?? title;
}
