// Tests the history of a task and the activity on a board over HTTP: every way a task changes, pages, visibility, deleted accounts.
import * as api from '@app/contract/api.ts';
import type { ActivityEntry, HistoryChange, HistoryEntry } from '@app/contract/history/history.contract.ts';
import { historyLimits } from '@app/contract/history/history.limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRow } from '#db/rows.ts';
import { thinHistories } from '#history/history.sql.ts';
import { aComment, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana Ruiz' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
});
afterAll(() => app.close());

const historyOf = async (taskId: number, as: Person = ana): Promise<HistoryEntry[]> =>
  (await app.as(as)(api.history.task, { params: { taskId } })).body.entries;
const told = ({ kind, by, via, changes }: HistoryEntry): [string, string | undefined, string, HistoryChange[]] => [
  kind,
  by?.fullName,
  via,
  changes,
];
const update = (taskId: number, body: object, as: Person = ana) => app.as(as)(api.tasks.update, { params: { taskId }, body });

test('every change has one entry: who, from what to what, in which way; moves within a column have none', async () => {
  const { id } = await aTask(app, { by: ana, title: 'Pay the VAT', assigneeId: ana.id, dueDate: '2026-11-24' });
  await update(id, { title: 'Pay the VAT now', assigneeId: ben.id, assignees: [ben.id], dueDate: null }, ben);
  await app.as(ana)(api.tasks.move, { params: { taskId: id }, body: { columnId: 10 } });
  await app.as(ana)(api.tasks.move, { params: { taskId: id }, body: { columnId: 10, order: 0 } });
  await update(id, { title: 'Pay the VAT now' });
  await app.as(ana)(api.tasks.remove, { params: { taskId: id } });
  await app.as(ben)(api.tasks.restore, { params: { taskId: id } });
  expect((await historyOf(id)).map(told)).toEqual([
    ['restored', 'Ben Hall', 'session', []],
    ['deleted', 'Ana Ruiz', 'session', []],
    ['changed', 'Ana Ruiz', 'session', [{ field: 'status', from: 'To Do', to: 'In Progress' }]],
    [
      'changed',
      'Ben Hall',
      'session',
      [
        { field: 'title', from: 'Pay the VAT', to: 'Pay the VAT now' },
        { field: 'dueDate', from: '2026-11-24', to: null },
        { field: 'assignee', from: 'Ana Ruiz', to: 'Ben Hall' },
      ],
    ],
    ['created', 'Ana Ruiz', 'session', []],
  ]);
});

test('a refused change and a conflict leave no entry, and moves from before are read from their comments', async () => {
  const { id, version } = await aTask(app, { by: ana });
  await update(id, { title: `One${'x'.repeat(10)}` });
  expect((await update(id, { title: 'Two two', version })).status).toBe(409);
  expect((await update(id, { title: '' })).status).toBe(400);
  expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(['changed', 'created']);

  await app.db.execute(sql`insert into task_comments (task_id, user_id, content, is_system_comment, created_at)
    values (${id}, ${ben.id}, 'Task moved from Review to Done', true, now() - interval '1 day')`);
  expect((await historyOf(id)).map(told).at(-1)).toEqual([
    'changed',
    'Ben Hall',
    'session',
    [{ field: 'status', from: 'Review', to: 'Done' }],
  ]);
});

test('pages follow without gaps or repetitions, also within one instant; a bad place is refused', async () => {
  const { id } = await aTask(app, { by: ana });
  await app.db.execute(sql`insert into task_changes (task_id, user_id, kind, changes, created_at)
    select ${id}, ${ana.id}, 'changed', jsonb_build_object('more', 0, 'list', json_build_array(
      json_build_object('field', 'title', 'from', n::text, 'to', null))), '2020-01-01'::timestamptz + n / 50 * interval '1 second'
    from generate_series(1, 70) n`);
  const seen: HistoryEntry[] = [];
  let before: string | undefined;
  do {
    const { body } = await app.as(ana)(api.history.task, { params: { taskId: id }, query: before ? { before } : {} });
    expect(body.entries.length).toBeLessThanOrEqual(historyLimits.page);
    seen.push(...body.entries);
    before = body.next ?? undefined;
  } while (before);
  expect(seen.map(({ changes }) => changes[0]?.from)).toEqual([undefined, ...Array.from({ length: 70 }, (_, n) => `${70 - n}`)]);
  for (const bad of ['x', '[]', '[1,2]', '[1e99,1,1]', '[-1,0,0]', '[0,0,"1"]', '[8640000000000001,0,0]'])
    expect((await app.as(ana)(api.history.task, { params: { taskId: id }, query: { before: bad } })).status).toBe(400);
});

test('the activity of a board is what its readers may see, with comments, without other boards', async () => {
  const { id } = await aTask(app, { by: ana, title: 'Seen by all' });
  await aComment(app, { taskId: id, by: ben, content: 'Done tomorrow' });
  await update(id, { priority: 'P1' });
  const gone = await aTask(app, { by: ana, title: 'Soon gone' });
  await app.as(ana)(api.tasks.remove, { params: { taskId: gone.id } });
  const activity = async (as: Person, workspaceId = 3): Promise<ActivityEntry[]> =>
    (await app.as(as)(api.history.board, { params: { workspaceId } })).body.entries;
  const lines = (entries: ActivityEntry[]) => entries.map(({ kind, task, comment }) => [kind, task.title, comment]);
  expect(lines(await activity(ana)).slice(0, 5)).toEqual([
    ['deleted', 'Soon gone', null],
    ['created', 'Soon gone', null],
    ['changed', 'Seen by all', null],
    ['commented', 'Seen by all', 'Done tomorrow'],
    ['created', 'Seen by all', null],
  ]);
  expect((await activity(ana))[0]?.task).toEqual({ id: gone.id, title: 'Soon gone', isDeleted: true });

  const cleo = await aUser(app, { fullName: 'Cleo Park' });
  await withoutMembership(app, cleo);
  expect((await app.as(cleo)(api.history.board, { params: { workspaceId: 3 } })).status).toBe(403);
  expect((await app.as(cleo)(api.history.task, { params: { taskId: id } })).status).toBe(404);
  const admin = await aUser(app, { role: 'admin' });
  await update(id, { department: 'HR', departments: ['HR'] }, admin);
  expect(lines(await activity(ben)).some(([, title]) => title === 'Seen by all')).toBe(false);
  expect((await historyOf(id)).map(({ changes }) => changes)[0]).toEqual([
    { field: 'workspace', from: 'Engineering', to: 'HR' },
    { field: 'department', from: 'Engineering', to: 'HR' },
  ]);
});

test('a task keeps a bounded history: what one person changes in a row gives way first, and what others did stays', async () => {
  const { id } = await aTask(app, { by: ana });
  await update(id, { title: 'Said by Ben' }, ben);
  const { entries, bytes } = historyLimits.kept;
  await app.db.execute(sql`update task_changes set created_at = now() - interval '3 days' where task_id = ${id}`);
  await app.db.execute(sql`with changes as (
      insert into task_changes (task_id, user_id, kind, changes, created_at)
      select ${id}, ${ana.id}, 'changed', '{"more": 0, "list": [{"field": "status", "from": "To Do", "to": "Review"}]}', now() - interval '1 hour' + n * interval '1 second'
      from generate_series(1, ${entries + 50}::int) n returning *)
    insert into task_comments (task_id, user_id, content, is_system_comment, created_at)
    select task_id, user_id, 'Task moved from To Do to Review', true, created_at from changes`);
  const stored = () =>
    firstRow<{ changes: number; comments: number; others: number }>(
      app.db,
      sql`select (select count(*)::int from task_changes where task_id = ${id}) as changes,
        (select count(*)::int from task_comments where task_id = ${id}) as comments,
        (select count(*)::int from task_changes where task_id = ${id} and user_id = ${ben.id}) as others`,
    );
  await thinHistories(app.db);
  expect(await stored()).toEqual({ changes: entries, comments: entries - 1, others: 1 });
  // The last page has what was there before, and no move is read from a comment whose entry is gone.
  expect((await historyOf(id)).length).toBe(historyLimits.page);
  await app.db.execute(sql`update task_changes set changes = jsonb_build_object('more', 0, 'list', json_build_array(
    json_build_object('field', 'title', 'from', repeat('x', 1000), 'to', null))) where task_id = ${id} and user_id = ${ana.id}`);
  await thinHistories(app.db);
  const left = await stored();
  expect(left?.others).toBe(1);
  expect(left?.changes).toBeGreaterThan(bytes / 1_200);
  expect(left?.changes).toBeLessThan(bytes / 1_000);
});
