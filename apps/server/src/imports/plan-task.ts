// Decides what a task of a file becomes here: its fields, board, column and people, or the problem that keeps it out.
import { createHash } from 'node:crypto';
import { isAdmin } from '@app/contract/access.ts';
import { canonicalDepartment, departmentKey } from '@app/contract/departments/departments.rules.ts';
import { isLongTitle } from '@app/contract/fields.ts';
import { priorityOfWord, statusOfWord } from '@app/contract/imports/header-words.rules.ts';
import { importedDate } from '@app/contract/imports/import-dates.rules.ts';
import type { ImportMapping, ImportProblem } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { defaultPriority, defaultTaskType, doneStatus, limits } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import {
  departmentKeysOf,
  toCalendarDate,
  withPrimaryAssignee,
  withPrimaryDepartment,
  zoneOf,
} from '@app/contract/tasks/tasks.rules.ts';
import { columnKey, newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import { nameIn, oneLine, textIn, titleIn } from '#imports/imported-text.ts';
import type { Surroundings } from '#imports/imports.sql.ts';
import { newSeries } from '#recurrences/series.ts';

type Board = Surroundings['boards'][number];

/** A task that can be written. */
export interface PlannedTask {
  row: number;
  key: string;
  title: string;
  description: string | null;
  type: string;
  priority: string;
  status: string;
  columnId: number;
  workspaceId: number;
  department: string;
  departments: string[];
  departmentKeys: string[];
  assigneeId: number | null;
  assignees: number[];
  startDate: string | null;
  dueDate: string | null;
  createdAt: string;
  createdBy: number;
  completedAt: string | null;
  archivedAt: string | null;
  customFields: Record<string, string>;
  checklistItems: ChecklistItem[];
  comments: { userId: number; content: string; createdAt: string }[];
  repeat: string | null;
  repeatWhen: string | null;
  repeatAnchor: string | null;
  repeatDay: string | null;
  repeatNext: string | null;
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

/** Whether the board of a mapping exists and has a column. */
export function hasBoard({ boards }: Surroundings, { workspaceId }: ImportMapping): boolean {
  return boards.some(({ id, columns }) => id === workspaceId && columns.length > 0);
}

/** Returns the function that plans a task. The board of the mapping must exist. */
export function planner(
  actor: Principal,
  mapping: ImportMapping,
  around: Surroundings,
): (record: ImportRecord, key: string) => Plan {
  const zone = zoneOf(actor.timezone);
  const now = new Date().toISOString();
  const byValue = <T extends { value: string }>(list: readonly T[]) => new Map(list.map((each) => [each.value, each]));
  const statuses = byValue(mapping.statuses);
  const people = byValue(mapping.people);
  const departments = byValue(mapping.departments);
  const users = new Map(around.people.map((person) => [person.id, person]));
  const names = new Map(around.departments.map(({ id, name }) => [id, name]));
  const target = around.boards.find(({ id }) => id === mapping.workspaceId);
  const boardOf = new Map(around.boards.map((board) => [board.departmentKey, board]));
  const boardNamed = new Map(around.boards.map((board) => [departmentKey(board.name), board]));
  /** The number of a person whom the mapping knows. */
  const userOf = (value: string) => users.get(people.get(value)?.userId ?? 0)?.id;

  function plan(record: ImportRecord, key: string): Plan {
    if (record.archived && mapping.archived === 'skip') return { archived: true };
    const board = target as Board;
    const found = titleOf(record);
    if (found === undefined) return { problem: 'titleMissing' };
    const dates = { startDate: dateOf(record.startDate), dueDate: dateOf(record.dueDate) };
    if (dates.startDate === undefined || dates.dueDate === undefined) return { problem: 'badDate' };
    if (dates.startDate && dates.dueDate && dates.startDate > dates.dueDate) return { problem: 'startAfterDue' };
    if (found.description.length > limits.description.max) return { problem: 'tooLong' };
    if (record.checklist.length > limits.checklist.items) return { problem: 'tooManyItems' };
    const placed = placeOf(record, board);
    const assigned = assigneesOf(record, placed.departmentKeys);
    const facts = { ...record.facts, ...placed.facts, ...assigned.facts };
    const customFields = factsOf(facts, record);
    const checklistItems = checklistOf(record, assigned.assignees);
    const comments = commentsOf(record);
    if (!customFields || !checklistItems || !comments) return { problem: 'tooLong' };
    if (comments.length > limits.comment.perTask) return { problem: 'tooManyComments' };
    const { facts: _placed, ...place } = placed;
    const { facts: _assigned, ...assignment } = assigned;
    return {
      task: {
        row: record.row,
        key,
        title: found.title,
        description: found.description || null,
        type: nameIn(record.type, record).slice(0, limits.shortText) || defaultTaskType,
        priority: priorityOfWord(record.priority) ?? defaultPriority,
        createdAt: instantOf(record.created) ?? now,
        createdBy: creatorOf(record, placed.departmentKeys),
        completedAt: placed.status === doneStatus ? (instantOf(record.completed ?? '') ?? now) : null,
        archivedAt: placed.status === doneStatus ? (instantOf(record.archivedAt ?? '') ?? null) : null,
        customFields,
        checklistItems,
        comments,
        ...place,
        ...assignment,
        ...seriesOf(record, { startDate: dates.startDate, dueDate: dates.dueDate }),
      },
    };
  }

  /** Returns null for no date, undefined for a text that is none. */
  function dateOf(text: string): string | null | undefined {
    const trimmed = text.trim();
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(trimmed)) return importedDate(trimmed, mapping.dates);
    return Number.isNaN(Date.parse(trimmed)) ? undefined : toCalendarDate(new Date(trimmed).toISOString(), zone);
  }

  function instantOf(text: string): string | undefined {
    const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Date.parse(importedDate(text, mapping.dates) ?? '');
    if (Number.isNaN(time) || time < 0) return undefined;
    const instant = new Date(time).toISOString();
    return instant > now ? now : instant;
  }

  function placeOf(record: ImportRecord, board: Board) {
    const chosen = record.departments.map((value) => ({ value, name: names.get(departments.get(value)?.departmentId ?? 0) }));
    const unknown = chosen.filter(({ name }) => name === undefined).map(({ value }) => value);
    const known = chosen.flatMap(({ name }) => name ?? []).slice(0, limits.departmentsPerTask);
    const department = canonicalDepartment(known[0] ?? board.name);
    const all = withPrimaryDepartment(department, known);
    const keys = departmentKeysOf(department, all);
    const own = boardNamed.get(departmentKey(record.board ?? ''));
    const home =
      own && keys.includes(own.departmentKey)
        ? own
        : keys.includes(board.departmentKey)
          ? board
          : (keys.map((key) => boardOf.get(key)).find(Boolean) ?? board);
    const column = columnOf(record, home);
    return {
      department,
      departments: all,
      departmentKeys: [...new Set([...keys, home.departmentKey])],
      workspaceId: home.id,
      columnId: column.id,
      status: column.name,
      facts: unknown.length > 0 ? { department: unknown.join(', ') } : {},
    };
  }

  function columnOf({ status, done }: ImportRecord, board: Board): Board['columns'][number] {
    const named = (name: string | null | undefined) =>
      board.columns.find((column) => columnKey(column.name) === columnKey(name ?? '\u0000'));
    const wanted = done ? doneStatus : statuses.has(status) ? statuses.get(status)?.status : status;
    const column = named(wanted) ?? named(statusOfWord(status)) ?? newTaskColumn(board.columns);
    if (!column) throw new Error('a board has no column');
    return column;
  }

  /** Returns the number of a person who sees a task of these departments: an import lets nobody see more than before. */
  function memberOf(value: string, keys: readonly string[]): number | undefined {
    const person = users.get(people.get(value)?.userId ?? 0);
    return person && (isAdmin(person) || person.departmentKeys.some((key) => keys.includes(key))) ? person.id : undefined;
  }

  function creatorOf({ creator = '' }: ImportRecord, keys: readonly string[]): number {
    return memberOf(creator, keys) ?? actor.id;
  }

  function assigneesOf(record: ImportRecord, keys: readonly string[]) {
    const chosen = record.people.map((value) => ({ value, userId: memberOf(value, keys) }));
    const ids = [...new Set(chosen.flatMap(({ userId }) => userId ?? []))];
    const others = chosen.filter(({ userId }) => userId === undefined).map(({ value }) => value);
    const assignees = ids.slice(0, limits.assignees);
    const [first = null] = assignees;
    return {
      assigneeId: first,
      assignees: withPrimaryAssignee(first, assignees),
      facts: others.length > 0 ? { assignee: others.join(', ') } : {},
    };
  }

  function commentsOf(record: ImportRecord): PlannedTask['comments'] | undefined {
    const written = record.comments.filter(({ text }) => text.trim() !== '');
    const comments = written.map(({ author, text, created }) => {
      const userId = userOf(author);
      const content = textIn(userId || author === '' ? text : `**${oneLine(author)}**\n\n${text}`, record);
      return { userId: userId ?? actor.id, content, createdAt: instantOf(created) ?? now };
    });
    const fits = comments.every(({ content }) => content.length <= limits.comment.max);
    return fits && comments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) <= limits.comment.totalBytes
      ? comments
      : undefined;
  }

  function checklistOf(record: ImportRecord, assignees: readonly number[]): ChecklistItem[] | undefined {
    const items = record.checklist.filter(({ text }) => text.trim() !== '');
    const made = items.map(({ text, completed, description = '', completedBy: by, person = '', dueDate = '' }, at) => ({
      id: at + 1,
      text: nameIn(text, record),
      ...(description !== '' && { description: textIn(description, record) }),
      completed,
      ...(completed && { completedBy: tickedBy(by) }),
      ...itemFacts(person, dueDate, assignees),
    }));
    const length = made.reduce((sum, { text, description }) => sum + text.length + (description?.length ?? 0), 0);
    const fits = made.every(
      ({ text, description }) =>
        text.length <= limits.checklist.text && (description?.length ?? 0) <= limits.checklist.description,
    );
    return fits && length <= limits.checklist.totalLength ? made : undefined;
  }

  function itemFacts(person: string, dueDate: string, assignees: readonly number[]) {
    const assigneeId = userOf(person);
    const date = dateOf(dueDate);
    return { ...(assigneeId && assignees.includes(assigneeId) && { assigneeId }), ...(date && { dueDate: date }) };
  }

  function tickedBy(by: ImportRecord['checklist'][number]['completedBy']) {
    const userId = by && userOf(by.name);
    if (!by || userId === undefined) return { userId: actor.id, userName: actor.fullName, completedAt: now };
    return { userId, userName: users.get(userId)?.fullName ?? by.name, completedAt: instantOf(by.at) ?? now };
  }

  function seriesOf({ repeat, repeatWhen }: ImportRecord, dates: { startDate: string | null; dueDate: string | null }) {
    const none = { repeat: null, repeatWhen: null, repeatAnchor: null, repeatDay: null, repeatNext: null };
    if (!repeat) return { ...dates, ...none };
    try {
      return newSeries(actor, { repeat, repeatWhen: repeatWhen === 'day' ? 'day' : 'done' }, dates);
    } catch {
      // A rule that this installation does not know, or that has ended.
      return { ...dates, ...none };
    }
  }

  return plan;
}

/** Returns a title that is long enough; one that is too long stays whole in the description. */
function titleOf(record: ImportRecord): { title: string; description: string } | undefined {
  const title = titleIn(record);
  const description = textIn(record.description, record);
  if (title === '') return undefined;
  if (!isLongTitle(title)) return { title: title.padEnd(limits.title.min, '.'), description };
  if (title.length <= limits.title.max) return { title, description };
  const short = `${beginningOf(title, limits.title.max - 1)}…`;
  return { title: short, description: description === '' ? title : `${title}\n\n${description}` };
}

/** Returns the custom fields; undefined if they are too long together. */
function factsOf(facts: Record<string, string>, record: ImportRecord): Record<string, string> | undefined {
  const entries = Object.entries(facts)
    .map(([name, value]) => [nameIn(name, record).slice(0, limits.customFields.key), textIn(value, record)] as const)
    .filter(
      ([name, value]) =>
        name !== '' && (record.isOwn || value !== '') && !['__proto__', 'constructor', 'prototype'].includes(name),
    );
  const fits =
    entries.length <= limits.customFields.keys &&
    entries.every(([, value]) => value.length <= limits.customFields.value) &&
    entries.join().length <= limits.customFields.totalLength;
  return fits ? Object.fromEntries(entries) : undefined;
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
