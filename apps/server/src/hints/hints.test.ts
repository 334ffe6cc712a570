// Tests hints over HTTP: only what the person sees, nothing that they have dismissed.
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aChecklistTemplate, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let eva: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana Lima' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  eva = await aUser(app, { fullName: 'Eva Moss', department: 'HR' });
});
afterAll(() => app.close());

const today = calendarDate(new Date(), 'UTC');
const hintsOf = async (title: string, as = ana, department = 'Engineering') =>
  (await app.as(as)(api.hints.title, { query: { title, department } })).body;
const similar = async (title: string, as = ana) => (await hintsOf(title, as)).similar.map((task) => task.title);
const dismiss = (hint: 'similarTitle' | 'likelyChecklist' | 'overloaded', dismissed = true, as = ana) =>
  app.as(as)(api.hints.dismiss, { body: { hint, dismissed } });

describe('the title of a new task', () => {
  test('has similar ones, also mistyped, and none that the person does not see', async () => {
    await aTask(app, { by: ana, title: 'Renew the certificate of the mail server' });
    await aTask(app, { by: ana, title: 'Renew the parking permit' });
    expect(await similar('renew certificate of mail server')).toEqual(['Renew the certificate of the mail server']);
    expect(await similar('Renew the certifcate of the mail server')).toEqual(['Renew the certificate of the mail server']);
    expect(await similar('Renew the certificate of the mail server', eva)).toEqual([]);
    expect(await similar('Renew')).toEqual([]);
    expect(await similar('ren')).toEqual([]);
    expect(await similar("';--  \\ & | !")).toEqual([]);
  });

  test('has no deleted one', async () => {
    const task = await aTask(app, { by: ana, title: 'Repaint the bicycle shed' });
    expect(await similar('Repaint the bicycle shed')).toHaveLength(1);
    await app.as(ana)(api.tasks.remove, { params: { taskId: task.id } });
    expect(await similar('Repaint the bicycle shed')).toEqual([]);
  });

  test('has the checklist that such tasks of the department used', async () => {
    const checklistTemplateId = await aChecklistTemplate(app, null);
    for (const name of ['Ben Hall', 'Carla Stone'])
      await aTask(app, { by: ana, title: `Onboarding of ${name}`, checklistTemplateId });
    expect((await hintsOf('Onboarding of Dora')).template).toMatchObject({ id: checklistTemplateId });
    expect((await hintsOf('Onboarding of Dora', ana, 'HR')).template).toBeNull();
    expect((await hintsOf('Onboarding of Dora', eva)).template).toBeNull();
    expect((await hintsOf('Quarterly audit')).template).toBeNull();
  });
});

test('people with much to do are counted over the tasks that the caller sees', async () => {
  const days = [-1, 0, 0, 0, 0];
  for (const day of days) await aTask(app, { by: ana, assigneeId: ben.id, assignees: [ben.id], dueDate: addDays(today, day) });
  const load = async (as = ana) => (await app.as(as)(api.hints.load, {})).body;
  expect(await load()).toEqual([{ userId: ben.id, open: 5, dueThisWeek: 5 }]);
  expect(await load(eva)).toEqual([]);
  await dismiss('overloaded');
  expect(await load()).toEqual([]);
  await dismiss('overloaded', false);
  expect(await load()).toHaveLength(1);
});

test('a dismissed hint stays away from this person until it is shown again', async () => {
  await aTask(app, { by: ana, title: 'Order new whiteboards' });
  expect((await dismiss('similarTitle')).body).toEqual({ dismissed: ['similarTitle'] });
  await dismiss('similarTitle');
  await dismiss('likelyChecklist');
  expect(await similar('Order new whiteboards')).toEqual([]);
  expect(await similar('Order new whiteboards', ben)).toHaveLength(1);
  expect((await app.as(ana)(api.hints.dismissed, {})).body).toEqual({ dismissed: ['likelyChecklist', 'similarTitle'] });
  expect((await app.as(ben)(api.hints.dismissed, {})).body).toEqual({ dismissed: [] });
  await dismiss('similarTitle', false);
  expect(await similar('Order new whiteboards')).toHaveLength(1);
});

test('an unknown hint is refused', async () => {
  const payload = { hint: 'weather', dismissed: true };
  const { status } = await app.raw({ method: 'PUT', url: api.hints.dismiss.path, payload, as: ana });
  expect(status).toBe(400);
});
