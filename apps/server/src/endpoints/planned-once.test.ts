// PostgreSQL plans a prepared statement anew each time if it deems the plan for unknown values too expensive. For the statements of
// everyday writes that would take longer than to run them.
import { api } from '@app/contract';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';

const times = 12;
/** PostgreSQL plans a statement for the first five values and compares. */
const compared = 5;

// Only the embedded database has all statements in one session. Which plan it takes depends on the statistics that the tests before
// have left, so `npm run deep -- plans` runs this file in a process of its own.
test.skipIf(process.env['TEST_DATABASE_URL'] || process.env['DEEP'] === undefined)(
  'the statements of everyday writes are planned once',
  async () => {
    const app = await testApp();
    onTestFinished(() => app.close());
    const [ana, ben, mia] = [await aUser(app), await aUser(app), await aUser(app)];
    const as = app.as(ana);
    const task = await aTask(app, { by: ana, assigneeId: ben.id });
    const change = async (body: object) =>
      expect(await as(api.tasks.update, { params: { taskId: task.id }, body })).toMatchObject({ status: 200 });
    // Tests before this one may have used the session.
    const before = new Map((await statements()).map((statement) => [statement.name, statement]));
    for (let turn = 0; turn < times; turn++) {
      const isOdd = turn % 2 === 1;
      await aTask(app, { by: ana, title: `Task ${turn}`, assigneeId: ben.id });
      const move = { params: { taskId: task.id }, body: { columnId: isOdd ? 9 : 10 } };
      expect(await as(api.tasks.move, move)).toMatchObject({ status: 200 });
      const comment = { params: { taskId: task.id }, body: { content: `Comment ${turn}` } };
      expect(await as(api.comments.create, comment)).toMatchObject({ status: 201 });
      await change({ title: `Title ${turn}` });
      await change({ priority: isOdd ? 'P1' : 'P2' });
      await change({ dueDate: `2027-01-${10 + turn}` });
      await change({ assigneeId: isOdd ? ben.id : mia.id });
    }
    const used = (await statements()).flatMap(({ name, text, plans, custom }) => {
      const earlier = before.get(name) ?? { plans: 0, custom: 0 };
      return plans - earlier.plans >= times ? [{ text, custom: custom - earlier.custom }] : [];
    });
    for (const part of ['insert into tasks', 'update tasks', 'insert into task_comments', 'jsonb_array_elements_text'])
      expect(used.some(({ text }) => text.includes(part))).toBe(true);
    expect(used.filter(({ custom }) => custom > compared)).toEqual([]);

    function statements() {
      return rows<{ name: string; text: string; plans: number; custom: number }>(
        app.db,
        sql`select name, statement as text, (generic_plans + custom_plans)::int as plans, custom_plans::int as custom from pg_prepared_statements`,
      );
    }
  },
);
