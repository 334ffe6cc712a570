// Where a card stands: the column and the day of a new one, a drop under a filter, and where cards have no places of their own.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const titles = (page: Page) => column(page, 'To Do').locator('.card-title').allInnerTexts();

test('under a filter a card is dropped before the next shown one, and undo brings it back', async ({
  page,
  login,
  team,
  open,
}) => {
  await login('engineer');
  for (const title of ['Paint 1', 'Hidden 2', 'Paint 3', 'Hidden 4', 'Paint 5']) await newTask(page.request, team, { title });
  await open(`${team.board}?q=paint`);
  await expect.poll(() => titles(page)).toEqual(['Paint 1', 'Paint 3', 'Paint 5']);
  await dropAbove(page, 'Paint 5', 'Paint 3');
  await expect.poll(() => titles(page)).toEqual(['Paint 1', 'Paint 5', 'Paint 3']);
  await open(team.board);
  await expect.poll(() => titles(page)).toEqual(['Paint 1', 'Hidden 2', 'Paint 5', 'Paint 3', 'Hidden 4']);

  // Undone, it stands behind what the filter hides, as before.
  await open(`${team.board}?q=paint`);
  await expect.poll(() => titles(page)).toEqual(['Paint 1', 'Paint 5', 'Paint 3']);
  await dropAbove(page, 'Paint 3', 'Paint 1');
  await expect.poll(() => titles(page)).toEqual(['Paint 3', 'Paint 1', 'Paint 5']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => titles(page)).toEqual(['Paint 1', 'Paint 5', 'Paint 3']);
  await open(team.board);
  await expect.poll(() => titles(page)).toEqual(['Paint 1', 'Hidden 2', 'Paint 5', 'Paint 3', 'Hidden 4']);
});

test('where cards have no places, a drop and a key say why, and offer the order of the board', async ({
  page,
  login,
  team,
  another,
  open,
}) => {
  await login('engineer');
  for (const title of ['First here', 'Second here']) await newTask(page.request, team, { title });
  await open(`${team.board}?cards=score`);
  await expect(page.getByText('Cards are sorted by score.')).toBeVisible();
  await dropAbove(page, 'Second here', 'First here');
  await expectToast(page, 'The cards are in the order of their score');
  await page.getByRole('button', { name: 'Sort by hand' }).click();
  await expect(page).not.toHaveURL(/cards=/);
  await dropAbove(page, 'Second here', 'First here');
  await expect.poll(() => titles(page)).toEqual(['Second here', 'First here']);

  const admin = await another();
  await login('admin', admin);
  await open(`${screens.workspace.href(0)}?q=here&department=${encodeURIComponent(team.department)}`, admin);
  await cardTitle(admin, 'Second here').press('Shift+ArrowDown');
  await expectToast(admin, 'The cards here are grouped by department');
});

test('a new task begins in the column and on the day that were pressed, on a page that has just loaded', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' } });
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await page.goto(team.board);
  await column(page, 'Review').getByRole('button', { name: 'Add task', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('Review');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Look at it again');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(card(column(page, 'Review'), 'Look at it again')).toBeVisible();

  await page.goto(`${team.board}?view=calendar&day=2031-05-14`);
  const day = page.locator('li[data-drop="2031-05-14"]');
  await day.hover();
  await day.getByRole('button', { name: 'Add a task due' }).click();
  await expect(dialog.getByRole('button', { name: 'Due date: May 14, 2031' })).toBeVisible();
  await page.keyboard.press('Escape');

  // What was pressed before is not meant by the next press.
  await page.goto(team.board);
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('To Do');
  await expect(dialog.getByRole('button', { name: 'Due date: No date' })).toBeVisible();
});

/** Drags a card within its column to the upper half of another one. */
async function dropAbove(page: Page, title: string, target: string): Promise<void> {
  const [from, to] = [card(page, title), card(page, target)];
  await expect(from).toBeVisible();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + 40, start.y + start.height - 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + start.height - 14, { steps: 5 });
  await page.mouse.move(end.x + 60, end.y + 6, { steps: 10 });
  await page.mouse.move(end.x + 60, end.y + 4, { steps: 3 });
  await page.mouse.up();
}
