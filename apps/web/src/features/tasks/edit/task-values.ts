// The values of the edit form: read from a task, compared, rebased on a newer version, and turned into a request. Pure.

import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import { isSameValue, mergeTask, withPartners } from '@app/contract/tasks/merge-task.rules.ts';
import type { ChecklistItem, Task, TaskChangeInput } from '@app/contract/tasks/tasks.contract.ts';

/** The fields that the edit form can change. */
export type TaskValues = Pick<
  Task,
  | 'title'
  | 'priority'
  | 'status'
  | 'startDate'
  | 'dueDate'
  | 'department'
  | 'departments'
  | 'assigneeId'
  | 'assignees'
  | 'checklistItems'
> & { description: string; repeat: string | null; repeatWhen: 'done' | 'day' | null };

/** A template whose items were added to a checklist. */
export interface AppliedTemplate {
  id: number;
  name: string;
}

/** A field that can be edited inline. */
export type EditPart = 'title' | 'description';

/** A form being edited: the values, and the version of the task that they came from. */
export interface EditDraft {
  version: number;
  base: TaskValues;
  values: TaskValues;
  /** The fields that are edited inline; without it the whole form is open. */
  parts?: readonly EditPart[] | undefined;
  /** The unadded text of a new checklist item; saving the task adds it. */
  newItem?: string | undefined;
  template?: AppliedTemplate | undefined;
  /** Of a recurring task: the changes are for the following ones too. */
  following?: boolean | undefined;
  /** Somebody else's values of fields that the person changed too, until the person chooses. */
  theirs?: Partial<TaskValues> | undefined;
}

function valuesOf(task: Task): TaskValues {
  return {
    title: task.title,
    description: task.description ?? '',
    priority: task.priority,
    status: task.status,
    startDate: task.startDate,
    dueDate: task.dueDate,
    department: task.department,
    departments: task.departments,
    assigneeId: task.assigneeId,
    assignees: task.assignees,
    checklistItems: task.checklistItems,
    repeat: task.repeat ?? null,
    repeatWhen: task.repeatWhen ?? null,
  };
}

export function startEditing(task: Task): EditDraft {
  const values = valuesOf(task);
  return { version: task.version, base: values, values };
}

/** Returns the fields that the person has changed. */
export function changedFields({ base, values }: Pick<EditDraft, 'base' | 'values'>): (keyof TaskValues)[] {
  return (Object.keys(values) as (keyof TaskValues)[]).filter((field) => !isSameValue(field, base[field], values[field]));
}

export function isDirty(draft: EditDraft): boolean {
  return changedFields(draft).length > 0 || (draft.newItem ?? '').trim() !== '' || draft.template !== undefined;
}

/**
 * Rebases a draft on a newer version of the task: keeps the person's changes and updates everything else. Conflicts go into the
 * draft's `theirs`; `news` are the fields with new values in the form. A description that both changed in different places stays
 * as it is typed, with its base: nothing may move under the cursor, and the server merges it when the draft is saved.
 */
export function rebase(draft: EditDraft, task: Task): { draft: EditDraft; news: (keyof TaskValues)[] } {
  const current = valuesOf(task);
  const { change, conflicts } = mergeTask(draft.base, draft.values, current);
  const values: TaskValues = { ...current, ...change } as TaskValues;
  const base = { ...current };
  const merged = change.description !== undefined && change.description !== draft.values.description;
  if (merged) {
    values.description = draft.values.description;
    base.description = draft.base.description;
  }
  const changed = changedFields({ base: draft.base, values: current });
  const unsettled = Object.keys(draft.theirs ?? {}) as (keyof TaskValues)[];
  const clashes = withPartners([...(conflicts as (keyof TaskValues)[]), ...unsettled]).filter((field) =>
    withPartners([field]).some((each) => !isSameValue(each, values[each], current[each])),
  );
  const { theirs: _settled, ...rest } = draft;
  return {
    draft: {
      ...rest,
      version: task.version,
      base,
      values,
      ...(clashes.length > 0 ? { theirs: pick(current, clashes) } : {}),
    },
    news: changed.filter((field) => !clashes.includes(field) && !isSameValue(field, draft.values[field], values[field])),
  };
}

/** Resolves one conflict of the draft, with `mine` or `theirs`. */
export function resolveConflict(draft: EditDraft, field: keyof TaskValues, by: 'mine' | 'theirs'): EditDraft {
  const { theirs = {}, ...rest } = draft;
  const settled = withPartners([field]);
  const left = Object.entries(theirs).filter(([name]) => !settled.includes(name as keyof TaskValues));
  return {
    ...rest,
    values: by === 'mine' ? draft.values : { ...draft.values, ...pick(theirs, settled) },
    ...(left.length > 0 ? { theirs: Object.fromEntries(left) } : {}),
  };
}

function pick(values: Partial<TaskValues>, fields: readonly (keyof TaskValues)[]): Partial<TaskValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Returns the request that saves a draft. */
export function requestOfDraft(
  draft: EditDraft,
  task: Pick<Task, 'workspaceId' | 'customFields' | 'checklistTemplateId'>,
): TaskChangeInput {
  const mine = changedFields(draft).filter((field) => field !== 'checklistItems');
  const { workspaceId, customFields, checklistTemplateId } = task;
  return {
    ...pick(draft.values, mine),
    workspaceId,
    ...(draft.template ? fieldsOfTemplate(draft.template, customFields) : { customFields }),
    checklistItems: withNewItem(draft),
    base: {
      ...pick(draft.base, withPartners(mine)),
      workspaceId,
      customFields,
      checklistTemplateId,
      checklistItems: draft.base.checklistItems,
    },
    ...(draft.following ? { following: true } : {}),
    version: draft.version,
  };
}

/** Returns the changes that were typed while a draft was being saved, as a draft on the saved row; null if there are none. */
export function typedSince(sent: EditDraft, now: EditDraft | null, saved: Task): EditDraft | null {
  if (!now) return null;
  const { theirs: _settled, ...rest } = now;
  const since = {
    ...rest,
    base: sent.values,
    newItem: now.newItem === sent.newItem ? undefined : now.newItem,
    template: now.template?.id === sent.template?.id ? undefined : now.template,
  };
  return isDirty(since) ? rebase(since, saved).draft : null;
}

/** Returns the fields that record the last applied template, the same as the create dialog sends. */
export function fieldsOfTemplate(template: AppliedTemplate, customFields: Task['customFields']) {
  return {
    checklistTemplateId: template.id,
    customFields: { ...customFields, templateApplied: 'true', templateName: template.name },
  };
}

/** Whether a template's items are appended or replace the existing ones. */
export type TemplateMode = 'append' | 'replace';

/** Returns the checklist with the items of a template, none of them done. */
export function withTemplate(
  items: readonly ChecklistItem[],
  template: Pick<ChecklistTemplate, 'items'>,
  how: TemplateMode,
): ChecklistItem[] {
  const existing = how === 'append' ? items : [];
  const added: ChecklistItem[] = [];
  for (const { text, description } of template.items) {
    const id = newItemId([...items, ...added], text);
    added.push({ id, text, completed: false, ...(description ? { description } : {}) });
  }
  return [...existing, ...added];
}

function withNewItem({ values: { checklistItems: items }, newItem = '' }: EditDraft): ChecklistItem[] {
  const text = newItem.trim();
  return text === '' ? items : [...items, { id: newItemId(items, text), text, completed: false }];
}

/** Moves one item one position up or down. */
export function shiftItem<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const moved = [...items];
  const other = index + by;
  const [a, b] = [moved[index], moved[other]];
  if (!a || !b) return moved;
  moved[index] = b;
  moved[other] = a;
  return moved;
}
