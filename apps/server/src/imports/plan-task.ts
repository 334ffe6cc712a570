// Decides what a task of a file becomes here, or the problem that keeps it out.
import { createHash } from 'node:crypto';
import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import { priorityOfWord } from '@app/contract/imports/header-words.rules.ts';
import type { ImportMapping, ImportProblem } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { defaultPriority, defaultTaskType, doneStatus, limits } from '@app/contract/limits.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { Principal } from '#endpoints/principal.ts';
import { columnChooser } from '#imports/choose-column.ts';
import { fileDates } from '#imports/file-dates.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import { nameIn } from '#imports/imported-text.ts';
import type { Surroundings } from '#imports/imports.sql.ts';
import { type MappedPeople, mappedPeople } from '#imports/mapped-people.ts';
import { checklistOf, commentsOf, customFieldsOf, type ImportedComment, titleOf } from '#imports/task-content.ts';
import { newSeries } from '#recurrences/series.ts';
import type { NewTaskRow } from '#tasks/task-writes.sql.ts';

/** A task that can be written. */
export interface PlannedTask extends Omit<NewTaskRow, 'checklistTemplateId'> {
  row: number;
  key: string;
  createdAt: string;
  createdBy: number;
  completedAt: string | null;
  archivedAt: string | null;
  customFields: Record<string, string>;
  checklistItems: ChecklistItem[];
  comments: ImportedComment[];
}

export type Plan = { task: PlannedTask } | { problem: ImportProblem } | { archived: true };

/** Returns for each task the key by which a later import knows it. Equal rows without a number are different tasks. */
export function keysOf(records: readonly ImportRecord[]): string[] {
  const seen = new Map<string, number>();
  return records.map(({ sourceId, title, description, created }) => {
    const id = sourceId || createHash('sha256').update([title, description, created].join('\u001f')).digest('base64url');
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return (times === 1 ? id : `${id}#${times}`).slice(0, 300);
  });
}

/** Returns the function that plans a task. The board of the mapping must exist. */
export function planner(
  actor: Principal,
  mapping: ImportMapping,
  around: Surroundings,
): (record: ImportRecord, key: string) => Plan {
  const people = mappedPeople(mapping, around.people);
  const dates = fileDates(mapping.dates, zoneOf(actor.timezone));
  const context = { actor, people, dates };
  const columnFor = columnChooser(mapping, around);

  return (record, key) => {
    if (record.archived && mapping.archived === 'skip') return { archived: true };
    const content = titleOf(record);
    if (content === undefined) return { problem: 'titleMissing' };
    const [startDate, dueDate] = [dates.date(record.startDate), dates.date(record.dueDate)];
    if (startDate === undefined || dueDate === undefined) return { problem: 'badDate' };
    if (startDate && dueDate && startDate > dueDate) return { problem: 'startAfterDue' };
    if (content.description.length > limits.description.max) return { problem: 'tooLong' };
    if (record.checklist.length > limits.checklist.items) return { problem: 'tooManyItems' };
    const { location, unknownDepartments } = columnFor(record);
    const { assignment, unknownPeople } = assignmentOf(record, people, location.departmentKeys);
    const facts = {
      ...record.facts,
      ...(unknownDepartments.length > 0 && { department: unknownDepartments.join(', ') }),
      ...(unknownPeople.length > 0 && { assignee: unknownPeople.join(', ') }),
    };
    const customFields = customFieldsOf(facts, record);
    const checklistItems = checklistOf(record, assignment.assignees, context);
    const comments = commentsOf(record, context);
    if (!customFields || !checklistItems || !comments) return { problem: 'tooLong' };
    if (comments.length > limits.comment.perTask) return { problem: 'tooManyComments' };
    const isDone = location.status === doneStatus;
    return {
      task: {
        row: record.row,
        key,
        title: content.title,
        description: content.description || null,
        type: nameIn(record.type, record).slice(0, limits.shortText) || defaultTaskType,
        priority: priorityOfWord(record.priority) ?? defaultPriority,
        createdAt: dates.instant(record.created) ?? dates.now,
        createdBy: people.memberId(record.creator ?? '', location.departmentKeys) ?? actor.id,
        completedAt: isDone ? (dates.instant(record.completed ?? '') ?? dates.now) : null,
        archivedAt: isDone ? (dates.instant(record.archivedAt ?? '') ?? null) : null,
        customFields,
        checklistItems,
        comments,
        ...location,
        ...assignment,
        ...seriesOf(actor, record, { startDate, dueDate }),
      },
    };
  };
}

/** Returns the assignees who see the task, and the names of the others. */
function assignmentOf(record: ImportRecord, people: MappedPeople, departmentKeys: readonly string[]) {
  const matches = record.people.map((name) => ({ name, userId: people.memberId(name, departmentKeys) }));
  const assignees = [...new Set(matches.flatMap(({ userId }) => userId ?? []))].slice(0, limits.assignees);
  const [first = null] = assignees;
  return {
    assignment: { assigneeId: first, assignees: withPrimaryAssignee(first, assignees) },
    unknownPeople: matches.filter(({ userId }) => userId === undefined).map(({ name }) => name),
  };
}

/** Returns the dates, and how the task is repeated. */
function seriesOf(
  actor: Principal,
  { repeat, repeatWhen }: ImportRecord,
  dates: { startDate: string | null; dueDate: string | null },
) {
  const none = { repeat: null, repeatWhen: null, repeatAnchor: null, repeatDay: null, repeatNext: null };
  if (!repeat) return { ...dates, ...none };
  try {
    return newSeries(actor, { repeat, repeatWhen: repeatWhen === 'day' ? 'day' : 'done' }, dates);
  } catch {
    // A rule that this installation does not know, or that has ended.
    return { ...dates, ...none };
  }
}

/** Returns the values that can be assigned one by one, most frequent first. */
export function countedValues(values: Iterable<string>): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values)
    if (value !== '' && value.length <= importLimits.value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, importLimits.values);
}
