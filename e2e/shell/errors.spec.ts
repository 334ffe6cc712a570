// Error handling: inside a screen, outside of screens, and in promises.
import type { Page } from '@playwright/test';
import { cardTitle, expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, followSystem, screens, test } from '#support/fixtures.ts';
import { newGateway } from '#support/gateway.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

/** Makes the search of members throw the message typed after 'boom '. */
async function armed(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const real = String.prototype.normalize;
    String.prototype.normalize = function normalize(form?: string) {
      const message = /^boom (.*)$/s.exec(String(this))?.[1];
      if (message !== undefined) throw new Error(message);
      return real.call(this, form);
    };
  });
  await page.goto(url + screens.members.href());
}

async function breakWith(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search members' }).or(page.getByRole('searchbox')).first().fill(`boom ${message}`);
}

const api = ['Service Error', 'Our service is experiencing issues. Please try again in a moment.'] as const;
const network = [
  'Connection Error',
  "We're having trouble connecting to the server. Please check your internet connection.",
] as const;
const auth = ['Authentication Error', 'Your session may have expired or you need to log in again.'] as const;
const unknown = ['Something went wrong', 'An unexpected error occurred. Please try again.'] as const;

test('an error of a screen is classified by its message, and the frame stays', async ({ another, login, server }) => {
  const page = await another();
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await login('engineer', page);
  await armed(page, server.url);
  for (const [message, [title, text]] of [
    ['Query Error (/api/x): 401: No', auth],
    ['Query Error (/api/x): 500: No', api],
    ['Failed to fetch', network],
    ['Cannot read properties of undefined', unknown],
  ] as const) {
    await page.goto(server.url + screens.members.href());
    await breakWith(page, message);
    const card = page.getByRole('main').getByRole('alert');
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card).toContainText(text);
    await card.getByText('Details').click();
    await expect(card.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Log Out' })).toHaveCount(title === auth[0] ? 1 : 0);
    await expect(card.getByRole('button', { name: 'Go Home' })).toHaveCount(title === auth[0] ? 0 : 1);
    expect(written.some((line) => line.includes(message))).toBe(true);
  }
});

test('an error can be tried again until that stops to help', { tag: '@deep' }, async ({ another, login, server }) => {
  const page = await another();
  await followSystem(page);
  await login('engineer', page);
  await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
  await armed(page, server.url);
  for (let attempt = 0; attempt < 4; attempt++) {
    await breakWith(page, `${'x'.repeat(100)}yyy`);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
  }
  await breakWith(page, `${'x'.repeat(100)}yyy`);
  const card = page.getByRole('main').getByRole('alert');
  await expect(card.getByRole('heading', { name: 'Persistent Error' })).toBeVisible();
  await expect(card).toContainText("We're experiencing persistent issues. You may need to try again later or contact support.");
  await expect(card).toContainText('x'.repeat(100));
  await expect(card).not.toContainText('y'.repeat(3));
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: 'Go Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
  await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'light' } });
});

test('an error of the session can be left by logging out', async ({ another, login, server }) => {
  const page = await another();
  await login('engineer', page);
  await armed(page, server.url);
  await breakWith(page, 'Not authenticated');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(server.url + screens.auth.href());
});

test('a screen that cannot be loaded is a connection error, and trying again loads it', async ({ another, login, server }) => {
  const page = await another();
  await login('engineer', page);
  await page.route('**/assets/members-screen-*.js', (route) => route.abort());
  await page.goto(server.url + screens.members.href());
  await expect(page.getByRole('main').getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await page.unroute('**/assets/members-screen-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
});

for (const styled of [true, false]) {
  test(`what nothing else caught is an error of the application, ${styled ? 'with' : 'without'} styles`, {
    tag: styled ? '@deep' : [],
  }, async ({ another, server }) => {
    const page = await another();
    await page.route('**/assets/sign-in-*.js', (route) => route.abort());
    if (!styled) await page.route('**/*.css', (route) => route.abort());
    await page.goto(server.url + screens.auth.href());
    await expect(page.getByRole('heading', { level: 1, name: 'Application Error' })).toBeVisible();
    await expect(page.getByText('Something went wrong with the application. Please try refreshing the page.')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
}

test('a promise that nobody waits for is logged and goes no further', async ({ another, server }) => {
  const page = await another();
  const written: string[] = [];
  const thrown: unknown[] = [];
  page.on('console', (message) => written.push(message.text()));
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto(server.url + screens.auth.href());
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new Error('Nobody waits for me')));
  await expect.poll(() => written.some((line) => line.includes('Nobody waits for me'))).toBe(true);
  expect(thrown).toEqual([]);
});

test('a failure of the server is told with the number that its log has, in a region and in a message', async ({
  another,
  login,
  server,
}) => {
  const page = await another();
  await login('admin', page);
  const json = { message: 'Something went wrong on the server. Please try again.', error: 'unexpected', requestId: '0a1b2c3d4e' };
  await page.route('**/api/checklist-templates', (route) => route.fulfill({ status: 500, json }));
  await page.goto(`${server.url}/admin?tab=templates`);
  const region = page.getByRole('main').getByRole('alert');
  await expect(region).toContainText('The templates could not be loaded.');
  await expect(region.getByText('Reference: 0a1b2c3d4e', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/checklist-templates');
  await page.route('**/api/departments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json }) : route.continue(),
  );
  await page.goto(`${server.url}/admin?tab=departments`);
  await page.getByRole('button', { name: 'New Department' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Support');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create|New/ })
    .click();
  await expect(page.getByText(`${json.message} (Reference: 0a1b2c3d4e)`).first()).toBeVisible();
});

test('the search and a task that fail on the server name the number, too', async ({ another, login, server, team }) => {
  const page = await another();
  await login('admin', page);
  const taskId = await newTask(page.request, team, { title: 'Cannot be read today' });
  const json = { message: 'Something went wrong on the server. Please try again.', error: 'unexpected', requestId: 'f00dfeed01' };
  const number = 'Reference: f00dfeed01';
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json }));
  await page.route(`**/api/tasks/${taskId}`, (route) => route.fulfill({ status: 500, json }));

  await page.goto(server.url + screens.task.href(taskId));
  await expect(page.getByRole('main').getByRole('alert').getByText(number, { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Search tasks' }).fill('cannot');
  await expect(page.getByRole('search').getByRole('alert').getByText(number, { exact: true })).toBeVisible();

  await page.goto(`${server.url}${team.board}?task=${taskId}`);
  const failure = page.getByRole('dialog').getByRole('alert');
  await expect(failure.getByText(number, { exact: true })).toBeVisible();
  await page.unroute(`**/api/tasks/${taskId}`);
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Cannot be read today' })).toBeVisible();
});

test('a task that is opened without a connection says so, and comes by itself once there is one', { tag: '@deep' }, async ({
  another,
  login,
  server,
  team,
}) => {
  // The gateway cuts what is open: a stream that opens while the browser goes offline would stay.
  const gateway = await newGateway(server.url);
  const page = await another();
  await login('engineer', page);
  const id = await newTask(page.request, team, { title: 'Read on the train' });
  await page.goto(gateway.url + team.board);
  await expect(cardTitle(page, 'Read on the train')).toBeVisible();
  // The chunk of the open task is loaded already.
  await cardTitle(page, 'Read on the train').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Read on the train' })).toBeAttached();
  await page.keyboard.press('Escape');
  const other = await newTask(page.request, team, { title: 'Read later' });
  await expect(cardTitle(page, 'Read later')).toBeVisible({ timeout: 30_000 });
  const failedPoll = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
  await page.context().setOffline(true);
  gateway.change('refuses');
  await cardTitle(page, 'Read later').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  // The polling must fail first.
  await expect(page.getByText(/^Offline, as of \d+:\d\d [AP]M\./)).toBeVisible();
  await failedPoll;
  gateway.change('up');
  await page.context().setOffline(false);
  await expect(dialog.getByRole('heading', { name: 'Read later' })).toBeAttached({ timeout: 40_000 });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  for (const task of [id, other]) await page.request.delete(`${server.url}/api/tasks/${task}`);
  gateway.close();
});

test('what opens over a board may fail to load: the board stays, it is said, and the next press tries again', async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another();
  await login('engineer', page);
  const id = await newTask(page.request, team, { title: 'Still on the board' });
  // The second shows nothing at all.
  const [task, push, sheet] = ['**/assets/task-dialog-*.js', '**/assets/push-*.js', '**/assets/shortcut-sheet-*.js'] as const;
  for (const file of [task, push, sheet]) await page.route(file, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/push-'));
  await page.goto(server.url + team.board);
  await missed;
  const title = cardTitle(page, 'Still on the board');
  await title.click();
  await expectToast(page, 'Connection Error', "We're having trouble connecting to the server.");
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(server.url + team.board);
  const missedToo = page.waitForEvent('requestfailed', (request) => request.url().includes('/shortcut-sheet-'));
  await page.keyboard.press('?');
  await missedToo;
  await expect(title).toBeVisible();
  // Not the sheet yet: the web may request a chunk twice, and the sheet would open.
  await page.unroute(task);
  await title.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Still on the board' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.unroute(sheet);
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await page.request.delete(`/api/tasks/${id}`);
});

test('a menu, a panel and a question that cannot be loaded say so, and open once one tries again', { tag: '@deep' }, async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another();
  await login('engineer', page);
  const id = await newTask(page.request, team, { title: 'Asked about' });
  const parts = /\/assets\/(menu|popover|confirm)-panel-.*\.js/;
  const asked: string[] = [];
  await page.route(parts, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${server.url}${team.board}?task=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Asked about' });
  // A failed preload shows no error.
  await expect.poll(() => new Set(asked).size).toBe(3);
  const told = page.getByRole('listitem').filter({ hasText: 'Connection Error' });
  const cases = [
    { button: 'Status: To Do', opens: page.getByRole('menu') },
    { button: 'Unassigned', opens: page.getByRole('dialog', { name: 'Assignee' }) },
    { key: 'Delete', opens: page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' }) },
  ];
  for (const { button, key, opens } of cases) {
    const press = () =>
      key ? page.keyboard.press(key) : dialog.getByRole('button', { name: button ?? '', exact: true }).click();
    await press();
    await expect(told).toContainText("We're having trouble connecting to the server.");
    // The same button retries too.
    const before = asked.length;
    await press();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect(told).toBeVisible();
    await page.unroute(parts);
    await told.getByRole('button', { name: 'Try Again' }).click();
    await expect(opens).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opens).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.route(parts, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
  }
  await page.request.delete(`/api/tasks/${id}`);
});

test('a part of the frame that breaks is told under the header, comes back, and takes nothing along', async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another();
  await page.clock.install();
  await login('engineer', page);
  await newTask(page.request, team, { title: 'Not taken along' });
  // The sidebar looks the icon up in a map of five departments.
  await page.addInitScript(() => {
    const real = Map.prototype.get;
    Map.prototype.get = function get(key: unknown) {
      if (this.size === 5 && this.has('accounting') && !('whole' in window)) throw new Error('The icon is missing');
      return real.call(this, key);
    };
  });
  await page.goto(server.url + team.board);
  const said = page.getByRole('alert').filter({ hasText: 'Could not be loaded' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: team.department });
  const expectBroken = async () => {
    await page.clock.runFor(500);
    await expect(said).toContainText('departments');
    await expect(links).toHaveCount(0);
    await expect(cardTitle(page, 'Not taken along')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ellen Engineer' })).toBeVisible();
  };
  await expectBroken();
  await said.getByRole('button', { name: 'Try Again' }).click();
  await expectBroken();
  await page.evaluate(() => Object.assign(window, { whole: true }));
  await page.clock.runFor(25_000);
  await expect(links).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('tools of the header that cannot be loaded on a phone leave the board standing', async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await login('engineer', page);
  const id = await newTask(page.request, team, { title: 'Still on the phone' });
  await page.route('**/assets/narrow-tools-*.js', (route) => route.abort());
  await page.goto(server.url + team.board);
  await expectToast(page, 'Connection Error', "We're having trouble connecting to the server.");
  await expect(cardTitle(page, 'Still on the phone')).toBeVisible();
  await page.request.delete(`/api/tasks/${id}`);
});
