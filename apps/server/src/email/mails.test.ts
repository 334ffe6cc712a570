// Tests who gets which mail with which content, in development mode: each cause, each setting, each language.
import * as api from '@app/contract/api.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { queueMail } from '#email/queue-mail.ts';
import { warnAdministrators } from '#notifications/warn-administrators.ts';
import { aComment, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { allSettled, deliver, type OutboxRow, outboxOf } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'http://tasklane.test', COMPANY_NAME: 'Acme & Sons' } });
  ana = await aUser(app, { fullName: 'Ana Maria Lima', email: 'ana@example.com' });
  ben = await aUser(app, { fullName: 'Ben Okafor', email: 'ben@example.com' });
  admin = await aUser(app, { fullName: 'Ada Admin', role: 'admin', department: null, email: 'ada@example.com' });
  return () => app.close();
});
beforeEach(async () => {
  await app.db.delete(tables.outbox);
  await set(ben, {
    emailNotifications: true,
    taskAssignmentNotifications: true,
    commentNotifications: true,
    dailyDigest: false,
    language: 'english',
  });
});

const set = (person: Person, change: Partial<typeof tables.users.$inferInsert>) =>
  app.db.update(tables.users).set(change).where(eq(tables.users.id, person.id));

/** Returns the state of every mail, once a worker has processed them. */
async function worked(): Promise<OutboxRow[]> {
  const delivery = await deliver(app);
  try {
    return await allSettled(app.db);
  } finally {
    await delivery.stop();
  }
}

async function only(): Promise<OutboxRow> {
  const all = await worked();
  expect(all.map(({ kind, sentTo, code }) => ({ kind, sentTo, code }))).toHaveLength(1);
  return all[0] as OutboxRow;
}

const assign = (title = 'Plan', person = ben) => aTask(app, { by: ana, title, assigneeId: person.id });

describe('a warning', () => {
  const mailed = (all: readonly OutboxRow[]) => all.map(({ state, code, sentTo, subject }) => [state, code ?? sentTo, subject]);

  test('reaches administrators in their language, with the way to what is wrong; nobody else', async () => {
    await set(admin, { language: 'german' });
    await warnAdministrators(app.db, 'webhook_stopped', { webhook: 'Zeit <b>{{firstName}}</b>', reason: 'gone' });
    const mails = await worked();
    expect(mailed(mails)).toEqual([
      ['kept', 'admin@localhost.localdomain', 'A webhook was stopped'],
      ['kept', 'ada@example.com', 'Ein Webhook wurde angehalten'],
    ]);
    expect(mails[0]?.text).toContain(
      'The webhook “Zeit <b>{{firstName}}</b>” was stopped: its receiver answered that it is gone.',
    );
    expect(mails[0]?.html).not.toContain('<b>');
    expect(mails[0]?.text).toContain('(http://tasklane.test/admin?tab=webhooks)');
    expect(mails[1]?.text).toContain('Sein Empfänger antwortet, dass es ihn nicht mehr gibt.');
    await set(admin, { language: 'english' });
  });

  test('of a backup is sent to those who are administrators when it is sent, and want mails', async () => {
    await warnAdministrators(app.db, 'backup_failed', { isWritten: true });
    await set(admin, { role: 'user' });
    const [own, former] = await worked();
    expect(own?.subject).toBe('The last backup needs attention');
    expect(own?.text).toContain('its restore test did not pass');
    expect(own?.text).toContain('(http://tasklane.test/admin?tab=server)');
    expect([former?.state, former?.code]).toEqual(['skipped', 'notAdmin']);
    await app.db.delete(tables.outbox);
    await set(admin, { role: 'admin', emailNotifications: false });
    await warnAdministrators(app.db, 'backup_failed', { isWritten: false });
    expect((await worked()).map(({ state, code }) => [state, code])).toEqual([
      ['kept', null],
      ['skipped', 'emailOff'],
    ]);
    await set(admin, { emailNotifications: true });
  });
});

describe('registration', () => {
  test('welcomes the person and tells the administrators who it is', async () => {
    const body = { username: 'newcomer', password: 'a long password', fullName: 'Nora New', email: 'nora@example.com' };
    await app.as()(api.users.register, { body: { ...body, departmentId: 1, title: 'Buyer' } });
    const mails = await worked();
    expect(mails.map(({ kind, state, sentTo }) => [kind, state, sentTo])).toEqual([
      ['user_welcome', 'kept', 'nora@example.com'],
      ['new_user_registered', 'kept', 'admin@localhost.localdomain'],
      ['new_user_registered', 'kept', 'ada@example.com'],
    ]);
    expect(mails[0]?.subject).toBe('Welcome to Acme & Sons, Nora');
    expect(mails[2]?.subject).toBe('Nora New has registered');
    expect(mails[2]?.text).toContain('E-mail: nora@example.com\nJob title: Buyer\nDepartment: Marketing');
    expect(mails[2]?.text).toContain('Open the admin dashboard (http://tasklane.test/admin)');
  });

  test('by an administrator does not notify that one', async () => {
    const body = { username: 'hired', password: 'a long password', fullName: 'Hank Hired', email: 'hank@example.com' };
    await app.as(admin)(api.users.register, { body: { ...body, departmentId: 1 } });
    expect((await worked()).map(({ sentTo }) => sentTo)).toEqual(['hank@example.com', 'admin@localhost.localdomain']);
  });

  test('does not notify a former administrator', async () => {
    const former = await aUser(app, { role: 'admin' });
    const body = { username: 'later', password: 'a long password', fullName: 'Lea Later', email: 'lea@example.com' };
    await app.as()(api.users.register, { body: { ...body, departmentId: 1 } });
    await set(former, { role: 'user' });
    const mail = (await worked()).find(({ userId }) => userId === former.id);
    expect(mail).toMatchObject({ state: 'skipped', code: 'notAdmin', html: null });
  });
});

describe('an assignment', () => {
  test('is mailed with the task, its state and a link', async () => {
    const task = await aTask(app, {
      by: ana,
      title: 'Plan',
      description: 'First line\nsecond line',
      assigneeId: ben.id,
      dueDate: '2031-12-01',
      priority: 'P0',
    });
    const mail = await only();
    expect(mail).toMatchObject({ kind: 'task_assigned', state: 'kept', sentTo: 'ben@example.com' });
    expect(mail.subject).toBe('Ana Maria Lima assigned you “Plan”');
    expect(mail.text).toContain('Hi Ben, Ana Maria Lima assigned you this task in Engineering.');
    expect(mail.text).toContain('First line\nsecond line');
    expect(mail.text).toContain('Status: To Do\nPriority: Highest\nDue date: Dec 1, 2031');
    expect(mail.text).toContain(`Open the task (http://tasklane.test/task/${task.id})`);
    expect(mail.text).toContain('E-mail settings: http://tasklane.test/settings');
  });

  test('is mailed once, and again to a person who is assigned again', async () => {
    const task = await assign();
    await app.as(ana)(api.tasks.update, { params: { taskId: task.id }, body: { title: 'Plan B' } });
    await app.as(ana)(api.tasks.update, { params: { taskId: task.id }, body: { assigneeId: null, assignees: [] } });
    await app.as(ana)(api.tasks.update, { params: { taskId: task.id }, body: { assigneeId: ben.id } });
    expect((await worked()).map(({ kind, state, subject }) => [kind, state, subject])).toEqual([
      ['task_assigned', 'kept', 'Ana Maria Lima assigned you “Plan B”'],
      ['task_assigned', 'kept', 'Ana Maria Lima assigned you “Plan B”'],
    ]);
  });

  test('of oneself is not mailed', async () => {
    await aTask(app, { by: ben, assigneeId: ben.id });
    expect(await worked()).toEqual([]);
  });
});

describe('a comment', () => {
  test('is mailed with its text to those concerned with the task, a mention as such', async () => {
    const task = await assign();
    await app.db.delete(tables.outbox);
    const leo = await aUser(app, { fullName: 'Leo Lead' });
    await aComment(app, { by: leo, taskId: task.id, content: `Look, [@${ana.fullName}](user:${ana.id}): **done** <b>` });
    const mails = await worked();
    expect(mails.map(({ kind, sentTo }) => [kind, sentTo]).sort()).toEqual([
      ['notification', 'ana@example.com'],
      ['notification', 'ben@example.com'],
    ]);
    const toAna = mails.find(({ sentTo }) => sentTo === 'ana@example.com');
    expect(toAna?.subject).toBe('Leo Lead wrote about “Plan”');
    expect(toAna?.text).toContain('Leo Lead mentioned you:\n> Look, @Ana Maria Lima: done <b>');
    expect(mails.find(({ sentTo }) => sentTo === 'ben@example.com')?.text).toContain('Leo Lead wrote:\n> Look');
  });

  test('that is deleted before the mail is sent is not mailed', async () => {
    const task = await assign();
    await app.db.delete(tables.outbox);
    const comment = await aComment(app, { by: ana, taskId: task.id });
    await app.as(ana)(api.comments.remove, { params: { commentId: comment.id } });
    expect(await only()).toMatchObject({ state: 'skipped', code: 'commentGone' });
  });
});

describe('the account', () => {
  test('is notified of its new password', async () => {
    const person = await aUser(app);
    const body = { currentPassword: person.password, newPassword: 'another long password' };
    await app.as(person)(api.auth.changePassword, { body });
    expect(await only()).toMatchObject({ kind: 'password_updated', subject: 'Your password was changed' });
  });

  test('is notified of a new address at the old one', async () => {
    const person = await aUser(app, { email: 'old@example.com' });
    const update = (body: object) => app.as(person)(api.users.update, { params: { userId: person.id }, body });
    await update({ email: 'new@example.com', currentPassword: person.password });
    await update({ email: 'NEW@example.com' });
    await update({ title: 'Tester' });
    const mail = await only();
    expect(mail).toMatchObject({ kind: 'email_changed', sentTo: 'old@example.com' });
    expect(mail.text).not.toContain('new@example.com');
  });
});

describe('an invitation', () => {
  const invite = async (email: string) => {
    const { body } = await app.as(admin)(api.invitations.create, { body: { workspaceId: 3, email } });
    return body;
  };

  test('is written to the invited address, with the link, in the language of the sender', async () => {
    await set(admin, { language: 'german' });
    const { link, mailed } = await invite('guest@example.com');
    const mail = await only();
    await set(admin, { language: 'english' });
    expect(mail).toMatchObject({ kind: 'invitation', state: 'kept', sentTo: 'guest@example.com' });
    expect(mail.subject).toBe('Ada Admin lädt Sie zu Entwicklung ein');
    // With the proof that the mail was read, which the sender does not see.
    expect(mail.text).toMatch(new RegExp(`Einladung öffnen \\(${link}\\.[\\w-]{43}\\)`));
    expect(mail.text).toContain('weil jemand bei Acme & Sons diese Adresse eingeladen hat');
    // Without a mail server no mail is sent.
    expect(mailed).toBe(false);
  });

  test('is not sent once it is revoked, or has another link', async () => {
    const first = await invite('guest-2@example.com');
    await app.as(admin)(api.invitations.resend, { params: { invitationId: first.invitation.id } });
    const second = await invite('guest-3@example.com');
    await app.as(admin)(api.invitations.revoke, { params: { invitationId: second.invitation.id } });
    expect((await worked()).map(({ sentTo, state, code }) => [sentTo, state, code])).toEqual([
      [null, 'skipped', 'invitationOver'],
      ['guest-2@example.com', 'kept', null],
      [null, 'skipped', 'invitationOver'],
    ]);
  });

  test('that is accepted welcomes the person and tells the administrators', async () => {
    const { link } = await invite('guest-4@example.com');
    await app.db.delete(tables.outbox);
    const token = link.split('#')[1] ?? '';
    const body = { token, username: 'guest4', password: 'a long password', fullName: 'Gus Guest' };
    expect((await app.as()(api.invitations.accept, { body })).status).toBe(201);
    expect((await worked()).map(({ kind, sentTo }) => [kind, sentTo])).toEqual([
      ['user_welcome', 'guest-4@example.com'],
      ['new_user_registered', 'admin@localhost.localdomain'],
      ['new_user_registered', 'ada@example.com'],
    ]);
  });
});

describe('between writing and sending', () => {
  test.each([
    ['all e-mail off', { emailNotifications: false }, 'emailOff', 'The recipient wants no e-mail.'],
    ['assignments off', { taskAssignmentNotifications: false }, 'toggleOff', 'The recipient does not want this kind of e-mail.'],
    ['the daily digest', { dailyDigest: true }, 'digestInstead', 'The recipient gets one daily e-mail instead.'],
  ] as const)('%s decides', async (_, change, code, reason) => {
    await assign();
    await set(ben, change);
    const mail = await only();
    expect(mail).toMatchObject({ state: 'skipped', code, html: null, subject: null });
    const { body } = await app.as(admin)(api.email.outboxMail, { params: { mailId: mail.id } });
    expect(body.reason).toBe(reason);
  });

  test.each([
    ['all e-mail off', { emailNotifications: false }, 'emailOff'],
    ['comments off', { commentNotifications: false }, 'toggleOff'],
  ] as const)('%s decides on comments', async (_, change, code) => {
    const task = await assign();
    await app.db.delete(tables.outbox);
    await aComment(app, { by: ana, taskId: task.id });
    await set(ben, change);
    expect(await only()).toMatchObject({ state: 'skipped', code });
  });

  test('all e-mail off applies to the password mail too', async () => {
    await queueMail(app.db, { kind: 'password_updated', dedupeKey: 'x', userId: ben.id });
    await set(ben, { emailNotifications: false });
    expect(await only()).toMatchObject({ state: 'skipped', code: 'emailOff' });
  });

  test('a person who is no longer assigned gets nothing', async () => {
    const { id } = await assign();
    await app.as(ana)(api.tasks.update, { params: { taskId: id }, body: { assigneeId: null, assignees: [] } });
    expect(await only()).toMatchObject({ state: 'skipped', code: 'notAssigned' });
  });

  test('a person who no longer sees the task gets nothing about it', async () => {
    const mia = await aUser(app);
    const task = await aTask(app, { by: mia, title: 'Secret' });
    await aComment(app, { by: ana, taskId: task.id });
    await app.db.update(tables.tasks).set({ createdBy: null }).where(eq(tables.tasks.id, task.id));
    await withoutMembership(app, mia);
    const mail = await only();
    expect(mail).toMatchObject({ userId: mia.id, state: 'skipped', code: 'taskGone' });
    expect(JSON.stringify(mail)).not.toContain('Secret');
  });

  test('a deleted task sends no mail', async () => {
    const { id } = await assign();
    await app.as(ana)(api.tasks.remove, { params: { taskId: id } });
    expect(await only()).toMatchObject({ state: 'skipped', code: 'taskGone' });
  });

  test('a deleted person gets nothing, and none of their mails stays', async () => {
    const leaving = await aUser(app);
    await assign('Plan', leaving);
    const body = { username: leaving.username, password: leaving.password };
    expect((await app.as(leaving)(api.account.remove, { body })).status).toBe(200);
    expect(await worked()).toEqual([]);
    await queueMail(app.db, { kind: 'password_updated', dedupeKey: 'too late', userId: leaving.id });
    expect(await only()).toMatchObject({ state: 'skipped', code: 'userGone' });
  });

  test('mails that a deleted person caused stay without their text', async () => {
    const leaving = await aUser(app, { fullName: 'Lee Leaving' });
    await aTask(app, { by: leaving, assigneeId: ben.id });
    expect((await only()).html).toContain('Lee Leaving');
    await app.as(leaving)(api.account.remove, { body: { username: leaving.username, password: leaving.password } });
    expect(JSON.stringify(await outboxOf(app.db))).not.toContain('Lee Leaving');
  });

  test('the text is the current one', async () => {
    const { id } = await assign('Yesterday');
    await app.as(ana)(api.tasks.update, { params: { taskId: id }, body: { title: 'Today' } });
    expect((await only()).subject).toBe('Ana Maria Lima assigned you “Today”');
  });

  test('a template that is switched off sends nothing', async () => {
    const switchTo = (isActive: boolean) =>
      app.db.update(tables.emailTemplates).set({ isActive }).where(eq(tables.emailTemplates.triggerEvent, 'task_assigned'));
    await switchTo(false);
    await assign();
    const mail = await only();
    await switchTo(true);
    expect(mail).toMatchObject({ state: 'skipped', code: 'templateOff' });
  });
});

describe('languages', () => {
  test.each([
    ['spanish', 'Ana Maria Lima te ha asignado «Plan»', 'Estado: Por hacer'],
    ['french', 'Ana Maria Lima vous a attribué «\u202fPlan\u202f»', 'Statut: À faire'],
    ['german', 'Ana Maria Lima hat Ihnen „Plan“ zugewiesen', 'Fälligkeit: 1. Dez. 2031'],
  ] as const)('a built-in text is read in %s', async (language, subject, line) => {
    await set(ben, { language });
    await aTask(app, { by: ana, title: 'Plan', assigneeId: ben.id, dueDate: '2031-12-01' });
    const mail = await only();
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(line);
  });

  test('an edited template is sent as it was written, and the built-in one again once its text is restored', async () => {
    await set(ben, { language: 'german' });
    const { body: all } = await app.as(admin)(api.emailTemplates.list);
    const template = all.find(({ triggerEvent }) => triggerEvent === 'task_assigned');
    if (!template) throw new Error('no template');
    const params = { emailTemplateId: template.id };
    const edited = await app.as(admin)(api.emailTemplates.update, {
      params,
      body: { subject: 'Task: {{taskTitle}} {{nothing}}', htmlContent: '<p>For {{fullName}}</p>' },
    });
    expect(edited.body).toMatchObject({ isBuiltIn: false, variables: ['taskTitle', 'fullName'] });
    await assign();
    const mail = await only();
    expect(mail.subject).toBe('Task: Plan {{nothing}}');
    expect(mail.text).toContain('For Ben Okafor');
    const { subject, htmlContent } = template;
    const back = await app.as(admin)(api.emailTemplates.update, { params, body: { subject, htmlContent } });
    expect(back.body).toMatchObject({ isBuiltIn: true, subject, htmlContent });
  });
});

describe('hostile texts', () => {
  test('in names and titles are plain text, and no header', async () => {
    const mallory = await aUser(app, { fullName: 'M<script>alert(1)</script>\r\nBcc: all@example.com' });
    await aTask(app, {
      by: mallory,
      title: '<img src=x onerror=alert(1)> {{email}} "quoted"',
      description: '</td><style>*{display:none}</style>',
      assigneeId: ben.id,
    });
    const mail = await only();
    expect(mail.subject).toContain('M<script>alert(1)</script> Bcc: all@example.com assigned you');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toMatch(/<script|<img|onerror=alert\(1\)>(?!&)|<\/td><style>\*/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{email}}');
  });

  test('of an administrator lose everything that is not text', async () => {
    const { body } = await app.as(admin)(api.emailTemplates.preview, {
      body: {
        subject: 'A\r\nBcc: x@example.com',
        htmlContent: `<script>alert(1)</script><p onclick="x()" style="position:fixed;color:red;background:url(//x)">Hi</p>
          <a href="javascript:alert(1)">a</a><a href=" jav&#x09;ascript:alert(1)">b</a><img src="data:text/html,x" onerror="x()">
          <form action="//x"><input></form><iframe src="//x"></iframe><svg onload="x()"></svg><style>*{}</style><base href="//x">
          <meta http-equiv="refresh" content="0"><a href="//evil.example">c</a>{{nothing}} {{firstName}}`,
      },
    });
    const content = body.html.slice(body.html.indexOf('<td class="card'));
    expect(content).not.toMatch(
      /script|onclick|onerror|onload|<form|<input|<iframe|<svg|<style|<base|<meta|position|url\(|data:|"\/\//i,
    );
    expect(content).toContain('color:red');
    expect(body.subject).toBe('A Bcc: x@example.com');
    expect(body.unknown).toEqual(['nothing']);
    expect(body.text).toContain('{{nothing}} Maya');
  });
});
