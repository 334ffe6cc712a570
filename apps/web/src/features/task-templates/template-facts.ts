// Summarizes a template in a few words.

import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';

type TemplateDetails = Pick<TaskTemplate, 'priority' | 'checklistItems' | 'assignees' | 'startDays' | 'dueDays'>;

/** Returns priority, dates, people and checklist, those that there are. */
export function templateFacts(template: TemplateDetails, text: Pick<Catalogue, 'taskTemplates' | 'tasks'>): string {
  const { taskTemplates: words } = text;
  const { priority, checklistItems, assignees, startDays, dueDays } = template;
  const facts = [
    priorityName(text, priority),
    startDays === null ? '' : words.starts(startDays),
    dueDays === null ? '' : words.due(dueDays),
    assignees.length === 0 ? '' : words.people(assignees.length),
    checklistItems.length === 0 ? '' : words.items(checklistItems.length),
  ];
  return facts.filter(Boolean).join(' · ');
}
