// Writes a change of a task for its history: one line for each thing that changed, from what to what. Pure.
import { departmentKey } from '#departments/departments.rules.ts';
import { historyLimits } from '#history/history.limits.ts';
import { cutAt } from '#names/graphemes.rules.ts';
import { relationKinds } from '#relations/relations.rules.ts';
import type { ChecklistItem } from '#tasks/tasks.contract.ts';
import { withPrimaryAssignee, withPrimaryDepartment } from '#tasks/tasks.rules.ts';

/** What an entry is about. */
export const historyKinds = ['created', 'changed', 'deleted', 'restored', 'archived', 'unarchived', 'commented'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/**
 * What can change. Of `assignees`, `departments`, `items`, `itemsDone`, `files`, `custom` and relations each member has a line of its own: one that is
 * new has no `from`, one that is gone no `to`. `itemPlace` without an item is another order of several.
 */
export const historyFields = [
  'title',
  'description',
  'type',
  'priority',
  'status',
  'workspace',
  'department',
  'departments',
  'assignee',
  'assignees',
  'startDate',
  'dueDate',
  'repeat',
  'repeatWhen',
  'items',
  'itemsDone',
  'itemDescription',
  'itemAssignee',
  'itemDueDate',
  'itemPlace',
  'files',
  ...relationKinds,
  'custom',
] as const;
export type HistoryField = (typeof historyFields)[number];

/** What a value is. A person, a board and a task are ids; a department may have another name since. */
type HistoryValue =
  | 'text'
  | 'date'
  | 'priority'
  | 'status'
  | 'repeat'
  | 'repeatWhen'
  | 'department'
  | 'person'
  | 'board'
  | 'task';

/** What the values of each field are. The server names ids and departments by it, and the web formats values. */
export const historyValues: Record<HistoryField, HistoryValue> = {
  title: 'text',
  description: 'text',
  type: 'text',
  priority: 'priority',
  status: 'status',
  workspace: 'board',
  department: 'department',
  departments: 'department',
  assignee: 'person',
  assignees: 'person',
  startDate: 'date',
  dueDate: 'date',
  repeat: 'repeat',
  repeatWhen: 'repeatWhen',
  items: 'text',
  itemsDone: 'text',
  itemDescription: 'text',
  itemAssignee: 'person',
  itemDueDate: 'date',
  itemPlace: 'text',
  files: 'text',
  parent: 'task',
  subtask: 'task',
  blockedBy: 'task',
  blocks: 'task',
  relatesTo: 'task',
  duplicates: 'task',
  duplicatedBy: 'task',
  custom: 'text',
};

/** A stored change. People, boards and tasks are ids, so that their names are always the present ones. */
export interface StoredChange {
  field: HistoryField;
  /** The name of a custom field, or the text of an item. */
  key?: string;
  from: string | number | null;
  to: string | number | null;
}

/** The changes of an entry, and how many more there were. */
export interface StoredChanges {
  list: StoredChange[];
  more: number;
}

/** The fields of a task that its history shows. */
export interface RecordedTask {
  title: string;
  description: string | null;
  type: string;
  priority: string;
  status: string;
  workspaceId: number;
  department: string;
  departments: string[];
  assigneeId: number | null;
  assignees: number[];
  startDate: string | null;
  dueDate: string | null;
  repeat?: string | null | undefined;
  repeatWhen?: string | null | undefined;
  checklistItems: ChecklistItem[];
  customFields: Record<string, string>;
}

/** Returns what differs between a task and its new values; undefined if nothing does that its history shows. */
export function changesOf(before: RecordedTask, change: Partial<RecordedTask>): StoredChanges | undefined {
  const after = { ...before, ...withoutUndefined(change) };
  const all = [
    ...plainChanges(before, after),
    ...departmentChanges(before, after),
    ...peopleChanges(before, after),
    ...checklistChanges(before.checklistItems, after.checklistItems),
    ...customChanges(before.customFields, after.customFields),
  ];
  if (all.length === 0) return undefined;
  return { list: all.slice(0, historyLimits.changes), more: Math.max(0, all.length - historyLimits.changes) };
}

function withoutUndefined(change: Partial<RecordedTask>): Partial<RecordedTask> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const plainFields = ['title', 'type', 'priority', 'status', 'startDate', 'dueDate', 'repeat', 'repeatWhen'] as const;

function plainChanges(before: RecordedTask, after: RecordedTask): StoredChange[] {
  const changes = plainFields
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field): StoredChange => ({ field, from: cut(before[field] ?? null), to: cut(after[field] ?? null) }));
  const [was, is] = [before.description ?? '', after.description ?? ''];
  if (was !== is) changes.splice(1, 0, { field: 'description', ...excerpts(was, is) });
  if (before.workspaceId !== after.workspaceId)
    changes.push({ field: 'workspace', from: before.workspaceId, to: after.workspaceId });
  return changes;
}

function departmentChanges(before: RecordedTask, after: RecordedTask): StoredChange[] {
  if (before.department === after.department && before.departments === after.departments) return [];
  const isSame = (a: string, b: string) => departmentKey(a) === departmentKey(b);
  const primary: StoredChange[] = isSame(before.department, after.department)
    ? []
    : [{ field: 'department', from: before.department, to: after.department }];
  const listed = primary.length === 0 ? [] : [before.department, after.department];
  const [was, is] = [before, after].map(({ department, departments }) => withPrimaryDepartment(department, departments));
  return [...primary, ...memberChanges('departments', was ?? [], is ?? [], listed, isSame)];
}

function peopleChanges(before: RecordedTask, after: RecordedTask): StoredChange[] {
  const primary: StoredChange[] =
    before.assigneeId === after.assigneeId ? [] : [{ field: 'assignee', from: before.assigneeId, to: after.assigneeId }];
  const listed = primary.length === 0 ? [] : [before.assigneeId, after.assigneeId];
  const [was, is] = [before, after].map(({ assigneeId, assignees }) => withPrimaryAssignee(assigneeId, assignees));
  return [...primary, ...memberChanges('assignees', was ?? [], is ?? [], listed, (a, b) => a === b)];
}

/** One line for each member that is gone or new, without those that another line shows already. */
function memberChanges<T extends string | number>(
  field: HistoryField,
  was: readonly T[],
  is: readonly T[],
  listed: readonly (T | null)[],
  isSame: (a: T, b: T) => boolean,
): StoredChange[] {
  const isIn = (list: readonly (T | null)[], value: T) => list.some((other) => other !== null && isSame(other, value));
  return [
    ...was.filter((value) => !isIn(is, value) && !isIn(listed, value)).map((value) => ({ field, from: value, to: null })),
    ...is.filter((value) => !isIn(was, value) && !isIn(listed, value)).map((value) => ({ field, from: null, to: value })),
  ];
}

function checklistChanges(before: readonly ChecklistItem[], after: readonly ChecklistItem[]): StoredChange[] {
  if (before === after) return [];
  const was = new Map(before.map((item) => [item.id, item]));
  const is = new Set(after.map(({ id }) => id));
  const gone = before
    .filter(({ id }) => !is.has(id))
    .map(({ text }): StoredChange => ({ field: 'items', from: cut(text), to: null }));
  return [
    ...gone,
    ...after.flatMap((item): StoredChange[] => {
      const { id, text, completed } = item;
      const old = was.get(id);
      const done: StoredChange[] =
        completed === (old?.completed ?? false)
          ? []
          : [{ field: 'itemsDone', from: completed ? null : cut(text), to: completed ? cut(text) : null }];
      const listed =
        old?.text === text ? done : [{ field: 'items' as const, from: cut(old?.text ?? null), to: cut(text) }, ...done];
      return [...listed, ...detailChanges(old, item)];
    }),
    ...placeChanges(before, after),
  ];
}

/** Returns what changed of an item besides its text; a new one is shown with its person and its due date. */
function detailChanges(
  old: ChecklistItem | undefined,
  { text, description, assigneeId, dueDate }: ChecklistItem,
): StoredChange[] {
  const key = cut(text) ?? '';
  const changes: StoredChange[] = [];
  const [was, is] = [old?.description ?? '', description ?? ''];
  if (old && was !== is) changes.push({ field: 'itemDescription', key, ...excerpts(was, is) });
  const plain = [
    { field: 'itemAssignee', from: old?.assigneeId ?? null, to: assigneeId ?? null },
    { field: 'itemDueDate', from: old?.dueDate ?? null, to: dueDate ?? null },
  ] as const;
  return [...changes, ...plain.filter(({ from, to }) => from !== to).map((change) => ({ key, ...change }))];
}

/** One line for an item that was moved, or one for several. */
function placeChanges(before: readonly ChecklistItem[], after: readonly ChecklistItem[]): StoredChange[] {
  const [old, now] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))];
  const was = before.map(({ id }) => id).filter((id) => now.has(id));
  const is = after.map(({ id }) => id).filter((id) => old.has(id));
  const first = was.findIndex((id, at) => is[at] !== id);
  if (first < 0) return [];
  const without = (ids: readonly number[], moved: number) => ids.filter((id) => id !== moved).join();
  const moved = [is[first], was[first]].find((id) => id !== undefined && without(was, id) === without(is, id));
  const item = after.find(({ id }) => id === moved);
  if (moved === undefined || !item) return [{ field: 'itemPlace', from: null, to: null }];
  return [{ field: 'itemPlace', key: cut(item.text) ?? '', from: `${was.indexOf(moved) + 1}`, to: `${is.indexOf(moved) + 1}` }];
}

/** Custom fields that the product keeps for itself, which no history shows. */
const hiddenKeys = ['templateApplied'];

function customChanges(before: Record<string, string>, after: Record<string, string>): StoredChange[] {
  if (before === after) return [];
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key) && !hiddenKeys.includes(key))
    .map((key) => ({ field: 'custom', key, from: cut(was.get(key) ?? null), to: cut(is.get(key) ?? null) }));
}

function cut(value: string | null): string | null {
  if (value === null || value.length <= historyLimits.value) return value;
  return `${piece(value, 0, historyLimits.value - 1)}…`;
}

/** Returns the parts of two texts around where they differ. */
function excerpts(was: string, is: string): { from: string | null; to: string | null } {
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start++;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  return { from: around(was, start, was.length - end), to: around(is, start, is.length - end) };
}

function around(text: string, start: number, end: number): string | null {
  if (text === '') return null;
  const from = Math.max(0, start - historyLimits.around);
  const to = Math.min(text.length, end + historyLimits.around, from + historyLimits.excerpt);
  return `${from > 0 ? '…' : ''}${piece(text, from, to)}${to < text.length ? '…' : ''}`;
}

/** Returns a part of a text without a part of a character at its ends. */
function piece(text: string, from: number, to: number): string {
  const first = cutAt(text, from);
  return text.slice(first, Math.max(first, cutAt(text, to)));
}
