// Tests that every response has a maximum size, computed from the limits for the worst data.
import { describe, expect, it } from 'vitest';
import { attachmentLimits } from '#attachments/attachments.limits.ts';
import { feedLimits } from '#feeds/feeds.limits.ts';
import { hintLimits } from '#hints/hints.limits.ts';
import { importLimits } from '#imports/imports.limits.ts';
import { incomingMailLimits } from '#incoming-mails/incoming-mails.limits.ts';
import { api, type Endpoint } from '#index.ts';
import { conversationLimits, limits, responseLimits, thresholds } from '#limits.ts';
import { myWorkLimits } from '#my-work/my-work.limits.ts';
import { relationLimits } from '#relations/relations.limits.ts';
import { taskTemplateLimits } from '#task-templates/task-templates.limits.ts';
import { tokenLimits } from '#tokens/tokens.limits.ts';
import { viewLimits } from '#views/views.limits.ts';
import { webhookLimits } from '#webhooks/webhooks.limits.ts';

/** A control character takes six bytes in JSON. */
const chars = (count: number) => count * 6;
/** Names have no control characters: a character takes up to three bytes, or two with a backslash. */
const name = (count: number) => count * 3;
/** Allowance for numbers, dates, flags and field names. */
const rest = 600;
const person =
  name(limits.fullName.max + limits.username.max + limits.jobTitle.max) +
  limits.email.max +
  chars(limits.avatar.initials * 4) +
  rest;
const people = limits.people.max * (person + 200);
const membership = name(limits.departmentName.max) + 100;
const card =
  chars(limits.description.excerpt) +
  name(limits.title.max + (limits.departmentsPerTask + 1) * limits.departmentName.max) +
  limits.assignees * 11 +
  rest;
const whole =
  card +
  chars(limits.description.max + limits.checklist.totalLength + limits.customFields.totalLength) +
  limits.checklist.items * (name(limits.fullName.max) + 200);
/** A comment's bytes, each of which may take six; a comment about a move contains two names of columns, one about a file its name. */
const moved = Math.max(chars(2 * limits.columnName.max), name(attachmentLimits.name)) + 200;
const template = name(limits.checklistTemplateName.max + limits.departmentName.max) + limits.checklist.items * 100 + rest;
const emailTemplate = limits.emailTemplate.variables * chars(limits.shortText) + rest;

/** The longest lists with the bytes of their worst response. Other endpoints return one item or a short list. */
const lists: Record<string, number> = {
  'tasks.list': limits.taskList.bytes.card + whole,
  'tasks.inWorkspace': limits.taskList.bytes.card + whole,
  'tasks.get': whole,
  'tasks.people': people,
  'tasks.statuses': limits.columnsPerWorkspace * name(limits.columnName.max),
  'users.list': people,
  'users.adminList': people + limits.people.memberships * membership,
  'departments.users': people,
  'workspaces.members': people,
  'departments.mine': limits.maxDepartments * membership,
  'departments.list': limits.maxDepartments * (name(limits.departmentName.max) + chars(limits.departmentDescription.max) + rest),
  'workspaces.list': limits.maxDepartments * (name(2 * limits.departmentName.max) + rest),
  'workspaces.columns': limits.columnsPerWorkspace * (name(limits.columnName.max) + rest),
  'attachments.list': attachmentLimits.perTask * (name(attachmentLimits.name) + rest),
  'comments.list':
    chars(limits.comment.totalBytes) + limits.comment.listed * person + (limits.comment.listed - limits.comment.perTask) * moved,
  'checklistTemplates.list': chars(limits.checklistTemplates.totalBytes) + limits.checklistTemplates.max * template,
  'emailTemplates.list': chars(limits.emailTemplate.totalBytes) + limits.emailTemplate.max * emailTemplate,
  'invitations.list': limits.invitationsPerWorkspace * (limits.email.max + name(limits.fullName.max) + rest),
  'notifications.list': limits.notifications.list * (chars(1_000) + rest),
  'events.list': thresholds.eventsPerResponse * rest,
  'events.stream': thresholds.eventsPerResponse * rest,
  'hints.load': hintLimits.people * rest,
  'assistant.people': limits.quickAdd.usernames * (name(limits.username.max) + rest),
  'relations.list': relationLimits.perTask * (name(limits.title.max + limits.columnName.max) + person + rest),
  'relations.summaries': limits.bulkTasks * (relationLimits.perTask * name(limits.title.max) + rest),
  'relations.marks': relationLimits.marks * 100,
  'search.tasks': limits.search.hits * (card + chars(2 * limits.title.max + 2 * limits.search.snippet)),
  'conversations.list': conversationLimits.perPerson * (name(conversationLimits.name) + rest),
  'feeds.list': feedLimits.perPerson * rest,
  'tokens.list': tokenLimits.perPerson * (name(tokenLimits.name.max) + rest),
  'tokens.adminList': tokenLimits.page * (name(tokenLimits.name.max + limits.fullName.max) + rest),
  'taskTemplates.list':
    chars(taskTemplateLimits.totalBytes) +
    taskTemplateLimits.perBoard * (name(taskTemplateLimits.name.max + limits.title.max) + limits.assignees * 11 + rest),
  'myWork.items': myWorkLimits.items * (chars(limits.checklist.text) + name(limits.title.max) + rest),
  'views.list': viewLimits.listed * (name(viewLimits.name.max) + chars(viewLimits.settings) + rest),
  'webhooks.list':
    webhookLimits.max * (name(webhookLimits.name.max + limits.fullName.max) + webhookLimits.url.max * 3 + rest * 2),
  'webhooks.deliveries': webhookLimits.page * rest,
  'incomingMails.setup': limits.maxDepartments * (name(limits.departmentName.max) + limits.email.max + rest),
  'incomingMails.list':
    incomingMailLimits.page *
    (limits.email.max + name(limits.fullName.max + limits.departmentName.max) + chars(incomingMailLimits.subject) + rest),
  'imports.list': importLimits.listed * (name(importLimits.fileName) + rest),
  'audit.list': limits.audit.page * (chars(1_000) + rest),
};

const endpoints = Object.entries(api).flatMap(([word, group]) =>
  Object.entries<Endpoint>(group).map(([one, endpoint]) => ({ key: `${word}.${one}`, endpoint })),
);

describe('the largest answer', () => {
  it('of a board, as the web reads it, has at most a megabyte', () => {
    expect(limits.taskList.bytes.compact + card).toBeLessThanOrEqual(1_000_000);
  });

  it.each(Object.entries(lists))('of %s is within the bound of all answers', (_, bytes) => {
    expect(bytes).toBeLessThanOrEqual(responseLimits.maxBytes);
  });

  it('is known of every list', () => {
    const unknown = endpoints
      .filter(
        ({ endpoint: { method, response } }) =>
          method === 'GET' && (response as { def?: { type: string } }).def?.type === 'array',
      )
      .map(({ key }) => key)
      .filter((key) => !(key in lists));
    expect(unknown).toEqual([]);
  });

  it('is made in turn where it may be more than two megabytes', () => {
    // Most lists of tasks are short and cached; the handler itself queues the long ones.
    const long = Object.entries(lists).filter(([key, bytes]) => bytes > 2_000_000 && !/^tasks\.(list|inWorkspace)$/.test(key));
    expect(
      endpoints
        .filter(({ endpoint }) => endpoint.largeResponse)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(long.map(([key]) => key).toSorted());
  });
});
