// Tests nudges over HTTP: who gets which, that nobody learns of what they do not see, that they end with their cause, and silence.
import * as api from '@app/contract/api.ts';
import { addWorkingDays } from '@app/contract/dates/working-days.rules.ts';
import type { Nudge } from '@app/contract/nudges/nudges.contract.ts';
import { nudgeLimits } from '@app/contract/nudges/nudges.limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let ben: Person;
let lead: Person;
let eva: Person;

beforeEach(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Ruiz' });
  ben = await aUser(test, { fullName: 'Ben Hall' });
  lead = await aUser(test, { fullName: 'Lea Lead', departmentRole: 'lead' });
  eva = await aUser(test, { fullName: 'Eva Moss', department: 'HR' });
});
afterEach(() => test.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inProgress = { columnId: 10 };
const nudges = async (as: Person, workspaceId?: number): Promise<Nudge[]> =>
  (await test.as(as)(api.nudges.list, { query: workspaceId === undefined ? {} : { workspaceId: String(workspaceId) } })).body;
const kinds = async (as: Person) => (await nudges(as)).map(({ kind, subjectId }) => `${kind} ${subjectId}`);
const silence = (as: Person, { kind, subjectId, cause }: Nudge, silenced = true) =>
  test.as(as)(api.nudges.silence, { body: { kind, subjectId, cause, silenced } });
const comment = (as: Person, taskId: number) =>
  test.as(as)(api.comments.create, { params: { taskId }, body: { content: 'How is it going?' } });
const block = (by: Task, other: Task, as: Person) =>
  test.as(as)(api.relations.add, { params: { taskId: by.id }, body: { kind: 'blocks', taskId: other.id } });

/** Lets a task rest: as if its last change were some days ago. */
const age = (taskId: number, days: number) =>
  test.db.execute(sql`update tasks set updated_at = now() - make_interval(days => ${days}) where id = ${taskId}`);

/** A begun task that rests for so many days. */
async function resting(title: string, assignee: Person, days: number, given: Parameters<typeof aTask>[1] = {}): Promise<Task> {
  const task = await aTask(test, { title, by: ben, assigneeId: assignee.id, ...inProgress, ...given });
  await age(task.id, days);
  return task;
}

describe('stuck', () => {
  it('is a begun task of mine that rests, until somebody does something; my colleagues do not hear of it', async () => {
    const task = await resting('Audit', ana, 14);
    await resting('Fresh', ana, 2);
    await resting('Not begun', ana, 40, { columnId: 9 });
    const [nudge, ...more] = await nudges(ana);
    expect(more).toEqual([]);
    expect(nudge).toMatchObject({ kind: 'stuck', subjectId: task.id, act: 'help', person: { fullName: 'Ben Hall' } });
    expect(nudge?.text).toBe('You have begun it, but nothing has happened for 10 working days.');
    expect(nudge?.card?.title).toBe('Audit');
    expect(await kinds(ben)).toEqual([]);
    expect(await kinds(eva)).toEqual([]);
    await comment(ben, task.id);
    expect(await kinds(ana)).toEqual([]);
  });

  it('is asked about by who leads the board', async () => {
    const task = await resting('Audit', ana, 14);
    const [nudge] = await nudges(lead);
    expect(nudge).toMatchObject({ kind: 'stuck', subjectId: task.id, act: 'ask', person: { id: ana.id, fullName: 'Ana Ruiz' } });
    expect(nudge?.text).toBe('Ana Ruiz has it, but nothing has happened for 10 working days.');
  });

  it('goes back where nobody can be asked', async () => {
    await resting('Mine alone', ana, 14, { by: ana });
    expect(await nudges(ana)).toMatchObject([{ act: 'putBack', person: null }]);
  });

  it('waits as long as is usual on the board', async () => {
    const task = await resting('Audit', ana, 14);
    // Tasks that were done rested for 17 days, which are about 13 working days.
    for (let at = 0; at < nudgeLimits.flowLeast; at++) {
      const done = await aTask(test, { by: ana });
      await test.as(ana)(api.tasks.move, { params: { taskId: done.id }, body: inProgress });
      await test.db.execute(sql`update task_changes set created_at = now() - interval '20 days' where task_id = ${done.id}`);
      await test.as(ana)(api.tasks.move, { params: { taskId: done.id }, body: { columnId: 12 } });
      await test.db.execute(
        sql`update task_changes set created_at = now() - interval '3 days' where task_id = ${done.id} and created_at > now() - interval '1 day'`,
      );
    }
    expect(await kinds(ana)).toEqual([]);
    await age(task.id, 28);
    expect((await nudges(ana))[0]?.text).toMatch(/nothing has happened for 20 working days \(here rarely more than 13\)\.$/);
  });
});

describe('blocked', () => {
  it('is my task that waits for a late one: its owner is asked, which ends it', async () => {
    const audit = await aTask(test, { title: 'Audit', by: ben, assigneeId: ben.id, dueDate: day(-3) });
    const contract = await aTask(test, { title: 'Contract', assigneeId: ana.id });
    await block(audit, contract, ana);
    const [nudge, ...more] = await nudges(ana);
    expect(more).toEqual([]);
    expect(nudge).toMatchObject({
      ...{ kind: 'blocked', subjectId: contract.id, act: 'ask', person: { id: ben.id } },
      ...{ card: { id: audit.id }, waiting: { id: contract.id, title: 'Contract' } },
    });
    expect(nudge?.text).toBe('Your “Contract” waits for it; Ben Hall has it, and it is 3 days late.');
    expect(await kinds(ben), 'the own late work is no news').toEqual([]);
    await comment(ana, audit.id);
    expect(await kinds(ana)).toEqual([]);
  });

  it('is one that waits for what nobody has, while it is due soon', async () => {
    const nobodys = await aTask(test, { title: 'Draft', by: ben });
    const soon = await aTask(test, { title: 'Soon', assigneeId: ana.id, dueDate: day(5) });
    const later = await aTask(test, { title: 'Later', assigneeId: ana.id, dueDate: day(30) });
    await block(nobodys, soon, ana);
    await block(nobodys, later, ana);
    expect(await nudges(ana)).toMatchObject([{ kind: 'blocked', subjectId: soon.id, act: 'choose', person: null }]);
    await test.as(ben)(api.tasks.update, { params: { taskId: nobodys.id }, body: { assigneeId: ben.id } });
    expect(await kinds(ana)).toEqual([]);
  });

  it('tells nothing of a task that I do not see', async () => {
    const admin = await aUser(test, { role: 'admin', department: null });
    const secret = await aTask(test, {
      title: 'Secret',
      by: eva,
      workspaceId: 2,
      columnId: 5,
      department: 'HR',
      dueDate: day(-3),
    });
    const mine = await aTask(test, { title: 'Mine', assigneeId: ana.id });
    await block(secret, mine, admin);
    expect(await nudges(ana)).toEqual([]);
  });
});

describe('without an owner', () => {
  it('is due: for all of the board at the end, and earlier for who leads or made it', async () => {
    const tomorrow = await aTask(test, { title: 'Press', by: ben, dueDate: addWorkingDays(day(0), 1) });
    const later = await aTask(test, { title: 'Stand', by: ben, dueDate: addWorkingDays(day(0), 3) });
    await aTask(test, { title: 'Much later', by: ben, dueDate: addWorkingDays(day(0), 8) });
    await aTask(test, { title: 'Long ago', by: ben, dueDate: day(-30) });
    expect(await nudges(ana)).toMatchObject([{ subjectId: tomorrow.id, act: 'take' }]);
    for (const person of [lead, ben])
      expect((await nudges(person)).map(({ subjectId, act }) => [subjectId, act])).toEqual([
        [tomorrow.id, 'choose'],
        [later.id, 'choose'],
      ]);
    expect(await kinds(eva), 'of another department').toEqual([]);
    await test.as(ana)(api.tasks.update, { params: { taskId: tomorrow.id }, body: { assigneeId: ana.id } });
    expect(await kinds(ana)).toEqual([]);
  });

  it.each([
    ['english', 'Nobody has it, and it was due 2 days ago.'],
    ['german', 'Niemand hat sie, und sie war vor 2 Tagen fällig.'],
    ['french', 'Personne ne s’en occupe, et l’échéance est passée depuis 2 jours.'],
    ['spanish', 'No la tiene nadie y venció hace 2 días.'],
  ])('says so in %s', async (language, text) => {
    await test.db.execute(sql`update users set language = ${language} where id = ${ana.id}`);
    await aTask(test, { title: 'Press', by: ben, dueDate: day(-2) });
    expect((await nudges(ana))[0]?.text).toBe(text);
  });
});

describe('too much', () => {
  const give = async (person: Person, count: number, dueDate: string) => {
    for (let at = 0; at < count; at++) await aTask(test, { by: lead, assigneeId: person.id, dueDate });
  };

  it('is told to the person, who plans, and to who leads the board', async () => {
    await give(ana, 6, day(2));
    await give(ana, 1, day(-2));
    await give(ben, 1, day(2));
    expect(await kinds(ana), 'nobody else works here').toEqual([]);
    await give(lead, 1, day(3));
    expect(await nudges(ana)).toMatchObject([
      {
        kind: 'overloaded',
        subjectId: ana.id,
        act: 'plan',
        card: null,
        text: 'You have 7 tasks due within a week, 1 of them late; others have about 1.',
      },
    ]);
    expect(await nudges(lead)).toMatchObject([
      {
        kind: 'overloaded',
        subjectId: ana.id,
        act: 'work',
        workspaceId: 3,
        text: /^7 tasks are due within a week, 1 of them late/,
      },
    ]);
    expect(await kinds(ben)).toEqual([]);
  });

  it('is nothing where all have as many, or it is finished as fast', async () => {
    for (const person of [ana, ben, lead]) await give(person, 6, day(2));
    for (const person of [ana, ben, lead]) expect(await kinds(person)).toEqual([]);
  });
});

describe('silence', () => {
  it('of one lasts until something changes about it, is my own, and can be taken back', async () => {
    const task = await resting('Audit', ana, 14);
    const [mine] = await nudges(ana);
    if (!mine) throw new Error('there is no nudge');
    expect((await silence(ana, mine)).body).toEqual([{ kind: 'stuck', subjectId: task.id, cause: mine.cause, name: 'Audit' }]);
    expect(await kinds(ana)).toEqual([]);
    expect(await kinds(lead)).toEqual([`stuck ${task.id}`]);
    await age(task.id, 12);
    expect(await kinds(ana), 'something happened since, and it rests again').toEqual([`stuck ${task.id}`]);
    const [again] = await nudges(ana);
    if (!again) throw new Error('there is no nudge');
    await silence(ana, again);
    expect(await kinds(ana)).toEqual([]);
    expect((await silence(ana, again, false)).body).toEqual([]);
    expect(await kinds(ana)).toEqual([`stuck ${task.id}`]);
  });

  it('of a kind is that of hints', async () => {
    await resting('Audit', ana, 14);
    const dismiss = (dismissed: boolean) => test.as(ana)(api.hints.dismiss, { body: { hint: 'nudgeStuck', dismissed } });
    await dismiss(true);
    expect(await kinds(ana)).toEqual([]);
    await dismiss(false);
    expect(await kinds(ana)).toHaveLength(1);
  });

  it('names no task that I have stopped to see, and no stranger learns of one by it', async () => {
    const task = await resting('Audit', ana, 14);
    const [mine] = await nudges(ana);
    if (!mine) throw new Error('there is no nudge');
    expect((await silence(eva, mine)).status).toBe(404);
    await silence(ana, mine);
    await test.db.execute(sql`update tasks set assignee_id = null, assignees = '[]' where id = ${task.id}`);
    await test.db.execute(sql`delete from user_departments where user_id = ${ana.id}`);
    expect((await test.as(ana)(api.nudges.silenced, {})).body).toEqual([]);
  });

  it('keeps the newest ones', async () => {
    const ids: number[] = [];
    for (let at = 0; at <= nudgeLimits.silenced; at++) ids.push((await aTask(test, { by: ana })).id);
    for (const subjectId of ids)
      await test.as(ana)(api.nudges.silence, { body: { kind: 'stuck', subjectId, cause: '1', silenced: true } });
    const { body } = await test.as(ana)(api.nudges.silenced, {});
    expect(body.map(({ subjectId }) => subjectId)).toEqual(ids.slice(1).reverse());
  });

  it.each([
    [{ kind: 'weather' }],
    [{ subjectId: 0 }],
    [{ subjectId: '7' }],
    [{ cause: 'x'.repeat(nudgeLimits.cause + 1) }],
    [{ cause: '\u0000' }],
    [{ silenced: 'yes' }],
  ])('refuses %o', async (bad) => {
    const payload = { kind: 'stuck', subjectId: 1, cause: '1', silenced: true, ...bad };
    const { status } = await test.raw({ method: 'PUT', url: api.nudges.silence.path, payload, as: ana });
    expect(status).toBe(400);
  });
});

it('a board has those about its tasks', async () => {
  const task = await resting('Audit', ana, 14);
  expect((await nudges(ana, 3)).map(({ subjectId }) => subjectId)).toEqual([task.id]);
  await test.db.execute(sql`insert into workspace_members (workspace_id, user_id, role) values (2, ${ana.id}, 'member')`);
  expect(await nudges(ana, 2)).toEqual([]);
});

it('the assistant answers what to look at with the same', async () => {
  await resting('Rests', ana, 14, { priority: 'P3' });
  for (const title of ['One', 'Two', 'Three'])
    await aTask(test, { title, by: ana, assigneeId: ana.id, priority: 'P0', dueDate: day(0) });
  await aTask(test, { title: 'Press', by: ben, dueDate: day(0) });
  const { body } = await test.as(ana)(api.assistant.ask, { body: { text: 'What should I look at first today?' } });
  expect(body.text).toContain('Worth a look: “Press”: Nobody has it, and it is due today.');
  expect(body.text).toContain('“Rests”: You have begun it');
});

it.each([
  ['english', 'What should I look at?', 'Worth a look: “Press”: Nobody has it, and it is due today.'],
  ['english', 'what needs my attention', 'Worth a look: “Press”: Nobody has it, and it is due today.'],
  ['german', 'Was soll ich mir ansehen?', 'Einen Blick wert: „Press“: Niemand hat sie, und sie ist heute fällig.'],
  [
    'french',
    'Que dois-je regarder ?',
    'À regarder\u202f: «\u202fPress\u202f»\u202f: Personne ne s’en occupe, et elle est à rendre aujourd’hui.',
  ],
  ['spanish', '¿Qué debo mirar?', 'Para mirar: «Press»: No la tiene nadie y vence hoy.'],
])('the assistant understands in %s: %s', async (language, text, said) => {
  await test.db.execute(sql`update users set language = ${language} where id = ${ana.id}`);
  await aTask(test, { title: 'Press', by: ben, dueDate: day(0) });
  const { body } = await test.as(ana)(api.assistant.ask, { body: { text } });
  expect(body.text).toContain(said);
});
