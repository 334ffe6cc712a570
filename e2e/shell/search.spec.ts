// The search in the header: typing, keyboard, small screens, failures, visibility.
import type { Page } from '@playwright/test';
import { cardTitle, column } from '#support/board.ts';
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

const words = {
  title: 'Water the hydrangeas',
  described: 'Prepare the summer party',
  commented: 'Order new chairs',
  hidden: 'Salaries of the hydrangea department',
};

test.beforeAll(async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  await request.post('/api/auth/login', { data: { username: 'admin', password: 'administrator of the screens' } });
  const task = { columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  async function make(data: object): Promise<number> {
    const reply = await request.post('/api/tasks', { data });
    expect(reply.status(), await reply.text()).toBe(201);
    return (await reply.json()).id;
  }
  const commented = await make({ ...task, title: words.commented, columnId: 11 });
  await request.post(`/api/tasks/${commented}/comments`, {
    data: { content: 'The green ones, like the hydrangea in the hall.' },
  });
  await make({
    ...task,
    title: words.described,
    columnId: 10,
    description: 'With cake, music and one hydrangea for every guest.',
  });
  await make({ ...task, title: words.title, dueDate: soon });
  await make({ ...task, title: words.hidden, columnId: 5, workspaceId: 2, department: 'HR' });
  await request.dispose();
});

const field = (page: Page) => page.getByRole('combobox', { name: 'Search tasks' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Search tasks' }).getByRole('option');

test('the slash that comes before the search is there is not lost', async ({ page, login, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('engineer');
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/narrow-tools-*.js', async (route) => {
    await arrives;
    await route.continue();
  });
  await open(screens.workspace.href(engineering));
  await expect(column(page, 'To Do')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('/');
  arrive();
  await expect(field(page)).toBeFocused();
});

test('is done with the keyboard: slash, words, arrows, Enter, Escape', async ({ page, login, open }) => {
  await login('engineer');
  await open(screens.workspace.href(engineering));
  await expect(column(page, 'To Do')).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('hydrang', { delay: 30 });
  await expect(options(page)).toHaveText([
    /^Water the hydrangeas/,
    /^Prepare the summer party.*one hydrangea/,
    /^Order new chairs.*the hydrangea in/,
  ]);
  await expect(page.getByRole('status').filter({ hasText: '3 tasks found' })).toBeAttached();
  await expect(options(page).first().locator('mark')).toHaveText('hydrang');
  await expectAccessible(page);

  const selected = options(page).and(page.locator('[aria-selected=true]'));
  await expect(selected).toContainText(words.title);
  await page.keyboard.press('ArrowUp');
  await expect(selected).toContainText(words.commented);
  await page.keyboard.press('Home');
  await expect(selected).toContainText(words.title);
  await page.keyboard.press('End');
  await expect(selected).toContainText(words.commented);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? 'none');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: words.described })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');

  await page.keyboard.press('/');
  await page.keyboard.type('hydrang');
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).not.toBeFocused();
});

test('forgives a typo, and Enter does not open what was found for other words', async ({ page, login, open }) => {
  await login('engineer');
  await open(screens.members.href());
  await field(page).click();
  await page.keyboard.type('order');
  await expect(options(page)).toHaveText([/^Order new chairs/]);
  await page.route('**/api/search?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await field(page).fill('hydragneas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/task\/\d+$/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('shows the newest answer only, however late the others come', async ({ page, login, open }) => {
  await login('engineer');
  await open(screens.workspace.href(engineering));
  await page.route('**/api/search?q=chairs', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await field(page).fill('chairs');
  await page.waitForTimeout(300);
  await field(page).fill('party');
  await expect(options(page)).toHaveText([/^Prepare the summer party/]);
  await page.waitForTimeout(1_500);
  await expect(options(page)).toHaveText([/^Prepare the summer party/]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('says that nothing was found, and that it failed; tries again', async ({ page, login, open }) => {
  await login('engineer');
  await open(screens.workspace.href(engineering));
  await field(page).fill('xylophone');
  await expect(page.getByText('No tasks found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.route('**/api/search?*', (route) => route.abort());
  await field(page).fill('hydrangea');
  await expect(page.getByText('The tasks could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/search?*');
  await page.getByRole('search').getByRole('button', { name: 'Try Again' }).click();
  await expect(options(page)).toHaveCount(3);
});

test('finds nothing of another department', async ({ page, login, open, another }) => {
  await login('engineer');
  await open(screens.workspace.href(engineering));
  await field(page).fill('salaries');
  await expect(page.getByText('No tasks found')).toBeVisible();

  const hers = await another();
  await login('outsider', hers);
  await open(screens.workspace.href(2), hers);
  await field(hers).fill('hydrangea');
  await expect(options(hers)).toHaveText([new RegExp(`^${words.hidden}`)]);
});

test('has a small screen for itself', { tag: '@deep' }, async ({ page, login, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await followSystem(page);
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await open(screens.workspace.href(engineering));
  await page.getByRole('button', { name: 'Search tasks' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('hydrangea');
  await expect(options(page)).toHaveCount(3);
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await options(page).nth(1).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: words.described })).toBeVisible();
  await page.goBack();
  await expect(cardTitle(page, words.title)).toBeVisible();
});
