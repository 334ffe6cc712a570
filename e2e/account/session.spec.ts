// The session while somebody works, with mocked responses; typed text stays.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { column, expectToast } from '#support/board.ts';
import { expect, expectAccessible, screens, type Team, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';
import { withoutStream } from '#support/without-stream.ts';

test.use({ ownServer: false });

test.describe.configure({ timeout: 120_000 });

const current = '**/api/auth/current-user';

/** Advances the page's clock and waits for the effects. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  const asked = page.waitForResponse(current);
  await page.clock.runFor(milliseconds);
  await asked;
}

async function openTask(page: Page, team: Team): Promise<number> {
  const title = 'A task to write about';
  const id = await newTask(page.request, team, { title });
  await page.goto(team.url + screens.task.href(id));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return id;
}

async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

for (const { name, body, at, title, text } of [
  {
    name: 'whose person is missing is invalid at the third problem',
    body: JSON.stringify({ error: 'user_missing', message: 'Not authenticated', recovery: 'login' }),
    at: 3,
    title: 'Session Error',
    text: 'Your session appears to be invalid. Please log in again.',
  },
  {
    name: 'that cannot be refreshed is warned of at the fifth',
    body: JSON.stringify({ error: 'session_expired', message: 'Your session moved on.', recovery: 'login' }),
    at: 5,
    title: 'Authentication Warning',
    text: 'Your session moved on. Please log in again to continue.',
  },
  {
    name: 'that a refresh would restore says so',
    body: JSON.stringify({ error: 'session_expired', recovery: 'refresh' }),
    at: 5,
    title: 'Authentication Warning',
    text: 'Session issue detected Please refresh the page to restore your session.',
  },
  {
    name: 'of which nothing can be read is warned of, too',
    body: '<html>',
    at: 5,
    title: 'Authentication Warning',
    text: 'Having trouble maintaining your session. You may need to log in again soon.',
  },
]) {
  test(`a session ${name}`, { tag: at === 3 || body === '<html>' ? [] : '@deep' }, async ({ another, login, server }) => {
    const page = await another();
    await page.clock.install();
    await login('engineer', page);
    await page.goto(server.url + screens.members.href());
    await expect(page.getByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
    await page.route(current, (route) => route.fulfill({ status: 401, body, contentType: 'application/json' }));
    const toast = page.getByRole('region', { name: /Messages/ }).getByText(title);
    for (const [index, wait] of [15_000, 15_000, 15_000, 300_000, 300_000].slice(0, at).entries()) {
      if (index < at) await expect(toast).toHaveCount(0);
      await pass(page, wait);
      await page.clock.runFor(300);
    }
    await expectToast(page, title, text);
    // A deleted account offers no sign-in.
    const told =
      at === 3
        ? page.getByRole('heading', { name: 'Your account was deleted' })
        : page.getByRole('dialog', { name: 'Sign in again' });
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(server.url + screens.members.href());
  });
}

test('another status says so in place, and tries again', { tag: '@deep' }, async ({ another, login, server }) => {
  const page = await another();
  await login('engineer', page);
  await page.route(current, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(server.url + screens.members.href());
  await expect(page.getByRole('alert')).toContainText('Server returned 500');
  await expectAccessible(page);
  await page.unroute(current);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
});

test('a server that does not answer is waited for 10 seconds', async ({ another, login, server }) => {
  const page = await another();
  await page.clock.install();
  await login('engineer', page);
  await page.route(current, () => new Promise(() => undefined));
  await page.goto(server.url + screens.members.href());
  await page.clock.runFor(500);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toContainText('Request timed out. Please try again.');
});

for (const { name, answer, title, text } of [
  { name: 'says so', answer: 'success', title: 'Logged out', text: undefined },
  {
    name: 'that fails goes on all the same',
    answer: 'failure',
    title: 'Logout issue',
    text: 'There was an issue with the logout process. Redirecting to login page.',
  },
  { name: 'is waited for 3 seconds', answer: 'never', title: 'Logout timed out', text: undefined },
] as const) {
  test(`a logout ${name}`, { tag: answer === 'never' ? '@deep' : [] }, async ({ another, login, server }) => {
    const page = await another();
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    await login('engineer', page);
    await page.goto(server.url + screens.members.href());
    await page.evaluate(() => localStorage.setItem('last-active', '1'));
    if (answer === 'failure') await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 502, json: {} }));
    if (answer === 'never') await page.route('**/api/auth/logout', () => new Promise(() => undefined));
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(server.url + screens.auth.href());
    await expectToast(page, title, text);
    await expect(page.getByText('Authentication Required')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('last-active'))).toBeNull();
    if (answer === 'failure') expect(written).toContain('Logout failed with status: 502');
  });
}

test("the person's menu ends with the version, wide and narrow", async ({ page, login, server }) => {
  const { version } = JSON.parse(readFileSync(new URL('../../apps/web/package.json', import.meta.url), 'utf8'));
  await login('engineer');
  await page.goto(server.url + screens.members.href());
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').locator('> *').last()).toHaveText(`Version ${version}`);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(`Version ${version}`)).toBeVisible();
});

test('a session that ends at work asks to sign in again; a comment stays where it was typed and is sent', async ({
  page,
  login,
  team,
}) => {
  const { password } = await login('engineer');
  await withoutStream(page);
  await openTask(page, team);
  const box = page.getByPlaceholder('Add a comment...');
  await box.fill('Half a thought');
  await page.context().clearCookies();
  // Another call may notice it first, and the dialog then covers the button.
  await page.getByRole('button', { name: 'Post Comment', includeHidden: true }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectToast(page, 'Failed to add comment', 'Please try again.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Login failed: Invalid username or password')).toBeVisible();
  await signInAgain(page, password);
  await expect(box).toHaveValue('Half a thought');
  await expect(box).toBeFocused();
  await page.reload();
  await expect(box).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectToast(page, 'Comment added', 'Your comment has been added successfully');
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Half a thought')).toBeVisible();
  await expect(box).toHaveValue('');
});

test('a session that ends while somebody types asks once they have paused, and takes no letter of theirs', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await withoutStream(page);
  await openTask(page, team);
  const box = page.getByPlaceholder('Add a comment...');
  await box.focus();
  await page.context().clearCookies();
  const refused = page.waitForResponse((response) => response.status() === 401);
  // The next call notices it, here within five seconds.
  const sentence = 'Whoever writes a long sentence does not look at what comes.';
  await page.keyboard.type(sentence, { delay: 120 });
  await refused;
  await page.keyboard.type(' And another', { delay: 60 });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(box).toHaveValue(`${sentence} And another`);
});

test('what is typed into a new task survives reload, navigation and the end of the session', async ({
  page,
  login,
  server,
  team,
}) => {
  const { password } = await login('engineer');
  await withoutStream(page);
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  const description = dialog.getByRole('textbox', { name: /^Description/ });
  async function openDialog(): Promise<void> {
    await expect(column(page, 'To Do')).toBeVisible();
    await page.getByRole('button', { name: 'Add Task', exact: true }).first().click();
    await expect(dialog).toBeVisible();
  }
  await page.goto(server.url + team.board);
  await openDialog();
  await title.fill('Draw the map');
  await description.fill('With rivers');
  await page.reload();
  await openDialog();
  await expect(title).toHaveValue('Draw the map');
  await page.goto(server.url + screens.members.href());
  await page.goto(server.url + team.board);
  await openDialog();
  await expect(description).toHaveValue('With rivers');
  await page.context().clearCookies();
  // Another call may notice it first, and the dialog then covers the button.
  await page.locator('button[form=create-task-form]').dispatchEvent('click');
  await signInAgain(page, password);
  await expect(title).toHaveValue('Draw the map');
  await dialog.getByRole('button', { name: /^Create Task/ }).click();
  await expectToast(page, 'Task created', 'Your task has been added to the board.');
  await openDialog();
  await expect(title).toHaveValue('');
});

test('a task being edited survives reload and the end of the session, and nobody else sees what was typed', async ({
  page,
  login,
  server,
  team,
}) => {
  const { password } = await login('engineer');
  await withoutStream(page);
  const id = await openTask(page, team);
  const title = page.getByRole('textbox', { name: /^Title/ });
  await page.getByRole('button', { name: 'Edit Task' }).click();
  await title.fill('A better title');
  await page.getByPlaceholder('Add a comment...').fill('A secret remark');
  await page.reload();
  await expect(title).toHaveValue('A better title');
  await page.context().clearCookies();
  // Another call may notice it first, and the dialog then covers the button.
  await page.getByRole('button', { name: 'Save Changes', includeHidden: true }).dispatchEvent('click');
  await signInAgain(page, password);
  await expect(title).toHaveValue('A better title');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated', 'The task has been updated successfully.');
  await page.getByRole('button', { name: 'Edit Task' }).click();
  await title.fill('Never to be seen');

  await page.context().clearCookies();
  await login('colleague');
  await page.goto(server.url + screens.task.href(id));
  await expect(page.getByRole('heading', { level: 1, name: 'A better title' })).toBeVisible();
  await expect(page.getByPlaceholder('Add a comment...')).toHaveValue('');
  await expect(title).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Never to be seen');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('A secret remark');
});

test('whoever is another one starts at the sign-in page, and the screen of the first is gone', async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  await withoutStream(page);
  await openTask(page, team);
  await page.getByPlaceholder('Add a comment...').fill('Mine alone');
  await page.context().clearCookies();
  // Another call may notice it first, and the dialog then covers the button.
  await page.getByRole('button', { name: 'Post Comment', includeHidden: true }).dispatchEvent('click');
  await page.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(server.url + screens.auth.href());
  await expectToast(page, 'Logged out');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Mine alone');
});
