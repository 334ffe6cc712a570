// Compares who has a task in SQL with the pure rules, of every way in which people can stand in a task.
import { firstAssignee, isAssigned, isUnassigned } from '@app/contract/tasks/assignees.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueOnDays, finishedLately } from '#assistant/replan.sql.ts';
import { rows } from '#db/rows.ts';
import * as assignees from '#tasks/assignees.sql.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Person[];

beforeAll(async () => {
  app = await testApp();
  people = [await aUser(app), await aUser(app), await aUser(app, { role: 'admin', department: null })];
});
afterAll(() => app.close());

test('whoever has a task in any role, its first assignee, and everybody once', async () => {
  const [one, two, other] = people.map(({ id }) => id) as [number, number, number];
  const lists = [[], [one], [two], [one, two], [two, one], [two, other]];
  for (const assigneeId of [null, one, two]) {
    for (const list of lists) {
      const { id } = await aTask(app, { assigneeId, assignees: list });
      // As the rows of earlier versions: the primary one may be missing in the list.
      await app.db.execute(sql`update tasks set assignees = ${JSON.stringify(list)}::jsonb where id = ${id}`);
    }
  }
  const found = await rows<Record<string, unknown> & { assigneeId: number | null; assignees: number[] }>(
    app.db,
    sql`select t.assignee_id as "assigneeId", t.assignees, ${assignees.isAssigned(one)} is true as has,
          ${assignees.isAssignedToAny([one, other])} is true as any, ${assignees.isAssignedToAny([])} as none, ${assignees.isUnassigned} as nobody,
          ${assignees.firstAssignee} as first, array(select p.id from ${assignees.assigneeRows} p order by p.id) as each
        from tasks t where t.deleted_at is null`,
  );
  expect(found.length).toBeGreaterThanOrEqual(18);
  for (const { has, any, none, nobody, first, each, ...task } of found) {
    expect({ has, any, none, nobody, first, each }, JSON.stringify(task)).toEqual({
      has: isAssigned(task, one),
      any: isAssigned(task, one) || isAssigned(task, other),
      none: false,
      nobody: isUnassigned(task),
      first: firstAssignee(task),
      each: [one, two, other].filter((id) => isAssigned(task, id)).toSorted((a, b) => a - b),
    });
  }
});

test('the load of a person counts the tasks that they share', async () => {
  const [one, two, admin] = people as [Person, Person, Person];
  const shared = { assigneeId: one.id, assignees: [one.id, two.id] };
  await app.db.execute(sql`update tasks set deleted_at = now()`);
  await aTask(app, { ...shared, dueDate: '2030-01-02' });
  await aTask(app, { ...shared, dueDate: '2030-01-02' });
  await aTask(app, { ...shared, columnId: 12 });
  const actor = { id: admin.id, role: 'admin', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };
  const due = await dueOnDays(app.db, actor, [two.id], '2030-01-01');
  expect(due).toEqual([{ personId: two.id, date: '2030-01-02', count: 2 }]);
  expect(await finishedLately(app.db, actor, [two.id])).toEqual([{ personId: two.id, count: 1 }]);
});
