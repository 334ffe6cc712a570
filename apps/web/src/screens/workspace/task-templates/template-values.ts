// The values of the form of a task template, and their conversion to a request. Pure.

import { defaultPriority } from '@app/contract/limits.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { type DraftItem, newItem } from '#features/pickers/item-draft.ts';
import type { TaskTemplateContent } from '#features/task-templates/task-templates.queries.ts';

export interface TemplateValues {
  name: string;
  title: string;
  description: string;
  priority: string;
  /** As typed; empty for no date. */
  startDays: string;
  dueDays: string;
  assignees: readonly number[];
  /** Whether the people were chosen anew: otherwise those who have left stay in the template. */
  hasNewPeople: boolean;
  items: readonly DraftItem[];
  /** The version of the template that the person has seen. */
  version: number;
}

export function valuesOf(template: TaskTemplate | undefined): TemplateValues {
  const { name = '', title = '', description, priority = defaultPriority, version = 0, assignees = [] } = template ?? {};
  const items = (template?.checklistItems ?? []).map((item) => newItem(item.text, item.description ?? ''));
  const typed = (days: number | null | undefined) => (days === null || days === undefined ? '' : String(days));
  const days = { startDays: typed(template?.startDays), dueDays: typed(template?.dueDays) };
  return { name, title, description: description ?? '', priority, ...days, assignees, hasNewPeople: false, items, version };
}

/** Returns a number of days as it was typed: null for none, NaN for what is none. */
function daysOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return days <= taskTemplateLimits.days ? days : Number.NaN;
}

export interface TemplateProblems {
  name?: string | undefined;
  startDays?: string | undefined;
  dueDays?: string | undefined;
  /** By the key of the item. */
  items: ReadonlyMap<number, string>;
}

export function problemsOf(values: TemplateValues, text: Pick<Catalogue, 'taskTemplates' | 'tasks' | 'checklistTemplates'>) {
  const { taskTemplates: words, tasks, checklistTemplates } = text;
  const [start, due] = [daysOf(values.startDays), daysOf(values.dueDays)];
  const wrong = (days: number | null) => (Number.isNaN(days) ? words.daysInvalid : undefined);
  const late = start !== null && due !== null && start > due ? tasks.startAfterDue : undefined;
  const empty = values.items.filter((item) => item.text.trim() === '' && item.description.trim() !== '');
  const problems: TemplateProblems = {
    name: values.name.trim() === '' ? words.nameRequired : undefined,
    startDays: wrong(start) ?? late,
    dueDays: wrong(due),
    items: new Map(empty.map(({ key }) => [key, checklistTemplates.itemRequired])),
  };
  return problems;
}

export function hasProblems({ name, startDays, dueDays, items }: TemplateProblems): boolean {
  return Boolean(name ?? startDays ?? dueDays) || items.size > 0;
}

/** Returns what is sent. Items without a text are left out. */
export function contentOf(values: TemplateValues): TaskTemplateContent {
  return {
    name: values.name.trim(),
    title: values.title.trim(),
    description: values.description.trim() || null,
    priority: values.priority as TaskTemplateContent['priority'],
    startDays: daysOf(values.startDays),
    dueDays: daysOf(values.dueDays),
    assignees: [...values.assignees],
    checklistItems: values.items
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, description }) => ({ text: text.trim(), description: description.trim() || null })),
  };
}

/** Whether both are sent as the same. */
export function isSameTemplate(a: TemplateValues, b: TemplateValues): boolean {
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}
