// The administration of a large company: everything can be searched, and filters stay in the URL.
import { post, tab } from '#support/admin.ts';
import { engineering, expect, expectAccessible, expectNoHorizontalScroll, test } from '#support/fixtures.ts';

const names = ['Zoë Müller', 'José Álvarez', ...Array.from({ length: 10 }, (_, at) => `Crowd Number${at}`)];

test.beforeEach(async ({ login, page, server }) => {
  await login('admin');
  if ((await (await page.request.get('/api/admin/users')).json()).length > 1) return;
  for (const [at, fullName] of names.entries()) {
    const data = { fullName, username: `crowd${at}`, password: 'a long password', email: `crowd${at}@example.com` };
    // Registration here signs in only its own request context.
    const reply = await fetch(`${server.url}/api/users`, {
      method: 'POST',
      body: JSON.stringify({ ...data, departmentId: engineering }),
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.status, await reply.text()).toBe(201);
  }
});

test('people are found by name in any spelling and by role, and the address keeps it', async ({ page, open }) => {
  await open(tab('users'));
  const line = page.getByRole('searchbox', { name: 'Search users' });
  await line.fill('muller ZOE');
  await expect(page.getByRole('row', { name: /Zoë Müller/ })).toBeVisible();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await page.reload();
  await expect(line).toHaveValue('muller ZOE');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  // Departments of all people are shown and searchable.
  await expect(page.getByRole('row', { name: /Zoë Müller/ })).toContainText('Engineering');
  await line.fill('number engineering');
  await expect(page.getByText('10 users', { exact: true })).toBeVisible();
  await line.fill('');
  await expect(page.getByText(`${names.length + 1} users`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: 'Admin', exact: true }).click();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/role=admin/);
  await page.reload();
  await expect(page.getByRole('row', { name: /Administrator/ })).toBeVisible();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
});

test('of very many people the next ones load while one scrolls, and the server searches', { tag: '@deep' }, async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  // An event of a registration a moment ago loads the pages again; it searches for nothing.
  const searched = () => [...new Set(asked.filter((what) => /[a-z]/.test(what)))];
  let isBroken = false;
  const people = Array.from({ length: 120 }, (_, at) => `Person ${at + 1}`);
  await page.route('**/api/admin/users/page*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.get('search') ?? query.get('after') ?? '');
    if (isBroken) return route.fulfill({ status: 503, json: { message: 'Busy', error: 'unavailable' } });
    const { rows } = await (await route.fetch({ url: new URL('/api/admin/users/page', route.request().url()).href })).json();
    const found = people.filter((name) => name.includes(query.get('search') ?? ''));
    const from = Number(query.get('after') ?? 0);
    const shown = found
      .slice(from, from + 50)
      .map((fullName) => ({ ...rows[0], id: 5_000 + people.indexOf(fullName), fullName }));
    const next = found.length > from + 50 ? String(from + 50) : null;
    await route.fulfill({ json: { rows: shown, next, all: people.length, found: found.length, waiting: 0 } });
  });
  await open(tab('users'));
  const rows = page.getByRole('table').getByRole('row');
  await expect(page.getByText('120 users', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(51);
  expect(asked.join('')).toBe('');
  isBroken = true;
  await rows.last().scrollIntoViewIfNeeded();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect(rows).toHaveCount(101);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(121);
  await expect(page.locator('[data-more]')).toHaveCount(0);
  // Everybody has come: from now on the page finds them itself.
  const line = page.getByRole('searchbox', { name: 'Search users' });
  await line.fill('person 11');
  await expect(page.getByText('11 users', { exact: true })).toBeVisible();
  expect(searched()).toEqual([]);
  // Opened anew with a search, there are more than have loaded.
  await line.fill('Person 12');
  await page.reload();
  await expect(page.getByRole('row', { name: /Person 120/ })).toBeVisible();
  await expect(page.getByText('2 users', { exact: true })).toBeVisible();
  await line.fill('Person 120');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await line.fill('nobody');
  await expect(page.getByText('No users match this search.')).toBeVisible();
  expect(searched()).toEqual(['Person 12', 'Person 120', 'nobody']);
  await expectAccessible(page);
});

test('members of a large department are found by typing', { tag: '@deep' }, async ({ page, open }) => {
  await open(`${tab('departments')}&department=${engineering}`);
  const line = page.getByRole('searchbox', { name: 'Search members' });
  await line.fill('alvarez');
  await expect(page.getByRole('button', { name: 'Remove José Álvarez from Engineering' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await line.fill('nobody');
  await expect(page.getByText('No members found matching your search.')).toBeVisible();
  await expectAccessible(page);
  await open(`${tab('departments')}&department=1`);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Open board' }).click();
  await expect(page).toHaveURL(/\/workspace\/1$/);
});

test('templates stand in the order of their names, and are found by typing', { tag: '@deep' }, async ({ page, open }) => {
  for (let count = 12; count >= 1; count--)
    await post(page, '/api/checklist-templates', { name: `Round ${count}`, items: [{ text: 'One' }] });
  await post(page, '/api/checklist-templates', { name: 'Onboarding', department: 'HR', items: [{ text: 'One' }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(tab('templates'));
  const views = page.getByRole('button', { name: /^View / });
  await expect(views.first()).toHaveAccessibleName('View Onboarding');
  await expect(views.nth(2)).toHaveAccessibleName('View Round 2');
  await expect(views.last()).toHaveAccessibleName('View Round 12');
  const line = page.getByRole('searchbox', { name: 'Search templates' });
  await line.fill('hr');
  await expect(views).toHaveCount(1);
  await line.fill('xylophone');
  await expect(page.getByText('No templates match this search.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
