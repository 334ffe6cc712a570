// Changes single fields of a card by menu and keys, with Undo, and with concurrent changes.
import { card, cardTitle, expectToast } from '#support/board.ts';
import { expect, expectAccessible, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const title = 'Sharpen the pencils';
let id = 0;

test.beforeEach(async ({ page, login, team }) => {
  await login('engineer');
  id = await newTask(page.request, team, { title, priority: 'P2' });
  await page.goto(team.board);
  await cardTitle(page, title).first().focus();
});

test.afterEach(async ({ page, server }) => {
  await page.request.delete(`${server.url}/api/tasks/${id}`);
});

test('the menu of a card changes its priority, its due date and its assignee', async ({ page, server }) => {
  const menu = card(page, title).getByRole('button', { name: `Actions for ${title}` });
  await menu.click();
  await page.getByRole('menuitem', { name: /^Priority/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Low' }).click();
  await expect(card(page, title).getByRole('img', { name: 'Priority: Low' })).toBeVisible();
  await expectToast(page, 'Task updated', 'Priority: Low');
  await menu.click();
  await page.getByRole('menuitem', { name: /^Due date/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).click();
  await expectToast(page, 'Task updated');
  await menu.click();
  await page.getByRole('menuitem', { name: /^Assignee/ }).click();
  await page
    .getByRole('dialog', { name: 'Assignee' })
    .getByRole('option', { name: /\(me\)$/ })
    .click();
  await expect(card(page, title).getByRole('img', { name: /^Assigned to|Engineer/ })).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await expect
    .poll(async () => (await page.request.get(`${server.url}/api/tasks/${id}`)).json())
    .toMatchObject({ priority: 'P3', dueDate: tomorrow, assigneeId: expect.any(Number) });
});

test('Undo in the message takes the change back', { tag: '@deep' }, async ({ page }) => {
  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expect(card(page, title).getByRole('img', { name: 'Priority: High' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, title).getByRole('img', { name: 'Priority: Medium' })).toBeVisible();
});

test('what somebody has changed again since is not taken back', async ({ page, login, server, another }) => {
  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expectToast(page, 'Task updated');
  const colleague = await another();
  await login('admin', colleague);
  const answer = await colleague.request.put(`${server.url}/api/tasks/${id}`, { data: { priority: 'P3' } });
  expect(answer.status()).toBe(200);
  await expect(card(page, title).getByRole('img', { name: 'Priority: Low' })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Failed to update task', 'Somebody has changed this again since.');
  await expect(card(page, title).getByRole('img', { name: 'Priority: Low' })).toBeVisible();
});

test('a change is taken back to what stood there when it was made, also under a menu that was open before', async ({
  page,
  login,
  server,
  another,
}) => {
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Medium' })).toHaveAttribute('aria-checked', 'true');
  const colleague = await another();
  await login('admin', colleague);
  await colleague.request.put(`${server.url}/api/tasks/${id}`, { data: { priority: 'P3' } });
  await expect(card(page, title).locator('[aria-label="Priority: Low"]')).toBeAttached({ timeout: 20_000 });
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expect(card(page, title).getByRole('img', { name: 'Priority: High' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, title).getByRole('img', { name: 'Priority: Low' })).toBeVisible();
});

test('a change that fails is put back and told', async ({ page }) => {
  await page.route(`**/api/tasks/${id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of paper', error: 'x' } }),
  );
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Today' }).press('Enter');
  await expectToast(page, 'Failed to update task', 'Out of paper');
  await expect(card(page, title).getByText('Due Today')).toHaveCount(0);
});

test('a row of the list has the same menu and the same keys, and keeps the focus', { tag: '@deep' }, async ({ page, team }) => {
  await page.goto(`${team.board}?view=list`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
  const name = row.getByRole('button', { name: title, exact: true });
  await name.focus();
  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expect(row.getByText('High')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press('s');
  await page.getByRole('menuitemcheckbox', { name: 'Review' }).press('Enter');
  await expect(row.getByText('Review')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row.getByText('To Do')).toBeVisible();
  await name.hover();
  await row.getByRole('button', { name: `Actions for ${title}` }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: /^Due date/ }).click();
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Today' }).click();
  await expect(row.getByTitle('Due Today')).toBeVisible();
  await name.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete Task' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).click();
  await expect(row).toHaveCount(0);
  // The message of the due date has an Undo too.
  await expectToast(page, 'Task Deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});
