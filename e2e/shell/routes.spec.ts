// The route table of the specification (part 1, section 2), its guard, and invalid URLs.
import { column, expectToast } from '#support/board.ts';
import { expect, expectAccessible, screens, test } from '#support/fixtures.ts';
import { taskDefaults } from '#support/tasks.ts';

test.use({ ownServer: false });

test('whoever is not signed in is sent to the sign-in page, and afterwards to where they wanted to go', async ({
  page,
  login,
  server,
}) => {
  const { username, password } = await login('engineer');
  await page.context().clearCookies();
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/auth`);
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await expect(page.getByText('Authentication Required')).toHaveCount(0);
  for (const path of [
    '/?task=1',
    '/workspace/3',
    '/workspace/0',
    '/members',
    '/admin',
    '/profile',
    '/settings',
    '/task/1',
    '/notifications',
  ]) {
    await page.context().clearCookies();
    await page.goto(server.url + path);
    await expect(page).toHaveURL(`${server.url}/auth`);
    await expectToast(page, 'Authentication Required', 'Please log in to access this page');
  }
  await page.goto(`${server.url}/members?q=carl#here`);
  await expect(page).toHaveURL(`${server.url}/auth`);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/members?q=carl#here`);
});

test('a first screen loads what it shows, and no chunk of another', async ({ page, login, server, team }) => {
  // When a screen was first there, as on a slow machine what may come later is asked for before the test looks.
  await page.addInitScript(() => {
    const note = () => {
      for (const shown of ['form', 'h1', '[data-column]'])
        if (document.querySelector(shown) && performance.getEntriesByName(shown).length === 0) performance.mark(shown);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  /** The chunks that were asked for until something was there, or until now. */
  const loaded = (shown?: string) =>
    page.evaluate((mark) => {
      const until = mark === undefined ? performance.now() : (performance.getEntriesByName(mark)[0]?.startTime ?? 0);
      const names = performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
        const [, chunk] = /\/assets\/(sign-in|board|shared|administration|english)-/.exec(name) ?? [];
        return chunk !== undefined && name.endsWith('.js') && startTime <= until ? [chunk] : [];
      });
      return [...new Set(names)].toSorted();
    }, shown);
  await page.goto(server.url + screens.auth.href());
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await loaded('form')).toEqual(['english', 'sign-in']);
  await login('engineer');
  await page.goto(server.url + screens.notifications.href());
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(await loaded('h1')).not.toContain('administration');
  await page.goto(server.url + team.board);
  await expect(column(page, 'To Do')).toBeVisible();
  expect(await loaded('[data-column]')).toEqual(['board', 'english']);
});

test('the sign-in waits for no texts but its own', async ({ page, server }) => {
  let go: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/english-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(server.url + screens.auth.href());
  await page.getByLabel('Username', { exact: true }).fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed: Invalid username or password')).toBeVisible();
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  go();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a spinner shows while it is not known who is there', async ({ page, login, server }) => {
  await login('engineer');
  let go: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => {
    go = resolve;
  });
  await page.route('**/api/auth/current-user', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(server.url + screens.members.href());
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL(server.url + screens.members.href());
  go();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('old and odd addresses lead to the first board that one may see', { tag: '@deep' }, async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  const odd = ['abc', '1.5', '-1', '999999999999', '2147483648', '1e3', '%20', 'null'].map((id) => `/workspace/${id}`);
  for (const path of ['/', '/list-view', '/workspace/1', '/workspace/0', '/admin', '/auth', '/auth/anything', ...odd]) {
    await page.goto(server.url + path);
    await expect(page, path).toHaveURL(server.url + team.board);
    await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
  }
});

test('an administrator lands on workspace 1, sees the company and the administration', async ({ page, login, server }) => {
  await login('admin');
  for (const path of ['/', '/auth']) {
    await page.goto(server.url + path);
    await expect(page).toHaveURL(`${server.url}/workspace/1`);
  }
  await page.goto(`${server.url}/workspace/0`);
  await expect(page.getByRole('heading', { level: 1, name: 'Company View' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/workspace/0`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('a task is a page of its own, and one that is not there says so', async ({ page, login, server, team }) => {
  await login('engineer');
  const task = {
    title: 'A task with an address',
    ...taskDefaults(team),
    priority: 'P1',
  };
  const made = await page.request.post(`${server.url}/api/tasks`, { data: task });
  const { id } = await made.json();
  await page.goto(server.url + screens.task.href(id));
  await expect(page.getByRole('heading', { level: 1, name: task.title })).toBeVisible();
  for (const path of ['/task/99999', '/task/abc', '/task/1.5', '/task/-1', '/task/0', '/task/999999999999']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Task not found' })).toBeVisible();
    await expect(page.getByText('The requested task could not be found.')).toBeVisible();
  }
});

test('a workspace that is not there, or not for me, says that its board could not be loaded, and leads to one that is', async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  for (const path of ['/workspace/2', '/workspace/99999']) {
    await page.goto(server.url + path);
    await expect(page.getByText('Failed to load board data. Please try again.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Go to board' }).click();
    await expect(page).toHaveURL(server.url + team.board);
  }
});

test('any other path is not found, inside the frame and outside of it', async ({ page, login, server, team }) => {
  for (const signed of [false, true]) {
    if (signed) await login('engineer');
    for (const path of ['/nothing/here', '/workspace', '/workspace/3/more', '/task', '/Dashboard', '/%E0%A4%A', '/index.php']) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(signed ? 1 : 0);
      expect(await page.title()).toContain('404 Page Not Found');
    }
    await page.goto(`${server.url}/nothing/here`);
    await expect(page.getByText('The page /nothing/here does not exist.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to board' }).click();
    await expect(page).toHaveURL(server.url + (signed ? team.board : '/auth'));
  }
});

test('a path that contains /auth is the sign-in page', async ({ page, server }) => {
  for (const path of ['/auth', '/auth/', '/auth/callback', '/somewhere/auth', '/workspace/3/auth']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('Authentication Required')).toHaveCount(0);
  }
});

test('whose membership waits for approval reads that, and who has no board reads that', async ({ page, login, server }) => {
  await login('engineer');
  await page.route('**/api/workspaces', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/departments/user', (route) => route.fulfill({ json: [] }));
  await page.goto(server.url + screens.home.href());
  await expect(page).toHaveURL(`${server.url}/workspace/1`);
  await expect(page.getByText('Your account waits for approval')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/auth/current-user', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({ json: { ...json, user: { ...json.user, departmentId: null } } });
  });
  await page.reload();
  await expect(page.getByText('You do not belong to a department yet.')).toBeVisible();
  await expect(page.getByText('Your account waits for approval')).toHaveCount(0);
});
