// The values of the edit form: taken from a task, compared, merged with a newer version, and made a request. Pure.
import type { ChecklistItem, ChecklistTemplate, Task, TaskChangeInput } from '@app/contract';
import { mergeChecklist } from '#features/tasks/conflicts/merge-checklist.ts';

/** What the edit form can change. */
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
> & { description: string };

/** A template whose items were added to a checklist. */
export interface AppliedTemplate {
  id: number;
  name: string;
}

/** A field that can be edited where it stands. */
export type EditPart = 'title' | 'description';

/** A form that is being edited: the values, and the version of the task that they were taken from. */
export interface EditDraft {
  version: number;
  base: TaskValues;
  values: TaskValues;
  /** The fields that are edited where they stand; without it the whole form is. */
  parts?: readonly EditPart[] | undefined;
  /** What is typed for a new item of the checklist and not added yet; it is added when the task is saved. */
  newItem?: string | undefined;
  template?: AppliedTemplate | undefined;
  /** What somebody else made of fields that the person changed as well, until one of the two is chosen. */
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
  };
}

export function startEditing(task: Task): EditDraft {
  const values = valuesOf(task);
  return { version: task.version, base: values, values };
}

/** The names of the fields that the person has changed. */
export function changedFields({ base, values }: Pick<EditDraft, 'base' | 'values'>): (keyof TaskValues)[] {
  return (Object.keys(values) as (keyof TaskValues)[]).filter((field) => !same(base[field], values[field]));
}

export function isDirty(draft: EditDraft): boolean {
  return changedFields(draft).length > 0 || (draft.newItem ?? '').trim() !== '' || draft.template !== undefined;
}

/** Fields that only make sense with each other. */
const together: Partial<Record<keyof TaskValues, keyof TaskValues>> = {
  department: 'departments',
  departments: 'department',
  assigneeId: 'assignees',
  assignees: 'assigneeId',
};

function withPartners(fields: readonly (keyof TaskValues)[]): (keyof TaskValues)[] {
  return [...new Set(fields.flatMap((field) => [field, together[field] ?? field]))];
}

/**
 * Puts a draft onto a newer version of the task: what the person changed stays, everything else becomes what it is now, and
 * checklists grow together. What both changed is kept as `theirs` in the draft; `news` are the fields that the form shows
 * anew.
 */
export function rebase(draft: EditDraft, task: Task): { draft: EditDraft; news: (keyof TaskValues)[] } {
  const current = valuesOf(task);
  const mine: (keyof TaskValues)[] = withPartners(changedFields(draft)).filter((field) => field !== 'checklistItems');
  const changed = changedFields({ base: draft.base, values: current });
  const checklist = mergeChecklist(draft.base.checklistItems, draft.values.checklistItems, current.checklistItems);
  const values: TaskValues = { ...current, ...pick(draft.values, mine), checklistItems: checklist.items };
  const unsettled = [...changed, ...(Object.keys(draft.theirs ?? {}) as (keyof TaskValues)[])];
  const clashes = withPartners(unsettled.filter((field) => mine.includes(field) && !same(values[field], current[field])));
  if (checklist.clash || (draft.theirs?.checklistItems && !same(checklist.items, current.checklistItems)))
    clashes.push('checklistItems');
  const { theirs: _settled, ...rest } = draft;
  return {
    draft: {
      ...rest,
      version: task.version,
      base: current,
      values,
      ...(clashes.length > 0 ? { theirs: pick(current, clashes) } : {}),
    },
    news: changed.filter((field) => !clashes.includes(field) && !same(draft.values[field], values[field])),
  };
}

/** The draft with one clash settled, for `mine` or for what somebody else made of it. */
export function settle(draft: EditDraft, field: keyof TaskValues, by: 'mine' | 'theirs'): EditDraft {
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

/** The request that saves a draft. */
export function changeOf(draft: EditDraft, task: Pick<Task, 'workspaceId' | 'customFields'>): TaskChangeInput {
  const mine = changedFields(draft).filter((field) => field !== 'checklistItems');
  return {
    ...Object.fromEntries(mine.map((field) => [field, draft.values[field]])),
    workspaceId: task.workspaceId,
    ...(draft.template ? fieldsOfTemplate(draft.template, task.customFields) : { customFields: task.customFields }),
    checklistItems: withNewItem(draft),
    version: draft.version,
  };
}

/**
 * What was typed while a draft was on its way to the server, as a draft of its own on the row that was saved; null where
 * nothing was.
 */
export function typedSince(sent: EditDraft, now: EditDraft | null, saved: Task): EditDraft | null {
  if (!now) return null;
  const { theirs: _settled, ...rest } = now;
  const since = {
    ...rest,
    base: sent.values,
    newItem: now.newItem === sent.newItem ? undefined : now.newItem,
    template: same(now.template, sent.template) ? undefined : now.template,
  };
  return isDirty(since) ? rebase(since, saved).draft : null;
}

/** What a task keeps of the template that was applied to it last: the same that the create dialog sends. */
export function fieldsOfTemplate(template: AppliedTemplate, customFields: Task['customFields']) {
  return {
    checklistTemplateId: template.id,
    customFields: { ...customFields, templateApplied: 'true', templateName: template.name },
  };
}

/** What happens to the items that are there when those of a template come. */
export type TemplateHow = 'append' | 'replace';

/** The checklist with the items of a template, none of them done, below its own or in their place. */
export function withTemplate(
  items: readonly ChecklistItem[],
  template: Pick<ChecklistTemplate, 'items'>,
  how: TemplateHow,
): ChecklistItem[] {
  const kept = how === 'append' ? items : [];
  const next = nextItemId(items);
  const added = template.items.map(({ text, description }, index) => ({
    id: next + index,
    text,
    completed: false,
    ...(description ? { description } : {}),
  }));
  return [...kept, ...added];
}

function withNewItem({ values: { checklistItems: items }, newItem = '' }: EditDraft): ChecklistItem[] {
  const text = newItem.trim();
  return text === '' ? items : [...items, { id: nextItemId(items), text, completed: false }];
}

/** A new item's number: one above the highest. */
export function nextItemId(items: readonly ChecklistItem[]): number {
  return items.reduce((highest, item) => Math.max(highest, item.id), 0) + 1;
}

/** The list with one item one place higher or lower. */
export function shiftItem(items: readonly ChecklistItem[], index: number, by: -1 | 1): ChecklistItem[] {
  const moved = [...items];
  const other = index + by;
  const [a, b] = [moved[index], moved[other]];
  if (!a || !b) return moved;
  moved[index] = b;
  moved[other] = a;
  return moved;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
