// People in pages: each page, search and count is what the whole list and the web's filter give.
import * as api from '@app/contract/api.ts';
import { peoplePages } from '@app/contract/limits.ts';
import { filterText, filterWords } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const searches = [
  '',
  'person',
  'PERSON 1',
  'zoe',
  'Straße',
  'engineering',
  'hr 7',
  'planner p2',
  'company1 ',
  '%',
  '_',
  'nobody at all',
];

let app: TestApp;
let admin: Person;
let member: Person;
let stranger: Person;

beforeAll(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null, fullName: 'Ada Admin' });
  member = await aUser(app, { fullName: 'Zoë Straße' });
  stranger = await aUser(app, { fullName: 'Sam Stranger', department: 'HR' });
  await app.db.execute(sql`insert into users (username, username_key, password, full_name, email, email_key, title)
    select 'company' || n, 'company' || n, '', (array['Person ', 'person ', 'Émile ', 'Pérson '])[1 + n % 4] || n / 3,
      'c' || n || '@example.com', 'c' || n || '@example.com', case when n % 5 = 0 then 'Planner' end
    from generate_series(1, 160) n`);
  await app.db.execute(sql`insert into user_departments (user_id, department_id, pending)
    select u.id, case when u.id % 2 = 0 then 3 else 2 end, u.id % 40 = 0 from users u where u.username like 'company%'`);
  return () => app.close();
});

type Page<Row> = { rows: Row[]; next: string | null; all: number; found: number; waiting: number };

/** Returns the rows of every page. */
async function allPages<Row>(load: (after: string | undefined) => Promise<{ status: number; text: string; body: Page<Row> }>) {
  const rows: Row[] = [];
  let after: string | undefined;
  for (;;) {
    const { status, text, body } = await load(after);
    expect(status, text).toBe(200);
    expect(body.rows.length).toBeLessThanOrEqual(peoplePages.rows);
    rows.push(...body.rows);
    if (body.next === null) return { ...body, rows };
    after = body.next;
  }
}

function matches(search: string, texts: readonly (string | null)[]): boolean {
  const text = filterText(texts.filter(Boolean).join('\n'));
  return filterWords(search).every((word) => text.includes(word));
}
const byName = (a: UserCard, b: UserCard) => collator.compare(a.fullName, b.fullName) || a.id - b.id;

test('of the administration are everybody who matches, in the order of the web, with their departments', async () => {
  const { body: all } = await app.as(admin)(api.users.adminList);
  for (const search of searches) {
    for (const role of [undefined, 'admin'] as const) {
      const found = await allPages((after) => app.as(admin)(api.users.adminPage, { query: { search, role, after } }));
      const expected = all.filter(
        ({ fullName, username, email, title, departments, role: own }) =>
          (!role || own === role) && matches(search, [fullName, username, email, title, ...departments.map(({ name }) => name)]),
      );
      expect(found.rows, search).toEqual(expected.toSorted(byName));
      expect([found.found, found.all]).toEqual([expected.length, all.length]);
    }
  }
});

test('are those who wait for a department, and everybody where nobody waits', async () => {
  const query = { waiting: '1' } as const;
  const found = await allPages((after) => app.as(admin)(api.users.adminPage, { query: { ...query, after } }));
  expect(found.rows.length).toBe(4);
  expect(found.rows.every(({ departments }) => departments.some(({ pending }) => pending))).toBe(true);
  expect([found.waiting, found.found]).toEqual([4, 4]);
  await app.db.execute(sql`update user_departments set pending = false`);
  expect(await allPages((after) => app.as(admin)(api.users.adminPage, { query: { ...query, after } }))).toMatchObject({
    waiting: 0,
    found: found.all,
  });
});

test('departments are found by the names that the reader sees', async () => {
  await app.db.execute(sql`update users set language = 'german' where id = ${admin.id}`);
  const count = async (search: string) => (await app.as(admin)(api.users.adminPage, { query: { search } })).body.found;
  expect(await count('entwicklung')).toBeGreaterThan(70);
  expect(await count('engineering')).toBe(0);
  await app.db.execute(sql`update users set language = 'english' where id = ${admin.id}`);
});

test('of a workspace are its members who match, by the address only if the reader sees it', async () => {
  for (const [reader, workspaceId] of [
    [member, 3],
    [stranger, 2],
    [admin, 0],
  ] as const) {
    const as = app.as(reader);
    const { body: all } = await as(api.workspaces.members, { params: { workspaceId } });
    for (const search of [...searches, 'example.com', 'c12@']) {
      const found = await allPages((after) =>
        as(api.workspaces.membersPage, { params: { workspaceId }, query: { search, after } }),
      );
      const expected = all.filter(({ user }) => matches(search, [user.fullName, user.email, user.title]));
      expect(found.rows, search).toEqual(expected.toSorted((a, b) => byName(a.user, b.user)));
      expect([found.found, found.all]).toEqual([expected.length, all.length]);
    }
  }
});

test('a place or search that no answer has named is refused', async () => {
  const bad = [
    { after: 'nowhere' },
    { after: '["Ada"]' },
    { after: '["Ada",0]' },
    { after: '[1,1]' },
    { after: '["Ada\\u0000",1]' },
    { after: '["Ada\\ud800",1]' },
    { after: `["${'x'.repeat(peoplePages.place)}",1]` },
    { search: 'x'.repeat(201) },
    { search: '\0' },
  ];
  for (const query of bad) {
    expect((await app.as(admin)(api.users.adminPage, { query })).status, JSON.stringify(query)).toBe(400);
    const params = { workspaceId: 3 };
    expect((await app.as(member)(api.workspaces.membersPage, { params, query })).status, JSON.stringify(query)).toBe(400);
  }
});
