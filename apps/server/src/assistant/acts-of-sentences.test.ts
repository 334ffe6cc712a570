// Tests acts on the whole task that a sentence asks for: each is seen before it happens, happens once it is confirmed, and is undone.
import * as api from '@app/contract/api.ts';
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: Person;
let ana: Person;
let bob: Person;
let mei: Person;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
  mei = await aUser(test, { fullName: 'Mei Tan' });
  await aUser(test, { fullName: 'Paul Stone' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
  await test.as(admin)(api.checklistTemplates.create, {
    body: { name: 'Onboarding', items: [{ text: 'Laptop' }, { text: 'Badge' }] },
  });
});
afterAll(() => test.close());

const ask = async (text: string, more: Record<string, unknown> = {}) =>
  (await test.raw({ method: 'POST', url: '/api/assistant/ask', payload: { text, ...more }, as: ana })).body as Answer;
const act = (id: number, name: 'confirm' | 'undo') =>
  test.raw({ method: 'POST', url: `/api/assistant/proposals/${id}/${name}`, payload: {}, as: ana });
const taskOf = async (taskId: number) => (await test.as(admin)(api.tasks.get, { params: { taskId } })).body as Task;
const items = (...texts: [string, boolean][]) => texts.map(([text, completed], at) => ({ id: at + 1, text, completed }));

const aNamedTask = (fields: Record<string, unknown> = {}) =>
  aTask(test, {
    title: `Greenhouse ${++count}`,
    dueDate: '2030-01-07',
    assigneeId: bob.id,
    assignees: [bob.id],
    priority: 'P2',
    checklistItems: items(['contract signed', true], ['insurance', false], ['keys', false]),
    ...fields,
  });

describe('a sentence', () => {
  const table: [string, string, string, () => Partial<Task>][] = [
    ['assign {} to Ana and Mei', 'english', 'Assign “{}” to Ana Lima and Mei Tan', () => ({ assignees: [ana.id, mei.id] })],
    ['also assign Mei to {}', 'english', 'Add Mei Tan to “{}”', () => ({ assignees: [bob.id, mei.id] })],
    ['take Bob off {}', 'english', 'Remove Bob Stone from “{}”', () => ({ assignees: [] })],
    ['assign {} to Mei and me', 'english', 'Assign “{}” to Mei Tan and Ana Lima', () => ({ assignees: [mei.id, ana.id] })],
    ['weise {} Ana und Mei zu', 'german', '„{}“ Ana Lima und Mei Tan zuweisen', () => ({ assignees: [ana.id, mei.id] })],
    ['repeat {} every month', 'english', 'Repeat “{}”: Every month', () => ({ repeat: 'FREQ=MONTHLY' })],
    ['use the template Onboarding on {}', 'english', 'Add the checklist Onboarding to “{}”', () => ({})],
    ['add the department HR to {}', 'english', 'Share “{}” with HR', () => ({ departments: ['Engineering', 'HR'] })],
    ['raise the priority of {}', 'english', 'Set the priority of “{}” to High', () => ({ priority: 'P1' })],
    ['senke die Priorität von {}', 'german', 'Priorität von „{}“ auf Niedrig setzen', () => ({ priority: 'P3' })],
    [
      'change the description of {} to "South side"',
      'english',
      'New description of “{}”: South side',
      () => ({ description: 'South side' }),
    ],
    ['tick "insurance" on {}', 'english', 'Tick “insurance” in “{}”', () => ({})],
    ['untick the item "contract signed" of {}', 'english', 'Untick “contract signed” in “{}”', () => ({})],
  ];
  it.each(table)('%s', async (text, language, sentence, after) => {
    const task = await aNamedTask({ department: 'Engineering', departments: ['Engineering'] });
    const { proposal } = await ask(text.replace('{}', `"${task.title}"`), { language });
    expect(proposal?.acts.map((each) => each.text)).toEqual([sentence.replace('{}', task.title)]);
    expect(await taskOf(task.id)).toEqual(task);
    const id = proposal?.id ?? 0;
    expect((await act(id, 'confirm')).status).toBe(200);
    const changed = await taskOf(task.id);
    expect(changed.version).toBeGreaterThan(task.version);
    expect(changed).toMatchObject(after());
    expect((await act(id, 'undo')).body).toMatchObject({ kept: [] });
    const { version: _version, updatedAt: _updated, order: _order, checklistItems: _items, ...before } = task;
    const undone = await taskOf(task.id);
    expect(undone).toMatchObject(before);
    expect(undone.checklistItems.map(({ text, completed }) => [text, completed])).toEqual(
      task.checklistItems.map(({ text, completed }) => [text, completed]),
    );
  });

  it('ticks and unticks the item that is meant', async () => {
    const task = await aNamedTask();
    for (const [text, ticked] of [
      ['tick "insurance" on {}', ['contract signed', 'insurance']],
      ['untick "contract signed" on {}', ['insurance']],
    ] as const) {
      const { proposal } = await ask(text.replace('{}', `"${task.title}"`));
      await act(proposal?.id ?? 0, 'confirm');
      const { checklistItems } = await taskOf(task.id);
      expect(checklistItems.filter(({ completed }) => completed).map((each) => each.text)).toEqual(ticked);
    }
  });

  const both: [string, Partial<Record<'items' | 'ticked' | 'departments', string[]>>][] = [
    ['tick "insurance" on {} and tick "keys" on {}', { ticked: ['contract signed', 'insurance', 'keys'] }],
    ['untick "contract signed" on {} and tick "keys" on {}', { ticked: ['keys'] }],
    [
      'use the template Onboarding on {} and tick "keys" on {}',
      { ticked: ['contract signed', 'keys'], items: ['contract signed', 'insurance', 'keys', 'Laptop', 'Badge'] },
    ],
    ['add the department HR to {} and add the department Sales to {}', { departments: ['Engineering', 'HR', 'Sales'] }],
  ];
  it.each(both)('with two changes of the same field makes both: %s', async (text, expected) => {
    const task = await aNamedTask({ department: 'Engineering', departments: ['Engineering'] });
    const { proposal } = await ask(text.replaceAll('{}', `"${task.title}"`));
    expect(proposal?.acts).toHaveLength(2);
    const id = proposal?.id ?? 0;
    expect((await act(id, 'confirm')).status).toBe(200);
    const { checklistItems, departments } = await taskOf(task.id);
    const ticked = checklistItems.filter(({ completed }) => completed).map((each) => each.text);
    expect({ items: checklistItems.map((each) => each.text), ticked, departments }).toMatchObject(expected);
    expect((await act(id, 'undo')).body).toMatchObject({ kept: [] });
    const undone = await taskOf(task.id);
    expect(undone.departments).toEqual(task.departments);
    expect(undone.checklistItems.map((each) => [each.text, each.completed])).toEqual(
      task.checklistItems.map((each) => [each.text, each.completed]),
    );
  });

  it('moves a task to the board of another department', async () => {
    const task = await aNamedTask({ department: 'Engineering', departments: ['Engineering'] });
    const { proposal } = await ask(`move "${task.title}" to HR`);
    expect(proposal?.acts[0]?.text).toBe(`Move “${task.title}” to the board of HR`);
    await act(proposal?.id ?? 0, 'confirm');
    expect(await taskOf(task.id)).toMatchObject({ department: 'HR', departments: ['HR'] });
  });

  it('stops a repetition', async () => {
    const task = await aNamedTask({ repeat: 'FREQ=MONTHLY' });
    const { proposal } = await ask(`stop repeating "${task.title}"`);
    await act(proposal?.id ?? 0, 'confirm');
    expect((await taskOf(task.id)).repeat).toBeNull();
  });

  it('puts one person in the place of another, among others', async () => {
    const task = await aNamedTask({ assigneeId: mei.id, assignees: [mei.id, bob.id] });
    const { proposal } = await ask(`swap Bob for Ana on "${task.title}"`);
    expect((await act(proposal?.id ?? 0, 'confirm')).status).toBe(200);
    expect((await taskOf(task.id)).assignees).toEqual([mei.id, ana.id]);
    expect((await act(proposal?.id ?? 0, 'undo')).status).toBe(200);
    expect((await taskOf(task.id)).assignees).toEqual([mei.id, bob.id]);
  });

  it('asks for each name that several people have', async () => {
    const task = await aNamedTask();
    const first = await ask(`assign "${task.title}" to Stone and Mei`);
    expect(first).toMatchObject({ kind: 'choice', proposal: null });
    const chosen = await ask(first.choices[0]?.text ?? '');
    expect(chosen.proposal?.acts[0]?.text).toContain('Stone and Mei Tan');
  });

  it.each(['remind me tomorrow at 9 about {}', 'erinnere mich morgen an {}'])(
    'for a reminder says that there are none at a time, and changes nothing: %s',
    async (text) => {
      const task = await aNamedTask();
      const answer = await ask(text.replace('{}', `"${task.title}"`), { language: 'english' });
      expect(answer).toMatchObject({ kind: 'unknown', proposal: null });
      expect(answer.text).toContain('I cannot set reminders for a time');
    },
  );
});
