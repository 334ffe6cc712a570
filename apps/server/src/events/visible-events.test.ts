// What a stream is sent of a look at the log is what a query of the log answers, for any person, task and event.
import { type Actor, type Event, thresholds } from '@app/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import { eventsAfter } from '#events/events.sql.ts';
import { findLogPlace, readLogAfter } from '#events/live.sql.ts';
import { visibleEvents } from '#events/visible-events.ts';
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
  type: fc.constantFrom('task_updated', 'task_moved', 'notification_created', 'user_updated', 'access_changed', 'column_created'),
  taskId: fc.integer({ min: 1, max: 25 }),
  workspaceId: fc.option(id),
  userId: id,
  departmentKeys: fc.array(key, { maxLength: 3 }),
  audience: fc.array(id, { maxLength: 3 }),
  isPrivate: fc.boolean(),
  reordered: fc.boolean(),
});

test('of 20 looks each of 15 people is sent what they are answered', async () => {
  const app = await testApp();
  for (const department of ['HR', 'Engineering', 'Sales', null]) await aUser(app, { department });
  const [tasks] = fc.sample(fc.array(task, { minLength: 20, maxLength: 20 }), { numRuns: 1, seed: 7 });
  for (const [index, row] of (tasks ?? []).entries())
    await app.db.execute(sql`insert into tasks (title, type, priority, status, column_id, department, workspace_id, "order", department_keys,
        created_by, assignee_id, assignees, deleted_at)
      values ('Task', 'task', 'P2', 'To Do', 9, 'Engineering', 3, ${index}::int, ${textArray(row.departmentKeys)},
        ${row.createdBy}::int, ${row.assigneeId}::int, ${jsonb(row.assignees)}, case when ${row.isDeleted} then now() end)`);
  const batches = fc.sample(fc.array(event, { minLength: 1, maxLength: 30 }), { numRuns: 20, seed: 7 });
  let cards = 0;
  for (const [round, batch] of batches.entries()) {
    const { snapshot } = await findLogPlace(app.db);
    const values = batch.map((row) => {
      const taskId = row.type.startsWith('task_') || row.type === 'notification_created' ? row.taskId : null;
      return sql`(${row.type}, ${taskId}::int, ${row.workspaceId}::int, ${row.userId}::int, ${textArray(row.departmentKeys)},
        ${intArray(row.audience)}, ${row.isPrivate}::bool, ${row.reordered}::bool)`;
    });
    await app.db.execute(sql`insert into events (type, task_id, workspace_id, user_id, department_keys, audience, is_private, reordered)
      values ${sql.join(values, sql`, `)}`);
    const { events, tasks: changed, users } = await readLogAfter(app.db, snapshot);
    expect(events).toHaveLength(batch.length);
    const look = {
      events,
      tasks: new Map(changed.map((row) => [row.taskId, row])),
      users: new Map(users.map((row) => [row.userId, row])),
    };
    for (const reader of fc.sample(actor, { numRuns: 15, seed: round })) {
      const answered = (await eventsAfter(app.db, reader, snapshot)).events;
      const sent = visibleEvents(look, reader);
      expect(sent).toEqual(answered);
      cards += sent.filter(({ card }) => card).length;
    }
  }
  expect(cards).toBeGreaterThan(50);
  await app.close();
}, 60_000);

test('of very many tasks there are no cards, as there are none in an answer', () => {
  const reader: Actor = { id: 1, role: 'admin', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };
  const of = (count: number) => {
    const events = Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      type: 'task_updated' as const,
      taskId: index + 1,
      workspaceId: 3,
      userId: 1,
      timestamp: 1,
      via: 'session' as const,
      reordered: false,
      departmentKeys: [],
      audience: [],
      isPrivate: false,
    }));
    return visibleEvents({ events, tasks: new Map(), users: new Map() }, reader).filter((sent: Event) => 'card' in sent);
  };
  expect(of(thresholds.cardsPerResponse)).toHaveLength(thresholds.cardsPerResponse);
  expect(of(thresholds.cardsPerResponse + 1)).toEqual([]);
});
