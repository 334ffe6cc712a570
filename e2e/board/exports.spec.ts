// Export of a board: a file of its tasks from the button above it.

import { readFile } from 'node:fs/promises';
import { boardMenu, pressInBoardMenu } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a board is saved as CSV by the keyboard, also on a phone; a failure says why', async ({ page, login, open, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Count the boats' });
  await open(team.board);
  await boardMenu(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Export' }).press('ArrowRight');
  const item = page.getByRole('menuitem', { name: 'CSV for spreadsheets' });
  await expect(item).toBeFocused();
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^tasklane-.+-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(',Count the boats,To Do,');
  await expect(page.getByText('Export saved')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.route('**/api/workspaces/*/export*', (route) => route.abort());
  await pressInBoardMenu(page, 'Export');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Markdown to read' }).click();
  await expect(page.getByText('The export failed.')).toBeVisible();
});
