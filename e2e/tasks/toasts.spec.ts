// Every message of tasks, checklists, comments and moves (specification part 2, section 8), triggered and checked. Only failures
// that the real server cannot produce are mocked; typed and displayed text stays after each.
import type { Page, Route } from '@playwright/test';
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { expect, screens, type Team, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

test.describe.configure({ timeout: 120_000 });

const broken = (route: Route) => route.fulfill({ status: 500, json: { message: 'The database is tired' } });
const cut = (route: Route) => route.abort('connectionreset');

const make = (page: Page, team: Team, given: object) => newTask(page.request, team, given);

/** Mocks the calls of one method. */
async function answer(page: Page, address: string, method: string, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route(address, (route) => (route.request().method() === method ? how(route) : route.fallback()));
}

test('creating: Missing title, Failed to create task, API error, Error preparing task data, Task created', async ({
  page,
  login,
  server,
  team,
}) => {
  await login('admin');
  await page.goto(server.url + team.board);
  await column(page, 'To Do').getByRole('button', { name: 'Add task', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  const submit = dialog.getByRole('button', { name: /^Create Task/ });
  await submit.click();
  await expectToast(page, 'Missing title', 'Please provide a title for the task.');
  await title.fill('ab');
  await submit.click();
  await expect(dialog.getByText('Title must be at least 3 characters')).toBeVisible();

  await title.fill('A task that fails at first');
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('All of this stays');
  await answer(page, '**/api/tasks', 'POST', (route) => route.fulfill({ status: 503, json: {} }));
  await submit.click();
  await expectToast(page, 'Failed to create task', 'Server error: 503 Service Unavailable');
  await page.unroute('**/api/tasks');
  await answer(page, '**/api/tasks', 'POST', cut);
  await submit.click();
  await expectToast(page, 'API error', 'Failed to communicate with the server');
  await page.unroute('**/api/tasks');

  const department = dialog.getByRole('combobox', { name: 'Primary department' });
  await department.click();
  await page.getByRole('option', { name: 'Custom...' }).click();
  await submit.click();
  await expectToast(page, 'Error preparing task data', 'Department is required');
  await department.click();
  // A long list is shortened until something is typed: other tests make departments on this server, too.
  await page.keyboard.type(team.department);
  await page.getByRole('option', { name: team.department, exact: true }).click();

  await expect(title).toHaveValue('A task that fails at first');
  await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue('All of this stays');
  await submit.click();
  await expectToast(page, 'Task created', 'Your task has been added to the board.');
  await expect(dialog).toHaveCount(0);
  await expect(card(column(page, 'To Do'), 'A task that fails at first')).toBeVisible();
});

test('editing: Failed to update task, Task updated', async ({ page, login, server, team }) => {
  await login('engineer');
  const taskId = await make(page, team, { title: 'Edit me' });
  await page.goto(server.url + team.board);
  await cardTitle(page, 'Edit me').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await title.fill('ab');
  await save.click();
  await expect(dialog.getByText('Title must be at least 3 characters')).toBeVisible();
  await title.fill('Edited');
  const address = `**/api/tasks/${taskId}`;
  await answer(page, address, 'PUT', broken);
  await save.click();
  await expectToast(page, 'Failed to update task', 'The database is tired');
  await page.unroute(address);
  await answer(page, address, 'PUT', cut);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await save.click();
  // The message of the first failure is still there.
  await failed;
  // While other requests are under way, it is sent once more before it counts as failed.
  await expect(save).not.toHaveAttribute('aria-busy');
  await expectToast(page, 'Failed to update task');
  // A click on a toast does not count as outside of the dialog.
  await page.locator('#messages').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#messages').getByRole('listitem')).toHaveCount(0);
  await expect(title).toHaveValue('Edited');
  await page.unroute(address);
  await save.click();
  await expectToast(page, 'Task updated', 'The task has been updated successfully.');

  await answer(page, address, 'PUT', broken);
  await page.getByRole('button', { name: 'Priority: Medium' }).click();
  await page.getByRole('menu').getByText('High', { exact: true }).click();
  await expectToast(page, 'Failed to update task', 'The database is tired');
  await expect(page.getByRole('button', { name: 'Priority: Medium' })).toBeVisible();
});

test('checklist: Failed to update checklist puts the tick back', async ({ page, login, server, team }) => {
  await login('engineer');
  const taskId = await make(page, team, { title: 'Tick me', checklistItems: [{ id: 1, text: 'Only one' }] });
  await page.goto(server.url + screens.task.href(taskId));
  const item = page.getByRole('checkbox', { name: 'Only one' });
  for (const how of [broken, cut]) {
    await answer(page, `**/api/tasks/${taskId}`, 'PUT', how);
    await item.click();
    await expectToast(page, 'Failed to update checklist', 'Please try again later');
    await expect(item).not.toBeChecked();
    await page.unroute(`**/api/tasks/${taskId}`);
    await page.reload();
  }
  await item.click();
  await expect(item).toBeChecked();
  await expect(page.getByText(/Ellen Engineer, /)).toBeVisible();
  await item.click();
  await expect(item).not.toBeChecked();
  await expect(page.getByText(/Ellen Engineer, /)).toHaveCount(0);
});

test('comments: Failed to add comment, Comment added, Comment deleted', { tag: '@deep' }, async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  const taskId = await make(page, team, { title: 'Discuss me' });
  await page.goto(server.url + screens.task.href(taskId));
  await answer(page, '**/api/**/comments', 'GET', broken);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Comments', exact: true }), 'nobody knows how many').toBeVisible();
  await page.unroute('**/api/**/comments');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const box = page.getByPlaceholder('Add a comment...');
  const post = page.getByRole('button', { name: 'Post Comment' });
  await expect(page.getByText('No comments yet. Be the first to comment!')).toBeVisible();
  await box.fill('What do you think?');
  await answer(page, '**/api/**/comments', 'POST', broken);
  await post.click();
  await expectToast(page, 'Failed to add comment', 'Please try again.');
  await expect(box).toHaveValue('What do you think?');
  await page.unroute('**/api/**/comments');
  await post.click();
  await expectToast(page, 'Comment added', 'Your comment has been added successfully');
  await expect(page.getByRole('heading', { name: '1 Comment', exact: true })).toBeVisible();

  await box.fill('Asked twice');
  await post.dblclick();
  await expect(page.getByRole('heading', { name: '2 Comments', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 Comments', exact: true })).toBeVisible();
  await page.getByText('Asked twice').hover();
  await page.getByRole('button', { name: 'Delete Comment' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Comment' }).click();

  const remove = async () => {
    await page.getByRole('listitem').filter({ hasText: 'What do you think?' }).hover();
    await page.getByRole('button', { name: 'Delete Comment' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Delete Comment' });
    await expect(question).toContainText('Are you sure you want to delete this comment? This action cannot be undone.');
    await question.getByRole('button', { name: 'Delete Comment' }).click();
  };
  await answer(page, '**/api/comments/*', 'DELETE', broken);
  await remove();
  await expectToast(page, 'Failed to delete comment');
  await expect(page.getByText('What do you think?')).toBeVisible();
  await page.unroute('**/api/comments/*');
  await remove();
  await expectToast(page, 'Comment deleted');
  await expect(page.getByText('No comments yet. Be the first to comment!')).toBeVisible();
});

test('deleting: Error, Task Deleted from the card, Task deleted from the dialog', async ({ page, login, server, team }) => {
  await login('engineer');
  const taskId = await make(page, team, { title: 'Delete me' });
  await page.goto(server.url + team.board);
  const confirm = async () => {
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await question.getByRole('button', { name: 'Delete Task' }).click();
  };
  const fromCard = async () => {
    await card(page, 'Delete me').hover();
    await page.getByRole('button', { name: 'Actions for Delete me' }).click();
    await page.getByRole('menuitem', { name: /^Delete Task/ }).click();
    await confirm();
  };
  await answer(page, `**/api/tasks/${taskId}`, 'DELETE', broken);
  await fromCard();
  await expectToast(page, 'Error', 'Failed to delete task: The database is tired');
  await expect(card(page, 'Delete me')).toBeVisible();
  await page.unroute(`**/api/tasks/${taskId}`);
  await fromCard();
  await expectToast(page, 'Task Deleted');
  await expect(card(page, 'Delete me')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Task restored');
  await cardTitle(page, 'Delete me').click();
  await pressInTaskMenu(page, 'Delete Task');
  await confirm();
  await expectToast(page, 'Task deleted', 'The task has been deleted successfully.');
});

test('moving: Failed to move task, Task moved, and Task updated in the company view', async ({ page, login, server, team }) => {
  await login('admin');
  const taskId = await make(page, team, { title: 'Move me' });
  await page.goto(server.url + team.board);
  const address = `**/api/tasks/${taskId}/column`;
  await answer(page, address, 'PUT', broken);
  await dragTo(page, card(page, 'Move me'), column(page, 'In Progress'));
  await expectToast(page, 'Failed to move task', 'The database is tired');
  await expect(card(column(page, 'To Do'), 'Move me')).toBeVisible();
  await page.unroute(address);
  await dragTo(page, card(page, 'Move me'), column(page, 'In Progress'));
  await expectToast(page, 'Task moved', 'Task successfully moved from To Do to In Progress');
  await expect(card(column(page, 'In Progress'), 'Move me')).toBeVisible();

  // The tasks of other tests fill its columns, which draw only what is in sight.
  await page.goto(`${server.url}${screens.workspace.href(0)}?q=Move+me`);
  await dragTo(page, card(page, 'Move me'), column(page, 'Review'));
  await expectToast(page, 'Task updated', 'Task moved from In Progress to Review');
  await expect(card(column(page, 'Review'), 'Move me')).toBeVisible();
});

test('a message covers no button at the head or the foot of a task', { tag: '@deep' }, async ({ page, login, server, team }) => {
  await login('engineer');
  const checklistItems = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, text: `Step ${index + 1}` }));
  const taskId = await make(page, team, { title: 'Cover nothing', checklistItems });
  const covered = () =>
    page.evaluate(() => {
      const buttons = document.querySelectorAll(':is(header, .dialog-header, .dialog-footer, [data-foot]) :is(button, input)');
      const inFront = document.querySelector('.dialog') ? [...buttons].filter((one) => one.closest('.dialog')) : [...buttons];
      const toast = document.querySelector('.toast')?.getBoundingClientRect();
      if (!toast) throw new Error('There is no toast.');
      return inFront
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
        })
        .map((one) => one.textContent || one.getAttribute('aria-label'));
    });
  // German has the longest texts: on a phone its buttons wrap into two rows.
  for (const language of ['english', 'german']) {
    await page.request.patch(`${server.url}/api/users/settings`, { data: { language } });
    for (const [width, height] of [
      [1440, 900],
      [1024, 700],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of [`${team.board}?task=${taskId}`, screens.task.href(taskId)]) {
        await test.step(`${language}, ${width} wide, ${address}`, async () => {
          await page.goto(server.url + address);
          await page.locator('[data-comment-box]').fill('Covered?');
          await page.keyboard.press('Control+Enter');
          await expect(page.locator('.toast')).toBeVisible();
          await page.locator('.toast').evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
          expect(await covered()).toEqual([]);
          await page.locator('.toast').getByRole('button').click();
        });
      }
    }
  }
});
