// Tests exported tasks: what the caller sees and nothing else, in formats that other programs read.
import type { Readable } from 'node:stream';
import * as api from '@app/contract/api.ts';
import type { ExportFormat } from '@app/contract/exports/exports.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { type Actors, actors, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

const board = (as: Person, format: ExportFormat, workspaceId = 3) =>
  app.as(as)(api.exports.board, { params: { workspaceId }, query: { format } });
const all = (as: Person, format: ExportFormat) => app.as(as)(api.exports.all, { query: { format } });

interface Native {
  format: string;
  version: number;
  board: string | null;
  columns: string[];
  tasks: {
    id: number;
    title: string;
    comments: { content: string; author: { name: string } }[];
    relations: { kind: string; taskId: number }[];
  }[];
}

const native = (text: string): Native => JSON.parse(text);

describe('CSV', () => {
  test('has the columns, one line for each task, and a download name', async () => {
    const days = { startDate: '2026-11-20', dueDate: '2026-11-27' };
    const task = await aTask(app, {
      ...days,
      title: 'Pay, "soon"',
      description: 'First line\nsecond line',
      assigneeId: people.in.id,
      assignees: [people.in.id, people.lead.id],
      checklistItems: [
        { id: 1, text: 'Ask', completed: true },
        { id: 2, text: 'Pay', completed: false },
      ],
    });
    const reply = await board(people.in, 'csv');
    expect(reply.status).toBe(200);
    expect(reply.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = reply.bytes.toString().slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'ID,Title,Status,Priority,Type,Department,Departments,Assignee,Assignees,Start Date,Due Date,Created,Description,Checklist,Files',
    );
    expect(lines[1]).toBe(
      `${task.id},"Pay, ""soon""",To Do,P2,Planning,Engineering,Engineering,Ines Inside,"Ines Inside, Leo Lead",2026-11-20,2026-11-27,${task.createdAt},"First line\nsecond line","[x] Ask\n[ ] Pay",`,
    );
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="tasklane-engineering-\d{4}-\d\d-\d\d\.csv"$/);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('runs no formula in a spreadsheet: %j', async (title) => {
    await aTask(app, { title: 'A title', description: `${title} and more` });
    expect((await board(people.in, 'csv')).bytes.toString()).toContain(`,'${title} and more,`);
  });
});

describe('JSON', () => {
  test('names people and has comments, also many', async () => {
    const { id } = await aTask(app, { title: 'Much discussed', assigneeId: people.in.id });
    await aTask(app, { title: 'Silent' });
    await app.db.execute(
      sql`insert into task_comments (task_id, user_id, content) select ${id}, ${people.lead.id}, 'Comment ' || n from generate_series(1, 450) n`,
    );
    const file = native((await board(people.in, 'json')).text);
    expect(file).toMatchObject({ format: 'tasklane', version: 1, board: 'Engineering' });
    expect(file.columns).toEqual(['To Do', 'In Progress', 'Review', 'Done']);
    const [first, second] = file.tasks;
    expect(first).toMatchObject({ title: 'Much discussed', assignee: { name: 'Ines Inside' } });
    expect(first?.comments).toHaveLength(450);
    expect(first?.comments[449]).toMatchObject({ content: 'Comment 450', author: { name: 'Leo Lead' } });
    expect(second).toMatchObject({ title: 'Silent', comments: [] });
  });

  test('holds every task once, in the order of the board, and nobody’s username', async () => {
    await app.db.execute(
      sql`insert into tasks (title, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order")
          select 'Task ' || n, 'Planning', 'P2', 'To Do', 9, 3, 'Engineering', '["Engineering"]', '{engineering}', 1000 - n
          from generate_series(1, 350) n`,
    );
    const { text } = await board(people.in, 'json');
    const titles = native(text).tasks.map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 350 }, (_, n) => `Task ${350 - n}`));
    expect(text).not.toContain(people.in.username);
  });

  test('of an empty board is valid', async () => {
    expect(native((await board(people.in, 'json')).text).tasks).toEqual([]);
  });
});

test('Markdown cannot be forged by texts of tasks', async () => {
  await aTask(app, { title: '# A *title* [x](y)', description: '# Heading\n\n- [ ] item' });
  const text = (await board(people.in, 'markdown')).bytes.toString();
  expect(text).toContain('# Engineering\n\n## To Do\n\n### \\# A \\*title\\* \\[x\\]\\(y)\n');
  expect(text).toContain('> # Heading\n>\n> - [ ] item\n');
});

describe('visibility', () => {
  test('everything is what the person sees, on whatever board', async () => {
    const hidden = await aTask(app, { title: 'Of Engineering' });
    const own = await aTask(app, { title: 'Of HR', workspaceId: 2, columnId: 5, department: 'HR' });
    const ids = (text: string) => native(text).tasks.map(({ id }) => id);
    expect(ids((await all(people.out, 'json')).text)).toEqual([own.id]);
    expect(ids((await all(people.in, 'json')).text)).toEqual([hidden.id]);
    expect(ids((await all(people.adm, 'json')).text).sort()).toEqual([hidden.id, own.id].sort());
    for (const format of ['csv', 'markdown'] as const)
      expect((await all(people.out, format)).bytes.toString()).not.toContain('Of Engineering');
  });

  test('relations name only tasks of the file', async () => {
    const shared = await aTask(app, { title: 'Shared', departments: ['HR'] });
    const hidden = await aTask(app, { title: 'Of Engineering' });
    const own = await aTask(app, { title: 'Of HR', workspaceId: 2, columnId: 5, department: 'HR' });
    for (const taskId of [hidden.id, own.id])
      await app.as(people.adm)(api.relations.add, { params: { taskId: shared.id }, body: { kind: 'blocks', taskId } });
    const relations = (text: string) => native(text).tasks.flatMap((task) => task.relations.map(({ taskId }) => taskId));
    expect(relations((await all(people.adm, 'json')).text)).toEqual([hidden.id, own.id]);
    expect(relations((await all(people.out, 'json')).text)).toEqual([own.id]);
    expect(relations((await board(people.in, 'json')).text)).toEqual([hidden.id]);
  });

  test('deleted tasks are not exported', async () => {
    const { id } = await aTask(app);
    await app.as(people.in)(api.tasks.remove, { params: { taskId: id } });
    expect(native((await board(people.in, 'json')).text).tasks).toEqual([]);
  });

  test('e-mail addresses only where the reader sees them', async () => {
    const stranger = await aUser(app, { department: 'HR', email: 'stranger@example.com' });
    await aTask(app, { departments: ['HR'], assignees: [stranger.id] });
    expect((await board(people.in, 'json')).text).not.toContain('stranger@example.com');
    expect((await board(people.adm, 'json')).text).toContain('stranger@example.com');
  });
});

test('files are listed with an address from which who sees the task downloads them, in every format', async () => {
  const task = await aTask(app, { title: 'With files' });
  const upload = new File(['some notes'], 'a [new] note.txt');
  const add = () => app.as(people.in)(api.attachments.add, { params: { taskId: task.id }, upload });
  const { body: kept } = await add();
  const { body: removed } = await add();
  await app.as(people.in)(api.attachments.remove, { params: { attachmentId: removed.id } });
  const address = `http://localhost:${app.config.port}/api/attachments/${kept.id}/content`;
  const [listed] = JSON.parse((await board(people.in, 'json')).text).tasks;
  expect(listed.files).toEqual([{ name: 'a [new] note.txt', size: 10, type: 'application/octet-stream', address }]);
  expect((await board(people.in, 'csv')).text).toContain(`a [new] note.txt (10 bytes, application/octet-stream) ${address}`);
  expect((await all(people.in, 'markdown')).text).toContain(
    `- [a \\[new\\] note.txt](<${address}>) (10 bytes, application/octet-stream)\n`,
  );
  for (const format of ['csv', 'json', 'markdown'] as const)
    expect((await all(people.out, format)).text).not.toContain('note.txt');
  expect((await app.raw({ method: 'GET', url: new URL(address).pathname, as: people.in })).status).toBe(200);
  expect((await app.raw({ method: 'GET', url: new URL(address).pathname, as: people.out })).status).toBe(404);
});

test('a file ends when its reader loses a right while it is sent', async () => {
  await app.db.execute(
    sql`insert into tasks (title, description, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order")
        select 'Task ' || n, repeat('x', 10000), 'Planning', 'P2', 'To Do', 9, 3, 'Engineering', '["Engineering"]', '{engineering}', n
        from generate_series(1, 350) n`,
  );
  const isCut = async (lose: () => Promise<unknown>) => {
    const reader = await findPerson(app.db, people.in.id);
    if (!reader) throw new Error('there is no reader');
    const principal = principalOf(reader, 'token', 'all');
    const { file } = await app.app.runner.runEndpoint(api.exports.all, principal, { query: { format: 'csv' } });
    const parts = (file as Readable)[Symbol.asyncIterator]();
    let length = (await parts.next()).value.length;
    await lose();
    try {
      for (;;) {
        const { done, value } = await parts.next();
        if (done) break;
        length += value.length;
      }
    } catch {
      expect(length).toBeLessThan(3_000_000);
      return true;
    }
    return false;
  };
  expect(await isCut(async () => {})).toBe(false);
  expect(await isCut(() => withoutMembership(app, people.in))).toBe(true);
});

test('an unknown format is 400, an unknown board 404, and the company view no board', async () => {
  const path = '/api/workspaces/3/export';
  expect(await app.raw({ method: 'GET', url: `${path}?format=pdf`, as: people.in })).toMatchObject({
    status: 400,
    body: { message: 'Choose CSV, JSON or Markdown.' },
  });
  expect((await app.raw({ method: 'GET', url: path, as: people.in })).status).toBe(400);
  expect((await board(people.adm, 'csv', 999)).status).toBe(404);
  expect((await board(people.adm, 'csv', 0)).status).toBe(400);
});

test('thirty files an hour', async () => {
  for (let made = 0; made < 30; made++) expect((await board(people.in, 'csv')).status).toBe(200);
  expect((await all(people.in, 'csv')).status).toBe(429);
});
