// Departments in the administration: creation, members, deletion.
import { dialog, fresh, post, tab } from '#support/admin.ts';
import { cardTitle, column, expectToast } from '#support/board.ts';
import { expect, expectAccessible, screens, test } from '#support/fixtures.ts';

test.beforeEach(async ({ login }) => {
  await login('admin');
});

test('makes a department, and its board is there', async ({ page, open }) => {
  const name = fresh('Research Lab');
  await open(tab('departments'));
  await page.getByRole('button', { name: 'New Department' }).click();
  await dialog(page).getByRole('button', { name: 'Create Department' }).click();
  await expect(dialog(page).getByText('Please enter a name for the department.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Software Team');
  await dialog(page).getByLabel('Description').fill('What we found out');
  await dialog(page).getByRole('button', { name: 'Create Department' }).click();
  await expectToast(page, 'Failed to create department', 'A department of this name already exists.');
  // The typed text is still there, also after a reload.
  await expect(dialog(page).getByLabel('Description')).toHaveValue('What we found out');
  await page.reload();
  await page.getByRole('button', { name: 'New Department' }).click();
  await expect(dialog(page).getByLabel('Description')).toHaveValue('What we found out');
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel('Name').press('Enter');
  await expectToast(page, 'Department created');
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Department' })).toBeFocused();
  await expect(page.getByRole('region', { name }).getByText('What we found out')).toBeVisible();
  await expect(page.getByRole('region', { name }).getByRole('row', { name: /Administrator/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.goto(screens.members.href());
  await page.getByRole('combobox', { name: 'Board' }).click();
  await expect(page.getByRole('option', { name })).toBeVisible();
});

test('adds somebody, who sees the board at once, and removes them, who loses it at once', async ({
  page,
  login,
  open,
  another,
  server,
}) => {
  const name = fresh('Quality');
  const { id } = await post(page, '/api/departments', { name });
  const theirs = await another();
  const { fullName } = await login('colleague', theirs);
  await open(screens.home.href(), theirs);
  const links = theirs.getByRole('navigation', { name: 'Main' });
  await expect(links.getByRole('link', { name: /^Engineering/ })).toBeVisible();

  await open(`${tab('departments')}&department=${id}`);
  await page.getByRole('button', { name: 'Assign User' }).click();
  await dialog(page).getByRole('button', { name: 'Assign User' }).click();
  await expect(dialog(page).getByText('Please select both a user and a department.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add User' }).click();
  await dialog(page).getByRole('combobox', { name: 'Search by name, title or e-mail' }).fill(fullName.toLowerCase());
  await dialog(page).getByRole('option', { name: fullName }).click();
  await expect(dialog(page).getByRole('option', { name: fullName, selected: true })).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Lead' }).click();
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expectToast(page, 'User assigned', `${fullName} now belongs to ${name}.`);
  const row = page.getByRole('row', { name: new RegExp(fullName) });
  await expect(row).toContainText('Lead');
  const role = row.getByRole('combobox', { name: `Role of ${fullName} in ${name}` });
  await page.route('**/api/user-departments', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 404, json: { message: 'Gone.' } }) : route.fallback(),
  );
  await role.click();
  await page.getByRole('option', { name: 'Director' }).click();
  await expectToast(page, 'Failed to update role', 'Gone.');
  await expect(role).toHaveText('Lead');
  await page.unroute('**/api/user-departments');
  await role.click();
  await page.getByRole('option', { name: 'Director' }).click();
  await expectToast(page, 'Role updated', `${fullName} is now Director in ${name}.`);
  await expect(role).toHaveText('Director');
  await page.reload();
  await expect(role).toHaveText('Director');

  const link = links.getByRole('link', { name: new RegExp(`^${name}`) });
  await link.click({ timeout: 20_000 });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
  await expect(column(theirs, 'To Do')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const board = theirs.url();
  const workspaceId = Number(new URL(board).pathname.split('/').at(-1));
  const [first] = await (await page.request.get(`/api/workspaces/${workspaceId}/columns`)).json();
  await post(page, '/api/tasks', { title: 'Test the brakes', columnId: first.id, workspaceId, department: name, priority: 'P2' });
  await cardTitle(theirs, 'Test the brakes').click();
  await dialog(theirs).getByPlaceholder('Add a comment...').fill('They squeak');

  await row.getByRole('button', { name: `Remove ${fullName} from ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'User removed', `${fullName} no longer belongs to ${name}.`);
  await expect(link).toHaveCount(0, { timeout: 20_000 });
  // They no longer have access to the open board.
  await expect(theirs.getByText('You do not have access to this workspace.')).toBeVisible({ timeout: 20_000 });
  await expect(column(theirs, 'To Do')).toHaveCount(0, { timeout: 20_000 });
  // What they were typing there can still be copied.
  await theirs.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(theirs.getByLabel('Your text')).toHaveValue('They squeak');
  await theirs.getByRole('button', { name: 'Copy text' }).click();
  await expectToast(theirs, 'Text copied');
  expect(await theirs.evaluate(() => navigator.clipboard.readText())).toBe('They squeak');
  await expectAccessible(theirs);
  expect(
    (await theirs.request.get(`${server.url}/api${new URL(board).pathname.replace('workspace', 'workspaces')}/tasks`)).status(),
  ).toBe(403);
});

test('deletes a department, after being told what goes with it', async ({ page, open }) => {
  const name = fresh('Short-lived');
  const { id } = await post(page, '/api/departments', { name, join: true });
  const boards: { id: number; name: string }[] = await (await page.request.get('/api/workspaces')).json();
  const workspaceId = boards.find((board) => board.name === name)?.id;
  const [first] = await (await page.request.get(`/api/workspaces/${workspaceId}/columns`)).json();
  for (const title of [fresh('Left'), fresh('Behind')])
    await post(page, '/api/tasks', { title, columnId: first.id, workspaceId, department: name, priority: 'P2' });
  await open(`${tab('departments')}&department=${id}`);
  await page.getByRole('button', { name: `Delete the department ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It has 1 member and 2 open tasks.');
  await expect(question).toContainText('This will also remove all user associations');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: `Delete the department ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Department deleted');
  await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(0);
  // The department that is shown instead has the focus, and nobody asks for the members of the deleted one.
  await expect(page.getByRole('button', { name: /^Delete the department / })).toBeFocused();
  expect(asked.filter((url) => url.endsWith(`/api/departments/${id}/users`))).toEqual([]);
  await expect(page.getByRole('list', { name: 'All departments' })).not.toContainText(name);
});

test('presses twice and makes one', async ({ page, open }) => {
  const name = fresh('Twice');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/departments')) asked.push(request.url());
  });
  await open(tab('departments'));
  await page.getByRole('button', { name: 'New Department' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Create Department' }).dblclick();
  await expectToast(page, 'Department created');
  await expect(dialog(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('is told what the server says where an act fails, and a generic sentence where it says nothing', async ({ page, open }) => {
  const name = fresh('Stubborn');
  const { id } = await post(page, '/api/departments', { name });
  await open(`${tab('departments')}&department=${id}`);
  for (const [body, said] of [
    [{ message: 'The server said this.', error: 'conflict' }, 'The server said this.'],
    ['', 'Something went wrong on the server. Please try again.'],
  ] as const) {
    await page.route(`**/api/departments/${id}`, (route) =>
      body === '' ? route.fulfill({ status: 500, body: '<h1>oops</h1>' }) : route.fulfill({ status: 409, json: body }),
    );
    await page.getByRole('button', { name: `Delete the department ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Failed to delete department', said);
    await page.unroute(`**/api/departments/${id}`);
  }
});

test('finds no departments, and makes the first', async ({ page, open }) => {
  await page.route('**/api/departments', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
  );
  await open(tab('departments'));
  await expect(page.getByText('No departments yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Department' })).toHaveCount(1);
});

test('is open to registration as its switch says', async ({ page, open, another }) => {
  const name = fresh('Open Office');
  await open(tab('departments'));
  await page.getByRole('button', { name: 'New Department' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await expect(dialog(page).getByRole('switch', { name: 'Open to everybody' })).not.toBeChecked();
  await dialog(page).getByRole('switch', { name: 'Open to everybody' }).click();
  await dialog(page).getByRole('button', { name: 'Create Department' }).click();
  await expectToast(page, 'Department created');
  const setting = page.getByRole('region', { name }).getByRole('switch', { name: 'Open to everybody' });
  await expect(setting).toBeChecked();
  const stranger = await another();
  async function offered() {
    await stranger.goto(screens.auth.href());
    await stranger.getByRole('tab', { name: 'Register' }).click();
    const department = stranger.getByLabel('Department');
    await expect(department).not.toHaveAttribute('aria-busy', 'true');
    return department.getByRole('option').allTextContents();
  }
  expect(await offered()).toContain(name);
  await setting.click();
  await expectToast(page, name, 'The department is no longer open to everybody.');
  expect(await offered()).not.toContain(name);
});

test('renames a department in its row, and sidebar, tasks and old links follow in every open page', async ({
  page,
  login,
  open,
  another,
}) => {
  const [before, after] = [fresh('Quill Office'), fresh('Feather House')];
  const { id } = await post(page, '/api/departments', { name: before });
  const theirs = await another();
  const { fullName } = await login('colleague', theirs);
  const people = (await (await page.request.get('/api/users')).json()) as { id: number; fullName: string }[];
  const userId = people.find((person) => person.fullName === fullName)?.id;
  await post(page, '/api/user-departments', { userId, departmentId: id, role: 'member' });
  await open(screens.home.href(), theirs);
  const link = (name: string) =>
    theirs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) });
  await link(before).click();
  await expect(theirs.getByRole('heading', { level: 1, name: before })).toBeVisible();

  await open(tab('departments'));
  await page.getByRole('button', { name: `Actions for ${before}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const form = page.getByRole('form', { name: 'Rename' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Description').fill('Where feathers are kept');
  await form.getByLabel('Name').fill('Engineering');
  await form.getByLabel('Name').press('Enter');
  await expect(form.getByText('A department of this name already exists.')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Where feathers are kept');
  await page.reload();
  await page.getByRole('button', { name: `Actions for ${before}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('Where feathers are kept');
  await form.getByLabel('Name').fill(after);
  await form.getByLabel('Name').press('Enter');
  await expectToast(page, after, 'The former name still leads here.');
  await expect(page.getByRole('button', { name: `Actions for ${after}` })).toBeFocused();
  await expectAccessible(page);
  await expect(link(after)).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1, name: after })).toBeVisible();

  await page.goto(`${screens.workspace.href(0)}?department=${encodeURIComponent(before)}`);
  await expect(page).toHaveURL(new RegExp(`department=${after.split(' ')[0]}`));
});

test('keeps colour and icon of a department that is renamed, also in another tab', async ({ page, open }) => {
  const boards = (await (await page.request.get('/api/workspaces')).json()) as { id: number; department: string }[];
  const workspaceId = boards.find(({ department }) => department === 'Sales')?.id;
  const [first] = (await (await page.request.get(`/api/workspaces/${workspaceId}/columns`)).json()) as { id: number }[];
  const title = fresh('Call the harbour');
  await post(page, '/api/tasks', { title, columnId: first?.id, workspaceId, department: 'Sales', priority: 'P2' });
  const all = (await (await page.request.get('/api/departments')).json()) as { id: number; name: string }[];
  const departmentId = all.find(({ name }) => name === 'Sales')?.id;
  const beside = await page.context().newPage();
  const after = fresh('Customers');
  for (const tab of [page, beside]) {
    await tab.goto(screens.workspace.href(0));
    await expect(tab.locator('main .badge', { hasText: 'Sales' }).first()).toHaveAttribute('style', /--hue: ?150;/);
  }
  expect((await page.request.patch(`/api/departments/${departmentId}`, { data: { name: after } })).status()).toBe(200);
  for (const tab of [page, beside]) {
    await expect(tab.locator('main .badge', { hasText: after }).first()).toHaveAttribute('style', /--hue: ?150;/);
    const link = tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: after });
    await expect(link.locator('svg.lucide-trending-up')).toBeVisible();
  }
  await open(screens.workspace.href(0));
  await expect(page.locator('main .badge', { hasText: after }).first()).toHaveAttribute('style', /--hue: ?150;/);
});

test('archives a department, which leaves sidebar and lists, and takes it back', async ({ page, open }) => {
  const name = fresh('Old Times');
  await post(page, '/api/departments', { name, join: true });
  await open(tab('departments'));
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expectToast(page, name, 'It keeps its tasks, and nothing new goes into it.');
  const archived = page.getByRole('list', { name: 'Archived departments' });
  await expect(archived.getByText(name)).toBeVisible();
  await expect(links.getByRole('link', { name: new RegExp(`^${name}`) })).toBeHidden();
  await links.getByText('Archived departments').click();
  await expect(links.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(archived).toBeHidden();
  await expect(page.getByRole('list', { name: 'All departments' }).getByText(name)).toBeVisible();
});

test('merges a department into another one after it has said what moves, and old links lead there', async ({ page, open }) => {
  const [from, into] = [fresh('Small Team'), fresh('Large Team')];
  const { id } = await post(page, '/api/departments', { name: from });
  await post(page, '/api/departments', { name: into });
  const boards = (await (await page.request.get('/api/workspaces')).json()) as { id: number; name: string }[];
  const board = boards.find(({ name }) => name === from)?.id ?? 0;
  const columns = (await (await page.request.get(`/api/workspaces/${board}/columns`)).json()) as { id: number }[];
  await post(page, '/api/tasks', { title: 'Moves along', columnId: columns[0]?.id, department: from, priority: 'P2' });
  await open(`${tab('departments')}&department=${id}`);
  await page.getByRole('button', { name: `Actions for ${from}` }).click();
  await page.getByRole('menuitem', { name: 'Merge into...' }).click();
  await dialog(page).getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: into }).click();
  await expect(dialog(page).getByText('1 task, 0 members and 0 other things will move.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expectToast(page, from, `It is part of ${into} now.`);
  await expect(page.getByRole('heading', { level: 3, name: into })).toBeVisible();
  await page.goto(screens.workspace.href(board));
  await expect(page.getByRole('heading', { level: 1, name: into })).toBeVisible();
  await expect(cardTitle(page, 'Moves along')).toBeVisible();
});

test('orders departments by keyboard, and the sidebar follows', async ({ page, open }) => {
  const [first, second] = [fresh('Zeta'), fresh('Eta')];
  for (const name of [first, second]) await post(page, '/api/departments', { name, join: true });
  await open(tab('departments'));
  const names = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^(Zeta|Eta) / });
  await expect(names).toHaveText([new RegExp(second), new RegExp(first)]);
  await page.getByRole('button', { name: `Actions for ${first}` }).press('Enter');
  // As many departments as the tests before have left may be between the two.
  for (let step = 0; step < 40; step++) {
    const up = page.getByRole('menuitem', { name: 'Move up' });
    await up.press('Enter');
    if (await names.first().filter({ hasText: first }).isVisible()) break;
    await page.getByRole('button', { name: `Actions for ${first}` }).press('Enter');
  }
  await expect(names).toHaveText([new RegExp(first), new RegExp(second)]);
});
