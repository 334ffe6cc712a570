// Columns are managed from their menu: changed, limited, ordered, collapsed and deleted, by keyboard and on a phone.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, type Team, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a column is named, coloured, limited and moved; another person sees it at once, and undo takes it back', async ({
  page,
  login,
  open,
  team,
  another,
}) => {
  await login('admin');
  const columnId = await newColumn(page, team, 'Blocked');
  await newTask(page.request, team, { title: 'Wait for the bank', columnId });
  await open(team.board);
  const other = await another();
  await login('engineer', other);
  await other.goto(team.board);
  await expect(column(other, 'Blocked')).toBeVisible();

  const menu = page.getByRole('button', { name: 'Column Blocked' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Edit column...' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit column' });
  await dialog.getByLabel('Name of the column').fill('review');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A column of this name already exists on this board.')).toBeVisible();
  await dialog.getByLabel('Name of the column').fill('Waiting');
  // A reload keeps the typed name, closing the dialog does not.
  await page.reload();
  for (const name of ['Waiting', 'Blocked']) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit column...' }).press('Enter');
    await expect(dialog.getByLabel('Name of the column')).toHaveValue(name);
    if (name === 'Waiting') await page.keyboard.press('Escape');
  }
  await dialog.getByLabel('Name of the column').fill('Waiting');
  await dialog.getByLabel('Work-in-progress limit').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a whole number from 1 to 999')).toBeVisible();
  await dialog.getByLabel('Work-in-progress limit').fill('1');
  await dialog.getByRole('radio', { name: 'Purple' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Column changed');
  await expect(page.getByRole('button', { name: 'Column Waiting' })).toBeFocused();
  await expect(column(other, 'Waiting').getByText('Full: 1 of at most 1 tasks')).toBeAttached();
  await expect(column(other, 'Waiting').locator('[data-color="purple"]')).toBeAttached();
  await expect(card(column(other, 'Waiting'), 'Wait for the bank')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move left' }).press('Enter');
  await expectToast(page, 'Column moved', 'Waiting is now column 4 of 5.');
  await expect(page.locator('[data-column]').nth(3)).toHaveAccessibleName(/^Waiting/);
  await expect(other.locator('[data-column]').nth(3)).toHaveAccessibleName(/^Waiting/);
  await page.locator('#messages').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-column]').nth(4)).toHaveAccessibleName(/^Waiting/);
  await test.step('with Done in front a new task by its key is still one to do', async () => {
    const columns = await (await page.request.get(`/api/workspaces/${team.workspaceId}/columns`)).json();
    const done = columns.find(({ name }: { name: string }) => name === 'Done');
    expect((await page.request.put(`/api/columns/${done.id}`, { data: { order: 0 } })).status()).toBe(200);
    await expect(page.locator('[data-column]').first()).toHaveAccessibleName(/^Done/);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('n');
    await expect(column(page, 'To Do').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
  });
  // Members collapse columns, and change nothing for others.
  await other.getByRole('button', { name: 'Column Waiting' }).click();
  await expect(other.getByRole('menuitem')).toHaveText(['Collapse']);
});

test('a full column shows it, takes no card if it refuses, and says why; the card returns', async ({
  page,
  login,
  open,
  team,
  another,
}) => {
  const admin = await another();
  await login('admin', admin);
  await login('engineer');
  await newTask(page.request, team, { title: 'Under review', columnId: team.columns.review });
  await newTask(page.request, team, { title: 'Next in line', columnId: team.columns.inProgress });
  const put = (data: object) => admin.request.put(`/api/columns/${team.columns.review}`, { data });
  await put({ limit: 1, limitRefuses: true });
  await open(team.board);
  await cardTitle(page, 'Next in line').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expectToast(page, 'Failed to move task', 'The column is full.');
  await expect(card(column(page, 'In Progress'), 'Next in line')).toBeVisible();
  // A warning lets it in.
  await put({ limitRefuses: false });
  await cardTitle(page, 'Next in line').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Review').getByText('Over its limit: 2 of at most 1 tasks')).toBeAttached();
  await expectAccessible(page);
});

test('a collapsed column stays so after a reload, takes a dropped card, and opens again', async ({ page, login, open, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Ship it', columnId: team.columns.review });
  await newTask(page.request, team, { title: 'Shipped', columnId: team.columns.done });
  await open(team.board);
  await page.getByRole('button', { name: 'Column Done' }).click();
  await page.getByRole('menuitem', { name: 'Collapse' }).click();
  const strip = page.getByRole('button', { name: 'Expand Done, 1 task' });
  await expect(strip).toBeFocused();
  await page.reload();
  await expect(strip).toBeVisible();
  await expectAccessible(page);
  await dragTo(page, card(page, 'Ship it'), strip);
  await expect(page.getByRole('button', { name: 'Expand Done, 2 tasks' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand Done, 2 tasks' }).press('Enter');
  await expect(card(column(page, 'Done'), 'Ship it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Column Done' })).toBeFocused();
});

test('a column is deleted with a target for its tasks, on a phone too', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('admin');
  const columnId = await newColumn(page, team, 'Parked');
  await newTask(page.request, team, { title: 'Some day', columnId });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(team.board);
  await page.getByRole('tab', { name: /^To Do/ }).click();
  await page.getByRole('button', { name: 'Column To Do' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete column...' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Parked/ }).click();
  await page.getByRole('button', { name: 'Column Parked' }).click();
  await page.getByRole('menuitem', { name: 'Delete column...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the column Parked?' });
  await expect(dialog).toContainText('Its task moves to the column that you choose');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('combobox', { name: 'Move its tasks to' }).click();
  await page.getByRole('option', { name: 'Review' }).click();
  await page.route('**/api/columns/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete column' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.unroute('**/api/columns/*');
  await dialog.getByRole('button', { name: 'Delete column' }).click();
  await expectToast(page, 'Column deleted', 'The tasks of Parked are in Review.');
  await expect(page.getByRole('tab', { name: /^Parked/ })).toHaveCount(0);
  await expect(card(column(page, 'Review'), 'Some day')).toBeAttached();
});

async function newColumn(page: Page, { workspaceId }: Team, name: string): Promise<number> {
  const reply = await page.request.post('/api/columns', { data: { name, workspaceId } });
  return (await reply.json()).id;
}
