// The calendar of a board: months and weeks by due date, moved by mouse and keyboard, with the filter of all views.

import type { Page } from '@playwright/test';
import { expectToast, pressInViews } from '#support/board.ts';
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
  const busyIds: number[] = [];
  for (let at = 1; at <= 6; at++)
    busyIds.push(await newTask(page.request, team, { title: `Busy ${at}`, dueDate: later(middle, 1) }));
  await open(`${team.board}?view=calendar&day=${middle}`);
  await expect(day(page, middle).getByRole('button', { name: 'Pay the rent' })).toBeVisible();
  await expect(day(page, today())).toHaveAttribute('aria-current', 'date');

  await test.step('a busy day opens its rest', async () => {
    const busy = day(page, later(middle, 1));
    await expect(busy.getByRole('button', { name: /Busy/ })).toHaveCount(3);
    await busy.getByRole('button', { name: '+3 more' }).click();
    await expect(busy.getByRole('button', { name: /Busy/ })).toHaveCount(6);
  });

  await test.step('a quick look stands at its task, and where somebody deletes the task the keys go on to the next', async () => {
    const chip = task(page, 'Busy 2');
    await chip.focus();
    await page.keyboard.press('Space');
    const look = page.getByRole('region', { name: 'Quick look: Busy 2' });
    await expect(look).toBeVisible();
    const gap = async () => {
      const [its, of] = [await look.boundingBox(), await chip.boundingBox()];
      return its && of ? Math.round(Math.max(its.y - (of.y + of.height), of.y - (its.y + its.height))) : undefined;
    };
    await expect.poll(gap, 'above or below its task').toBeGreaterThanOrEqual(7);
    expect(await gap()).toBeLessThanOrEqual(9);
    await page.keyboard.press('Escape');
    await expect(look).toHaveCount(0);
    await expect(chip).toBeFocused();
    await page.request.delete(`/api/tasks/${busyIds[1]}`);
    await expect(chip).toHaveCount(0);
    await expect(calendar(page).locator('.calendar-task:focus')).toHaveText(/Busy/);
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
    expect((await side.boundingBox())?.width).toBeLessThan(60);
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

test('on a phone the agenda opens at today, and the button leads there again', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  await page.setViewportSize({ width: 390, height: 640 });
  const first = `${today().slice(0, 8)}01`;
  for (let at = 1; at <= 20; at++) await newTask(page.request, team, { title: `Early ${at}`, dueDate: first });
  await newTask(page.request, team, { title: 'Now', dueDate: today() });
  await open(`${team.board}?view=calendar`);
  await expect(task(page, 'Now')).toBeInViewport();
  await expect(calendar(page).getByRole('button', { name: 'Today' }), 'above it stands the month').toBeInViewport({ ratio: 1 });
  expect(await page.locator('#content').evaluate((content) => content.scrollTop), 'only the agenda scrolls').toBe(0);
  await calendar(page).evaluate((agenda) => agenda.scrollTo(0, 0));
  await expect(task(page, 'Now')).not.toBeInViewport();
  await calendar(page).getByRole('button', { name: 'Today' }).click();
  await expect(task(page, 'Now')).toBeInViewport();
});

test('tasks are selected, none is due before it starts, a saved view opens, and the network may be gone', {
  tag: '@deep',
}, async ({ page, context, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const ids: number[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    ids.push(await newTask(page.request, team, { title, startDate: '2035-12-10', dueDate: '2035-12-10', priority: 'P3' }));
  }
  await open(`${team.board}?view=calendar&day=2035-12-01`);
  const isChecked = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, checked: true });

  await test.step('a due date before the start is refused with a reason, by key and by mouse', async () => {
    await task(page, 'One').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.getByRole('alert')).toContainText('“One” starts on Dec 10, 2035; it cannot be due earlier');
    await expect(day(page, '2035-12-10').getByRole('button', { name: 'One' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await task(page, 'One').dragTo(day(page, '2035-12-05'));
    await expect(page.getByRole('alert')).toContainText('starts on Dec 10, 2035');
    await expect(day(page, '2035-12-10').getByRole('button', { name: 'One' })).toBeVisible();
  });

  await test.step('X and Shift select, and the bar acts on all of them', async () => {
    await task(page, 'One').focus();
    await page.keyboard.press('x');
    await expect(isChecked('One')).toBeVisible();
    await task(page, 'Three').click({ modifiers: ['Shift'] });
    await expect(page.getByRole('checkbox', { name: /^Select (?!all)/, checked: true })).toHaveCount(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await task(page, 'One').focus();
    await page.keyboard.press('p');
    await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
    await expect
      .poll(async () => {
        const all: { priority: string }[] = await (await page.request.get(`/api/workspaces/${team.workspaceId}/tasks`)).json();
        return all.map(({ priority }) => priority);
      })
      .toEqual(['P1', 'P1', 'P1']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('a saved view keeps the layout, not the day', async () => {
    await pressInViews(page, 'Save view');
    await page.getByRole('textbox', { name: 'Name' }).fill('Days');
    await page.keyboard.press('Enter');
    await expectToast(page, 'View saved.');
    await open(team.board);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Days' }).click();
    await expect(page).toHaveURL(/view=calendar/);
    await expect(day(page, today())).toHaveAttribute('aria-current', 'date');
  });

  await test.step('without a network tasks move, and the change is sent later', async () => {
    await open(`${team.board}?view=calendar&day=2035-12-01`);
    await expect(task(page, 'Two')).toBeVisible();
    await context.setOffline(true);
    await task(page, 'Two').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(day(page, '2035-12-11').getByRole('button', { name: 'Two' })).toBeFocused();
    await context.setOffline(false);
    await expect.poll(async () => (await (await page.request.get(`/api/tasks/${ids[1]}`)).json()).dueDate).toBe('2035-12-11');
  });

  await test.step('on a phone long titles of a week are whole', async () => {
    const title = 'A task with a rather long title that needs two lines on a narrow phone';
    await newTask(page.request, team, { title, dueDate: '2035-12-04' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(`${team.board}?view=calendar&span=week&day=2035-12-04`);
    const words = task(page, title).locator('.calendar-title');
    await expect(words).toBeVisible();
    expect(await words.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await expectNoHorizontalScroll(page);
  });
});
