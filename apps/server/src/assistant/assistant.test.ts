// Tests what the server understands of a line: with the caller's names, language and zone, and quickly.

import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import { growthOf, linear } from '@app/contract/testing/growth.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let engineer: Person;
let admin: Person;

const items = [{ text: 'Count the till' }];

beforeAll(async () => {
  test = await testApp();
  engineer = await aUser(test, { fullName: 'Ana Lima' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
  await aUser(test, { fullName: 'Maria Lopez', department: 'HR' });
  await aUser(test, { fullName: 'Maria Klein', department: 'HR' });
});
afterAll(() => test.close());

const today = '2026-11-18';
const parse = async (body: Record<string, unknown>, as: Person = engineer) => {
  const reply = await test.raw({ method: 'POST', url: '/api/assistant/parse', payload: body, as });
  return { status: reply.status, body: reply.body as Record<string, unknown> };
};

describe('a user name', () => {
  const people = (usernames: string, as: Person = engineer) => test.as(as)(api.assistant.people, { query: { usernames } });

  it('is found in any case, by whoever typed it whole', async () => {
    const nils = await aUser(test, { fullName: 'Nils Berg', username: 'n.berg', department: 'HR' });
    expect((await people('N.Berg,nberg,n.ber,nobody')).body).toEqual([{ id: nils.id, username: 'N.Berg' }]);
    expect((await parse({ text: 'Call @n.berg' })).body).toMatchObject({ title: 'Call', assignees: ['Nils Berg'], unknown: [] });
    expect((await parse({ text: 'Call n.berg' })).body).toMatchObject({ title: 'Call n.berg', assignees: [] });
    expect((await people(`${'x'.repeat(800)}`)).status).toBe(400);
  });

  it('is no longer found when its account is gone', async () => {
    await aUser(test, { fullName: 'Gone Soon', username: 'gonesoon' });
    await test.db.execute(sql`update users set deleted_at = now() where username = 'gonesoon'`);
    expect((await people('gonesoon')).body).toEqual([]);
  });

  it('names somebody in a question and in a sentence', async () => {
    const mia = await aUser(test, { fullName: 'Mia Berg', username: 'mia_b' });
    await aTask(test, { title: 'Paint the door', assigneeId: mia.id, assignees: [mia.id] });
    await aTask(test, { title: 'Oil the gate' });
    const { body: answer } = await test.as(engineer)(api.assistant.ask, { body: { text: 'What does @mia_b have?' } });
    expect(answer).toMatchObject({ kind: 'answer', count: 1 });
    const { body: change } = await test.as(engineer)(api.assistant.ask, { body: { text: 'assign Oil the gate to @mia_b' } });
    expect(change).toMatchObject({ proposal: { acts: [{ fields: { assigneeId: mia.id } }] } });
  });
});

describe('a line', () => {
  it('is answered with every field', async () => {
    const { body: template } = await test.as(admin)(api.checklistTemplates.create, { body: { name: 'Month-end', items } });
    const text =
      'Pay VAT return #finance @ana @maria p1 >review due friday 5pm start mon every month on the 31st +checklist:Month-end';
    expect(await parse({ text, today })).toEqual({
      status: 200,
      body: {
        title: 'Pay VAT return @maria 5pm',
        startDate: '2026-11-23',
        dueDate: '2026-11-27',
        priority: 'P1',
        status: 'Review',
        departments: ['Accounting'],
        assignees: ['Ana Lima'],
        repeat: 'FREQ=MONTHLY;BYMONTHDAY=31',
        checklistTemplateId: template.id,
        unknown: ['@maria'],
      },
    });
  });

  it('of words alone is its title', async () => {
    const { body } = await parse({ text: '  Write   the march plan ' });
    expect(body).toEqual({
      title: 'Write the march plan',
      startDate: null,
      dueDate: null,
      priority: null,
      status: null,
      departments: [],
      assignees: [],
      repeat: null,
      checklistTemplateId: null,
      unknown: [],
    });
  });

  it.each([
    ['spanish', 'Pagar el IVA pasado mañana', '2026-11-20'],
    ['es', 'Pagar el IVA el 3/12', '2026-12-03'],
    ['french', 'Payer la TVA après-demain', '2026-11-20'],
    ['fr', 'Payer la TVA fin du mois', '2026-11-30'],
    ['german', 'Steuer zahlen bis 3.12.', '2026-12-03'],
    ['de', 'Steuer zahlen Ende des Monats', '2026-11-30'],
    ['en', 'Pay the tax by 12/3', '2026-12-03'],
  ])('is understood in %s: %s', async (language, text, dueDate) => {
    expect((await parse({ text, language, today })).body).toMatchObject({ dueDate, unknown: [] });
  });

  it("counts from today in the given zone, else in the caller's", async () => {
    const dueDate = async (body: Record<string, unknown>) =>
      (await parse({ text: 'Call the bank today', ...body })).body['dueDate'];
    const inZone = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
    expect(await dueDate({})).toBe(inZone('UTC'));
    expect(await dueDate({ timezone: 'Pacific/Kiritimati' })).toBe(inZone('Pacific/Kiritimati'));
    expect(await dueDate({ timezone: 'PST' })).toBe(inZone('America/Los_Angeles'));
    expect(await dueDate({ today: '2027-03-04', timezone: 'PST' })).toBe('2027-03-04');
  });

  it("begins next week with the caller's first day", async () => {
    const nora = await aUser(test, { fullName: 'Nora Haddad' });
    for (const [weekStart, dueDate] of [
      ['saturday', '2026-11-21'],
      ['sunday', '2026-11-22'],
      ['monday', '2026-11-23'],
    ] as const) {
      await test.as(nora)(api.users.updateSettings, { body: { weekStart } });
      expect((await parse({ text: 'Count the money next week', today }, nora)).body).toMatchObject({ dueDate });
    }
  });
});

describe('names', () => {
  it('of templates are understood if the person may use them', async () => {
    const { body: template } = await test.as(admin)(api.checklistTemplates.create, {
      body: { name: 'Payroll', department: 'HR', items },
    });
    const line = { text: 'Check the wages +checklist:Payroll' };
    expect((await parse(line)).body).toMatchObject({
      title: 'Check the wages +checklist:Payroll',
      checklistTemplateId: null,
      unknown: ['+checklist:Payroll'],
    });
    expect((await parse(line, admin)).body).toMatchObject({ title: 'Check the wages', checklistTemplateId: template.id });
  });

  it('of columns are understood if the person sees their board', async () => {
    await test.as(admin)(api.workspaces.createColumn, { body: { name: 'Interviews', workspaceId: 2 } });
    const line = { text: 'Meet Tom >interviews' };
    expect((await parse(line)).body).toMatchObject({ status: null, unknown: ['>interviews'] });
    expect((await parse(line, admin)).body).toMatchObject({ status: 'Interviews', title: 'Meet Tom' });
  });

  it('of deleted people are unknown', async () => {
    const gone = await aUser(test, { fullName: 'Gone Already' });
    const line = { text: 'Ask @gone' };
    expect((await parse(line)).body).toMatchObject({ assignees: ['Gone Already'] });
    await test.as(admin)(api.users.remove, { params: { userId: gone.id } });
    expect((await parse(line)).body).toMatchObject({ assignees: [], unknown: ['@gone'], title: 'Ask @gone' });
  });
});

it.each([
  [{}],
  [{ text: 5 }],
  [{ text: 'x'.repeat(limits.quickAdd.text + 1) }],
  [{ text: 'Pay', language: 'klingon' }],
  [{ text: 'Pay', timezone: 'Mars/Olympus' }],
  [{ text: 'Pay', today: '2026-02-30' }],
  [{ text: 'a\u0000b' }],
])('%j is refused', async (body) => {
  expect(await parse(body)).toMatchObject({ status: 400, body: { error: 'validation' } });
});

it('takes a time that grows with the length of the line', async () => {
  const text = 'every monday from 3 to 5 march due @ana #hr '.repeat(100);
  const read = (length: number) => parse({ text: text.slice(0, length) });
  expect(await growthOf(read, limits.quickAdd.text / 4)).toBeLessThan(linear);
});
