// Tests that a stream sends the same events as a query of the log returns, for any person, task and event.
import type { Actor } from '@app/contract/access.ts';
import { type Event, eventTypes } from '@app/contract/events/events.contract.ts';
import { thresholds } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import { eventsAfter } from '#events/events.sql.ts';
import { findLogPosition, readLogAfter } from '#events/live.sql.ts';
import { byIds, visibleEvents } from '#events/visible-events.ts';
import { aUser } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';

const key = fc.constantFrom('hr', 'engineering', 'sales', 'marketing');
const id = fc.integer({ min: 1, max: 5 });
const actor: fc.Arbitrary<Actor> = fc.record({
  id,
  role: fc.constantFrom('user', 'user', 'user', 'admin'),
  departmentKeys: fc.array(key, { maxLength: 2 }),
  workspaceIds: fc.array(id, { maxLength: 2 }),
  adminWorkspaceIds: fc.constant([]),
});
const task = fc.record({
  createdBy: fc.option(id),
  assigneeId: fc.option(id),
  assignees: fc.array(id, { maxLength: 3 }),
  departmentKeys: fc.array(key, { maxLength: 3 }),
  isDeleted: fc.constantFrom(false, false, false, true),
});
const event = fc.record({
  // What carries rows comes more often, so that each kind of row is sent.
  type: fc.oneof(fc.constantFrom(...eventTypes, 'access_changed'), {
    arbitrary: fc.constantFrom('task_updated', 'task_commented', 'task_comment_deleted', 'notification_created'),
    weight: 3,
  }),
  taskId: fc.integer({ min: 1, max: 25 }),
  workspaceId: fc.option(id),
  userId: id,
  departmentKeys: fc.array(key, { maxLength: 3 }),
  audience: fc.array(id, { maxLength: 3 }),
  isPrivate: fc.boolean(),
  reordered: fc.boolean(),
  commentIds: fc.array(fc.integer({ min: 1, max: 35 }), { maxLength: 1 }),
  notificationIds: fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 3 }),
});

test('of 30 looks each of 15 people is sent what they are answered', async () => {
  const app = await testApp();
  for (const department of ['HR', 'Engineering', 'Sales', null]) await aUser(app, { department });
  const [tasks] = fc.sample(fc.array(task, { minLength: 20, maxLength: 20 }), { numRuns: 1, seed: 7 });
  for (const [index, row] of (tasks ?? []).entries())
    await app.db.execute(sql`insert into tasks (title, type, priority, status, column_id, department, workspace_id, "order", department_keys,
        created_by, assignee_id, assignees, deleted_at)
      values ('Task', 'task', 'P2', 'To Do', 9, 'Engineering', 3, ${index}::int, ${textArray(row.departmentKeys)},
        ${row.createdBy}::int, ${row.assigneeId}::int, ${jsonb(row.assignees)}, case when ${row.isDeleted} then now() end)`);
  // Of comments every seventh is long, and of checklists every fifth. Rows of other tasks and people than the event's are named, too.
  await app.db.execute(
    sql`update tasks set checklist_items = jsonb_build_array(jsonb_build_object('text', repeat('long', 2000))) where id % 5 = 0`,
  );
  await app.db.execute(sql`insert into task_comments (task_id, user_id, content)
    select 1 + n % 20, 1 + n % 3, repeat('word ', case n % 7 when 0 then 1000 else 3 end) from generate_series(1, 30) n`);
  await app.db.execute(sql`insert into notifications (user_id, kind, message, details, task_id)
    select 1 + n % 3, case n % 2 when 0 then 'overdue' else 'of a later version' end, 'Message', '{"title":"Task"}',
      case when n % 4 > 0 then 1 + n % 20 end from generate_series(1, 60) n`);
  const batches = fc.sample(fc.array(event, { minLength: 1, maxLength: 45 }), { numRuns: 30, seed: 7 });
  const carried = { card: 0, details: 0, comment: 0, notifications: 0 };
  for (const [round, batch] of batches.entries()) {
    const { snapshot } = await findLogPosition(app.db);
    const values = batch.map((row) => {
      const taskId = row.type.startsWith('task_') || row.type === 'notification_created' ? row.taskId : null;
      // A comment belongs to the task of its event, or rarely to another.
      const comments = row.commentIds.map(
        (comment) => (taskId === null || comment % 9 === 0 ? comment : taskId % 20 || 20) - 1 || 20,
      );
      // A notification belongs to the person at its place, or rarely to another.
      const notificationIds = row.notificationIds.map((id, at) =>
        id % 9 === 0 ? id : id - (id % 3) + (row.audience[at] ?? 1) - 1 || 60,
      );
      const rowIds = row.type === 'notification_created' ? notificationIds : taskId === null ? [] : comments;
      return sql`(${row.type}, ${taskId}::int, ${row.workspaceId}::int, ${row.userId}::int, ${textArray(row.departmentKeys)},
        ${intArray(row.audience)}, ${row.isPrivate}::bool, ${row.reordered}::bool, ${intArray(rowIds)})`;
    });
    await app.db.execute(sql`insert into events (type, task_id, workspace_id, user_id, department_keys, audience, is_private, reordered, row_ids)
      values ${sql.join(values, sql`, `)}`);
    const found = await readLogAfter(app.db, snapshot);
    expect(found.events).toHaveLength(batch.length);
    const log = byIds(found);
    for (const reader of fc.sample(actor, { numRuns: 15, seed: round })) {
      const answered = (await eventsAfter(app.db, reader, snapshot)).events;
      const sent = visibleEvents(log, reader);
      expect(sent).toEqual(answered);
      for (const { card, details, comment, notifications } of sent) {
        if (card) carried.card++;
        if (details) carried.details++;
        if (comment) carried.comment++;
        if (notifications?.some(({ notification }) => notification)) carried.notifications++;
      }
    }
  }
  expect(carried.card).toBeGreaterThan(50);
  for (const [kind, count] of Object.entries(carried)) expect(count, kind).toBeGreaterThan(25);
  await app.close();
}, 60_000);

test('of very many tasks there are no cards, as there are none in an answer', () => {
  const log = { epoch: '', snapshot: '', tasks: [], users: [], comments: [], notifications: [] };
  const reader: Actor = { id: 1, role: 'admin', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };
  const of = (count: number) => {
    const events = Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      type: 'task_updated' as const,
      taskId: index + 1,
      writtenBy: '1',
      workspaceId: 3,
      userId: 1,
      timestamp: 1,
      via: 'session' as const,
      reordered: false,
      departmentKeys: [],
      audience: [],
      isPrivate: false,
      rowIds: [],
    }));
    return visibleEvents(byIds({ ...log, events }), reader).filter((sent: Event) => 'card' in sent);
  };
  expect(of(thresholds.cardsPerResponse)).toHaveLength(thresholds.cardsPerResponse);
  expect(of(thresholds.cardsPerResponse + 1)).toEqual([]);
});
