// The conditions and orders of lists of tasks, for programs that name them in the query, and the refusal of what is not there.
import * as api from '@app/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type Client, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let as: Client;
const titles: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  as = app.as(people.in);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const made = [
    { title: 'Alpha pump', priority: 'P2', dueDate: day(3), assigneeId: people.in.id },
    { title: 'Beta pump', priority: 'P0', dueDate: day(30) },
    { title: 'Gamma valve', priority: 'P1', columnId: 12 },
    { title: 'Delta, sealed', priority: 'P3', columnId: 10 },
  ];
  for (const task of made) titles[task.title] = (await aTask(app, { ...task, by: people.in })).id;
  await aTask(app, { title: 'Hidden pump', workspaceId: 2, department: 'HR', by: people.out });
});
afterAll(() => app.close());

async function listed(query: Record<string, string>): Promise<string[]> {
  const reply = await app.raw({ method: 'GET', url: `/api/tasks?${new URLSearchParams(query)}`, as: people.in });
  expect(reply.status, reply.text).toBe(200);
  const board = await app.raw({ method: 'GET', url: `/api/workspaces/3/tasks?${new URLSearchParams(query)}`, as: people.in });
  expect(board.body).toEqual(reply.body);
  return (reply.body as { title: string }[]).map(({ title }) => title);
}

describe('a list', () => {
  it.each([
    [{ status: 'Done' }, ['Gamma valve']],
    [{ status: 'done,In Progress' }, ['Delta, sealed', 'Gamma valve']],
    [{ assignee: 'me' }, ['Alpha pump']],
    [{ assignee: 'none', status: 'To Do' }, ['Beta pump']],
    [{ priority: 'P0,P1' }, ['Beta pump', 'Gamma valve']],
    [{ due: '<7d' }, ['Alpha pump']],
    [{ due: 'none' }, ['Delta, sealed', 'Gamma valve']],
    [{ department: 'Engineering', due: '<7d' }, ['Alpha pump']],
    [{ q: 'pump -due:<7d' }, ['Beta pump']],
    [{ q: 'status:Done', status: 'To Do' }, []],
    [{ q: 'valve' }, ['Gamma valve']],
    [{ sort: 'title' }, ['Alpha pump', 'Beta pump', 'Delta, sealed', 'Gamma valve']],
    [{ sort: '-title' }, ['Gamma valve', 'Delta, sealed', 'Beta pump', 'Alpha pump']],
    [{ sort: 'priority' }, ['Beta pump', 'Gamma valve', 'Alpha pump', 'Delta, sealed']],
    [{ sort: 'due', q: 'pump' }, ['Alpha pump', 'Beta pump']],
  ])('that meets %j', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  it('by the id and by the name of a person', async () => {
    expect(await listed({ assignee: String(people.in.id) })).toEqual(['Alpha pump']);
    expect(await listed({ assignee: people.in.fullName })).toEqual(['Alpha pump']);
  });

  it.each(['title', '-due', 'score', '-assignee'])('in pages by %s has each task once', async (sort) => {
    const whole = (await as(api.tasks.list, { query: { sort: sort as 'title' } })).body.map(({ id }) => id);
    const seen: number[] = [];
    let next: string | undefined = `/api/tasks?${new URLSearchParams({ sort, limit: '1', q: '-Hidden' })}`;
    for (let page = 0; next !== undefined && page < 10; page++) {
      const reply = await app.raw({ method: 'GET', url: next, as: people.in });
      seen.push(...(reply.body as { id: number }[]).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link']))?.[1];
    }
    expect(seen).toEqual(whole);
    expect(whole).toHaveLength(4);
  });
});

describe('is refused with the name of the field', () => {
  it.each([
    ['/api/tasks?colour=red', 'colour'],
    ['/api/tasks?status=Done&Status=Done', 'Status'],
    ['/api/workspaces/3/tasks?state=open', 'state'],
    ['/api/workspaces?limit=3', 'limit'],
    ['/api/tasks?status=Dome', 'status'],
    ['/api/tasks?assignee=Nobody', 'assignee'],
    ['/api/tasks?priority=P9', 'priority'],
    ['/api/tasks?due=someday', 'due'],
    ['/api/tasks?q=status%3ADome', 'q'],
    ['/api/tasks?sort=colour', 'sort'],
    ['/api/tasks?status=', 'status'],
    ['/api/tasks?__proto__=1', '__proto__'],
    ['/api/tasks?constructor=1', 'constructor'],
    ['/api/tasks?hasOwnProperty=1', 'hasOwnProperty'],
  ])('%s', async (url, field) => {
    const reply = await app.raw({ method: 'GET', url, as: people.in });
    expect(reply).toMatchObject({ status: 400, body: { error: 'validation', message: expect.any(String) } });
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual([field]);
  });

  it('a column of a board that the person does not see is as unknown as any other', async () => {
    await app.as(people.adm)(api.workspaces.createColumn, { body: { name: 'Severance', workspaceId: 2 } });
    const [hidden, none] = await Promise.all(
      ['Severance', 'Nonsense'].map((status) => app.raw({ method: 'GET', url: `/api/tasks?status=${status}`, as: people.in })),
    );
    expect(hidden).toMatchObject({ status: 400, body: none?.body as object });
  });
});
