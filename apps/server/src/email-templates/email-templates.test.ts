// Tests e-mail templates: each trigger keeps exactly one default, whatever happens to them.
import * as api from '@app/contract/api.ts';
import type { EmailTemplate, NewEmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { ensureDefaults } from '#email-templates/built-in.ts';
import { aUser } from '#testing/factories.ts';
import { type Client, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let as: Client;
let adminId: number;

beforeAll(async () => {
  app = await testApp();
  const admin = await aUser(app, { role: 'admin' });
  adminId = admin.id;
  as = app.as(admin);
  return () => app.close();
});
beforeEach(async () => {
  await app.db.delete(tables.emailTemplates);
  await ensureDefaults(app.db);
});

const list = async () => (await as(api.emailTemplates.list)).body;
const defaultOf = async (trigger: EmailTemplate['triggerEvent']) => {
  const found = (await list()).filter(({ triggerEvent, isDefault }) => triggerEvent === trigger && isDefault);
  expect(found).toHaveLength(1);
  return found[0] as EmailTemplate;
};
const create = (given: Partial<NewEmailTemplate> = {}) =>
  as(api.emailTemplates.create, {
    body: {
      name: 'Mine',
      triggerEvent: 'user_welcome',
      subject: 'Hi {{firstName}}',
      htmlContent: '<p>{{fullName}}</p>',
      ...given,
    },
  });
const update = (emailTemplateId: number, body: object) => as(api.emailTemplates.update, { params: { emailTemplateId }, body });
const remove = (emailTemplateId: number) => as(api.emailTemplates.remove, { params: { emailTemplateId } });
const setDefault = (emailTemplateId: number) => as(api.emailTemplates.setDefault, { params: { emailTemplateId }, body: {} });

describe('a new database', () => {
  test('has a default for each trigger, in English, that everybody reads in their language', async () => {
    expect(
      (await list()).map(({ triggerEvent, isDefault, isActive, isBuiltIn }) => [triggerEvent, isDefault, isActive, isBuiltIn]),
    ).toEqual(
      ['new_user_registered', 'notification', 'password_updated', 'task_assigned', 'task_reminder', 'user_welcome'].map(
        (trigger) => [trigger, true, true, true],
      ),
    );
    expect(await defaultOf('user_welcome')).toMatchObject({
      subject: 'Welcome to {{companyName}}, {{firstName}}',
      createdBy: null,
    });
  });

  test('shows an administrator the templates in their language, and keeps them built in when they are saved so', async () => {
    const german = app.as(await aUser(app, { role: 'admin' }));
    await german(api.users.updateSettings, { body: { language: 'german' } });
    const found = (await german(api.emailTemplates.list)).body.find(({ triggerEvent }) => triggerEvent === 'password_updated');
    expect(found).toMatchObject({ name: 'Änderung des Passworts', subject: 'Ihr Passwort wurde geändert' });
    const { id = 0, name, description, subject, htmlContent } = found ?? {};
    const save = (body: object) => german(api.emailTemplates.update, { params: { emailTemplateId: id }, body });
    expect((await save({ name, description, subject, htmlContent })).body).toMatchObject({ isBuiltIn: true, subject });
    expect(await defaultOf('password_updated')).toMatchObject({
      name: 'Password update',
      subject: 'Your password was changed',
      isBuiltIn: true,
    });
    expect((await save({ name: 'Eigener Name', subject: 'Neu' })).body).toMatchObject({ subject: 'Neu', isBuiltIn: false });
    expect(await defaultOf('password_updated')).toMatchObject({ name: 'Eigener Name', subject: 'Neu', htmlContent });
  });

  test('gets no second ones, and missing ones are restored', async () => {
    await app.db.delete(tables.emailTemplates).where(eq(tables.emailTemplates.triggerEvent, 'notification'));
    await ensureDefaults(app.db);
    await ensureDefaults(app.db);
    expect(await list()).toHaveLength(6);
  });

  test('shows everybody the templates', async () => {
    const { status, body } = await app.as(await aUser(app))(api.emailTemplates.list);
    expect([status, body.length]).toEqual([200, 6]);
  });
});

describe('a template', () => {
  test('is created by an administrator, with its placeholders', async () => {
    const { status, body } = await create({ description: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Mine',
      description: null,
      isDefault: false,
      isActive: true,
      isBuiltIn: false,
      variables: ['firstName', 'fullName'],
      createdBy: adminId,
    });
    expect((await create({ variables: ['email'] })).body.variables).toEqual(['email']);
  });

  test.each([
    [{ name: ' ' }, 'Template name required'],
    [{ triggerEvent: undefined }, 'Trigger event required'],
    [{ triggerEvent: 'task_moved' }, 'Trigger event required'],
    [{ subject: '' }, 'Subject required'],
    [{ htmlContent: '' }, 'Content required'],
  ])('is refused as %j', async (given, message) => {
    const { status, body } = await create(given as object);
    expect([status, body.message]).toEqual([400, message]);
  });

  test('has a subject of one line', async () => {
    expect((await create({ subject: 'A\r\nBcc: all@example.com' })).body.subject).toBe('A Bcc: all@example.com');
  });

  test('is updated in the given fields', async () => {
    const { body: made } = await create({ description: 'Before' });
    const { status, body } = await update(made.id, { name: 'Yours', isActive: false });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, name: 'Yours', isActive: false, updatedAt: body.updatedAt, version: 2 });
    expect((await update(made.id, { description: null })).body.description).toBeNull();
    expect((await update(999, { name: 'x' })).status).toBe(404);
  });

  test('is not overwritten by somebody who has seen an older version, and they get the current one', async () => {
    const { body: made } = await create();
    expect((await update(made.id, { subject: 'Theirs', version: 1 })).body.version).toBe(2);
    const late = await update(made.id, { subject: 'Mine', version: 1 });
    expect([late.status, late.body.message]).toEqual([409, 'Somebody else has saved this template meanwhile.']);
    expect(late.body.current).toMatchObject({ id: made.id, subject: 'Theirs', version: 2 });
    expect((await update(made.id, { subject: 'Mine', version: 2 })).body).toMatchObject({ subject: 'Mine', version: 3 });
    expect((await update(made.id, { subject: 'As the specification says' })).status).toBe(200);
    const built = await defaultOf('user_welcome');
    const refused = await update(built.id, { name: 'x', version: built.version + 1 });
    expect(refused.body.current).toEqual(built);
  });

  test('is deleted, once', async () => {
    const { body: made } = await create();
    expect((await remove(made.id)).body).toEqual({ success: true });
    const again = await remove(made.id);
    expect([again.status, again.body.message]).toEqual([404, 'E-mail template not found']);
  });

  test('that is built in and renamed or switched off is still read in every language', async () => {
    const { id } = await defaultOf('notification');
    expect((await update(id, { name: 'News', isActive: false })).body).toMatchObject({ isBuiltIn: true, name: 'News' });
    expect((await update(id, { htmlContent: '<p>x</p>' })).body).toMatchObject({
      isBuiltIn: false,
      variables: ['assignerName', 'taskTitle'],
    });
  });
});

describe('the default', () => {
  test('cannot be deleted', async () => {
    const { id } = await defaultOf('user_welcome');
    const { status, body } = await remove(id);
    expect([status, body.message]).toEqual([409, 'A default template cannot be deleted.']);
    await defaultOf('user_welcome');
  });

  test('is replaced by another one, which then cannot be deleted', async () => {
    const { id: before } = await defaultOf('user_welcome');
    const { body: made } = await create();
    expect((await setDefault(made.id)).body).toMatchObject({ id: made.id, isDefault: true });
    expect((await defaultOf('user_welcome')).id).toBe(made.id);
    expect((await remove(made.id)).status).toBe(409);
    expect((await remove(before)).status).toBe(200);
    expect((await setDefault(made.id)).status).toBe(200);
    expect((await setDefault(999)).status).toBe(404);
  });

  test('can be set at the creation, and by an update', async () => {
    const { body: first } = await create({ isDefault: true });
    expect((await defaultOf('user_welcome')).id).toBe(first.id);
    const { body: second } = await create();
    await update(second.id, { isDefault: true });
    expect((await defaultOf('user_welcome')).id).toBe(second.id);
    await update(second.id, { triggerEvent: 'user_welcome', isDefault: true });
    await defaultOf('user_welcome');
  });

  test('of another trigger replaces the default there', async () => {
    const { body: made } = await create();
    await update(made.id, { triggerEvent: 'notification', isDefault: true });
    expect((await defaultOf('notification')).id).toBe(made.id);
    await defaultOf('user_welcome');
  });

  test.each([
    [{ isDefault: false }, 'Make another template the default instead.'],
    [{ triggerEvent: 'none' }, 'The trigger event of a default template cannot be changed.'],
  ])('stays unchanged: %j', async (change, message) => {
    const { id } = await defaultOf('user_welcome');
    const { status, body } = await update(id, change);
    expect([status, body.message]).toEqual([409, message]);
    await defaultOf('user_welcome');
  });

  test('cannot be a template that is sent by hand: no event would send it, and nothing could replace it', async () => {
    const { body: made } = await create({ triggerEvent: 'none' });
    for (const refused of [
      await setDefault(made.id),
      await update(made.id, { isDefault: true }),
      await create({ triggerEvent: 'none', isDefault: true }),
      await update((await create()).body.id, { triggerEvent: 'none', isDefault: true }),
    ])
      expect(refused).toMatchObject({ status: 400, body: { message: 'A template that is sent by hand cannot be a default.' } });
    expect((await list()).filter(({ triggerEvent, isDefault }) => triggerEvent === 'none' && isDefault)).toEqual([]);
  });

  test('is one, however many templates become it at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => create()));
    const replies = await Promise.all(made.flatMap(({ body }) => [setDefault(body.id), create({ isDefault: true })]));
    expect(replies.map(({ status }) => status).filter((status) => status > 201)).toEqual([]);
    await defaultOf('user_welcome');
  });
});

describe('a preview', () => {
  test('is the mail in the requested language, and stores nothing', async () => {
    const { subject, htmlContent } = await defaultOf('task_assigned');
    const { status, body } = await as(api.emailTemplates.preview, {
      body: { triggerEvent: 'task_assigned', subject, htmlContent, language: 'german' },
    });
    expect(status).toBe(200);
    expect(body.subject).toMatch(/^Person \d+ assigned you “Frühjahrskampagne planen”$/);
    expect(body.html).toContain('<html lang="de"');
    expect(body.html).toContain('class="button"');
    expect(body.unknown).toEqual([]);
    expect(await list()).toHaveLength(6);
  });
});
