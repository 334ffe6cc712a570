// The calendar of a board: months and weeks by due date, moved by mouse and keyboard, with the filter of all views.
import type { Page } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });
const today = () => new Date().toISOString().slice(0, 10);
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const day = (page: Page, date: string) => calendar(page).locator(`li[data-drop="${date}"]`);
const task = (page: Page, name: string) => calendar(page).getByRole('button', { name });

test('tasks stand on their days and move by keyboard and mouse, with undo, and another tab follows', async ({
  page,
  login,
  open,
  team,
  another,
  server,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const middle = `${today().slice(0, 8)}15`;
  await newTask(page.request, team, { title: 'Pay the rent', dueDate: middle });
  await newTask(page.request, team, { title: 'Long gone', dueDate: '2020-03-10' });
  await newTask(page.request, team, { title: 'Some day' });
  for (let at = 1; at <= 6; at++) await newTask(page.request, team, { title: `Busy ${at}`, dueDate: later(middle, 1) });
  await open(`${team.board}?view=calendar&day=${middle}`);
  await expect(day(page, middle).getByRole('button', { name: 'Pay the rent' })).toBeVisible();
  await expect(day(page, today())).toHaveAttribute('aria-current', 'date');

  await test.step('a busy day opens its rest', async () => {
    const busy = day(page, later(middle, 1));
    await expect(busy.getByRole('button', { name: /Busy/ })).toHaveCount(3);
    await busy.getByRole('button', { name: '+3 more' }).click();
    await expect(busy.getByRole('button', { name: /Busy/ })).toHaveCount(6);
  });

  await test.step('Shift and arrows move the task, which keeps the focus', async () => {
    await task(page, 'Pay the rent').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(day(page, later(middle, -1)).getByRole('button', { name: 'Pay the rent' })).toBeFocused();
    await page.keyboard.press('Shift+ArrowUp');
    const there = day(page, later(middle, -8)).getByRole('button', { name: 'Pay the rent' });
    await expect(there).toBeFocused();
    await expectToast(page, 'Task updated');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(day(page, later(middle, -1)).getByRole('button', { name: 'Pay the rent' })).toBeVisible();
  });

  await test.step('a task without a date is dragged onto a day, and off it', async () => {
    const other = await another();
    await login('colleague', other);
    await other.goto(`${server.url}${team.board}?view=calendar&day=${middle}`);
    await expect(task(other, 'Some day')).toBeVisible();
    const side = calendar(page).getByRole('complementary', { name: 'No due date' });
    await side.getByRole('button', { name: 'Some day' }).dragTo(day(page, later(middle, 4)));
    await expect(day(page, later(middle, 4)).getByRole('button', { name: 'Some day' })).toBeVisible();
    await expect(day(other, later(middle, 4)).getByRole('button', { name: 'Some day' })).toBeVisible();
    await day(page, later(middle, 4)).getByRole('button', { name: 'Some day' }).dragTo(side);
    await expect(side.getByRole('button', { name: 'Some day' })).toBeVisible();
  });

  await test.step('the button of a day adds a task that is due on it', async () => {
    const there = day(page, later(middle, 3));
    await there.hover();
    await there.getByRole('button', { name: 'Add a task due' }).click();
    await page.keyboard.type('Made on its day');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(there.getByRole('button', { name: 'Made on its day' })).toBeVisible();
  });

  await test.step('a week, another time, and the filter', async () => {
    await calendar(page).getByRole('button', { name: 'Week', exact: true }).click();
    await expect(calendar(page).locator('li[data-drop]')).toHaveCount(7);
    await expect(page).toHaveURL(/span=week/);
    await open(`${team.board}?view=calendar&day=2020-03-01&q=gone`);
    await expect(calendar(page).getByRole('button', { name: /Long gone ?, Overdue/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await task(page, 'Long gone').click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Long gone' })).toBeVisible();
  });
});

test('on a phone the calendar is an agenda, and an empty month says what to do', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.setViewportSize({ width: 320, height: 640 });
  await newTask(page.request, team, { title: 'A task with a rather long title for a narrow phone', dueDate: '2020-03-10' });
  await open(`${team.board}?view=calendar&day=2020-03-01`);
  await expect(task(page, 'A task with a rather long')).toBeVisible();
  await expect(calendar(page).locator('li[data-drop]')).toHaveCount(1);
  await expectNoHorizontalScroll(page);
  await calendar(page).getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByText('No task is due here. Press + on a day to add one.')).toBeVisible();
});
