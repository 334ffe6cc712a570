// The one rule for two changes of a task, used by the server, the edit form, undo and queued writes: fields are compared, not
// versions (docs/decisions/027-fields-are-compared.md). Pure.
import { departmentKey } from '#departments/departments.rules.ts';
import { checklistFits } from '#fields.ts';
import { limits } from '#limits.ts';
import { mergeChecklist } from '#tasks/merge-checklist.rules.ts';
import { mergeText } from '#tasks/merge-text.rules.ts';
import type { ChecklistItem, TaskChange } from '#tasks/tasks.contract.ts';
import { withPrimaryAssignee, withPrimaryDepartment } from '#tasks/tasks.rules.ts';

/** The fields of a task that a change can set. */
export type TaskFields = Omit<TaskChange, 'version' | 'base' | 'following'>;
export type TaskField = keyof TaskFields;

export interface TaskMerge {
  /** The fields to write. A field in conflict has my value, in a checklist with everything of theirs that mine leaves room for. */
  change: TaskFields;
  conflicts: TaskField[];
}

/** Fields that are compared as one: a list belongs to its primary member. Every other field is compared alone. */
const joined: readonly (readonly TaskField[])[] = [
  ['department', 'departments'],
  ['assigneeId', 'assignees'],
  ['repeat', 'repeatWhen'],
];

/** Returns what is compared for these fields, in their order. */
function groupsOf(fields: readonly TaskField[]): (readonly TaskField[])[] {
  return [...new Set(fields.map((field) => joined.find((group) => group.includes(field)) ?? field))].map((group) =>
    typeof group === 'string' ? [group] : group,
  );
}

/**
 * Merges a change (`mine`) of a task with the task as it is now (`theirs`); `base` has the values that the change was made from.
 * Per field: a value that I did not change or that is there already is not written, a field that nobody else changed is written,
 * and texts, checklists and custom fields are merged where the changes lie apart. Everything else is a conflict. A field without
 * a base is written.
 */
export function mergeTask(base: TaskFields, mine: TaskFields, theirs: TaskFields): TaskMerge {
  const merge: TaskMerge = { change: {}, conflicts: [] };
  for (const group of groupsOf(namesOf(mine))) {
    const ofGroup = pickFields(mine, group);
    const named = namesOf(ofGroup);
    const { change, conflict } = hasField(base, group) ? mergeGroup(group, base, ofGroup, theirs) : { change: ofGroup };
    Object.assign(merge.change, change);
    if (conflict) merge.conflicts.push(...named);
  }
  return merge;
}

/** Returns the fields of a change whose base is unknown. */
export function fieldsWithoutBase(mine: TaskFields, base: TaskFields): TaskField[] {
  return groupsOf(namesOf(mine))
    .filter((group) => !hasField(base, group))
    .flatMap((group) => namesOf(pickFields(mine, group)));
}

/** Returns the fields with those that are compared together with them. */
export function withPartners<Field extends TaskField>(fields: readonly Field[]): Field[] {
  return groupsOf(fields).flat() as Field[];
}

/** Returns whether two values of a field mean the same: lists of people and departments have no order, stored JSON has no order of keys. */
export function isSameValue<Field extends TaskField>(field: Field, a: TaskFields[Field], b: TaskFields[Field]): boolean {
  return a === b || canonical([field], { [field]: a }) === canonical([field], { [field]: b });
}

interface MergedGroup {
  change: TaskFields;
  conflict?: boolean;
}

function mergeGroup(group: readonly TaskField[], base: TaskFields, mine: TaskFields, theirs: TaskFields): MergedGroup {
  // A half that one side leaves out is as it was.
  const now = pickFields(theirs, group);
  const before = { ...now, ...pickFields(base, group) };
  const wanted = { ...before, ...mine };
  const [was, is, wants] = [before, now, wanted].map((values) => canonical(group, values));
  if (wants === was || wants === is) return { change: {} };
  if (was === is) return { change: mine };
  return combined(before, mine, now) ?? { change: mine, conflict: true };
}

/** Merges values whose parts are independent; undefined for other fields, and for a result that is too long to be stored. */
function combined(before: TaskFields, mine: TaskFields, theirs: TaskFields): MergedGroup | undefined {
  if (mine.description !== undefined) {
    const description = mergeText(before.description ?? '', mine.description ?? '', theirs.description ?? '');
    return description === undefined || description.length > limits.description.max ? undefined : { change: { description } };
  }
  if (mine.customFields !== undefined) return mergeRecords(before.customFields, mine.customFields, theirs.customFields);
  if (mine.checklistItems === undefined) return undefined;
  const { items, conflict } = mergeChecklist(before.checklistItems ?? [], mine.checklistItems ?? [], theirs.checklistItems ?? []);
  if (items.length > limits.checklist.items || !checklistFits(items)) return undefined;
  return { change: { checklistItems: items }, conflict };
}

type Fields = TaskFields['customFields'];

function mergeRecords(before: Fields, mine: Fields, theirs: Fields): MergedGroup | undefined {
  const [was, my, their] = [before, mine, theirs].map((fields) => new Map(Object.entries(fields ?? {})));
  if (!was || !my || !their) return undefined;
  const merged = new Map(their);
  for (const key of new Set([...was.keys(), ...my.keys()])) {
    const [old, wanted, now] = [was.get(key), my.get(key), their.get(key)];
    if (wanted === old || wanted === now) continue;
    if (now !== old) return undefined;
    if (wanted === undefined) merged.delete(key);
    else merged.set(key, wanted);
  }
  const fits = merged.size <= limits.customFields.keys && [...merged].join().length <= limits.customFields.totalLength;
  return fits ? { change: { customFields: Object.fromEntries(merged) } } : undefined;
}

/** Returns a text that is equal for values with the same meaning. */
function canonical(group: readonly TaskField[], values: TaskFields): string {
  return JSON.stringify(group.map((field) => canonicalValue(field, values)));
}

function canonicalValue(field: TaskField, values: TaskFields): unknown {
  switch (field) {
    case 'description':
      return values.description ?? '';
    case 'department':
      return departmentKey(values.department ?? '');
    case 'departments':
      return withPrimaryDepartment(values.department ?? '', values.departments ?? [])
        .map(departmentKey)
        .sort();
    case 'assignees':
      return withPrimaryAssignee(values.assigneeId ?? null, values.assignees ?? []).sort((a, b) => a - b);
    case 'customFields':
      return Object.entries(values.customFields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    case 'checklistItems':
      return (values.checklistItems ?? []).map(canonicalItem);
    default:
      return values[field] ?? null;
  }
}

/** The server records who completed an item, so a change cannot set it. */
function canonicalItem({ id, text, description, completed, assigneeId, dueDate }: ChecklistItem): unknown {
  return [id, text, description ?? '', completed, assigneeId ?? null, dueDate ?? null];
}

function pickFields(values: TaskFields, group: readonly TaskField[]): TaskFields {
  return Object.fromEntries(group.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]));
}

function hasField(values: TaskFields, group: readonly TaskField[]): boolean {
  return group.some((field) => values[field] !== undefined);
}

function namesOf(fields: TaskFields): TaskField[] {
  return (Object.keys(fields) as TaskField[]).filter((field) => fields[field] !== undefined);
}
