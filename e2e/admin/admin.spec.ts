// The administration: access, users, all tasks, audit log, accessibility.

import { dialog, fresh, post, tab } from '#support/admin.ts';
import { boardMenu, card, column, dragTo, expectToast, pressInBoardMenu } from '#support/board.ts';
import {
  engineering,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { withoutStream } from '#support/without-stream.ts';

const denied = "You don't have permission to access this page. This section is restricted to administrators.";

test.describe('somebody who is no administrator', () => {
  test('is sent home and told why; nothing leads there and nothing is loaded', async ({ page, login, server }) => {
    await login('engineer');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(server.url + screens.admin.href());
    await expect(page).toHaveURL(server.url + screens.workspace.href(engineering));
    await expectToast(page, 'Admin Dashboard', denied);
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
    // Scripts of these names may load: they hold no data.
    const ofAdministrators = /^\/api\/(admin\/|checklist-templates|tasks$)/;
    expect(asked.filter((path) => ofAdministrators.test(path))).toEqual([]);
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
    const username = `uma${Date.now().toString(36)}`;
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
    await page.route('**/api/**/role', (route) =>
      route.fulfill({ status: 409, json: { error: 'conflict', message: 'Not now.' } }),
    );
    await role.click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await expectToast(page, 'Failed to update role', 'Not now.');
    await expect(role).toHaveText('User');
    await page.unroute('**/api/**/role');
    await role.click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await expectToast(page, 'Role updated');
    await expect(role).toHaveText('Admin');

    const remove = async () => {
      await row.getByRole('button', { name: `More for ${fullName}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    };
    await remove();
    const question = page.getByRole('alertdialog', { name: 'Confirm User Deletion' });
    await page.route('**/api/users/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Failed to delete user');
    await page.unroute('**/api/users/*');
    await remove();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'User deleted');
    await expect(page.getByText('No users match this search.')).toBeVisible();
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

  test('reads who did what, and who was refused', async ({ page, login, open, another, server }) => {
    const name = fresh('Watched');
    const theirs = await another();
    const { fullName } = await login('outsider', theirs);
    await post(page, '/api/departments', { name });
    const refused = await theirs.request.post(`${server.url}/api/departments`, { data: { name: 'Mine' } });
    expect(refused.status()).toBe(403);
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

    const whose = page.getByRole('button', { name: /^Person / });
    await expect(whose).toHaveText(/Everybody/);
    await whose.click();
    const line = page.getByRole('dialog', { name: 'Person' }).getByRole('combobox');
    await expect(line).toBeFocused();
    await expect(page.getByRole('option', { name: 'Everybody', selected: true })).toBeVisible();
    await line.fill('nobody is called so');
    await expect(page.getByText('Nobody found.').first()).toBeVisible();
    await line.fill(fullName.split(' ').toReversed().join(' ').toUpperCase());
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`userId=${person.id}`));
    await expect(whose).toBeFocused();
    await expect(whose).toHaveText(new RegExp(fullName));
    await expect(page.getByRole('row', { name: new RegExp(`${fullName}.*Refused`) })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    await page.reload();
    await expect(whose).toHaveText(new RegExp(fullName));
    await whose.press('Enter');
    await expect(page.getByRole('option', { name: fullName, selected: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(whose).toHaveText(/Everybody/);
    await expect(page).not.toHaveURL(/userId/);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await open(`${tab('audit')}&userId=99999`);
    await expect(whose).toHaveText(/Deleted user/);
  });

  test('adds a column to a board, which others see without asking', { tag: '@deep' }, async ({ page, login, open, another }) => {
    const theirs = await another();
    await login('engineer', theirs);
    await open(screens.workspace.href(engineering), theirs);
    await expect(column(theirs, 'Done')).toBeVisible();
    await boardMenu(theirs).click();
    await expect(theirs.getByRole('menuitem', { name: 'Export' })).toBeVisible();
    await expect(theirs.getByRole('menuitem', { name: 'Add column' })).toHaveCount(0);
    await theirs.keyboard.press('Escape');
    await open(screens.workspace.href(engineering));
    await pressInBoardMenu(page, 'Add column');
    await dialog(page).getByRole('button', { name: 'Add column' }).click();
    await expect(dialog(page).getByText('Please enter a name for the column.')).toBeVisible();
    // An immediate correction after a rejection must not count as a second click.
    await dialog(page)
      .getByLabel('Name of the column')
      .evaluate(async (field: HTMLInputElement) => {
        field.form?.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve));
        field.focus();
        document.execCommand('insertText', false, 'Done');
        field.form?.requestSubmit();
      });
    await expectToast(page, 'Failed to add column', 'A column of this name already exists on this board.');
    await dialog(page).getByLabel('Name of the column').fill('Blocked');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Column added');
    await expect(column(page, 'Blocked')).toBeVisible();
    await expect(column(theirs, 'Blocked')).toBeVisible({ timeout: 20_000 });
  });

  for (const width of [1440, 390]) {
    test(`has tabs and dialogs that everybody can use, ${width} wide`, { tag: width === 390 ? '@deep' : [] }, async ({
      page,
      open,
    }) => {
      test.slow();
      await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
      await followSystem(page);
      await page.setViewportSize({ width, height: 900 });
      const template = await post(page, '/api/checklist-templates', { name: fresh('A template'), items: [{ text: 'First' }] });
      const check = async () => {
        await expectAccessibleInBothThemes(page);
        await expectNoHorizontalScroll(page);
      };
      await open(`${tab('departments')}&department=3`);
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
      await withoutStream(page);
      for (const address of [tab('users'), tab('templates'), tab('tasks'), `${tab('tasks')}&view=list`, tab('audit')]) {
        await open(address);
        await expect(page.getByRole('tabpanel')).not.toBeEmpty();
        await page.waitForLoadState('networkidle');
        await check();
      }
      await page.getByRole('button', { name: 'Person Everybody' }).click();
      await expect(page.getByRole('option', { name: 'Everybody' })).toBeVisible();
      await check();
      await page.request.patch('/api/users/settings', { data: { theme: 'light' } });
    });
  }
});
