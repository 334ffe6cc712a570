// The order of cards: total, as requested, and correct while many people move at once.
import * as api from '@app/contract/api.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

function move(taskId: number, columnId: number, order?: number) {
  return app.as(person)(api.tasks.move, { params: { taskId }, body: { columnId, ...(order !== undefined && { order }) } });
}

async function columnOf(columnId: number): Promise<Task[]> {
  const { body } = await app.as(person)(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
  return (body as Task[]).filter((task) => task.columnId === columnId).sort((a, b) => a.order - b.order);
}

async function titles(columnId: number): Promise<string> {
  return (await columnOf(columnId)).map((task) => task.title.slice(-1)).join('');
}

async function aColumn(names: string, columnId = 10): Promise<Task[]> {
  const made: Task[] = [];
  for (const name of names) made.push(await aTask(app, { title: `Task ${name}`, columnId }));
  return made;
}

describe('a move', () => {
  test('with an order above the highest appends at one above the highest', async () => {
    const [a, , c] = (await aColumn('abc')) as [Task, Task, Task];
    const { body } = await move(a.id, 10, 1000);
    expect(body.order).toBe(c.order + 1);
    expect(await titles(10)).toBe('bca');
  });

  test('without an order appends', async () => {
    const [a] = (await aColumn('ab')) as [Task];
    await move(a.id, 11);
    const [x] = (await aColumn('x')) as [Task];
    await move(x.id, 11);
    expect(await titles(11)).toBe('ax');
  });

  test('with an order that is taken inserts there, and the others keep their sequence', async () => {
    const made = await aColumn('abcdef');
    const [f] = made.slice(-1) as [Task];
    const [, b] = made as [Task, Task];
    await move(f.id, 10, b.order);
    expect(await titles(10)).toBe('afbcde');
    const top = (await columnOf(10))[0] as Task;
    const [, , , d] = await columnOf(10);
    await move((d as Task).id, 10, top.order);
    expect(await titles(10)).toBe('cafbde');
  });

  test('a hundred insertions at the same place keep a total order without two equal orders', async () => {
    const made = await aColumn('abcdefgh');
    let expected = 'abcdefgh';
    for (let turn = 0; turn < 100; turn++) {
      const now = await columnOf(10);
      const third = now[2] as Task;
      const last = now.at(-1) as Task;
      await move(last.id, 10, third.order);
      expected = expected.slice(0, 2) + expected.slice(-1) + expected.slice(2, -1);
      if (turn % 10 === 9) expect(await titles(10)).toBe(expected);
    }
    expect(new Set((await columnOf(10)).map(({ order }) => order)).size).toBe(made.length);
  });

  test('writes one system comment and one event when the column changes, and no comment inside a column', async () => {
    const [a, b] = (await aColumn('ab')) as [Task, Task];
    await move(a.id, 12);
    await move(b.id, 10, 500);
    const comments = await app.as(person)(api.comments.list, { params: { taskId: a.id } });
    expect(comments.body).toMatchObject([{ content: 'Task moved from In Progress to Done', isSystemComment: true }]);
    expect((await app.as(person)(api.comments.list, { params: { taskId: b.id } })).body).toEqual([]);
    const moved = await rows<{ type: string }>(
      app.db,
      sql`select type from events where task_id = ${a.id} and type = 'task_moved'`,
    );
    expect(moved).toHaveLength(1);
  });

  test('with a stale version is refused and changes nothing', async () => {
    const [a] = (await aColumn('ab')) as [Task];
    await move(a.id, 11);
    const stale = await app.as(person)(api.tasks.move, { params: { taskId: a.id }, body: { columnId: 12, version: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { current: { columnId: 11, version: 2 } } });
    expect(await titles(11)).toBe('a');
  });

  test('unknown and virtual columns are refused', async () => {
    const [a] = (await aColumn('a')) as [Task];
    for (const columnId of [-1, -4, 0, 4711]) {
      expect(await move(a.id, columnId)).toMatchObject({ status: 400, body: { message: 'Column not found' } });
    }
  });
});

describe('many people at once', () => {
  test('20 movers of one column leave every card once, in one order, with one event each', async () => {
    const made = await aColumn('abcdefghijklmnopqrst');
    const random = seeded(42);
    const acked: number[] = [];
    await Promise.all(
      made.map(async (task) => {
        for (let turn = 0; turn < 6; turn++) {
          const target = made[Math.floor(random() * made.length)] as Task;
          const column = random() < 0.7 ? 10 : 11;
          const { status, text } = await move(task.id, column, random() < 0.3 ? 100_000 : target.order);
          expect(text).not.toContain('deadlock');
          expect(status).toBe(200);
          acked.push(task.id);
        }
      }),
    );
    const all = [...(await columnOf(10)), ...(await columnOf(11))];
    expect(all.map(({ id }) => id).sort((a, b) => a - b)).toEqual(made.map(({ id }) => id).sort((a, b) => a - b));
    const places = await rows<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from tasks group by column_id, "order" having count(*) > 1`,
    );
    expect(places).toEqual([]);
    const events = await rows<{ n: number }>(app.db, sql`select count(*)::int as n from events where type = 'task_moved'`);
    expect(events[0]?.n).toBe(acked.length);
    const wrong = await rows(app.db, sql`select 1 from tasks t join columns c on c.id = t.column_id where c.name <> t.status`);
    expect(wrong).toEqual([]);
  });

  test('20 who create in one column at once get 20 different orders', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => aTask(app, { columnId: 9 })));
    expect(new Set(made.map(({ order }) => order)).size).toBe(20);
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
