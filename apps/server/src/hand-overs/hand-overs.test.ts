// Tests that everything a person is at work on goes to another one in one act, that the rest stays with its reason, and that it goes back.
import * as api from '@app/contract/api.ts';
import { handOverLimits } from '@app/contract/hand-overs/hand-overs.limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aToken, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;
let leaver: Person;
let successor: Person;

beforeEach(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null, fullName: 'Ada Admin' });
  leaver = await aUser(app, { fullName: 'Lea Leaves' });
  successor = await aUser(app, { fullName: 'Hal Heir' });
  return () => app.close();
});

const handOver = (body: object = {}, by = admin, from = leaver) =>
  app.as(by)(api.handOvers.create, { params: { userId: from.id }, body: { to: successor.id, ...body } });
const undo = (handOverId: number | null, by = admin) =>
  app.as(by)(api.handOvers.undo, { params: { userId: leaver.id, handOverId: handOverId ?? 0 } });
const task = async (taskId: number) => (await app.as(admin)(api.tasks.get, { params: { taskId } })).body;
const setActive = (active: boolean, { id: userId } = leaver) =>
  app.as(admin)(api.users.setActive, { params: { userId }, body: { active } });

describe('a hand-over', () => {
  it('puts the other person wherever the one was at work, first or beside others, and on open items', async () => {
    const first = await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id, admin.id] });
    const beside = await aTask(app, { assigneeId: admin.id, assignees: [admin.id, leaver.id] });
    const both = await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id, successor.id] });
    const done = await aTask(app, { columnId: 12, assigneeId: leaver.id, assignees: [leaver.id] });
    const item = { text: 'Call them', completed: false, assigneeId: leaver.id };
    const withItems = await aTask(app, {
      assigneeId: leaver.id,
      assignees: [leaver.id],
      checklistItems: [
        { ...item, id: 1 },
        { ...item, id: 2, completed: true },
      ],
    });
    const { status, body } = await handOver();
    expect([status, body]).toEqual([200, { handOverId: expect.any(Number), moved: 4, stayed: 0, refused: [], more: false }]);
    expect(await task(first.id)).toMatchObject({ assigneeId: successor.id, assignees: [successor.id, admin.id] });
    expect(await task(beside.id)).toMatchObject({ assigneeId: admin.id, assignees: [admin.id, successor.id] });
    expect(await task(both.id)).toMatchObject({ assigneeId: successor.id, assignees: [successor.id] });
    expect(await task(done.id)).toMatchObject({ assigneeId: leaver.id });
    expect((await task(withItems.id)).checklistItems.map(({ assigneeId }) => assigneeId)).toEqual([successor.id, leaver.id]);
    const { body: history } = await app.as(admin)(api.history.task, { params: { taskId: first.id } });
    expect(history.entries[0]).toMatchObject({
      by: { id: admin.id },
      changes: [{ field: 'assignee', from: 'Lea Leaves', to: 'Hal Heir' }],
    });
  });

  it('takes done tasks along whose series goes on, so that the next one is made for the other person', async () => {
    const series = await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] });
    await app.db.execute(
      sql`update tasks set status = 'Done', column_id = 12, repeat = 'FREQ=DAILY', repeat_when = 'day', repeat_next = '2999-01-01' where id = ${series.id}`,
    );
    expect((await handOver()).body.moved).toBe(1);
    expect(await task(series.id)).toMatchObject({ assigneeId: successor.id });
  });

  it('leaves what the other person may not have, and says why; by board it leaves the rest alone', async () => {
    const here = await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] });
    const hr = { department: 'HR', departments: ['HR'], columnId: 5, workspaceId: 2 };
    const there = await aTask(app, { title: 'Payroll', ...hr, assigneeId: admin.id, assignees: [admin.id] });
    await app.db.execute(
      sql`update tasks set assignee_id = ${leaver.id}, assignees = jsonb_build_array(${leaver.id}::int) where id = ${there.id}`,
    );
    expect((await handOver({ workspaceIds: [2] })).body).toMatchObject({
      handOverId: null,
      moved: 0,
      stayed: 1,
      refused: [
        {
          taskId: there.id,
          title: 'Payroll',
          workspaceId: 2,
          message: 'The other person is in no department of this task.',
        },
      ],
    });
    expect(await task(here.id)).toMatchObject({ assigneeId: leaver.id });
    expect((await handOver({ workspaceIds: [3] })).body).toMatchObject({ moved: 1, stayed: 0 });
    expect((await handOver({ to: admin.id })).body).toMatchObject({ moved: 1, stayed: 0 });
  });

  it('sends one notification and one mail, whatever the number of tasks, and is written into the log', async () => {
    for (let n = 0; n < 3; n++) await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] });
    await app.db.execute(sql`delete from notifications`);
    await app.db.execute(sql`delete from outbox`);
    await handOver();
    const told = await rows(app.db, sql`select kind, user_id as "userId" from notifications`);
    expect(told).toEqual([{ kind: 'tasks_assigned', userId: successor.id }]);
    expect(await rows(app.db, sql`select kind from outbox`)).toEqual([{ kind: 'task_assigned' }]);
    const { body: log } = await app.as(admin)(api.audit.list, { query: { kind: 'acts' } });
    expect(log[0]).toMatchObject({
      action: 'tasks_handed_over',
      target: `user:${leaver.id}`,
      details: { tasks: 3, to: successor.id },
    });
  });

  it('of a deactivated person works, and to a deactivated one, to themselves or to nobody is refused', async () => {
    await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] });
    await setActive(false);
    await setActive(false, successor);
    const refused = { status: 400, body: { fields: { to: 'Choose somebody else with an active account.' } } };
    expect(await handOver()).toMatchObject(refused);
    expect(await handOver({ to: 999_999 })).toMatchObject(refused);
    expect(await handOver({ to: leaver.id })).toMatchObject(refused);
    await setActive(true, successor);
    expect((await handOver()).body.moved).toBe(1);
    expect((await handOver({}, admin, { ...leaver, id: 999_999 })).status).toBe(404);
  });

  it('is for administrators and tsuccessor tokens alone', async () => {
    const lead = await aUser(app, { departmentRole: 'lead', workspaceId: 3, workspaceRole: 'admin' });
    expect((await handOver({}, lead)).status).toBe(403);
    expect((await undo(1, lead)).status).toBe(403);
    const url = `/api/users/${leaver.id}/hand-over`;
    const asToken = async (scope: 'admin:write' | 'tasks:write') => {
      const { headers } = await aToken(app, admin.id, [scope]);
      return (await app.raw({ method: 'POST', url, payload: { to: successor.id }, headers })).status;
    };
    expect([await asToken('tasks:write'), await asToken('admin:write')]).toEqual([403, 200]);
  });

  it('of five thousand tasks is one act, and says that there are more', async () => {
    const { id } = await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] });
    await app.db.execute(
      sql`insert into tasks (title, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order", assignee_id, assignees)
          select 'Task ' || n, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order" + n, assignee_id, assignees
          from tasks, generate_series(1, ${handOverLimits.tasks}::int) n where id = ${id}`,
    );
    const { body } = await handOver();
    expect(body).toMatchObject({ moved: handOverLimits.tasks, stayed: 0, more: true });
    expect((await handOver()).body).toMatchObject({ moved: 1, more: false });
    expect((await undo(body.handOverId)).body).toEqual({ back: handOverLimits.tasks, kept: 0 });
  }, 240_000);
});

describe('an undo', () => {
  it('gives everything back exactly, also to a deactivated person, once', async () => {
    const item = { id: 1, text: 'Call them', completed: false, assigneeId: leaver.id };
    const people = { assigneeId: leaver.id, assignees: [leaver.id, successor.id] };
    const both = await aTask(app, { ...people, checklistItems: [item] });
    await setActive(false);
    const { handOverId } = (await handOver()).body;
    expect(await undo(handOverId)).toMatchObject({ status: 200, body: { back: 1, kept: 0 } });
    expect(await task(both.id)).toMatchObject({ ...people, checklistItems: [{ assigneeId: leaver.id }] });
    expect(await undo(handOverId)).toMatchObject({ status: 410 });
  });

  it('leaves what somebody has changed since, and is over after a day', async () => {
    const [one, other] = [
      await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] }),
      await aTask(app, { assigneeId: leaver.id, assignees: [leaver.id] }),
    ];
    const { handOverId } = (await handOver()).body;
    await app.as(admin)(api.tasks.update, { params: { taskId: one.id }, body: { assignees: [admin.id], assigneeId: admin.id } });
    expect((await undo(handOverId)).body).toEqual({ back: 1, kept: 1 });
    expect(await task(one.id)).toMatchObject({ assigneeId: admin.id });
    expect(await task(other.id)).toMatchObject({ assigneeId: leaver.id });
    const again = (await handOver()).body;
    await app.db.execute(sql`update hand_overs set created_at = now() - interval '25 hours'`);
    expect((await undo(again.handOverId)).status).toBe(410);
  });
});
