// Dates: one short and one long form everywhere, in the person's format and language; typed or chosen from a calendar.
import type { Page } from '@playwright/test';
import { card, cardTitle, expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const year = new Date().getUTCFullYear();

function settings(page: Page, data: object) {
  return page.request.patch('/api/users/settings', { data });
}

async function stored(page: Page, taskId: number) {
  return (await page.request.get(`/api/tasks/${taskId}`)).json();
}

test('card, list, dashboard, details and notifications have one form, without the year of today', { tag: '@deep' }, async ({
  page,
  login,
  another,
  server,
  team,
}) => {
  test.setTimeout(180_000);
  await login('engineer');
  const me = await signedInUserId(page);
  const boss = await another();
  await login('admin', boss);
  const title = 'One form for a date';
  const taskId = await newTask(boss.request, team, { title, assigneeId: me });
  // Far in the future, so that it is always shown as a date.
  const due = `${year + 1}-12-30`;
  const changed = await boss.request.put(`${server.url}/api/tasks/${taskId}`, {
    data: { dueDate: due, startDate: `${year}-01-05` },
  });
  expect(changed.status()).toBe(200);
  for (const [language, dateFormat, short, start, long] of [
    ['english', 'MM/DD/YYYY', `Dec 30, ${year + 1}`, 'Jan 5', `December 30, ${year + 1}`],
    ['german', 'DD/MM/YYYY', `30. Dez. ${year + 1}`, '5. Jan.', `30. Dezember ${year + 1}`],
  ] as const) {
    await settings(page, { language, dateFormat, timezone: 'PST' });
    await page.goto(team.board);
    await expect(card(page, title).getByTitle(new RegExp(long)).getByText(short, { exact: true })).toBeVisible();
    await page.goto(`${team.board}?view=list`);
    const row = page.getByRole('row').filter({ has: cardTitle(page, title) });
    await expect(row.getByText(short, { exact: true })).toBeVisible();
    await page.goto(screens.task.href(taskId));
    const main = page.getByRole('main');
    await expect(main.getByText(short, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(start, { exact: true }).first()).toBeVisible();
    await page.goto(screens.notifications.href());
    await expect(page.getByText(new RegExp(`${title}.*${short.replaceAll('.', '\\.')}`)).first()).toBeVisible();
  }
});

test('a date is typed in the format of the person or in words, and what is none is told and not saved', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await settings(page, { dateFormat: 'DD/MM/YYYY', timezone: 'PST' });
  const taskId = await newTask(page.request, team, { title: 'Typed dates' });
  await page.goto(screens.task.href(taskId));
  await page.getByRole('button', { name: 'Edit Task' }).click();
  const due = page.getByLabel('Due date', { exact: true });
  await due.fill(`5.3.${year + 1}`);
  await due.blur();
  await expect(due).toHaveValue(`05/03/${year + 1}`);
  const start = page.getByLabel('Start date', { exact: true });
  await start.fill('soon');
  await start.blur();
  await expect(page.getByText(/^This is not a date\. Write it like \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Failed to update task');
  // The invalid text stays for correction, even after a reload.
  await page.reload();
  await expect(start).toHaveValue('soon');
  await start.fill(`1 feb ${year + 1}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated');
  expect(await stored(page, taskId)).toMatchObject({ dueDate: `${year + 1}-03-05`, startDate: `${year + 1}-02-01` });
});

test('a month opens with the keys of a date grid, also on a phone', async ({ page, login, team }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'Chosen dates', dueDate: `${year + 1}-03-15` });
  await page.goto(screens.task.href(taskId));
  await page.getByRole('button', { name: 'Edit Task' }).click();
  const due = page.getByLabel('Due date', { exact: true });
  await due.focus();
  await page.keyboard.press('ArrowDown');
  const month = page.getByRole('dialog', { name: 'Calendar: Due date' });
  await expect(month.getByText(`March ${year + 1}`)).toBeVisible();
  await expect(month.getByRole('gridcell', { selected: true })).toHaveText('15');
  await expect(month.getByRole('button', { name: new RegExp(`March 15, ${year + 1}$`) })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await expect(month.getByRole('button', { name: new RegExp(`April 14, ${year + 1}$`) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(month).toHaveCount(0);
  await expect(due).toBeFocused();
  await expect(due).toHaveValue(`04/14/${year + 1}`);
  await page.getByRole('button', { name: 'Due date: choose in a calendar' }).click();
  await month.getByRole('button', { name: 'No date' }).click();
  await expect(due).toHaveValue('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated');
  expect((await stored(page, taskId)).dueDate).toBeNull();
});
