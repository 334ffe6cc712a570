// Proves that every answer has an end: the most bytes that its worst data can take, computed from the limits.
import { describe, expect, it } from 'vitest';
import { api } from '#index.ts';
import { answers, limits, thresholds } from '#limits.ts';

/** A control character, which JSON writes with six. */
const perCharacter = 6;
const chars = (count: number) => count * perCharacter;
/** Numbers, dates, flags and the names of fields. */
const rest = 600;
const person = chars(2 * limits.fullName.max + limits.email.max + limits.jobTitle.max) + rest;
const card =
  chars(limits.title.max + limits.description.sent + (limits.departments + 1) * limits.departmentName.max) +
  limits.assignees * 11 +
  rest;
const whole =
  card +
  chars(
    limits.description.max + limits.checklist.whole + limits.customFields.whole + limits.checklist.items * limits.fullName.max,
  ) +
  limits.checklist.items * 200;
const comment = (length: number) => chars(length) + person;
const template = chars(limits.description.max + limits.checklist.whole) + limits.checklist.items * 100 + rest;
const emailTemplate =
  chars(limits.emailTemplate.html + limits.emailTemplate.subject + limits.emailTemplate.name + limits.emailTemplate.description) +
  limits.emailTemplate.variables * chars(20) +
  rest;

/** The longest lists, each with the bytes of its worst answer. What else there is answers one thing or a short list. */
const lists: Partial<Record<string, number>> = {
  // A list ends with the piece that reaches its bytes.
  'tasks.list': limits.taskList.bytes + 50 * whole,
  'tasks.inWorkspace': limits.taskList.bytes + 50 * whole,
  'tasks.get': whole,
  'comments.list':
    limits.comment.perTask * comment(limits.comment.max) + (limits.comment.list - limits.comment.perTask) * comment(200),
  'checklistTemplates.list': limits.checklistTemplates * template,
  'emailTemplates.list': limits.emailTemplate.most * emailTemplate,
  'departments.list': limits.departmentsAtMost * (chars(limits.departmentName.max + limits.departmentDescription.max) + rest),
  'workspaces.list': limits.departmentsAtMost * (chars(limits.departmentName.max) + rest),
  'workspaces.columns': limits.columnsPerWorkspace * (chars(limits.columnName.max) + rest),
  'notifications.list': limits.notifications.list * (chars(1_000) + rest),
  'events.list': thresholds.eventsPerAnswer * rest,
  'search.tasks': limits.search.hits * (card + chars(2 * limits.title.max + 2 * limits.search.snippet)),
  'audit.list': limits.audit.page * (chars(1_000) + rest),
};

describe('the largest answer', () => {
  it.each(Object.entries(lists))('of %s is within the bound of all answers', (_, bytes) => {
    expect(bytes).toBeLessThanOrEqual(answers.bytes);
  });

  it('is known of every list but those of people, which are as long as the company is large', () => {
    const keys = Object.entries(api).flatMap(([word, endpoints]) =>
      Object.entries(endpoints).map(([name, one]) => ({ key: `${word}.${name}`, one })),
    );
    const unknown = keys
      .filter(
        ({ key, one }) =>
          one.method === 'GET' &&
          'def' in one.response &&
          (one.response.def as { type: string }).type === 'array' &&
          !(key in lists),
      )
      .map(({ key }) => key);
    expect(unknown.toSorted()).toEqual(
      ['departments.mine', 'departments.users', 'tasks.people', 'users.adminList', 'users.list', 'workspaces.members'].toSorted(),
    );
  });
});
