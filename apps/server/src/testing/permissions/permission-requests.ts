// For tests: a well-formed request for every row of the permission matrix, with rows of its own to act on.
import * as api from '@app/contract/api.ts';
import { english } from '@app/texts/english/english.ts';
import { eq, sql } from 'drizzle-orm';
import * as tables from '#db/tables.ts';
import { linksOf } from '#digests/unsubscribe-link.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import {
  type ActorName,
  type Actors,
  aChecklistTemplate,
  aColumn,
  aComment,
  aConversation,
  aDepartment,
  aDirectory,
  aFeed,
  aMadePasskey,
  aMail,
  aMembership,
  aModelCall,
  aNotification,
  anAttachment,
  anEmailLink,
  anEmailTemplate,
  anIdentity,
  anImport,
  anInvitation,
  aPasskey,
  aPasskeySignIn,
  aPasswordReset,
  aProposal,
  aProvider,
  aProviderTest,
  aScheduledQuestion,
  aSecondStep,
  aSession,
  aTask,
  aTaskTemplate,
  aToken,
  aTrustedDevice,
  aUser,
  aView,
  aWebhook,
  dot,
} from '#testing/factories.ts';
import type { PermissionRow } from '#testing/permissions/permission-rows.ts';
import { aScimToken } from '#testing/scim-directory.ts';
import { formWith, type Person, type RawRequest, type TestApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

/** The caller and the other actors; `self` is the caller, or somebody of the department if nobody is signed in. */
export interface Caller {
  test: TestApp;
  actors: Actors;
  name: ActorName;
  self: Person;
}

type RequestParts = Pick<RawRequest, 'url' | 'payload' | 'headers'>;
type Maker = (caller: Caller) => Promise<RequestParts> | RequestParts;

const ofScheduled =
  (whose: (caller: Caller) => Person, payload?: unknown): Maker =>
  async (caller) => ({
    url: `/api/assistant/scheduled-questions/${await aScheduledQuestion(caller.test, whose(caller).id)}`,
    payload,
  });

let count = 0;
const fresh = (word: string) => `${word}${++count}`;

const ofTask =
  (rest = '', payload?: unknown): Maker =>
  async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}${rest}`, payload });

const ofAttachment =
  (rest = '', given: Parameters<typeof anAttachment>[1] = {}): Maker =>
  async ({ test }) => ({ url: `/api/attachments/${(await anAttachment(test, given)).id}${rest}` });

const notificationOf =
  (whose: (caller: Caller) => Person): Maker =>
  async (caller) => ({
    url: `/api/notifications/${await aNotification(caller.test, whose(caller).id)}/read`,
    payload: {},
  });

const templateOfEngineering: Maker = async ({ test }) => ({
  url: `/api/checklist-templates/${await aChecklistTemplate(test, 'Engineering')}`,
});

const ofEmailTemplate =
  (payload?: unknown): Maker =>
  async ({ test }) => ({ url: `/api/email-templates/${await anEmailTemplate(test)}`, payload });

/** A person other than the caller. */
const other = ({ actors, self }: Caller) => (self.id === actors.lead.id ? actors.in : actors.lead);

const makePicture =
  (whose: (caller: Caller) => Person): Maker =>
  (caller) => ({
    url: `/api/users/${whose(caller).id}/profile-picture`,
    payload: formWith('profilePicture', new Blob([dot])),
  });

/** A proposal that moves a task of the department, made by somebody for whom it was visible. */
const ofProposal =
  (whose: (caller: Caller) => Person, rest = '', confirmed = false): Maker =>
  async (caller) => {
    const id = await aProposal(caller.test, whose(caller).id, await aTask(caller.test), confirmed);
    return { url: `/api/assistant/proposals/${id}${rest}`, payload: rest === '' ? undefined : {} };
  };

const ofConversation =
  (whose: (caller: Caller) => Person, rest = '', payload?: unknown): Maker =>
  async (caller) => ({
    url: `/api/assistant/conversations/${await aConversation(caller.test, whose(caller).id)}${rest}`,
    payload,
  });

const question = { text: 'What is overdue?' };

/** The caller does not matter: whoever has the token may turn the setting off. */
const unsubscribe: Maker = async ({ test, actors }) => {
  const linkTo = linksOf(test.config, actors.lead.id);
  return { url: new URL(linkTo('dailyDigest')).pathname };
};

/** Returns the request of a row; undefined if it is missing. The path of a row without parameters is its whole request. */
export function requestOf({ n, method, path }: PermissionRow): Maker | undefined {
  const isWhole = method === 'GET' && !path.includes(':');
  return requests[n] ?? (isWhole ? () => ({ url: path }) : undefined);
}

/** By the row's number in the matrix. */
const requests: Record<string, Maker> = {
  '1': async ({ test }) => {
    const { username, password } = await aUser(test);
    return { url: '/api/auth/login', payload: { username, password } };
  },
  '2': () => ({ url: '/api/auth/current-user' }),
  '3': () => ({ url: '/api/auth/logout' }),
  '4': ({ self }) => ({
    url: '/api/auth/change-password',
    payload: { currentPassword: self.password, newPassword: self.password },
  }),
  '5': () => {
    const username = fresh('newcomer');
    const payload = {
      username,
      password: 'a long password',
      fullName: 'New Comer',
      email: `${username}@example.com`,
      departmentId: 3,
      role: 'user',
    };
    return { url: '/api/users', payload };
  },
  '6': ({ self }) => ({ url: `/api/users/${self.id}`, payload: { fullName: self.fullName, title: 'Tester' } }),
  '6b': (caller) => ({ url: `/api/users/${other(caller).id}`, payload: { fullName: 'Somebody Else' } }),
  '7': makePicture(({ self }) => self),
  '7b': makePicture(other),
  '8': () => ({ url: '/api/users/settings', payload: { theme: 'dark' } }),
  '9': () => ({ url: '/api/departments' }),
  '10': () => ({ url: '/api/departments/user' }),
  '11': () => ({ url: '/api/workspaces' }),
  '12': () => ({ url: '/api/notifications' }),
  '13': notificationOf(({ self }) => self),
  '13b': notificationOf(other),
  '14': () => ({ url: '/api/tasks' }),
  '15': ofTask(),
  '16': () => ({
    url: '/api/tasks',
    payload: { title: 'A new task', columnId: 9, workspaceId: 3, department: 'Engineering', priority: 'P2' },
  }),
  '17': ofTask('', { title: 'A new title' }),
  '18': ofTask('/column', { columnId: 10, order: 1 }),
  '19': ofTask(),
  '20': () => ({ url: '/api/workspaces/3/tasks' }),
  '21': () => ({ url: '/api/workspaces/3/columns' }),
  '22': () => ({ url: '/api/workspaces/3/members' }),
  '20z': () => ({ url: '/api/workspaces/0/tasks' }),
  '21z': () => ({ url: '/api/workspaces/0/columns' }),
  '22z': () => ({ url: '/api/workspaces/0/members' }),
  '23': () => ({ url: '/api/columns', payload: { name: fresh('Column '), workspaceId: 3 } }),
  '24': () => ({ url: '/api/users' }),
  '25': ({ actors }) => ({ url: `/api/users/${actors.in.id}` }),
  '26': () => ({ url: '/api/admin/users' }),
  '27': async ({ test }) => ({ url: `/api/users/${(await aUser(test)).id}/role`, payload: { role: 'admin' } }),
  '27b': ({ self }) => ({ url: `/api/users/${self.id}/role`, payload: { role: 'user' } }),
  '28': async ({ test }) => ({ url: `/api/users/${(await aUser(test)).id}` }),
  '28b': ({ self }) => ({ url: `/api/users/${self.id}` }),
  '29': () => ({ url: '/api/departments/3/users' }),
  '30': () => ({ url: '/api/departments', payload: { name: fresh('Department ') } }),
  '31': async ({ test }) => ({ url: `/api/departments/${await aDepartment(test.db, fresh('Department '))}` }),
  '32': async ({ test }) => ({
    url: '/api/user-departments',
    payload: { userId: (await aUser(test, { department: null })).id, departmentId: 3, role: 'lead' },
  }),
  '33': async ({ test }) => ({ url: '/api/user-departments', payload: await aMembership(test) }),
  '34': () => ({ url: '/api/checklist-templates' }),
  '35': templateOfEngineering,
  '36': () => ({ url: '/api/checklist-templates', payload: validBodies['checklistTemplates.create']?.() }),
  '37': async (caller) => ({ ...(await templateOfEngineering(caller)), payload: validBodies['checklistTemplates.update']?.() }),
  '38': templateOfEngineering,
  '39': ofTask('/comments'),
  '40': ofTask('/comments', { content: 'A comment' }),
  // Inserted directly, because the API would refuse it from a person of another department: they wrote it while they saw the
  // task.
  '41': async ({ test, self }) => {
    const taskId = (await aTask(test)).id;
    const row = { taskId, userId: self.id, content: 'My own comment' };
    const inserted = await test.db.insert(tables.taskComments).values(row).returning({ id: tables.taskComments.id });
    return { url: `/api/comments/${inserted[0]?.id}` };
  },
  '41b': async ({ test }) => ({ url: `/api/comments/${(await aComment(test)).id}` }),
  '42': () => ({ url: '/api/events?since=1' }),
  'presence on a board': () => ({ url: '/api/presence', payload: validBodies['presence.report']?.() }),
  'presence at a task': async ({ test }) => ({
    url: '/api/presence',
    payload: { ...validBodies['presence.report']?.(), place: { workspaceId: null, taskId: (await aTask(test)).id } },
  }),
  'token made': async ({ test, self }) => {
    await test.db.delete(tables.apiTokens).where(eq(tables.apiTokens.userId, self.id));
    return { url: '/api/tokens', payload: validBodies['tokens.create']?.() };
  },
  'token for administration': () => ({
    url: '/api/tokens',
    payload: { ...validBodies['tokens.create']?.(), scopes: ['admin:read'] },
  }),
  'service account': () => ({ url: '/api/admin/service-accounts', payload: validBodies['users.createService']?.() }),
  'token of a service account': async ({ test }) => {
    const [account] = await test.db
      .update(tables.users)
      .set({ isService: true })
      .where(eq(tables.users.id, (await aUser(test)).id))
      .returning({ id: tables.users.id });
    return {
      url: '/api/tokens',
      payload: { ...validBodies['tokens.create']?.(), userId: account?.id },
    };
  },
  'own token revoked': async ({ test, self }) => ({ url: `/api/tokens/${(await aToken(test, self.id)).id}` }),
  'token of another revoked': async (caller) => ({ url: `/api/tokens/${(await aToken(caller.test, other(caller).id)).id}` }),
  'scim token made': () => ({ url: '/api/scim-tokens', payload: validBodies['scimTokens.create']?.() }),
  'scim token revoked': async ({ test }) => ({ url: `/api/scim-tokens/${await aScimToken(test)}` }),
  'feed made': async ({ test, self }) => {
    await test.db.delete(tables.feeds).where(eq(tables.feeds.userId, self.id));
    return { url: '/api/feeds', payload: validBodies['feeds.create']?.() };
  },
  'calendar of a board made': async ({ test, self }) => {
    await test.db.delete(tables.feeds).where(eq(tables.feeds.userId, self.id));
    return { url: '/api/feeds', payload: { kind: 'calendar', workspaceId: 3 } };
  },
  'own feed ended': async ({ test, self }) => ({ url: `/api/feeds/${(await aFeed(test, self.id, 'calendar')).id}` }),
  'feed of another ended': async (caller) => ({
    url: `/api/feeds/${(await aFeed(caller.test, other(caller).id, 'calendar')).id}`,
  }),
  'calendar opened': async (caller) => ({ url: (await aFeed(caller.test, other(caller).id, 'calendar')).url }),
  'notifications opened': async (caller) => ({ url: (await aFeed(caller.test, other(caller).id, 'notifications')).url }),
  'no presence': () => ({ url: '/api/presence', payload: { ...validBodies['presence.report']?.(), place: null } }),
  '43': () => ({ url: '/api/email-templates' }),
  '44': () => ({ url: '/api/email-templates', payload: validBodies['emailTemplates.create']?.() }),
  '45': ofEmailTemplate({ name: 'Another name' }),
  '46': ofEmailTemplate(),
  '46b': async ({ test }) => ({ url: `/api/email-templates/${await anEmailTemplate(test, { isDefault: true })}` }),
  // Only a template of an event can be a default.
  '47': async ({ test }) => ({
    url: `/api/email-templates/${await anEmailTemplate(test, { triggerEvent: 'user_welcome' })}/set-default`,
    payload: {},
  }),
  '48': () => ({ url: '/api/email/test-connection' }),
  '49': async ({ test }) => {
    await test.db.delete(tables.attempts);
    return { url: '/api/email/send-test', payload: validBodies['email.sendTest']?.() };
  },
  'template preview': () => ({ url: '/api/email-templates/preview', payload: validBodies['emailTemplates.preview']?.() }),
  'company page': () => ({ url: `/api/company/page?today=2026-11-20&kind=list&after=${encodeURIComponent('[0,0,0,0]')}` }),
  'address of no board changed': () => ({
    url: '/api/workspaces/999/mail-address',
    payload: validBodies['incomingMails.setAddress']?.(),
  }),
  'address of a board changed': () => ({
    url: '/api/workspaces/3/mail-address',
    payload: validBodies['incomingMails.setAddress']?.(),
  }),
  'outbox mail': async ({ test }) => ({ url: `/api/email/outbox/${await aMail(test)}` }),
  resend: async ({ test }) => ({ url: `/api/email/outbox/${await aMail(test)}/resend` }),
  picture: ({ self }) => ({ url: `/api/users/${self.id}/profile-picture` }),
  'picture of another': (caller) => ({ url: `/api/users/${other(caller).id}/profile-picture` }),
  avatar: async ({ test, self }) => {
    const hash = 'ab'.repeat(32);
    await test.db.insert(tables.avatars).values({ userId: self.id, hash, image: dot }).onConflictDoNothing();
    return { url: `/api/avatars/${hash}` };
  },
  'data of a person': (caller) => ({ url: `/api/users/${other(caller).id}/export` }),
  export: ({ self }) => ({ url: '/api/account/export', payload: { password: self.password } }),
  'imports upload': () => ({ url: '/api/imports', payload: formWith('file', new Blob([`Title\n${fresh('Imported task ')}\n`])) }),
  import: async ({ test }) => ({ url: `/api/imports/${await anImport(test)}` }),
  'preview an import': async ({ test }) => ({
    url: `/api/imports/${await anImport(test)}/preview`,
    payload: validBodies['imports.preview']?.(),
  }),
  'start an import': async ({ test }) => ({
    url: `/api/imports/${await anImport(test)}/start`,
    payload: validBodies['imports.start']?.(),
  }),
  'problems of an import': async ({ test }) => ({ url: `/api/imports/${await anImport(test)}/problems` }),
  'undo an import': async ({ test }) => ({ url: `/api/imports/${await anImport(test, 'done')}/undo` }),
  'client error': () => ({ url: '/api/client-errors', payload: validBodies['clientErrors.report']?.() }),
  'read all': () => ({ url: '/api/notifications/read', payload: {} }),
  unread: notificationOf(({ self }) => self),
  'unread of another': notificationOf(other),
  ask: () => ({ url: '/api/assistant/ask', payload: validBodies['assistant.ask']?.() }),
  'ask on a board': () => ({ url: '/api/assistant/ask', payload: { text: 'What is overdue?', workspaceId: 3 } }),
  proposal: ofProposal(({ self }) => self),
  'proposal of another': ofProposal(other),
  confirm: ofProposal(({ self }) => self, '/confirm'),
  'confirm the proposal of another': ofProposal(other, '/confirm'),
  undo: ofProposal(({ self }) => self, '/undo', true),
  'relation summaries': () => ({ url: '/api/tasks/relation-summaries', payload: { taskIds: [1, 2] } }),
  'find tasks': () => ({ url: '/api/assistant/find', payload: { overdue: true } }),
  'set mail server': () => ({ url: '/api/admin/mail-server', payload: validBodies['mailServer.set']?.() }),
  'choose who may register': () => ({ url: '/api/admin/registration', payload: validBodies['registration.set']?.() }),
  'choose the retention': () => ({ url: '/api/admin/retention', payload: validBodies['retention.set']?.() }),
  'choose the sign-in policy': () => ({ url: '/api/admin/sign-in-policy', payload: validBodies['signInPolicy.set']?.() }),
  reauthentication: () => ({ url: '/api/auth/reauthenticate', payload: validBodies['auth.reauthenticate']?.() }),
  'remove samples': () => ({ url: '/api/admin/samples/removal' }),
  'change the set-up': () => ({ url: '/api/admin/setup', payload: validBodies['setup.set']?.() }),
  'set model settings': () => ({ url: '/api/assistant/model-settings', payload: validBodies['models.setSettings']?.() }),
  'test the model': () => ({ url: '/api/assistant/model-settings/test' }),
  'model call': async ({ test, self }) => ({ url: `/api/assistant/model-calls/${await aModelCall(test, self.id)}` }),
  'model preview': () => ({ url: '/api/assistant/model-settings/preview', payload: validBodies['models.preview']?.() }),
  'begin a conversation': () => ({ url: '/api/assistant/conversations', payload: { name: 'Planning' } }),
  conversation: ofConversation(({ self }) => self),
  'conversation of another': ofConversation(other),
  'rename a conversation': ofConversation(({ self }) => self, '', { name: 'Another name' }),
  'rename the conversation of another': ofConversation(other, '', { name: 'Another name' }),
  'delete a conversation': ofConversation(({ self }) => self),
  'delete the conversation of another': ofConversation(other),
  'export a conversation': ofConversation(({ self }) => self, '/export'),
  'export the conversation of another': ofConversation(other, '/export'),
  'send a message': ofConversation(({ self }) => self, '/messages', question),
  'send a message to the conversation of another': ofConversation(other, '/messages', question),
  'set instructions': () => ({ url: '/api/assistant/instructions', payload: { text: 'We call Q4 the season.' } }),
  'set instructions of a board': () => ({
    url: '/api/assistant/instructions/boards/3',
    payload: { text: 'We call Q4 the season.' },
  }),
  'undo the proposal of another': ofProposal(other, '/undo', true),
  'bulk change': async ({ test }) => ({
    url: '/api/tasks/bulk',
    payload: { tasks: [{ taskId: (await aTask(test)).id }], change: { priority: 'P1' } },
  }),
  score: ofTask('/score'),
  'set score weights': () => ({ url: '/api/score-weights', payload: validBodies['scores.setWeights']?.() }),
  'preview score weights': () => ({ url: '/api/score-weights/preview', payload: validBodies['scores.preview']?.() }),
  'parse a line': () => ({ url: '/api/assistant/parse', payload: validBodies['assistant.parse']?.() }),
  'unsubscribe page': unsubscribe,
  unsubscribe,
  'end the hold on mails': async ({ test }) => {
    await holdMails(test.db, '2026-01-01T00:00:00.000Z');
    return { url: '/api/admin/mail-hold/end', payload: validBodies['monitoring.endMailHold']?.() };
  },
  'make a backup': async ({ test }) => {
    await test.db.delete(tables.backupRuns);
    return { url: '/api/admin/backups' };
  },
  'people of a task': ofTask('/people'),
  'statuses of a task': ofTask('/statuses'),
  'files of a task': ofTask('/attachments'),
  'file added': async ({ test }) => ({
    url: `/api/tasks/${(await aTask(test)).id}/attachments`,
    payload: formWith('attachment', new File([dot], 'dot.gif')),
  }),
  'file read': ofAttachment('/content'),
  'preview of a file': ofAttachment('/preview'),
  'file removed': ofAttachment(),
  'file restored': ofAttachment('/restore', { removed: true }),
  'cover chosen': async ({ test }) => {
    const { id, taskId } = await anAttachment(test);
    return { url: `/api/tasks/${taskId}/cover`, payload: { attachmentId: id } };
  },
  invite: () => ({
    url: '/api/invitations',
    payload: { workspaceId: 3, email: `${fresh('invited')}@example.com`, role: 'member' },
  }),
  'invite an admin': () => ({
    url: '/api/invitations',
    payload: { workspaceId: 3, email: `${fresh('invited')}@example.com`, role: 'admin' },
  }),
  'own invitation again': async ({ test, self }) => ({ url: `/api/invitations/${(await anInvitation(test, self)).id}/resend` }),
  'invitation again': async ({ test, actors }) => ({
    url: `/api/invitations/${(await anInvitation(test, actors.adm)).id}/resend`,
  }),
  'own invitation revoked': async ({ test, self }) => ({ url: `/api/invitations/${(await anInvitation(test, self)).id}` }),
  'invitation revoked': async ({ test, actors }) => ({ url: `/api/invitations/${(await anInvitation(test, actors.adm)).id}` }),
  'look at invitation': async ({ test, actors }) => ({
    url: '/api/invitations/look',
    payload: { token: (await anInvitation(test, actors.adm)).token },
  }),
  'accept invitation': async ({ test, actors }) => ({
    url: '/api/invitations/accept',
    payload: {
      token: (await anInvitation(test, actors.adm)).token,
      username: fresh('invited'),
      password: 'a long password',
      fullName: 'In Vited',
      role: 'admin',
    },
  }),
  // For another workspace than the matrix's, to which it would give everybody access.
  'join by invitation': async ({ test, actors, self }) => ({
    url: '/api/invitations/join',
    payload: { token: (await anInvitation(test, actors.adm, { userId: self.id, workspaceId: 1 })).token },
  }),
  'join by the invitation of another': async ({ test, actors }) => ({
    url: '/api/invitations/join',
    payload: { token: (await anInvitation(test, actors.adm)).token },
  }),
  'password reset link': async ({ test }) => ({ url: `/api/users/${(await aUser(test)).id}/password-reset`, payload: {} }),
  'own password reset link': ({ self }) => ({ url: `/api/users/${self.id}/password-reset`, payload: {} }),
  'hand over': async ({ test, actors }) => ({
    url: `/api/users/${(await aUser(test)).id}/hand-over`,
    payload: { to: actors.adm.id },
  }),
  'hand over undone': async ({ test, actors }) => {
    const { id } = await aUser(test);
    const values = { userId: id, toId: actors.adm.id, byId: actors.adm.id, tasks: [] };
    const [made] = await test.db.insert(tables.handOvers).values(values).returning({ id: tables.handOvers.id });
    return { url: `/api/users/${id}/hand-over/${made?.id}/undo` };
  },
  'add people': () => ({ url: '/api/users/import', payload: validBodies['peopleImports.create']?.() }),
  'read people': () => ({
    url: '/api/users/import/file',
    payload: formWith('people', new File(['Nia <nia@example.com>'], 'people.csv')),
  }),
  'second step of a sign-in': async ({ test }) => ({
    url: '/api/auth/second-factor',
    payload: { method: 'recovery', ...(await aSecondStep(test)) },
  }),
  'passkey begun': () => ({ url: '/api/passkeys/options' }),
  'passkey added': async ({ test, self }) => ({ url: '/api/passkeys', payload: await aMadePasskey(test, self) }),
  'rename a passkey': async ({ test, self }) => ({
    url: `/api/passkeys/${await aPasskey(test, self.id)}`,
    payload: { name: 'My phone' },
  }),
  'rename the passkey of another': async (caller) => ({
    url: `/api/passkeys/${await aPasskey(caller.test, other(caller).id)}`,
    payload: { name: 'My phone' },
  }),
  'remove a passkey': async ({ test, self }) => ({ url: `/api/passkeys/${await aPasskey(test, self.id)}` }),
  'remove the passkey of another': async (caller) => ({
    url: `/api/passkeys/${await aPasskey(caller.test, other(caller).id)}`,
  }),
  'sign-in with a passkey begun': () => ({ url: '/api/auth/passkey/options', payload: {} }),
  'sign-in with a passkey': async ({ test }) => ({ url: '/api/auth/passkey', ...(await aPasskeySignIn(test)) }),
  'ways to sign in': () => ({ url: '/api/auth/methods' }),
  'way to a provider': async ({ test }) => ({ url: `/api/auth/oidc/${await aProvider(test)}/start` }),
  'way back from a provider': async ({ test }) => ({ url: `/api/auth/oidc/${await aProvider(test)}/callback?state=x&code=y` }),
  'logout by a provider': async ({ test }) => ({
    url: `/api/auth/oidc/${await aProvider(test)}/backchannel-logout`,
    payload: { logout_token: 'no.token.at-all' },
  }),
  'add identity provider': () => ({ url: '/api/admin/identity-providers', payload: validBodies['identityProviders.create']?.() }),
  'change identity provider': async ({ test }) => ({
    url: `/api/admin/identity-providers/${await aProvider(test)}`,
    payload: validBodies['identityProviders.update']?.(),
  }),
  'delete identity provider': async ({ test }) => ({ url: `/api/admin/identity-providers/${await aProvider(test)}` }),
  'test identity provider': async ({ test }) => ({ url: `/api/admin/identity-providers/${await aProvider(test)}/test` }),
  'result of a test of an identity provider': async ({ test, self }) => ({
    url: `/api/admin/identity-provider-tests/${await aProviderTest(test, self.id)}`,
  }),
  'enforce single sign-on': () => ({
    url: '/api/admin/single-sign-on',
    payload: { enforced: false, emergencyUserId: null },
  }),
  directory: () => ({ url: '/api/admin/directory' }),
  'change directory': () => ({ url: '/api/admin/directory', payload: validBodies['directories.set']?.() }),
  'remove directory': async ({ test }) => {
    await aDirectory(test);
    return { url: '/api/admin/directory' };
  },
  'test directory': async ({ test }) => {
    await aDirectory(test);
    return { url: '/api/admin/directory/test', payload: { username: 'somebody' } };
  },
  'synchronise with the directory': () => ({ url: '/api/admin/directory/synchronisation', payload: {} }),
  'link an identity': () => ({ url: '/api/identities', payload: validBodies['identities.link']?.() }),
  'unlink an identity': async ({ test, self }) => ({
    url: `/api/identities/${await anIdentity(test, self.id)}`,
    payload: { currentPassword: self.password },
  }),
  'unlink the identity of another': async ({ test, self }) => ({
    url: `/api/identities/${await anIdentity(test, (await aUser(test)).id)}`,
    payload: { currentPassword: self.password },
  }),
  'second factor begun': () => ({ url: '/api/second-factor/totp' }),
  'second factor confirmed': async ({ test, self }) => {
    await test.db.execute(
      sql`insert into totp_secrets (user_id, secret) values (${self.id}, 'unreadable') on conflict do nothing`,
    );
    return { url: '/api/second-factor/totp/confirm', payload: validBodies['secondFactors.confirm']?.() };
  },
  'second factor removed': () => ({ url: '/api/second-factor/totp' }),
  'recovery codes': () => ({ url: '/api/second-factor/recovery-codes' }),
  'trust ended': () => ({ url: '/api/second-factor/trusted-devices' }),
  'trusted devices': () => ({ url: '/api/second-factor/trusted-devices' }),
  'trust of a device ended': async ({ test, self }) => ({
    url: `/api/second-factor/trusted-devices/${await aTrustedDevice(test, self.id)}`,
  }),
  "trust of another's device ended": async ({ test }) => ({
    url: `/api/second-factor/trusted-devices/${await aTrustedDevice(test, (await aUser(test)).id)}`,
  }),
  'second factor of a person': async ({ test }) => ({ url: `/api/users/${(await aUser(test)).id}/second-factor` }),
  'end a session': async ({ test, self }) => ({ url: `/api/sessions/${(await aSession(test, self.id)).id}` }),
  'end a session of another': async (caller) => ({
    url: `/api/sessions/${(await aSession(caller.test, other(caller).id)).id}`,
  }),
  'end other sessions': () => ({ url: '/api/sessions' }),
  'end sessions of a person': async ({ test }) => ({ url: `/api/users/${(await aUser(test)).id}/sessions` }),
  deactivate: async ({ test }) => ({ url: `/api/users/${(await aUser(test)).id}/active`, payload: { active: false } }),
  'deactivate oneself': ({ self }) => ({ url: `/api/users/${self.id}/active`, payload: { active: false } }),
  'password reset by mail': () => ({ url: '/api/password-resets', payload: { account: fresh('forgetful') } }),
  'look at password reset': async ({ test }) => ({
    url: '/api/password-resets/look',
    payload: { token: (await aPasswordReset(test, (await aUser(test)).id)).token },
  }),
  'use password reset': async ({ test }) => ({
    url: '/api/password-resets/use',
    payload: { token: (await aPasswordReset(test, (await aUser(test)).id)).token, password: 'another long password' },
  }),
  'look at e-mail link': async ({ test }) => ({
    url: '/api/email-confirmations/look',
    payload: { token: (await anEmailLink(test, (await aUser(test)).id)).token },
  }),
  'confirm e-mail': async ({ test }) => ({
    url: '/api/email-confirmations/confirm',
    payload: { token: (await anEmailLink(test, (await aUser(test)).id)).token },
  }),
  'take e-mail back': async ({ test }) => ({
    url: '/api/email-confirmations/revert',
    payload: { token: (await anEmailLink(test, (await aUser(test)).id, 'revert')).token },
  }),
  'send confirmation': () => ({ url: '/api/email-confirmations' }),
  'cancel change of e-mail': () => ({ url: '/api/email-confirmations' }),
  'department changed': async ({ test }) => ({
    url: `/api/departments/${await aDepartment(test.db, fresh('Department '))}`,
    payload: validBodies['departments.update']?.(),
  }),
  'department merged': async ({ test }) => ({
    url: `/api/departments/${await aDepartment(test.db, fresh('Department '))}/merge`,
    payload: validBodies['departmentMerges.create']?.(),
  }),
  'department role': async ({ test }) => ({
    url: '/api/user-departments',
    payload: { ...(await aMembership(test)), role: 'lead' },
  }),
  'dismiss a hint': () => ({ url: '/api/assistant/hints/dismissed', payload: { hint: 'stuckTask', dismissed: true } }),
  'silence a nudge': async ({ test }) => {
    const { id: subjectId } = await aTask(test);
    return { url: '/api/assistant/nudges/silenced', payload: { kind: 'stuck', subjectId, cause: '1', silenced: true } };
  },
  'visit of a board': () => ({ url: '/api/assistant/summaries/workspaces/3/visit', payload: { changesSeen: false } }),
  'plan of my day': () => ({ url: '/api/today/plan', payload: { period: 'day' } }),
  'schedule a question': () => ({
    url: '/api/assistant/scheduled-questions',
    payload: { ...validBodies['scheduledQuestions.create']?.(), workspaceId: null },
  }),
  'schedule a question about a board': () => ({
    url: '/api/assistant/scheduled-questions',
    payload: validBodies['scheduledQuestions.create']?.(),
  }),
  'change a scheduled question': ofScheduled(({ self }) => self, { isPaused: true }),
  'change the scheduled question of another': ofScheduled(other, { isPaused: true }),
  'delete a scheduled question': ofScheduled(({ self }) => self),
  'delete the scheduled question of another': ofScheduled(other),
  'dashboard mail of a board': () => ({ url: '/api/dashboard-mails/3', payload: { on: true } }),
  'dashboard mail of the company': () => ({ url: '/api/dashboard-mails/0', payload: { on: true } }),
  'history of a task': async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}/history` }),
  'watch of a task': async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}/watch` }),
  'watch a task': async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}/watch`, payload: { state: 'watching' } }),
  'relations of a task': async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}/relations` }),
  'relate tasks': async ({ test }) => {
    const [one, other] = [await aTask(test), await aTask(test)];
    return { url: `/api/tasks/${one.id}/relations`, payload: { kind: 'blocks', taskId: other.id } };
  },
  'take a relation away': async ({ test }) => {
    const [one, other] = [await aTask(test), await aTask(test)];
    const values = { kind: 'blocks', fromId: one.id, toId: other.id };
    const [link] = await test.db.insert(tables.taskLinks).values(values).returning({ id: tables.taskLinks.id });
    return { url: `/api/tasks/${one.id}/relations/${link?.id}` };
  },
  'add a sub-task': async ({ test }) => ({
    url: `/api/tasks/${(await aTask(test)).id}/sub-tasks`,
    payload: { title: fresh('Sub-task ') },
  }),
  'promote an item': async ({ test }) => {
    const { id } = await aTask(test, { checklistItems: [{ id: 7, text: 'Ask the printer', completed: false }] });
    return { url: `/api/tasks/${id}/checklist/7/promote` };
  },
  'delete for good': async ({ test }) => {
    const { id } = await aTask(test);
    await test.db.execute(sql`update tasks set deleted_at = now() where id = ${id}`);
    return { url: '/api/trash/purge', payload: { taskIds: [id] } };
  },
  'page of my work': () => ({ url: '/api/my-work/sections/later?after=%5B0,0,0%5D' }),
  'choose for today': async ({ test }) => {
    const { id } = await aTask(test);
    return { url: `/api/my-work/tasks/${id}`, payload: { chosen: true } };
  },
  'words of a filter': () => ({ url: '/api/assistant/filter', payload: { text: 'overdue', workspaceId: 3 } }),
  'tasks of notes': () => ({ url: '/api/assistant/notes', payload: { text: 'Pay the rent', workspaceId: 3 } }),
  'summary of comments': async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}/comments/summary` }),
  'summarize comments': async ({ test }) => ({ url: `/api/tasks/${(await aTask(test)).id}/comments/summary`, payload: {} }),
  'description suggestion': async ({ test }) => ({
    url: `/api/tasks/${(await aTask(test)).id}/suggestions/description`,
    payload: { kind: 'rewrite' },
  }),
  'people by user name': () => ({ url: '/api/assistant/people?usernames=admin,nobody' }),
  'mail suggestion': () => ({ url: '/api/email-templates/suggestion', payload: validBodies['suggestions.mail']?.() }),
  'checklist suggestion': async ({ test }) => ({
    url: `/api/tasks/${(await aTask(test)).id}/suggestions/checklist`,
    payload: {},
  }),
  'change a column': async ({ test }) => ({
    url: `/api/columns/${await aColumn(test, 'Changed')}`,
    payload: { name: 'Changed column', ...validBodies['workspaces.updateColumn']?.() },
  }),
  'delete a column': async ({ test }) => ({ url: `/api/columns/${await aColumn(test, 'Deleted')}?moveTo=9` }),
  'skip a recurring task': async ({ test }) => ({
    url: `/api/tasks/${(await aTask(test, { repeat: 'FREQ=DAILY' })).id}/skip`,
    payload: {},
  }),
  'task template made': () => ({ url: '/api/task-templates', payload: validBodies['taskTemplates.create']?.() }),
  'task template changed': async ({ test }) => ({
    url: `/api/task-templates/${await aTaskTemplate(test)}`,
    payload: validBodies['taskTemplates.update']?.(),
  }),
  'task template deleted': async ({ test }) => ({ url: `/api/task-templates/${await aTaskTemplate(test)}` }),
  'task template restored': async ({ test }) => ({
    url: `/api/task-templates/${await aTaskTemplate(test, { deletedAt: new Date().toISOString() })}/restore`,
  }),
  'view saved': () => ({ url: '/api/views', payload: validBodies['views.create']?.() }),
  'own view changed': async ({ test, self }) => ({
    url: `/api/views/${await aView(test, { ownerId: self.id })}`,
    payload: { name: 'Mine' },
  }),
  'shared view changed': async ({ test }) => ({
    url: `/api/views/${await aView(test, { shared: true })}`,
    payload: { name: 'Ours' },
  }),
  'view of another changed': async ({ test }) => ({ url: `/api/views/${await aView(test)}`, payload: { name: 'Theirs' } }),
  'shared view deleted': async ({ test }) => ({ url: `/api/views/${await aView(test, { shared: true })}` }),
  'shared view restored': async ({ test }) => ({
    url: `/api/views/${await aView(test, { shared: true, deletedAt: new Date().toISOString() })}/restore`,
  }),
  'webhook made': () => ({ url: '/api/webhooks', payload: validBodies['webhooks.create']?.() }),
  'webhook changed': async ({ test }) => ({
    url: `/api/webhooks/${(await aWebhook(test)).webhookId}`,
    payload: { state: 'paused' },
  }),
  'webhook deleted': async ({ test }) => ({ url: `/api/webhooks/${(await aWebhook(test)).webhookId}` }),
  'webhook secret': async ({ test }) => ({ url: `/api/webhooks/${(await aWebhook(test)).webhookId}/secret` }),
  'webhook tested': async ({ test }) => ({ url: `/api/webhooks/${(await aWebhook(test)).webhookId}/test` }),
  'webhook deliveries': async ({ test }) => ({ url: `/api/webhooks/${(await aWebhook(test)).webhookId}/deliveries` }),
  'webhook delivery': async ({ test }) => ({ url: await deliveryUrl(test) }),
  'webhook delivery again': async ({ test }) => ({ url: `${await deliveryUrl(test)}/redeliver` }),
  'webhook failed again': async ({ test }) => ({ url: `/api/webhooks/${(await aWebhook(test)).webhookId}/redeliver` }),
  restore: async ({ test, actors }) => {
    const { id } = await aTask(test);
    await test.as(actors.adm)(api.tasks.remove, { params: { taskId: id } });
    return { url: `/api/tasks/${id}/restore` };
  },
};

async function deliveryUrl(test: TestApp): Promise<string> {
  const { webhookId, deliveryId } = await aWebhook(test);
  return `/api/webhooks/${webhookId}/deliveries/${deliveryId}`;
}

/** The message of a refusal, by the row and its status. */
export const refusalTexts: Record<string, Partial<Record<number, string>>> = {
  '6b': { 403: 'You can only edit your own profile.' },
  '7b': { 403: 'You can only edit your own profile.' },
  '13b': { 404: 'Notification not found' },
  'people of a task': { 404: 'Task not found' },
  'statuses of a task': { 404: 'Task not found' },
  'relations of a task': { 404: 'Task not found' },
  'relate tasks': { 404: 'Task not found' },
  'take a relation away': { 404: 'Task not found' },
  'add a sub-task': { 404: 'Task not found' },
  'promote an item': { 404: 'Task not found' },
  'relation marks of a board': { 403: 'You do not have access to this workspace.' },
  'relation marks of the company': { 403: 'Company view is restricted to administrators.' },
  'files of a task': { 404: 'Task not found' },
  'file added': { 404: 'Task not found' },
  'file read': { 404: 'File not found' },
  'preview of a file': { 404: 'File not found' },
  'file removed': { 404: 'File not found' },
  'file restored': { 404: 'File not found' },
  'cover chosen': { 404: 'Task not found' },
  'task templates': { 403: 'You do not have access to this workspace.' },
  'task templates of no board': { 404: 'Workspace not found' },
  'task template made': { 403: english.taskTemplates.managedByAdmins },
  'task template changed': { 403: english.taskTemplates.managedByAdmins, 404: 'This template does not exist.' },
  'task template deleted': { 403: english.taskTemplates.managedByAdmins, 404: 'This template does not exist.' },
  'task template restored': { 403: english.taskTemplates.managedByAdmins, 404: 'This template does not exist.' },
  'views of a board': { 403: 'You do not have access to this workspace.' },
  'views of the company': { 403: 'Company view is restricted to administrators.' },
  'view saved': { 403: 'You do not have access to this workspace.' },
  'own view changed': { 404: 'This view does not exist.' },
  'shared view changed': { 403: english.views.mayNotChange, 404: 'This view does not exist.' },
  'view of another changed': { 404: 'This view does not exist.' },
  'shared view deleted': { 403: english.views.mayNotChange, 404: 'This view does not exist.' },
  'shared view restored': { 403: english.views.mayNotChange, 404: 'This view does not exist.' },
  'export a board': { 403: 'You do not have access to this workspace.' },
  'week of a board': { 403: 'You do not have access to this workspace.' },
  'week of the company': { 403: 'Company view is restricted to administrators.' },
  'changes of a board': { 403: 'You do not have access to this workspace.' },
  'visit of a board': { 403: 'You do not have access to this workspace.' },
  'schedule a question about a board': { 403: 'You do not have access to this workspace.' },
  'dashboard mail of a board': { 403: 'You do not have access to this workspace.' },
  'words of a filter': { 403: 'You do not have access to this workspace.' },
  'tasks of notes': { 403: 'You do not have access to this workspace.' },
  'summary of comments': { 404: 'Task not found' },
  'summarize comments': { 404: 'Task not found' },
  'description suggestion': { 404: 'Task not found' },
  'checklist suggestion': { 404: 'Task not found' },
  'skip a recurring task': { 404: 'Task not found' },
  'presence on a board': { 403: 'You do not have access to this workspace.' },
  'set instructions of a board': { 403: 'Administrator access required' },
  'rename the conversation of another': { 404: 'Conversation not found' },
  'delete the conversation of another': { 404: 'Conversation not found' },
  'send a message to the conversation of another': { 404: 'Conversation not found' },
  'confirm the proposal of another': { 404: 'Proposal not found' },
  confirm: { 404: 'Task not found' },
  score: { 404: 'Task not found' },
  'presence at a task': { 404: 'Task not found' },
  'unread of another': { 404: 'Notification not found' },
  '15': { 404: 'Task not found' },
  '16': { 403: 'You do not have access to this workspace.' },
  '17': { 404: 'Task not found' },
  '18': { 404: 'Task not found' },
  '19': { 404: 'Task not found' },
  '20': { 403: 'You do not have access to this workspace.' },
  '21': { 403: 'You do not have access to this workspace.' },
  '22': { 403: 'You do not have access to this workspace.' },
  '20z': { 403: 'Company view is restricted to administrators.' },
  '21z': { 403: 'Company view is restricted to administrators.' },
  '22z': { 403: 'Company view is restricted to administrators.' },
  'members in pages': { 403: 'You do not have access to this workspace.' },
  'members of the company in pages': { 403: 'Company view is restricted to administrators.' },
  'change a column': { 403: 'Only those who manage the board can change columns.' },
  'delete a column': { 403: 'Only those who manage the board can change columns.' },
  '23': { 403: 'Only workspace administrators can add columns.' },
  ...Object.fromEntries(
    [
      '26',
      '27',
      '28',
      '30',
      '31',
      '32',
      '33',
      '36',
      '37',
      '38',
      'audit',
      'monitoring',
      'server status',
      'end the hold on mails',
      'backups',
      'make a backup',
    ].map((n) => [n, { 403: 'Administrator access required' }]),
  ),
  '35': { 404: 'Template not found' },
  '39': { 404: 'Task not found' },
  '40': { 404: 'Task not found' },
  '41': { 404: 'Comment not found' },
  '46b': { 409: 'A default template cannot be deleted.' },
  invite: { 403: 'You do not have access to this workspace.' },
  invitations: { 403: 'You do not have access to this workspace.' },
  'invitations of the company': { 403: 'Company view is restricted to administrators.' },
  'invitation again': { 404: 'Invitation not found' },
  'invitation revoked': { 404: 'Invitation not found' },
  'join by the invitation of another': { 403: 'This invitation is for another e-mail address.' },
  'password reset link': { 403: 'Administrator access required' },
  'second factor of a person': { 403: 'Administrator access required' },
  'data of a person': { 403: 'Administrator access required' },
  'scim tokens': { 403: 'Administrator access required' },
  'scim token made': { 403: 'Administrator access required' },
  'scim token revoked': { 403: 'Administrator access required' },
  'recovery codes': { 404: english.users.secondFactor.notBegun },
  'rename the passkey of another': { 404: english.auth.passkeyMissing },
  'remove the passkey of another': { 404: english.auth.passkeyMissing },
  "trust of another's device ended": { 404: english.users.secondFactor.trustOver },
  'end a session of another': { 404: english.users.sessionOver },
  'end sessions of a person': { 403: 'Administrator access required' },
  deactivate: { 403: 'Administrator access required' },
  'send confirmation': { 404: 'There is no address to confirm.' },
  'password reset by mail': { 403: 'Please ask an administrator for a link to set a new password.' },
  '41b': { 403: 'You can only delete your own comments.', 404: 'Comment not found' },
};
