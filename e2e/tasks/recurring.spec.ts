// The main way of a recurring task: made, skipped, changed for all, done, undone, stopped.
import { card, cardTitle, column } from '#support/board.ts';
import { expect, expectAccessible, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = dayIn(0);

test('a recurring task makes its next one', async ({ page, login, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { weekStart: 'saturday' } });
  const checklistItems = [{ id: 1, text: 'Count the till', completed: true }];
  const id = await newTask(page.request, team, {
    title: 'Close the week',
    dueDate: today,
    repeat: 'FREQ=WEEKLY',
    checklistItems,
  });
  await page.goto(team.board);
  await expect(card(page, 'Close the week').getByRole('img', { name: 'Repeats' })).toBeVisible();
  const task = async (taskId = id) => (await page.request.get(`/api/tasks/${taskId}`)).json();

  await cardTitle(page, 'Close the week').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Every week/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip this time' }).click();
  await expect.poll(async () => (await task()).dueDate).toBe(dayIn(7));
  expect((await task()).checklistItems[0].completed).toBe(false);

  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await dialog.getByRole('combobox', { name: 'Repeat' }).click();
  await page.getByRole('option', { name: 'Custom ...' }).click();
  const days = dialog.getByRole('group', { name: 'Days of the week' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName('Saturday');
  await expect(days.last()).toHaveAccessibleName('Friday');
  await dialog.getByRole('spinbutton', { name: 'Interval' }).fill('2');
  await expect(dialog.getByText('Repeats: Every 2 weeks')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Changes are for' }).click();
  await page.getByRole('option', { name: 'this task and the following ones' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Close two weeks');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(async () => (await task()).repeat).toBe('FREQ=WEEKLY;INTERVAL=2');
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();

  await page.request.put(`/api/tasks/${id}/column`, { data: { columnId: team.columns.done } });
  const next = card(column(page, 'To Do'), 'Close two weeks');
  await expect(next.getByRole('img', { name: 'Repeats' })).toBeVisible();
  await expect(card(column(page, 'Done'), 'Close two weeks').getByRole('img', { name: 'Repeats' })).toHaveCount(0);
  await page.request.put(`/api/tasks/${id}/column`, { data: { columnId: team.columns.inProgress } });
  await expect(next).toHaveCount(0);

  await cardTitle(page, 'Close two weeks').click();
  const skipPath = '**/api/tasks/*/skip';
  await page.route(skipPath, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Skip this time' }).click();
  await expect(page.getByText('Skipping needs the server, so nothing has changed.')).toBeVisible();
  await page.unroute(skipPath);

  const stop = dialog.getByRole('button', { name: 'Stop repeating' });
  await stop.click();
  await expect(stop).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stop).toBeVisible();
  await expect.poll(async () => (await task()).repeat).toBe('FREQ=WEEKLY;INTERVAL=2');
  await stop.click();
  await expect(dialog.getByRole('button', { name: 'Stop repeating' })).toHaveCount(0);
  expect((await task()).repeat).toBeNull();
});
