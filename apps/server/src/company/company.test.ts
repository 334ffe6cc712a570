// The company view in pages: counts, columns and lists are what the contract's pure rules make of all tasks.
import * as api from '@app/contract/api.ts';
import type { CompanyView, TaskLane } from '@app/contract/company/company.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { companyLimits, firstStatus, statuses, thresholds, virtualColumns } from '@app/contract/limits.ts';
import { defaultWeights, scoreOf } from '@app/contract/scores/scores.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { type SortKey, sortKeys } from '@app/contract/tasks/sort-keys.ts';
import { dueFilters, filterTest, filterText, noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { type GroupKey, groupKeys, groupTasks, type TaskGroup } from '@app/contract/tasks/task-group.rules.ts';
import { sortTasks } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isFuture, isOverdue } from '@app/contract/tasks/tasks.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { textLimits } from '#company/company-text.sql.ts';
import { naturally } from '#db/natural-order.ts';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';

const today = '2026-11-20';
const weights = { ...defaultWeights, overdueWeek: 37, age: 6, checklist: 4, future: 11 };
const names = ['Engineering', 'HR', 'Sales', 'Größe & Maß', 'Lost Team'];
const words = [
  'Straße',
  'CAFÉ',
  'łódź',
  'Émile',
  'keys',
  'AB-12',
  'Año',
  'anz 10',
  'anz 2',
  '会議',
  'ΣΊΣΥΦΟΣ',
  'Отчёт',
  "o'brien",
  '100%',
  'a_b',
  '😀',
  'ﬁne',
  'Æon',
];

let app: TestApp;
let admin: Person;
let as: Client;
let all: TaskCard[];
let people: Map<number, string>;

const collation = { numeric: true, sensitivity: 'base' } as const;
const collators = {
  english: new Intl.Collator('en', collation),
  spanish: new Intl.Collator('es', collation),
  french: new Intl.Collator('fr', collation),
  german: new Intl.Collator('de', collation),
};

const below = (end: number) => Math.floor(Math.random() * end);
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
const some = <T>(from: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: below(most + 1) }, () => pick(from))),
];

beforeAll(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null, fullName: 'Ada Admin' });
  as = app.as(admin);
  return () => app.close();
});

async function view(query: Record<string, unknown>): Promise<CompanyView> {
  const reply = await as(api.company.view, { query: { today, view: 'board', ...query } as never });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

/** Returns the whole lane, page by page. */
async function allOf(lane: TaskLane, query: Record<string, unknown>): Promise<number[]> {
  const ids = lane.cards.map(({ id }) => id);
  for (let { next } = lane; next !== null; ) {
    const { kind, column } = lane;
    const reply = await as(api.company.page, { query: { today, ...query, kind, column, after: next } as never });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.cards.length).toBeGreaterThan(0);
    ids.push(...reply.body.cards.map(({ id }) => id));
    next = reply.body.next;
  }
  return ids;
}

test('of few tasks is all of them, whatever the filter', async () => {
  const task = await aTask(app);
  for (const asked of ['board', 'dashboard', 'list', 'counts']) {
    const { whole, lanes } = await view({ view: asked, filter: JSON.stringify({ text: 'nothing' }) });
    expect([whole, lanes.flatMap(({ cards }) => cards.map(({ id }) => id))]).toEqual([true, [task.id]]);
  }
});

test('random tasks: every filter and every order agree with the pure rules', async () => {
  await fill(companyLimits.whole + 200);
  expect((await as(api.scores.setWeights, { body: weights })).status).toBe(200);
  const usual = { ...textLimits };
  for (let round = 0; round < 24; round++) {
    const filter = round === 0 ? noFilter : randomFilter();
    const by = sortKeys[round % sortKeys.length] as SortKey;
    const descending = below(2) === 0;
    const language = pick(['english', 'spanish'] as const);
    await app.db.execute(sql`update users set language = ${language} where id = ${admin.id}`);
    const days = round % 3 === 0 ? {} : randomDays();
    // As in companies of other sizes.
    Object.assign(textLimits, pick([{}, { few: 0 }, { few: 0, named: 0 }]));
    const query = { filter: JSON.stringify(filter), by, ...(descending && { descending: '1' }), ...days };
    const test = filterTest(filter, { userId: admin.id, today }) ?? (() => true);
    const filterOfCard = (card: TaskCard) => test(card) && isWithin(card, days);
    const matching = all.filter(filterOfCard);
    const dashboard = await view({ ...query, view: 'dashboard' });
    expect(dashboard.whole).toBe(false);
    expect(dashboard.counts, JSON.stringify(filter)).toEqual(countsOf(filterOfCard));
    await expectColumns(dashboard.lanes, matching, query);
    await expectColumnsByScore(matching, { ...query, cards: 'score' });
    const [list] = (await view({ ...query, view: 'list' })).lanes;
    const known = {
      statuses: virtualColumns.map(({ name }) => name),
      nameOf: (id: number) => people.get(id) ?? '',
      compareTexts: (a: string, b: string) => compareTexts(a, b, language),
      scoreOf: (card: TaskCard) => scoreOf(card, weights, today).score,
    };
    const sorted = sortTasks(matching, { by, descending }, known).map(({ id }) => id);
    expect(list && (await allOf(list, query)), `${by} ${descending} ${language}`).toEqual(sorted);
    const group = groupKeys[round % groupKeys.length] as GroupKey;
    const groups = groupTasks(sortTasks(matching, { by, descending }, known), group, { ...known, today });
    await expectGroups(groups, { ...query, group });
    Object.assign(textLimits, usual);
  }
}, 120_000);

/** The list under headings has their counts at once, and its rows in the order of the groups, those of closed ones left out. */
async function expectGroups(expected: readonly TaskGroup[], query: Record<string, unknown>) {
  const { groups, lanes } = await view({ ...query, view: 'list' });
  expect(groups, JSON.stringify(query)).toEqual(expected.map(({ value, tasks }) => ({ value, count: tasks.length })));
  expect((await view({ ...query, view: 'counts' })).groups).toEqual(groups);
  const [first] = lanes;
  const ids = expected.flatMap(({ tasks }) => tasks.map(({ id }) => id));
  expect(first?.cards.map(({ id }) => id) ?? []).toEqual(ids.slice(0, companyLimits.list));
  if (first) expect(await groupedAfter(first, groups, query)).toEqual(ids.slice(first.cards.length));
  const open = expected.filter((_, index) => index % 2 === 0);
  if (open.length === 0) return;
  expect(await groupedAfter({ column: open[0]?.value ?? '', next: '' }, open, query)).toEqual(
    open.flatMap(({ tasks }) => tasks.map(({ id }) => id)),
  );
}

/** Returns what follows in these groups, page by page. */
async function groupedAfter(
  lane: Pick<TaskLane, 'column' | 'next'>,
  groups: readonly { value: string }[],
  query: Record<string, unknown>,
) {
  const ids: number[] = [];
  for (let { column, next } = lane; next !== null; ) {
    const left = groups.slice(groups.findIndex(({ value }) => value === column)).map(({ value }) => value);
    const asked = { today, ...query, kind: 'group', groups: JSON.stringify(left), after: next };
    const reply = await as(api.company.page, { query: asked as never });
    expect(reply.status, reply.text).toBe(200);
    ids.push(...reply.body.cards.map(({ id }) => id));
    ({ column, next } = reply.body);
  }
  return ids;
}

/** The days of a timeline, or one end of them. */
function randomDays(): { from?: string; to?: string } {
  const from = addDays(today, below(40) - 20);
  return pick([{ from, to: addDays(from, below(30)) }, { from }, { to: from }]);
}

function isWithin({ startDate, dueDate }: TaskCard, { from, to }: { from?: string; to?: string }): boolean {
  const [first, last] = [startDate ?? dueDate, dueDate ?? startDate];
  if (from === undefined && to === undefined) return true;
  return first !== null && last !== null && (from === undefined || last >= from) && (to === undefined || first <= to);
}

async function expectColumns(lanes: readonly TaskLane[], matching: readonly TaskCard[], query: Record<string, unknown>) {
  const columns = Map.groupBy(
    matching.filter((card) => !isFuture(card, today)),
    ({ status }) => columnKey(status),
  );
  expect(lanes.flatMap(({ kind, column }) => (kind === 'column' ? [column] : [])).sort()).toEqual([...columns.keys()].sort());
  for (const lane of lanes) {
    const ids = await allOf(lane, query);
    if (lane.kind === 'column') {
      const cards = columns.get(lane.column) ?? [];
      expect(new Set(ids), lane.column).toEqual(new Set(cards.map(({ id }) => id)));
      // By department, each by order.
      const met = ids.map((id) => cards.find((card) => card.id === id)).filter((card) => card !== undefined);
      const groups = met.map(({ department }) => department).filter((name, index, list) => name !== list[index - 1]);
      expect(groups).toHaveLength(new Set(groups).size);
      for (const name of groups) {
        const orders = met.filter(({ department }) => department === name).map(({ order, id, status }) => [status, order, id]);
        expect(orders).toEqual(
          orders.toSorted(
            (a, b) => compareTexts(String(a[0]), String(b[0])) || Number(a[1]) - Number(b[1]) || Number(a[2]) - Number(b[2]),
          ),
        );
      }
    } else if (lane.kind === 'future') {
      const future = matching.filter((card) => isFuture(card, today));
      expect(ids).toEqual(
        future.sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id).map(({ id }) => id),
      );
    } else {
      const overdue = matching.filter((card) => isOverdue(card, today));
      const first = overdue.sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '') || a.id - b.id);
      expect(ids).toEqual(first.slice(0, thresholds.cardsListed).map(({ id }) => id));
    }
  }
}

async function expectColumnsByScore(matching: readonly TaskCard[], query: Record<string, unknown>) {
  const { lanes } = await view({ ...query, view: 'board' });
  const score = (card: TaskCard) => scoreOf(card, weights, today).score;
  const columns = Map.groupBy(
    matching.filter((card) => !isFuture(card, today)),
    ({ status }) => columnKey(status),
  );
  const found: [string, number[]][] = [];
  for (const lane of lanes) if (lane.kind === 'column') found.push([lane.column, await allOf(lane, query)]);
  const sorted = [...columns].map(([key, cards]): [string, number[]] => [
    key,
    cards.toSorted((a, b) => score(b) - score(a) || a.order - b.order || a.id - b.id).map(({ id }) => id),
  ]);
  expect(new Map(found)).toEqual(new Map(sorted));
}

test('texts are folded the same in SQL and in the contract', async () => {
  const alphabet = fc.constantFrom(...'aZéÉßẞæÆœŒøØłŁđÐðıİςΣάЁёїҐﬁ½会Å\u0301 -_%😀ñÇ');
  const texts = fc.sample(fc.string({ unit: alphabet, maxLength: 30 }), { numRuns: 2_000, seed: 3 });
  const found = await rows<{ text: string; folded: string }>(
    app.db,
    sql`select t.text, filter_text(t.text) as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) t(text)`,
  );
  for (const { text, folded } of found) expect(folded, JSON.stringify(text)).toBe(filterText(text));
});

test('texts have the order of the web, in every language of the product', async () => {
  const alphabet = fc.constantFrom(...'aAbnoOzZéÉßẞæÆœøłđςΣάЁёїž½会議Å -_%.,😀ñÑÇ012910', 'n\u0303', 'N\u0303');
  const texts = fc.string({ unit: alphabet, maxLength: 8 });
  const pairs = fc.sample(fc.tuple(texts, texts), { numRuns: 3_000, seed: 5 });
  for (const language of Object.keys(collators) as (keyof typeof collators)[]) {
    const [a, b] = [naturally(sql`p.a`, language), naturally(sql`p.b`, language)];
    const found = await rows<{ a: string; b: string; sign: number }>(
      app.db,
      sql`select p.a, p.b, case when ${a} < ${b} then -1 when ${a} = ${b} then 0 else 1 end as sign
          from jsonb_to_recordset(${JSON.stringify(pairs.map(([left, right]) => ({ a: left, b: right })))}::jsonb) p(a text, b text)`,
    );
    const wrong = found.filter((pair) => pair.sign !== Math.sign(collators[language].compare(pair.a, pair.b)));
    expect(wrong.slice(0, 5), language).toEqual([]);
  }
});

test('a place or filter that no answer has named is refused', async () => {
  const bad: Record<string, string>[] = [
    { kind: 'list', after: 'nowhere' },
    { kind: 'list', after: '[0,"a",1,1]' },
    { kind: 'list', by: 'title', after: '[0,1,1,1]' },
    { kind: 'column', column: 'done', after: '[1,2,3,4]' },
    { kind: 'column', column: 'done', after: '["HR","To Do",0,0]' },
    { kind: 'column', column: 'done', after: '["HR\\u0000","Done",0,0]' },
    { kind: 'column', column: 'done', after: '["HR\\ud800","Done",0,0]' },
    { kind: 'column', column: 'done', after: '["HR","Done",1e99,0]' },
    { kind: 'column', column: 'done', after: '["HR","Done",0,0,"more"]' },
    { kind: 'column', column: 'done', cards: 'score', after: '["HR","Done",0,0]' },
    { kind: 'column', column: 'done', cards: 'score', after: '[0,"12",0,0]' },
    { kind: 'column', column: 'done', cards: 'date', after: '[0,12,0,0]' },
    { kind: 'future', after: '["tomorrow",1]' },
    { kind: 'future', after: '["2026-99-99",1]' },
    { kind: 'list', by: 'title', after: '[0,"\\u0000",1,1]' },
    { kind: 'list', after: '[0,2147483648,1,1]' },
    { kind: 'list', after: '[0,null,1,1]' },
    { kind: 'group', after: '', group: 'status' },
    { kind: 'group', after: '', groups: '["Done"]' },
    { kind: 'group', after: '', group: 'status', groups: '[]' },
    { kind: 'group', after: '', group: 'status', groups: 'Done' },
    { kind: 'group', after: '', group: 'status', groups: '["\\u0000"]' },
    { kind: 'group', after: '', group: 'type', groups: '["Task"]' },
    { kind: 'group', after: '', group: 'status', groups: JSON.stringify(Array(companyLimits.values + 1).fill('Done')) },
    { kind: 'group', after: '', group: 'department', groups: JSON.stringify(Array(50).fill('x'.repeat(99))) },
    { kind: 'group', after: '', group: 'status', groups: '[["Done"]]' },
    { kind: 'group', after: '["Done",[0,1,1,1]]'.padEnd(companyLimits.place + 1), group: 'status', groups: '["Done"]' },
    { kind: 'group', after: '', group: 'assignee', groups: '["me"]' },
    { kind: 'group', after: '', group: 'assignee', groups: '["4294967296"]' },
    { kind: 'group', after: '["Done",[0,1,1,1]]', group: 'status', groups: '["To Do","Done"]' },
    { kind: 'group', after: '[0,1,1,1]', group: 'status', groups: '["Done"]' },
    { kind: 'list', after: '[0,1,1,1]', filter: '{"due":["someday"]}' },
    { kind: 'list', after: '[0,1,1,1]', filter: 'junk' },
    { kind: 'list', after: '[0,1,1,1]', filter: '{"text":"\\u0000"}' },
    { kind: 'list', after: '[0,1,1,1]', today: '2026-02-31x' },
    { kind: 'list', after: '[0,1,1,1]', from: '2026-02-31x' },
    { kind: 'list', after: '[0,1,1,1]', to: '99999-01-01' },
  ];
  for (const query of bad)
    expect((await as(api.company.page, { query: { today, ...query } as never })).status, JSON.stringify(query)).toBe(400);
});

test('rows for a file come in larger pages, in the same order, filter and groups', async () => {
  const made = companyLimits.many + 10;
  await app.db.execute(
    sql`insert into tasks (title, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order")
        select 'File row ' || n, 'Planning', 'P' || n % 4, 'To Do', 9, 3, 'Engineering', '["Engineering"]', '{engineering}', 500000 + n
        from generate_series(1, ${made}::int) n`,
  );
  const filter = JSON.stringify({ text: 'File row' });
  const page = async (query: object) =>
    (await app.as(admin)(api.company.page, { query: { today: '2026-11-20', filter, kind: 'list', ...query } as never })).body;
  const { body: view } = await app.as(admin)(api.company.view, { query: { today: '2026-11-20', filter, view: 'list' } as never });
  const start = view.lanes[0];
  const many = await page({ after: start?.next, size: 'many' });
  expect(many.cards.length).toBe(made - companyLimits.list);
  expect(many.next).toBe(null);
  expect((await page({ after: start?.next })).cards).toEqual(many.cards.slice(0, companyLimits.list));
  const grouped = { kind: 'group', group: 'priority', groups: '["P1","P2","P3","P0"]', after: '' };
  expect((await page({ ...grouped, size: 'many' })).cards.length).toBe(companyLimits.many);
});

test('members are refused', async () => {
  const member = app.as(await aUser(app));
  expect((await member(api.company.view, { query: { today, view: 'board' } })).status).toBe(403);
  expect((await member(api.company.page, { query: { today, kind: 'list', after: '' } })).status).toBe(403);
});

/** The order of the web (`lib/collation.ts`). */
function compareTexts(a: string, b: string, language: keyof typeof collators = 'english'): number {
  return collators[language].compare(a, b);
}

function countsOf(matches: (card: TaskCard) => boolean) {
  const groups = Map.groupBy(all, ({ status, department }) => JSON.stringify([status, department]));
  const count = (cards: readonly TaskCard[], ...tests: ((card: TaskCard) => boolean)[]) =>
    cards.filter((card) => tests.every((each) => each(card))).length;
  const future = (card: TaskCard) => isFuture(card, today);
  const counts = [...groups].map(([key, cards]) => {
    const [status = '', department = ''] = JSON.parse(key) as string[];
    return {
      status,
      department,
      all: cards.length,
      shown: count(cards, matches),
      future: count(cards, future),
      futureShown: count(cards, future, matches),
      overdueShown: count(cards, (card) => isOverdue(card, today), matches),
    };
  });
  return expect.arrayContaining(counts) as unknown;
}

function randomFilter(): TaskFilter {
  const rare = <T>(make: () => T[]): T[] => (below(4) === 0 ? make() : []);
  const lists = () => ({
    assignees: rare(() => some(['none', 'me', ...[...people.keys()].map(String)], 3)),
    priorities: rare(() => some(['P1', 'P2', 'P3'], 2)),
    departments: rare(() => some([...names, 'hr', 'Software Team', 'Nowhere'], 2)),
    statuses: rare(() => some([...statuses, 'Parked'], 2)),
    due: rare(() => some([...dueFilters, '<3d', '>=-2d', `${today}..9d`, '>9999-12-30'], 3)),
  });
  return {
    text: below(3) === 0 ? `${pick(words).slice(0, 3)} ${below(2) === 0 ? pick(words).toUpperCase() : `-"${pick(words)}"`}` : '',
    mine: below(6) === 0,
    ...lists(),
    ...(below(2) === 0 && { not: lists() }),
  };
}

/** Writes random tasks of all kinds. */
async function fill(count: number): Promise<void> {
  const workspaces = await rows<{ id: number; key: string }>(
    app.db,
    sql`select id, department_key as key from workspaces order by id`,
  );
  const [home] = workspaces;
  await app.db.insert(tables.columns).values({ name: 'Parked', nameKey: 'parked', workspaceId: home?.id ?? 0, order: 9 });
  const columns = await rows<{ id: number; name: string; workspaceId: number }>(
    app.db,
    sql`select id, name, workspace_id as "workspaceId" from columns`,
  );
  const users = [admin, await aUser(app, { fullName: 'Zoë Zuse' }), await aUser(app, { fullName: 'ana' })];
  people = new Map(users.map(({ id, fullName }) => [id, fullName]));
  const date = (from: number, spread: number) => (below(3) === 0 ? null : addDays(today, from + below(spread)));
  const values = Array.from({ length: count }, (_, index) => {
    const column = pick(columns);
    const department = pick(names);
    const departments = [department, ...some(names, 1)];
    const own = workspaces.find(({ id }) => id === column.workspaceId)?.key ?? '';
    const assignees = some([...people.keys()], 2);
    return {
      title: `${pick(words)} ${pick(words)} ${index}`,
      description: below(2) === 0 ? null : `${'x'.repeat(below(2) * 298)}${pick(words)} ${pick(words)}`,
      type: 'Task',
      priority: pick(['P0', 'P1', 'P2', 'P3', 'odd']),
      status: column.name,
      columnId: column.id,
      workspaceId: column.workspaceId,
      assigneeId: below(2) === 0 ? (assignees[0] ?? null) : null,
      assignees,
      department,
      departments,
      departmentKeys: [...new Set([...departments.map(departmentKey), own])],
      checklistDone: below(5),
      checklistTotal: 4,
      createdAt: `${addDays(today, -below(90))}T12:00:00.000Z`,
      startDate: column.name === firstStatus || below(2) === 0 ? date(-5, 10) : null,
      dueDate: date(-10, 20),
      // The task of the first test has the first place of its column.
      order: index + 1,
      deletedAt: below(15) === 0 ? new Date().toISOString() : null,
    };
  });
  await app.db.insert(tables.tasks).values(values as never);
  const listed = await as(api.tasks.list, { query: { fields: 'card' } });
  all = listed.body as TaskCard[];
}
