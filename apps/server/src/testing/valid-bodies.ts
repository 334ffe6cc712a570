// For tests: a valid body for every writing endpoint, to be broken in one place at a time.
import { defaultWeights } from '@app/contract/scores/scores.rules.ts';
import { directorySettings } from '#testing/directories/directory-settings.ts';
import {
  type ActorName,
  type Actors,
  aChecklistTemplate,
  aComment,
  aDepartment,
  aNotification,
  aTask,
  viewSettings,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';

export interface Target {
  taskId: number;
  commentId: number;
  notificationId: number;
  departmentId: number;
  checklistTemplateId: number;
}

let count = 0;

const providerSettings = {
  name: 'Company login',
  issuer: 'https://login.example.com',
  clientId: 'tasklane',
  secret: 'a secret of the provider',
  scopes: 'openid profile email',
  enabled: true,
  createsPeople: true,
  defaultDepartmentId: 3,
  departmentsClaim: 'groups',
  departmentMap: [{ value: 'engineers', departmentId: 1 }],
  titleClaim: 'title',
  pictureClaim: 'picture',
  adminClaim: 'groups',
  adminValue: 'administrators',
  endsAtProvider: false,
};

/** Creates rows for the requests; call it again once a request has deleted them. */
export async function targets(test: TestApp, actors: Actors, name: Exclude<ActorName, 'anon'>): Promise<Target> {
  const task = await aTask(test);
  const comment = await aComment(test, { taskId: task.id, by: actors.adm });
  return {
    taskId: task.id,
    commentId: comment.id,
    notificationId: await aNotification(test, actors[name].id),
    departmentId: await aDepartment(test.db, `Target ${++count}`),
    checklistTemplateId: await aChecklistTemplate(test, null),
  };
}

/** By the endpoint's key in the route table. */
export const validBodies: Record<string, () => Record<string, unknown>> = {
  'auth.login': () => ({ username: 'nobody', password: 'nothing at all' }),
  'auth.secondFactor': () => ({ challenge: 'x'.repeat(43), method: 'totp', code: '000000' }),
  'passkeys.add': () => ({ credential: aCredential({ attestationObject: 'oA' }) }),
  'passkeys.rename': () => ({ name: 'My phone' }),
  'passkeys.signInOptions': () => ({}),
  'passkeys.signIn': () => ({ credential: aCredential({ authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' }) }),
  'auth.reauthenticate': () => ({ code: '000000' }),
  'identityProviders.create': () => ({ id: `provider-${++count}`, ...providerSettings }),
  'identityProviders.update': () => providerSettings,
  'identityProviders.backchannelLogout': () => ({ logout_token: 'no.token.at-all' }),
  'identityProviders.enforce': () => ({ enforced: false, emergencyUserId: null }),
  'directories.set': () => directorySettings,
  'directories.test': () => ({ username: 'somebody' }),
  'directories.synchronise': () => ({ leaving: 0 }),
  'identities.link': () => ({ providerId: 'sso' }),
  'identities.unlink': () => ({ currentPassword: 'not the current one' }),
  'secondFactors.confirm': () => ({ code: '000000' }),
  'auth.changePassword': () => ({ currentPassword: 'not the current one', newPassword: 'another long password' }),
  'users.register': () => {
    const username = `generated${++count}`;
    return {
      username,
      password: 'a long password',
      fullName: 'Gene Rated',
      email: `${username}@example.com`,
      title: 'Tester',
      departmentId: 3,
      role: 'user',
      avatarInitials: 'GR',
      avatarColor: '#0066FF',
    };
  },
  'users.update': () => ({ fullName: 'Gene Rated', title: 'Tester' }),
  'users.setRole': () => ({ role: 'user' }),
  'handOvers.create': () => ({ to: 1, workspaceIds: [3] }),
  'peopleImports.create': () => ({ rows: [{ email: `new${++count}@example.com`, department: 'Engineering' }] }),
  'users.setActive': () => ({ active: false }),
  'users.updateSettings': () => ({
    emailNotifications: true,
    theme: 'dark',
    language: 'english',
    timezone: 'EST',
    dateFormat: 'YYYY-MM-DD',
    motion: false,
  }),
  'workspaces.createColumn': () => ({ name: `Column ${++count}`, workspaceId: 3 }),
  'workspaces.updateColumn': () => ({ color: 'blue', limit: 4, limitRefuses: true }),
  'departments.create': () => ({ name: `Generated ${++count}`, description: 'What it does' }),
  'departments.update': () => ({
    name: `Renamed ${++count}`,
    description: 'What it does',
    isPublic: true,
    order: 2,
  }),
  'departmentMerges.create': () => ({ into: 3, dryRun: true }),
  'departments.addUser': () => ({ userId: 1, departmentId: 3, role: 'lead' }),
  'departments.setRole': () => ({ userId: 1, departmentId: 2_147_483_647, role: 'lead' }),
  'departments.removeUser': () => ({ userId: 1, departmentId: 2_147_483_647 }),
  'checklistTemplates.create': () => ({
    name: 'A generated template',
    description: 'What it is for',
    department: 'Engineering',
    items: [{ id: 1, text: 'First', description: 'of all', completed: false }, { text: 'Second' }],
  }),
  'checklistTemplates.update': () => ({ name: 'A changed template', department: 'all', items: [{ text: 'First' }] }),
  'tasks.create': () => ({
    title: 'A generated task',
    description: 'Something to do',
    type: 'Planning',
    priority: 'P1',
    status: 'To Do',
    columnId: 9,
    department: 'Engineering',
    departments: ['Engineering', 'HR'],
    assigneeId: null,
    assignees: [],
    workspaceId: 3,
    startDate: '2026-11-20',
    dueDate: '2026-11-30T10:00:00.000Z',
    customFields: { templateApplied: 'true' },
    checklistItems: [{ id: 1, text: 'First', description: 'of all', completed: true, completedBy: null }],
    checklistTemplateId: null,
    repeat: 'FREQ=WEEKLY;BYDAY=MO',
    repeatWhen: 'day',
    order: 0,
  }),
  'tasks.update': () => ({
    title: 'A changed task',
    description: 'Something else',
    priority: 'P3',
    status: 'Review',
    department: 'Engineering',
    departments: ['Engineering'],
    assignees: [],
    workspaceId: 3,
    startDate: null,
    dueDate: '2026-12-01',
    customFields: { a: 'b' },
    checklistItems: [{ id: 1, text: 'First', completed: false }],
    repeat: 'FREQ=DAILY',
    repeatWhen: 'done',
    following: true,
  }),
  'recurrences.skip': () => ({ version: 1 }),
  'relations.add': () => ({ kind: 'relatesTo', taskId: 2 }),
  'relations.summaries': () => ({ taskIds: [1, 2] }),
  'relations.addSubtask': () => ({ title: 'A part of the task' }),
  'trash.purge': () => ({ taskIds: [1, 2] }),
  'bulkChanges.create': () => ({
    tasks: [
      {
        taskId: 1,
        base: { priority: 'P2', assignees: [], departments: ['Engineering'] },
        version: 1,
        change: { startDate: null },
      },
      { taskId: 2, change: { removeItems: [1], checklistTemplateId: null, templateName: null } },
      { taskId: 3, change: { deleted: true } },
    ],
    change: {
      status: 'Review',
      beforeId: null,
      priority: 'P3',
      dueDate: '2026-12-01',
      assigneeId: null,
      assignees: [],
      assign: null,
      replaceAssignee: { from: 1, to: 1 },
      addAssignees: [1],
      removeAssignees: [1],
      addDepartments: ['Engineering'],
      removeDepartments: ['HR'],
      addTemplate: 1,
    },
  }),
  'tasks.move': () => ({ columnId: 10, order: 1 }),
  'comments.create': () => ({ content: 'A generated comment' }),
  'emailTemplates.create': () => ({
    name: 'A generated template',
    triggerEvent: 'none',
    subject: 'Hello {{firstName}}',
    htmlContent: '<p>Hello {{fullName}}</p>',
    description: 'For tests',
    variables: ['firstName', 'fullName'],
    isDefault: false,
    isActive: true,
  }),
  'emailTemplates.update': () => ({ name: 'A changed template', subject: 'Hello', htmlContent: '<p>Hello</p>', isActive: false }),
  'emailTemplates.setDefault': () => ({}),
  'emailTemplates.preview': () => ({ triggerEvent: 'none', subject: 'Hello', htmlContent: '<p>Hello</p>', language: 'german' }),
  'email.sendTest': () => ({ recipient: 'somebody@example.com', subject: 'A test', message: 'It works.' }),
  'invitations.create': () => ({ workspaceId: 3, email: `invited${++count}@example.com`, role: 'member' }),
  'invitations.look': () => ({ token: 'a'.repeat(43) }),
  'invitations.join': () => ({ token: 'a'.repeat(43) }),
  'invitations.accept': () => ({
    token: 'a'.repeat(43),
    username: `generated${++count}`,
    password: 'a long password',
    fullName: 'Gene Rated',
    title: 'Tester',
    avatarInitials: 'GR',
    avatarColor: '#0066FF',
  }),
  'passwordResets.create': () => ({ mail: true }),
  'passwordResets.request': () => ({ account: `nobody${++count}` }),
  'passwordResets.look': () => ({ token: 'a'.repeat(43) }),
  'passwordResets.use': () => ({ token: 'a'.repeat(43), password: 'another long password' }),
  'emailConfirmations.look': () => ({ token: 'a'.repeat(43) }),
  'emailConfirmations.confirm': () => ({ token: 'a'.repeat(43) }),
  'emailConfirmations.revert': () => ({ token: 'a'.repeat(43) }),
  'account.exportData': () => ({ password: 'not the current one' }),
  'account.remove': () => ({ username: 'nobody', password: 'not the current one' }),
  'assistant.parse': () => ({ text: 'Pay the rent tomorrow #hr', language: 'spanish', today: '2026-11-20', timezone: 'UTC' }),
  'assistant.ask': () => ({ text: 'What is overdue?', language: 'english', workspaceId: null, taskId: null }),
  'assistant.confirm': () => ({ acts: [{ id: 1, fields: { columnId: 10 } }] }),
  'conversations.create': () => ({ name: 'Planning', scope: 'all', level: 'propose', workspaceId: null, taskId: null }),
  'conversations.update': () => ({ name: 'Another name' }),
  'conversations.send': () => ({ text: 'What is overdue?', language: 'en', scope: 'all', level: 'propose', workspaceId: 3 }),
  'scheduledQuestions.create': () => ({ text: 'What is overdue?', workspaceId: 3, repeat: 'FREQ=WEEKLY;BYDAY=MO', hour: 8 }),
  'scheduledQuestions.update': () => ({ repeat: 'FREQ=DAILY', hour: 9, isPaused: false }),
  'assistant.find': () => ({ words: 'report', state: 'open', overdue: true, workspaceId: 3 }),
  'mailServer.set': () => ({
    ...{ host: null, port: 465, security: 'tls', user: '', password: null },
    ...{ companyName: 'Example Company', senderEmail: 'tasks@example.com', address: 'https://tasks.example.com' },
  }),
  'registration.set': () => ({ mode: 'open' }),
  'retention.set': () => ({
    ...{ audit: 400, signIns: 180, notifications: null, trash: 30 },
    ...{ mails: 400, mailTexts: 30, incomingMails: 30, modelCalls: 90 },
  }),
  'signInPolicy.set': () => ({ secondFactor: 'nobody', graceDays: 14 }),
  'setup.set': () => ({ later: { backup: true }, dismissed: false }),
  'models.setSettings': () => ({
    ...{ provider: 'off', baseUrl: null, model: '', levels: ['ask', 'propose'], dailyTokens: 10_000 },
    ...{ redactEmails: true, keepContent: false, prices: { input: 1, output: 2 }, conversationDays: 30 },
  }),
  'models.preview': () => ({ text: 'What is overdue?', redactEmails: true }),
  'hints.dismiss': () => ({ hint: 'stuckTask', dismissed: true }),
  'suggestions.filter': () => ({ text: 'overdue and urgent', language: 'en', workspaceId: 3 }),
  'suggestions.tasks': () => ({ text: 'Ana pays the rent by Friday', language: 'en', workspaceId: 3 }),
  'suggestions.summarize': () => ({ language: 'en' }),
  'suggestions.description': () => ({ kind: 'translate', language: 'en' }),
  'suggestions.mail': () => ({ text: 'Welcome the person', language: 'en', triggerEvent: 'user_welcome' }),
  'suggestions.checklist': () => ({ language: 'en' }),
  'watches.set': () => ({ state: 'muted' }),
  'myWork.mark': () => ({ chosen: true, answered: true }),
  'nudges.silence': () => ({ kind: 'overloaded', subjectId: 1, cause: '2026-11-30', silenced: true }),
  'today.plan': () => ({ period: 'day' }),
  'instructions.setOwn': () => ({ text: 'We call Q4 the season.' }),
  'instructions.setOfBoard': () => ({ text: 'We call Q4 the season.' }),
  'dashboardMails.set': () => ({ on: true }),
  'summaries.visit': () => ({ changesSeen: true }),
  'scores.setWeights': () => ({ ...defaultWeights }),
  'scores.preview': () => ({ ...defaultWeights }),
  'scimTokens.create': () => ({ name: 'A directory' }),
  'tokens.create': () => ({ name: 'A program', scopes: ['tasks:read'], days: 30 }),
  'users.createService': () => ({
    username: `program${crypto.randomUUID().slice(0, 8)}`,
    fullName: 'A program',
    departmentId: 3,
  }),
  'imports.preview': () => importMapping(),
  'imports.start': () => importMapping(),
  'monitoring.endMailHold': () => ({ discard: true }),
  'taskTemplates.create': () => ({
    ...{ workspaceId: 3, name: 'Release', title: 'Release the product', description: 'Tell **support** first.', priority: 'P1' },
    ...{ checklistItems: [{ text: 'Write the notes' }], assignees: [1], startDays: 0, dueDays: 5 },
  }),
  'taskTemplates.update': () => ({ name: 'Release', dueDays: 7 }),
  'views.create': () => ({ workspaceId: 3, name: 'Overdue', shared: true, settings: viewSettings() }),
  'views.update': () => ({ name: 'Overdue', settings: viewSettings() }),
  'webhooks.create': () => ({
    ...{ name: 'Time sheets', url: 'https://example.com/webhook', departmentIds: [3] },
    events: ['task.created', 'comment.created'],
  }),
  // A paused one sends nothing again.
  'webhooks.update': () => ({ name: 'Time sheets', state: 'active' }),
  'incomingMails.setAddress': () => ({ isOn: true }),
  'attachments.setCover': () => ({ attachmentId: null }),
  'feeds.create': () => ({ kind: 'notifications' }),
  'presence.report': () => ({
    tab: crypto.randomUUID(),
    place: { workspaceId: 3, taskId: null, editing: 'title' },
  }),
  'clientErrors.report': () => ({
    kind: 'screen',
    name: 'TypeError',
    message: 'It broke',
    screen: '/task/:taskId',
    stack: ['assets/main.js:1:2'],
  }),
};

function importMapping() {
  return {
    workspaceId: 3,
    columns: [{ column: 0, field: 'title' }],
    statuses: [{ value: 'Open', status: 'To Do' }],
    people: [{ value: 'Ada', userId: null }],
    departments: [{ value: 'People', departmentId: 2 }],
    dates: 'dmy',
    archived: 'skip',
  };
}

/** What no device has answered, in its form. */
function aCredential(response: Record<string, string>): Record<string, unknown> {
  return { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 'e30', ...response } };
}
