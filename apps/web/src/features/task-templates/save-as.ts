// Converts a task to a template. Pure.

import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { daysOfTask } from '@app/contract/task-templates/task-templates.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import type { TaskTemplateContent } from '#features/task-templates/task-templates.queries.ts';

/** The parts of a task that a template can keep, in the order of the form. */
export const keptParts = ['title', 'description', 'priority', 'dates', 'people', 'checklist'] as const;
export type KeptPart = (typeof keptParts)[number];

export type KeptParts = Record<KeptPart, boolean>;

export const everything: KeptParts = {
  title: true,
  description: true,
  priority: true,
  dates: true,
  people: true,
  checklist: true,
};

/** Returns everything of a task that a template can keep; `createdOn` is the day from which its dates count. */
export function partsOf(task: Task, createdOn: string) {
  const { title, description, priority, checklistItems, assigneeId, assignees } = task;
  return {
    title,
    description,
    priority,
    ...daysOfTask(task, createdOn),
    assignees: withPrimaryAssignee(assigneeId, assignees),
    checklistItems: checklistItems.map((item) => ({ text: item.text, description: item.description ?? null })),
  };
}
export type TaskParts = ReturnType<typeof partsOf>;

/** Returns which parts a task has at all. */
export function partsIn({ description, startDays, dueDays, assignees, checklistItems }: TaskParts): KeptParts {
  return {
    ...everything,
    description: Boolean(description?.trim()),
    dates: startDays !== null || dueDays !== null,
    people: assignees.length > 0,
    checklist: checklistItems.length > 0,
  };
}

/** Returns the template of the parts that are kept. */
export function templateOf(name: string, parts: TaskParts, kept: KeptParts, usual: string): TaskTemplateContent {
  const priority = (kept.priority ? parts.priority : usual) as TaskTemplateContent['priority'];
  return {
    name: name.trim(),
    title: kept.title ? parts.title : '',
    description: kept.description ? parts.description : null,
    priority,
    startDays: kept.dates ? parts.startDays : null,
    dueDays: kept.dates ? parts.dueDays : null,
    assignees: kept.people ? parts.assignees : [],
    checklistItems: kept.checklist ? parts.checklistItems : [],
  };
}

/** Returns the name that a template of a task gets, as long as nobody writes another. */
export function nameFor({ title }: Pick<Task, 'title'>): string {
  // Half of a character is none.
  return title
    .slice(0, taskTemplateLimits.name.max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Returns what stands beside a part. */
export function partFacts(part: KeptPart, parts: TaskParts, words: Catalogue['taskTemplates']): string {
  const { startDays, dueDays, assignees, checklistItems, title } = parts;
  if (part === 'title') return title;
  if (part === 'people') return words.people(assignees.length);
  if (part === 'checklist') return words.items(checklistItems.length);
  if (part !== 'dates') return '';
  return [startDays === null ? '' : words.starts(startDays), dueDays === null ? '' : words.due(dueDays)]
    .filter(Boolean)
    .join(' · ');
}
