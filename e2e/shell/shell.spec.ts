// The app shell: sidebar, collapsing, toasts, keyboard.
import type { Page } from '@playwright/test';
import { engineering, expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';

const members = screens.members.href();
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const width = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sidebar-collapsed'));

test('the sidebar holds the boards of the person with their open tasks, the team, and who one is', async ({
  page,
  login,
  open,
  server,
}) => {
  await login('engineer');
  const task = { columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
  async function openTasks(): Promise<number> {
    const workspaces = await (await page.request.get(`${server.url}/api/workspaces`)).json();
    return workspaces.find(({ id }: { id: number }) => id === engineering).openTasks;
  }
  const before = await openTasks();
  for (const change of [{ title: 'An open task' }, { title: 'Another open task' }, { title: 'A finished task', columnId: 12 }]) {
    await page.request.post(`${server.url}/api/tasks`, { data: { ...task, ...change } });
  }
  expect(await openTasks()).toBe(before + 2);
  await page.route('**/api/auth/current-user', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({
      json: { ...json, user: { ...json.user, title: 'Chief Engineer', avatarColor: null, profilePicture: null } },
    });
  });
  await open(members);
  const nav = sidebar(page);
  await expect(nav).toContainText('Tasklane AI');
  await expect(nav.getByRole('heading')).toHaveText(['DEPARTMENTS', 'TEAM']);
  await expect(nav.getByRole('link')).toHaveText(['My work', new RegExp(`^Engineering${before + 2}`), 'Members']);
  await expect(nav.getByRole('link', { name: `Engineering ${before + 2} open tasks` })).toHaveAttribute('href', '/workspace/3');
  await expect(nav.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  await expect(nav).toContainText('Ellen Engineer');
  await expect(nav).toContainText('Chief Engineer');
  const avatar = nav.locator('[data-text="EE"]').locator('..');
  await expect(avatar).toHaveCSS('background-color', 'rgb(99, 102, 241)');
  // Who belongs to no department reads that below the heading.
  await page.route('**/api/departments/user', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(nav.getByRole('region', { name: 'DEPARTMENTS' })).toContainText('No board yet');
});

test('a link opens a tab of its own where that is asked for, and makes one step in the history', async ({
  page,
  login,
  open,
}) => {
  await login('engineer');
  await open(screens.workspace.href(engineering));
  const link = sidebar(page).getByRole('link', { name: 'Members' });
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(new RegExp(`${members}$`));
  await other.close();
  await expect(page).toHaveURL(new RegExp(`${screens.workspace.href(engineering)}$`));

  const steps = await page.evaluate(() => history.length);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${members}$`));
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('an administrator has the company view and the administration besides', async ({ page, login, open }) => {
  await login('admin');
  await open(members);
  await expect(sidebar(page).getByRole('link', { name: 'All Departments' })).toHaveAttribute('href', '/workspace/0');
  await expect(sidebar(page).getByText('ADMIN', { exact: true })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
});

test('icons are chosen by the name of the department', async ({ page, login, open }) => {
  const icons = {
    Engineering: 'code-xml',
    Marketing: 'megaphone',
    Sales: 'trending-up',
    Accounting: 'calculator',
    Product: 'package',
    Kitchen: 'building-2',
    constructor: 'building-2',
  };
  await login('engineer');
  const departments = Object.keys(icons).map((name, index) => ({ id: index + 1, name, workspaceId: index + 1, role: 'member' }));
  await page.route('**/api/departments/user', (route) => route.fulfill({ json: departments }));
  await open(members);
  for (const [name, icon] of Object.entries(icons)) {
    const link = sidebar(page).getByRole('listitem').filter({ hasText: name });
    await expect(link.locator(`svg.lucide-${icon}`)).toHaveCount(1);
  }
});

test('the sidebar folds to icons by hand, and remembers that', async ({ page, login, open }) => {
  await login('engineer');
  await open(members);
  expect(await width(page)).toBe(256);
  expect(await stored(page)).toBeNull();
  await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(() => width(page)).toBe(64);
  expect(await stored(page)).toBe('true');
  await expect(sidebar(page)).not.toContainText('Tasklane AI');
  await expect(sidebar(page).getByRole('link', { name: 'Engineering' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => width(page)).toBe(64);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(() => width(page)).toBe(256);
  expect(await stored(page)).toBe('false');
  await page.getByRole('main').focus();
  await page.keyboard.press('[');
  await expect.poll(() => width(page)).toBe(64);
  await page.keyboard.press('[');
  await expect.poll(() => width(page)).toBe(256);
});

test('below 768 it folds by itself, opens over the page, and goes with its backdrop, a link or Escape', async ({
  page,
  login,
  open,
}) => {
  await login('engineer');
  await page.setViewportSize({ width: 700, height: 900 });
  await open(members);
  await expect.poll(() => width(page)).toBe(64);
  const expand = page.getByRole('button', { name: 'Expand sidebar' });
  const backdrop = page.locator('.sidebar-backdrop');
  for (const leave of [
    () => backdrop.click({ position: { x: 600, y: 500 } }),
    () => sidebar(page).getByRole('link', { name: 'Members' }).click(),
    () => sidebar(page).getByRole('link', { name: 'Members' }).press('Escape'),
  ]) {
    await expand.click();
    await expect.poll(() => width(page)).toBe(256);
    await expect(backdrop).toBeVisible();
    await leave();
    await expect.poll(() => width(page)).toBe(64);
    await expect(backdrop).toHaveCount(0);
  }
  expect(await stored(page)).toBeNull();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => width(page)).toBe(256);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => width(page)).toBe(64);
  const screen = () => page.getByRole('main').boundingBox();
  const beside = await screen();
  expect(beside).toMatchObject({ x: 64, width: 390 - 64 });
  await expand.click();
  await expect(sidebar(page)).toContainText('Tasklane AI');
  await expect.poll(() => width(page)).toBe(256);
  expect(await screen(), 'the page below does not move').toEqual(beside);
});

test('every width has the rail, the title of a board with the date, the bell and the menu', async ({ page, login, open }) => {
  await login('engineer');
  await page.clock.setFixedTime(new Date('2026-11-28T12:00:00Z'));
  for (const [at, day] of [
    [1440, 'Saturday, November 28, 2026'],
    [768, 'Saturday, November 28, 2026'],
    [767, 'Nov 28'],
    [390, 'Nov 28'],
    [320, 'Nov 28'],
  ] as const) {
    await page.setViewportSize({ width: at, height: 800 });
    await open(screens.workspace.href(engineering));
    await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(day).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: at < 768 ? 'Menu' : 'Your account' })).toBeInViewport({ ratio: 1 });
    await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
    if (at < 1280) expect(await width(page)).toBe(64);
    await expectNoHorizontalScroll(page);
  }
});

/** Opens a page with a stopped clock and the toast of a failed login. */
async function withToast(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url + screens.auth.href());
  await page.getByLabel('Username', { exact: true }).fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed: ')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.locator('.toast')).toBeVisible();
}

test('a toast stays for 5 seconds, longer while it is pointed at or has the focus', async ({ page, server }) => {
  await withToast(page, server.url);
  const toast = page.locator('.toast');
  await page.clock.runFor(2_500);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByLabel('Username', { exact: true }).focus();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('one toast at a time, destructive ones look so, screen readers hear of it', async ({ page, server }) => {
  await withToast(page, server.url);
  const toast = page.locator('.toast');
  await expect(page.locator('.toasts')).toHaveAttribute('aria-live', 'assertive');
  await expect(toast).toHaveClass(/toast-destructive/);
  expect(Math.round((await page.locator('.toasts').boundingBox())?.width ?? 0)).toBe(420);
  const refused = page.waitForResponse('**/api/auth/login');
  await page.keyboard.press('Enter');
  await refused;
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 600, height: 800 });
  expect(Math.round((await page.locator('.toasts').boundingBox())?.width ?? 0)).toBe(600);
  // The toast of the first login is still visible, so the test waits for the response of the second one.
  const answered = page.waitForResponse('**/api/auth/login');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await answered;
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true }), 'where F8 was pressed').toBeFocused();
});

test('a swipe of 50 pixels to the right takes a toast away, a shorter one does not', async ({ page, server }) => {
  await withToast(page, server.url);
  const toast = page.locator('.toast');
  for (const { by, left } of [
    { by: 45, left: 1 },
    { by: 55, left: 0 },
  ]) {
    const box = await toast.boundingBox();
    if (!box) throw new Error('There is no toast.');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(400);
    await expect(toast).toHaveCount(left);
  }
});

test('without motion nothing of a toast moves', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withToast(page, server.url);
  const seconds = await page
    .locator('.toast')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(seconds).toBeLessThanOrEqual(0.001);
  await page.clock.runFor(6_000);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('the frame by keys: skip link, one stop for each link, then the header; a new screen has the focus', async ({
  page,
  login,
  open,
}) => {
  await login('engineer');
  await open(members);
  await expect(sidebar(page).getByRole('link', { name: /^Engineering/ })).toBeVisible();
  const stops: string[] = [];
  for (let pressed = 0; pressed < 7; pressed++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const inside = at?.closest('nav') ? 'sidebar' : at?.closest('header') ? 'header' : 'page';
        return `${inside}: ${at?.getAttribute('aria-label') ?? at?.textContent?.replace(/\d.*/, '')}`;
      }),
    );
  }
  expect(stops.slice(0, 5)).toEqual([
    'page: Skip to content',
    'sidebar: Collapse sidebar',
    'sidebar: My work',
    'sidebar: Engineering',
    'sidebar: Members',
  ]);
  expect(stops[5]).toMatch(/^sidebar: .*Ellen Engineer/);
  expect(stops[6]).toMatch(/^header: /);
  await sidebar(page)
    .getByRole('link', { name: /^Engineering/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
