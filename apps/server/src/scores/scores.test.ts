// Tests the scores: the SQL agrees with the pure rule, and the preview of weights changes nothing.
import type { Actor } from '@app/contract/access.ts';
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { assistantLimits, doneStatus, knownPriorities } from '@app/contract/limits.ts';
import { defaultWeights, highestScore, type ScoredTask, type ScoreWeights, scoreOf } from '@app/contract/scores/scores.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { intArray, jsonb } from '#db/arrays.ts';
import { firstRow, rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeEach(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null });
  return () => app.close();
});

const below = (end: number) => Math.floor(Math.random() * end);
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

function anyWeights(): ScoreWeights {
  const falling = (most: number, count: number) => Array.from({ length: count }, () => below(most)).sort((a, b) => b - a);
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = falling(31, 4);
  const [overdueWeek = 0, overdue = 0, dueToday = 0, dueSoon = 0, dueWeek = 0, dueMonth = 0] = falling(36, 6);
  return {
    ...{ p0, p1, p2, p3, overdueWeek, overdue, dueToday, dueSoon, dueWeek, dueMonth, blocking: below(6), blocked: below(30) },
    ...{ inProgress: below(11), review: below(11), checklist: below(6), age: below(6), future: below(101) },
  };
}

test('SQL gives random tasks the scores of the pure rule, under random weights and on random days', async () => {
  const day = '2026-11-20';
  const columns = await rows<{ id: number; name: string }>(app.db, sql`select id, name from columns where workspace_id = 3`);
  const date = () => (below(4) === 0 ? null : addDays(day, below(60) - 15));
  const made = Array.from({ length: 200 }, (_, order) => {
    const { id: columnId, name: status } = pick(columns);
    const checklistTotal = below(9);
    return {
      ...{ title: 'Any', type: 'Task', department: 'Engineering', departments: ['Engineering'], departmentKeys: ['engineering'] },
      ...{ columnId, status, workspaceId: 3, order, assignees: [] },
      priority: pick([...knownPriorities, 'odd']),
      startDate: date(),
      dueDate: date(),
      checklistTotal,
      checklistDone: below(checklistTotal + 1),
      createdAt: new Date(Date.parse(`${day}T12:00:00Z`) - below(100 * 86_400_000)).toISOString(),
    };
  });
  const ids = (
    await app.db
      .insert(tables.tasks)
      .values(made as never)
      .returning({ id: tables.tasks.id })
  ).map(({ id }) => id);
  // Each task may be blocked by earlier ones of its ten, so there is no circle; some blockers are hidden, and some in the trash.
  const pairs = ids.flatMap((toId, at) => {
    const earlier = ids.slice(at - (at % 10), at);
    return below(3) === 0 ? [] : Array.from({ length: Math.min(2, earlier.length) }, () => ({ fromId: pick(earlier), toId }));
  });
  const links = [...new Map(pairs.map((link) => [`${link.fromId} ${link.toId}`, link])).values()];
  await app.db.insert(tables.taskLinks).values(links.map((link) => ({ kind: 'blocks', ...link })));
  const away = ids.filter(() => below(12) === 0);
  await app.db.execute(
    sql`update tasks t set deleted_at = now() where t.id = any(${intArray(away.filter((id) => id % 2 === 0))})`,
  );
  await app.db.execute(
    sql`update tasks t set department_keys = '{hr}' where t.id = any(${intArray(away.filter((id) => id % 2 === 1))})`,
  );
  const actor: Actor = { id: 0, role: 'user', departmentKeys: ['engineering'], workspaceIds: [], adminWorkspaceIds: [] };
  const blockersOf = Map.groupBy(links, ({ toId }) => toId);
  const blockedBy = Map.groupBy(links, ({ fromId }) => fromId);
  for (let round = 0; round < 10; round++) {
    const weights = round === 0 ? defaultWeights : anyWeights();
    const today = addDays(day, below(10) - 5);
    const found = await rows<ScoredTask & { id: number; score: number }>(
      app.db,
      sql`select t.id, t.status, t.priority, t.start_date::text as "startDate", t.due_date::text as "dueDate",
            to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
            t.checklist_done as "checklistDone", t.checklist_total as "checklistTotal",
            ${scoreSql({ actor, weights, today })} as score
          from tasks t where t.deleted_at is null and t.department_keys = '{engineering}'`,
    );
    expect(found).toHaveLength(made.length - away.length);
    const byId = new Map(found.map((task) => [task.id, task]));
    const isOpen = (id: number) => byId.has(id) && byId.get(id)?.status !== doneStatus;
    const known = new Map<number, number>();
    const expected = (task: ScoredTask & { id: number }): number => {
      const blockers = (blockersOf.get(task.id) ?? []).filter(({ fromId }) => isOpen(fromId));
      const below = blockers.map(({ fromId }) => expected(byId.get(fromId) as typeof task));
      const relations = {
        blocking: (blockedBy.get(task.id) ?? []).filter(({ toId }) => isOpen(toId)).length,
        below: below.length > 0 ? Math.min(...below) : null,
      };
      const score = known.get(task.id) ?? scoreOf(task, weights, today, relations).score;
      known.set(task.id, score);
      return score;
    };
    for (const { score, ...task } of found) expect(score, JSON.stringify({ task, weights, today })).toBe(expected(task));
  }
});

test('the preview lists the most urgent open tasks with their scores before and after, and changes nothing', async () => {
  const today = calendarDate(new Date(), 'UTC');
  const high = await aTask(app, { title: 'High', priority: 'P1' });
  const late = await aTask(app, { title: 'Late', priority: 'P3', dueDate: addDays(today, -20) });
  for (let at = 0; at < assistantLimits.scorePreview; at++) await aTask(app, { title: `Low ${at}`, priority: 'P3' });
  const weights = { ...defaultWeights, overdue: 0, overdueWeek: 0, dueToday: 0, dueSoon: 0, dueWeek: 0, dueMonth: 0 };
  const { status, body } = await app.as(admin)(api.scores.preview, { body: weights });
  expect(status).toBe(200);
  expect(body.tasks).toHaveLength(assistantLimits.scorePreview);
  expect(body.tasks.slice(0, 2)).toMatchObject([
    { id: high.id, title: 'High', score: 24, before: 24 },
    { id: late.id, title: 'Late', score: 4, before: 36 },
  ]);
  expect((await app.as(admin)(api.scores.weights)).body).toEqual(defaultWeights);
  expect(await firstRow(app.db, sql`select 1 from settings where name = 'scores'`)).toBeUndefined();
});

test('points that were stored before newer reasons, and a program that leaves those out, never sum to more than 100', async () => {
  const { dueMonth: _, blocking: __, blocked: ___, ...older } = { ...defaultWeights, age: 15, dueWeek: 1 };
  await app.db.execute(sql`insert into settings (name, value) values ('scores', ${jsonb(older)})`);
  const { body } = await app.as(admin)(api.scores.weights);
  expect(body).toEqual({ ...older, dueMonth: 1, blocking: 1, blocked: 10 });
  expect(highestScore(body)).toBe(100);
  const saved = await app.as(admin)(api.scores.setWeights, { body: older });
  expect(saved.body).toEqual({ ...older, dueMonth: 0, blocking: 0, blocked: 0 });
  await app.db.execute(sql`delete from settings where name = 'scores'`);
});

test('a task says what its relations count, and a hidden task counts nothing', async () => {
  const someone = await aUser(app, { department: 'Engineering' });
  const [blocker, blocked] = [
    await aTask(app, { title: 'First', priority: 'P3' }),
    await aTask(app, { title: 'Then', priority: 'P1' }),
  ];
  const hidden = await aTask(app, { title: 'Hidden', department: 'HR', priority: 'P3' });
  for (const fromId of [blocker.id, hidden.id]) {
    await app.as(admin)(api.relations.add, { params: { taskId: fromId }, body: { kind: 'blocks', taskId: blocked.id } });
    const { body } = await app.as(someone)(api.scores.get, { params: { taskId: blocked.id } });
    expect(body).toEqual({
      score: 8,
      parts: [
        { name: 'priority', points: 24 },
        { name: 'blocked', points: -16 },
      ],
    });
  }
  const { body } = await app.as(someone)(api.scores.get, { params: { taskId: blocker.id } });
  expect(body).toEqual({
    score: 9,
    parts: [
      { name: 'priority', points: 4 },
      { name: 'blocking', points: 5 },
    ],
  });
});

test('weights that contradict each other are refused, with the reason', async () => {
  const asAdmin = app.as(admin);
  for (const endpoint of [api.scores.preview, api.scores.setWeights]) {
    const refused = await asAdmin(endpoint, { body: { ...defaultWeights, p1: 31 } });
    expect(refused).toMatchObject({ status: 400, body: { message: 'More urgent needs at least as many points as less urgent' } });
  }
});

test('new weights are told to everybody who has a screen open', async () => {
  const someone = await aUser(app, { department: 'HR' });
  await app.as(admin)(api.scores.setWeights, { body: { ...defaultWeights, p1: 25 } });
  const { body } = await app.as(someone)(api.events.list, { query: { since: String(Date.now() - 10_000) } });
  expect(body.map(({ type }) => type)).toContain('scores_updated');
  await app.db.execute(sql`delete from settings where name = 'scores'`);
});
