// Tests that both SQL conditions of a task's visibility agree with the rule of the contract, for any person and any task.
import { type Actor, canSeeTask } from '@app/contract/access.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import { rows } from '#db/rows.ts';
import { taskVisibleTo, taskVisibleToUser } from '#tasks/task-visibility.sql.ts';
import { testApp } from '#testing/test-app.ts';

const key = fc.constantFrom('hr', 'engineering', 'sales', "o'brien", 'a,b', '{x}');
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
  workspaceId: id,
  departmentKeys: fc.array(key, { maxLength: 3 }),
});

test('10,000 combinations of person and task agree', async () => {
  const app = await testApp();
  const samples = fc.sample(fc.tuple(actor, fc.array(task, { minLength: 50, maxLength: 50 })), { numRuns: 200, seed: 7 });
  for (const [person, tasks] of samples) {
    const values = tasks.map(
      (row, index) =>
        sql`(${index}::int, ${row.createdBy}::int, ${row.assigneeId}::int, ${jsonb(row.assignees)}, ${row.workspaceId}::int, ${textArray(row.departmentKeys)})`,
    );
    const seen = await rows<{ n: number }>(
      app.db,
      sql`select t.n from (values ${sql.join(values, sql`, `)}) as t(n, created_by, assignee_id, assignees, workspace_id, department_keys)
          where ${taskVisibleTo(person)} order by t.n`,
    );
    const told = await rows<{ n: number }>(
      app.db,
      // These CTEs replace the tables of the same names.
      sql`with departments as (select * from unnest(${textArray(person.departmentKeys)}) with ordinality d(key, id)),
            user_departments as (select ${person.id}::int as user_id, id as department_id, false as pending from departments),
            workspace_members as (select ${person.id}::int as user_id, workspace_id from unnest(${intArray(person.workspaceIds)}) w(workspace_id))
          select t.n from (values ${sql.join(values, sql`, `)}) as t(n, created_by, assignee_id, assignees, workspace_id, department_keys),
            (select ${person.id}::int as id, ${person.role}::text as role) u
          where ${taskVisibleToUser} order by t.n`,
    );
    const expected = tasks.flatMap((row, index) => (canSeeTask(person, row) ? [index] : []));
    expect(seen.map(({ n }) => n)).toEqual(expected);
    expect(told.map(({ n }) => n)).toEqual(expected);
  }
  await app.close();
}, 60_000);
