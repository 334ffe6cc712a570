// Tests what should be done first: by score, with reasons, without blocked work and without what the person does not see; and the plans.
import * as api from '@app/contract/api.ts';
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Today } from '@app/contract/today/today.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = async (as: Person): Promise<Today> => (await test.as(as)(api.today.get)).body as Today;
const plan = async (as: Person, period: 'day' | 'week', on?: string): Promise<Answer> =>
  (await test.as(as)(api.today.plan, { body: { period, ...(on && { today: on }) } })).body as Answer;
const send = (url: string, as: Person) => test.raw({ method: 'POST', url, payload: {}, as });
const block = (by: Task, other: Task, as: Person) =>
  test.as(as)(api.relations.add, { params: { taskId: by.id }, body: { kind: 'blocks', taskId: other.id } });
const titles = (found: readonly { card: { title: string } }[]) => found.map(({ card }) => card.title);
const inProgress = { columnId: 10 };
const review = { columnId: 11 };

describe('what to do first', () => {
  it('is at most three tasks of mine by score, each with its reasons, and those behind them', async () => {
    const me = await aUser(test, { fullName: 'Me Myself' });
    const ana = await aUser(test, { fullName: 'Ana Ruiz' });
    const make = (title: string, given: Parameters<typeof aTask>[1]) => aTask(test, { title, assigneeId: me.id, ...given });
    const audit = await make('Audit', { dueDate: day(-3), priority: 'P0', ...inProgress });
    await make('Payroll', { dueDate: day(0), priority: 'P2' });
    await make('Website', { dueDate: day(1), priority: 'P2' });
    await make('Someday', { priority: 'P3' });
    await make('Planned for later', { startDate: day(5), priority: 'P0' });
    await aTask(test, { title: 'Of Ana', assigneeId: ana.id, dueDate: day(-9), priority: 'P0' });
    for (const title of ['One', 'Two']) await block(audit, await aTask(test, { title, assigneeId: ana.id }), me);
    const found = await today(me);
    expect(titles(found.first)).toEqual(['Audit', 'Payroll', 'Website']);
    expect(titles(found.following)).toEqual(['Someday']);
    expect(found.first.map(({ text }) => text)).toEqual([
      'late by 3 days, highest priority, blocks 2 tasks of Ana Ruiz, already started',
      'due today',
      'due tomorrow',
    ]);
    expect(found.following[0]?.text).toBe('low priority');
    const scores = found.first.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect([found.late.count, found.due.count, found.waiting.count]).toEqual([1, 1, 1]);
    expect(found.waiting.tasks).toMatchObject([{ title: 'Audit', why: 'blocks' }]);
  });

  it('leaves out what an open task blocks, and names that; a task that I do not see stays without a name', async () => {
    const me = await aUser(test);
    const hr = await aUser(test, { department: 'HR' });
    const admin = await aUser(test, { role: 'admin', department: null });
    const mine = await aTask(test, { title: 'Sign the contract', assigneeId: me.id, dueDate: day(-1), priority: 'P0' });
    const seen = await aTask(test, { title: 'Write the contract', by: me });
    await block(seen, mine, me);
    const both = await aTask(test, { title: 'Shared', assigneeId: me.id });
    const secret = await aTask(test, { title: 'Secret of HR', by: hr, workspaceId: 2, columnId: 5, department: 'HR' });
    await block(secret, both, admin);
    const found = await today(me);
    expect(found.first).toEqual([]);
    expect(found.blocked.count).toBe(2);
    expect(found.blocked.tasks.map(({ title, text, blockers }) => [title, text, blockers.length])).toEqual([
      ['Sign the contract', 'waits for “Write the contract”', 1],
      ['Shared', 'waits for a task that you do not see', 0],
    ]);
    expect(JSON.stringify(found)).not.toContain('Secret');
    await test.as(me)(api.tasks.move, { params: { taskId: seen.id }, body: { columnId: 12 } });
    const later = await today(me);
    expect(titles(later.first)).toEqual(['Sign the contract']);
    expect(later.blocked.count).toBe(1);
  });

  it('counts a review of mine among what waits for me', async () => {
    const me = await aUser(test);
    const other = await aUser(test);
    await aTask(test, { title: 'To judge', by: me, assigneeId: other.id, ...review });
    const { waiting, first } = await today(me);
    expect(waiting).toMatchObject({ count: 1, tasks: [{ title: 'To judge', why: 'review' }] });
    expect(first).toEqual([]);
  });

  it('counts a review that blocks others once, however many there are', async () => {
    const me = await aUser(test);
    const other = await aUser(test);
    for (const at of [1, 2, 3, 4, 5, 6, 7]) {
      const mine = await aTask(test, { title: `Review ${at}`, assigneeId: me.id, ...review });
      await block(mine, await aTask(test, { assigneeId: other.id }), me);
    }
    const { waiting } = await today(me);
    expect([waiting.count, waiting.tasks.length, new Set(waiting.tasks.map(({ id }) => id)).size]).toEqual([7, 5, 5]);
  });

  it.each([
    ['english', 'late by 2 days, highest priority'],
    ['german', '2 Tage überfällig, höchste Priorität'],
    ['french', 'en retard de 2 jours, priorité maximale'],
    ['spanish', 'con 2 días de retraso, prioridad máxima'],
  ])('says why in %s', async (language, text) => {
    const me = await aUser(test);
    await test.db.execute(sql`update users set language = ${language} where id = ${me.id}`);
    await aTask(test, { assigneeId: me.id, dueDate: day(-2), priority: 'P0' });
    expect((await today(me)).first[0]?.text).toBe(text);
  });
});

describe('a plan', () => {
  /** A Wednesday. */
  const wednesday = '2027-01-13';

  it('gives late and urgent undated work days of the week, leaves other dates alone, and is confirmed once and undone', async () => {
    const me = await aUser(test);
    const make = (title: string, given: Parameters<typeof aTask>[1]) => aTask(test, { title, assigneeId: me.id, ...given });
    const late = await make('Late', { dueDate: '2027-01-04', priority: 'P1' });
    const urgent = await make('Urgent', { priority: 'P0' });
    await make('Calm', { priority: 'P3' });
    await make('Friday', { dueDate: '2027-01-15', priority: 'P0' });
    const waits = await make('Waits', { dueDate: '2027-01-05', priority: 'P0' });
    await block(await aTask(test, { by: me }), waits, me);
    const { proposal, text, count } = await plan(me, 'week', wednesday);
    expect(text).toBe('I would give these 2 tasks a day:');
    expect(count).toBe(2);
    expect(proposal?.acts.map(({ taskId, fields }) => [taskId, fields.dueDate])).toEqual([
      [late.id, '2027-01-13'],
      [urgent.id, '2027-01-14'],
    ]);
    expect(proposal?.acts[0]?.text).toMatch(/: late by 9 days, high priority; at most 1 task a day$/);
    expect((await send(`/api/assistant/proposals/${proposal?.id}/confirm`, me)).status).toBe(200);
    expect((await send(`/api/assistant/proposals/${proposal?.id}/confirm`, me)).status).toBe(409);
    expect((await send(`/api/assistant/proposals/${proposal?.id}/undo`, me)).status).toBe(200);
    expect((await test.as(me)(api.tasks.get, { params: { taskId: late.id } })).body).toMatchObject({ dueDate: '2027-01-04' });
  });

  it('of a day gives work without a date this day only, and says what comes first where nothing needs a day', async () => {
    const me = await aUser(test);
    const make = (title: string, given: Parameters<typeof aTask>[1]) => aTask(test, { title, assigneeId: me.id, ...given });
    await make('Today', { dueDate: wednesday, priority: 'P2' });
    await make('Urgent', { priority: 'P0' });
    const { kind, text, proposal } = await plan(me, 'day', wednesday);
    expect([kind, proposal]).toEqual(['answer', null]);
    expect(text).toMatch(
      /^No late or urgent work needs a new day. Do “Today” first: due today. Then “Urgent” \(highest priority\)/,
    );
  });
});
