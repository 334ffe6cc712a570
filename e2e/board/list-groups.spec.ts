// The list under headings: chosen, walked by keys, closed, kept in a saved view, and live.

import { display, expectToast, pressInViews } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a list is grouped, walked, closed and kept in a view', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const userId = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Beta', priority: 'P1' });
  await newTask(page.request, team, { title: 'Alpha', priority: 'P1', assigneeId: userId, assignees: [userId] });
  const gammaId = await newTask(page.request, team, { title: 'Gamma', priority: 'P3' });
  await open(`${team.board}?view=list&sort=title`);
  const heading = (name: string | RegExp) => page.getByRole('rowheader').getByRole('button', { name, expanded: true });
  const row = (name: string) => page.getByRole('button', { name, exact: true });
  const lines = () =>
    page
      .locator('.list-table tbody tr')
      .evaluateAll((rows) => rows.map((each) => each.querySelector('.list-title, [aria-expanded] .truncate')?.textContent));

  await test.step('by the keyboard, with counts, and sorted inside each group', async () => {
    await page.getByRole('button', { name: 'Display', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Group by' }).getByRole('button', { name: 'Priority' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/group=priority/);
    await expect(heading(/^High 2 tasks$/)).toBeVisible();
    await expect.poll(lines).toEqual(['High', 'Alpha', 'Beta', 'Low', 'Gamma']);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the arrows go over headings, close and open them', async () => {
    await row('Beta').focus();
    await page.keyboard.press('ArrowDown');
    await expect(heading(/^Low/)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(row('Gamma')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Low/, expanded: false })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(row('Gamma')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(heading(/^High/)).toBeFocused();
  });

  await test.step('a change by somebody else moves the task to its group', async () => {
    await page.request.put(`/api/tasks/${gammaId}`, { data: { priority: 'P1' } }).then((reply) => expect(reply.ok()).toBe(true));
    await expect.poll(lines).toEqual(['High', 'Alpha', 'Beta', 'Gamma']);
  });

  await test.step('a saved view opens with its groups', async () => {
    await display(page, 'Group by', 'Primary assignee');
    await pressInViews(page, 'Save view');
    await page.getByRole('textbox', { name: 'Name' }).fill('By person');
    await page.keyboard.press('Enter');
    await expectToast(page, 'View saved.');
    await open(team.board);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'By person' }).click();
    await expect(page).toHaveURL(/group=assignee/);
    await expect(heading(/^Unassigned 2 tasks$/)).toBeVisible();
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(heading(/^Unassigned/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await heading(/^Unassigned/).click();
    await expect(row('Beta')).toBeHidden();
    await display(page, 'Group by', 'No grouping');
    await expect.poll(lines).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  await test.step('a new task opens the group that would hide it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(`${team.board}?view=list&group=status`);
    await heading(/^To Do/).click();
    await expect(row('Beta')).toBeHidden();
    await page.getByRole('button', { name: 'Add Task' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Delta');
    await page.keyboard.press('Enter');
    await expect(row('Delta')).toBeVisible();
  });
});
