// The administration: who may open it, departments and their people, checklist templates, all tasks, the audit log.
import type { Page } from '@playwright/test';
import { card, column, dragTo, expectToast } from './board.ts';
import { engineering, expect, expectAccessible, expectNoSideScroll, screens, test } from './fixtures.ts';

const denied = "You don't have permission to access this page. This section is restricted to administrators.";

const tab = (name: string) => `${screens.admin.href()}?tab=${name}`;

let count = 0;
const fresh = (word: string) => `${word} ${++count}`;

/** Asks the API as whoever the page is signed in as. */
async function post(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return reply.json();
}

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('somebody who is no administrator', () => {
  test('is sent home and told why; nothing leads there and nothing is loaded', async ({ page, login, server }) => {
    await login('engineer');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(server.url + screens.admin.href());
    await expect(page).toHaveURL(server.url + screens.workspace.href(engineering));
    await expectToast(page, 'Admin Dashboard', denied);
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
    expect(asked.filter((path) => /admin\/|checklist-templates|^\/api\/tasks$/.test(path))).toEqual([]);
  });

  test('by losing the role while the screen is open is told there, and it loads nothing more', async ({
    page,
    login,
    open,
    server,
  }) => {
    await login('admin');
    await page.clock.install();
    await open(tab('departments'));
    await expect(page.getByRole('button', { name: 'New Department' })).toBeVisible();
    await page.route('**/api/auth/current-user', async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      await route.fulfill({ response: reply, json: { ...body, permissions: { isAdmin: false, canAccessCompanyView: false } } });
    });
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(denied);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.goto(server.url + screens.admin.href());
    await expectToast(page, 'Admin Dashboard', denied);
  });
});

test.describe('an administrator', () => {
  test.beforeEach(async ({ login }) => {
    await login('admin');
  });

  test('finds the tabs under their addresses, and the way back', async ({ page, open, server }) => {
    await open(screens.home.href());
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    for (const name of ['Users', 'Departments', 'Templates', 'Tasks', 'Audit']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}`));
      await page.reload();
      await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(`${server.url}/workspace/1`);
  });

  test('sees everybody, changes a role and deletes an account, never the own', async ({ page, open, server }) => {
    const username = `uma${count}x${Date.now().toString(36)}`;
    const fullName = `Uma ${username}`;
    const data = {
      username,
      password: 'uma has a password',
      fullName,
      email: `${username}@example.com`,
      departmentId: 3,
      role: 'user',
    };
    expect((await page.request.post(`${server.url}/api/users`, { data })).status()).toBe(201);
    await open(tab('users'));
    const heads = ['User', 'Username', 'Email', 'Title', 'Role'];
    for (const name of heads) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    const own = page.getByRole('row', { name: /Administrator/ });
    await expect(own.getByRole('combobox', { name: 'Role of Administrator' })).toBeDisabled();
    await expect(own.getByRole('combobox')).toHaveAccessibleDescription('You cannot change your own role.');
    await expect(own.getByRole('button', { name: 'Delete Administrator' })).toBeDisabled();
    await expect(own.getByRole('button', { name: 'Delete Administrator' })).toHaveAccessibleDescription(
      'You cannot delete your own account.',
    );

    await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
    await expect(page.getByRole('status').filter({ hasText: '1 user' })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(fullName) });
    await expect(row).toContainText(`${username}@example.com`);
    const role = row.getByRole('combobox', { name: `Role of ${fullName}` });
    await expect(role).toHaveText('User');
    await page.route('**/role', (route) => route.fulfill({ status: 409, json: { error: 'conflict', message: 'Not now.' } }));
    await role.click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await expectToast(page, 'Failed to update role', 'Not now.');
    await expect(role).toHaveText('User');
    await page.unroute('**/role');
    await role.click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await expectToast(page, 'Role updated');
    await expect(role).toHaveText('Admin');

    await row.getByRole('button', { name: `Delete ${fullName}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm User Deletion' });
    await page.route('**/api/users/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Failed to delete user');
    await page.unroute('**/api/users/*');
    await row.getByRole('button', { name: `Delete ${fullName}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'User deleted');
    await expect(page.getByText('No users match this search.')).toBeVisible();
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
    // What was typed is still there.
    await expect(dialog(page).getByLabel('Description')).toHaveValue('What we found out');
    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Name').press('Enter');
    await expectToast(page, 'Department created');
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('region', { name }).getByText('What we found out')).toBeVisible();
    await expect(page.getByRole('region', { name }).getByText('No members yet')).toBeVisible();
    await page.goto(screens.members.href());
    await page.getByRole('combobox', { name: 'Workspace' }).click();
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
    await dialog(page).getByRole('searchbox').fill(fullName.toLowerCase());
    await dialog(page).getByRole('radio', { name: fullName }).check();
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

    await row.getByRole('button', { name: `Remove ${fullName} from ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, 'User removed', `${fullName} no longer belongs to ${name}.`);
    await expect(link).toHaveCount(0, { timeout: 20_000 });
    // The board that was open is theirs no more.
    await expect(theirs.getByText('You do not have access to this workspace.')).toBeVisible({ timeout: 20_000 });
    await expect(column(theirs, 'To Do')).toHaveCount(0, { timeout: 20_000 });
    expect(
      (await theirs.request.get(`${server.url}/api${new URL(board).pathname.replace('workspace', 'workspaces')}/tasks`)).status(),
    ).toBe(403);
  });

  test('deletes a department, after being told what goes with it', async ({ page, open }) => {
    const name = fresh('Short-lived');
    const { id } = await post(page, '/api/departments', { name });
    await open(`${tab('departments')}&department=${id}`);
    await page.getByRole('button', { name: `Delete the department ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This will also remove all user associations');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await page.getByRole('button', { name: `Delete the department ${name}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Department deleted');
    await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(0);
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

  test('is told what the server says where an act fails, and a generic sentence where it says nothing', async ({
    page,
    open,
  }) => {
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

  test('makes, views, edits and deletes a template', async ({ page, open }) => {
    await page.route('**/api/checklist-templates', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
    );
    await open(tab('templates'));
    await expect(page.getByText('No templates yet')).toBeVisible();
    await page.unroute('**/api/checklist-templates');

    const name = fresh('First day');
    await page.getByRole('button', { name: 'Create Template' }).click();
    const editor = dialog(page);
    await editor.getByRole('button', { name: 'Create Template' }).click();
    await expect(editor.getByText('Template name must be at least 3 characters long')).toBeVisible();
    await expect(editor.getByText('Item text is required')).toBeVisible();
    await expect(editor.getByLabel('Name')).toBeFocused();
    await editor.getByRole('button', { name: 'Remove item 1' }).click();
    await expect(editor.getByText('At least one checklist item is required')).toBeVisible();
    await editor.getByLabel('Name').fill(name);
    await editor.getByRole('combobox', { name: 'Department' }).click();
    const options = [
      'All Departments',
      'Marketing',
      'Engineering',
      'HR',
      'Finance',
      'Operations',
      'Sales',
      'Customer Support',
      'Product Management',
    ];
    expect((await page.getByRole('option').allTextContents()).slice(0, 9)).toEqual(options);
    await page.getByRole('option', { name: 'Finance' }).click();

    // Enter adds the next one, Alt and an arrow move, Backspace takes an empty one away.
    await editor.getByLabel('Item 1', { exact: true }).fill('Desk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Laptop');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Badge');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.getByLabel('Item 2', { exact: true })).toHaveValue('Badge');
    await expect(editor.getByLabel('Item 2', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor.getByLabel('Item 3', { exact: true })).toHaveValue('');
    await page.keyboard.press('Backspace');
    await expect(editor.getByLabel('Item 3', { exact: true })).toHaveValue('Laptop');
    await editor.getByRole('button', { name: 'Move item 1 down' }).click();
    await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Badge');
    await editor.getByRole('button', { name: 'Add a description to item 1' }).click();
    await editor.getByLabel('Description of item 1').fill('At the reception');
    await editor.getByRole('button', { name: 'Create Template' }).click();
    await expectToast(page, 'Template created');

    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Finance');
    await expect(row).toContainText('3 items');
    await row.getByRole('button', { name: `View ${name}` }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveText(['BadgeAt the reception', 'Desk', 'Laptop']);
    await dialog(page).getByRole('button', { name: 'Edit Template' }).click();
    await editor.getByLabel('Name').fill(' ');
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expect(editor.getByText('Please enter a name for the template.')).toBeVisible();
    await editor.getByLabel('Name').fill(`${name} again`);
    await editor.getByRole('combobox', { name: 'Department' }).click();
    await page.getByRole('option', { name: 'All Departments' }).click();

    // With the mouse: the last before the first.
    const handle = editor.locator('li').nth(2).locator('[data-handle]');
    const [from, to] = [await handle.boundingBox(), await editor.locator('li').first().boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + 6, { steps: 10 });
    await page.mouse.move(to.x + 60, to.y + 4, { steps: 3 });
    await page.mouse.up();
    await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Laptop');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ name: `${name} again`, department: null });
    await expectToast(page, 'Template updated');
    const changed = page.getByRole('row', { name: new RegExp(`${name} again`) });
    await expect(changed).toContainText('All Departments');

    await changed.getByRole('button', { name: `Delete ${name} again` }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Template deleted');
    await expect(changed).toHaveCount(0);
  });

  test('writes nobody over: who saved a template meanwhile is told, seen, and replaced only on purpose', async ({
    page,
    open,
    server,
  }) => {
    const name = fresh('Of two');
    const made = await page.request.post(`${server.url}/api/checklist-templates`, { data: { name, items: [{ text: 'First' }] } });
    const { id } = await made.json();
    await open(tab('templates'));
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Template' });
    await editor.getByLabel('Item 1', { exact: true }).fill('Mine');
    const url = `${server.url}/api/checklist-templates/${id}`;
    await page.request.put(url, { data: { name, description: 'A better one', items: [{ text: 'Theirs' }] } });
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Failed to update template', 'Somebody else has saved this template meanwhile.');
    const notice = editor.getByRole('region', { name: 'Somebody else has saved this template meanwhile.' });
    await expect(notice).toContainText('What you typed is still here and is not saved.');
    await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Mine');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'See the newer version' }).click();
    const seen = page.getByRole('dialog', { name, exact: true });
    await expect(seen.getByRole('listitem')).toHaveText(['Theirs']);
    await expect(seen).toContainText('A better one');
    await seen.getByRole('button', { name: 'Close' }).last().click();
    await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Mine');
    await notice.getByRole('button', { name: 'Save mine anyway' }).click();
    await expectToast(page, 'Template updated');
    await expect(editor).toHaveCount(0);
    expect(await (await page.request.get(url)).json()).toMatchObject({ items: [{ text: 'Mine' }], version: 3 });

    // An answer that was lost is no quarrel with oneself.
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await editor.getByLabel('Item 1', { exact: true }).fill('Mine again');
    await page.route('**/api/checklist-templates/*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Failed to update template');
    await page.unroute('**/api/checklist-templates/*');
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Template updated');
    await expect(editor).toHaveCount(0);
  });

  test('loses nothing of a template that could not be saved', async ({ page, open }) => {
    await open(tab('templates'));
    await page.getByRole('button', { name: 'Create Template' }).first().click();
    await dialog(page).getByLabel('Name').fill('Kept');
    await dialog(page).getByLabel('Item 1', { exact: true }).fill('This too');
    await page.route('**/api/checklist-templates', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await dialog(page).getByRole('button', { name: 'Create Template' }).click();
    await expectToast(page, 'Failed to create template');
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toContainText('Discard this draft?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog(page).getByLabel('Item 1', { exact: true })).toHaveValue('This too');
  });

  test('sees all tasks as a board and as a list, and filters them by the address', async ({ page, open }) => {
    const base = { workspaceId: engineering, columnId: 9, department: 'Engineering', priority: 'P1' };
    await post(page, '/api/tasks', { ...base, title: 'An engine that is late', dueDate: '2026-01-01' });
    await post(page, '/api/tasks', { ...base, title: 'A person to hire', workspaceId: 2, columnId: 6, department: 'HR' });
    await open(tab('tasks'));
    await expect(page.getByRole('button', { name: 'Board View' })).toHaveAttribute('aria-pressed', 'true');
    await expect(card(column(page, 'To Do'), 'An engine that is late')).toBeVisible();
    await dragTo(page, card(page, 'A person to hire'), column(page, 'Review'));
    await expect(card(column(page, 'Review'), 'A person to hire')).toBeVisible();

    await page.getByRole('button', { name: 'List View' }).click();
    await expect(page).toHaveURL(/view=list/);
    const heads = ['Title', 'Status', 'Priority', 'Assignee', 'Department', 'Due date'];
    for (const name of heads) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    const titles = page.getByRole('row').getByRole('rowheader');
    await page.getByRole('combobox', { name: 'Department' }).click();
    await page.getByRole('option', { name: 'HR' }).click();
    await expect(titles).toHaveText(['A person to hire']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'To Do' }).click();
    await expect(titles).toHaveText(['An engine that is late']);
    await page.getByRole('combobox', { name: 'Due date' }).click();
    await page.getByRole('option', { name: 'No date' }).click();
    await expect(page.getByText('No tasks match this filter.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Due date' }).click();
    await page.getByRole('option', { name: 'Overdue' }).click();
    await page.getByRole('searchbox', { name: /by title or description/ }).fill('engine');
    await expect(titles).toHaveText(['An engine that is late']);
    await expect(page).toHaveURL(/q=engine/);
    await page.reload();
    await expect(titles).toHaveText(['An engine that is late']);
    await page.getByRole('button', { name: 'View An engine that is late' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'An engine that is late' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL(/tab=tasks.*q=engine/);
  });

  test('reads who did what, and who was refused', async ({ page, login, open, another }) => {
    const name = fresh('Watched');
    const theirs = await another();
    const { fullName } = await login('outsider', theirs);
    await post(page, '/api/departments', { name });
    expect(
      (await theirs.request.post('/api/departments', { data: { name: 'Mine' } }).catch(() => undefined))?.status() ?? 403,
    ).toBe(403);
    const person = (await (await page.request.get('/api/admin/users')).json()).find(
      (user: { fullName: string }) => user.fullName === fullName,
    );
    const role = { userId: person.id, departmentId: person.departments[0].id };
    for (const next of ['lead', 'member']) await page.request.patch('/api/user-departments', { data: { ...role, role: next } });
    await open(tab('audit'));
    await expect(page.getByRole('row', { name: new RegExp(`Created a department.*${name}`) })).toBeVisible();
    await expect(page.getByRole('row', { name: /Changed a role in a department.* · HR · Member → Lead/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Outcome' }).click();
    await page.getByRole('option', { name: 'Refused' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${fullName}.*Refused`) })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    await expect(page).toHaveURL(/outcome=refused/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });

  test('adds a column to a board, which others see without asking', async ({ page, login, open, another }) => {
    const theirs = await another();
    await login('engineer', theirs);
    await open(screens.workspace.href(engineering), theirs);
    await expect(theirs.getByRole('button', { name: 'Add column' })).toHaveCount(0);
    await open(screens.workspace.href(engineering));
    await page.getByRole('button', { name: 'Add column' }).click();
    await dialog(page).getByRole('button', { name: 'Add column' }).click();
    await expect(dialog(page).getByText('Please enter a name for the column.')).toBeVisible();
    await dialog(page).getByLabel('Name of the column').fill('Done');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Failed to add column', 'A column of this name already exists in the workspace.');
    await dialog(page).getByLabel('Name of the column').fill('Blocked');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Column added');
    await expect(column(page, 'Blocked')).toBeVisible();
    await expect(column(theirs, 'Blocked')).toBeVisible({ timeout: 20_000 });
  });

  for (const width of [1440, 390]) {
    for (const theme of ['light', 'dark']) {
      test(`has tabs and dialogs that everybody can use, ${width} ${theme}`, async ({ page, open }) => {
        test.slow();
        await page.request.patch('/api/users/settings', { data: { theme } });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const template = await post(page, '/api/checklist-templates', { name: fresh('A template'), items: [{ text: 'First' }] });
        const check = async () => {
          await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
          await expectNoSideScroll(page);
          await expectAccessible(page);
        };
        await open(`${tab('departments')}&department=3`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('button', { name: 'Add User' })).toBeVisible();
        await check();
        for (const name of ['Assign User', 'New Department']) {
          await page.getByRole('button', { name }).click();
          await check();
          await page.keyboard.press('Escape');
        }
        await open(tab('templates'));
        await page.getByRole('button', { name: `View ${template.name}` }).click();
        await check();
        await dialog(page).getByRole('button', { name: 'Edit Template' }).click();
        await dialog(page).getByLabel('Item 1', { exact: true }).fill('');
        await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
        await check();
        for (const address of [tab('users'), tab('templates'), tab('tasks'), `${tab('tasks')}&view=list`, tab('audit')]) {
          await open(address);
          await expect(page.getByRole('tabpanel')).not.toBeEmpty();
          await page.waitForLoadState('networkidle');
          await check();
        }
        await page.request.patch('/api/users/settings', { data: { theme: 'light' } });
      });
    }
  }
});
