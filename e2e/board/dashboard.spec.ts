// The dashboard: its numbers and the tasks behind each, the period, what is printed, and "Send every Monday".
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, type Team, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const dashboard = (team: Team) => `${team.board}?view=dashboard`;
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('each number opens exactly its tasks', async ({ page, login, team, host }) => {
  const { fullName } = await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const me = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Pay the invoices', dueDate: '2026-01-02', assigneeId: me, assignees: [me] });
  await newTask(page.request, team, { title: 'Call the bank', assigneeId: me, assignees: [me] });
  await newTask(host.admin, team, { title: 'Order the chairs' });
  await page.goto(dashboard(team));
  const titles = page.getByRole('table').getByRole('rowheader');

  await expect(tile(page, 'Overdue')).toContainText('1 more than a week ago');
  await tile(page, 'Overdue').getByRole('link', { name: 'Overdue: 1' }).click();
  await expect(titles).toHaveText(['Pay the invoices']);
  await page.goBack();
  await expect(tile(page, 'Due this week')).toContainText('0');
  await expect(tile(page, 'No change for 7 days')).toContainText(/none new since/);

  const people = page.getByRole('region', { name: 'Open tasks by person' });
  await people.getByRole('link', { name: `${fullName}: 2 Open` }).click();
  await expect(titles).toHaveText(['Pay the invoices', 'Call the bank']);
  await page.goBack();
  await people.getByRole('link', { name: `${fullName}: 1 overdue` }).click();
  await expect(titles).toHaveText(['Pay the invoices']);
  await page.goBack();
  await people.getByRole('link', { name: 'Unassigned: 1 Open' }).click();
  await expect(titles).toHaveText(['Order the chairs']);
  await page.goBack();
  await tile(page, 'Open tasks').getByRole('link', { name: 'Open tasks: 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveCount(3);
  await page.goBack();

  const flow = page.getByRole('region', { name: 'Created and done' });
  await flow.getByText('Table', { exact: true }).click();
  await expect(flow.getByRole('row').last()).toContainText(/30$/);
  const thisWeek = flow.getByRole('button', { name: /: 3 created, 0 done$/ });
  await thisWeek.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /: 3 created, 0 done$/ });
  await expect(panel.getByRole('region', { name: 'Created' }).getByRole('link')).toHaveCount(3);
  await expect(panel.getByRole('region', { name: 'Done' })).toContainText('No tasks.');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(thisWeek).toBeFocused();
  await flow.getByRole('button', { name: 'Created: 3' }).click();
  await page
    .getByRole('region', { name: /^Created, / })
    .getByRole('link', { name: /Pay the invoices/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay the invoices' })).toBeVisible();
});

test('a filter narrows the numbers too, and a condition that it has already opens the panel', async ({
  page,
  login,
  team,
  host,
}) => {
  await login('engineer');
  const me = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Mine and late', dueDate: '2026-01-02', assigneeId: me, assignees: [me] });
  await newTask(host.admin, team, { title: 'Late as well', dueDate: '2026-01-03' });
  await page.goto(`${dashboard(team)}&assignee=${me}&due=overdue`);
  await expect(tile(page, 'Overdue')).toContainText('1');
  await tile(page, 'Overdue').getByRole('button', { name: 'Overdue: 1' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText([/Mine and late/]);
});

test('the period stands in the address, and a reload keeps it', async ({ page, login, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Made today' });
  await page.goto(dashboard(team));
  await page.getByRole('button', { name: 'Period: Last 7 days' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Last 13 weeks' }).click();
  await expect(page).toHaveURL(/period=13w/);
  await expect(tile(page, 'Open tasks')).toContainText('1 more than 13 weeks ago');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Period: Last 13 weeks' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Created and done' })).toContainText('1 more than the 13 weeks before');
});

test('a menu that is opened before the board has loaded stays open when it comes', async ({ page, login, team }) => {
  await login('engineer');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/workspaces/${team.workspaceId}/tasks*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(dashboard(team));
  await page.getByRole('button', { name: 'Period: Last 7 days' }).click();
  await page.keyboard.press('ArrowDown');
  const focused = page.getByRole('menuitemcheckbox').and(page.locator(':focus'));
  await expect(focused).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: 'Add Task', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeAttached();
  await expect(focused).toHaveCount(1);
  await page.getByRole('menuitemcheckbox', { name: 'Last 4 weeks' }).click();
  await expect(page).toHaveURL(/period=4w/);
});

test('a change on the board below counts without a reload', async ({ page, login, team, host }) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title: 'Late one', dueDate: '2026-01-02' });
  await page.goto(dashboard(team));
  await expect(tile(page, 'Overdue')).toContainText('1');
  await host.admin.put(`/api/tasks/${id}/column`, { data: { columnId: team.columns.done, order: 0 } });
  await expect(tile(page, 'Overdue')).toContainText('as many as a week ago');
  await expect(page.getByRole('region', { name: 'Created and done' }).getByRole('button', { name: 'Done: 1' })).toBeVisible();
});

test('a department without tasks is calm, and nothing moves when the numbers come', async ({ page, login, team }) => {
  await login('engineer');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**/trends?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(dashboard(team));
    const people = page.getByRole('region', { name: 'Open tasks by person' });
    await expect(people).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.board-head')).toBeVisible();
    const places = () =>
      page.locator('.number-tile, .people-card').evaluateAll((cards) =>
        cards
          .map((card) => card.getBoundingClientRect())
          .filter(({ height: tall }) => tall > 0)
          .slice(0, 3)
          .map(({ x, y }) => `${x} ${y}`),
      );
    const before = await places();
    expect(before).toHaveLength(3);
    release();
    await expect(people).toContainText('No open tasks.');
    expect(await places()).toEqual(before);
    await page.unrouteAll();
  }
  await expect(tile(page, 'Overdue')).toContainText('as many as a week ago');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoHorizontalScroll(page);
});

test('one page of paper has the numbers, and no board', async ({ page, login, team }) => {
  await login('engineer');
  const me = await signedInUserId(page);
  for (let at = 0; at < 4; at++)
    await newTask(page.request, team, { title: `Late ${at}`, dueDate: '2026-01-02', assigneeId: me, assignees: [me] });
  await page.goto(dashboard(team));
  await expect(tile(page, 'Overdue')).toContainText('4');
  await expect(page.getByRole('article').first()).toBeVisible();
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', printBackground: false })));
  expect(document.numPages).toBe(1);
});

test('"Send every Monday" is kept, says that no mail leaves, and is found in the settings', async ({ page, login, team }) => {
  await login('engineer');
  await page.goto(dashboard(team));
  const monday = page.getByRole('switch', { name: 'Send every Monday' });
  await expect(monday).not.toBeChecked();
  await monday.click();
  await expect(page.getByText('No mail server: the mail is kept in the outbox.')).toBeVisible();
  await page.reload();
  await expect(monday).toBeChecked();

  await page.goto('/settings?tab=notifications');
  const list = page.getByRole('list', { name: 'Dashboards every Monday' });
  await expect(list.getByRole('link', { name: team.department })).toBeVisible();
  await list.getByRole('button', { name: `Turn off ${team.department}` }).click();
  await expect(list.getByRole('link', { name: team.department })).toHaveCount(0);
  await page.goto(dashboard(team));
  await expect(monday).toBeEnabled();
  await expect(monday).not.toBeChecked();

  await page.route('**/api/dashboard-mails/*', (route) => route.abort());
  await monday.click();
  await expect(page.getByText('This could not be saved').first()).toBeVisible();
  await expect(monday).not.toBeChecked();
});

test('the company has its departments, those with the most overdue tasks first', async ({ page, login, team, host }) => {
  await newTask(host.admin, team, { title: 'Late', dueDate: '2026-01-02' });
  await login('admin');
  await page.goto('/workspace/0?view=dashboard');
  const departments = page.getByRole('region', { name: 'Open tasks by department' });
  await departments.getByRole('button', { name: `${team.department}: 1 overdue` }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText([/Late/]);
});
