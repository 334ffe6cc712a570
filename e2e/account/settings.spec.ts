// The settings: all tabs, saving, export of data, deletion of the account.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expectToast } from '#support/board.ts';
import {
  engineering,
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { newcomer, openTab, password, saved, tabs } from '#support/settings.ts';

// Each test creates its own person.
test.use({ ownServer: false });

test.describe('what is saved with the button', () => {
  test.beforeEach(async ({ page, server, open }) => {
    await newcomer(page, server.url);
    await open(screens.settings.href());
  });

  test('the defaults, the way back, and the button on the first three tabs', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveText([...tabs]);
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/workspace/1');
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveText('Light');
    await expect(page.getByRole('switch', { name: 'Compact view' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Motion and animations' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await openTab(page, 'Notifications');
    for (const name of ['Email notifications', 'Task reminders', 'Comment notifications']) {
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await openTab(page, 'Preferences');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveText('As in my browser (UTC)');
    await expect(page.getByRole('combobox', { name: 'First day of the week' })).toHaveText('As my language and region');
    await expect(page.getByRole('combobox', { name: 'Date format' })).toContainText('MM/DD/YYYY');
    const [preferences, hints] = await Promise.all(
      ['Preferences', 'Hints'].map((name) => page.getByRole('region', { name }).boundingBox()),
    );
    expect(hints).toMatchObject({ x: preferences?.x, width: preferences?.width });
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await openTab(page, 'Data & Privacy');
    for (const name of ['Data collection', 'Activity tracking']) await expect(page.getByRole('switch', { name })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();
  });

  test('sends everything at once and says so', async ({ page }) => {
    await openTab(page, 'Notifications');
    await page.getByRole('switch', { name: 'Task reminders' }).click();
    await openTab(page, 'Preferences');
    await page.getByRole('combobox', { name: 'Timezone' }).click();
    await page.getByRole('option', { name: 'PST' }).click();
    const asked = page.waitForRequest((request) => request.method() === 'PATCH');
    let answer = () => {};
    await page.route('**/api/users/settings', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const body = (await asked).postDataJSON();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toBeDisabled();
    answer();
    await expectToast(page, 'Settings updated', 'Your preferences have been saved successfully');
    expect(body).toMatchObject({
      emailNotifications: true,
      pushNotifications: true,
      taskReminders: false,
      commentNotifications: true,
      theme: 'light',
      language: 'english',
      timezone: 'PST',
      dateFormat: 'MM/DD/YYYY',
    });
    expect(await saved(page)).toMatchObject({ taskReminders: false, timezone: 'PST' });

    // Another tab follows at once.
    await page.unroute('**/api/users/settings');
    const tab = await page.context().newPage();
    await tab.goto(screens.settings.href());
    await expect(tab.getByRole('combobox', { name: 'Theme' })).toHaveText('Light');
    await openTab(page, 'Appearance');
    await page.getByRole('combobox', { name: 'Theme' }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 5_000 });
    await tab.close();
  });

  test('a failure says so and keeps what was chosen', async ({ page }) => {
    await openTab(page, 'Preferences');
    await page.getByRole('combobox', { name: 'Date format' }).click();
    await page.getByRole('option', { name: 'YYYY-MM-DD' }).click();
    await page.route('**/api/users/settings', (route) =>
      route.fulfill({ status: 503, json: { message: 'no', error: 'unavailable' } }),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const text = 'There was a problem saving your settings. Please try again.';
    await expectToast(page, 'Error updating settings', text);
    await expect(page.getByRole('combobox', { name: 'Date format' })).toContainText('YYYY-MM-DD');
    await page.unroute('**/api/users/settings');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Settings updated', 'Your preferences have been saved successfully');
    expect(await saved(page)).toMatchObject({ dateFormat: 'YYYY-MM-DD' });
  });

  test('a theme is shown at once and taken back when the screen is left without saving', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Theme' }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openTab(page, 'Data & Privacy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('dates', () => {
  test('every screen follows zone and format', { tag: '@deep' }, async ({ page, server, open }) => {
    await newcomer(page, server.url);
    const task = { title: 'Dated', columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
    const made = await page.request.post('/api/tasks', { data: { ...task, startDate: '2020-11-05', dueDate: '2099-12-31' } });
    const { id, createdAt } = await made.json();
    await page.request.post(`/api/tasks/${id}/comments`, { data: { content: 'A comment' } });
    for (const [timezone, zone, dateFormat, due, long, start] of [
      ['PST', 'America/Los_Angeles', 'DD/MM/YYYY', '31 Dec 2099', 'Thursday, 31 December 2099', '5 Nov 2020'],
      ['EST', 'America/New_York', 'YYYY-MM-DD', '2099-12-31', 'Thursday, 2099-12-31', '2020-11-05'],
      ['UTC', 'UTC', 'MM/DD/YYYY', 'Dec 31, 2099', 'Thursday, December 31, 2099', 'Nov 5, 2020'],
    ] as const) {
      await page.request.patch('/api/users/settings', { data: { timezone, dateFormat } });
      await open(screens.workspace.href(engineering));
      await expect(page.getByTitle(`Due ${long}`, { exact: true })).toHaveText(`${due}Due ${long}`);
      await open(screens.task.href(id));
      const main = page.getByRole('main');
      const day = new Intl.DateTimeFormat('en-US', { timeZone: zone, day: 'numeric', month: 'short' }).formatToParts(
        new Date(createdAt),
      );
      const part = (wanted: string) => day.find(({ type }) => type === wanted)?.value ?? '';
      const created = {
        'DD/MM/YYYY': `${part('day')} ${part('month')}`,
        'YYYY-MM-DD': new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(createdAt)).slice(5),
        'MM/DD/YYYY': `${part('month')} ${part('day')}`,
      }[dateFormat];
      for (const date of [due, start, `Created ${created}`])
        await expect(main.getByText(date, { exact: true }).first()).toBeVisible();
      await expect(main.locator('time').first()).toHaveAttribute('title', new RegExp(`^${created}, \\d+:\\d\\d\\s[AP]M$`));
    }
  });
});

test.describe('Data & Privacy', () => {
  let username: string;

  test.beforeEach(async ({ page, server, open }) => {
    username = await newcomer(page, server.url);
    await open(`${screens.settings.href()}?tab=privacy`);
  });

  test('a switch is saved when it is pressed, and put back when that fails', async ({ page }) => {
    const collection = page.getByRole('switch', { name: 'Data collection' });
    await collection.click();
    await expectToast(page, 'Settings updated', 'Your preferences have been saved successfully');
    expect(await saved(page)).toMatchObject({ dataCollection: false, activityTracking: true });
    await page.route('**/api/users/settings', (route) => route.abort());
    await collection.click();
    const text = 'There was a problem saving your settings. Please try again.';
    await expectToast(page, 'Error updating settings', text);
    await expect(collection).not.toBeChecked();
  });

  test('Export Data: a wrong password keeps the dialog, a good one brings the archive', async ({ page }) => {
    const task = { title: 'A task of mine', columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
    expect((await page.request.post('/api/tasks', { data: task })).status()).toBe(201);
    await page.getByRole('button', { name: 'Export Data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export Data' });
    const confirm = dialog.getByRole('button', { name: 'Export Data' });
    await confirm.click();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await dialog.getByLabel('Your password').fill('wrong');
    await confirm.click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expect(dialog.getByLabel('Your password')).toHaveValue('wrong');
    await page.route('**/api/account/export', (route) => route.abort());
    await dialog.getByLabel('Your password').fill(password);
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('Your data could not be exported.');
    await page.unroute('**/api/account/export');
    const downloaded = page.waitForEvent('download');
    await confirm.click();
    const download = await downloaded;
    await expect(dialog).toBeHidden();
    await expectToast(page, 'Data exported', 'The archive was saved');
    expect(download.suggestedFilename()).toBe(`tasklane-${username}-${new Date().toISOString().slice(0, 10)}.zip`);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['profile.json', 'tasks.json', 'tasks.csv', 'README.txt']));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('profile.json'))).toMatchObject({ username, email: `${username}@example.com` });
    expect(JSON.parse(text('tasks.json'))).toMatchObject([{ title: 'A task of mine', createdByMe: true }]);
    expect(text('tasks.csv')).toContain('A task of mine');
  });

  test('Delete Account: asks for both, ends everything, and the name does not sign in again', async ({
    page,
    server,
    another,
  }) => {
    const task = { title: 'Left behind', columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
    const me = await saved(page);
    const made = await page.request.post('/api/tasks', { data: { ...task, assigneeId: me['id'] } });
    const { id } = await made.json();
    await page.request.post(`/api/tasks/${id}/comments`, { data: { content: 'My last words' } });
    await page.evaluate(() => sessionStorage.setItem('draft:new-task', '"a draft"'));
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    await dialog.getByLabel('Your username').fill('somebody');
    await dialog.getByLabel('Your password').fill(password);
    await confirm.click();
    await expect(dialog.getByText('This is not your username.')).toBeVisible();
    await expect(dialog.getByLabel('Your username')).toBeFocused();
    await dialog.getByLabel('Your username').fill(username);
    await dialog.getByLabel('Your password').fill('wrong');
    await confirm.click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await dialog.getByLabel('Your password').fill(password);
    await confirm.click();
    await expect(page).toHaveURL(/\/auth$/);
    await expectToast(page, 'Account deleted', 'have been erased');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed: Invalid username or password')).toBeVisible();

    const other = await another();
    await newcomer(other, server.url);
    await other.goto(server.url + screens.task.href(id));
    await expect(other.getByText('My last words')).toBeVisible();
    await expect(other.getByText('Deleted user')).toBeVisible();
    await expect(other.getByRole('main').getByText('Unassigned').first()).toBeVisible();
    await expect(other.getByText(`Sam ${username}`)).toHaveCount(0);
  });
});

test('administrators are told that they cannot delete themselves', async ({ page, login, open }) => {
  await login('admin');
  await open(`${screens.settings.href()}?tab=privacy`);
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  await expect(page.getByText('Administrators cannot delete their own account.')).toBeVisible();
});

test('an error of the page is reported while the switch is on, without what was written', async ({ page, server, open }) => {
  await newcomer(page, server.url);
  await open(screens.settings.href());
  const reports: unknown[] = [];
  await page.route('**/api/client-errors', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.continue();
  });
  const fail = (message: string) => page.evaluate((text) => void Promise.reject(new TypeError(text)), message);
  const answered = page.waitForResponse('**/api/client-errors');
  page.removeAllListeners('console');
  await fail('no "Ann Lee" in task 12');
  expect((await answered).status()).toBe(200);
  expect(reports).toMatchObject([{ kind: 'promise', name: 'TypeError', message: 'no "…" in task #', screen: '/settings' }]);
  const script = (await page.locator('script[type=module]').first().getAttribute('src')) ?? '';
  expect((await page.request.get(`${script}.map`)).status(), 'nobody gets the source maps').toBe(404);
  const map = await readFile(new URL(`../../apps/web/source-maps/${basename(script)}.map`, import.meta.url), 'utf8');
  expect(JSON.parse(map).sources, 'the server finds the sources').toContainEqual(expect.stringMatching(/src\/.+\.tsx$/));
  await openTab(page, 'Data & Privacy');
  await page.getByRole('switch', { name: 'Data collection' }).click();
  await expectToast(page, 'Settings updated', 'Your preferences');
  await fail('another one');
  await page.waitForTimeout(500);
  expect(reports).toHaveLength(1);
});

for (const width of [1440, 390]) {
  test(
    `accessible at ${width}: every tab and both dialogs`,
    { tag: width === 390 ? '@deep' : [] },
    async ({ page, server, open }, info) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await followSystem(page);
      await newcomer(page, server.url);
      await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
      await open(screens.settings.href());
      const check = async (name: string) => {
        await page.screenshot({ path: info.outputPath(`${name}.png`), animations: 'disabled' });
        await expectNoHorizontalScroll(page);
        await expectAccessibleInBothThemes(page);
      };
      for (const tab of tabs) {
        await openTab(page, tab);
        await check(tab);
      }
      for (const name of ['Export Data', 'Delete Account']) {
        await page.getByRole('button', { name }).click();
        const dialog = page.getByRole('dialog', { name });
        await dialog.getByRole('button', { name }).click();
        await expect(dialog.getByText('Password is required')).toBeVisible();
        await check(`dialog ${name}`);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
      }
    },
  );
}
