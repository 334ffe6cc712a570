// The company view of many tasks: it loads what is seen, and the counts are those of all tasks.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card, column, display, dragTo, expectToast, pressInBoardMenu } from '#support/board.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  screens,
  test,
} from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const engineering = { columnId: 9, workspaceId: 3, department: 'Engineering' };
const hr = { columnId: 1, workspaceId: 1, department: 'HR' };
const company = screens.workspace.href(0);
const name = (at: number) => `Task ${String(at).padStart(3, '0')}`;

let filled = '';

/** 400 tasks of To Do in two departments, 80 overdue ones in progress, 30 future ones; once for the server of this file. */
async function fill(page: Page, url: string): Promise<void> {
  if (filled === url) return;
  filled = url;
  const given = [
    ...Array.from({ length: 400 }, (_, at) => ({ ...(at < 200 ? engineering : hr), title: name(at) })),
    ...Array.from({ length: 80 }, (_, at) => ({ ...engineering, columnId: 10, title: `Late ${at}`, dueDate: '2020-01-02' })),
    ...Array.from({ length: 30 }, (_, at) => ({ ...hr, title: `Later ${at}`, startDate: '2100-01-01' })),
  ];
  const queues = [given.filter(({ columnId }) => columnId === 9), given.filter(({ columnId }) => columnId !== 9)];
  await Promise.all(
    queues.map(async (queue) => {
      for (const task of queue) await newTask(page.request, url, task);
    }),
  );
}

/** Scrolls to the end again and again, because a list grows while it is measured, until `reached` holds. */
async function scrollToEnd(page: Page, list: string, reached: () => Promise<void>): Promise<void> {
  const scroller = page.locator(list).first();
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await reached();
  }).toPass({ intervals: [150] });
}

test('board, list and dashboard load pages and count all tasks', async ({ page, login, open, server }) => {
  test.setTimeout(120_000);
  await login('admin');
  await fill(page, server.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shownIn = (of: string) => page.getByRole('region', { name: of, exact: true });

  await test.step('the board counts all and loads more while it scrolls', async () => {
    await open(company);
    await expect(shownIn('To Do, 400 tasks')).toBeVisible();
    await expect(shownIn('In Progress, 80 tasks')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('Total Tasks510');
    await expect(page.getByRole('button', { name: /^Future Tasks/ })).toContainText('30');
    const first = page.locator('.board-list').first().getByRole('listitem').first();
    await scrollToEnd(page, '.board-list', async () => {
      expect(Number(await first.getAttribute('aria-setsize', { timeout: 100 }))).toBeGreaterThanOrEqual(60);
    });
    expect(asked).toContain('/api/company/page');
    expect(asked).not.toContain('/api/workspaces/0/tasks');
  });

  await test.step('a page that fails says so, and comes when asked again', async () => {
    await page.route('**/api/company/page?*', (route) => route.abort());
    const failed = page.getByRole('alert').filter({ hasText: 'More tasks could not be loaded.' });
    await scrollToEnd(page, '.board-list', () => expect(failed).toBeVisible({ timeout: 100 }));
    await page.unroute('**/api/company/page?*');
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(failed).toHaveCount(0);
  });

  await test.step('a drag moves a card, and both counts follow', async () => {
    await page.reload();
    await dragTo(page, card(page, name(0)), column(page, 'Review'));
    await expectToast(page, 'Task updated', 'Task moved from To Do to Review');
    await expect(card(column(page, 'Review'), name(0))).toBeVisible();
    await expect(shownIn('To Do, 399 tasks')).toBeVisible({ timeout: 8_000 });
    await expect(shownIn('Review, 1 task')).toBeVisible();
  });

  await test.step('what others do is counted and shown', async () => {
    const id = await newTask(page.request, server.url, { ...engineering, columnId: 11, title: 'Made by another' });
    await expect(card(column(page, 'Review'), 'Made by another')).toBeVisible();
    await expect(shownIn('Review, 2 tasks')).toBeVisible({ timeout: 8_000 });
    await page.request.delete(`${server.url}/api/tasks/${id}`);
    await expect(shownIn('Review, 1 task')).toBeVisible({ timeout: 8_000 });
  });

  await test.step('a filter counts and finds what was not loaded', async () => {
    await open(`${company}?q=task+39`);
    await expect(page.locator('.filter-bar').getByText('14 / 510')).toBeVisible();
    await expect(card(page, name(399))).toBeVisible();
    await open(`${company}?q=late+7`);
    await expect(page.locator('.filter-bar').getByText('20 / 510')).toBeVisible();
  });

  await test.step('the list is sorted by the server and loads rows as keys reach its end', async () => {
    await open(`${company}?view=list&sort=title`);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '511');
    await expect(page.locator('tr[data-row="0"]')).toContainText('Late 0');
    const last = page.locator('tr[data-row="99"]').getByRole('button').first();
    await page.locator('.list-view').evaluate((list) => {
      const [first, second] = list.querySelectorAll<HTMLElement>('tr[data-row]');
      list.scrollTo(0, 90 * ((second?.offsetTop ?? 0) - (first?.offsetTop ?? 0)));
    });
    await last.focus();
    await expect(page.locator('tr[data-row="100"]')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('tr[data-row="100"] .list-title')).toBeFocused();
  });

  await test.step('the dashboard has the figures of all tasks', async () => {
    await open(`${company}?view=dashboard`);
    await expect(page.getByRole('heading', { name: 'Overdue Tasks (80)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Future Scheduled Tasks (30)' })).toBeVisible();
    await page.getByRole('link', { name: /80 overdue/ }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '81');
  });

  await test.step('calendar and timeline load the days that they show', async () => {
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await open(`${company}?view=calendar&day=2020-01-15`);
    await expect(calendar.locator('li[data-drop="2020-01-02"]')).toContainText('+77 more');
    await expect(calendar.getByRole('link', { name: 'Show tasks without a due date in the list' })).toBeVisible();
    await open(`${company}?view=calendar&day=2020-06-15`);
    await expect(page.getByText('No task is due here.')).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await open(`${company}?view=timeline&day=2020-01-15`);
    await expect(timeline.getByRole('table')).toHaveAttribute('aria-rowcount', '81');
    await open(`${company}?view=timeline&day=2100-01-15`);
    await expect(timeline.getByRole('table')).toHaveAttribute('aria-rowcount', '31');
    await expect(timeline.getByRole('button', { name: 'Later 0, starts Jan 1, 2100, To Do, Unassigned' })).toBeVisible();
    await timeline.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByText('No task has a date here.')).toBeVisible();
  });

  await test.step('it is accessible, and fits a phone', async () => {
    await open(company);
    await expect(shownIn('To Do, 399 tasks')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(card(page, name(1))).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});

test('the list under headings counts all tasks and loads the rows of the groups that are seen', { tag: '@deep' }, async ({
  page,
  login,
  open,
  server,
}) => {
  test.setTimeout(240_000);
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await fill(page, server.url);
  const asked: URL[] = [];
  page.on('request', (request) => request.url().includes('/api/company/page') && asked.push(new URL(request.url())));
  const heading = (of: string | RegExp) => page.getByRole('rowheader').getByRole('button', { name: of });
  const table = page.getByRole('table');
  const row = (of: string) => page.getByRole('button', { name: of, exact: true });
  const rest = page.getByRole('button', { name: /^Load more tasks/ });

  await test.step('by the menu: every heading has the count of all its tasks, and only what is seen has loaded', async () => {
    await open(`${company}?view=list&sort=title`);
    await display(page, 'Group by', 'Department');
    await expect(page).toHaveURL(/group=department/);
    await expect(heading('Engineering 280 tasks')).toBeVisible();
    await expect(row('Late 0')).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', '513');
    expect(asked).toHaveLength(0);
  });

  await test.step('a closed group loads nothing, and the next one its own rows; its heading stays in sight', async () => {
    await heading(/^Engineering/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(row('Later 0')).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', '233');
    expect(asked.map(({ searchParams }) => searchParams.get('groups'))).toEqual(['["HR"]']);
    await scrollToEnd(page, '.list-view', () => expect(row(name(399))).toBeVisible({ timeout: 100 }));
    await expect(heading('HR 230 tasks')).toBeInViewport();
    await expect(rest).toHaveCount(0);
    await expect(page.locator('tr', { has: row(name(399)) })).toHaveAttribute('aria-rowindex', '233');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('what others change moves to its group, and both counts follow', async () => {
    await open(`${company}?view=list&sort=title&group=priority`);
    await expect(heading('Medium 510 tasks')).toBeVisible();
    const id = await newTask(page.request, server.url, { ...hr, title: 'A first one', priority: 'P2' });
    await expect(row('A first one')).toBeVisible();
    await expect(heading('Medium 511 tasks')).toBeVisible({ timeout: 8_000 });
    await page.request.put(`${server.url}/api/tasks/${id}`, { data: { priority: 'P1' } });
    await expect(heading('High 1 task')).toBeVisible();
    await expect(heading('Medium 510 tasks')).toBeVisible({ timeout: 8_000 });
    expect(await page.locator('.list-table tbody tr[data-row]').first().innerText()).toContain('A first one');
    await page.request.delete(`${server.url}/api/tasks/${id}`);
    await expect(heading(/^High/)).toHaveCount(0);
  });

  await test.step('the keys go to the end of a group, and on to what has loaded there', async () => {
    const late = heading('Overdue 80 tasks');
    await open(`${company}?view=list&sort=title&group=due`);
    await late.focus();
    await page.keyboard.press('End');
    await expect(page.locator('.list-title:focus')).toBeVisible();
    await expect(page.locator('.list-title:focus')).toHaveText(/^(Task|Later) \d+$/);
  });

  await test.step('rows that cannot be loaded are said in their group, and the rest stands', async () => {
    await page.route('**/api/company/page?*', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
    await open(`${company}?view=list&sort=title&group=due&dir=desc`);
    await heading('Overdue 80 tasks').focus();
    await page.keyboard.press('End');
    const failed = page.getByRole('alert').filter({ hasText: 'More tasks could not be loaded.' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
    await expect(heading('No date 430 tasks')).toBeInViewport();
    await page.unroute('**/api/company/page?*');
    await page.keyboard.press('Enter');
    await expect(failed).toHaveCount(0);
    await expect(page.locator('.list-title:focus')).toBeVisible();
  });

  await test.step('the timeline has the same groups, with the counts of the shown days', async () => {
    await open(`${company}?view=timeline&group=priority&day=2020-01-15`);
    await expect(heading('Medium 80 tasks')).toBeVisible();
    await heading('Medium 80 tasks').focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: /^(Task|Late) \d+, / }).last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: /^Late \d+, / })).toHaveCount(0);
  });

  await test.step('the file has all rows in the order of the groups, without closed ones', async () => {
    await open(`${company}?view=list&sort=title&group=department&columns=due`);
    await heading(/^Engineering/).click();
    await pressInBoardMenu(page, 'Export all tasks');
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'What is shown (CSV)' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(231);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(['\ufeffDepartment,Title,Due date', 'HR,Later 0,', `HR,${name(399)},`]);
  });

  await test.step('a filter counts again, and nothing found is said', async () => {
    await open(`${company}?view=list&group=status&q=late`);
    await expect(heading('To Do 30 tasks')).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', '113');
    await open(`${company}?view=list&group=status&q=zzzzz`);
    await expect(page.getByRole('paragraph').filter({ hasText: 'No tasks match' })).toBeVisible();
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(`${company}?view=list&sort=title&group=due`);
    await expect(heading('Overdue 80 tasks')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await scrollToEnd(page, '.list-view', () => expect(row(name(399))).toBeVisible({ timeout: 100 }));
  });
});
