// Tests the scores: the SQL agrees with the pure rule, and the preview of weights changes nothing.
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { assistantLimits, knownPriorities } from '@app/contract/limits.ts';
import { defaultWeights, type ScoredTask, type ScoreWeights, scoreOf } from '@app/contract/scores/scores.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
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
  const [overdueWeek = 0, overdue = 0, dueToday = 0, dueSoon = 0, dueWeek = 0] = falling(41, 5);
  return {
    ...{ p0, p1, p2, p3, overdueWeek, overdue, dueToday, dueSoon, dueWeek },
    ...{ inProgress: below(11), review: below(11), checklist: below(6), age: below(6), future: below(101) },
  };
}

test('SQL gives random tasks the scores of the pure rule, under random weights and on random days', async () => {
  const day = '2026-11-20';
  const columns = await rows<{ id: number; name: string }>(app.db, sql`select id, name from columns where workspace_id = 3`);
  const date = () => (below(4) === 0 ? null : addDays(day, below(30) - 15));
  const made = Array.from({ length: 400 }, (_, order) => {
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
  await app.db.insert(tables.tasks).values(made as never);
  for (let round = 0; round < 20; round++) {
    const weights = round === 0 ? defaultWeights : anyWeights();
    const today = addDays(day, below(10) - 5);
    const found = await rows<ScoredTask & { score: number }>(
      app.db,
      sql`select t.status, t.priority, t.start_date::text as "startDate", t.due_date::text as "dueDate",
            to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
            t.checklist_done as "checklistDone", t.checklist_total as "checklistTotal", ${scoreSql(weights, today)} as score
          from tasks t`,
    );
    expect(found).toHaveLength(made.length);
    for (const { score, ...task } of found)
      expect(score, JSON.stringify({ task, weights, today })).toBe(scoreOf(task, weights, today).score);
  }
});

test('the preview lists the most urgent open tasks with their scores before and after, and changes nothing', async () => {
  const today = calendarDate(new Date(), 'UTC');
  const high = await aTask(app, { title: 'High', priority: 'P1' });
  const late = await aTask(app, { title: 'Late', priority: 'P3', dueDate: addDays(today, -20) });
  for (let at = 0; at < assistantLimits.scorePreview; at++) await aTask(app, { title: `Low ${at}`, priority: 'P3' });
  const weights = { ...defaultWeights, overdue: 0, overdueWeek: 0, dueToday: 0, dueSoon: 0, dueWeek: 0 };
  const { status, body } = await app.as(admin)(api.scores.preview, { body: weights });
  expect(status).toBe(200);
  expect(body.tasks).toHaveLength(assistantLimits.scorePreview);
  expect(body.tasks.slice(0, 2)).toMatchObject([
    { id: high.id, title: 'High', score: 24, before: 24 },
    { id: late.id, title: 'Late', score: 4, before: 44 },
  ]);
  expect((await app.as(admin)(api.scores.weights)).body).toEqual(defaultWeights);
  expect(await firstRow(app.db, sql`select 1 from settings where name = 'scores'`)).toBeUndefined();
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
