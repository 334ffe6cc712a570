// For tests: creates people, tasks, comments and what they depend on.
import { createHash } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { FeedKind } from '@app/contract/feeds/feeds.limits.ts';
import { session, timing } from '@app/contract/limits.ts';
import type { NewCredential, UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import type { Scope } from '@app/contract/principals.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { NewTaskInput, Task } from '@app/contract/tasks/tasks.contract.ts';
import { initialsOf, loginKey } from '@app/contract/users/users.rules.ts';
import type { ViewSettings } from '@app/contract/views/views.contract.ts';
import { hash } from '@node-rs/argon2';
import { and, eq, like, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import * as tables from '#db/tables.ts';
import { storeDirectory, storedDirectory } from '#directories/directory.sql.ts';
import { insertEmailLink } from '#email-confirmations/email-confirmations.sql.ts';
import { newApiToken } from '#endpoints/api-token.ts';
import { encryptText } from '#endpoints/secret-text.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { feedLink } from '#feeds/feed-link.ts';
import { insertIdentity } from '#identity-providers/identities.sql.ts';
import { insertFlow } from '#identity-providers/identity-providers.sql.ts';
import { recoveryHashOf } from '#second-factors/recovery-codes.ts';
import { insertChallenge, insertTrust, trustedDevicesOf } from '#second-factors/second-factors.sql.ts';
import { directorySettings } from '#testing/directories/directory-settings.ts';
import { softDevice } from '#testing/soft-device.ts';
import { cookieIn, type Person, type TestApp } from '#testing/test-app.ts';
import { newWebhookSecret } from '#webhooks/sign-webhook.ts';
import { insertColumn } from '#workspaces/columns.sql.ts';

const password = 'correct horse battery';
/** The smallest GIF. */
export const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
/** Cheap to check: people sign in for nearly every test. Passwords that the product hashes cost what they should. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
let hashed: Promise<string> | undefined;
let count = 0;

interface GivenUser {
  fullName?: string;
  username?: string;
  email?: string;
  role?: 'user' | 'admin';
  /** A department by name; null for none. */
  department?: string | null;
  departmentRole?: 'member' | 'lead' | 'manager' | 'director';
  pending?: boolean;
  /** Registered itself, and nobody has admitted the account. */
  awaitsApproval?: boolean;
  /** A workspace in which the person is an explicit member. */
  workspaceId?: number;
  workspaceRole?: 'member' | 'admin';
}

/** Creates a person who can sign in, of Engineering by default. */
export async function aUser({ db }: Pick<TestApp, 'db'>, given: GivenUser = {}): Promise<Person> {
  count += 1;
  const username = given.username ?? `person${count}`;
  const fullName = given.fullName ?? `Person ${count}`;
  const email = given.email ?? `person${count}@example.com`;
  hashed ??= hash(password, cheap);
  const row = {
    username,
    usernameKey: loginKey(username),
    email,
    emailKey: loginKey(email),
    fullName,
    password: await hashed,
    role: given.role ?? 'user',
    avatarInitials: initialsOf(fullName),
    avatarColor: '#0066FF',
    awaitsApproval: given.awaitsApproval ?? false,
  };
  const id = idOf(await db.insert(tables.users).values(row).returning({ id: tables.users.id }));
  const { department = 'Engineering', departmentRole = 'member', pending = false, workspaceId, workspaceRole = 'member' } = given;
  if (department !== null) {
    const departmentId = await aDepartment(db, department);
    await db.insert(tables.userDepartments).values({ userId: id, departmentId, role: departmentRole, pending });
  }
  if (workspaceId !== undefined)
    await db.insert(tables.workspaceMembers).values({ workspaceId, userId: id, role: workspaceRole });
  return { id, username, password, fullName };
}

/** Returns the id of the department of that name; creates it if it is missing. */
export async function aDepartment(db: Db, name: string): Promise<number> {
  const found = await db
    .select()
    .from(tables.departments)
    .where(eq(tables.departments.key, departmentKey(name)));
  if (found[0]) return found[0].id;
  return idOf(
    await db
      .insert(tables.departments)
      .values({ name, key: departmentKey(name) })
      .returning({ id: tables.departments.id }),
  );
}

/** Creates a person of Engineering; returns the two ids of the membership. */
export async function aMembership(test: Pick<TestApp, 'db'>): Promise<{ userId: number; departmentId: number }> {
  return { userId: (await aUser(test)).id, departmentId: 3 };
}

/** Removes a person from every department and workspace. */
export async function withoutMembership({ db }: Pick<TestApp, 'db'>, person: Person): Promise<void> {
  await db.delete(tables.userDepartments).where(eq(tables.userDepartments.userId, person.id));
  await db.delete(tables.workspaceMembers).where(eq(tables.workspaceMembers.userId, person.id));
}

/** Takes back what has admitted a person, such as an invitation. */
export async function waitAgain({ db }: Pick<TestApp, 'db'>, person: Person): Promise<void> {
  await db.delete(tables.workspaceMembers).where(eq(tables.workspaceMembers.userId, person.id));
  await db.update(tables.userDepartments).set({ pending: true }).where(eq(tables.userDepartments.userId, person.id));
  await db.update(tables.users).set({ awaitsApproval: true }).where(eq(tables.users.id, person.id));
}

export interface Actors {
  anon: undefined;
  in: Person;
  out: Person;
  wsa: Person;
  lead: Person;
  adm: Person;
  waits: Person;
}
export type ActorName = keyof Actors;
export const actorNames = ['anon', 'in', 'out', 'wsa', 'lead', 'adm', 'waits'] as const satisfies ActorName[];

/** Creates the seven actors of the permission matrix around Engineering, whose workspace has the id 3. */
export async function actors(test: TestApp): Promise<Actors> {
  return {
    anon: undefined,
    in: await aUser(test, { fullName: 'Ines Inside' }),
    out: await aUser(test, { fullName: 'Otto Outside', department: 'HR' }),
    wsa: await aUser(test, { fullName: 'Wanda Workspace', workspaceId: 3, workspaceRole: 'admin' }),
    lead: await aUser(test, { fullName: 'Leo Lead', departmentRole: 'lead' }),
    adm: await aUser(test, { fullName: 'Ada Admin', department: null, role: 'admin' }),
    waits: await aUser(test, { fullName: 'Wilma Waiting', pending: true, awaitsApproval: true }),
  };
}

const makers = new WeakMap<TestApp, Promise<Person>>();

/** Returns an administrator without a department, who creates the rows for which a test names nobody. */
function maker(test: TestApp): Promise<Person> {
  const known = makers.get(test);
  if (known) return known;
  const made = aUser(test, { fullName: 'Mia Maker', department: null, role: 'admin' });
  makers.set(test, made);
  return made;
}

/** Moves Done to the front of every board. */
export async function doneFirst({ db }: TestApp): Promise<void> {
  await db.execute(sql`update columns set "order" = -1 where name = 'Done'`);
}

/** Creates a task, by default of Engineering in the first column of workspace 3, by an administrator. */
export async function aTask(test: TestApp, given: Partial<NewTaskInput> & { by?: Person } = {}): Promise<Task> {
  const { by = await maker(test), ...body } = given;
  const workspaceId = body.workspaceId ?? 3;
  const reply = await test.as(by)(api.tasks.create, {
    body: {
      title: 'A task of the tests',
      columnId: (workspaceId - 1) * 4 + 1,
      department: 'Engineering',
      priority: 'P2',
      workspaceId,
      ...body,
    },
  });
  return made(reply, 'task');
}

/** Returns the id of a column of Engineering whose name begins so, and inserts one if there is none. */
export async function aColumn({ db }: Pick<TestApp, 'db'>, word: string): Promise<number> {
  const { id, name, workspaceId } = tables.columns;
  const [found] = await db
    .select({ id })
    .from(tables.columns)
    .where(and(eq(workspaceId, 3), like(name, `${word} %`)));
  return found?.id ?? (await insertColumn(db, { name: `${word} ${++count}`, workspaceId: 3, order: 50 })).id;
}

/** Creates a comment, by default on a new task and by an administrator. */
export async function aComment(test: TestApp, given: { taskId?: number; by?: Person; content?: string } = {}): Promise<Comment> {
  const { by = await maker(test), content = 'A comment of the tests' } = given;
  const taskId = given.taskId ?? (await aTask(test)).id;
  return made(await test.as(by)(api.comments.create, { params: { taskId }, body: { content } }), 'comment');
}

/** Adds a small picture to a task, by default a new one and by an administrator; `removed` takes it off again. */
export async function anAttachment(
  test: TestApp,
  given: { taskId?: number; by?: Person; removed?: boolean } = {},
): Promise<Attachment> {
  const { by = await maker(test), removed = false } = given;
  const taskId = given.taskId ?? (await aTask(test)).id;
  const upload = new File([dot], 'dot.gif');
  const attachment = made(await test.as(by)(api.attachments.add, { params: { taskId }, upload }), 'attachment');
  if (removed) await test.as(by)(api.attachments.remove, { params: { attachmentId: attachment.id } });
  return attachment;
}

/** Creates a proposal that moves the task to the next column; with `confirmed` as if it was done and the task has changed since. */
/** A conversation with one message. */
export async function aConversation({ db }: Pick<TestApp, 'db'>, userId: number): Promise<number> {
  const [made] = await db.insert(tables.aiConversations).values({ userId, name: 'A talk', conversation: {} }).returning();
  const conversationId = made?.id ?? 0;
  await db.insert(tables.aiMessages).values({ conversationId, number: 1, role: 'person', text: 'What is overdue?' });
  return conversationId;
}

/** A question that is answered on Mondays. */
export async function aScheduledQuestion({ db }: Pick<TestApp, 'db'>, userId: number): Promise<number> {
  const row = { userId, text: 'What is overdue?', repeat: 'FREQ=WEEKLY;BYDAY=MO', anchor: '2026-01-05', hour: 8 };
  const [made] = await db.insert(tables.scheduledQuestions).values(row).returning();
  return made?.id ?? 0;
}

/** Inserts a call of the model that was made now, or at another instant. */
export async function aModelCall(
  { db }: Pick<TestApp, 'db'>,
  userId: number,
  change: Partial<typeof tables.aiCalls.$inferInsert> = {},
): Promise<number> {
  const now = new Date().toISOString();
  const row = { userId, day: now.slice(0, 10), host: 'model.test', model: 'small', reserved: 100, outcome: 'done', ...change };
  const [made] = await db.insert(tables.aiCalls).values(row).returning();
  return made?.id ?? 0;
}

export async function aProposal({ db }: Pick<TestApp, 'db'>, userId: number, task: Task, confirmed = false): Promise<number> {
  const { id: taskId, title, workspaceId, version, columnId, order } = task;
  const { assigneeId, assignees, dueDate, startDate, priority } = task;
  const act = {
    ...{ id: 1, kind: 'move', command: 'tasks.move', taskId, title, workspaceId, task: null },
    fields: { columnId: columnId + 1 },
    text: `Move ${title}`,
    before: { version, columnId, order, assigneeId, assignees, dueDate, startDate, priority, title },
  };
  const now = new Date();
  const row = {
    userId,
    acts: [act],
    expiresAt: new Date(now.getTime() + 60_000).toISOString(),
    ...(confirmed && { confirmedAt: now.toISOString(), effects: [{ actId: 1, taskId, title, version: version + 1 }] }),
  };
  return idOf(await db.insert(tables.assistantProposals).values(row).returning({ id: tables.assistantProposals.id }));
}

export async function aNotification({ db }: Pick<TestApp, 'db'>, userId: number, taskId: number | null = null): Promise<number> {
  const row = { userId, taskId, kind: 'assigned', message: 'A notification of the tests' };
  return idOf(await db.insert(tables.notifications).values(row).returning({ id: tables.notifications.id }));
}

/** Creates an open invitation into workspace 3 and returns its token; for the address of `userId`, or for a new one. */
export async function anInvitation(
  { db }: Pick<TestApp, 'db'>,
  by: Person,
  given: { userId?: number; role?: 'member' | 'admin'; workspaceId?: number } = {},
): Promise<{ id: number; token: string; email: string }> {
  count += 1;
  const { userId, role = 'member', workspaceId = 3 } = given;
  const known = userId === undefined ? [] : await db.select().from(tables.users).where(eq(tables.users.id, userId));
  const email = known[0]?.email ?? `invited${count}@invited.example`;
  const { token, tokenHash } = newToken();
  const emailKey = loginKey(email);
  await db.delete(tables.invitations).where(eq(tables.invitations.emailKey, emailKey));
  const expiresAt = new Date(Date.now() + timing.invitationLifetime).toISOString();
  const row = { workspaceId, email, emailKey, role, tokenHash, invitedBy: by.id, expiresAt };
  return { id: idOf(await db.insert(tables.invitations).values(row).returning({ id: tables.invitations.id })), token, email };
}

/** Creates an API token of a person with these scopes; `expired` since a second. */
export async function aToken(
  { db }: Pick<TestApp, 'db'>,
  userId: number,
  scopes: readonly Scope[] = ['tasks:read'],
  expired = false,
): Promise<{ id: number; token: string; headers: { authorization: string } }> {
  const { token, tokenHash } = newApiToken();
  const expiresAt = expired ? new Date(Date.now() - 1000).toISOString() : null;
  const row = { userId, name: 'A program', tokenHash, scopes: [...scopes], expiresAt };
  const id = idOf(await db.insert(tables.apiTokens).values(row).returning({ id: tables.apiTokens.id }));
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Creates a feed and returns its id and path. */
export async function aFeed({ db }: Pick<TestApp, 'db'>, userId: number, kind: FeedKind): Promise<{ id: number; url: string }> {
  const { token, tokenHash } = newToken();
  const id = idOf(await db.insert(tables.feeds).values({ userId, kind, tokenHash }).returning({ id: tables.feeds.id }));
  return { id, url: feedLink(kind, token) };
}

/** Creates a passkey of a person that no device has. */
export async function aPasskey({ db }: Pick<TestApp, 'db'>, userId: number): Promise<number> {
  const row = { userId, name: 'Lost phone', credentialId: newToken().token, publicKey: '', userHandle: 'x', site: 'localhost' };
  return idOf(await db.insert(tables.passkeys).values(row).returning({ id: tables.passkeys.id }));
}

/** Returns what the browser of a person answers that has just made a passkey. */
export async function aMadePasskey(test: Pick<TestApp, 'as'>, person: Person): Promise<{ credential: NewCredential }> {
  const options = await test.as(person)(api.passkeys.begin);
  return { credential: softDevice('http://localhost').make(options.body) };
}

/** Returns what the browser of a new person sends that has just used a passkey. */
export async function aPasskeySignIn(
  test: Pick<TestApp, 'as' | 'db'>,
): Promise<{ payload: { credential: UsedCredential }; headers: { cookie: string } }> {
  const person = await aUser(test);
  const device = softDevice('http://localhost');
  const credential = device.make((await test.as(person)(api.passkeys.begin)).body);
  await test.as(person)(api.passkeys.add, { body: { credential } });
  const asked = await test.as()(api.passkeys.signInOptions, { body: {} });
  return { payload: { credential: device.use(asked.body) }, headers: { cookie: cookieIn(asked) } };
}

/** Creates a person whose password was right, and returns the challenge with a recovery code that answers it. */
export async function aSecondStep(test: Pick<TestApp, 'db'>): Promise<{ challenge: string; code: string }> {
  const { id } = await aUser(test);
  const challenge = newToken();
  const [stored] = await test.db.select({ password: tables.users.password }).from(tables.users).where(eq(tables.users.id, id));
  const code = 'abcd-efgh-jkmn-pqrs';
  await test.db.insert(tables.recoveryCodes).values({ userId: id, codeHash: recoveryHashOf(code) });
  await insertChallenge(test.db, challenge.tokenHash, id, tokenHashOf(stored?.password ?? ''));
  return { challenge: challenge.token, code };
}

/** Stores a provider of single sign-on that nobody can reach, once, and returns its id. */
export async function aProvider({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const id = 'company';
  const settings = {
    ...{
      scopes: 'openid profile email',
      createsPeople: true,
      defaultDepartmentId: 3,
      departmentsClaim: 'groups',
      departmentMap: [],
    },
    ...{ titleClaim: '', pictureClaim: '', adminClaim: '', adminValue: '', endsAtProvider: false },
  };
  const row = { id, name: 'Company login', issuer: 'https://login.invalid', clientId: 'tasklane', settings };
  await db.insert(tables.identityProviders).values(row).onConflictDoNothing();
  return row.id;
}

/** Stores a directory that is switched off and that nobody answers for. */
export async function aDirectory({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const { password: _, version: __, ...choices } = directorySettings;
  await storeDirectory(db, { ...choices, password: null, version: (await storedDirectory(db))?.version ?? 1 });
}

/** Stores a test of a provider that waits for the browser. */
export async function aProviderTest(test: Pick<TestApp, 'db'>, userId: number): Promise<string> {
  const id = tokenHashOf('a test of a provider');
  await test.db.delete(tables.providerFlows).where(eq(tables.providerFlows.id, id));
  const flow = { id, browserHash: '', providerId: await aProvider(test), purpose: 'test', sessionId: null, next: null } as const;
  await insertFlow(test.db, { ...flow, userId });
  return id;
}

/** Links a person with an account at a provider, and returns the id of the link. */
export async function anIdentity(test: Pick<TestApp, 'db'>, userId: number): Promise<number> {
  await test.db.delete(tables.identities).where(eq(tables.identities.userId, userId));
  const subject = { providerId: await aProvider(test), issuer: 'https://login.invalid', subject: newToken().token };
  return (await insertIdentity(test.db, userId, subject, 'somebody@example.com')) ?? 0;
}

/** Creates a session that another browser has opened, and returns its public id and its Cookie header. */
export async function aSession(
  { db }: Pick<TestApp, 'db'>,
  userId: number,
  userAgent = 'curl/8.14.1',
): Promise<{ id: string; cookie: string }> {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + session.absolute).toISOString();
  await db.insert(tables.sessions).values({ id: tokenHash, userId, address: '192.0.2.7', userAgent, expiresAt });
  return { id: createHash('sha256').update(tokenHash).digest('hex').slice(0, 24), cookie: `sid=${token}` };
}

/** Creates an open link for a person's new password: by the administrator `by`, or as requested at the sign-in. */
export async function aPasswordReset(
  { db }: Pick<TestApp, 'db'>,
  userId: number,
  by?: Person,
): Promise<{ id: number; token: string; tokenHash: string }> {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + timing.adminResetLifetime).toISOString();
  const row = { userId, tokenHash, createdBy: by?.id ?? null, expiresAt };
  const id = idOf(await db.insert(tables.passwordResets).values(row).returning({ id: tables.passwordResets.id }));
  return { id, token, tokenHash };
}

/** Creates an open link that confirms an address of the person, or restores one. */
export async function anEmailLink(
  { db }: Pick<TestApp, 'db'>,
  userId: number,
  kind: 'confirm' | 'revert' = 'confirm',
): Promise<{ token: string; email: string }> {
  const { token, tokenHash } = newToken();
  const email = `address${++count}@example.com`;
  await insertEmailLink(db, { userId, kind, email, tokenHash });
  return { token, email };
}

export async function aChecklistTemplate({ db }: Pick<TestApp, 'db'>, department: string | null): Promise<number> {
  const row = {
    name: 'A template of the tests',
    department,
    departmentKey: department && departmentKey(department),
    items: [{ id: 1, text: 'First', completed: false }],
  };
  return idOf(await db.insert(tables.checklistTemplates).values(row).returning({ id: tables.checklistTemplates.id }));
}

/** Creates a template that is sent by hand, or returns the default of the welcome mail. */
export async function anEmailTemplate(
  { db }: Pick<TestApp, 'db'>,
  { isDefault = false, triggerEvent = 'none' } = {},
): Promise<number> {
  const { emailTemplates } = tables;
  if (isDefault) {
    const found = await db.select().from(emailTemplates).where(eq(emailTemplates.triggerEvent, 'user_welcome'));
    const known = found.find((template) => template.isDefault);
    if (known) return known.id;
  }
  const row = { name: 'A template of the tests', triggerEvent, subject: 'Hello', htmlContent: '<p>Hello</p>' };
  return idOf(await db.insert(emailTemplates).values(row).returning({ id: emailTemplates.id }));
}

/** Creates a queued mail to an address of no user. */
export async function aMail({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const row = { dedupeKey: `of the tests ${++count}`, kind: 'test', address: 'somebody@example.com' };
  return idOf(await db.insert(tables.outbox).values(row).returning({ id: tables.outbox.id }));
}

function idOf(inserted: { id: number }[]): number {
  const id = inserted[0]?.id;
  if (id === undefined) throw new Error('nothing was inserted');
  return id;
}

function made<T>(reply: { status: number; body: T; text: string }, what: string): T {
  if (reply.status !== 201) throw new Error(`no ${what} was made: ${reply.status} ${reply.text}`);
  return reply.body;
}

/** Creates an import of one task, which waits to be started or is done, and returns its id. */
export async function anImport({ db }: Pick<TestApp, 'db'>, state: 'previewed' | 'done' = 'previewed'): Promise<number> {
  const row = { fileName: 'tasks.csv', source: 'csv', content: Buffer.from('Title\nOne\n'), state, total: 1 };
  return idOf(await db.insert(tables.imports).values(row).returning({ id: tables.imports.id }));
}

/** Creates a webhook of the first administrator to a port that nobody listens on, with a delivery that failed; without `config` its secret is unreadable. */
export async function aWebhook({
  db,
  config,
}: Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'config'>>): Promise<{ webhookId: number; deliveryId: number }> {
  const [hook] = await db
    .insert(tables.webhooks)
    .values({
      ...{ name: 'Time sheets', url: 'https://127.0.0.1:1/webhook', events: ['task.created'], ownerId: 1 },
      secret: config ? encryptText(config, newWebhookSecret()) : '',
    })
    .returning({ id: tables.webhooks.id });
  const webhookId = hook?.id ?? 0;
  const [delivery] = await db
    .insert(tables.webhookDeliveries)
    .values({
      webhookId,
      type: 'task.created',
      state: 'failed',
      attempts: 10,
      code: 'status',
      status: 500,
      body: '{"type":"task.created","data":{}}',
      response: 'Down',
    })
    .returning({ id: tables.webhookDeliveries.id });
  return { webhookId, deliveryId: delivery?.id ?? 0 };
}

/** Creates a task template of Engineering's board and returns its id. */
export async function aTaskTemplate(
  { db }: Pick<TestApp, 'db'>,
  row: Partial<typeof tables.taskTemplates.$inferInsert> = {},
): Promise<number> {
  const made = { workspaceId: 3, name: 'Release', title: 'Release the product', priority: 'P2', ...row };
  return idOf(await db.insert(tables.taskTemplates).values(made).returning({ id: tables.taskTemplates.id }));
}

/** Creates a saved view of Engineering's board, of the administrator unless `ownerId` says otherwise, and returns its id. */
export async function aView({ db }: Pick<TestApp, 'db'>, row: Partial<typeof tables.views.$inferInsert> = {}): Promise<number> {
  const made = { ownerId: 1, workspaceId: 3, name: 'Overdue', settings: viewSettings(), ...row };
  return idOf(await db.insert(tables.views).values(made).returning({ id: tables.views.id }));
}

/** The settings of a saved view. */
export function viewSettings(): ViewSettings {
  return {
    layout: 'list',
    filter: { ...noFilter, due: ['overdue'], not: { departments: ['HR'] } } as ViewSettings['filter'],
    sort: { by: 'due', descending: false },
    cards: 'board',
  };
}

/** Lets a browser of the person need no code; returns the id of this trust. */
export async function aTrustedDevice({ db }: Pick<TestApp, 'db'>, userId: number): Promise<number> {
  const { tokenHash } = newToken();
  await insertTrust(db, userId, { tokenHash, userAgent: null, address: '127.0.0.1' });
  return (await trustedDevicesOf(db, userId, tokenHash))[0]?.id ?? 0;
}
