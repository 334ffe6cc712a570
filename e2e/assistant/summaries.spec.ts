// The summary of a board: what others changed since the last visit, my day and week.

import { card, pressInBoardMenu } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a board tells what has changed since the last visit, and a person what is to do', { tag: '@deep' }, async ({
  page,
  login,
  team,
  host,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const me = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Pay the invoices', dueDate: '2026-01-02', assigneeId: me, assignees: [me] });
  const path = `/api/assistant/summaries/workspaces/${team.workspaceId}`;
  await page.request.put(`${path}/visit`, { data: { changesSeen: true } });
  await newTask(host.admin, team, { title: 'Order the chairs' });
  await page.goto(`${team.board}?view=dashboard`);
  await expect(card(page, 'Order the chairs')).toBeVisible();

  // It has one place, on the board and on the dashboard.
  await page.goto(team.board);
  await expect(card(page, 'Order the chairs')).toBeVisible();
  await expect(page.getByRole('button', { name: /^More for this board: 1 change since / })).toBeVisible();
  await pressInBoardMenu(page, 'Summary');
  await expect(page.getByRole('dialog', { name: 'Summary' }).getByRole('link', { name: /Order the chairs/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await page.goto(`${team.board}?view=dashboard`);

  await expect(page.getByRole('button', { name: /^More for this board: 1 change since / })).toBeVisible();
  await pressInBoardMenu(page, 'Summary');
  const panel = page.getByRole('dialog', { name: 'Summary' });
  await expect(panel.getByRole('region', { name: 'Changed by others' }).getByRole('link')).toContainText('Order the chairs');
  await expect(panel.getByRole('link', { name: /Pay the invoices/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('button', { name: 'My week' }).click();
  await expect(panel.getByRole('link', { name: /Pay the invoices/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await panel.getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel.getByRole('link', { name: /Order the chairs/ })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'My week' })).toBeVisible();
  await expect.poll(async () => (await (await page.request.get(`${path}/changes`)).json()).count).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expectNoHorizontalScroll(page);
});
