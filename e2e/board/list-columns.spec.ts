// The columns of the list: chosen, ordered and sized by pointer and keys, in a saved view, and what is shown as a file.

import { readFile } from 'node:fs/promises';
import { boardMenu, openDisplay, pressInBoardMenu, pressInViews } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('columns are chosen, ordered and sized, and what is shown is saved as CSV', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system', showScores: true } });
  await newTask(page.request, team, { title: '=Beta', priority: 'P1', dueDate: '2030-03-04' });
  await newTask(page.request, team, { title: 'Alpha, "the first"', priority: 'P3', startDate: '2026-01-05' });
  await open(`${team.board}?view=list&sort=title`);
  const heads = () => page.locator('.list-table thead th').allInnerTexts();
  const panel = page.getByRole('dialog', { name: 'Display' }).getByRole('region', { name: 'Columns' });
  const head = (name: string) => page.getByRole('columnheader', { name });

  await test.step('by keys: one more, one less, another order, wider', async () => {
    await page.getByRole('button', { name: 'Display', exact: true }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('checkbox', { name: 'Start date' }).press('Space');
    await panel.getByRole('checkbox', { name: 'Assignee' }).press('Space');
    await panel.getByRole('checkbox', { name: 'Score' }).press('Space');
    await expect(panel.getByRole('checkbox', { name: 'Score' })).toBeFocused();
    const start = panel.getByRole('button', { name: 'Actions for Start date' });
    await start.press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
    await expect(start).toBeFocused();
    await start.press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
    await expect(start).toBeFocused();
    const before = await head('Status').evaluate((one: HTMLElement) => one.offsetWidth);
    await panel.getByRole('button', { name: 'Actions for Status' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Wider' }).press('Enter');
    await expect.poll(() => head('Status').evaluate((one: HTMLElement) => one.offsetWidth)).toBe(before + 24);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect.poll(heads).toEqual(['Title', 'Status', 'Priority', 'Start date', 'Department', 'Due date', 'Actions']);
    await expect(page.getByRole('cell', { name: 'Jan 5' })).toBeVisible();
  });

  await test.step('by dragging, in the menu and in the head', async () => {
    await (await openDisplay(page)).getByRole('region', { name: 'Columns' }).waitFor();
    const grip = (name: string) => panel.getByRole('listitem').filter({ hasText: name }).locator('[data-handle]');
    await grip('Department').dragTo(panel.getByRole('listitem').filter({ hasText: 'Status' }), {
      targetPosition: { x: 40, y: 4 },
    });
    await expect.poll(heads).toEqual(['Title', 'Department', 'Status', 'Priority', 'Start date', 'Due date', 'Actions']);
    await page.keyboard.press('Escape');
    const box = await head('Start date').boundingBox();
    if (!box) throw new Error('The head has no place.');
    await head('Department')
      .getByText('Department')
      .dragTo(head('Start date'), { targetPosition: { x: box.width - 10, y: 20 } });
    await expect.poll(heads).toEqual(['Title', 'Status', 'Priority', 'Start date', 'Department', 'Due date', 'Actions']);
  });

  await test.step('by the pointer at the edge of a head', async () => {
    const box = await head('Priority').boundingBox();
    if (!box) throw new Error('The head has no place.');
    await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 57, box.y + box.height / 2, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => head('Priority').evaluate((one: HTMLElement) => one.offsetWidth)).toBe(Math.round(box.width + 60));
    await expect(head('Priority')).not.toHaveAttribute('aria-sort');
  });

  await test.step('they stay, for this board and every other, and none is left out of a narrow list', async () => {
    await page.setViewportSize({ width: 800, height: 700 });
    await open(`${team.board}?view=list`);
    await expect.poll(heads).toEqual(['Title', 'Status', 'Priority', 'Start date', 'Department', 'Due date', 'Actions']);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect((await openDisplay(page)).getByRole('region', { name: 'Columns' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expectNoHorizontalScroll(page);
    // A phone has no keys.
    await boardMenu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
    await expect(page.getByRole('menu').locator('[data-text]').filter({ visible: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the file has the shown rows, columns and groups, and no formula', async () => {
    await open(`${team.board}?view=list&sort=title&group=priority`);
    await pressInBoardMenu(page, 'Export');
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'What is shown (CSV)' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^tasklane-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\ufeffPriority,Title,Status,Priority,Start date,Department,Due date');
    expect(lines[1]).toMatch(/^High,'=Beta,To Do,High,,Engineering \d+,2030-03-04$/);
    expect(lines[2]).toMatch(/^Low,"Alpha, ""the first""",To Do,Low,2026-01-05,Engineering \d+,$/);
    expect(lines).toHaveLength(4);
  });

  await test.step('a saved view has its columns, whatever else is chosen', async () => {
    await open(`${team.board}?view=list&columns=due,created`);
    await pressInViews(page, 'Save view');
    await page.getByRole('textbox', { name: 'Name' }).fill('Dates');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/saved=/);
    await open(`${team.board}?view=list`);
    await openDisplay(page);
    await panel.getByRole('button', { name: 'Reset columns' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(heads).toEqual(['Title', 'Status', 'Priority', 'Assignee', 'Department', 'Due date', 'Score', 'Actions']);
    await page.getByRole('link', { name: 'Dates' }).click();
    await expect.poll(heads).toEqual(['Title', 'Due date', 'Created', 'Actions']);
  });
});
