// Lists of tasks are bounded: in pages on request, and cut if they are too long, with a link to the rest.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type Reply, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

/** Inserts many copies of a task. */
async function more(taskId: number, count: number, length = 10): Promise<void> {
  await app.db.execute(sql`insert into tasks (title, description, type, priority, status, column_id, workspace_id, department,
      departments, department_keys, "order", checklist_items, assignees, custom_fields)
    select title, repeat('x', ${length}::int) || n, type, priority, status, column_id, workspace_id, department, departments,
      department_keys, "order" + n * 10, checklist_items, assignees, custom_fields
    from tasks, generate_series(1, ${count}::int) n where id = ${taskId}`);
}

const nextOf = ({ headers }: Reply) => /^<([^>]+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];

/** Returns the answers of a URL and of all next links. */
async function pagesOf(url: string): Promise<Reply<Task[]>[]> {
  const pages: Reply<Task[]>[] = [];
  for (let next: string | undefined = url; next !== undefined; next = nextOf(pages.at(-1) as Reply)) {
    pages.push((await app.raw({ method: 'GET', url: next, as: people.in })) as Reply<Task[]>);
    if (pages.length > 50) throw new Error('the pages have no end');
  }
  return pages;
}

const idsOf = (pages: readonly Reply<Task[]>[]) => pages.flatMap(({ body }) => body.map(({ id }) => id));

test.each(['/api/tasks', '/api/workspaces/3/tasks', '/api/workspaces/3/tasks?fields=card'])(
  '%s is the same in pages as at once, and in the same order',
  async (path) => {
    const first = await aTask(app);
    await more(first.id, 130);
    const whole = await pagesOf(path);
    expect(whole).toHaveLength(1);
    expect(idsOf(whole)).toHaveLength(131);
    const separator = path.includes('?') ? '&' : '?';
    const pages = await pagesOf(`${path}${separator}limit=60`);
    expect(pages.map(({ body }) => body.length)).toEqual([60, 60, 11]);
    expect(idsOf(pages)).toEqual(idsOf(whole));
    expect(pages.flatMap(({ body }) => body)).toEqual(whole.flatMap(({ body }) => body));
  },
);

test('a page that was loaded before an upgrade reads cards by their older name', async () => {
  await aTask(app);
  const cardsOf = async (fields: string) => (await pagesOf(`/api/workspaces/3/tasks?fields=${fields}`))[0];
  expect((await cardsOf('compact'))?.body).toEqual((await cardsOf('card'))?.body);
});

test('a page continues after a task that was deleted meanwhile, but not after one that the reader does not see', async () => {
  const tasks = [await aTask(app), await aTask(app), await aTask(app)];
  const hidden = await aTask(app, { department: 'HR', workspaceId: 2, columnId: 5, by: people.adm });
  const after = (taskId: number) => app.as(people.in)(api.tasks.list, { query: { limit: '1', after: String(taskId) } });
  await app.as(people.in)(api.tasks.remove, { params: { taskId: tasks[0]?.id ?? 0 } });
  expect((await after(tasks[0]?.id ?? 0)).body.map(({ id }) => id)).toEqual([tasks[1]?.id]);
  for (const unknown of [hidden.id, limits.id.max]) expect((await after(unknown)).status).toBe(400);
});

test('a list of more bytes than allowed ends before them and links to the rest', async () => {
  const first = await aTask(app);
  const { whole } = limits.taskList.bytes;
  const length = 400_000;
  const count = Math.ceil(whole / length) + 20;
  await more(first.id, count, length);
  const pages = await pagesOf('/api/tasks');
  expect(pages.length).toBe(2);
  // The task that reaches the limit is the last one.
  for (const { bytes } of pages) expect(bytes.length).toBeLessThan(whole + length + 2_000);
  expect(new Set(idsOf(pages)).size).toBe(count + 1);
});

test('a board too long to cache is read all the same, and not cached', async () => {
  const first = await aTask(app);
  const cards = () => app.raw({ method: 'GET', url: '/api/workspaces/3/tasks?fields=card', as: people.in });
  expect((await cards()).headers['etag']).toBeDefined();
  // Long names of departments make few cards long.
  const departments = Array.from({ length: 40 }, (_, n) => `Department ${n} `.padEnd(100, 'x'));
  await app.db.execute(sql`update tasks set departments = ${JSON.stringify(departments)}::jsonb where id = ${first.id}`);
  const count = Math.ceil(limits.taskList.board / JSON.stringify(departments).length);
  await more(first.id, count);
  await app.as(people.in)(api.tasks.update, { params: { taskId: first.id }, body: { title: 'Changed' } });
  await app.db.execute(sql`update events set reordered = true`);
  const long = await cards();
  expect(long.headers['etag']).toBeUndefined();
  expect((long.body as Task[]).length).toBe(count + 1);
});

test.each(['limit=0', 'limit=1001', 'limit=a', 'after=0', 'after=x', 'limit=-1'])('%s is refused', async (query) => {
  expect((await app.raw({ method: 'GET', url: `/api/tasks?${query}`, as: people.in })).status).toBe(400);
});
