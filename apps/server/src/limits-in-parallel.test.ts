// Limits of how many there may be hold exactly, also for requests that come at the same time.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { feedLimits } from '@app/contract/feeds/feeds.limits.ts';
import { conversationLimits, limits } from '@app/contract/limits.ts';
import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { viewLimits } from '@app/contract/views/views.limits.ts';
import { watchLimits } from '@app/contract/watches/watches.rules.ts';
import { webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRow } from '#db/rows.ts';
import { type Actors, actors, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

const together = 20;
let app: TestApp;
let people: Actors;
let singles: Person[];
let tasks: { id: number }[];

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  singles = await Promise.all(Array.from({ length: together }, () => aUser(app, { department: null })));
  tasks = [];
  for (let n = 0; n < together; n++) tasks.push(await aTask(app, { title: `Task ${n}`, by: people.in }));
});
afterAll(() => app.close());

interface Limit {
  /** The object that has the limit, and its name there. */
  of: [object, string];
  endpoint: Endpoint;
  as?: (people: Actors) => Person;
  params?: (n: number) => Record<string, number>;
  body: (n: number) => unknown;
  /** What is limited. */
  count: (people: Actors) => SQL;
  /** How much one more is; 1 unless the limit is of bytes. */
  size?: number;
}

const first = () => ({ taskId: tasks[0]?.id ?? 0 });
const number = (from: SQL) => sql`select count(*)::int as count from ${from}`;
const body = (name: string) => () => validBodies[name]?.();
const text = 'x'.repeat(1_000);

const all: Record<string, Limit> = {
  'views of a person': {
    ...{ of: [viewLimits, 'own'], endpoint: api.views.create, as: (by) => by.in },
    ...{
      body: () => ({ ...validBodies['views.create']?.(), shared: false }),
      count: (by) => number(sql`views where owner_id = ${by.in.id}`),
    },
  },
  'shared views of a board': {
    ...{ of: [viewLimits, 'shared'], endpoint: api.views.create, body: body('views.create') },
    count: () => number(sql`views where shared`),
  },
  'tokens of a person': {
    ...{ of: [tokenLimits, 'perPerson'], endpoint: api.tokens.create, as: (by) => by.in },
    body: () => validBodies['tokens.create']?.(),
    count: () => number(sql`api_tokens`),
  },
  'feeds of a person': {
    ...{ of: [feedLimits, 'perPerson'], endpoint: api.feeds.create, as: (by) => by.in, body: body('feeds.create') },
    count: () => number(sql`feeds`),
  },
  'conversations of a person': {
    ...{ of: [conversationLimits, 'perPerson'], endpoint: api.conversations.create, as: (by) => by.in },
    ...{ body: body('conversations.create'), count: () => number(sql`ai_conversations`) },
  },
  'watched tasks of a person': {
    ...{ of: [watchLimits, 'perPerson'], endpoint: api.watches.set, as: (by) => by.in },
    ...{
      params: (n) => ({ taskId: tasks[n]?.id ?? 0 }),
      body: body('watches.set'),
      count: () => number(sql`task_watches where state <> 'usual'`),
    },
  },
  'tasks that a person has chosen': {
    ...{ of: [myWorkLimits, 'chosen'], endpoint: api.myWork.mark, as: (by) => by.in },
    ...{ params: (n) => ({ taskId: tasks[n]?.id ?? 0 }), body: () => ({ chosen: true }) },
    count: () => number(sql`my_task_marks where chosen_on is not null`),
  },
  webhooks: {
    of: [webhookLimits, 'max'],
    endpoint: api.webhooks.create,
    body: body('webhooks.create'),
    count: () => number(sql`webhooks`),
  },
  'task templates of a board': {
    ...{ of: [taskTemplateLimits, 'perBoard'], endpoint: api.taskTemplates.create },
    body: (n) => ({ ...validBodies['taskTemplates.create']?.(), name: `Release ${n}`, assignees: [] }),
    count: () => number(sql`task_templates`),
  },
  'checklist templates': {
    ...{
      of: [limits.checklistTemplates, 'max'],
      endpoint: api.checklistTemplates.create,
      body: body('checklistTemplates.create'),
    },
    count: () => number(sql`checklist_templates`),
  },
  'bytes of checklist templates': {
    ...{ of: [limits.checklistTemplates, 'totalBytes'], endpoint: api.checklistTemplates.create, size: 1_500 },
    body: () => ({ name: 'Long', items: [{ text: 'One' }], description: text }),
    count: () =>
      sql`select sum(octet_length(items::text) + coalesce(octet_length(description), 0))::int as count from checklist_templates`,
  },
  'mail templates': {
    ...{ of: [limits.emailTemplate, 'max'], endpoint: api.emailTemplates.create, body: body('emailTemplates.create') },
    count: () => number(sql`email_templates`),
  },
  departments: {
    ...{ of: [limits, 'maxDepartments'], endpoint: api.departments.create, body: body('departments.create') },
    count: () => number(sql`departments`),
  },
  accounts: {
    ...{ of: [limits.people, 'max'], endpoint: api.users.register, body: body('users.register') },
    count: () => number(sql`users where deleted_at is null`),
  },
  memberships: {
    ...{ of: [limits.people, 'memberships'], endpoint: api.departments.addUser },
    body: (n) => ({ userId: singles[n]?.id, departmentId: 3 }),
    count: () => number(sql`user_departments`),
  },
  'invitations into a workspace': {
    ...{ of: [limits, 'invitationsPerWorkspace'], endpoint: api.invitations.create, body: body('invitations.create') },
    count: () => number(sql`invitations where workspace_id = 3`),
  },
  'columns of a board': {
    ...{ of: [limits, 'columnsPerWorkspace'], endpoint: api.workspaces.createColumn, body: body('workspaces.createColumn') },
    count: () => number(sql`columns where workspace_id = 3`),
  },
  'tasks of a board': {
    ...{ of: [limits, 'tasksPerWorkspace'], endpoint: api.tasks.create, as: (by) => by.in },
    // In two columns, whose tasks do not wait for each other.
    body: (n) => ({ title: 'One more task', columnId: 9 + (n % 2), workspaceId: 3, department: 'Engineering', priority: 'P2' }),
    count: () => number(sql`tasks where workspace_id = 3`),
  },
  'comments on a task': {
    ...{
      of: [limits.comment, 'perTask'],
      endpoint: api.comments.create,
      as: (by) => by.in,
      params: first,
      body: body('comments.create'),
    },
    count: () => number(sql`task_comments where task_id = ${first().taskId}`),
  },
  'bytes of the comments on a task': {
    ...{ of: [limits.comment, 'totalBytes'], endpoint: api.comments.create, as: (by) => by.in, params: first, size: 1_500 },
    body: () => ({ content: text }),
    count: () =>
      sql`select coalesce(sum(octet_length(content)), 0)::int as count from task_comments where task_id = ${first().taskId}`,
  },
  'relations of a task': {
    ...{ of: [relationLimits, 'perTask'], endpoint: api.relations.add, as: (by) => by.in, params: first },
    body: (n) => ({ kind: 'relatesTo', taskId: (tasks[n] ?? tasks[1])?.id }),
    count: () => number(sql`task_links`),
  },
};

test.each(Object.entries(all))(
  '%s',
  async (_, { of: [where, name], endpoint, as = (by) => by.adm, params, body: given, count, size = 1 }) => {
    const usual = Reflect.get(where, name);
    const found = async () => (await firstRow<{ count: number }>(app.db, count(people)))?.count ?? 0;
    const before = await found();
    Object.assign(where, { [name]: before + size });
    const ask = (n: number) => {
      const url = endpoint.path.replace(/:(\w+)/g, (_all, param: string) => String(params?.(n)[param]));
      return app.raw({ method: endpoint.method, url, payload: given(n), as: as(people) });
    };
    try {
      const replies = await Promise.all(Array.from({ length: together }, (_all, n) => ask(n)));
      const made = replies.filter(({ status }) => status < 300);
      expect(replies.map(({ status }) => status).filter((status) => status >= 300 && ![400, 409, 429].includes(status))).toEqual(
        [],
      );
      expect([made.length, (await found()) > before, (await found()) <= before + size]).toEqual([1, true, true]);
    } finally {
      Object.assign(where, { [name]: usual });
    }
  },
);
