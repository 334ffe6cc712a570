// Tests My work over HTTP: sections against the contract's rule, pages, visibility, the choice for today, changes since yesterday.
import * as api from '@app/contract/api.ts';
import { formatMention } from '@app/contract/comments/mentions.rules.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { statuses } from '@app/contract/limits.ts';
import type { MyWork } from '@app/contract/my-work/my-work.contract.ts';
import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import { type MyFacts, myDays, mySectionNames, mySectionOf } from '@app/contract/my-work/my-work.rules.ts';
import { defaultWeights, scoreOf } from '@app/contract/scores/scores.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { deleteOldMarks } from '#my-work/marks.sql.ts';
import { aComment, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ben: Person;

beforeAll(async () => {
  app = await testApp();
  ben = await aUser(app, { fullName: 'Ben Hall' });
});
afterAll(() => app.close());

const today = calendarDate(new Date(), 'UTC');
const [doing, review, done] = [10, 11, 12];
const workOf = async (as: Person, query = {}): Promise<MyWork> => (await app.as(as)(api.myWork.list, { query })).body;
const mark = (as: Person, taskId: number, body: { chosen?: boolean; answered?: boolean }) =>
  app.as(as)(api.myWork.mark, { params: { taskId }, body });
const move = (taskId: number, columnId: number, as: Person) =>
  app.as(as)(api.tasks.move, { params: { taskId }, body: { columnId } });
const titlesIn = ({ sections }: MyWork) =>
  Object.fromEntries(sections.filter(({ count }) => count > 0).map(({ name, cards }) => [name, cards.map(({ title }) => title)]));
const factsIn = ({ sections }: MyWork) => sections.flatMap(({ facts }) => facts);
const mineOf = (person: Person) => ({ assigneeId: person.id, assignees: [person.id] });

test('every task of mine stands where its date, its choice or somebody who waits puts it', async () => {
  const ana = await aUser(app);
  const { weekEnd } = myDays(today, 0);
  const mine = mineOf(ana);
  await aTask(app, { ...mine, title: 'Late', dueDate: addDays(today, -3) });
  await aTask(app, { ...mine, title: 'Due', dueDate: today });
  await aTask(app, { ...mine, title: 'Next week', dueDate: addDays(weekEnd, 1) });
  await aTask(app, { ...mine, title: 'Undated' });
  await aTask(app, { assigneeId: ben.id, assignees: [ben.id, ana.id], title: 'Shared', dueDate: addDays(weekEnd, 9) });
  await aTask(app, { ...mineOf(ben), title: "Ben's", dueDate: today });
  const chosen = await aTask(app, { ...mine, title: 'Chosen', dueDate: addDays(weekEnd, 20) });
  const asked = await aTask(app, { title: 'Asked' });
  await aComment(app, { taskId: asked.id, by: ben, content: `${formatMention(ana)} what do you think?` });
  const judged = await aTask(app, { by: ana, title: 'Asked for' });
  await move(judged.id, review, ben);
  const finished = await aTask(app, { ...mine, title: 'Finished' });
  await move(finished.id, doing, ana);
  await move(finished.id, done, ana);
  const earlier = await aTask(app, { ...mine, title: 'Finished before' });
  await move(earlier.id, done, ana);
  await app.db.execute(sql`update tasks set completed_at = now() - interval '2 days' where id = ${earlier.id}`);
  expect((await mark(ana, chosen.id, { chosen: true })).status).toBe(200);

  const work = await workOf(ana);
  expect([work.today, work.weekEnd]).toEqual([today, weekEnd]);
  expect(work.sections.map(({ name }) => name)).toEqual([...mySectionNames]);
  expect(titlesIn(work)).toEqual({
    overdue: ['Late'],
    today: ['Due', 'Chosen'],
    waiting: expect.arrayContaining(['Asked', 'Asked for']),
    later: ['Next week', 'Shared'],
    none: ['Undated'],
    done: ['Finished'],
  });
  expect(factsIn(work)).toEqual(
    expect.arrayContaining([
      { taskId: chosen.id, chosenOn: today, waiting: null, doneFrom: null },
      { taskId: asked.id, chosenOn: null, waiting: 'mentioned', doneFrom: null },
      { taskId: judged.id, chosenOn: null, waiting: 'review', doneFrom: null },
      { taskId: finished.id, chosenOn: null, waiting: null, doneFrom: 'In Progress' },
    ]),
  );

  // An answer ends a mention, and so does saying that it needs none, until the next one.
  await aComment(app, { taskId: asked.id, by: ana, content: 'I agree.' });
  expect(titlesIn(await workOf(ana))['waiting']).toEqual(['Asked for']);
  await app.db.execute(sql`update task_comments set created_at = created_at - interval '2 seconds' where task_id = ${asked.id}`);
  await aComment(app, { taskId: asked.id, by: ben, content: `${formatMention(ana)} and now?` });
  expect(titlesIn(await workOf(ana))['waiting']).toContain('Asked');
  await mark(ana, asked.id, { answered: true });
  expect(titlesIn(await workOf(ana))['waiting']).toEqual(['Asked for']);
  await mark(ana, asked.id, { answered: false });
  expect(titlesIn(await workOf(ana))['waiting']).toContain('Asked');
});

test('a choice is private, stays with its first day until the task is done or it is taken back, and is bounded', async () => {
  const ana = await aUser(app);
  const task = await aTask(app, { ...mineOf(ana), title: 'Chosen yesterday' });
  await mark(ana, task.id, { chosen: true });
  await app.db.execute(sql`update my_task_marks set chosen_on = ${addDays(today, -1)}::date where task_id = ${task.id}`);
  await mark(ana, task.id, { chosen: true });
  expect(factsIn(await workOf(ana))).toEqual([{ taskId: task.id, chosenOn: addDays(today, -1), waiting: null, doneFrom: null }]);
  expect(factsIn(await workOf(ben))).not.toContainEqual(expect.objectContaining({ taskId: task.id }));
  await move(task.id, done, ana);
  expect(titlesIn(await workOf(ana))).toEqual({ done: ['Chosen yesterday'] });
  await move(task.id, doing, ana);
  expect(titlesIn(await workOf(ana))).toEqual({ today: ['Chosen yesterday'] });
  await mark(ana, task.id, { chosen: false });
  expect(titlesIn(await workOf(ana))).toEqual({ none: ['Chosen yesterday'] });

  const [first] = await app.db.select().from(tables.tasks).orderBy(tables.tasks.id).limit(1);
  const values = { ...first, id: undefined, deletedAt: null, status: 'To Do', columnId: 9, workspaceId: 3, assignees: [] };
  const many = Array.from({ length: myWorkLimits.chosen }, (_, at) => ({
    ...values,
    completedAt: null,
    repeatedFrom: null,
    order: 1_000_000 + at,
  }));
  const made = await app.db
    .insert(tables.tasks)
    .values(many as never)
    .returning({ id: tables.tasks.id });
  await app.db.insert(tables.myTaskMarks).values(made.map(({ id }) => ({ userId: ana.id, taskId: id, chosenOn: today })));
  const refused = await mark(ana, task.id, { chosen: true });
  expect([refused.status, refused.body]).toMatchObject([400, { message: expect.stringContaining('At most 200 tasks') }]);
  // Choosing again what is chosen is no further choice.
  expect((await mark(ana, made[0]?.id ?? 0, { chosen: true })).status).toBe(200);

  // The cleanup keeps what is open and forgets what was done days ago.
  await app.db.execute(sql`update tasks set completed_at = now() - interval '3 days' where id = ${made[0]?.id ?? 0}`);
  await deleteOldMarks(app.db);
  const left = await app.db.select().from(tables.myTaskMarks);
  expect(left.filter(({ userId }) => userId === ana.id)).toHaveLength(myWorkLimits.chosen - 1);

  // What ana no longer sees does not count, as nobody can take that back.
  const [other, another] = [await aTask(app, mineOf(ana)), await aTask(app, mineOf(ana))];
  expect((await mark(ana, other.id, { chosen: true })).status).toBe(200);
  expect((await mark(ana, another.id, { chosen: true })).status).toBe(400);
  await withoutMembership(app, ana);
  expect((await mark(ana, another.id, { chosen: true })).status).toBe(200);
});

test('what moves out of sight is gone, with its choice, and nobody marks what they do not see', async () => {
  const [ana, eva] = [await aUser(app), await aUser(app, { department: 'HR' })];
  const task = await aTask(app, { title: 'Seen' });
  await mark(ana, task.id, { chosen: true });
  expect(titlesIn(await workOf(ana))).toEqual({ today: ['Seen'] });
  expect((await mark(eva, task.id, { chosen: true })).status).toBe(404);
  await withoutMembership(app, ana);
  expect(titlesIn(await workOf(ana))).toEqual({});
  expect((await mark(ana, task.id, { chosen: false })).status).toBe(404);
  // A task of their own stays, on a board that they do not see.
  await app.db.execute(sql`update tasks set assignee_id = ${ana.id} where id = ${task.id}`);
  expect(titlesIn(await workOf(ana))).toEqual({ today: ['Seen'] });
  expect((await app.as(ana)(api.myWork.list, { query: { workspaceId: '3' } })).status).toBe(403);
  const deleted = await aTask(app, { ...mineOf(eva), title: 'Deleted', department: 'HR', workspaceId: 2 });
  await app.as(eva)(api.tasks.remove, { params: { taskId: deleted.id } });
  expect(titlesIn(await workOf(eva))).toEqual({});
});

test('a board alone can be asked for', async () => {
  const ana = await aUser(app, { role: 'admin' });
  await aTask(app, { ...mineOf(ana), title: 'Engineering' });
  await aTask(app, { ...mineOf(ana), title: 'People', department: 'HR', workspaceId: 2 });
  expect(titlesIn(await workOf(ana))['none']).toHaveLength(2);
  expect(titlesIn(await workOf(ana, { workspaceId: '2' }))).toEqual({ none: ['People'] });
});

test('sections and pages agree with the rule of the contract on random tasks, in both orders', async () => {
  const ana = await aUser(app);
  const below = (end: number) => Math.floor(Math.random() * end);
  const rows = Array.from({ length: 420 }, (_, at) => {
    const status = below(12) === 0 ? 3 : below(3);
    return {
      ...{ title: `Task ${at}`, type: 'Planning', department: 'Engineering', departments: ['Engineering'] },
      ...{ departmentKeys: ['engineering'], workspaceId: 3, priority: `P${below(4)}`, order: 2_000_000 + at },
      ...{ status: statuses[status] ?? '', columnId: 9 + status, completedAt: status === 3 ? new Date().toISOString() : null },
      dueDate: below(4) === 0 ? null : addDays(today, below(30) - 6),
      assigneeId: below(5) === 0 ? ben.id : ana.id,
      assignees: below(2) === 0 ? [ana.id] : [ben.id],
    };
  });
  const made = await app.db.insert(tables.tasks).values(rows).returning({ id: tables.tasks.id });
  const chosen = made.filter(() => below(15) === 0).map(({ id }) => id);
  await app.db.insert(tables.myTaskMarks).values(chosen.map((taskId) => ({ userId: ana.id, taskId, chosenOn: today })));
  for (const by of ['due', 'score'] as const) {
    const work = await workOf(ana, { by });
    const shown = new Map<string, TaskCard[]>();
    const facts = new Map<number, MyFacts>();
    for (const { name, cards, ...section } of work.sections) {
      const all = [...cards];
      let { next, facts: known } = section;
      for (;;) {
        for (const fact of known) facts.set(fact.taskId, fact);
        if (next === null) break;
        const reply = await app.as(ana)(api.myWork.page, { params: { section: name }, query: { by, after: next } });
        expect([reply.status, reply.text.slice(0, 200), next]).toEqual([200, expect.anything(), next]);
        const page = reply.body;
        expect(page.count).toBe(section.count);
        all.push(...page.cards);
        ({ next, facts: known } = page);
      }
      expect([name, new Set(all.map(({ id }) => id)).size]).toEqual([name, section.count]);
      shown.set(name, all);
    }
    const wanted = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      const id = made[at]?.id ?? 0;
      const section = mySectionOf(row, facts.get(id), ana.id, work);
      if (section !== null) wanted.set(section, (wanted.get(section) ?? 0) + 1);
      const found = [...shown].find(([, cards]) => cards.some((card) => card.id === id))?.[0] ?? null;
      expect([row.title, found]).toEqual([row.title, section]);
    }
    expect(Object.fromEntries([...shown].flatMap(([name, cards]) => (cards.length > 0 ? [[name, cards.length]] : [])))).toEqual(
      Object.fromEntries(wanted),
    );
    const later = shown.get('later') ?? [];
    const keys = later.map((card) => (by === 'due' ? card.dueDate : -scoreOf(card, defaultWeights, today).score));
    expect(keys).toEqual([...keys].sort((a, b) => (typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b)))));
  }
  const wrong = ['[]', 'x', '[1,2,"3"]', '[1e99,0,1]'];
  for (const after of wrong)
    expect((await app.as(ana)(api.myWork.page, { params: { section: 'later' }, query: { after } })).status).toBe(400);
});

test('since yesterday others have changed what they did, on my tasks alone', async () => {
  const ana = await aUser(app);
  const mine = await aTask(app, { ...mineOf(ana), by: ana, title: 'Mine' });
  const older = await aTask(app, { ...mineOf(ana), by: ana, title: 'Changed before' });
  const others = await aTask(app, { ...mineOf(ben), by: ana, title: "Ben's" });
  await aComment(app, { taskId: older.id, by: ben });
  await app.db.execute(sql`update events set created_at = now() - interval '49 hours' where task_id = ${older.id}`);
  await aComment(app, { taskId: others.id, by: ben });
  await aComment(app, { taskId: mine.id, by: ana });
  expect((await app.as(ana)(api.myWork.changes, {})).body).toMatchObject({ count: 0, tasks: [] });
  await move(mine.id, done, ben);
  const { body } = await app.as(ana)(api.myWork.changes, {});
  expect(body).toMatchObject({ count: 1, tasks: [{ title: 'Mine', kind: 'done', by: 'Ben Hall' }] });
  expect(body.since).toBe(`${addDays(today, -1)}T00:00:00.000Z`);
});

test("a choice reaches the person's other screens and nobody else", async () => {
  const ana = await aUser(app);
  const task = await aTask(app, { title: 'Chosen in another tab' });
  const since = String(Date.now());
  await mark(ana, task.id, { chosen: true });
  const typesFor = async (as: Person) => (await app.as(as)(api.events.list, { query: { since } })).body.map(({ type }) => type);
  expect(await typesFor(ana)).toContain('my_work_changed');
  expect(await typesFor(ben)).not.toContain('my_work_changed');
});

test('my items with a date are listed by date, of tasks of mine that stand on boards, and of nobody else', async () => {
  const ana = await aUser(app);
  const item = (id: number, text: string, dueDate: string | null, assigneeId: number | null = ana.id, completed = false) => ({
    ...{ id, text, dueDate, assigneeId, completed },
  });
  const both = { assigneeId: ben.id, assignees: [ben.id, ana.id] };
  const checklistItems = [
    item(1, 'Second', '2026-12-02'),
    item(2, 'No date', null),
    item(3, 'Done', '2026-12-01', ana.id, true),
    item(4, 'Of Ben', '2026-12-01', ben.id),
    item(5, 'Of nobody', '2026-12-01', null),
    item(6, 'First', '2026-12-01'),
  ];
  const task = await aTask(app, { ...both, title: 'Move', checklistItems: checklistItems as never });
  const others = [];
  for (let made = 0; made < 4; made++) others.push(await aTask(app, { ...both, checklistItems: checklistItems as never }));
  const [gone, archived, finished, left] = others;
  await app.db.execute(sql`update tasks set deleted_at = now() where id = ${gone?.id}`);
  await app.db.execute(sql`update tasks set archived_at = now() where id = ${archived?.id}`);
  await move(finished?.id ?? 0, done, ben);
  await app.db.execute(sql`update tasks set assignees = '[]' where id = ${left?.id}`);
  const items = async (as: Person, query = {}) => (await app.as(as)(api.myWork.items, { query })).body;
  expect(await items(ana)).toEqual([
    { taskId: task.id, title: 'Move', itemId: 6, text: 'First', dueDate: '2026-12-01' },
    { taskId: task.id, title: 'Move', itemId: 1, text: 'Second', dueDate: '2026-12-02' },
  ]);
  expect((await items(ana, { workspaceId: 3 })).length).toBe(2);
  expect((await items(ben)).map(({ text }) => text)).toContain('Of Ben');
  expect(await items(await aUser(app))).toEqual([]);
  const many = Array.from({ length: 100 }, (_, id) => item(id, `Item ${id}`, '2026-12-03'));
  for (let made = 0; made < 3; made++) await aTask(app, { ...both, checklistItems: many as never });
  expect((await items(ana)).length).toBe(myWorkLimits.items);
});
